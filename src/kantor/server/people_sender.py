"""Tells people what they want to be told, by the channels they chose. Nothing is told of what they are looking at.

That a channel is given a notice is written down before it is, so each gets it at most once; when giving it fails for
sure, the line is taken back and it is tried again later.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from kantor.core.text import Texts, texts
from kantor.server import guard, schema
from kantor.server.mail import mail_server
from kantor.server.notices import Later, Notice, Sender
from kantor.server.refusals import FOLDER, Refusal
from kantor.server.settings import Settings
from kantor.server.store import Store
from kantor.server.tables import Tables

MAIL_EVERY = 15 * 60 * 1000  # milliseconds between two mails to a person: the next one tells of all that waits
FORGET_AFTER = 7 * 24 * 3600 * 1000

channels, told, outbox = schema.channels, schema.told, schema.outbox


class News(Struct, frozen=True):
    """A notice as people read it."""

    kind: str
    table: str
    game: str
    text: str
    link: str


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

    async def send(self, notice: Notice) -> None:
        if not await self._wanted(notice):
            return
        async with self._store.engine.connect() as connection:
            rows = list(await connection.execute(select(channels).where(channels.c.person == notice.person)))
        failures = []
        for row in rows:
            if notice.kind in msgspec.json.decode(row.kinds):
                try:
                    await self._by(row, notice)
                except Exception as error:  # one channel's trouble isn't the other's
                    failures.append(error)
        if failures:
            raise failures[0]

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
        query = select(silent.label("silent"), mine.label("mine"), owed.label("owed"))
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(query)).one()
        return not row.silent and row.mine and (row.owed or notice.kind != "turn")

    async def _by(self, row: Row[Any], notice: Notice) -> None:
        if row.kind == "mail":
            await self._by_mail(row, notice)
        elif await self._claim([notice.id], row.kind):
            try:
                await self._by_webhook(row, notice)
            except Exception:
                await self._release([notice.id], row.kind)
                raise

    async def _by_webhook(self, row: Row[Any], notice: Notice) -> None:
        news = await self._news(notice, texts(row.language, FOLDER))
        try:
            to = await guard.target(row.address, self._resolver)
        except Refusal:
            return  # it leads where nothing may go; it isn't tried again
        status = await guard.post(to, webhook_body(to.host, news), {"content-type": "application/json"})
        if status >= 500 or status == 429:
            raise ConnectionError(f"the webhook answers {status}")

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
        if not await self._claim([one.id for one in wanted], "mail", taken):
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
            await self._release([one.id for one in wanted], "mail", row.person, row.last)
            raise

    async def _news(self, notice: Notice, words: Texts) -> News:
        table = await self._tables.table(notice.table)
        game = table.game.titles[words.language]
        others = [holder.name for at, holder in enumerate(table.holders) if at != notice.seat and holder.name]
        moved = table.last_mover
        name = table.holders[moved].name if moved is not None and moved != notice.seat else ""
        message = "news-over" if notice.kind == "over" else "news-turn-after" if name else "news-turn"
        text = words.say(message, game=game, name=name, others=", ".join(others))
        return News(notice.kind, notice.table, table.row.game, text, f"{self._url}/table/{notice.table}")

    async def _claim(self, notices: list[int], channel: str, taken: Any = None) -> bool:
        """Write down that a channel is given these; False when it was given one of them before."""
        now = self._tables.clock.milliseconds()
        won: list[bool] = []

        def work(connection: Connection) -> None:
            connection.execute(delete(told).where(told.c.at < now - FORGET_AFTER))
            if taken is not None and connection.execute(taken).rowcount != 1:
                return
            connection.execute(insert(told), [{"notice": one, "channel": channel, "at": now} for one in notices])
            won.append(True)

        try:
            await self._store.write(work)
        except IntegrityError:
            return False
        return bool(won)

    async def _release(self, notices: list[int], channel: str, person: str = "", last: int = 0) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(told).where(told.c.notice.in_(notices), told.c.channel == channel))
            mine = (channels.c.person == person) & (channels.c.kind == channel)
            if person:
                connection.execute(update(channels).where(mine).values(last=last))

        await asyncio.shield(self._store.write(work))


def webhook_body(host: str, news: News) -> bytes:
    """As the one who is told wants it: Discord and Slack have words of their own."""
    text = f"{news.text}\n{news.link}"
    if host in ("discord.com", "discordapp.com") or host.endswith(".discord.com"):
        return msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})
    if host == "hooks.slack.com":
        return msgspec.json.encode({"text": text})
    return msgspec.json.encode(news)
