"""The bus over PostgreSQL's LISTEN and NOTIFY: messages in batches, outside the transactions that append entries."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import Any

import msgspec
import psycopg
from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from kantor.server.bus import Bus, Present

CHANNEL = "kantor"
LONGEST = 7_000  # bytes of a message; PostgreSQL takes 8,000
HEARTBEAT = 3.0  # seconds between signs of life
SILENCE = 10.0  # seconds after which a process is taken for gone
CHECK = 5.0  # seconds within which the listening connection has to answer
WAITS = (0.1, 0.5, 1.0, 2.0)  # seconds before connecting again

log = logging.getLogger("kantor.server")


class Told(Struct, omit_defaults=True):
    """One message. `hello` asks all others to say who is present with them; `thinks` marks a machine for bots alone."""

    process: str
    hello: bool = False
    thinks: bool = False
    bye: bool = False
    heads: dict[str, int] = {}
    present: dict[str, Present] = {}
    ended: tuple[str, ...] = ()
    talk: tuple[str, ...] = ()


class PostgresBus(Bus):
    def __init__(self, engine: AsyncEngine, thinks: bool = False) -> None:
        super().__init__()
        self._thinks = thinks
        self._thinkers: set[str] = set()
        self._engine = engine
        self._process = secrets.token_hex(6)
        self._heads: dict[str, int] = {}
        self._present: dict[str, Present] = {}
        self._ended: list[str] = []
        self._talk: list[str] = []
        self._hello = True
        self._something = asyncio.Event()
        self._heard: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def others_think(self) -> bool:
        return bool(self._thinkers)

    def publish(self, table: str, head: int) -> None:
        self._heads[table] = max(head, self._heads.get(table, 0))
        self._something.set()

    def publish_present(self, table: str, present: Present) -> None:
        self._present[table] = present
        self._something.set()

    def publish_ended(self, token_hash: str) -> None:
        self._ended.append(token_hash)
        self._something.set()

    def publish_talk(self, table: str) -> None:
        self._talk.append(table)
        self._something.set()

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(work()) for work in (self._listen, self._send, self._beat)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(SQLAlchemyError, TimeoutError):
            await asyncio.wait_for(self._notify([Told(self._process, bye=True)]), 1.0)

    # Sending

    async def _send(self) -> None:
        """What is told while a batch is on its way goes with the next one."""
        while True:
            await self._something.wait()
            self._something.clear()
            batch = list(self._batch())
            try:
                await self._notify(batch)
            except SQLAlchemyError as error:
                # Dropped: the others compare heads by themselves, and ask who is present when they can.
                log.warning("the bus can't tell now: %s", error)
                await asyncio.sleep(WAITS[-1])

    def _batch(self) -> list[Told]:
        heads, present, ended, talk = self._heads, self._present, self._ended, self._talk
        self._heads, self._present, self._ended, self._talk = {}, {}, [], []
        items_of: dict[str, dict[str, Any]] = {"heads": heads, "present": present}
        items_of |= {"ended": dict.fromkeys(ended), "talk": dict.fromkeys(talk)}
        found = [Told(self._process, hello=self._hello, thinks=self._thinks)]
        self._hello = False
        size = 0
        for kind, items in items_of.items():
            for key, value in items.items():
                size += 40 + len(msgspec.json.encode([key, value]))
                if size > LONGEST:
                    found.append(Told(self._process, thinks=self._thinks))
                    size = 0
                _add(found[-1], kind, key, value)
        return found

    async def _notify(self, batch: list[Told]) -> None:
        async with self._engine.begin() as connection:
            for told in batch:
                text = msgspec.json.encode(told).decode()
                await connection.execute(select(func.pg_notify(CHANNEL, text)))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            self._something.set()
            silent = [process for process, at in self._heard.items() if time.monotonic() - at > SILENCE]
            for process in silent:
                self._gone(process)

    # Listening

    async def _listen(self) -> None:
        """Listen for ever. A connection that was lost is made again, and what was missed is looked up."""
        failures = 0
        address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connecting = psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=int(CHECK))
                async with await connecting as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    failures = 0
                    self._hello = True
                    self._something.set()
                    if self.listener.compare is not None:
                        await self.listener.compare()
                    while True:
                        async for notify in connection.notifies(timeout=CHECK):
                            self._take(notify.payload)
                        await asyncio.wait_for(connection.execute("SELECT 1"), CHECK)
            except (psycopg.Error, SQLAlchemyError, OSError, TimeoutError) as error:
                log.warning("the bus can't listen now: %s", error)
                await asyncio.sleep(WAITS[min(failures, len(WAITS) - 1)])
                failures += 1

    def _take(self, payload: str) -> None:
        told = msgspec.json.decode(payload, type=Told)
        if told.process == self._process:
            return
        if told.bye:
            self._gone(told.process)
            return
        unknown = told.process not in self._heard
        if unknown:
            self._hello = True  # or one that was silent for too long: ask who is there
        if told.hello or unknown:
            for table, present in self.listener.everybody().items():
                self.publish_present(table, present)
            self._something.set()
        self._heard[told.process] = time.monotonic()
        if told.thinks and told.process not in self._thinkers:
            self._thinkers.add(told.process)
            log.warning("process %s thinks for the bots of all servers", told.process)
        for table, head in told.heads.items():
            self.listener.head(table, head)
        for table, present in told.present.items():
            self.listener.present(told.process, table, present)
        for token_hash in told.ended:
            self.listener.session_ended(token_hash)
        for table in told.talk:
            self.listener.talk(table)

    def _gone(self, process: str) -> None:
        self._heard.pop(process, None)
        self._thinkers.discard(process)
        self.listener.left(process)


def _add(told: Told, kind: str, key: str, value: Any) -> None:
    match kind:
        case "heads":
            told.heads[key] = value
        case "present":
            told.present[key] = value
        case "talk":
            told.talk += (key,)
        case _:
            told.ended += (key,)
