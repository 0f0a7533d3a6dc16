"""People who play on whatever happens. They write down what they want before they send it, and what became of it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.chaos.cluster import Host
from tests.server.clients import Json, Person, Seats

ANSWER_SECONDS = 3.0
UNCERTAIN = ("database-away", "own-fault", "rules-newer", "no-such-table", "too-fast")
FAILURES = (OSError, TimeoutError, WebSocketException, httpx.HTTPError, ConnectionError)


class Journal:
    """Intents and outcomes, each on the disk before anything else is done."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", encoding="utf-8")
        self.acknowledged = 0

    def write(self, **line: Any) -> None:
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        if line["what"] == "done":
            self.acknowledged += 1


def seen_hash(view: Json, events: list[Json]) -> str:
    text = json.dumps([view, events], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:24]


class WatchedSeats(Seats):
    """Remembers what each seat saw at each entry."""

    seen: dict[tuple[str, int | None, int], set[str]]
    ident: str

    def _take(self, message: Json) -> None:
        super()._take(message)
        self.received.clear()
        if message["type"] == "sight":
            seat = message["seat"]
            found = seen_hash(self.sights[seat]["view"], self.logs[seat])
            self.seen[self.ident, seat, message["entry"]].add(found)


class HastyPerson(Person):
    """Doesn't wait for a socket whose other end is cut off."""

    opening, closing = ANSWER_SECONDS, 0.3


class Player:
    """One person with a seat at one table at a time, who moves from host to host when a connection fails."""

    def __init__(self, name: str, hosts: list[Host], journal: Journal, dice: random.Random) -> None:
        self.name = name
        self.seen: dict[tuple[str, int | None, int], set[str]] = defaultdict(set)
        self.table = ""
        self.playing = True
        self._journal = journal
        self._dice = dice
        self._people = [HastyPerson(host.url) for host in hosts]
        self._keys = 0
        self._at = dice.randrange(len(hosts))
        self._seats: WatchedSeats | None = None

    async def sign_in(self) -> None:
        """At the first host; the others know the session by the database."""
        for number, person in enumerate(self._people):
            person.http.timeout = httpx.Timeout(ANSWER_SECONDS)
            await person.get("/api/session")
            if number == 0:
                await person.sign_in(self.name)
            else:
                person.http.cookies.set("kantor_session", self._people[0].http.cookies["kantor_session"])

    async def request(self, method: str, path: str, body: object = None) -> Json:
        """Until some host answers."""
        while True:
            try:
                answer = await self._people[self._at].request(method, path, body)
                found: Json = answer.json()
                if answer.status_code < 500:
                    return found
            except (*FAILURES, json.JSONDecodeError):
                pass
            await self._move_on()

    async def play(self) -> None:
        """Play at the table as long as `playing`, then only watch."""
        while True:
            try:
                await self._sit()
            except FAILURES:
                await self._move_on()

    async def go_to(self, table: str) -> None:
        self.table = table
        if self._seats is not None:
            await self._seats.look_again()

    async def play_on(self) -> None:
        self.playing = True
        if self._seats is not None:
            await self._seats.look_again()

    @property
    def last(self) -> int:
        """The last entry of the present table that this person has seen."""
        return max((entry for table, _, entry in self.seen if table == self.table), default=0)

    async def close(self) -> None:
        for person in self._people:
            await person.http.aclose()

    async def _move_on(self) -> None:
        self._at = (self._at + 1) % len(self._people)
        await asyncio.sleep(0.1)

    async def _sit(self) -> None:
        person, table = self._people[self._at], self.table
        person.received.clear()
        async with person.socket(table, "?bots=fast") as socket:
            seats = self._seats = WatchedSeats(socket, [])
            seats.seen, seats.ident = self.seen, table
            async with seats.reading():
                while self.table == table:
                    await seats.until(lambda: self.table != table or (self.playing and seats.to_move()))
                    if self.table != table:
                        return
                    await self._move(seats)

    async def _move(self, seats: WatchedSeats) -> None:
        seat = seats.to_move()[0]
        sight = seats.sights[seat]
        if sight["undoable"] and self._dice.random() < 0.1:
            message: Json = {"type": "undo", "seat": seat, "undoable": sight["undoable"]}
        else:
            move = self._dice.choice(sight["view"]["options"])
            message = {"type": "move", "seat": seat, "decision": sight["decision"], "move": move}
        self._keys += 1
        message["key"] = f"{self.name}-{self._keys}"
        self._journal.write(what="intent", table=seats.ident, person=self.name, **message)
        await self._until_answered(seats, message)

    async def _until_answered(self, seats: WatchedSeats, message: Json) -> None:
        """Send again, here or at another host, until it is known what became of it. Meanwhile the match may have ended
        by it and another table been opened; the answer is about this one."""
        table = seats.ident
        answer = await self._ask(seats, message)
        moved = answer is None
        while answer is None:
            await self._move_on()
            try:
                async with self._people[self._at].socket(table, "?bots=fast") as socket:
                    again = WatchedSeats(socket, [])
                    again.seen, again.ident = self.seen, table
                    async with again.reading():
                        answer = await self._ask(again, message)
            except FAILURES:
                continue
        if answer["type"] == "done" and not moved and self._dice.random() < 0.1:
            repeated = await self._ask(seats, message)
            if repeated is not None and (repeated["type"], repeated.get("entry")) != ("done", answer["entry"]):
                self._journal.write(what="repeated-otherwise", key=message["key"], answer=repeated)
        if answer["type"] == "done":
            self._journal.write(what="done", table=table, key=message["key"], entry=answer["entry"])
        else:
            self._journal.write(what="refused", table=table, key=message["key"], error=answer["error"])
        if moved:
            raise ConnectionError("went to another host")
        if answer["type"] == "done":
            async with asyncio.timeout(ANSWER_SECONDS):
                await seats.until(lambda: seats.entry >= answer["entry"])

    async def _ask(self, seats: WatchedSeats, message: Json) -> Json | None:
        """The answer, or None when it isn't known what became of the message."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                answer = await seats.ask(**{("kind" if name == "type" else name): at for name, at in message.items()})
        except FAILURES:
            return None
        return None if answer.get("error") in UNCERTAIN else answer
