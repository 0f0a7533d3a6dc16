"""Connections that nobody waits for: time-outs for headers, bodies, idle clients and slow readers, and how many there
may be, of an address and in all. uvicorn knows a time-out between two requests alone, so its protocols are extended.

When all places are taken, a newcomer gets the place of whoever has been silent longest and sits at no table.
"""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from collections import Counter, OrderedDict
from contextlib import suppress
from typing import Any

import h11
from litestar.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from kantor.server import metrics
from kantor.server.addresses import network_of
from kantor.server.limits import Bucket
from kantor.server.setting_groups import Connections
from kantor.server.settings import Rate

SPARE_FILES = 64  # for the database, bots and the log
SAY_AGAIN = 60.0
CONNECTION = "kantor.connection"  # where the scope's state keeps it

log = logging.getLogger("kantor.server")


class Held:
    """One connection, whatever protocol it speaks by now."""

    def __init__(self, transport: Any, network: str) -> None:
        self.transport = transport
        self.network = network
        self.seated = False
        self.busy = False  # a request is being answered


class OpenConnections:
    """All connections of this process."""

    def __init__(self, settings: Connections) -> None:
        self.settings = settings
        self.most = max(16, min(settings.most, _open_files() - SPARE_FILES))
        self._held: OrderedDict[Held, None] = OrderedDict()  # the one that was silent longest comes first
        self._by_network: Counter[str] = Counter()
        self._said = -SAY_AGAIN

    def enter(self, transport: Any) -> Held | None:
        """A place for a new connection; None when its address has too many, or all are taken by people at tables."""
        peer = transport.get_extra_info("peername")
        network = network_of(peer[0]) if isinstance(peer, tuple) and peer else ""
        # Behind a proxy all come from one address; it is told apart by what the proxy says of them, later.
        if not _is_local(network) and self._by_network[network] >= self.settings.most_per_address:
            metrics.CUT.labels("address").inc()
            return None
        if len(self._held) >= self.most and not self._make_room():
            metrics.CUT.labels("full").inc()
            return None
        held = Held(transport, network)
        self._held[held] = None
        self._by_network[network] += 1
        metrics.CONNECTIONS.inc()
        return held

    def leave(self, held: Held) -> None:
        if held in self._held:
            del self._held[held]
            self._by_network[held.network] -= 1
            if not self._by_network[held.network]:
                del self._by_network[held.network]
            metrics.CONNECTIONS.dec()

    def heard(self, held: Held) -> None:
        if held in self._held:
            self._held.move_to_end(held)

    def _make_room(self) -> bool:
        now = time.monotonic()
        if now - self._said >= SAY_AGAIN:
            self._said = now
            log.warning("all %d connections are taken; those that were silent longest are ended", self.most)
        for held in self._held:
            if not held.seated and not held.busy:
                self.leave(held)
                metrics.CUT.labels("room").inc()
                held.transport.abort()
                return True
        return False


def keep_room_for(scope: Scope, seated: bool) -> None:
    """Whoever sits at the table keeps the place of this socket."""
    held = scope.get("state", {}).get(CONNECTION)
    if isinstance(held, Held):
        held.seated = seated


