"""Tells what lies in the outbox, again and again until it is told. Killed at any moment, it loses nothing.

Before a notice is told, its next try is written down; afterwards it is deleted. So several processes can do it side by
side, and whoever dies in between leaves the notice for later.

What one person is told goes out in its order, one after the other; different people are told side by side, so that an
address that doesn't answer keeps nobody else waiting.
"""

from __future__ import annotations

import asyncio
import logging
import random
from functools import partial

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from kantor.server import schema
from kantor.server.clock import Clock
from kantor.server.notices import Later, Notice, Sender
from kantor.server.store import Store
from kantor.server.writer import Work

MOST = 50  # looked at at a time
PLACES = 32  # people who are told something at a time
IN_A_ROW = 5  # notices that are taken for a person at a time
FIRST_WAIT, LONGEST_WAIT = 5.0, 3600.0  # seconds after the first try, and the most between two
MOST_ATTEMPTS = 40  # more than a day
CLOSING_SECONDS = 5.0  # for what is being told: what is cut off may be lost

log = logging.getLogger("kantor.server")


class Outbox:
    def __init__(self, store: Store, sender: Sender, clock: Clock, seconds: float) -> None:
        self._store = store
        self._sender = sender
        self._clock = clock
        self._seconds = seconds
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._lanes: dict[str, asyncio.Task[None]] = {}  # by person
        self._closing = False

    def look(self) -> None:
        """Something may have been written."""
        self._news.set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        self._closing = True
        self._news.set()
        tasks = [task for task in (self._task, *self._lanes.values()) if task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSING_SECONDS)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self) -> None:
        while not self._closing:
            self._news.clear()
            try:
                while await self._begin() and not self._closing:
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
        count = await self._begin()
        await asyncio.gather(*self._lanes.values())
        return count

    async def _begin(self) -> int:
        """Begin to tell what is due to people who aren't being told anything; returns how much that is."""
        claimed = await self._claim()
        for person, notices in claimed.items():
            task = self._lanes[person] = asyncio.create_task(self._tell(notices))
            task.add_done_callback(partial(self._told, person))
        return sum(map(len, claimed.values()))

    def _told(self, person: str, _: asyncio.Task[None]) -> None:
        del self._lanes[person]
        self._news.set()

    async def _tell(self, notices: list[tuple[Notice, int]]) -> None:
        """Tell a person so many notices, in their order."""
        for notice, attempt in notices:
            if self._closing:
                break  # the next process tries it when its time comes
            try:
                await self._tell_one(notice, attempt)
            except SQLAlchemyError as error:
                log.warning("notice %d may be told again: %s", notice.id, error)

    async def _tell_one(self, notice: Notice, attempt: int) -> None:
        try:
            await self._sender.send(notice)
        except Later:
            return
        except Exception as error:
            log.warning("notice %d can't be told (attempt %d): %r", notice.id, attempt, error)
            if attempt >= MOST_ATTEMPTS:
                log.error("notice %d is given up: %s", notice.id, notice)
                await self._store.write(_give_up(notice.id))
            return
        await self._store.write(_done(notice.id))

    async def _claim(self) -> dict[str, list[tuple[Notice, int]]]:
        """Take what is due, by person, for as many people as there are places."""
        outbox, now = schema.outbox, self._clock.milliseconds()
        busy, free = list(self._lanes), PLACES - len(self._lanes)
        if free <= 0:
            return {}
        # A try that is further away than any wait was set before the clock was set back.
        due = (outbox.c.due <= now) | (outbox.c.due > now + int(2000 * LONGEST_WAIT))
        others = outbox.c.person.not_in(busy)
        query = select(outbox).where(due, others).order_by(outbox.c.due, outbox.c.id).limit(MOST)
        claimed: dict[str, list[tuple[Notice, int]]] = {}

        def work(connection: Connection) -> None:
            claimed.clear()
            for row in connection.execute(query).all():
                mine = claimed.get(row.person, [])
                if len(mine) >= IN_A_ROW or (not mine and len(claimed) >= free):
                    continue
                later = now + int(1000 * wait_after(row.attempts))
                same = update(outbox).where(outbox.c.id == row.id, outbox.c.due == row.due)
                # Of two processes one changes the row.
                if connection.execute(same.values(due=later, attempts=row.attempts + 1)).rowcount:
                    notice = Notice(row.id, row.table_id, row.entry, row.kind, row.seat, row.person)
                    claimed.setdefault(row.person, []).append((notice, row.attempts + 1))

        async with self._store.engine.connect() as connection:
            if (await connection.execute(query.limit(1))).first() is None:
                return {}
        await self._store.write(work)
        return claimed


def wait_after(attempts: int) -> float:
    """The seconds until the next try: twice as long each time, not all at the same moment."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(attempts, 20)) * random.uniform(0.75, 1.25)


def _done(ident: int) -> Work:
    return lambda connection: connection.execute(delete(schema.outbox).where(schema.outbox.c.id == ident))


def _give_up(ident: int) -> Work:
    """It stays, for whoever runs the server to look at."""
    statement = update(schema.outbox).where(schema.outbox.c.id == ident).values(due=None)
    return lambda connection: connection.execute(statement)
