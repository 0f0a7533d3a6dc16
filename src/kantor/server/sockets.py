"""The socket of a table: one for all seats that a person holds there, or for a spectator."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from kantor.core.errors import KantorError, OutOfTurn, StaleMove
from kantor.core.events import Event
from kantor.server import metrics
from kantor.server.addresses import network_of
from kantor.server.auth import Person
from kantor.server.bus import Pace
from kantor.server.connections import keep_room_for
from kantor.server.context import Context
from kantor.server.info import table_info
from kantor.server.limits import Bucket, Limits
from kantor.server.messages import (
    EXTRA,
    Look,
    Looking,
    Message,
    Ping,
    Play,
    Preview,
    Read,
    Resync,
    Say,
    Undo,
    Unsay,
    read,
)
from kantor.server.presence import Visitor, pace_of
from kantor.server.refusals import Refusal, database_away, refused
from kantor.server.table import Table
from kantor.server.tables import Action, Tables
from kantor.server.talk_socket import Hearing

Socket = WebSocket[Any, Any, Any]

DATABASE_WAIT = 1.0
NO_SUCH_TABLE = 4404
SESSION_ENDED = 4401
TOO_FAST = 4429
BANNED = 4403
DATABASE_AWAY = 1013
CODES = {403: BANNED, 404: NO_SUCH_TABLE}
OPENING, OPENING_FROM = 2, 6  # tokens that a new socket costs the person and the address
DEBT = 10_000  # tokens: as much as anybody can owe
MOST_IGNORED = 100  # messages over the limit before the socket is closed


log = logging.getLogger("kantor.server")


class SessionEnded(Exception):
    """Whoever opened the socket has left, in this process or in another."""


class Flooding(Exception):
    """A client that doesn't stop after it was refused for its rate."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str, context: Context) -> None:
    await socket.accept()
    address = socket.client.host if socket.client else ""
    network = network_of(address)
    try:
        person = await context.people.who(socket)
        key = person.id if person else network
        context.site.check_person(person.id if person else None)
        # Whoever was put out for flooding comes back when the debt is paid.
        context.limits.messages_by_person.take(key, OPENING)
        context.limits.messages_by_address.take(network, OPENING_FROM)
        with ExitStack() as places:
            places.enter_context(context.limits.sockets_by_address.place(network))
            places.enter_context(context.limits.sockets_by_person.place(key))
            found = await context.tables.table(table)
            seated = bool(found.seats_of(person.id if person else None))
            sockets = metrics.SOCKETS.labels("yes" if seated else "no")
            places.enter_context(sockets.track_inprogress())
            keep_room_for(socket.scope, seated)
            banned = places.enter_context(context.site.inside(person.id if person else None, address))
            pace = pace_of(socket.query_params.get("bots"))
            await Conversation(context, socket, table, person, pace, key, network).hold(banned)
    except Refusal as refusal:
        await _send(socket, _refusal(refusal, None))
        await socket.close(CODES.get(refusal.status, TOO_FAST), refusal.message)
    except SQLAlchemyError as error:
        log.warning("table %s: the database failed: %s", table, error)
        await _send(socket, _refusal(database_away(), None))
        await socket.close(DATABASE_AWAY, "database-away")
    except SessionEnded:
        await socket.close(SESSION_ENDED, "session-ended")
    except Flooding:
        context.limits.messages_by_person.charge(key, DEBT)
        await socket.close(TOO_FAST, "too-fast")
    except WebSocketDisconnect:
        pass


class Payer:
    """Messages are paid for three times: by the socket, by the person, and by the address."""

    def __init__(self, bucket: Bucket, limits: Limits, key: str, network: str) -> None:
        self._bucket = bucket
        self._limits = limits
        self._key = key
        self._network = network

    def take(self) -> float:
        """Pay for a message; returns 0, or the seconds until that is possible."""
        wait = self._bucket.take()
        if wait:
            return wait
        try:
            self._limits.messages_by_person.take(self._key)
            self._limits.messages_by_address.take(self._network)
        except Refusal as refusal:
            return float(refusal.args_of_message["seconds"])
        return 0.0

    def charge(self, cost: float) -> None:
        """Pay for what a message asks for beyond the usual."""
        if cost:
            self._bucket.charge(cost)
            self._limits.messages_by_person.charge(self._key, cost)
            self._limits.messages_by_address.charge(self._network, cost)


