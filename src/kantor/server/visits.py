"""When people were last at a table, kept so that a restart doesn't forget who has been away for long."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import SQLAlchemyError

from kantor.server import schema
from kantor.server.store import Store

visits = schema.visits

log = logging.getLogger("kantor.server")


class Visits:
    """Writes in the background: nobody waits for it, and nothing is wrong when a line is lost."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tasks: set[asyncio.Task[None]] = set()

    def left(self, table: str, person: str, at: int) -> None:
        task = asyncio.create_task(self._write(table, person, at))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _write(self, table: str, person: str, at: int) -> None:
        mine = (visits.c.table_id == table) & (visits.c.person == person)

        def work(connection: Connection) -> None:
            if connection.execute(update(visits).where(mine).values(left=at)).rowcount == 0:
                connection.execute(insert(visits).values(table_id=table, person=person, left=at))

        try:
            await self._store.write(work)
        except SQLAlchemyError as error:
            log.warning("table %s: can't note who has left: %s", table, error)
