"""Accounts: a guest claims one and keeps the person's id, so every game stays. Nobody needs one to play."""

from __future__ import annotations

import unicodedata
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from kantor.server import schema
from kantor.server.auth import hash_of
from kantor.server.clock import now
from kantor.server.limits import Buckets
from kantor.server.one_use import Given, OneUse
from kantor.server.passwords import Passwords
from kantor.server.refusals import Refusal
from kantor.server.settings import Settings
from kantor.server.store import Store
from kantor.server.talk_schema import forget_people

LOGIN = (3, 64)
SHOWS = ("games", "results")  # what an owner may show of the profile
HAND_OVER_SECONDS = 60

accounts, sessions, seats = schema.accounts, schema.sessions, schema.seats


class Account(Struct, frozen=True):
    person: str
    login: str | None
    mail: str | None
    shows: tuple[str, ...]


class KnownSession(Struct, frozen=True):
    """A session as its owner sees it."""

    id: str
    token_hash: str
    created: str
    used: str | None
    agent: str


class Accounts:
    def __init__(self, store: Store, settings: Settings, one_use: OneUse) -> None:
        self.store = store
        self.settings = settings
        self.one_use = one_use
        self.passwords = Passwords()
        self._by_address = Buckets(settings.sign_ins)
        self._by_login = Buckets(settings.sign_ins)

    async def of(self, person: str) -> Account | None:
        row = await self._row(accounts.c.person == person)
        return None if row is None else _account(row)

    # A login with a password

    async def claim(self, person: str, login: str, password: str) -> None:
        """Make the guest's person an account with a password; refuses when it has one already."""
        wanted = checked_login(login)
        if await self.of(person) is not None:
            raise Refusal("claimed")
        await self.add(person, login=wanted, password=await self.passwords.hashed(password))

    async def set_password(self, person: str, login: str, password: str, old: str) -> None:
        """Give an account a password, or another one; whoever has one already has to know it."""
        wanted = checked_login(login)
        row = await self._row(accounts.c.person == person)
        if row is None:
            raise Refusal("not-claimed")
        if row.password is not None and not await self.passwords.fits(row.password, old):
            raise Refusal("wrong-password", 403)
        values = {"login": wanted, "password": await self.passwords.hashed(password)}
        await self._change(update(accounts).where(accounts.c.person == person).values(values))

    async def add(self, person: str, **columns: Any) -> None:
        """A new account; of two claims of one login or mail address one wins."""
        try:
            await self._change(insert(accounts).values(person=person, created=now(), **columns))
        except Refusal:
            if await self.of(person) is not None:
                raise Refusal("claimed") from None
            raise

    async def set_mail(self, person: str, mail: str) -> None:
        if await self.of(person) is None:
            await self.add(person, mail=mail)
        else:
            await self._change(update(accounts).where(accounts.c.person == person).values(mail=mail))

    async def set_shows(self, person: str, shows: tuple[str, ...]) -> None:
        text = msgspec.json.encode(sorted(set(shows) & set(SHOWS))).decode()
        await self._change(update(accounts).where(accounts.c.person == person).values(shows=text))

    async def with_mail(self, mail: str) -> str | None:
        row = await self._row(accounts.c.mail == mail)
        return None if row is None else row.person

    async def by_password(self, address: str, login: str, password: str) -> str:
        """The person of a login, for whoever knows its password."""
        wanted = folded(login)
        self._by_address.take(address)
        self._by_login.take(wanted)
        row = await self._row(accounts.c.login == wanted) if wanted.isprintable() else None
        known = None if row is None else row.password
        if not await self.passwords.fits(known, password) or row is None:
            raise Refusal("wrong-login", 403)
        return str(row.person)

    def count_try(self, address: str) -> None:
        """Somebody at an address tries to sign in by other means."""
        self._by_address.take(address)

    # Sessions

    async def sessions_of(self, person: str) -> list[KnownSession]:
        query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.created.desc())
        async with self.store.engine.connect() as connection:
            rows = list(await connection.execute(query))
        return [_session(row) for row in rows]

    async def would_lose(self, person: str) -> bool:
        """Whether a guest without an account has games that signing in as somebody else would leave behind."""
        if await self.of(person) is not None:
            return False
        query = select(seats.c.table_id).where(seats.c.person == person).limit(1)
        async with self.store.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def hand_over(self, person: str) -> str:
        """The address under which a page goes on at the public address, with its session."""
        if not self.settings.url_is_local:
            raise Refusal("not-found", 404)
        token = await self.one_use.give(Given("hand-over", person, {}), HAND_OVER_SECONDS)
        return f"{self.settings.url}/account?hand-over={token}"

    async def taken_over(self, token: str) -> str:
        """The person that a page at the other address had."""
        given = await self.one_use.take(token, "hand-over") if self.settings.url_is_local else None
        if given is None or given.person is None:
            raise Refusal("link-used", 403)
        return given.person

    async def erase(self, person: str) -> list[str]:
        """Forget the account and the name; returns the hashes of the sessions that have to end."""
        hashes = [session.token_hash for session in await self.sessions_of(person)]

        def work(connection: Connection) -> None:
            for table in schema.about_people:
                connection.execute(delete(table).where(table.c.person == person))
            forget_people(connection, [person])
            connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=""))
            connection.execute(delete(schema.outbox).where(schema.outbox.c.person == person))

        await self.store.write(work)
        return hashes

    async def _row(self, condition: Any) -> Row[Any] | None:
        async with self.store.engine.connect() as connection:
            found: Row[Any] | None = (await connection.execute(select(accounts).where(condition))).first()
        return found

    async def _change(self, statement: Any) -> None:
        try:
            await self.store.write(lambda connection: connection.execute(statement))
        except IntegrityError as error:
            raise Refusal("login-taken") from error

    async def has_way_in(self, person: str) -> bool:
        """Whether a person can sign in again from elsewhere."""
        ways = accounts.c.password.is_not(None) | accounts.c.mail.is_not(None)
        keys = exists().where(schema.passkeys.c.person == person)
        row = await self._row((accounts.c.person == person) & (ways | keys))
        return row is not None


def folded(login: str) -> str:
    return unicodedata.normalize("NFKC", login).strip().casefold()


def checked_login(login: str) -> str:
    found = folded(login)
    spaced = any(sign.isspace() for sign in found)
    if not LOGIN[0] <= len(found) <= LOGIN[1] or not found.isprintable() or spaced or not _plain(found):
        raise Refusal("login", 400, least=LOGIN[0], most=LOGIN[1])
    return found


def _plain(text: str) -> bool:
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def _account(row: Row[Any]) -> Account:
    return Account(row.person, row.login, row.mail, tuple(msgspec.json.decode(row.shows)))


def _session(row: Row[Any]) -> KnownSession:
    # A hash of the hash: a list of sessions must not say what the database knows them by.
    return KnownSession(hash_of(row.token_hash)[:20], row.token_hash, row.created, row.used, row.agent or "")
