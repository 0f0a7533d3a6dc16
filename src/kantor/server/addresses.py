"""Where a request comes from: what counts as one address, and what counts as this very machine."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from typing import Final

from litestar.types import Scope

# A proxy on this machine connects from loopback too; it says so by one of these.
FORWARDING: Final = (b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"x-real-ip", b"via")


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def network_of(address: str) -> str:
    """Who shares limits: one IPv4 address, or a /64 of IPv6, which is what one household gets."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


def is_loopback(scope: Scope, headers: Mapping[bytes, bytes]) -> bool:
    """Whether a request was made on this machine, and not passed on by a proxy here."""
    if any(name in headers for name in FORWARDING):
        return False
    try:
        return ip_address(address_of(scope)).is_loopback
    except ValueError:
        return False
