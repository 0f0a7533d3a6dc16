"""Whom a person doesn't want to hear: muted at one table, or blocked anywhere. Their words never reach the person's
sockets (`talk.Room`), and whoever is blocked can't invite the person or stay a friend."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, select, update

from kantor.server import schema
from kantor.server.auth import Person
from kantor.server.refusals import Refusal
from kantor.server.store import Store
from kantor.server.tables import Tables
from kantor.server.talk import Talk
from kantor.server.talk_schema import friends, silences, talks, words
from kantor.server.wire_talk import SilenceInfo, Silences, SilenceWish

MOST = 500


async def silences_of(store: Store, person: str) -> Silences:
    query = select(silences).where(silences.c.person == person).order_by(silences.c.id)
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(query))
    return Silences(
        tuple(SilenceInfo(row.id, "mute" if row.table_id else "block", row.table_id, row.name) for row in rows)
    )


async def silence(tables: Tables, talk: Talk, person: Person, wish: SilenceWish) -> Silences:
    """Don't let me hear somebody any more, from the next word on and of the words that are there."""
    other, name = await _named(tables, talk, person.id, wish)
    if other == person.id:
        raise Refusal("own-silence", 400)
    if len((await silences_of(tables.store, person.id)).silences) >= MOST:
        raise Refusal("too-many-silences", most=MOST)
    table = wish.table if wish.kind == "mute" else None
    mine = silences.c.person == person.id, silences.c.other == other
    place = silences.c.table_id.is_(None) if table is None else silences.c.table_id == table
    row = {"person": person.id, "other": other, "table_id": table, "name": name, "at": tables.clock.milliseconds()}

    def work(connection: Connection) -> None:
        connection.execute(delete(silences).where(*mine, place))
        connection.execute(insert(silences).values(row))
        if table is None:
            connection.execute(delete(friends).where(friends.c.person == person.id, friends.c.other == other))
        _renewed(connection, other)

    await tables.store.write(work)
    await _tell(tables, talk, other)
    return await silences_of(tables.store, person.id)


async def unsilence(tables: Tables, talk: Talk, person: str, ident: int) -> Silences:
    """Let me hear somebody again."""
    mine = silences.c.id == ident, silences.c.person == person
    async with tables.store.engine.connect() as connection:
        other = await connection.scalar(select(silences.c.other).where(*mine))
    if other is None:
        raise Refusal("not-found", 404)

    def work(connection: Connection) -> None:
        connection.execute(delete(silences).where(*mine))
        _renewed(connection, other)

    await tables.store.write(work)
    await _tell(tables, talk, other)
    return await silences_of(tables.store, person)


async def block_of(store: Store, person: str, other: str) -> int | None:
    """The number of a person's block of another."""
    mine = silences.c.person == person, silences.c.other == other, silences.c.table_id.is_(None)
    async with store.engine.connect() as connection:
        found: int | None = await connection.scalar(select(silences.c.id).where(*mine))
    return found


async def blocked_between(store: Store, one: str, other: str) -> tuple[bool, bool]:
    """Whether the first has blocked the second, and the other way round."""
    anywhere = silences.c.table_id.is_(None)
    pairs = or_(
        (silences.c.person == one) & (silences.c.other == other),
        (silences.c.person == other) & (silences.c.other == one),
    )
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(select(silences.c.person).where(anywhere, pairs)))
    found = {row.person for row in rows}
    return one in found, other in found


async def _named(tables: Tables, talk: Talk, person: str, wish: SilenceWish) -> tuple[str, str]:
    """The person behind a word or a seat, whose id isn't told; or the one of a profile, who can only be blocked."""
    if wish.person is not None and wish.kind == "block":
        return wish.person, await _name_of(tables.store, wish.person)
    if wish.word is not None:
        word = await talk.heard_word(wish.table, person, wish.word)
        return word.person, word.name
    if wish.seat is None:
        raise Refusal("not-found", 404)
    holder = (await tables.table(wish.table)).holder(wish.seat)
    if holder.person is None:
        raise Refusal("not-found", 404)
    return holder.person, holder.name


async def _name_of(store: Store, person: str) -> str:
    people, accounts = schema.people, schema.accounts
    query = select(people.c.name).join(accounts, accounts.c.person == people.c.id).where(people.c.id == person)
    async with store.engine.connect() as connection:
        name: str | None = await connection.scalar(query)
    if not name:
        raise Refusal("no-such-profile", 404)
    return name


def _renewed(connection: Connection, other: str) -> None:
    spoken = select(words.c.table_id).where(words.c.person == other)
    connection.execute(update(talks).where(talks.c.table_id.in_(spoken)).values(version=talks.c.version + 1))


async def _tell(tables: Tables, talk: Talk, other: str) -> None:
    for table in await talk.tables_of(other):
        if tables.presence.at(table):
            talk.changed(table)
        else:
            talk.heard(table)
