"""Asking a person by name to an open table. Whoever is asked finds it at home, and is told by the own channels.

Somebody who has blocked the one who asks never sees it; the one who asks isn't told so.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, Select, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kantor.server import lobby, schema
from kantor.server.accounts import folded
from kantor.server.auth import Person
from kantor.server.clock import text_of_time
from kantor.server.friends import friends_of
from kantor.server.refusals import Refusal
from kantor.server.silences import blocked_between
from kantor.server.store import Store
from kantor.server.table import Table
from kantor.server.table_codes import code_of
from kantor.server.tables import Tables
from kantor.server.talk_schema import friends, invitations, silences
from kantor.server.wire import Sitter
from kantor.server.wire_talk import (
    InvitationInfo,
    InvitationWish,
    MyInvitation,
    MyInvitations,
    TableInvitations,
)

MOST = 12  # at a table
SHOWN = 30

tables, seats, people, accounts = schema.tables, schema.seats, schema.people, schema.accounts


def check_at_table(table: Table, person: str) -> None:
    """Who asks others must sit there, or host."""
    if table.row.host != person and not table.seats_of(person):
        raise Refusal("not-at-table", 403)


async def invitations_at(at: Tables, table: str, person: str) -> TableInvitations:
    """Who was asked to a table, for those who are there."""
    check_at_table(await at.fresh(table), person)
    query = select(invitations).where(invitations.c.table_id == table, ~_sits()).order_by(invitations.c.id)
    async with at.store.engine.connect() as connection:
        rows = list(await connection.execute(query))
    found = (InvitationInfo(row.id, row.name, row.seat, bool(row.declined), row.inviter == person) for row in rows)
    return TableInvitations(tuple(found), await code_of(at.store, table))


async def invite(at: Tables, person: Person, table: str, wish: InvitationWish) -> TableInvitations:
    found = await at.fresh(table)
    check_at_table(found, person.id)
    found.check_open()
    if wish.seat is not None and not found.holder(wish.seat).empty:
        raise Refusal("seat-taken", seat=wish.seat)
    other, name = await _meant(at.store, person.id, wish)
    if other == person.id or found.seats_of(other):
        raise Refusal("invited-sits", name=name)
    async with at.store.engine.connect() as connection:
        here = select(func.count()).select_from(invitations).where(invitations.c.table_id == table)
        if (await connection.scalar(here) or 0) >= MOST:
            raise Refusal("too-many-invitations", most=MOST)
    by_me, by_them = await blocked_between(at.store, person.id, other)
    if by_me:
        raise Refusal("friend-blocked")
    row = {
        "table_id": table,
        "seat": wish.seat,
        "inviter": person.id,
        "person": other,
        "name": name,
        "at": at.clock.milliseconds(),
    }
    notice = {"table_id": table, "entry": found.entry, "kind": "invite", "seat": wish.seat or 0, "person": other}

    def work(connection: Connection) -> None:
        connection.execute(insert(invitations).values(row))
        if not by_them:
            connection.execute(insert(schema.outbox).values(due=0, **notice))

    try:
        await at.store.write(work)
    except IntegrityError as error:
        raise Refusal("invited-already", name=name) from error
    at.on_notices()
    return await invitations_at(at, table, person.id)


async def withdraw(at: Tables, person: str, table: str, ident: int) -> TableInvitations:
    """Take an invitation back: whoever sent it, or the host."""
    found = await at.fresh(table)
    check_at_table(found, person)
    this = [invitations.c.id == ident, invitations.c.table_id == table]
    if found.row.host != person:
        this.append(invitations.c.inviter == person)
    await _gone(at.store, delete(invitations).where(*this))
    return await invitations_at(at, table, person)


async def my_invitations(store: Store, person: str) -> MyInvitations:
    """To which open tables I was asked, the newest first."""
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(_mine(person).order_by(invitations.c.id.desc()).limit(SHOWN)))
    return MyInvitations(tuple(_info(row) for row in rows))


async def accept(at: Tables, person: Person, ident: int) -> Table:
    """Sit down where I was asked to, or on any seat that is free."""
    async with at.store.engine.connect() as connection:
        row = (await connection.execute(_mine(person.id).where(invitations.c.id == ident))).first()
    if row is None:
        raise Refusal("not-found", 404)
    table = await at.fresh(row.table_id)
    free = [seat for seat, holder in enumerate(table.holders) if holder.empty]
    if not free:
        raise Refusal("no-seat-free")
    seat = row.seat if row.seat in free else free[0]
    table = await lobby.sit_down(at, table.id, person, seat, Sitter("me"))
    done = delete(invitations).where(invitations.c.id == ident)
    await at.store.write(lambda connection: connection.execute(done))
    return table


async def decline(store: Store, person: str, ident: int) -> None:
    this = invitations.c.id == ident, invitations.c.person == person
    await _gone(store, update(invitations).where(*this).values(declined=1))


async def _gone(store: Store, statement: Any) -> None:
    changed: list[int] = []
    await store.write(lambda connection: changed.append(connection.execute(statement).rowcount))
    if not changed[-1]:
        raise Refusal("not-found", 404)


async def _meant(store: Store, person: str, wish: InvitationWish) -> tuple[str, str]:
    """Whom a name means: a friend, else somebody I have played with, else an account with that login or name."""
    if wish.friend is not None:
        query = select(friends.c.other, people.c.name).join(people, people.c.id == friends.c.other)
        query = query.where(friends.c.id == wish.friend, friends.c.person == person)
        async with store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Refusal("not-found", 404)
        return row.other, row.name
    name = folded(wish.name)
    if not name or not name.isprintable():
        raise Refusal("no-such-name", 404, name=wish.name[:40])
    known = await _known(store, person, name)
    if len(known) == 1:
        return next(iter(known.items()))
    query = select(people.c.id, people.c.name).join(accounts, accounts.c.person == people.c.id)
    async with store.engine.connect() as connection:
        by_login = (await connection.execute(query.where(accounts.c.login == name))).first()
        by_name = list(await connection.execute(query.where(people.c.name == wish.name.strip()).limit(2)))
    if by_login is not None:
        return by_login.id, by_login.name
    if len(by_name) > 1 or known:
        raise Refusal("name-of-several", name=wish.name[:40])
    if not by_name:
        raise Refusal("no-such-name", 404, name=wish.name[:40])
    return by_name[0].id, by_name[0].name


async def _known(store: Store, person: str, name: str) -> dict[str, str]:
    """Friends of that name, or else those of that name with whom I have played."""
    query = select(friends.c.other, people.c.name).join(people, people.c.id == friends.c.other)
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(query.where(friends.c.person == person)))
        found = {row.other: row.name for row in rows if folded(row.name) == name}
        if found:
            return found
        played = [one for one in (await friends_of(store, person)).played if folded(one.name) == name]
        for one in played:
            this = seats.c.table_id == one.table, seats.c.seat == one.seat
            other = await connection.scalar(select(seats.c.person).where(*this))
            if other is not None:
                found[other] = one.name
    return found


def _sits() -> Any:
    return exists().where(seats.c.table_id == invitations.c.table_id, seats.c.person == invitations.c.person)


def _mine(person: str) -> Select[Any]:
    """Invitations that wait for an answer, but of those whom the person has blocked."""
    free = select(func.count()).select_from(seats)
    free = free.where(seats.c.table_id == tables.c.id, seats.c.person.is_(None), seats.c.bot.is_(None))
    query = select(
        invitations,
        tables.c.game,
        tables.c.title,
        tables.c.players,
        people.c.name.label("asked_by"),
        free.scalar_subquery().label("free"),
    )
    query = query.join(tables, tables.c.id == invitations.c.table_id).join(people, people.c.id == invitations.c.inviter)
    blocked = exists().where(
        silences.c.person == person, silences.c.other == invitations.c.inviter, silences.c.table_id.is_(None)
    )
    waits = invitations.c.person == person, invitations.c.declined == 0, tables.c.state == "open"
    return query.where(*waits, ~blocked, ~_sits())


def _info(row: Row[Any]) -> MyInvitation:
    at = text_of_time(row.at)
    return MyInvitation(row.id, row.table_id, row.game, row.title, row.asked_by, row.free, row.players, at)
