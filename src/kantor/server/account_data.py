"""One's data: all of it to take along, and to be forgotten. Games stay, with a neutral name."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import select, update

from kantor.core.errors import KantorError
from kantor.server import schema
from kantor.server.absence import left_by
from kantor.server.accounts import Accounts
from kantor.server.auth import People, Person
from kantor.server.passkeys import Passkeys
from kantor.server.store import Change
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.talk import Talk
from kantor.server.talk_data import talk_data

log = logging.getLogger("kantor.server")

Json = dict[str, Any]


async def exported(tables: Tables, accounts: Accounts, passkeys: Passkeys, person: Person) -> Json:
    """Everything that is kept of a person. What was drawn after a move stays secret until the match is over."""
    account = await accounts.of(person.id)
    entries, names = schema.entries, schema.seat_names
    state = schema.tables.c.state.label("state")
    mine = select(entries, schema.tables.c.game, state).join(schema.tables, schema.tables.c.id == entries.c.table_id)
    query = mine.where(entries.c.person == person.id).order_by(entries.c.table_id, entries.c.entry)
    async with tables.store.engine.connect() as connection:
        created = await connection.scalar(select(schema.people.c.created).where(schema.people.c.id == person.id))
        called = list(await connection.execute(select(names).where(names.c.person == person.id)))
        rows = list(await connection.execute(query))
        hidden = await connection.execute(select(schema.hidden).where(schema.hidden.c.person == person.id))
        hours = (await connection.execute(select(schema.hours).where(schema.hours.c.person == person.id))).first()
        visits = await connection.execute(select(schema.visits).where(schema.visits.c.person == person.id))
        told = await connection.execute(select(schema.channels).where(schema.channels.c.person == person.id))
        quiet = await connection.execute(select(schema.quiet).where(schema.quiet.c.person == person.id))
        devices = await connection.execute(select(schema.push_devices).where(schema.push_devices.c.person == person.id))
        talk = await talk_data(connection, person.id)
        ahead = await connection.execute(select(schema.ahead).where(schema.ahead.c.person == person.id))
        found: Json = {
            "person": person.id,
            "name": person.name,
            "created": created,
            "account": None if account is None else msgspec.to_builtins(account),
            "hidden": [row.table_id for row in hidden],
            "hours": None if hours is None else dict(hours._mapping),
            "channels": [
                {"channel": row.kind, "address": row.address, "kinds": msgspec.json.decode(row.kinds)} for row in told
            ],
            "push_devices": [{"endpoint": row.endpoint, "created": row.created} for row in devices],
            "quiet": [row.table_id for row in quiet],
            "ahead": [_ahead(row) for row in ahead],
            "visits": [{"table": row.table_id, "left": row.left} for row in visits],
            **talk,
        }
    found["sessions"] = [
        {"created": session.created, "used": session.used, "agent": session.agent}
        for session in await accounts.sessions_of(person.id)
    ]
    found["passkeys"] = [{"name": row.name, "created": row.created} for row in await passkeys.of(person.id)]
    found["seats"] = [{"table": row.table_id, "seat": row.seat, "name": row.name} for row in called]
    found["entries"] = [_entry(row) for row in rows]
    return found


def _ahead(row: Any) -> Json:
    answers = msgspec.json.decode(row.answers)
    return {"table": row.table_id, "seat": row.seat, "question": row.question, "answers": answers}


def _entry(row: Any) -> Json:
    entry = {"table": row.table_id, "game": row.game, "entry": row.entry, "kind": row.kind, "at": row.at}
    data = msgspec.json.decode(row.data)
    if row.state != "over":
        data.pop("chance", None)
    return entry | {"seat": row.seat, "data": data}


async def forgotten(tables: Tables, people: People, accounts: Accounts, talk: Talk, person: Person) -> None:
    """Leave all tables, let the name be forgotten there, and end the account with its sessions."""
    names = schema.seat_names
    async with tables.store.engine.connect() as connection:
        seats = list(await connection.execute(select(names).where(names.c.person == person.id)))
        hosting = schema.tables.c.host == person.id
        hosted = [row.id for row in await connection.execute(select(schema.tables.c.id).where(hosting))]
    for table in dict.fromkeys([*hosted, *(row.table_id for row in seats)]):
        await _leave(tables, table, person.id)
    cleared = update(names).where(names.c.person == person.id).values(name="")
    await tables.store.write(lambda connection: connection.execute(cleared))
    for row in seats:
        await _forget(tables, row.table_id, row.seat, person.id)
    # First by itself, so that the words go from every socket.
    await talk.delete_words_of(person.id)
    await people.end_sessions(await accounts.erase(person.id))


async def _leave(tables: Tables, table: str, person: str) -> None:
    try:
        await tables.change(table, lambda at: left_by(at, person) or at.entry)
    except KantorError as error:
        log.info("table %s: nothing to leave: %s", table, error)


async def _forget(tables: Tables, table: str, seat: int, person: str) -> None:
    """The entry makes every process build the table anew, without the name."""

    def action(at: Table) -> Change | int:
        if seat >= len(at.holders):
            return at.entry
        entry = at.next_entry("forget", seat, by="clock", person=person)
        return Change((entry,), names={(seat, person): ""})

    try:
        await tables.change(table, action)
    except KantorError as error:
        log.info("table %s: no name to forget: %s", table, error)
