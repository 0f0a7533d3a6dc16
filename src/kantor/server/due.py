"""What is due: the seats that owe a decision, written with the entries, and who looks after those that nobody plays."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, or_, select, true, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kantor.core.errors import KantorError
from kantor.server import schema
from kantor.server.ahead_rows import SKEW, overdue
from kantor.server.clock import Clock
from kantor.server.store import Store, write_due
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.time_outs import sweep_deadlines

SWEEP = "sweep"
MOST = 100
LONGEST = 300_000  # milliseconds that a lease may last

log = logging.getLogger("kantor.server")


class Leases:
    """Who does some work that one process should do. It saves work; nothing goes wrong when two do it."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.me = secrets.token_hex(8)

    async def take(self, name: str, seconds: float) -> bool:
        """Take or keep a lease; False when another process has it."""
        now = self._clock.milliseconds()
        until = now + int(seconds * 1000)
        leases = schema.leases
        taken = []

        def work(connection: Connection) -> None:
            # One that lasts longer than anybody takes it for was taken before the clock was set back.
            free = (leases.c.holder == self.me) | (leases.c.until < now) | (leases.c.until > now + LONGEST)
            change = update(leases).where(leases.c.name == name, free).values(holder=self.me, until=until)
            if connection.execute(change).rowcount:
                taken.append(True)
            elif connection.execute(select(leases.c.name).where(leases.c.name == name)).first() is None:
                connection.execute(insert(leases).values(name=name, holder=self.me, until=until))
                taken.append(True)

        try:
            await self._store.write(work)
        except IntegrityError:
            return False
        return bool(taken)


class Sweeper:
    """Wakes tables at which a bot has been due for longer than it may take: after a restart, or when a host died."""

    def __init__(
        self, tables: Tables, leases: Leases, take: Callable[[Table], None], seconds: float, patience: float
    ) -> None:
        self._tables = tables
        self._leases = leases
        self._take = take
        self._seconds = seconds
        self._patience = patience
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _sweep(self) -> None:
        first = True
        while True:
            try:
                if await self._leases.take(SWEEP, self._seconds * 3):
                    if first:
                        await self._write_missing()
                        first = False
                    await self.sweep()
                    await sweep_deadlines(self._tables)
            except SQLAlchemyError as error:
                log.warning("can't look for what is due now: %s", error)
            await asyncio.sleep(self._seconds)

    async def sweep(self) -> list[str]:
        """Wake the tables where bots or answers given in advance are overdue; returns them."""
        now = self._tables.clock.milliseconds()
        before = now - int(self._patience * 1000)
        due, seats = schema.due, schema.seats
        at_seat = (seats.c.table_id == due.c.table_id) & (seats.c.seat == due.c.seat)
        query = select(due.c.table_id).join(seats, at_seat).where(seats.c.bot.is_not(None))
        # What is due since a time to come became so before the clock was set back.
        query = query.where((due.c.since <= before) | (due.c.since > now + SKEW))
        query = query.where(not_resting(now, self._tables.settings.keeping.bots_minutes))
        async with self._tables.store.engine.connect() as connection:
            rows = list(await connection.execute(query.order_by(due.c.since).limit(MOST)))
            rows += list(await connection.execute(overdue(now, before, MOST)))
        found = list(dict.fromkeys(row.table_id for row in rows))
        await self._wake(found)
        return found

    async def _wake(self, tables: Iterable[str]) -> None:
        for table in tables:
            try:
                self._take(await self._tables.fresh(table))
            except KantorError as error:
                log.warning("table %s can't be woken: %s", table, error)

    async def _write_missing(self) -> None:
        """Running tables of older versions have nothing written down as due."""
        tables, due = schema.tables, schema.due
        unknown = ~exists().where(due.c.table_id == tables.c.id)
        query = select(tables.c.id).where(tables.c.state == "running", unknown)
        async with self._tables.store.engine.connect() as connection:
            found = [row.id for row in await connection.execute(query)]
        for ident in found:
            try:
                table = await self._tables.table(ident)
            except KantorError as error:
                log.warning("table %s can't be woken: %s", ident, error)
                continue
            await self._tables.store.write(_missing(ident, dict(table.due)))


def not_resting(now: int, minutes: float) -> ColumnElement[bool]:
    """Where a person sits, or bots among themselves have played lately: the others rest until somebody looks."""
    if not minutes:
        return true()
    seats, due = schema.seats.alias(), schema.due
    person = exists().where(seats.c.table_id == due.c.table_id, seats.c.person.is_not(None))
    return or_(person, due.c.since > now - int(minutes * 60_000))


def _missing(table: str, due: dict[int, int]) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(delete(schema.due).where(schema.due.c.table_id == table))
        write_due(connection, table, due, {})

    return work
