"""Replays are made in a process of their own, which gives way to everything else, and are kept.

Playing a match again takes up to some tenths of a second of a processor. In the server's process, in a thread too, all
other people's moves would wait for it. What was made is kept packed: of a finished match it never changes.
"""

from __future__ import annotations

import asyncio
import gzip
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any

import msgspec
from msgspec import Struct

from kantor.core.game import Game
from kantor.core.json_data import json_data
from kantor.core.match import Match
from kantor.core.position import CHANCE
from kantor.core.record import Record
from kantor.core.replay import replay_steps, turns
from kantor.server import metrics
from kantor.server.archives import ArchivedMatch
from kantor.server.costs import Costs
from kantor.server.fair_queue import FairQueue
from kantor.server.refusals import Refusal
from kantor.server.wire import FrameInfo, Replay

MOST_BYTES = 48_000_000  # of packed replays
KEPT_MATCHES = 8  # that the process has open
SECONDS = 60.0  # after which a replay is given up; the process may have to be started first


class Wish(Struct, frozen=True):
    """What is asked for: frames `first` to `last` of a table at an entry, as a seat saw them."""

    table: str
    entry: int
    seat: int | None
    first: int
    last: int
    over: bool
    record: Record | None  # of a running match
    archive: bytes | None  # of a finished one

    @property
    def key(self) -> tuple[object, ...]:
        return (self.table, self.entry, self.seat, self.first, self.last)


class Replays:
    def __init__(self, games: Mapping[str, Game[Any]], costs: Costs) -> None:
        self._games = dict(games)
        self._queue = FairQueue("replay", places=1)
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._bytes = 0
        self._making: dict[tuple[object, ...], asyncio.Task[bytes]] = {}
        self._costs = costs

    async def packed(self, wish: Wish, client: str) -> bytes:
        """The answer as JSON, packed by gzip."""
        kept = self._kept.get(wish.key)
        metrics.CACHE.labels("yes" if kept is not None else "no").inc()
        if kept is not None:
            self._kept.move_to_end(wish.key)
            return kept
        # Who wants the same waits for the same.
        task = self._making.get(wish.key)
        if task is None:
            self._costs.begin()
            task = self._making[wish.key] = asyncio.create_task(self._made(wish, client))
            task.add_done_callback(lambda done: self._ended(wish, done))
        return await asyncio.shield(task)

    def _ended(self, wish: Wish, task: asyncio.Task[bytes]) -> None:
        self._making.pop(wish.key, None)
        if not task.cancelled():
            task.exception()  # looked at, even when nobody waits any more

    async def _made(self, wish: Wish, client: str) -> bytes:
        async with self._queue.turn(client):
            found, seconds = await self._asked(wish)
        self._costs.charge(seconds)
        self._keep(wish.key, found)
        return found

    async def _asked(self, wish: Wish) -> tuple[bytes, float]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(self._games,)
            )
        pool = self._pool
        try:
            async with asyncio.timeout(SECONDS):
                return await asyncio.get_running_loop().run_in_executor(pool, _make, wish)
        except (BrokenProcessPool, TimeoutError) as error:
            self._stop(pool)
            raise Refusal("busy", 503, seconds=5) from error

    def _keep(self, key: tuple[object, ...], found: bytes) -> None:
        self._kept[key] = found
        self._bytes += len(found)
        while self._bytes > MOST_BYTES and self._kept:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped)

    def _stop(self, pool: ProcessPoolExecutor) -> None:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
        if self._pool is pool:
            self._pool = None

    def close(self) -> None:
        if self._pool is not None:
            self._stop(self._pool)


# In the other process

_games: dict[str, Game[Any]] = {}
_matches: OrderedDict[tuple[str, int], Match | ArchivedMatch] = OrderedDict()


def _begin(games: dict[str, Game[Any]]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(10)
    _games.update(games)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def _make(wish: Wish) -> tuple[bytes, float]:
    """The packed answer, and the seconds of the processor that it took."""
    began = time.process_time()
    match = _opened(wish)
    if isinstance(match, ArchivedMatch):
        frames, ends = match.frames(wish.seat, wish.first, wish.last), match.turns
    else:
        frames, ends = frames_of(match, wish.seat, wish.first, wish.last), tuple(turns(match))
    found = Replay(wish.table, wish.seat, match.ply, wish.entry, wish.over, ends, frames)
    packed = gzip.compress(msgspec.json.encode(found), 6, mtime=0)
    return packed, time.process_time() - began


def _opened(wish: Wish) -> Match | ArchivedMatch:
    key = (wish.table, wish.entry)
    known = _matches.pop(key, None)
    if known is None:
        if wish.archive is not None:
            known = ArchivedMatch(wish.archive)
        else:
            assert wish.record is not None
            matches: type[Match] = type("ReplayedMatch", (Match,), {"games": _games})
            known = matches.read(wish.record)
    _matches[key] = known
    if len(_matches) > KEPT_MATCHES:
        _matches.popitem(last=False)
    return known


def frames_of(match: Match, seat: int | None, first: int, last: int) -> tuple[FrameInfo, ...]:
    return tuple(
        FrameInfo(
            ply=step.ply,
            actor=None if step.actor in (None, CHANCE) else step.actor,
            events=tuple(json_data(event) for event in step.events),
            view=step.view,
        )
        for step in replay_steps(match, seat, first, last)
    )
