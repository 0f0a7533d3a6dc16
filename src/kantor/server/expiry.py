"""Everything expires: tables that never began, matches of bots alone, closed tables, guests without games, sessions.

One process at a time looks, once an hour, at so many of each. A table is closed by an entry of its log, so everybody at
it is told; what is closed is deleted later, with all that belongs to it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from sqlalchemy import ColumnElement, Connection, Select, Update, delete, exists, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from kantor.core.errors import KantorError
from kantor.server import metrics, schema
from kantor.server.admin import Admin
from kantor.server.auth import People
from kantor.server.clock import text_of_time
from kantor.server.due import Leases
from kantor.server.setting_groups import Keeping
from kantor.server.tables import Tables
from kantor.server.talk_schema import forget_people

LEASE = "expiry"
MOST = 500  # of each kind at a time
HOUR = 3600.0
DAY = 24 * 3600 * 1000
NOTED_EVERY = DAY // 24

log = logging.getLogger("kantor.server")


class Expiry:
    def __init__(self, tables: Tables, people: People, leases: Leases, keeping: Keeping, seconds: float = HOUR) -> None:
        self._tables = tables
        self._store = tables.store
        self._people = people
        self._leases = leases
        self._keeping = keeping
        self._seconds = seconds
        self._admin = Admin(tables)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            try:
                await self.note_uses()
                if await self._leases.take(LEASE, min(self._seconds, 300.0)):
                    await self.sweep()
            except SQLAlchemyError as error:
                log.warning("can't look for what has expired now: %s", error)
            await asyncio.sleep(self._seconds)

    async def sweep(self) -> dict[str, int]:
        """Close and delete what is too old; returns how many of each kind."""
        keeping = self._keeping
        found = {
            "open": await self._close(keeping.open_days, self._abandoned("open")),
            "bots": await self._close(keeping.bots_days, self._abandoned("running", ~_has_person())),
            "running": await self._close(keeping.running_days, self._abandoned("running")),
            "deleted": await self._delete(keeping.closed_days, "closed"),
            "over": await self._delete(keeping.over_days, "over"),
            "sessions": await self._end_sessions(keeping.session_days),
            "account-sessions": await self._end_account_sessions(keeping.account_days),
            "guests": await self._forget_guests(keeping.guest_days),
        }
        for kind, count in found.items():
            if count:
                metrics.EXPIRED.labels(kind).inc(count)
        if found["deleted"] or found["over"] or found["guests"]:
            await self._give_back()
        return found

    async def note_uses(self) -> None:
        """Write down that the sessions that were used lately were used, also those of sockets that stay open."""
        sessions, now = schema.sessions, self._now()
        known = self._people.known_sessions()
        stale = sessions.c.used.is_(None) | (sessions.c.used < text_of_time(now - NOTED_EVERY))
        for first in range(0, len(known), MOST):
            some = sessions.c.token_hash.in_(known[first : first + MOST])
            statement = update(sessions).where(some, stale).values(used=text_of_time(now))

            def work(connection: Connection, statement: Update = statement) -> None:
                connection.execute(statement)

            await self._store.write(work)

    # Tables

    def _abandoned(self, state: str, *further: ColumnElement[bool]) -> Callable[[int], Select[tuple[str]]]:
        """Tables of a state without an entry since a time, in milliseconds."""
        tables, entries = schema.tables, schema.entries
        last = select(entries.c.at).where(entries.c.table_id == tables.c.id, entries.c.entry == tables.c.head)
        return lambda since: (
            select(tables.c.id)
            .where(tables.c.state == state, last.scalar_subquery() < text_of_time(since), *further)
            .limit(MOST)
        )

    async def _close(self, days: float, query: Callable[[int], Select[tuple[str]]]) -> int:
        """Close tables to which nobody who sits there or hosts them has come back."""
        if not days:
            return 0
        since, visits = self._before(days), schema.visits
        visited = exists().where(visits.c.table_id == schema.tables.c.id, visits.c.left >= since)
        async with self._store.engine.connect() as connection:
            found = [row.id for row in await connection.execute(query(since).where(~visited))]
        closed = 0
        for table in found:
            # Somebody has come back, even if only to look.
            if self._tables.presence.at(table):
                continue
            try:
                await self._admin.close_table(table)
                closed += 1
            except KantorError as error:
                log.warning("table %s can't be closed: %s", table, error)
        return closed

    async def _delete(self, days: float, state: str) -> int:
        """Delete tables of a state with all that belongs to them, in memory too."""
        if not days:
            return 0
        async with self._store.engine.connect() as connection:
            query = self._abandoned(state)(self._before(days))
            found = [row.id for row in await connection.execute(query)]
        found = [table for table in found if not self._tables.presence.at(table)]
        if found:
            await self._store.write(_deleted(found))
            for table in found:
                self._tables.forget(table)
        return len(found)

    # People

    async def _end_sessions(self, days: float) -> int:
        """End sessions that nobody has used, but not of those who sit at a table that isn't over."""
        if not days:
            return 0
        sessions = schema.sessions
        idle = func.coalesce(sessions.c.used, sessions.c.created) < self._since(days)
        return await self._end(idle, ~_sits_somewhere(sessions.c.person))

    async def _end_account_sessions(self, days: float) -> int:
        """End old sessions of people with an account, used or not: they can sign in again."""
        if not days:
            return 0
        sessions, accounts = schema.sessions, schema.accounts
        can_return = exists().where(accounts.c.person == sessions.c.person)
        return await self._end(can_return, sessions.c.created < self._since(days))

    async def _end(self, *which: ColumnElement[bool]) -> int:
        sessions = schema.sessions
        query = select(sessions.c.token_hash).where(*which).limit(MOST)
        async with self._store.engine.connect() as connection:
            found = [row.token_hash for row in await connection.execute(query)]
        if found:
            await self._store.write(
                lambda connection: connection.execute(delete(sessions).where(sessions.c.token_hash.in_(found)))
            )
            for token_hash in found:
                self._people.ended(token_hash)
        return len(found)

    async def _forget_guests(self, days: float) -> int:
        """Delete guests who neither sit at any table nor host one, and whom nobody has seen for a while."""
        if not days:
            return 0
        people, sessions, since = schema.people, schema.sessions, self._since(days)
        seats, tables = schema.seats, schema.tables
        lately = exists().where(sessions.c.person == people.c.id, sessions.c.used >= since)
        query = select(people.c.id).where(
            people.c.created < since,
            ~lately,
            ~exists().where(seats.c.person == people.c.id),
            ~exists().where(tables.c.host == people.c.id),
            ~exists().where(schema.accounts.c.person == people.c.id),
        )
        async with self._store.engine.connect() as connection:
            found = [row.id for row in await connection.execute(query.limit(MOST))]
            tokens = select(sessions.c.token_hash).where(sessions.c.person.in_(found))
            hashes = [row.token_hash for row in await connection.execute(tokens)]
        if found:
            await self._store.write(_forgotten(found))
            for token_hash in hashes:
                self._people.ended(token_hash)
        return len(found)

    async def _give_back(self) -> None:
        """Give the room of what was deleted back to the disk, where the file is made for that."""
        if self._store.engine.dialect.name == "sqlite":
            pages = "PRAGMA incremental_vacuum(2000)"
            await self._store.write(lambda connection: connection.exec_driver_sql(pages))

    def _now(self) -> int:
        return self._tables.clock.milliseconds()

    def _before(self, days: float) -> int:
        return self._now() - int(days * DAY)

    def _since(self, days: float) -> str:
        return text_of_time(self._before(days))


def _has_person() -> ColumnElement[bool]:
    seats = schema.seats
    return exists().where(seats.c.table_id == schema.tables.c.id, seats.c.person.is_not(None))


def _sits_somewhere(person: ColumnElement[str]) -> ColumnElement[bool]:
    seats, tables = schema.seats, schema.tables
    going_on = tables.c.state.in_(("open", "running"))
    return exists().where(seats.c.person == person, tables.c.id == seats.c.table_id, going_on)


def _deleted(tables: Sequence[str]) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        # Tables that were linked as the next one may go; whoever follows the link is told that there is none.
        connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))

    return work


def _forgotten(people: Sequence[str]) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        for table in schema.about_people:
            connection.execute(delete(table).where(table.c.person.in_(people)))
        forget_people(connection, people)
        connection.execute(delete(schema.sessions).where(schema.sessions.c.person.in_(people)))
        connection.execute(delete(schema.seat_names).where(schema.seat_names.c.person.in_(people)))
        connection.execute(delete(schema.people).where(schema.people.c.id.in_(people)))

    return work
