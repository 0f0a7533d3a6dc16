"""Tells people what they want to be told, by the channels they chose. Nothing is told of what they are looking at.

That a channel is given a notice is written down before it is, so each gets it at most once (`told.py`); when giving it
fails for sure, the line is taken back and it is tried again later. Every device for push messages is a channel.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, exists, func, select, update

from kantor.core.text import Texts, texts
from kantor.server import guard, schema
from kantor.server.ahead_rows import may_answer
from kantor.server.mail import mail_server
from kantor.server.notices import Later, Notice, Sender
from kantor.server.open_table_news import WHILE_OPEN, Said, open_table_news, still_open
from kantor.server.push import Device, push_of
from kantor.server.push_devices import PushDevices
from kantor.server.refusals import FOLDER, Refusal
from kantor.server.settings import Settings
from kantor.server.store import Store
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.told import Told

MAIL_EVERY = 15 * 60 * 1000  # milliseconds between two mails to a person: the next one tells of all that waits
MOST_TO_ADDRESS = 8  # requests that are under way to one address
WAIT_FOR_ADDRESS = 2.0  # seconds, then it is tried again later
GONE = (404, 410)  # so a push service says that a device doesn't want messages any more

channels, told, outbox = schema.channels, schema.told, schema.outbox

log = logging.getLogger("kantor.server")


class News(Struct, frozen=True):
    """A notice as people read it."""

    kind: str
    table: str
    game: str
    text: str
    link: str


class PushNews(Struct, frozen=True):
    """A notice as the service worker shows it."""

    title: str
    body: str
    table: str
    language: str


class Senders:
    """Several senders, each told of every notice."""

    def __init__(self, *senders: Sender) -> None:
        self._senders = senders

    async def send(self, notice: Notice) -> None:
        for sender in self._senders:
            await sender.send(notice)


class PeopleSender:
    def __init__(self, tables: Tables, settings: Settings, resolver: guard.Resolver = guard.resolved) -> None:
        self._tables = tables
        self._store: Store = tables.store
        self._url = settings.url
        self._mail = mail_server(settings.smtp) if settings.url else None
        self._resolver = resolver
        self._told = Told(self._store, tables.clock)
        self._push = push_of(settings)
        self._devices = PushDevices(self._store)
        # By address; those that nobody uses are forgotten.
        self._places: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def send(self, notice: Notice) -> None:
        if not await self._wanted(notice):
            return
        async with self._store.engine.connect() as connection:
            rows = list(await connection.execute(select(channels).where(channels.c.person == notice.person)))
        await _each(self._by(row, notice) for row in rows if notice.kind in msgspec.json.decode(row.kinds))

    async def _wanted(self, notice: Notice) -> bool:
        """Whether the person still has to be told: it waits, isn't looked at, and isn't a quiet table."""
        if notice.person in self._tables.presence.looking(notice.table):
            return False
        due, quiet, seats = schema.due, schema.quiet, schema.seats
        silent = exists().where(quiet.c.person == notice.person, quiet.c.table_id == notice.table)
        mine = exists().where(
            seats.c.table_id == notice.table, seats.c.seat == notice.seat, seats.c.person == notice.person
        )
        owed = exists().where(due.c.table_id == notice.table, due.c.seat == notice.seat)
        # Whoever has several seats is told by the first of them that it is over.
        earlier = exists().where(
            seats.c.table_id == notice.table, seats.c.seat < notice.seat, seats.c.person == notice.person
        )
        ahead = may_answer(notice.table, notice.seat, notice.person)
        found = {
            "silent": silent,
            "mine": mine,
            "owed": owed & ~_later_decision(notice),
            "first": ~earlier,
            "ahead": ahead,
        }
        query = select(*(column.label(name) for name, column in found.items()))
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(query)).one()
        if row.silent or notice.kind in WHILE_OPEN:
            return not row.silent and await still_open(self._store, notice)
        if row.ahead and notice.kind == "turn":
            raise Later
        return bool(row.mine and (row.owed if notice.kind == "turn" else row.first))

    async def _by(self, row: Row[Any], notice: Notice) -> None:
        if row.kind == "mail":
            await self._by_mail(row, notice)
        elif row.kind == "push":
            await self._by_push(row, notice)
        else:
            await self._once(notice, row.kind, lambda: self._by_webhook(row, notice))

    async def _once(self, notice: Notice, channel: str, give: Callable[[], Awaitable[None]]) -> None:
        if not await self._told.claim([notice.id], channel):
            return
        try:
            await give()
        except guard.Unanswered as error:
            # It may have arrived; a second one would be worse than none.
            log.warning("notice %d: %s doesn't say whether it was told: %s", notice.id, channel, error)
        except Exception:
            await self._told.release([notice.id], channel)
            raise

    async def _by_webhook(self, row: Row[Any], notice: Notice) -> None:
        news = await self._news(notice, texts(row.language, FOLDER))
        to = await self._target(row.address)
        if to is None:
            return
        status = await self._post(to, webhook_body(to.host, news), {"content-type": "application/json"})
        _check(status, "the webhook")

    async def _by_push(self, row: Row[Any], notice: Notice) -> None:
        """One message to each device; what fails at one isn't the others' trouble."""
        if self._push is None:
            return
        news = await self._push_news(notice, texts(row.language, FOLDER))
        devices = await self._devices.of(notice.person)
        await _each(
            self._once(notice, f"push:{device.id}", partial(self._to_device, device, notice, news))
            for device in devices
        )

    async def _to_device(self, device: Device, notice: Notice, news: PushNews) -> None:
        assert self._push is not None
        to = await self._target(device.endpoint)
        if to is None:
            return
        body, headers = self._push.sealed(device, msgspec.json.encode(news), notice.table, notice.kind == "turn")
        status = await self._post(to, body, headers)
        if status in GONE:
            await self._devices.drop(notice.person, device.id)
        elif status >= 400:
            _check(status, "the push service")
            log.warning("notice %d: the push service at %s answers %d", notice.id, to.host, status)

    async def _target(self, address: str) -> guard.Target | None:
        """None for what leads where nothing may go, which isn't tried again."""
        try:
            return await guard.target(address, self._resolver)
        except guard.Unresolved:
            raise
        except Refusal:
            return None

    async def _post(self, to: guard.Target, body: bytes, headers: dict[str, str]) -> int:
        """Send to an address at which only so much is under way: one that hangs must not hold up everybody's places."""
        places = self._places.setdefault(to.address, asyncio.Semaphore(MOST_TO_ADDRESS))
        try:
            async with asyncio.timeout(WAIT_FOR_ADDRESS):
                await places.acquire()
        except TimeoutError as error:
            raise Later from error
        try:
            return await guard.post(to, body, headers)
        finally:
            places.release()

    async def _by_mail(self, row: Row[Any], notice: Notice) -> None:
        """One mail for all that waits now; what comes soon after waits for the next."""
        if self._mail is None:
            return
        now = self._tables.clock.milliseconds()
        account = schema.accounts
        async with self._store.engine.connect() as connection:
            address = await connection.scalar(select(account.c.mail).where(account.c.person == notice.person))
            waiting = await connection.execute(select(outbox).where(outbox.c.person == notice.person))
            done = select(told.c.notice).where(told.c.channel == "mail", told.c.notice == notice.id)
            if address is None or (await connection.execute(done)).first() is not None:
                return
            kinds = msgspec.json.decode(row.kinds)
            all_news = [
                Notice(one.id, one.table_id, one.entry, one.kind, one.seat, one.person)
                for one in waiting
                if one.kind in kinds
            ]
        if now - row.last < MAIL_EVERY:
            raise Later
        wanted = [one for one in all_news if await self._wanted(one)]
        mine = (channels.c.person == row.person) & (channels.c.kind == "mail")
        taken = update(channels).where(mine, channels.c.last == row.last).values(last=now)
        if not await self._told.claim([one.id for one in wanted], "mail", taken):
            raise Later
        words = texts(row.language, FOLDER)
        news = [await self._news(one, words) for one in wanted]
        lines = "\n\n".join(f"{one.text}\n{one.link}" for one in {one.table: one for one in news}.values())
        stop = f"{self._url}/api/unsubscribe/{row.token}"
        headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        text = words.say("mail-news", lines=lines, settings=f"{self._url}/account")
        subject = words.say("mail-news-subject", count=len({one.table for one in news}))
        try:
            await self._mail.send(address, subject, text, headers)
        except Exception:
            before = update(channels).where(mine).values(last=row.last)
            await self._told.release([one.id for one in wanted], "mail", before)
            raise

    async def _news(self, notice: Notice, words: Texts) -> News:
        table = await self._tables.table(notice.table)
        text = await self._said("news", table, notice, words)
        return News(notice.kind, notice.table, table.row.game, text, f"{self._url}/table/{notice.table}")

    async def _push_news(self, notice: Notice, words: Texts) -> PushNews:
        table = await self._tables.table(notice.table)
        text = await self._said("push", table, notice, words)
        return PushNews(table.game.titles[words.language], text, notice.table, words.language)

    async def _said(self, how: Said, table: Table, notice: Notice, words: Texts) -> str:
        if notice.kind in WHILE_OPEN:
            return await open_table_news(self._store, how, notice, table, words)
        return _said_of_match(how, table, notice, words)


