"""Writes the archives of finished matches: when one ends, and for those that ended while nobody could."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import Connection, exists, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kantor.core.errors import KantorError
from kantor.core.match import Match
from kantor.server import schema
from kantor.server.archives import archived
from kantor.server.due import Leases
from kantor.server.table import Table
from kantor.server.tables import Tables

LEASE = "archive"
MOST = 50

log = logging.getLogger("kantor.server")


class Archiver:
    def __init__(self, tables: Tables, leases: Leases, seconds: float) -> None:
        self._tables = tables
        self._leases = leases
        self._seconds = seconds
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._failed: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def check(self, table: Table) -> None:
        """A table has changed here."""
        if table.row.state == "over" and table.match is not None:
            self._waiting.put_nowait(table.id)

    def start(self) -> None:
        self._tasks = [asyncio.create_task(work()) for work in (self._write_all, self._look)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self) -> None:
        """Look for finished matches without an archive: one process at a time."""
        while True:
            try:
                if self._waiting.empty() and await self._leases.take(LEASE, self._seconds * 3):
                    for table in await self.missing():
                        self._waiting.put_nowait(table)
            except SQLAlchemyError as error:
                log.warning("can't look for finished matches now: %s", error)
            await asyncio.sleep(self._seconds)

    async def missing(self) -> list[str]:
        tables, archives = schema.tables, schema.archives
        without = ~exists().where(archives.c.table_id == tables.c.id)
        query = select(tables.c.id).where(tables.c.state == "over", without).order_by(tables.c.created)
        async with self._tables.store.engine.connect() as connection:
            rows = await connection.execute(query.limit(MOST + len(self._failed)))
            return [row.id for row in rows if row.id not in self._failed]

    async def _write_all(self) -> None:
        while True:
            table = await self._waiting.get()
            try:
                await self.write(table)
            except SQLAlchemyError as error:
                log.warning("table %s: its archive can't be written now: %s", table, error)
            except Exception:
                # Its log is kept whatever happens; a version that can follow it will archive it.
                log.exception("table %s can't be archived", table)
                self._failed.add(table)

    async def write(self, ident: str) -> None:
        """Archive a finished match, unless that is done."""
        try:
            table = await self._tables.table(ident)
        except KantorError as error:
            log.warning("table %s can't be archived: %s", ident, error)
            self._failed.add(ident)
            return
        match = table.match
        if match is None:
            return
        moves, entry = match.recorded(), table.entry

        def packed() -> bytes:
            again: Match = self._tables.matches.read(moves)
            return archived(again)

        row = {"table_id": ident, "entry": entry, "archive": await asyncio.to_thread(packed)}

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.archives).values(row))

        with suppress(IntegrityError):  # another process was first
            await self._tables.store.write(work)
        self._tables.archived(ident)
