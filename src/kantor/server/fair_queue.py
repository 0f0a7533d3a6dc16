"""A line for costly work in which nobody starves: each client's wishes wait in a line of their own, and the lines take
turns. Whoever asks for much waits for himself."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kantor.server import metrics
from kantor.server.refusals import Refusal


class FairQueue:
    """So many pieces of work at once; of each client only so many may wait, and of all together."""

    def __init__(self, work: str, places: int, most_each: int = 8, most: int = 200) -> None:
        self._work = work
        self._free = places
        self._most_each = most_each
        self._most = most
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._waiting = 0

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """Wait for one's turn; refuses when too much is waiting."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(client)
        try:
            with metrics.measured(self._work):
                yield
        finally:
            self._next()

    async def _wait(self, client: str) -> None:
        line = self._lines.get(client)
        if self._waiting >= self._most or (line is not None and len(line) >= self._most_each):
            raise Refusal("busy", 503, seconds=2)
        if line is None:
            line = self._lines[client] = deque()
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(mine)
        self._count(1)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._next()  # the turn had come already
            raise
        finally:
            self._count(-1)

    def _next(self) -> None:
        """Hand the place on to the client whose line has waited longest for one."""
        while self._lines:
            client, line = self._lines.popitem(last=False)
            waiting = line.popleft()
            if line:
                self._lines[client] = line  # behind all the others
            if not waiting.done():
                waiting.set_result(None)
                return
        self._free += 1

    def _count(self, number: int) -> None:
        self._waiting += number
        metrics.HEAVY_WAITING.labels(self._work).inc(number)
