"""What the one who runs the server can see and do. The commands and the admin page call the same functions.

They write to the database; every process hears of it within seconds (`site_status.SiteStatus`, `follower.Follower`).
"""

from __future__ import annotations

import secrets
from ipaddress import ip_address, ip_network
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from kantor.core.errors import KantorError
from kantor.server import schema, site_schema
from kantor.server.addresses import network_of
from kantor.server.auth import hash_of
from kantor.server.clock import text_of_time
from kantor.server.outline import SeatHolder
from kantor.server.refusals import Refusal, no_such_table
from kantor.server.site_status import DRAIN, MESSAGE
from kantor.server.store import Change, Store
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.writer import Work

MOST = 200
LONGEST_MESSAGE = 280
DAY = 24 * 3600 * 1000
LINK_LIVES = 15 * 60 * 1000
SESSION_LIVES = 12 * 3600 * 1000
SESSION_IDLES = 3600 * 1000

BanKind = Literal["person", "address"]


class AdminTable(Struct, frozen=True):
    id: str
    game: str
    title: str
    state: str
    created: str
    entries: int
    seats: tuple[str, ...]


class AdminPerson(Struct, frozen=True):
    id: str
    name: str
    created: str
    sessions: int
    tables: int


class AdminSession(Struct, frozen=True):
    """`id` is the beginning of the token's hash: enough to name it, useless to come in by."""

    id: str
    person: str
    created: str
    used: str | None


class AdminBan(Struct, frozen=True):
    id: int
    kind: BanKind
    value: str
    reason: str
    created: str
    until: str | None