class Conversation:
    """One open socket: what it was sent, and what it asks for."""

    def __init__(
        self,
        context: Context,
        socket: Socket,
        table: str,
        person: Person | None,
        pace: Pace,
        key: str,
        network: str,
    ) -> None:
        self._context = context
        self._tables: Tables = context.tables
        self._socket = socket
        self._ident = table
        self._who = person
        self._person = None if person is None else person.id
        self._hearing = Hearing(context.talk, self._person)
        self._visitor = Visitor(self._person, pace)
        self._pays = Payer(Bucket(context.settings.messages), context.limits, key, network)
        self._ignored = 0
        self._sent: dict[int | None, int] = {}  # by seat: the entry that was sent last
        self._info_sent = b""
        self._info_version: tuple[int, int, int] | None = None
        self._sending = asyncio.Lock()

    async def hold(self, banned: asyncio.Event) -> None:
        """Receive and send until either side closes."""
        people = self._context.people
        with self._tables.watch(self._ident) as changed, people.session_end(self._socket, self._who) as ended:
            async with self._listed():
                await self._bring_up_to_date()
                work = (self._tell(changed), self._listen(), self._end(ended), self._end(banned))
                tasks = {asyncio.create_task(part) for part in work}
                try:
                    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                    for task in done:
                        task.result()
                finally:
                    for task in tasks:
                        task.cancel()
                    await asyncio.gather(*tasks, return_exceptions=True)

    @asynccontextmanager
    async def _listed(self) -> AsyncIterator[None]:
        """Count as present at the table meanwhile."""
        table = await self._tables.fresh(self._ident)
        visitor = self._visitor
        self._tables.presence.enter(self._ident, visitor)
        try:
            self._tables.wake_soon(self._ident)
            self._tables.on_visit(table)
            yield
        finally:
            self._tables.presence.leave(self._ident, visitor)
            self._tables.wake_soon(self._ident)

    async def _end(self, ended: asyncio.Event) -> None:
        await ended.wait()
        raise SessionEnded

    async def _tell(self, changed: asyncio.Event) -> None:
        while True:
            await changed.wait()
            changed.clear()
            try:
                await self._bring_up_to_date()
            except SQLAlchemyError as error:
                log.warning("table %s: a socket waits for the database: %s", self._ident, error)
                await asyncio.sleep(DATABASE_WAIT)
                changed.set()

    async def _bring_up_to_date(self) -> None:
        """Send what has changed: the table, and what each seat sees."""
        async with self._sending:
            table = await self._tables.table(self._ident)
            await self._send_info(table)
            if table.row.state != "open":
                await self._send_sights(table)
            words = await self._hearing.news(table)
            if words is not None:
                await _send(self._socket, words)

    async def _send_sights(self, table: Table) -> None:
        seats: list[int | None] = [*table.seats_of(self._person)]
        keep_room_for(self._socket.scope, bool(seats))
        for seat in seats or [None]:
            entry = table.entry
            for message in table.update(seat, self._sent.get(seat)):
                await _send(self._socket, message)
            self._sent[seat] = entry

    async def _send_info(self, table: Table) -> None:
        version = (id(table), table.info_version, self._tables.presence.version(self._ident))
        if version == self._info_version:
            return
        self._info_version = version
        info = table_info(table, self._person, self._tables.presence)
        # The number of the last entry alone is no news about the table.
        compared = msgspec.json.encode(msgspec.structs.replace(info, entry=0))
        if compared != self._info_sent:
            await _send(self._socket, msgspec.json.encode({"type": "table", "table": info}))
            self._info_sent = compared

    async def _listen(self) -> None:
        while True:
            text = await self._receive()
            wait = self._pays.take()
            if wait:
                self._ignored += 1
                if self._ignored > MOST_IGNORED:
                    raise Flooding
                # Told once in a while, so that answers don't pile up before a client that floods.
                if self._ignored % 10 == 1:
                    await _send(self._socket, _refusal(Refusal("too-fast", 429, seconds=max(1, round(wait))), None))
                continue
            await self._answer(text)

    async def _receive(self) -> str | bytes:
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        text: str | bytes = event.get("text") or event.get("bytes") or ""  # type: ignore[assignment]
        return text

    async def _answer(self, text: str | bytes) -> None:
        message: Message | None = None
        ident: str | int | None = None
        try:
            message, ident = read(text, self._context.settings.message_bytes)
            self._pays.charge(EXTRA.get(type(message), 0))
            await self._carry_out(message)
        except SQLAlchemyError as error:
            log.warning("table %s: the database failed: %s", self._ident, error)
            await _send(self._socket, _refusal(database_away(), ident))
        except KantorError as error:
            if message is None:
                ident = getattr(error, "ident", None)
            await _send(self._socket, _refusal(error, ident))
            if isinstance(error, StaleMove | OutOfTurn) and isinstance(message, Play):
                await self._show_whole(message.seat)

    async def _carry_out(self, message: Message) -> None:
        match message:
            case Ping():
                await self._reply("pong", message.id)
            case Looking():
                self._tables.presence.look(self._ident, self._visitor, message.on)
            case Look() | Resync():
                self._sent.clear()
                self._info_sent, self._info_version = b"", None
                self._hearing.clear()
                await self._bring_up_to_date()
            case Play():
                await self._enter(message.id, self._played(message), message.key)
            case Undo():
                await self._enter(message.id, self._undone(message), message.key)
            case Say() | Unsay() | Read():
                await self._talked(message)
            case Preview():
                events = await self._tables.ask(self._ident, lambda at: self._preview(at, message))
                await self._reply("preview", message.id, events=events)

    async def _talked(self, message: Say | Unsay | Read) -> None:
        """Words need somebody who says or reads them."""
        talk, person = self._context.talk, self._who
        if person is None:
            raise Refusal("no-session", 401)
        match message:
            case Say():
                self._context.limits.words.take(person.id)
                table = await self._tables.table(self._ident)
                word = await talk.say(table, person, message.text, message.preset, message.key)
                await self._reply("said", message.id, word=word)
            case Unsay():
                await talk.unsay(self._ident, person.id, message.word)
                await self._reply("said", message.id, word=message.word)
            case Read():
                await talk.mark_read(self._ident, person.id, message.word)

    def _preview(self, table: Table, message: Preview) -> list[Event]:
        table.check_seat(message.seat, self._person)
        match = table.playing
        table.check_decision(message.seat, message.decision)
        return match.preview(message.seat, table.text_of(message.move))

    async def _enter(self, ident: str | int | None, action: Action, key: str | None) -> None:
        """Append to the log, and reply with the number of the entry."""
        _, entry = await self._tables.change(self._ident, action, key)
        await self._reply("done", ident, entry=entry)

    def _played(self, message: Play) -> Action:
        return lambda at: at.play(message.seat, message.decision, message.move, "person", self._person, message.key)

    def _undone(self, message: Undo) -> Action:
        seat, undoable, back, key = message.seat, message.undoable, message.back, message.key
        if back is None:
            return lambda at: at.undo(seat, undoable, self._person, key)
        return lambda at: at.go_back(seat, undoable, back, self._person, key)

    async def _show_whole(self, seat: int) -> None:
        self._sent.pop(seat, None)
        await self._bring_up_to_date()

    async def _reply(self, kind: str, ident: str | int | None, **content: Any) -> None:
        await _send(self._socket, msgspec.json.encode({"type": kind, "re": ident, **content}))


def _refusal(error: KantorError, ident: str | int | None) -> bytes:
    found = refused(error)
    return msgspec.json.encode(
        {"type": "refusal", "re": ident, "error": found.error, "rule": found.rule, "say": found.say}
    )


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send_data(message.decode(), mode="text")
