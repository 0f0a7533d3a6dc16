"""The names of cookies. Over https they begin with __Host-, which browsers let no other host set.

Everything behind the middleware knows the plain names alone. Over https a cookie of the plain name is still read, and
swapped for the other one in the answer, so that nobody who came before is lost. Plain http keeps the plain names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

HOST: Final = "__Host-"
YEAR: Final = 365 * 24 * 3600
# Those that are swapped, with how long they live and whether scripts may read them.
SWAPPED: Final = {"kantor_session": (YEAR, True), "kantor_csrf": (None, False), "kantor_admin": (None, True)}

_TOKEN: Final = re.compile(r"[\w-]{1,100}")

Headers = list[tuple[bytes, bytes]]


def inward(headers: Iterable[tuple[bytes, bytes]]) -> tuple[Headers, dict[str, str]]:
    """The headers with cookies by their plain names, and the cookies that came by those."""
    found: Headers = []
    pairs: list[tuple[str, str]] = []
    for name, value in headers:
        if name == b"cookie":
            pairs += [_pair(part) for part in value.decode("latin-1").split(";") if part.strip()]
        else:
            found.append((name, value))
    secured = {name.removeprefix(HOST): value for name, value in pairs if name.startswith(HOST)}
    plain = [(name, value) for name, value in pairs if not name.startswith(HOST) and name not in secured]
    if pairs:
        text = "; ".join(f"{name}={value}" for name, value in [*plain, *secured.items()])
        found.append((b"cookie", text.encode("latin-1")))
    return found, {name: value for name, value in plain if name in SWAPPED and _TOKEN.fullmatch(value)}


def outward(headers: Iterable[tuple[bytes, bytes]], old: dict[str, str]) -> Headers:
    """The headers of an answer over https: cookies by their other names, those that came by the plain one swapped."""
    found: Headers = []
    given = set()
    for name, value in headers:
        cookie = value.decode("latin-1")
        key = cookie.partition("=")[0].strip()
        if name == b"set-cookie" and key in SWAPPED:
            given.add(key)
            found.append((name, f"{HOST}{cookie}".encode("latin-1")))
        else:
            found.append((name, value))
    for key, token in old.items():
        if key not in given:
            found.append((b"set-cookie", _secured(key, token)))
        found.append((b"set-cookie", f"{key}=; Path=/; Max-Age=0; SameSite=Strict; Secure".encode()))
    return found


def _pair(part: str) -> tuple[str, str]:
    name, _, value = part.strip().partition("=")
    return name, value


def _secured(name: str, value: str) -> bytes:
    age, http_only = SWAPPED[name]
    lives = "" if age is None else f"; Max-Age={age}"
    hidden = "; HttpOnly" if http_only else ""
    return f"{HOST}{name}={value}; Path=/{lives}; SameSite=Strict; Secure{hidden}".encode("latin-1", "replace")