class Admin:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store: Store = tables.store

    # Looking

    async def tables(self, state: str | None = None) -> tuple[AdminTable, ...]:
        tables, seats = schema.tables, schema.seats
        query = select(tables).order_by(tables.c.created.desc(), tables.c.id).limit(MOST)
        query = query.where(tables.c.state == state) if state else query.where(tables.c.state != "closed")
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            found = await connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat))
            taken: dict[str, list[str]] = {}
            for seat in found:
                taken.setdefault(seat.table_id, []).append(_sitter(SeatHolder(seat.person, seat.bot, seat.name)))
        return tuple(
            AdminTable(row.id, row.game, row.title, row.state, row.created, row.head + 1, tuple(taken.get(row.id, ())))
            for row in rows
        )

    async def people(self, search: str = "") -> tuple[AdminPerson, ...]:
        people, sessions, seats = schema.people, schema.sessions, schema.seats
        mine = select(func.count()).select_from(sessions).where(sessions.c.person == people.c.id).scalar_subquery()
        sits = select(func.count()).select_from(seats).where(seats.c.person == people.c.id).scalar_subquery()
        query = select(people.c.id, people.c.name, people.c.created, mine.label("sessions"), sits.label("seats"))
        if search:
            query = query.where(or_(people.c.id == search, people.c.name.icontains(search, autoescape=True)))
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(query.order_by(people.c.created.desc()).limit(MOST))
            return tuple(AdminPerson(row.id, row.name, row.created, row.sessions, row.seats) for row in rows)

    async def sessions(self, person: str) -> tuple[AdminSession, ...]:
        sessions = schema.sessions
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(select(sessions).where(sessions.c.person == person).limit(MOST))
            return tuple(AdminSession(row.token_hash[:12], row.person, row.created, row.used) for row in rows)

    async def bans(self) -> tuple[AdminBan, ...]:
        bans, now = site_schema.bans, self._now()
        query = select(bans).where((bans.c.until.is_(None)) | (bans.c.until > now)).order_by(bans.c.id)
        async with self._store.engine.connect() as connection:
            return tuple(
                AdminBan(
                    row.id,
                    row.kind,
                    row.value,
                    row.reason,
                    text_of_time(row.created),
                    _time(row.until),
                )
                for row in await connection.execute(query)
            )

    async def said(self) -> tuple[str, bool]:
        """The message to all, and whether a drain was ordered."""
        async with self._store.engine.connect() as connection:
            rows = {row.name: row.value for row in await connection.execute(select(site_schema.site))}
        return rows.get(MESSAGE, ""), DRAIN in rows

    # Doing

    async def ban(self, kind: BanKind, value: str, reason: str = "", days: float | None = None) -> None:
        if kind == "address":
            value = _network(value)
        elif not await self._exists(value):
            raise Refusal("no-such-person", 404, person=value[:40])
        now = self._now()
        row = {"kind": kind, "value": value, "reason": reason[:200], "created": now}
        until = None if days is None else now + int(days * DAY)

        def work(connection: Connection) -> None:
            bans = site_schema.bans
            connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.value == value))
            connection.execute(insert(bans).values(until=until, **row))

        await self._store.write(work)

    async def unban(self, ban: int) -> None:
        bans, gone = site_schema.bans, []
        await self._store.write(
            lambda connection: gone.append(connection.execute(delete(bans).where(bans.c.id == ban)).rowcount)
        )
        if not gone[-1]:
            raise Refusal("no-such-ban", 404, ban=ban)

    async def end_sessions(self, person: str) -> int:
        """Sign a person out everywhere; whoever is a guest is lost by it."""
        if not await self._exists(person):
            raise Refusal("no-such-person", 404, person=person[:40])
        sessions, gone = schema.sessions, []
        await self._store.write(
            lambda connection: gone.append(
                connection.execute(delete(sessions).where(sessions.c.person == person)).rowcount
            )
        )
        return int(gone[-1])

    async def close_table(self, table: str) -> None:
        """Close a table for good, whatever its state, also one that can't be read."""

        def action(at: Table) -> Change:
            return Change((at.next_entry("close", by="clock"),), due={})

        try:
            await self._tables.change(table, action)
        except KantorError as error:
            if error.message == "no-such-table":
                raise
            await self._store.write(_closed(table, self._tables.clock.now()))
            self._tables.forget(table)
            self._tables.wake(table)

    async def say(self, text: str) -> None:
        """The message to all; an empty text takes it away."""
        tidy = " ".join(text.split())
        if len(tidy) > LONGEST_MESSAGE or not tidy.isprintable():
            raise Refusal("house-message", 400, most=LONGEST_MESSAGE)
        await self._write(MESSAGE, tidy)

    async def drain(self, on: bool) -> None:
        await self._write(DRAIN, "yes" if on else "")

    # Coming in

    async def link(self) -> str:
        """A token to sign in by, once, within a quarter of an hour."""
        token = secrets.token_urlsafe(32)
        await self._store.write(self._issued(token, "link", LINK_LIVES))
        return token

    async def sign_in(self, token: str) -> str:
        """Swap a link's token for that of a session."""
        tokens, gone, now = site_schema.admin_tokens, [], self._now()
        this = tokens.c.token_hash == hash_of(token), tokens.c.kind == "link", tokens.c.until > now
        session = secrets.token_urlsafe(32)

        def work(connection: Connection) -> None:
            gone.append(connection.execute(delete(tokens).where(*this)).rowcount)
            connection.execute(delete(tokens).where(tokens.c.until <= now))
            if gone[-1]:
                self._issued(session, "session", SESSION_LIVES)(connection)

        await self._store.write(work)
        if not gone[-1]:
            raise Refusal("admin-link", 403)
        return session

    async def check(self, token: str) -> None:
        """Refuses whoever isn't signed in as admin."""
        tokens, now = site_schema.admin_tokens, self._now()
        this = tokens.c.token_hash == hash_of(token), tokens.c.kind == "session"
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(select(tokens).where(*this))).first()
        if not token or row is None or row.until <= now or row.seen <= now - SESSION_IDLES:
            raise Refusal("no-admin", 401)
        if row.seen < now - SESSION_IDLES // 20:
            await self._store.write(lambda connection: connection.execute(update(tokens).where(*this).values(seen=now)))

    async def sign_out(self, token: str) -> None:
        tokens = site_schema.admin_tokens
        this = tokens.c.token_hash == hash_of(token)
        await self._store.write(lambda connection: connection.execute(delete(tokens).where(this)))

    def _issued(self, token: str, kind: str, lives: int) -> Work:
        now = self._now()
        row = {"token_hash": hash_of(token), "kind": kind, "created": now, "seen": now, "until": now + lives}
        return lambda connection: connection.execute(insert(site_schema.admin_tokens).values(row))

    def _now(self) -> int:
        return self._tables.clock.milliseconds()

    async def _exists(self, person: str) -> bool:
        people = schema.people
        async with self._store.engine.connect() as connection:
            return await connection.scalar(select(people.c.id).where(people.c.id == person)) is not None

    async def _write(self, name: str, value: str) -> None:
        site, now = site_schema.site, self._now()

        def work(connection: Connection) -> None:
            connection.execute(delete(site).where(site.c.name == name))
            if value:
                connection.execute(insert(site).values(name=name, value=value, at=now))

        await self._store.write(work)


def _time(milliseconds: int | None) -> str | None:
    return None if milliseconds is None else text_of_time(milliseconds)


def _sitter(holder: SeatHolder) -> str:
    return f"{holder.name} ({holder.bot})" if holder.bot else holder.name or "-"


def _network(value: str) -> str:
    try:
        if "/" in value:
            net = ip_network(value, strict=False)
            if net.prefixlen != (64 if net.version == 6 else 32):
                raise ValueError(value)
            value = str(net.network_address)
        return network_of(str(ip_address(value)))
    except ValueError as error:
        raise Refusal("no-address", 400, got=value[:60]) from error


def _closed(table: str, at: str) -> Work:
    """Close a table by its row alone; its log says so too."""

    def work(connection: Connection) -> None:
        tables = schema.tables
        head = connection.scalar(select(tables.c.head).where(tables.c.id == table))
        if head is None:
            raise no_such_table()
        connection.execute(update(tables).where(tables.c.id == table).values(state="closed", head=head + 1))
        entry = {"table_id": table, "entry": head + 1, "kind": "close", "by": "clock", "at": at}
        connection.execute(insert(schema.entries).values(data=msgspec.json.encode({}).decode(), **entry))
        connection.execute(delete(schema.due).where(schema.due.c.table_id == table))

    return work
