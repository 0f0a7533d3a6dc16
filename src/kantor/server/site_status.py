"""What the one who runs the server has decided, as every process knows it within seconds: bans, a message to all, a
drain before a deploy, sessions that were ended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from kantor.server import metrics, schema, site_schema
from kantor.server.addresses import network_of
from kantor.server.auth import People
from kantor.server.clock import Clock
from kantor.server.refusals import Refusal
from kantor.server.store import Store

MESSAGE, DRAIN = "message", "drain"
TOGETHER = 500  # sessions that are looked up by one query

log = logging.getLogger("kantor.server")


class Known(Struct, frozen=True):
    """What was last read."""

    people: frozenset[str] = frozenset()
    networks: frozenset[str] = frozenset()
    message: str = ""
    drain_since: int | None = None


class SiteStatus:
    def __init__(self, store: Store, people: People, clock: Clock, seconds: float) -> None:
        self._store = store
        self._people = people
        people.check = self.check_person
        self._clock = clock
        self._seconds = seconds
        self._began = clock.milliseconds()
        self._known = Known()
        self._inside: dict[asyncio.Event, tuple[str | None, str]] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def message(self) -> str:
        return self._known.message

    @property
    def draining(self) -> bool:
        """Whether this process is to be replaced. One that was started after the drain began is the new one."""
        since = self._known.drain_since
        return since is not None and since >= self._began

    def check(self, address: str) -> None:
        """Refuses an address that is banned."""
        if self._known.networks and network_of(address) in self._known.networks:
            raise Refusal("banned", 403)

    def check_person(self, person: str | None) -> None:
        if person is not None and person in self._known.people:
            raise Refusal("banned", 403)

    def check_new_table(self) -> None:
        if self.draining:
            raise Refusal("draining", 503)

    @contextmanager
    def inside(self, person: str | None, address: str) -> Iterator[asyncio.Event]:
        """An event that is set when whoever holds a socket is banned."""
        event = asyncio.Event()
        self._inside[event] = (person, network_of(address))
        try:
            yield event
        finally:
            del self._inside[event]

    def start(self) -> None:
        self._task = asyncio.create_task(self._follow())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _follow(self) -> None:
        while True:
            try:
                await self.refresh()
            except SQLAlchemyError as error:
                log.warning("can't read what the admins decided now: %s", error)
            await asyncio.sleep(self._seconds)

    async def refresh(self) -> None:
        """Read what was decided, and act on it."""
        now = self._clock.milliseconds()
        bans, site = site_schema.bans, site_schema.site
        async with self._store.engine.connect() as connection:
            banned = (
                await connection.execute(select(bans).where((bans.c.until.is_(None)) | (bans.c.until > now)))
            ).all()
            said = {row.name: row for row in await connection.execute(select(site))}
        self._known = Known(
            people=frozenset(row.value for row in banned if row.kind == "person"),
            networks=frozenset(row.value for row in banned if row.kind == "address"),
            message=said[MESSAGE].value if MESSAGE in said else "",
            drain_since=said[DRAIN].at if DRAIN in said else None,
        )
        metrics.DRAINING.set(self.draining)
        for event, (person, network) in list(self._inside.items()):
            if person in self._known.people or network in self._known.networks:
                event.set()
        await self._end_sessions()

    async def _end_sessions(self) -> None:
        """Sessions that are no longer in the database have ended, whoever deleted them."""
        known = self._people.known_sessions()
        sessions = schema.sessions
        for first in range(0, len(known), TOGETHER):
            some = known[first : first + TOGETHER]
            query = select(sessions.c.token_hash).where(sessions.c.token_hash.in_(some))
            async with self._store.engine.connect() as connection:
                alive = {row.token_hash for row in await connection.execute(query)}
            for token_hash in set(some) - alive:
                self._people.ended(token_hash)
