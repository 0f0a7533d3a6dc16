"""What each channel has been given. It is written down before it is given, so each gets a notice at most once."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Connection, delete, insert
from sqlalchemy.exc import IntegrityError

from kantor.server import schema
from kantor.server.clock import Clock
from kantor.server.store import Store

FORGET_AFTER = 7 * 24 * 3600 * 1000

told = schema.told


class Told:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def claim(self, notices: list[int], channel: str, only_if: Any = None) -> bool:
        """Write down that a channel is given these; False when it was given one of them before.

        `only_if` is an update that has to change one row, else nothing is written.
        """
        now = self._clock.milliseconds()
        won: list[bool] = []

        def work(connection: Connection) -> None:
            won.clear()
            connection.execute(delete(told).where(told.c.at < now - FORGET_AFTER))
            if only_if is not None and connection.execute(only_if).rowcount != 1:
                return
            connection.execute(insert(told), [{"notice": one, "channel": channel, "at": now} for one in notices])
            won.append(True)

        try:
            await self._store.write(work)
        except IntegrityError:
            return False
        return bool(won)

    async def release(self, notices: list[int], channel: str, also: Any = None) -> None:
        """Giving these failed for sure; `also` is an update that undoes what the claim changed."""

        def work(connection: Connection) -> None:
            connection.execute(delete(told).where(told.c.notice.in_(notices), told.c.channel == channel))
            if also is not None:
                connection.execute(also)

        await asyncio.shield(self._store.write(work))
