"""Fake ends of what is told outside: a webhook, and a push service that decrypts what its devices are sent."""

from __future__ import annotations

import asyncio
import base64
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

Json = dict[str, Any]
Headers = dict[str, str]
TIMEOUT = 60.0


class Endpoint:
    """Answers every POST by what `take` says of its path, headers and body."""

    def __init__(self) -> None:
        self.address = ""

    def take(self, path: str, headers: Headers, body: bytes) -> int:
        raise NotImplementedError

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
            body = await reader.readexactly(int(headers["content-length"]))
            status = self.take(head[0].split()[1], headers, body)
            writer.write(b"HTTP/1.1 %d So\r\ncontent-length: 0\r\n\r\n" % status)
            await writer.drain()
        finally:
            writer.close()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        async with server:
            self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            yield


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not condition():
            await asyncio.sleep(0.02)


class Hook(Endpoint):
    """A webhook that keeps what it is given, after it has failed as often as wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.bodies: list[Json] = []
        self.failing = 0

    def take(self, path: str, headers: Headers, body: bytes) -> int:
        if self.failing:
            self.failing -= 1
            return 503
        self.bodies.append(json.loads(body))
        return 200

    async def until(self, count: int) -> None:
        await until(lambda: len(self.bodies) >= count)


class FakeBrowser:
    """A browser's subscription, with the private key that only the browser knows."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))
        self.messages: list[Json] = []
        self.headers: list[Headers] = []
        self.answers: list[int] = []  # what to answer first, before all is well

    @property
    def subscription(self) -> Json:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": base64url(point), "auth": base64url(self.secret)}

    async def until(self, count: int) -> None:
        await until(lambda: len(self.messages) >= count)


class PushService(Endpoint):
    """Takes messages for its browsers, looks at the signature, and decrypts them as the browsers would."""

    def __init__(self) -> None:
        super().__init__()
        self.browsers: dict[str, FakeBrowser] = {}

    def browser(self) -> FakeBrowser:
        path = f"/send/{len(self.browsers)}"
        self.browsers[path] = FakeBrowser(self.address + path)
        return self.browsers[path]

    def take(self, path: str, headers: Headers, body: bytes) -> int:
        browser = self.browsers[path]
        if not Vapid02.verify(headers["authorization"]):
            return 403
        claims = claims_of(headers["authorization"])
        if claims["aud"] != self.address or not time.time() < claims["exp"] < time.time() + 24 * 3600:
            return 403
        if browser.answers:
            return browser.answers.pop(0)
        text = http_ece.decrypt(body, private_key=browser.key, auth_secret=browser.secret, version="aes128gcm")
        browser.messages.append(json.loads(text))
        browser.headers.append(headers)
        return 201


def claims_of(authorization: str) -> Json:
    payload = authorization.partition("t=")[2].split(".")[1]
    found: Json = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    return found


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@asynccontextmanager
async def hook() -> AsyncIterator[Hook]:
    found = Hook()
    async with found.running():
        yield found


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    found = PushService()
    async with found.running():
        yield found
