"""What is true of every answer and asked of every request, whatever it is about: names of hosts, security headers."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from kantor.server.refusals import Refusal
from kantor.server.settings import Settings

_POLICY: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",  # sizes and colours that are set on single elements
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
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
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")


class Hosts:
    """The names by which this server may be called. A page of another name that points here gets nothing (DNS
    rebinding): its scripts would be taken for our own."""

    def __init__(self, settings: Settings) -> None:
        named = [urlsplit(text).hostname for text in (settings.url, *settings.origins) if text]
        self._names = {name.lower().rstrip(".") for name in named if name}

    def check(self, headers: Mapping[bytes, bytes]) -> None:
        host = headers.get(b"host", b"").decode("latin-1")
        if host and not self.knows(host):
            raise Refusal("unknown-host", 403, host=host[:80])

    def knows(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname
        except ValueError:
            return False
        if not name:
            return False
        name = name.rstrip(".")
        return name in self._names or name == "localhost" or name.endswith(".localhost") or _is_address(name)


def own_origin(secure: bool, headers: Mapping[bytes, bytes], further: tuple[str, ...]) -> bool:
    """True for the server's own pages, and for what is no browser and names no origin. Over https, http is foreign."""
    if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
        return False
    origin = headers.get(b"origin")
    if origin is None:
        return True
    text = origin.decode("latin-1")
    if text in further:
        return True
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    host = headers.get(b"host", b"").decode("latin-1")
    schemes = ("https",) if secure else ("http", "https")
    return parts.scheme in schemes and bool(host) and parts.netloc == host


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
