"""Requests to addresses that people name. They go out to the public network alone, to the address that was checked.

A name is resolved once, every address of it has to be allowed, and the connection is made to one of those: a resolver
that answers differently a moment later changes nothing. What can't be checked is refused.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

import h11
from msgspec import Struct

from kantor.server.refusals import Refusal
from kantor.server.settings import under_test

SECONDS = 10.0
MOST_BYTES = 65_536
Resolver = Callable[[str, int], Awaitable[list[str]]]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

# `is_global` lets these through: they lead to other addresses, or to many.
DENIED: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        "0.0.0.0/8",
        "100.64.0.0/10",
        "192.0.0.0/24",
        "192.88.99.0/24",
        "198.18.0.0/15",
        "224.0.0.0/3",
        "::/96",
        "64:ff9b::/96",
        "64:ff9b:1::/48",
        "100::/64",
        "2001::/23",
        "2002::/16",
        "3fff::/20",
        "5f00::/16",
        "fc00::/7",
        "fe80::/9",
        "ff00::/8",
    )
)


class Unresolved(Refusal):
    """Nobody says where a name leads, just now."""


class Unanswered(ConnectionError):
    """A request was sent, and nothing tells whether it arrived."""


class Target(Struct, frozen=True):
    """Where a request goes: the address that was checked, and the name that the certificate has to bear."""

    host: str
    address: str
    port: int
    path: str
    secure: bool


def allowed(address: Address) -> bool:
    """Whether an address is one of the public network."""
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    if mapped is not None:
        return allowed(mapped)
    if under_test() and address.is_loopback:
        return True
    if any(address in network for network in DENIED if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def checked_address(url: str) -> None:
    """Refuses what can't be the address of a webhook, before anything is asked of a resolver."""
    _parts(url)


async def resolved(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


async def target(url: str, resolver: Resolver = resolved) -> Target:
    """The one address that a request to a URL may go to; refuses when any address of its name is forbidden."""
    secure, host, port, path = _parts(url)
    try:
        async with asyncio.timeout(SECONDS):
            found = await resolver(host, port)
        addresses = [ipaddress.ip_address(address.partition("%")[0]) for address in found]
    except (OSError, TimeoutError) as error:
        raise Unresolved("webhook", 400) from error
    except ValueError as error:
        raise Refusal("webhook", 400) from error
    if not addresses or not all(map(allowed, addresses)):
        raise Refusal("webhook", 400)
    return Target(host, str(addresses[0]), port, path, secure)


async def post(to: Target, body: bytes, headers: dict[str, str]) -> int:
    """Send a request to the checked address; the status of the answer. Nobody is followed elsewhere."""
    async with asyncio.timeout(SECONDS):
        context = ssl.create_default_context() if to.secure else None
        name = to.host if to.secure else None
        reader, writer = await asyncio.open_connection(to.address, to.port, ssl=context, server_hostname=name)
    try:
        connection = h11.Connection(h11.CLIENT)
        sent = {"host": to.host, "content-length": str(len(body)), "connection": "close", **headers}
        request = h11.Request(method="POST", target=to.path, headers=list(sent.items()))
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        try:
            async with asyncio.timeout(SECONDS):
                await writer.drain()
                return await _status(connection, reader)
        except (OSError, TimeoutError, h11.ProtocolError) as error:
            raise Unanswered(f"no answer from {to.host}: {error!r}") from error
    finally:
        writer.close()


async def _status(connection: h11.Connection, reader: asyncio.StreamReader) -> int:
    read = 0
    while read < MOST_BYTES:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            connection.receive_data(data)
        elif isinstance(event, h11.Response):
            return int(event.status_code)
        elif isinstance(event, h11.ConnectionClosed):
            break
    raise ConnectionError("no answer")


def _parts(url: str) -> tuple[bool, str, int, str]:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise Refusal("webhook", 400) from error
    plain = parts.scheme == "http" and under_test()
    if not host or not url.isascii() or not url.isprintable() or " " in url or parts.username or parts.password:
        raise Refusal("webhook", 400)
    if not plain and (parts.scheme != "https" or (port not in (None, 443) and not under_test())):
        raise Refusal("webhook", 400)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return not plain, host, port or (80 if plain else 443), path
