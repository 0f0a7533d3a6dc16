"""Clients as others would write them, by docs/protocol.md alone. They keep every byte that they were sent."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from kantor.server.patch import apply

Json = dict[str, Any]
TIMEOUT = 60.0  # for a busy machine; nothing waits that long when all is well


def run(scenario: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(scenario, 240)

    asyncio.run(bounded())


async def until_refused(ask: Callable[[], Coroutine[Any, Any, httpx.Response]]) -> httpx.Response:
    """Ask many times at once, again and again, because a slow machine earns new tries meanwhile; the first refusal."""
    while True:
        for answer in await asyncio.gather(*(ask() for _ in range(30))):
            if answer.status_code == 429:
                return answer


class Person:
    """A browser: cookies, HTTP, and sockets that share the cookies."""

    opening, closing = TIMEOUT, 10.0  # seconds that a socket may take to open, as workers may be starting, and to close

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=TIMEOUT)
        self.received: list[str] = []

    async def __aenter__(self) -> Person:
        await self.get("/api/session")
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        return self._read(await self.http.get(path))

    async def send(self, method: str, path: str, body: object = None) -> Any:
        return self._read(await self.request(method, path, body))

    async def request(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        token = self.http.cookies.get("kantor_csrf") or ""
        content = None if body is None else json.dumps(body)
        sent = {"x-kantor-csrf": token, "content-type": "application/json", **headers}
        answer = await self.http.request(method, path, content=content, headers=sent)
        self.received.append(f"{answer.headers}\n{answer.text}")
        return answer

    async def sign_in(self, name: str) -> None:
        assert await self.send("POST", "/api/session", {"name": name}) == {"name": name}

    async def open_table(self, **wish: Any) -> Json:
        found: Json = await self.send("POST", "/api/tables", {"game": "merchants", **wish})
        return found

    async def sit(self, table: str, seat: int, **sitter: Any) -> Json:
        body = {"sitter": "me", **sitter}
        found: Json = await self.send("PUT", f"/api/tables/{table}/seats/{seat}", body)
        return found

    @asynccontextmanager
    async def at(self, table: str, query: str = "?bots=fast") -> AsyncIterator[Seats]:
        async with self.socket(table, query) as socket:
            seats = Seats(socket, self.received)
            async with seats.reading():
                yield seats

    @asynccontextmanager
    async def socket(self, table: str, query: str = "", **headers: str) -> AsyncIterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket{query}"
        own = {"Cookie": cookies, **headers}
        opening, closing = self.opening, self.closing
        async with connect(
            address, additional_headers=own, max_size=None, open_timeout=opening, close_timeout=closing
        ) as socket:
            yield socket

    def _read(self, answer: httpx.Response) -> Any:
        self.received.append(f"{answer.headers}\n{answer.text}")
        if answer.headers.get("content-type", "").startswith("application/json"):
            return answer.json()
        return answer.text


class Seats:
    """One socket with the latest sight of each seat it serves."""

    def __init__(self, socket: ClientConnection, received: list[str]) -> None:
        self.socket = socket
        self.received = received
        self.table: Json = {}
        self.sights: dict[int | None, Json] = {}
        self.logs: dict[int | None, list[Json]] = {}
        self.answers: dict[Any, Json] = {}
        self.words: dict[int, Json] = {}  # what was said at the table, by number
        self.read = 0  # the last word that was marked as read
        self._ids = itertools.count(1)
        self._changed = asyncio.Condition()
        self._failure: BaseException | None = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self._read())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(TIMEOUT), self._changed:
            while not condition():
                if self._failure is not None:
                    raise self._failure
                await self._changed.wait()

    async def look_again(self) -> None:
        """Let whoever waits judge again by what has changed outside."""
        async with self._changed:
            self._changed.notify_all()

    async def ask(self, kind: str, **content: Any) -> Json:
        """Send a message and wait for its answer."""
        ident = next(self._ids)
        await self.socket.send(json.dumps({"type": kind, "id": ident, **content}))
        await self.until(lambda: ident in self.answers)
        return self.answers[ident]

    async def play(self, seat: int, move: int | str | None = None) -> Json:
        """Play a move, or any option, and wait until this socket shows it."""
        sight = self.sights[seat]
        chosen = random.choice(sight["view"]["options"]) if move is None else move
        answer = await self.ask("move", seat=seat, decision=sight["decision"], move=chosen)
        if answer["type"] == "done":
            await self.until(lambda: self.sights[seat]["entry"] >= answer["entry"])
        return answer

    def to_move(self) -> list[int]:
        return [seat for seat, sight in self.sights.items() if seat is not None and sight["decision"] is not None]

    @property
    def entry(self) -> int:
        return max((int(sight["entry"]) for sight in self.sights.values()), default=0)

    @property
    def over(self) -> bool:
        return bool(self.sights) and all(sight["over"] for sight in self.sights.values())

    async def play_out(self, most: int = 10_000, entry: int = 10_000) -> int:
        """Play whatever comes for all own seats, until the end or that many moves or entries; returns the moves."""
        for count in range(most):
            await self.until(lambda: self.over or self.to_move() or self.entry >= entry)
            if self.over or self.entry >= entry:
                return count
            answer = await self.play(self.to_move()[0])
            assert answer["type"] == "done" or answer["error"] in ("stale", "not-your-turn"), answer
        return most

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.received.append(text)
                async with self._changed:
                    self._take(json.loads(text))
                    self._changed.notify_all()
            raise ConnectionError("the server closed the socket")
        except Exception as error:
            async with self._changed:
                self._failure = error
                self._changed.notify_all()

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "table":
                self.table = message["table"]
            case "sight":
                seat = message["seat"]
                if "patch" in message:
                    message["view"] = apply(self.sights[seat]["view"], message.pop("patch"))
                self.logs[seat] = self.logs.get(seat, [])[: message["kept"]] + message["events"]
                self.sights[seat] = message
            case "talk":
                for gone in message["gone"]:
                    del self.words[gone]
                self.words |= {word["id"]: word for word in message["words"]}
                self.read = message["read"]
            case _:
                self.answers[message["re"]] = message