class GuardedHttp(H11Protocol):
    """HTTP with an end to all waiting."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.pool = open_connections()
        self.held: Held | None = None
        self._upgraded = False  # it is a WebSocket now
        self._timer: asyncio.TimerHandle | None = None
        self._slow: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.held = self.pool.enter(transport)
        if self.held is None:
            transport.abort()
            return
        self.app_state = {**self.app_state, CONNECTION: self.held}
        self._wait(self.pool.settings.header_seconds, "headers")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._read()
        if self.held is not None:
            self.pool.leave(self.held)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.held is None:
            return
        self.pool.heard(self.held)
        idle = self.conn.their_state is h11.IDLE
        if idle and self._timer is None:
            self._wait(self.pool.settings.header_seconds, "headers")
        super().data_received(data)
        if self._upgraded:
            return
        if self.conn.their_state is h11.SEND_BODY and idle:
            self._wait(self.pool.settings.body_seconds, "body")
        elif self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop()
        self.held.busy = self.conn.their_state is not h11.IDLE

    def on_response_complete(self) -> None:
        if self.held is not None:
            self.held.busy = False
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop()
        self._read()
        self._upgraded = True
        held, self.held = self.held, None
        if held is not None:
            held.busy = False
        self.app_state = {**self.app_state, CONNECTION: held}
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        self.flow.pause_writing()
        if self._slow is None:
            self._slow = self.loop.call_later(self.pool.settings.reading_seconds, self._cut, "slow")

    def resume_writing(self) -> None:
        self._read()
        self.flow.resume_writing()

    def _wait(self, seconds: float, what: str) -> None:
        self._stop()
        self._timer = self.loop.call_later(seconds, self._cut, what)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _read(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def _cut(self, why: str) -> None:
        self._timer = None
        if self.transport.is_closing() and why != "slow":
            return
        metrics.CUT.labels(why).inc()
        if why != "slow" and self.conn.our_state is h11.IDLE:
            with suppress(h11.LocalProtocolError):
                self.transport.write(_too_slow(self.conn))
                self.transport.close()
                return
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose reader may not be slow for ever, and who may not ping without end."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.pool = open_connections()
        found = self.app_state.get(CONNECTION)
        self.held: Held | None = found if isinstance(found, Held) else None
        self._slow: asyncio.TimerHandle | None = None
        rate = self.pool.settings.pings_per_second
        self._pings = Bucket(Rate(rate, max(1.0, rate * 10)))

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        if self.held is not None:
            self.pool.leave(self.held)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.held is not None:
            self.pool.heard(self.held)
        super().data_received(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._slow is None:
            self._slow = self.loop.call_later(self.pool.settings.reading_seconds, self._cut, "slow")

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()

    def handle_ping(self) -> None:
        if self._pings.take():
            self._cut("pings")
            return
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        # One that answers no ping of ours is worth as much as a ping.
        if self.pending_ping_payload is None and self._pings.take():
            self._cut("pings")
            return
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(self.frames):
            # uvicorn would write a traceback for each of them.
            self.frames = []
            metrics.CUT.labels("not-utf8").inc()
            self.conn.fail(1007, "invalid UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def _read(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def _cut(self, why: str) -> None:
        metrics.CUT.labels(why).inc()
        self.transport.abort()


_open: list[OpenConnections] = []


def begin(settings: Connections) -> None:
    """Before the process serves: what its connections may do."""
    _open[:] = [OpenConnections(settings)]


def open_connections() -> OpenConnections:
    if not _open:
        begin(Connections())
    return _open[0]


def quiet_about_files(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """At the limit of open files asyncio complains for every connection that waits; once a minute is enough."""
    if "out of system resource" in str(context.get("message", "")):
        global _said_files  # noqa: PLW0603
        now = time.monotonic()
        if now - _said_files >= SAY_AGAIN:
            _said_files = now
            log.error("no more files can be opened; raise the limit of open files (ulimit -n, LimitNOFILE=)")
        return
    # It means to accept again a second later, when the server may have been closed.
    if "_start_serving" in str(context.get("message", "")) and isinstance(context.get("exception"), ValueError):
        return
    loop.default_exception_handler(context)


_said_files = -SAY_AGAIN


def _open_files() -> int:
    """How many files this process may open; as many as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return soft if soft != resource.RLIM_INFINITY else 1 << 20


def _is_local(network: str) -> bool:
    return network in ("127.0.0.1", "::/64", "")


def _is_utf8(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def _too_slow(connection: h11.Connection) -> bytes:
    answer = h11.Response(status_code=408, headers=[(b"connection", b"close"), (b"content-length", b"0")])
    return (connection.send(answer) or b"") + (connection.send(h11.EndOfMessage()) or b"")
