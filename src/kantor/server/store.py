"""What is kept: people, their sessions, tables and their logs. Whatever `write` has returned from is durable."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    Insert,
    Row,
    Select,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kantor.server import ahead_rows, schema
from kantor.server.ahead_rows import Settled
from kantor.server.append_statements import ADD_DUE, ADD_ENTRIES, DROP_DUE, POSITION, PUT_POSITION, TAKE_HEAD
from kantor.server.clock import now
from kantor.server.entries import Entry
from kantor.server.outline import Outline, SeatHolder, State, TableRow, opened
from kantor.server.refusals import Refusal
from kantor.server.writer import Writer

Names = dict[tuple[int, str], str]

log = logging.getLogger("kantor.server")


class StoredPosition(Struct, frozen=True):
    """The position at the last turn's end, with the version of the rules that made it."""

    entry: int
    ply: int
    version: int
    position: str


class StoredResult(Struct, frozen=True):
    """How a match ended: points and places by seat, none of them when nobody won."""

    ended: str
    totals: tuple[int, ...] | None = None
    ranking: tuple[tuple[int, ...], ...] | None = None


class Change(Struct, frozen=True):
    """What one transaction adds to a table. `names` are those of people who sit down with these entries."""

    entries: tuple[Entry, ...]
    position: StoredPosition | None = None
    names: Names = {}
    due: dict[int, int] | None = None  # the seats that owe a decision then, since when; None: as before
    deadlines: dict[int, int] = {}  # of those seats, where a clock runs
    notices: tuple[dict[str, Any], ...] = ()  # what people have to be told of it
    result: StoredResult | None = None  # of a match that ends with it
    settled: Settled | None = None  # what a person has decided without answers given in advance


class StoredTable(Struct, frozen=True):
    """A table as the database has it."""

    id: str
    entries: tuple[Entry, ...]
    names: Names
    position: StoredPosition | None = None
    archive: bytes | None = None  # of a finished match
    left: dict[str, int] = {}  # by person: when the last socket closed


