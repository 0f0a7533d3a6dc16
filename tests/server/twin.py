"""A twin of the server in one process: several hosts, one store and one bus, which fail, hold, drop and repeat as told.

Nothing here waits for a time, so that the same steps always do the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy.exc import OperationalError

from kantor.server.bus import Bus
from kantor.server.clock import TestClock
from kantor.server.entries import Entry
from kantor.server.follower import Follower
from kantor.server.outline import Outline
from kantor.server.settings import Settings
from kantor.server.store import Change, EntryConflict, Names, StoredTable
from kantor.server.table import Table
from kantor.server.tables import Tables
from tests.server.serving import WITH_TOY
from tests.server.test_table import NAMES

Fault = Literal["fail", "fail after", "hold", "hold after"]
T = TypeVar("T")
MOST_STEPS = 10_000


def away() -> OperationalError:
    return OperationalError("", None, Exception("the database is away"))


class TwinStore:
    """A log in memory with the promises of the real one: all or nothing, one winner, keys once."""

    compares = True
    keeps_keys = True

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = list(entries)
        self.due: dict[int, int] = {}
        self.faults: list[Fault] = []
        self.reads_fail = 0
        self.held: list[asyncio.Event] = []

    @property
    def head(self) -> int:
        return self.entries[-1].entry

    async def append(self, outline: Outline, change: Change) -> None:
        fault = self.faults.pop(0) if self.faults else None
        if fault == "hold":
            await self._hold()
        if fault == "fail":
            raise away()
        self._commit(change)
        if fault == "hold after":
            await self._hold()
        if fault == "fail after":
            raise away()

    def _commit(self, change: Change) -> None:
        first = change.entries[0]
        if self.compares and first.entry != self.head + 1:
            raise EntryConflict
        taken = {(entry.person, entry.key) for entry in self.entries if entry.key is not None}
        if self.keeps_keys and (first.person, first.key) in taken:
            raise EntryConflict
        moved = self.head + 1 - first.entry
        self.entries += [msgspec.structs.replace(entry, entry=entry.entry + moved) for entry in change.entries]
        if change.due is not None:
            self.due = change.due

    async def load(self, table: str) -> StoredTable:
        self._read()
        return StoredTable(table, tuple(self.entries), NAMES)

    async def entries_after(self, table: str, entry: int) -> tuple[tuple[Entry, ...], Names]:
        self._read()
        return tuple(self.entries[entry + 1 :]), NAMES

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        self._read()
        return dict.fromkeys(tables, self.head)

    def _read(self) -> None:
        if self.reads_fail:
            self.reads_fail -= 1
            raise away()

    async def _hold(self) -> None:
        event = asyncio.Event()
        self.held.append(event)
        await event.wait()


class TwinBus(Bus):
    """Puts what it is to tell into a heap that somebody else delivers from."""

    def __init__(self, heap: list[tuple[TwinBus, int]]) -> None:
        super().__init__()
        self._heap = heap

    def publish(self, table: str, head: int) -> None:
        self._heap.append((self, head))


class TwinHost:
    def __init__(self, store: TwinStore, heap: list[tuple[TwinBus, int]], clock: TestClock, kind: type[Tables]) -> None:
        self.bus = TwinBus(heap)
        settings = Settings(data=Path("nowhere"))
        self.tables = kind(WITH_TOY, settings, store, self.bus, clock)  # type: ignore[arg-type]
        self.follower = Follower(self.tables, 1.0)

    @property
    def memory(self) -> Table | None:
        return next(iter(self.tables.in_memory()), None)


class Twin:
    """Hosts that may crash, and the steps between which everything else may happen."""

    def __init__(self, entries: Sequence[Entry], hosts: int = 2, kind: type[Tables] = Tables) -> None:
        self.loop = asyncio.new_event_loop()
        self.clock = TestClock()
        self.store = TwinStore(entries)
        self.heap: list[tuple[TwinBus, int]] = []
        self._kind = kind
        self.hosts = [self._host() for _ in range(hosts)]

    def _host(self) -> TwinHost:
        return TwinHost(self.store, self.heap, self.clock, self._kind)

    def crash(self, number: int) -> None:
        """What was under way there goes no further; what it had told is still on its way."""
        host = self.hosts[number]
        tasks = [*host.tables._changing, *host.tables._loading.values(), *host.follower._following.values()]
        for task in tasks:
            task.cancel()
        self.run(lambda: asyncio.gather(*tasks, return_exceptions=True))
        self.hosts[number] = self._host()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin some work and let everything go as far as it gets without help from outside."""
        task = self.loop.create_task(work)
        self.settle()
        return task

    def settle(self) -> None:
        self.run(self._settled)

    async def _settled(self) -> None:
        """Until nobody has anything to do: all tasks but this one wait for an event that is held."""
        quiet = 0
        for _ in range(MOST_STEPS):
            busy = any(host.tables._loading for host in self.hosts)
            await asyncio.sleep(0.001 if busy else 0)
            quiet = 0 if busy else quiet + 1
            if quiet > 30:
                return
        raise AssertionError("the twin doesn't come to rest")

    def deliver(self, index: int, keep: bool) -> None:
        """Let the other hosts hear a message; kept, it comes again later."""
        sender, head = self.heap[index] if keep else self.heap.pop(index)
        for host in self.hosts:
            if host.bus is not sender:
                self.run(lambda: self._heard(host, head))  # noqa: B023
        self.settle()

    async def _heard(self, host: TwinHost, head: int) -> None:
        host.follower.heard("t", head)

    def release(self, index: int) -> None:
        self.store.held.pop(index).set()
        self.settle()

    def run(self, work: Callable[[], Any]) -> Any:
        async def call() -> Any:
            return await work()

        return self.loop.run_until_complete(call())

    def close(self) -> None:
        for number in range(len(self.hosts)):
            self.crash(number)
        self.run(lambda: asyncio.sleep(0))
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
