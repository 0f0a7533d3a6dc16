"""All tables in memory, and the one way to change one.

A change is judged on the table in memory, appended to the log by compare-and-set, and only then applied and published.
Whoever loses, or would refuse, first takes over what others have written and judges again: nothing is refused from an
old state. Any process can load any table from its log, so what is in memory here is a cache.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from kantor.core.errors import BadSettings, KantorError
from kantor.core.game import Game
from kantor.core.match import Match
from kantor.server import metrics, refusals
from kantor.server.bus import Bus
from kantor.server.clients import client
from kantor.server.clock import Clock
from kantor.server.costs import Costs
from kantor.server.entries import OWN_KEY, Entry, match_log
from kantor.server.fair_queue import FairQueue
from kantor.server.presence import Presence
from kantor.server.refusals import Refusal
from kantor.server.settings import Settings
from kantor.server.store import Change, EntryConflict, Names, Store, StoredTable
from kantor.server.table import Table

# The change to be made, or the number of the entry that made it already.
Action = Callable[[Table], Change | int]
OnChange = Callable[[Table], None]
MOST_TRIES = 50

COMING_SECONDS = 0.1  # between two tellings who is at a table
MOST_FAILURES = 3  # of the database, while the log stays as it is
ROOM_BESIDE = 10  # this part of the tables in memory is for those without sockets, whatever the others need

T = TypeVar("T")

_began: ContextVar[float] = ContextVar("began")  # when the change that a task makes was asked for

log = logging.getLogger("kantor.server")


class NotWritten(Exception):
    """The database failed, and its log shows that nothing was written."""

    def __init__(self, why: SQLAlchemyError) -> None:
        super().__init__(str(why))
        self.why = why


class Tables:
    def __init__(
        self, games: Mapping[str, Game[Any]], settings: Settings, store: Store, bus: Bus, clock: Clock | None = None
    ) -> None:
        self.games = games
        self.settings = settings
        self.store = store
        self.clock = clock or Clock()
        self.presence = Presence(self.clock)
        self.matches: type[Match] = type("ServedMatch", (Match,), {"games": games})
        self.on_change: OnChange = lambda table: None
        self.on_visit: OnChange = lambda table: None
        self.on_notices: Callable[[], None] = lambda: None  # something was written for people outside
        self.noticed: Callable[[Table, Change], Change] = lambda table, change: change  # adds what people are told
        self.costs = Costs()
        self._bus = bus
        self._loads = FairQueue("load", places=1, most_each=100, most=2_000)
        self._in_memory: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._watchers: dict[str, set[asyncio.Event]] = {}
        self._waking: dict[str, asyncio.TimerHandle] = {}
        self._changing: set[asyncio.Task[tuple[Table, int]]] = set()
        self._closing = False

    def game(self, key: str) -> Game[Any]:
        found = self.games.get(key)
        if found is None:
            raise BadSettings("no-such-game", game=key[:60], known=", ".join(self.games))
        return found

    # Loading

    async def table(self, table: str) -> Table:
        """A table, loaded if it isn't in memory; refuses when there is none."""
        found = self._in_memory.get(table)
        if found is None:
            found = await self._loaded(table)
        if found.row.state == "closed":
            raise refusals.no_such_table()
        if table in self._in_memory:
            self._in_memory.move_to_end(table)
        return found

    def known(self, table: str) -> Table | None:
        """A table that is in memory."""
        return self._in_memory.get(table)

    async def fresh(self, table: str) -> Table:
        """A table with all that other processes have written so far."""
        if table in self._in_memory:
            await self.refresh(table)
        return await self.table(table)

    async def ask(self, table: str, question: Callable[[Table], T]) -> T:
        """Ask a table something. What it would refuse is asked again when other processes have written more."""
        try:
            return question(await self.table(table))
        except KantorError:
            return question(await self.fresh(table))

    async def _loaded(self, table: str) -> Table:
        """Whoever wants a table that is being loaded waits for that; other tables aren't held up."""
        task = self._loading.get(table)
        if task is None:
            self.costs.begin()
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda done: self._load_ended(table, done))
        return await asyncio.shield(task)

    def _load_ended(self, table: str, task: asyncio.Task[Table]) -> None:
        self._loading.pop(table, None)
        if not task.cancelled():
            task.exception()  # looked at, even when nobody waits any more

    async def create(self, ident: str, change: Change) -> Table:
        """A new table, durable and in memory: nobody has to read again what was just written."""
        await self.store.create(ident, change)
        if ident not in self._in_memory:
            self._remember(self.built(StoredTable(ident, change.entries, change.names, change.position)))
        return await self.table(ident)

    async def _load(self, table: str) -> Table:
        for _ in range(MOST_TRIES):
            stored = await self.store.load(table)
            if stored is None:
                raise refusals.no_such_table()
            # A long log takes a while to follow: in a thread, so that the others play on, and one after the other,
            # so that whoever asks for many tables holds up nobody else.
            async with self._loads.turn(client.get()):
                began = time.perf_counter()
                found = await asyncio.to_thread(self.built, stored)
            self.costs.charge(time.perf_counter() - began)
            changed = found.rules_changed()
            if changed is not None:
                try:
                    await self.store.append(found.outline, changed)
                except EntryConflict:
                    continue
                self._apply(found, changed.entries, {})
                self._published(found)
            self.presence.remember_left(table, stored.left)
            return self._remember(found)
        raise Refusal("own-fault", 503)

    async def record(self, table: Table) -> str:
        """The text of a table's match, by its log: also when the present rules can't follow that."""
        entries, _ = await self.store.entries_after(table.id, -1)
        return str(table.record(match_log(entries)))

    def built(self, stored: StoredTable) -> Table:
        try:
            return Table(stored, self.game(stored.entries[0].data["game"]), self.matches, self.clock)
        except KantorError:
            raise
        except Exception as error:
            # Whatever is wrong with what is stored of a table is wrong with this table alone.
            log.exception("table %s can't be read", stored.id)
            raise Refusal("table-broken", 500) from error

    def archived(self, table: str) -> None:
        """A finished match has been archived: from now on it is shown by that."""
        if table not in self._watchers:
            self.forget(table)

    def forget(self, table: str) -> None:
        self._in_memory.pop(table, None)

    def _remember(self, table: Table) -> Table:
        """Keep a table in memory; the same one for all, if it came there by another way meanwhile."""
        found = self._in_memory.setdefault(table.id, table)
        self._evict()
        return found

    def _evict(self) -> None:
        """Drop tables without sockets from memory, the least recently used first.

        Those with sockets stay. Some room is left beside them, however many they are: otherwise a table that nobody
        watches yet would be loaded again for each thing that happens to it.
        """
        awake = self.settings.tables_awake
        if len(self._in_memory) <= awake:
            return
        asleep = [ident for ident in self._in_memory if ident not in self._watchers]
        room = max(awake - (len(self._in_memory) - len(asleep)), awake // ROOM_BESIDE, 1)
        for ident in asleep[: max(0, len(asleep) - room)]:
            if not self._in_memory[ident].lock.locked():
                self.forget(ident)
                self.presence.forget(ident)

    # Changing

    async def change(self, table: str, action: Action, key: str | None = None) -> tuple[Table, int]:
        """Carry out an action, also when the caller is cancelled; returns the table and the number of the entry."""
        own = key or f"{OWN_KEY}{secrets.token_urlsafe(12)}"
        task = asyncio.create_task(self._change(table, action, own))
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        return await asyncio.shield(task)

    async def _change(self, ident: str, action: Action, key: str) -> tuple[Table, int]:
        failures = 0
        _began.set(time.perf_counter())
        for _ in range(MOST_TRIES):
            table = await self.table(ident)
            async with table.lock:
                if self._in_memory.get(ident) is not table:
                    continue
                try:
                    entry = await self._try(table, action, key)
                except NotWritten as failure:
                    # A connection that was cut is made again; a full disk or a database that only reads stays so.
                    failures += 1
                    if failures >= MOST_FAILURES:
                        raise failure.why from None
                    continue
            if entry is not None:
                return table, entry
        raise Refusal("own-fault", 503)

    async def _try(self, table: Table, action: Action, key: str) -> int | None:
        """Returns the entry, or None to judge again by what others have written meanwhile."""
        try:
            proposed = action(table)
        except KantorError:
            if await self._take_over(table):
                return None
            raise
        if isinstance(proposed, int):
            return proposed
        first, *rest = proposed.entries
        keyed = (msgspec.structs.replace(first, key=key), *rest)
        change = self.noticed(table, table.timed(msgspec.structs.replace(proposed, entries=keyed)))
        try:
            await self.store.append(table.outline, change)
        except EntryConflict:
            if not await self._take_over(table):
                raise Refusal("own-fault", 503) from None
            return None
        except SQLAlchemyError as error:
            # Whether it was written isn't known. The log knows, as soon as it can be read.
            log.warning("table %s: entry %d failed or is unknown", table.id, first.entry, exc_info=True)
            written = await self._take_over(table)
            mine = [entry.entry for entry in written if entry.key == key]
            if not mine and not written:
                raise NotWritten(error) from error
            return next(iter(mine), None)
        self._written(table, change)
        return first.entry

    def _written(self, table: Table, change: Change) -> None:
        """Take over and tell what is durable now."""
        for entry in change.entries:
            if entry.kind == "move":
                metrics.MOVES.labels(table.row.game, entry.by).inc()
                metrics.MOVE_SECONDS.labels(entry.by).observe(time.perf_counter() - _began.get())
        if change.position is not None:
            table.stored_at(change.position)
        self._apply(table, change.entries, change.names)
        self._published(table)
        if not self._closing:
            self.on_change(table)
            if change.notices:
                self.on_notices()

    async def refresh(self, ident: str) -> None:
        """Take over what other processes have written, if the table is in memory."""
        table = self._in_memory.get(ident)
        if table is not None:
            async with table.lock:
                await self._take_over(table)

    def in_memory(self) -> list[Table]:
        return list(self._in_memory.values())

    def behind(self, heads: Mapping[str, int]) -> list[str]:
        """Those of the tables in memory that have fewer entries than that."""
        return [ident for ident, head in heads.items() if (at := self._in_memory.get(ident)) and at.entry < head]

    async def _take_over(self, table: Table) -> tuple[Entry, ...]:
        entries, names = await self.store.entries_after(table.id, table.entry)
        if entries:
            self._apply(table, entries, names)
            self.wake(table.id)
        return entries

    def _apply(self, table: Table, entries: tuple[Entry, ...], names: Names) -> None:
        try:
            for entry in entries:
                table.apply(entry, names)
            if any(entry.kind == "forget" for entry in entries):
                # A name is to be forgotten everywhere: what stands in memory is built anew without it.
                self.forget(table.id)
        except Exception:
            # The log is right and what is in memory isn't: load it again.
            self.forget(table.id)
            self.wake(table.id)
            raise

    # Telling

    def _published(self, table: Table) -> None:
        """Tell the sockets here, and the other processes. It can't fail."""
        self.wake(table.id)
        if not self._closing:
            self._bus.publish(table.id, table.entry)

    def wake(self, table: str) -> None:
        """Let the sockets of a table here look at it again."""
        for event in self._watchers.get(table, ()):
            event.set()

    def wake_soon(self, table: str) -> None:
        """The same, at most so often: for who comes and goes, which nobody has to know at once."""
        if table not in self._waking and table in self._watchers:
            later = asyncio.get_running_loop().call_later(COMING_SECONDS, self._wake_now, table)
            self._waking[table] = later

    def _wake_now(self, table: str) -> None:
        del self._waking[table]
        self.wake(table)

    @contextmanager
    def watch(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table has changed."""
        event = asyncio.Event()
        self._watchers.setdefault(table, set()).add(event)
        try:
            yield event
        finally:
            self._watchers[table].discard(event)
            if not self._watchers[table]:
                del self._watchers[table]
                if table in self._in_memory:
                    self._in_memory[table].updates.clear()

    def looked_lately(self, table: Table) -> bool:
        """Whether somebody is at a table of bots alone, or was there or began it a while ago."""
        minutes = self.settings.keeping.bots_minutes
        if not minutes:
            return True
        now = time.monotonic()
        if self.presence.at(table.id) or table.looked_at is None:
            table.looked_at = now
        return now - table.looked_at < minutes * 60

    def begin_closing(self) -> None:
        """Stop publishing."""
        self._closing = True

    async def close(self) -> None:
        """Wait for changes that are being written."""
        self.begin_closing()
        for later in self._waking.values():
            later.cancel()
        await asyncio.gather(*self._changing, *self._loading.values(), return_exceptions=True)
