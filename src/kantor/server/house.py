"""The house: all tables that are awake, and the one way to change one.

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
from kantor.server.store import Change, Lost, Store
from kantor.server.table import Table

Action = Callable[[Table], Change]
Watcher = Callable[[Table], None]


class News(msgspec.Struct, frozen=True):
    """What a channel carries: something was entered, or somebody came or went."""

    table: str
    entry: int


def channel(table: str) -> str:
    return f"table-{table}"


class House:
    def __init__(
        self, games: Mapping[str, Game[Any]], settings: Settings, store: Store, channels: ChannelsPlugin
    ) -> None:
        self.games = games
        self.settings = settings
        self.store = store
        self.presence = Presence()
        self.matches: type[Match] = type("HouseMatch", (Match,), {"games": games})
        self.on_change: Watcher = lambda table: None
        self._channels = channels
        self._awake: OrderedDict[str, Table] = OrderedDict()
        self._loading = asyncio.Lock()
        self._changing: set[asyncio.Task[Table]] = set()
        self._closing = False

    def game(self, key: str) -> Game[Any]:
        found = self.games.get(key)
        if found is None:
            raise BadSettings("no-such-game", game=key[:60], known=", ".join(self.games))
        return found

    async def table(self, table: str) -> Table:
        """A table, woken up if it sleeps; refuses when there is none."""
        found = self._awake.get(table)
        if found is None:
            async with self._loading:
                found = self._awake.get(table) or await self._wake(table)
        self._awake.move_to_end(table)
        return found

    async def change(self, table: str, action: Action) -> Table:
        """Carry an action out: durable first, then told. A caller that goes away leaves nothing half done."""
        task = asyncio.create_task(self._change(table, action))
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        return await asyncio.shield(task)

    def begin_closing(self) -> None:
        """From now on nobody is told anything."""
        self._closing = True

    async def close(self) -> None:
        """Let what is being entered come to its end."""
        self.begin_closing()
        await asyncio.gather(*self._changing, return_exceptions=True)

    async def tell(self, table: Table) -> None:
        """Let everybody at the table look again."""
        if self._closing:
            return
        news = News(table.id, table.entry)
        await self._channels.wait_published(msgspec.json.encode(news), channel(table.id))

    async def heard(self, news: News) -> Table:
        """The table after some news; another process may have entered it."""
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
        self._awake.pop(table, None)

    async def _change(self, table: str, action: Action) -> Table:
        for _ in range(3):
            found = await self.table(table)
            async with found.lock:
                if self._awake.get(table) is not found:
                    continue
                try:
                    change = action(found)
                    await self.store.write(table, change)
                except Lost:
                    # Another process was first: look at what it entered and try again.
                    self.forget(table)
                    continue
                except KantorError:
                    raise
                except BaseException:
                    # What was tried on the match isn't durable; the log knows how it stands.
                    self.forget(table)
                    raise
                found.apply(change)
            await self.tell(found)
            if not self._closing:
                self.on_change(found)
            return found
        raise refusals.Refusal("own-fault", 503)

    async def _wake(self, table: str) -> Table:
        kept = await self.store.load(table)
        if kept is None:
            raise refusals.no_such_table()
        found = Table(kept, self.game(kept.row.game), self.matches)
        changed = found.rules_changed()
        if changed is not None:
            await self.store.write(table, changed)
            found.apply(changed)
        self._awake[table] = found
        self._put_to_sleep()
        return found

    def _put_to_sleep(self) -> None:
        """Forget the tables that nobody is at, those first that were asked for longest ago."""
        for ident in list(self._awake):
            if len(self._awake) <= self.settings.tables_awake:
                return
            if not self.presence.at(ident) and not self._awake[ident].lock.locked():
                self.forget(ident)

    async def entries(self, table: str) -> tuple[Entry, ...]:
        kept = await self.store.load(table)
        if kept is None:
            raise refusals.no_such_table()
        return kept.entries
