"""All tables in memory, and the one way to change one.

Any process can rebuild any table from its log, so what is in memory here is a cache. Channels carry a table's id and
the number of an entry, never a view.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin

from kantor.core.errors import BadSettings, KantorError
from kantor.core.game import Game
from kantor.core.match import Match
from kantor.server import refusals
from kantor.server.entries import Entry
from kantor.server.presence import Presence
from kantor.server.settings import Settings
from kantor.server.store import Change, EntryConflict, Store
from kantor.server.table import Table

Action = Callable[[Table], Change]
Watcher = Callable[[Table], None]


class News(msgspec.Struct, frozen=True):
    """What a channel carries: an entry was written, or somebody came or went."""

    table: str
    entry: int


def channel(table: str) -> str:
    return f"table-{table}"


class Tables:
    def __init__(
        self, games: Mapping[str, Game[Any]], settings: Settings, store: Store, channels: ChannelsPlugin
    ) -> None:
        self.games = games
        self.settings = settings
        self.store = store
        self.presence = Presence()
        self.matches: type[Match] = type("ServedMatch", (Match,), {"games": games})
        self.on_change: Watcher = lambda table: None
        self._channels = channels
        self._in_memory: OrderedDict[str, Table] = OrderedDict()
        self._loading = asyncio.Lock()
        self._changing: set[asyncio.Task[Table]] = set()
        self._closing = False

    def game(self, key: str) -> Game[Any]:
        found = self.games.get(key)
        if found is None:
            raise BadSettings("no-such-game", game=key[:60], known=", ".join(self.games))
        return found

    async def table(self, table: str) -> Table:
        """A table, loaded if it isn't in memory; refuses when there is none."""
        found = self._in_memory.get(table)
        if found is None:
            async with self._loading:
                found = self._in_memory.get(table) or await self._load(table)
        self._in_memory.move_to_end(table)
        return found

    async def change(self, table: str, action: Action) -> Table:
        """Carry out an action: make it durable, then publish it. It goes on when the caller is cancelled."""
        task = asyncio.create_task(self._change(table, action))
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        return await asyncio.shield(task)

    def begin_closing(self) -> None:
        """Stop publishing."""
        self._closing = True

    async def close(self) -> None:
        """Wait for changes that are being written."""
        self.begin_closing()
        await asyncio.gather(*self._changing, return_exceptions=True)

    async def tell(self, table: Table) -> None:
        """Publish that the table has changed."""
        if self._closing:
            return
        news = News(table.id, table.entry)
        await self._channels.wait_published(msgspec.json.encode(news), channel(table.id))

    async def heard(self, news: News) -> Table:
        """The table after some news; another process may have written the entry."""
        found = await self.table(news.table)
        if found.entry < news.entry:
            self.forget(news.table)
            found = await self.table(news.table)
            self.on_change(found)
        return found

    async def drop(self, table: Table) -> None:
        """Close a table for good."""
        async with table.lock:
            await self.store.drop(table.id)
            self.forget(table.id)
        await self.tell(table)

    def forget(self, table: str) -> None:
        self._in_memory.pop(table, None)

    async def _change(self, table: str, action: Action) -> Table:
        for _ in range(3):
            found = await self.table(table)
            async with found.lock:
                if self._in_memory.get(table) is not found:
                    continue
                try:
                    change = action(found)
                    await self.store.write(table, change)
                except EntryConflict:
                    # Another process was first: load what it wrote and try again.
                    self.forget(table)
                    continue
                except KantorError:
                    raise
                except BaseException:
                    # The match in memory has a move that isn't durable: load the table again.
                    self.forget(table)
                    raise
                found.apply(change)
            await self.tell(found)
            if not self._closing:
                self.on_change(found)
            return found
        raise refusals.Refusal("own-fault", 503)

    async def _load(self, table: str) -> Table:
        stored = await self.store.load(table)
        if stored is None:
            raise refusals.no_such_table()
        found = Table(stored, self.game(stored.row.game), self.matches)
        changed = found.rules_changed()
        if changed is not None:
            await self.store.write(table, changed)
            found.apply(changed)
        self._in_memory[table] = found
        self._evict()
        return found

    def _evict(self) -> None:
        """Drop tables without sockets from memory, the least recently used first."""
        for ident in list(self._in_memory):
            if len(self._in_memory) <= self.settings.tables_awake:
                return
            if not self.presence.at(ident) and not self._in_memory[ident].lock.locked():
                self.forget(ident)

    async def entries(self, table: str) -> tuple[Entry, ...]:
        stored = await self.store.load(table)
        if stored is None:
            raise refusals.no_such_table()
        return stored.entries
