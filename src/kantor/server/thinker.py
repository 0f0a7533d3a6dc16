"""A machine that only thinks: it takes the bots' turns that are due, wherever the move before was made."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import exists, literal, select
from sqlalchemy.exc import SQLAlchemyError

from kantor.core.errors import KantorError
from kantor.server import schema
from kantor.server.bot_runner import BotRunner
from kantor.server.due import Leases, not_resting
from kantor.server.tables import Tables

LEASE = "bots:"
LEASE_SECONDS = 10.0  # a machine that died leaves its tables to the others after that
LOOK_SECONDS = 1.0  # how often to look without being told
MOST = 16  # tables at a time, so that other machines get some

log = logging.getLogger("kantor.server")


class Thinker:
    def __init__(self, tables: Tables, leases: Leases, bots: BotRunner) -> None:
        self._tables = tables
        self._leases = leases
        self._bots = bots
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def heard(self) -> None:
        """Some table has a new entry."""
        self._news.set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                await self.take()
            except SQLAlchemyError as error:
                log.warning("can't look for bots' turns now: %s", error)
                await asyncio.sleep(LOOK_SECONDS)
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._news.wait()
            except TimeoutError:
                pass
            self._news.clear()

    async def take(self) -> list[str]:
        """Let the bots play that are due and that no other machine thinks for; returns their tables."""
        taken = []
        for table in await self._due():
            if self._bots.busy >= MOST:
                break
            if self._bots.plays_at(table) or not await self._leases.take(LEASE + table, LEASE_SECONDS):
                continue
            try:
                self._bots.take(await self._tables.fresh(table))
                taken.append(table)
            except KantorError as error:
                log.warning("table %s: its bots can't play: %s", table, error)
        return taken

    async def _due(self) -> list[str]:
        due, seats, leases = schema.due, schema.seats, schema.leases
        at_seat = (seats.c.table_id == due.c.table_id) & (seats.c.seat == due.c.seat)
        others = exists().where(
            leases.c.name == literal(LEASE).concat(due.c.table_id),
            leases.c.holder != self._leases.me,
            leases.c.until >= self._tables.clock.milliseconds(),
        )
        query = select(due.c.table_id).join(seats, at_seat).where(seats.c.bot.is_not(None), ~others)
        query = query.where(not_resting(self._tables.clock.milliseconds(), self._tables.settings.keeping.bots_minutes))
        async with self._tables.store.engine.connect() as connection:
            rows = await connection.execute(query.order_by(due.c.since).limit(MOST * 4))
            return list(dict.fromkeys(row.table_id for row in rows))
