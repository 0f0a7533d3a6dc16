"""Writes in threads, not step by step through an asynchronous driver: each step there is a change of threads (SQLite)
or several turns of the event loop (PostgreSQL), which cost more than the step itself.

SQLite has one writer at a time; several connections would find it busy and sleep. What waits together is made durable
together, by one sync of the disk. PostgreSQL takes several transactions side by side and does that by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from kantor.server.database import POSTGRES, POSTGRES_WRITERS, durable

Work = Callable[[Connection], object]


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._alone = engine.dialect.name == "sqlite"
        if self._alone:
            self._engine = durable(create_engine(engine.url.set(drivername="sqlite")))
        else:
            places = {"pool_size": POSTGRES_WRITERS, "max_overflow": 0}
            self._engine = create_engine(engine.url, connect_args=POSTGRES, **places)
        self._threads = ThreadPoolExecutor(1 if self._alone else POSTGRES_WRITERS, "kantor-writer")
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._draining: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> None:
        """Do some work in a transaction; when this returns, it is durable. It may be begun again when it failed."""
        if not self._alone:
            failure = await asyncio.get_running_loop().run_in_executor(self._threads, _once, self._engine, work)
            if failure is not None:
                raise failure
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())
        await done

    async def close(self) -> None:
        if self._draining is not None:
            await self._draining
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    async def _drain(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            failures = await loop.run_in_executor(self._threads, commit, self._engine, [work for work, _ in batch])
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
    return [_once(engine, work) for work in batch]


def _once(engine: Engine, work: Work) -> Exception | None:
    """Do some work in a transaction of its own; returns what failed. When the connection was lost since it was last
    used, which shows before anything can have been committed, it is done by a new one."""
    try:
        with engine.connect() as connection:
            try:
                work(connection)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            else:
                connection.commit()
                return None
        with engine.begin() as connection:
            work(connection)
    except Exception as error:
        return error
    return None
