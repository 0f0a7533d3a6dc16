"""Middleware before everything: checks origins, CSRF tokens and rates, and adds the security headers. Paths under
/api/ go to the application, all others to the client's pages."""

from __future__ import annotations

import hmac
import secrets
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kantor.core.errors import KantorError
from kantor.server.limits import Limits
from kantor.server.refusals import Refusal, refused, status_of
from kantor.server.settings import Settings

CSRF_COOKIE: Final = "kantor_csrf"
CSRF_HEADER: Final = b"x-kantor-csrf"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
_POLICY: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",  # sizes and colours that are set on single elements
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
CONTENT_SECURITY_POLICY: Final = "; ".join(_POLICY)
HEADERS: Final = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class Middleware:
    def __init__(self, application: ASGIApp, pages: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._application = application
        self._pages = pages
        self._origins = settings.origins
        self._reads = limits.reads
        self._writes = limits.writes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._http(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self._application(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        api = scope["path"].startswith("/api/") or scope["path"] == "/api"
        token = _csrf_cookie(headers)
        # What is cached for ever must not carry a cookie along.
        fresh = None if token or not api or "/catalogues/" in scope["path"] else secrets.token_urlsafe(24)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = list(HEADERS)
                if not any(name == b"cache-control" for name, _ in message.get("headers", [])):
                    extra.append((b"cache-control", b"no-store"))
                if fresh is not None:
                    extra.append((b"set-cookie", _cookie(fresh, scope["scheme"] == "https")))
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        if not api:
            await self._pages(scope, receive, guarded)
            return
        try:
            self._check(scope, headers, token)
        except KantorError as error:
            await answer(guarded, error)
            return
        await self._application(scope, receive, guarded)

    def _check(self, scope: Scope, headers: dict[bytes, bytes], token: str) -> None:
        address = scope["client"][0] if scope["client"] else ""
        if scope["method"] in SAFE:  # type: ignore[typeddict-item]
            self._reads.take(address)
            return
        self._writes.take(address)
        if not self._own_origin(scope, headers):
            raise Refusal("foreign-origin", 403)
        given = headers.get(CSRF_HEADER, b"").decode("latin-1")
        if not token or not hmac.compare_digest(given.encode(), token.encode()):
            raise Refusal("csrf", 403)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = scope["client"][0] if scope["client"] else ""
        try:
            self._reads.take(address)
            allowed = self._own_origin(scope, dict(scope["headers"]))
        except KantorError:
            allowed = False
        if allowed:
            await self._application(scope, receive, send)
        else:
            # Before it is accepted, closing a socket is answered with HTTP 403.
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign-origin"})

    def _own_origin(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """True for the server's own pages, and for what is no browser and names no origin."""
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return True
        text = origin.decode("latin-1")
        if text in self._origins:
            return True
        parts = urlsplit(text)
        host = headers.get(b"host", b"").decode("latin-1")
        return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host


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
