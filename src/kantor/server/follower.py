"""Keeps the tables in memory up to date with what other processes write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from kantor.core.errors import KantorError
from kantor.server.tables import Tables

GROUP = 500

log = logging.getLogger("kantor.server")


class Follower:
    """Hears of tables by the bus. What the bus lost, a slow poll finds."""

    def __init__(self, tables: Tables, seconds: float, also: Callable[[], Awaitable[None]] | None = None) -> None:
        self._tables = tables
        self._also = also  # what else nobody may have told of
        self._seconds = seconds
        self._polling: asyncio.Task[None] | None = None
        self._following: dict[str, asyncio.Task[None]] = {}
        self._wanted: dict[str, int] = {}

    def start(self) -> None:
        self._polling = asyncio.create_task(self._poll())

    async def close(self) -> None:
        tasks = [*self._following.values(), *([self._polling] if self._polling else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def heard(self, table: str, head: int) -> None:
        """Another process has written up to this entry."""
        if not self._tables.behind({table: head}):
            return
        self._wanted[table] = max(head, self._wanted.get(table, 0))
        if table not in self._following:
            self._following[table] = asyncio.create_task(self._follow(table))

    async def compare(self) -> None:
        """Compare the last entries of all tables in memory with the database."""
        known = [table.id for table in self._tables.in_memory()]
        for first in range(0, len(known), GROUP):
            for table, head in (await self._tables.store.heads(known[first : first + GROUP])).items():
                self.heard(table, head)
        if self._also is not None:
            await self._also()

    async def _follow(self, table: str) -> None:
        try:
            # While this reads, more may be told of.
            while self._tables.behind({table: self._wanted[table]}):
                await self._tables.refresh(table)
        except (SQLAlchemyError, KantorError) as error:
            log.warning("table %s: can't follow the log now: %s", table, error)
        finally:
            del self._following[table]
            del self._wanted[table]

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                await self.compare()
            except SQLAlchemyError as error:
                log.warning("can't look for new entries now: %s", error)