def _later_decision(notice: Notice) -> ColumnElement[bool]:
    """Whether the seat has moved since and then another one: what is owed now has a notice of its own."""
    moves, later = schema.entries, schema.entries.alias()
    own = select(func.min(moves.c.entry)).where(
        moves.c.table_id == notice.table,
        moves.c.entry > notice.entry,
        moves.c.kind == "move",
        moves.c.seat == notice.seat,
    )
    return exists().where(
        later.c.table_id == notice.table,
        later.c.entry > own.scalar_subquery(),
        later.c.kind == "move",
        later.c.seat != notice.seat,
    )


async def _each(ways: Iterable[Awaitable[None]]) -> None:
    """All ways side by side: one's trouble isn't the others'. The first trouble is raised when all are done."""
    found = await asyncio.gather(*ways, return_exceptions=True)
    for failure in found:
        if failure is not None:
            raise failure


def _said_of_match(how: Said, table: Table, notice: Notice, words: Texts) -> str:
    others = [holder.name for at, holder in enumerate(table.holders) if at != notice.seat and holder.name]
    moved = table.last_mover
    name = table.holders[moved].name if moved is not None and moved != notice.seat else ""
    message = f"{how}-over" if notice.kind == "over" else f"{how}-turn-after" if name else f"{how}-turn"
    return words.say(message, game=table.game.titles[words.language], name=name, others=", ".join(others))


def _check(status: int, who: str) -> None:
    """Raises what should be tried again."""
    if status >= 500 or status == 429:
        raise ConnectionError(f"{who} answers {status}")


def webhook_body(host: str, news: News) -> bytes:
    """As the one who is told wants it: Discord and Slack have words of their own."""
    text = f"{news.text}\n{news.link}"
    if host in ("discord.com", "discordapp.com") or host.endswith(".discord.com"):
        return msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})
    if host == "hooks.slack.com":
        return msgspec.json.encode({"text": text})
    return msgspec.json.encode(news)
