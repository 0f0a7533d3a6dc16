"""How people want to be told: by mail, a webhook or push messages, of which kinds of news, and of which tables not."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from kantor.server import schema
from kantor.server.accounts import Accounts
from kantor.server.guard import checked_address
from kantor.server.push import push_of
from kantor.server.push_devices import PushDevices
from kantor.server.refusals import Refusal
from kantor.server.store import Change, Store
from kantor.server.wire_notices import ChannelInfo, ChannelKind, NewDevice, NoticeSettings, NoticeWish

REFRESH_SECONDS = 10.0

channels, quiet = schema.channels, schema.quiet

log = logging.getLogger("kantor.server")


class Reachable:
    """Who wants to be told anything, so that nothing is written for the others. Other hosts know it a little later."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: frozenset[str] = frozenset()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Whatever is written from now on is written for those who want it."""
        await self._look()
        self._task = asyncio.create_task(self._follow())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def only(self, change: Change) -> Change:
        """The change with the notices of those alone who want them."""
        kept = tuple(notice for notice in change.notices if notice["person"] in self._people)
        return change if len(kept) == len(change.notices) else msgspec.structs.replace(change, notices=kept)

    async def refresh(self) -> None:
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(select(channels.c.person).distinct())
            self._people = frozenset(row.person for row in rows)

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            await self._look()

    async def _look(self) -> None:
        try:
            await self.refresh()
        except SQLAlchemyError as error:
            log.warning("can't look up who wants to be told: %s", error)


class Channels:
    def __init__(self, accounts: Accounts, reachable: Reachable, mails: bool) -> None:
        self._accounts = accounts
        self._store = accounts.store
        self._reachable = reachable
        self._mails = mails
        self._push = push_of(accounts.settings)
        self._devices = PushDevices(accounts.store)

    @property
    def _ways(self) -> tuple[ChannelKind, ...]:
        possible: dict[ChannelKind, bool] = {"webhook": True, "mail": self._mails, "push": self._push is not None}
        return tuple(way for way, there in possible.items() if there)

    async def settings(self, person: str, session: str) -> NoticeSettings:
        account = await self._accounts.of(person)
        mail = None if account is None else account.mail
        rows = {row.kind: row for row in await self._of(person)}
        async with self._store.engine.connect() as connection:
            found = await connection.execute(select(quiet.c.table_id).where(quiet.c.person == person))
            silent = tuple(row.table_id for row in found)
        return NoticeSettings(
            tuple(ChannelInfo(kind, rows[kind].address, _kinds(rows[kind])) for kind in self._ways if kind in rows),
            self._ways,
            mail,
            silent,
            None if self._push is None else self._push.public_key,
            await self._devices.shown(person, session),
        )

    async def change(self, person: str, wish: NoticeWish) -> None:
        """Set a channel; without any kind of news it is dropped."""
        if wish.channel not in self._ways:
            raise Refusal(f"no-{wish.channel}", 409)
        account = await self._accounts.of(person)
        if wish.channel == "mail" and wish.kinds and (account is None or account.mail is None):
            raise Refusal("no-mail-address", 409)
        if wish.channel == "webhook" and wish.kinds:
            checked_address(wish.address)
        mine = (channels.c.person == person) & (channels.c.kind == wish.channel)
        values = {
            "address": wish.address if wish.channel == "webhook" else "",
            "kinds": msgspec.json.encode(sorted(set(wish.kinds))).decode(),
            "language": wish.language,
        }

        def work(connection: Connection) -> None:
            if not wish.kinds:
                connection.execute(delete(channels).where(mine))
            elif connection.execute(update(channels).where(mine).values(values)).rowcount == 0:
                token = secrets.token_urlsafe(24)
                connection.execute(insert(channels).values(person=person, kind=wish.channel, token=token, **values))

        await self._store.write(work)
        await self._reachable.refresh()

    async def add_device(self, person: str, session: str, device: NewDevice) -> None:
        """Let a browser have push messages; of what is chosen by `change`."""
        if self._push is None:
            raise Refusal("no-push", 409)
        await self._devices.add(person, session, device)

    async def drop_device(self, person: str, ident: int) -> None:
        await self._devices.drop(person, ident)

    async def unsubscribe(self, token: str) -> None:
        """End a channel by the token that its messages bear."""
        await self._store.write(
            lambda connection: connection.execute(delete(channels).where(channels.c.token == token))
        )
        await self._reachable.refresh()

    async def set_quiet(self, person: str, table: str, silent: bool) -> None:
        async with self._store.engine.connect() as connection:
            known = await connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == table))
        if known is None:
            raise Refusal("no-such-table", 404)

        def work(connection: Connection) -> None:
            connection.execute(delete(quiet).where(quiet.c.person == person, quiet.c.table_id == table))
            if silent:
                connection.execute(insert(quiet).values(person=person, table_id=table))

        await self._store.write(work)

    async def _of(self, person: str) -> Sequence[Row[Any]]:
        async with self._store.engine.connect() as connection:
            return list(await connection.execute(select(channels).where(channels.c.person == person)))


def _kinds(row: Row[Any]) -> tuple[Any, ...]:
    return tuple(msgspec.json.decode(row.kinds))
