"""Middleware before everything: names of hosts, bans, origins, CSRF tokens and rates are checked, every request gets
an id, its cookies their plain names and its answer the security headers. Paths under /api/ and those for whoever runs
the server go to the application, all others to the client's pages."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from typing import Final, Protocol

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kantor.core.errors import KantorError
from kantor.server import cookies, metrics
from kantor.server.addresses import address_of, network_of
from kantor.server.clients import client
from kantor.server.edges import HEADERS, HSTS, Hosts, own_origin
from kantor.server.fair_queue import FairQueue
from kantor.server.limits import Limits
from kantor.server.logs import new_request_id, request_id
from kantor.server.refusals import Refusal, refused, status_of
from kantor.server.settings import Settings

OPENING_GAP: Final = 0.002  # seconds from one new socket to the next
CSRF_COOKIE: Final = "kantor_csrf"
CSRF_HEADER: Final = b"x-kantor-csrf"
BY_TOKEN: Final = "/api/unsubscribe/"  # asked for by mail programs; the address itself is the secret
SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
FOR_THE_HOUSE: Final = ("/health", "/ready", "/metrics")  # asked for every few seconds, so never too often

log = logging.getLogger("kantor.requests")


class ChecksAddresses(Protocol):
    def check(self, address: str) -> None:
        """Refuses an address that is banned."""


class Middleware:
    def __init__(
        self, application: ASGIApp, pages: ASGIApp, settings: Settings, limits: Limits, site: ChecksAddresses
    ) -> None:
        self._application = application
        self._pages = pages
        self._origins = settings.origins + ((settings.url,) if settings.url else ())
        self._hosts = Hosts(settings)
        self._reads = limits.reads
        self._writes = limits.writes
        self._site = site
        self._openings = FairQueue("socket", places=1, most_each=200, most=5_000)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._application(scope, receive, send)
            return
        client.set(network_of(address_of(scope)))
        request_id.set(new_request_id())
        if scope["type"] == ScopeType.HTTP:
            await self._measured(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _measured(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request and say in the log how it went; its path alone, for a query may hold anything."""
        began, status = time.perf_counter(), 500

        async def seen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._http(scope, receive, seen)
        finally:
            seconds = time.perf_counter() - began
            route = str(scope.get("path_template") or "page")
            method: str = scope["method"] if scope["method"] in METHODS else "other"  # type: ignore[typeddict-item]
            metrics.REQUESTS.labels(route, method, str(status)).inc()
            metrics.REQUEST_SECONDS.labels(route).observe(seconds)
            log.info(
                "%s %s: %d",
                method,
                scope["path"][:200],
                status,
                extra={"ms": round(seconds * 1000, 1), "address": client.get(), "status": status},
            )

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        secure = scope["scheme"] == "https"
        old: dict[str, str] = {}
        if secure:
            scope["headers"], old = cookies.inward(scope["headers"])
        headers = dict(scope["headers"])
        path = scope["path"]
        api = path.startswith("/api/") or path == "/api" or path in FOR_THE_HOUSE
        token = _csrf_cookie(headers)
        # What is cached for ever must not carry a cookie along.
        for_ever = "/catalogues/" in path or not api
        fresh = None if token or for_ever or path in FOR_THE_HOUSE else secrets.token_urlsafe(24)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", []))
                extra = [*HEADERS, (b"x-request-id", request_id.get().encode())]
                if not any(name == b"cache-control" for name, _ in given):
                    extra.append((b"cache-control", b"no-store"))
                if fresh is not None:
                    extra.append((b"set-cookie", _cookie(fresh, secure)))
                if secure:
                    extra.append(HSTS)
                    given = cookies.outward([*given, *extra], {} if for_ever else old)
                else:
                    given += extra
                message["headers"] = given
            await send(message)

        try:
            self._hosts.check(headers)
            self._site.check(address_of(scope))
            if api and path not in FOR_THE_HOUSE:
                self._check(scope, headers, token)
        except KantorError as error:
            await answer(guarded, error)
            return
        await (self._application if api else self._pages)(scope, receive, guarded)

    def _check(self, scope: Scope, headers: dict[bytes, bytes], token: str) -> None:
        if scope["method"] in SAFE:  # type: ignore[typeddict-item]
            self._reads.take(client.get())
            return
        self._writes.take(client.get())
        if scope["path"].startswith(BY_TOKEN):
            return
        if not own_origin(scope["scheme"] == "https", headers, self._origins):
            raise Refusal("foreign-origin", 403)
        given = headers.get(CSRF_HEADER, b"").decode("latin-1")
        if not token or not hmac.compare_digest(given.encode(), token.encode()):
            raise Refusal("csrf", 403)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        secure = scope["scheme"] == "wss"
        if secure:
            scope["headers"], _ = cookies.inward(scope["headers"])
        headers = dict(scope["headers"])
        try:
            self._hosts.check(headers)
            self._site.check(address_of(scope))
            self._reads.take(client.get())
            if not own_origin(secure, headers, self._origins):
                raise Refusal("foreign-origin", 403)
            # One after the other, with room for everybody's moves between: many at once would hold them up.
            async with self._openings.turn(client.get()):
                await asyncio.sleep(OPENING_GAP)
        except KantorError as error:
            metrics.REFUSALS.labels(error.message).inc()
            # Before it is accepted, closing a socket is answered with HTTP 403.
            await send({"type": "websocket.close", "code": 4403, "reason": error.message})
            return
        await self._application(scope, receive, send)


async def answer(send: Send, error: KantorError) -> None:
    """Refuse over HTTP."""
    headers = [(b"content-type", b"application/json")]
    if "seconds" in error.args_of_message:
        headers.append((b"retry-after", str(error.args_of_message["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(refused(error)), "more_body": False})


def _csrf_cookie(headers: dict[bytes, bytes]) -> str:
    """The token in the cookie, if it could be one of ours. What other cookies there are doesn't matter."""
    for part in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = part.strip().partition("=")
        if name == CSRF_COOKIE and len(value) == 32 and value.isascii():
            return value
    return ""


def _cookie(token: str, secure: bool) -> bytes:
    return f"{CSRF_COOKIE}={token}; Path=/; SameSite=Strict{'; Secure' if secure else ''}".encode()
