"""Friends: people one has played with and wants to find again. Nobody is told whose friend he is."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, insert, select
from sqlalchemy.exc import IntegrityError

from kantor.server import schema
from kantor.server.refusals import Refusal
from kantor.server.silences import blocked_between
from kantor.server.store import Store
from kantor.server.tables import Tables
from kantor.server.talk_schema import friends, silences
from kantor.server.wire_talk import FriendInfo, Friends, NewFriend, PlayedWith

MOST = 200
LATEST = 30  # of those one has played with
LOOKED_AT = 400  # seats at one's latest tables

people, seats, tables = schema.people, schema.seats, schema.tables


async def friends_of(store: Store, person: str) -> Friends:
    """My friends by name, and those I have played with lately."""
    mine = friends.c.person == person
    query = select(friends.c.id, friends.c.other, people.c.name).join(people, people.c.id == friends.c.other)
    theirs = _played(person).order_by(tables.c.created.desc(), tables.c.id, seats.c.seat).limit(LOOKED_AT)
    blocked = select(silences.c.other).where(silences.c.person == person, silences.c.table_id.is_(None))
    async with store.engine.connect() as connection:
        known = list(await connection.execute(query.where(mine).order_by(people.c.name, friends.c.id)))
        left_out = {person, *(row.other for row in known), *(row.other for row in await connection.execute(blocked))}
        found: dict[str, PlayedWith] = {}
        for row in await connection.execute(theirs):
            if row.person not in left_out and row.name and row.person not in found and len(found) < LATEST:
                found[row.person] = PlayedWith(row.id, row.seat, row.name, row.game)
    return Friends(tuple(FriendInfo(row.id, row.name) for row in known if row.name), tuple(found.values()))


async def befriend(at: Tables, person: str, wish: NewFriend) -> Friends:
    """Call somebody a friend with whom I sat at a table that has begun."""
    query = _played(person).where(tables.c.id == wish.table, seats.c.seat == wish.seat)
    async with at.store.engine.connect() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise Refusal("not-played-with", 404)
    if (await blocked_between(at.store, person, row.person))[0]:
        raise Refusal("friend-blocked")
    if len((await friends_of(at.store, person)).friends) >= MOST:
        raise Refusal("too-many-friends", most=MOST)
    values = {"person": person, "other": row.person, "at": at.clock.milliseconds()}
    with suppress(IntegrityError):  # a friend already
        await at.store.write(lambda connection: connection.execute(insert(friends).values(values)))
    return await friends_of(at.store, person)


async def unfriend(store: Store, person: str, ident: int) -> Friends:
    gone: list[int] = []

    def work(connection: Connection) -> None:
        this = friends.c.id == ident, friends.c.person == person
        gone.append(connection.execute(delete(friends).where(*this)).rowcount)

    await store.write(work)
    if not gone[-1]:
        raise Refusal("not-found", 404)
    return await friends_of(store, person)


def _played(person: str) -> Select[Any]:
    """The seats of others at tables that have begun, where this person sits too."""
    mine = seats.alias()
    sits = exists().where(mine.c.table_id == seats.c.table_id, mine.c.person == person)
    query = select(tables.c.id, tables.c.game, seats.c.seat, seats.c.name, seats.c.person)
    query = query.join(tables, tables.c.id == seats.c.table_id)
    begun = tables.c.state.in_(("running", "over"))
    return query.where(begun, sits, seats.c.person.is_not(None), seats.c.person != person)
