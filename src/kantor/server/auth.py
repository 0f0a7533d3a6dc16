"""Who somebody is: a guest with a nickname, known by an unguessable token in a cookie; only its hash is kept."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

from kantor.server import clients
from kantor.server.bus import Bus
from kantor.server.refusals import Refusal
from kantor.server.store import Store

COOKIE = "kantor_session"
YEAR = 365 * 24 * 3600
REMEMBERED = 5_000
REMEMBERED_SECONDS = 60.0
LONGEST_NAME = 24
LONGEST_TITLE = 60

Connection = ASGIConnection[Any, Any, Any, Any]


class Person(Struct, frozen=True):
    id: str
    name: str


class People:
    """Sessions and the people behind them. Those seen lately are remembered for a while."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        self._ends: dict[str, set[asyncio.Event]] = {}
        self.check: Callable[[str], None] = lambda person: None  # refuses who is banned

    async def who(self, connection: Connection) -> Person | None:
        """The person of a request or socket; None for whoever brings no valid token."""
        token = connection.cookies.get(COOKIE, "")
        if not token or len(token) > 100:
            return None
        key = hash_of(token)
        person, until = self._known.get(key, (None, 0.0))
        if person is None or until < time.monotonic():
            found = await self._store.person_of(key)
            if found is None:
                return None
            person = Person(*found)
            self._remember(key, person)
            await self._store.session_used(key)
        clients.person.set(person.id)
        return person

    async def must(self, connection: Connection, even_banned: bool = False) -> Person:
        """The person of a request that needs one, and one who may come in."""
        person = await self.who(connection)
        if person is None:
            raise Refusal("no-session", 401)
        if not even_banned:
            self.check(person.id)
        return person

    async def welcome(self, connection: Connection, name: str) -> tuple[Person, Cookie | None]:
        """A new guest with the cookie to come back by, or the known one renamed."""
        checked = checked_name(name)
        known = await self.who(connection)
        if known is not None:
            self.check(known.id)
            await self._store.rename(known.id, checked)
            person = Person(known.id, checked)
            self._remember(hash_of(connection.cookies[COOKIE]), person)
            return person, None
        token = secrets.token_urlsafe(32)
        person = Person(secrets.token_hex(12), checked)
        await self._store.add_person(person.id, person.name, hash_of(token), agent_of(connection))
        self._remember(hash_of(token), person)
        return person, cookie(token, connection)

    async def begin(self, connection: Connection, person: str) -> tuple[Person, Cookie]:
        """A new session of somebody who has shown who he is; the one that the browser had before ends."""
        await self.forget(connection)
        token = secrets.token_urlsafe(32)
        await self._store.add_session(person, hash_of(token), agent_of(connection))
        found = await self._store.person_of(hash_of(token))
        assert found is not None
        return Person(*found), cookie(token, connection)

    async def end_sessions(self, hashes: Iterable[str]) -> None:
        """End sessions, here and at every other process."""
        for token_hash in hashes:
            await self._store.drop_session(token_hash)
            self.ended(token_hash)
            self._bus.publish_ended(token_hash)

    async def forget(self, connection: Connection) -> None:
        token = connection.cookies.get(COOKIE, "")
        if token:
            await self.end_sessions([hash_of(token)])

    def ended(self, token_hash: str) -> None:
        """A session has ended, here or in another process."""
        self._known.pop(token_hash, None)
        for event in self._ends.get(token_hash, ()):
            event.set()

    def known_sessions(self) -> list[str]:
        """The hashes of sessions that are remembered or have open sockets."""
        return list({*self._known, *self._ends})

    @contextmanager
    def session_end(self, connection: Connection, person: Person | None) -> Iterator[asyncio.Event]:
        """An event that is set when the session of a socket ends; never for whoever has none."""
        event = asyncio.Event()
        if person is None:
            yield event
            return
        key = session_of(connection)
        self._ends.setdefault(key, set()).add(event)
        try:
            yield event
        finally:
            self._ends[key].discard(event)
            if not self._ends[key]:
                del self._ends[key]

    def _remember(self, key: str, person: Person) -> None:
        self._known[key] = (person, time.monotonic() + REMEMBERED_SECONDS)
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def session_of(connection: Connection) -> str:
    """What the session of a request is known by."""
    return hash_of(connection.cookies.get(COOKIE, ""))


def agent_of(connection: Connection) -> str:
    """How the browser calls itself, to tell the own sessions apart."""
    given = connection.headers.get("user-agent", "")
    return "".join(sign for sign in given if sign.isprintable())[:200]


def cookie(token: str, connection: Connection, max_age: int = YEAR) -> Cookie:
    secure = connection.scope["scheme"] in ("https", "wss")
    return Cookie(COOKIE, value=token, max_age=max_age, httponly=True, samesite="strict", secure=secure, path="/")


def checked_name(name: str) -> str:
    return _checked(name, "name", 1, LONGEST_NAME)


def checked_title(title: str) -> str:
    return _checked(title, "title", 0, LONGEST_TITLE)


def _checked(text: str, what: str, least: int, most: int) -> str:
    """A text of people, tidied: no line breaks, controls or marks that turn the direction of what follows."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not least <= len(tidy) <= most or not tidy.isprintable() or not _encodable(tidy):
        raise Refusal(what, 400)
    return tidy


def _encodable(text: str) -> bool:
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
