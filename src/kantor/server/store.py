"""What is kept: people, their sessions, tables and their logs. Whatever `write` has returned from is durable."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kantor.server import schema
from kantor.server.entries import Entry, now
from kantor.server.writer import Writer

State = Literal["open", "running", "over"]


class SeatHolder(Struct, frozen=True):
    """A seat and who sits there: a person, a bot or nobody."""

    person: str | None = None
    bot: str | None = None
    name: str = ""

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None


class TableRow(Struct, frozen=True):
    """What is known of a table besides its log."""

    id: str
    game: str
    players: int
    settings: dict[str, Any]
    catalogue: str
    title: str
    public: bool
    host: str
    state: State
    created: str
    next: str | None = None


class StoredPosition(Struct, frozen=True):
    """The position at the last turn's end, with the version of the rules that made it."""

    entry: int
    ply: int
    version: int
    position: str


class Change(Struct, frozen=True):
    """What one transaction does to a table."""

    entries: tuple[Entry, ...] = ()
    columns: dict[str, Any] = {}
    holders: tuple[SeatHolder, ...] | None = None
    position: StoredPosition | None = None


class StoredTable(Struct, frozen=True):
    """A table as the database has it."""

    row: TableRow
    holders: tuple[SeatHolder, ...]
    entries: tuple[Entry, ...]
    position: StoredPosition | None


class EntryConflict(Exception):
    """Somebody else wrote that entry first."""


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = Writer(engine)

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

    # People

    async def add_person(self, person: str, name: str, token_hash: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(schema.people).values(id=person, name=name, created=now()))
            row = {"token_hash": token_hash, "person": person, "created": now()}
            connection.execute(insert(schema.sessions).values(row))

        await self._writer.write(work)

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

    async def create(self, row: TableRow, change: Change) -> None:
        values = msgspec.structs.asdict(row) | {"settings": _text(row.settings)}

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(values))
            _apply(connection, row.id, change)

        await self._writer.write(work)

    async def write(self, table: str, change: Change) -> None:
        """All of a change or nothing of it; raises EntryConflict when somebody else was first."""
        try:
            await self._writer.write(lambda connection: _apply(connection, table, change))
        except IntegrityError as error:
            raise EntryConflict from error

    async def load(self, table: str) -> StoredTable | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
            if row is None:
                return None
            seats, entries = schema.seats, schema.entries
            holders = await connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
            log = await connection.execute(select(entries).where(entries.c.table_id == table).order_by(entries.c.entry))
            stored = await connection.execute(select(schema.positions).where(schema.positions.c.table_id == table))
            position = stored.first()
        return StoredTable(
            _table(row),
            tuple(_holder(found) for found in holders),
            tuple(_entry(found) for found in log),
            None if position is None else _position(position),
        )

    async def listed(
        self, state: State | None, person: str | None, most: int
    ) -> list[tuple[TableRow, tuple[SeatHolder, ...]]]:
        """The newest tables: public ones, or all where a person sits or hosts."""
        tables, seats = schema.tables, schema.seats
        query = select(tables).order_by(tables.c.created.desc(), tables.c.id).limit(most)
        if state is not None:
            query = query.where(tables.c.state == state)
        if person is None:
            query = query.where(tables.c.public)
        else:
            sits = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
            query = query.where(or_(tables.c.host == person, sits))
        async with self.engine.connect() as connection:
            rows = [_table(row) for row in await connection.execute(query)]
            ids = [row.id for row in rows]
            taken = await connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat))
            holders: dict[str, list[SeatHolder]] = {ident: [] for ident in ids}
            for found in taken:
                holders[found.table_id].append(_holder(found))
        return [(row, tuple(holders[row.id])) for row in rows]

    async def unfinished(self, host: str) -> int:
        """How many tables a person hosts that aren't over."""
        tables = schema.tables
        query = select(func.count()).select_from(tables).where(tables.c.host == host, tables.c.state != "over")
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def with_catalogue(self, game: str, fingerprint: str) -> TableRow | None:
        """Any table whose moves are those of a catalogue."""
        tables = schema.tables
        query = select(tables).where(tables.c.game == game, tables.c.catalogue == fingerprint).limit(1)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _table(row)

    async def drop(self, table: str) -> None:
        def work(connection: Connection) -> None:
            for part in (schema.positions, schema.entries, schema.seats):
                connection.execute(delete(part).where(part.c.table_id == table))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

        await self._writer.write(work)


def _apply(connection: Connection, table: str, change: Change) -> None:
    # The entries come first: their key decides who wins.
    if change.entries:
        connection.execute(insert(schema.entries), [_entry_row(table, entry) for entry in change.entries])
    if change.columns:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(change.columns))
    if change.holders is not None:
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table))
        rows = [{"table_id": table, "seat": seat, **_fields(holder)} for seat, holder in enumerate(change.holders)]
        connection.execute(insert(schema.seats), rows)
    if change.position is not None:
        positions = schema.positions
        values = _fields(change.position)
        done = connection.execute(update(positions).where(positions.c.table_id == table).values(values))
        if done.rowcount == 0:
            connection.execute(insert(positions).values(table_id=table, **values))


def _fields(value: Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(value)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return _fields(entry) | {"table_id": table, "data": _text(entry.data)}


def _entry(row: Row[Any]) -> Entry:
    data = msgspec.json.decode(row.data)
    return Entry(row.entry, row.kind, row.by, row.at, row.seat, row.person, data)


def _table(row: Row[Any]) -> TableRow:
    columns = {str(key): value for key, value in row._mapping.items()}
    return TableRow(**columns | {"settings": msgspec.json.decode(row.settings), "public": bool(row.public)})


def _holder(row: Row[Any]) -> SeatHolder:
    return SeatHolder(row.person, row.bot, row.name)


def _position(row: Row[Any]) -> StoredPosition:
    return StoredPosition(row.entry, row.ply, row.version, row.position)