class EntryConflict(Exception):
    """Another writer was first."""


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = Writer(engine)

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

    async def write(self, work: Callable[[Connection], object]) -> None:
        """Do some work in a transaction; when this returns, it is durable."""
        await self._writer.write(work)

    # People

    async def add_person(self, person: str, name: str, token_hash: str, agent: str = "") -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(schema.people).values(id=person, name=name, created=now()))
            connection.execute(_session(person, token_hash, agent))

        await self._writer.write(work)

    async def add_session(self, person: str, token_hash: str, agent: str) -> None:
        await self._writer.write(lambda connection: connection.execute(_session(person, token_hash, agent)))

    async def session_used(self, token_hash: str) -> None:
        """Note that a session is in use, to the hour: its owner sees it in the list of sessions."""
        sessions, hour = schema.sessions, now()[:13]
        stale = (sessions.c.token_hash == token_hash) & ((sessions.c.used < hour) | sessions.c.used.is_(None))
        async with self.engine.connect() as connection:
            if (await connection.execute(select(sessions.c.person).where(stale))).first() is None:
                return
        statement = update(sessions).where(stale).values(used=now())
        await self._writer.write(lambda connection: connection.execute(statement))

    async def rename(self, person: str, name: str) -> None:
        statement = update(schema.people).where(schema.people.c.id == person).values(name=name)
        await self._writer.write(lambda connection: connection.execute(statement))

    async def person_of(self, token_hash: str) -> tuple[str, str] | None:
        """The person of a session and the person's name."""
        joined = schema.sessions.join(schema.people)
        query = select(schema.people.c.id, schema.people.c.name).select_from(joined)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query.where(schema.sessions.c.token_hash == token_hash))).first()
        return None if found is None else (found.id, found.name)

    async def drop_session(self, token_hash: str) -> None:
        statement = delete(schema.sessions).where(schema.sessions.c.token_hash == token_hash)
        await self._writer.write(lambda connection: connection.execute(statement))

    # Tables

    async def create(self, table: str, change: Change) -> None:
        """A new table; its first entry opens it."""
        outline = opened(table, change.entries[0])
        values = _row(outline) | {"id": table, "head": change.entries[-1].entry}

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(values))
            _append(connection, outline, change)

        await self._writer.write(work)

    async def append(self, outline: Outline, change: Change) -> None:
        """All of a change or nothing of it; EntryConflict when another writer was first."""

        def work(connection: Connection) -> None:
            # First of all: it decides who wins, and locks the table's row for the others.
            expected, last = change.entries[0].entry - 1, change.entries[-1].entry
            head = {"of_table": outline.row.id, "expected": expected, "last": last}
            if connection.execute(TAKE_HEAD, head).rowcount != 1:
                raise EntryConflict
            _append(connection, outline, change)

        try:
            await self._writer.write(work)
        except IntegrityError as error:
            raise EntryConflict from error

    async def load(self, table: str) -> StoredTable | None:
        async with self.engine.connect() as connection:
            entries = await connection.execute(_entries_after(table, -1))
            found = _log(table, entries)
            if not found:
                return None
            names = await connection.execute(_names(table))
            stored = await connection.execute(select(schema.positions).where(schema.positions.c.table_id == table))
            position = stored.first()
            archives = schema.archives
            archive = await connection.scalar(select(archives.c.archive).where(archives.c.table_id == table))
            at = None if position is None else _position(position)
            visits = await connection.execute(select(schema.visits).where(schema.visits.c.table_id == table))
            left = {row.person: row.left for row in visits}
            return StoredTable(table, found, _by_seat(names), at, archive, left)

    async def entries_after(self, table: str, entry: int) -> tuple[tuple[Entry, ...], Names]:
        """The entries after one, and the names of a table if there are any."""
        async with self.engine.connect() as connection:
            found = _log(table, await connection.execute(_entries_after(table, entry)))
            names = _by_seat(await connection.execute(_names(table))) if found else {}
        return found, names

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        query = select(schema.tables.c.id, schema.tables.c.head).where(schema.tables.c.id.in_(tables))
        async with self.engine.connect() as connection:
            return {row.id: row.head for row in await connection.execute(query)}

    async def listed(self, state: State | None, person: str | None, most: int) -> list[Outline]:
        """The newest tables: public ones, those that seek players first, or all where a person sits or hosts."""
        tables, seats = schema.tables, schema.seats
        query = select(tables).where(tables.c.state != "closed")
        newest = tables.c.created.desc(), tables.c.id
        query = query.order_by(tables.c.seeking.desc(), *newest) if person is None else query.order_by(*newest)
        query = query.limit(most)
        if state is not None:
            query = query.where(tables.c.state == state)
        if person is None:
            query = query.where(tables.c.public)
        else:
            sits = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
            query = query.where(or_(tables.c.host == person, sits))
        async with self.engine.connect() as connection:
            rows = [known for row in await connection.execute(query) if (known := _readable(row)) is not None]
            ids = [row.id for row in rows]
            taken = await connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat))
            holders: dict[str, list[SeatHolder]] = {ident: [] for ident in ids}
            for found in taken:
                holders[found.table_id].append(_holder(found))
        return [Outline(row, tuple(holders[row.id])) for row in rows]

    async def due_at(self, tables: Sequence[str]) -> dict[str, dict[int, int]]:
        """The seats that owe a decision at each of the tables, since when in milliseconds."""
        due = schema.due
        query = select(due).where(due.c.table_id.in_(tables)).order_by(due.c.seat)
        found: dict[str, dict[int, int]] = {}
        async with self.engine.connect() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.table_id, {})[row.seat] = row.since
        return found

    async def unfinished(self, host: str) -> int:
        """How many tables a person hosts that are neither over nor closed."""
        tables = schema.tables
        ended = tables.c.state.in_(("over", "closed"))
        query = select(func.count()).select_from(tables).where(tables.c.host == host, ~ended)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def with_catalogue(self, game: str, fingerprint: str) -> TableRow | None:
        """Any table whose moves are those of a catalogue."""
        tables = schema.tables
        query = select(tables).where(tables.c.game == game, tables.c.catalogue == fingerprint).limit(1)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _table(row)

    async def archive_with_catalogue(self, game: str, fingerprint: str) -> bytes | None:
        """The archive of any finished match whose moves are those of a catalogue."""
        tables, archives = schema.tables, schema.archives
        query = select(archives.c.archive).join(tables, tables.c.id == archives.c.table_id)
        query = query.where(tables.c.game == game, tables.c.catalogue == fingerprint).limit(1)
        async with self.engine.connect() as connection:
            found: bytes | None = await connection.scalar(query)
        return found


