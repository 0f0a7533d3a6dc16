"""Tells what lies in the outbox, again and again until it is told. Killed at any moment, it loses nothing.

Before a notice is told, its next try is written down; afterwards it is deleted. So several processes can do it side by
side, and whoever dies in between leaves the notice for later.
"""

from __future__ import annotations

import asyncio
import logging
import random

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from kantor.server import schema
from kantor.server.clock import Clock
from kantor.server.notices import Later, Notice, Sender
from kantor.server.store import Store
from kantor.server.writer import Work

MOST = 50  # at a time
FIRST_WAIT, LONGEST_WAIT = 5.0, 3600.0  # seconds after the first try, and the most between two
MOST_ATTEMPTS = 40  # more than a day

log = logging.getLogger("kantor.server")


class Outbox:
    def __init__(self, store: Store, sender: Sender, clock: Clock, seconds: float) -> None:
        self._store = store
        self._sender = sender
        self._clock = clock
        self._seconds = seconds
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Something may have been written."""
        self._news.set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            self._news.clear()
            try:
                while await self.send_due():
                    pass
            except SQLAlchemyError as error:
                log.warning("the outbox waits for the database: %s", error)
            try:
                async with asyncio.timeout(self._seconds):
                    await self._news.wait()
            except TimeoutError:
                pass

    async def send_due(self) -> int:
        """Try to tell what is due; returns how many were tried."""
        claimed = await self._claim()
        for notice, attempt in claimed:
            try:
                await self._sender.send(notice)
            except Later:
                continue
            except Exception as error:
                log.warning("notice %d can't be told (attempt %d): %r", notice.id, attempt, error)
                if attempt >= MOST_ATTEMPTS:
                    log.error("notice %d is given up: %s", notice.id, notice)
                    await self._store.write(_give_up(notice.id))
                continue
            await self._store.write(_told(notice.id))
        return len(claimed)

    async def _claim(self) -> list[tuple[Notice, int]]:
        outbox, now = schema.outbox, self._clock.milliseconds()
        # A try that is further away than any wait was set before the clock was set back.
        due = (outbox.c.due <= now) | (outbox.c.due > now + int(2000 * LONGEST_WAIT))
        query = select(outbox).where(due).order_by(outbox.c.due, outbox.c.id).limit(MOST)
        claimed: list[tuple[Notice, int]] = []

        def work(connection: Connection) -> None:
            claimed.clear()
            for row in connection.execute(query).all():
                later = now + int(1000 * wait_after(row.attempts))
                mine = update(outbox).where(outbox.c.id == row.id, outbox.c.due == row.due)
                # Of two processes one changes the row.
                if connection.execute(mine.values(due=later, attempts=row.attempts + 1)).rowcount:
                    notice = Notice(row.id, row.table_id, row.entry, row.kind, row.seat, row.person)
                    claimed.append((notice, row.attempts + 1))

        async with self._store.engine.connect() as connection:
            if (await connection.execute(query.limit(1))).first() is None:
                return []
        await self._store.write(work)
        return claimed


def wait_after(attempts: int) -> float:
    """The seconds until the next try: twice as long each time, not all at the same moment."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(attempts, 20)) * random.uniform(0.75, 1.25)


def _told(ident: int) -> Work:
    return lambda connection: connection.execute(delete(schema.outbox).where(schema.outbox.c.id == ident))


def _give_up(ident: int) -> Work:
    """It stays, for whoever runs the server to look at."""
    statement = update(schema.outbox).where(schema.outbox.c.id == ident).values(due=None)
    return lambda connection: connection.execute(statement)
