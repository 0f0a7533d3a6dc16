"""What every server process runs: the store, the tables, the bots, the bus, and what looks after them.

A server adds routes and sockets to it (`app.py`), a thinking machine nothing (`commands.think`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from kantor.core.game import Game
from kantor.server import database
from kantor.server.advisor import Advisor
from kantor.server.ahead import AheadAnswers
from kantor.server.archiver import Archiver
from kantor.server.auth import People
from kantor.server.bot_runner import BotRunner
from kantor.server.bus import Bus, Listener
from kantor.server.channels import Reachable
from kantor.server.clock import Clock, FileClock
from kantor.server.due import Leases, Sweeper
from kantor.server.expiry import Expiry
from kantor.server.follower import Follower
from kantor.server.notices import sender_of, with_notices
from kantor.server.outbox import Outbox
from kantor.server.people_sender import PeopleSender, Senders
from kantor.server.replays import Replays
from kantor.server.settings import Settings
from kantor.server.site_status import SiteStatus
from kantor.server.store import Store
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.talk import Talk
from kantor.server.thinker import Thinker
from kantor.server.visits import Visits
from kantor.server.workers import Workers


class Services:
    def __init__(self, settings: Settings, games: Mapping[str, Game[Any]], thinks: bool = False) -> None:
        self.settings = settings
        self.engine = database.connect(settings.database_url)
        self.store = Store(self.engine)
        self.bus = bus_of(self.engine, thinks)
        clock = Clock() if settings.fake_clock is None else FileClock(settings.fake_clock)
        self.tables = Tables(games, settings, self.store, self.bus, clock)
        self.people = People(self.store, self.bus)
        self.talk = Talk(self.tables, self.bus)
        self.site = SiteStatus(self.store, self.people, self.tables.clock, settings.poll_seconds)
        self.costs = self.tables.costs
        self.replays = Replays(games, self.costs)
        self._workers = Workers(games, settings.bot_workers, settings.bot_seconds)
        self.advisor = Advisor(self._workers)
        # Where machines that only think are alive, the others leave the bots to them.
        self._bots = BotRunner(self.tables, self._workers, lambda: not thinks and self.bus.others_think)
        self.ahead = AheadAnswers(self.tables)
        self._follower = Follower(self.tables, settings.poll_seconds, self.talk.compare)
        leases = Leases(self.store, self.tables.clock)
        patience = settings.bot_seconds + settings.pause[1] + settings.sweep_seconds
        self._sweeper = Sweeper(self.tables, leases, self._wake, settings.sweep_seconds, patience)
        self._thinker = Thinker(self.tables, leases, self._bots) if thinks else None
        self._archiver = Archiver(self.tables, leases, settings.sweep_seconds)
        self._expiry = Expiry(self.tables, self.people, leases, settings.keeping, settings.expiry_seconds)
        sender = sender_of(settings.outbox)
        self.reachable = Reachable(self.store)
        to_people = PeopleSender(self.tables, settings)
        senders = Senders(to_people) if sender is None else Senders(sender, to_people)
        self._outbox = Outbox(self.store, senders, self.tables.clock, settings.sweep_seconds)
        self.tables.noticed = with_notices
        if sender is None:
            self.tables.noticed = lambda table, change: self.reachable.only(with_notices(table, change))
        self.tables.on_change = self._changed
        self.tables.on_visit = self._visited
        self.tables.on_notices = self._outbox.look
        self._visits = Visits(self.store)
        self._listen()

    def _wake(self, table: Table) -> None:
        """Something is overdue at a table."""
        self._bots.take(table)
        self.ahead.check(table, overdue=True)

    def _changed(self, table: Table) -> None:
        self._bots.check(table)
        self.ahead.check(table)
        self._archiver.check(table)

    def _visited(self, table: Table) -> None:
        """Somebody has come: bots that rested go on."""
        self._bots.check(table)
        self.ahead.check(table)

    def _left(self, table: str, person: str, at: int) -> None:
        """Of those who sit or host it is kept since when they are away; whoever only looks leaves no trace."""
        found = self.tables.known(table)
        if found is None or found.row.host == person or found.seats_of(person):
            self._visits.left(table, person, at)

    def _listen(self) -> None:
        presence, thinker, follower = self.tables.presence, self._thinker, self._follower
        presence.on_change = self.tables.wake_soon
        presence.on_own_change = self.bus.publish_present
        presence.on_left = self._left

        def head(table: str, entry: int) -> None:
            follower.heard(table, entry)
            if thinker is not None:
                thinker.heard()

        def left(process: str) -> None:
            presence.left(process)
            # It may have been the last that thought for the others.
            for table in self.tables.in_memory():
                self._bots.check(table)

        self.bus.listener = Listener(
            head=head,
            present=presence.told,
            left=left,
            session_ended=self.people.ended,
            talk=self.talk.heard,
            compare=follower.compare,
            everybody=presence.everybody,
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await self.reachable.start()
        self._follower.start()
        await self.bus.start()
        self._sweeper.start()
        self._archiver.start()
        self.site.start()
        self._expiry.start()
        if self._thinker is None:
            # A machine that only thinks needs no keys of mail and push; the others tell what it has played.
            self._outbox.start()
        if self._thinker is not None:
            self._thinker.start()
        try:
            yield
        finally:
            self.tables.begin_closing()
            if self._thinker is not None:
                await self._thinker.close()
            await self._sweeper.close()
            await self._archiver.close()
            await self.site.close()
            await self._expiry.close()
            await self.reachable.close()
            await self._outbox.close()
            await self.bus.close()
            await self._follower.close()
            await self._bots.close()
            await self.ahead.close()
            await self.tables.close()
            await self._visits.close()
            self._workers.close()
            self.replays.close()
            await self.store.close()


def bus_of(engine: AsyncEngine, thinks: bool = False) -> Bus:
    if engine.dialect.name != "postgresql":
        return Bus()
    from kantor.server.postgres_bus import PostgresBus  # noqa: PLC0415  its driver is not installed by default

    return PostgresBus(engine, thinks)
