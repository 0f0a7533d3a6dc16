"""One line of writers. What waits together is made durable together, by one sync of the disk.

SQLite has one writer at a time; several connections would find it busy and sleep. And the steps of a transaction
through an asynchronous driver are a dozen changes of threads; a thread of its own does them in one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine

from kantor.server.database import durable

Work = Callable[[Connection], object]


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._own: Engine | None = None
        if engine.dialect.name == "sqlite":
            self._own = durable(create_engine(engine.url.set(drivername="sqlite")))
        self._thread = ThreadPoolExecutor(1, "kantor-writer")
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._draining: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> None:
        """Do some work in a transaction; when this returns, it is durable."""
        if self._own is None:
            async with self._engine.begin() as connection:
                await connection.run_sync(work)
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain(self._own))
        await done

    async def close(self) -> None:
        if self._draining is not None:
            await self._draining
        self._thread.shutdown()
        if self._own is not None:
            self._own.dispose()

    async def _drain(self, engine: Engine) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            failures = await loop.run_in_executor(self._thread, commit, engine, [work for work, _ in batch])
            for (_, done), failure in zip(batch, failures, strict=True):
                if done.done():
                    continue
                if failure is None:
                    done.set_result(None)
                else:
                    done.set_exception(failure)
        self._draining = None


def commit(engine: Engine, batch: list[Work]) -> list[Exception | None]:
    """Do all works in one transaction; when one of them fails, each in its own. Returns what failed, in order."""
    if len(batch) > 1:
        try:
            with engine.begin() as connection:
                for work in batch:
                    work(connection)
        except Exception:
            pass  # tried again one by one, where whatever fails is told to its own caller
        else:
            return [None] * len(batch)
    return [_alone(engine, work) for work in batch]


def _alone(engine: Engine, work: Work) -> Exception | None:
    try:
        with engine.begin() as connection:
            work(connection)
    except Exception as error:
        return error
    return None