def _append(connection: Connection, before: Outline, change: Change) -> None:
    """Write entries, and what follows from them for those who list and look up tables."""
    table = before.row.id
    connection.execute(ADD_ENTRIES, [_entry_row(table, entry) for entry in change.entries])
    after = before
    for entry in change.entries:
        after = after.after(entry, change.names)
    if after.row != before.row:
        values = {name: value for name, value in _row(after).items() if value != _row(before)[name]}
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(values))
    for (seat, person), name in change.names.items():
        names = schema.seat_names
        key = {"table_id": table, "seat": seat, "person": person}
        connection.execute(delete(names).where(*(names.c[column] == value for column, value in key.items())))
        connection.execute(insert(names).values(name=name, **key))
    if after.holders != before.holders or change.entries[0].kind == "open":
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table))
        rows = [{"table_id": table, "seat": seat, **_fields(holder)} for seat, holder in enumerate(after.holders)]
        connection.execute(insert(schema.seats), rows)
    _drop_answers(connection, before, after, change.settled)
    if change.due is not None:
        connection.execute(DROP_DUE, {"of_table": table})
        write_due(connection, table, change.due, change.deadlines)
    if change.notices:
        connection.execute(insert(schema.outbox), [{"table_id": table, "due": 0, **row} for row in change.notices])
    if change.result is not None:
        write_result(connection, table, change.result)
    if change.position is not None:
        values = _fields(change.position)
        new = {"of_table": table} | {f"new_{name}": values[name] for name in POSITION}
        if connection.execute(PUT_POSITION, new).rowcount == 0:
            connection.execute(insert(schema.positions).values(table_id=table, **values))


def _drop_answers(connection: Connection, before: Outline, after: Outline, settled: Settled | None) -> None:
    """Answers given in advance end with the match, with the seat, and when they didn't fit."""
    if after.row.state in ("over", "closed"):
        ahead_rows.drop_all(connection, after.row.id)
    elif after.row.state == "running" and after.holders != before.holders:
        ahead_rows.drop_all(connection, after.row.id, [at.person for at in after.holders if at.person])
    if settled is not None:
        ahead_rows.drop_unfit(connection, after.row.id, settled)


def _session(person: str, token_hash: str, agent: str) -> Insert:
    row = {"token_hash": token_hash, "person": person, "created": now(), "agent": agent, "used": now()}
    return insert(schema.sessions).values(row)


def write_due(connection: Connection, table: str, due: dict[int, int], deadlines: Mapping[int, int]) -> None:
    if due:
        rows = [
            {"table_id": table, "seat": seat, "since": since, "deadline": deadlines.get(seat)}
            for seat, since in due.items()
        ]
        connection.execute(ADD_DUE, rows)


def write_result(connection: Connection, table: str, result: StoredResult) -> None:
    results = schema.results
    values = {"ended": result.ended, "totals": _text(result.totals), "ranking": _text(result.ranking)}
    if connection.execute(update(results).where(results.c.table_id == table).values(values)).rowcount == 0:
        connection.execute(insert(results).values(table_id=table, **values))


def _entries_after(table: str, entry: int) -> Select[Any]:
    entries = schema.entries
    return select(entries).where(entries.c.table_id == table, entries.c.entry > entry).order_by(entries.c.entry)


def _names(table: str) -> Select[Any]:
    return select(schema.seat_names).where(schema.seat_names.c.table_id == table)


def _by_seat(rows: Iterable[Row[Any]]) -> Names:
    return {(row.seat, row.person): row.name for row in rows}


def _row(outline: Outline) -> dict[str, Any]:
    return _fields(outline.row) | {"settings": _text(outline.row.settings), "pace": _text(outline.row.pace)}


def _fields(value: Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(value)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return _fields(entry) | {"table_id": table, "data": _text(entry.data)}


def _log(table: str, rows: Iterable[Row[Any]]) -> tuple[Entry, ...]:
    try:
        return tuple(_entry(row) for row in rows)
    except (msgspec.DecodeError, UnicodeError, TypeError, ValueError) as error:
        log.error("the log of table %s can't be read: %s", table, error)
        raise Refusal("table-broken", 500) from error


def _entry(row: Row[Any]) -> Entry:
    data = msgspec.json.decode(row.data)
    return Entry(row.entry, row.kind, row.by, row.at, row.seat, row.person, data, row.key)


def _readable(row: Row[Any]) -> TableRow | None:
    """A table of a list; None for one whose row is damaged, which must not hide the others."""
    try:
        found = _table(row)
    except (msgspec.DecodeError, UnicodeError, TypeError, ValueError) as error:
        log.error("the row of table %s can't be read: %s", row.id, error)
        return None
    if found.state not in ("open", "running", "over", "closed") or not isinstance(found.settings, dict):
        log.error("the row of table %s can't be read", row.id)
        return None
    return found


def _table(row: Row[Any]) -> TableRow:
    columns = {str(key): value for key, value in row._mapping.items() if key != "head"}
    texts = {name: msgspec.json.decode(columns[name]) for name in ("settings", "pace")}
    flags = {name: bool(columns[name]) for name in ("public", "seeking", "hints", "hinted")}
    return TableRow(**columns | texts | flags)


def _holder(row: Row[Any]) -> SeatHolder:
    return SeatHolder(row.person, row.bot, row.name)


def _position(row: Row[Any]) -> StoredPosition:
    return StoredPosition(row.entry, row.ply, row.version, row.position)
