"""How much slower others play while strangers attack, on a server of its own on this machine.

usage: python -m bench.strangers [--seconds 10] [--game hansa] [--only NAME] [--people 1] [--apart]

So many people play, each at a table of their own; beside them, one after the other: four clients ask for replays of a
long match as fast as they are answered, a guest asks for whole views by forty sockets, silent connections come by the
hundred, and all of it together.
Each attacker has an address of its own, as a proxy would say. The table tells how long the people's moves took.
With --apart the attackers give way to the server, as if they had a processor of their own, which strangers have.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection

from tests.server.clients import Person, Seats
from tests.server.serving import Server

ME = {"sitter": "me"}
Attack = Callable[["Target"], Awaitable[None]]


class Target(Struct):
    """What an attacker knows."""

    port: int
    table: str
    plies: int
    asked: Counter[int] = msgspec.field(default_factory=Counter)  # answers by status

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


async def replays(target: Target, clients: int = 4) -> None:
    async def one(number: int) -> None:
        far = {"X-Forwarded-For": f"203.0.113.{number + 1}"}
        async with httpx.AsyncClient(base_url=target.address, headers=far, timeout=60) as client:
            for at in range(1_000_000):
                with suppress(httpx.TransportError):
                    answer = await client.get(f"/api/tables/{target.table}/replay?from={at % target.plies}")
                    target.asked[answer.status_code] += 1
                # Fifty a second, which is what an address was allowed.
                await asyncio.sleep(0.02)

    await asyncio.gather(*(one(number) for number in range(clients)))


async def one_replayer(target: Target) -> None:
    await replays(target, 1)


async def looks(target: Target) -> None:
    async with Person(target.address) as eve, AsyncExitStack() as stack:
        eve.http.headers["X-Forwarded-For"] = "203.0.113.77"
        await eve.sign_in("Eve")

        async def one() -> None:
            while True:
                with suppress(Exception):
                    async with eve.socket(target.table, **{"X-Forwarded-For": "203.0.113.77"}) as socket:
                        reading = asyncio.create_task(_drain(socket))
                        stack.callback(reading.cancel)
                        for _ in range(1_000_000):
                            await socket.send('{"type":"look"}')
                            await asyncio.sleep(0.05)
                await asyncio.sleep(0.5)

        await asyncio.gather(*(one() for _ in range(40)))


async def _drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def silence(target: Target) -> None:
    waiting = []
    while True:
        with suppress(OSError):
            waiting.append(await asyncio.open_connection("127.0.0.1", target.port))
            waiting[-1][1].write(b"GET / HTTP/1.1\r\n")
        if len(waiting) > 500:
            waiting.pop(0)[1].close()
        await asyncio.sleep(0.01)


async def everything(target: Target) -> None:
    await asyncio.gather(replays(target), looks(target), silence(target))


ATTACKS: dict[str, Attack | None] = {
    "nobody": None,
    "one asks for replays": one_replayer,
    "four ask for replays": replays,
    "40 sockets look": looks,
    "silent connections": silence,
    "all of it": everything,
}


async def moves(ada: Person, wish: dict[str, Any], seconds: float) -> list[float]:
    """How long moves take, one about every tenth of a second, in as many matches as that needs."""
    taken: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        table = (await ada.open_table(**wish))["id"]
        async with ada.at(table) as seats:
            await _some(seats, until, taken)
    return taken


async def _some(seats: Seats, until: float, taken: list[float]) -> None:
    while time.monotonic() < until:
        await seats.until(lambda: seats.over or seats.to_move())
        if seats.over:
            return
        began = time.perf_counter()
        await seats.play(seats.to_move()[0])
        taken.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.1)


async def arrived(stack: AsyncExitStack, server: Server, number: int) -> Person:
    """Somebody with a name and an address of their own."""
    person = await stack.enter_async_context(Person(server.address))
    person.http.headers["X-Forwarded-For"] = f"198.51.100.{number}"
    await person.sign_in(f"Ada {number}")
    return person


def memory(process: int) -> float:
    text = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return int(text.split("VmRSS:")[1].split()[0]) / 1024


async def measure(server: Server, arguments: argparse.Namespace) -> None:
    async with AsyncExitStack() as stack:
        people = [await arrived(stack, server, number) for number in range(1, arguments.people + 1)]
        ada = people[0]
        wish = {"game": arguments.game, "players": 3, "seats": [ME, ME, ME], "start": True}
        long = (await ada.open_table(**wish))["id"]
        async with ada.at(long) as seats:
            while seats.entry < 150 and not seats.over:
                await seats.play_out(1)
                await asyncio.sleep(0.06)
            plies = int(next(iter(seats.sights.values()))["ply"])
        target = Target(server.port, long, plies)
        usual = 0.0
        print(f"{'beside':24} {'moves':>6} {'median ms':>10} {'p99 ms':>8} {'slower':>7} {'MB':>6}  answers")
        for name in ATTACKS:
            if arguments.only and name not in ("nobody", arguments.only):
                continue
            with attacked(name, target, arguments.seconds + 2, arguments.apart) as answers:
                # How it is without an attack shows soon.
                seconds = min(60, arguments.seconds) if name == "nobody" else arguments.seconds
                found = await asyncio.gather(*(moves(person, wish, seconds) for person in people))
                taken = [each for one in found for each in one]
            median, worst = statistics.median(taken), statistics.quantiles(taken, n=100)[98]
            usual = usual or median
            line = f"{name:24} {len(taken):6} {median:10.1f} {worst:8.1f} {median / usual:7.1f}"
            print(f"{line} {memory(server.process):6.0f}  {answers()}", flush=True)


@contextmanager
def attacked(name: str, target: Target, seconds: float, apart: bool) -> Iterator[Callable[[], dict[int, int]]]:
    """Attack from a process of its own meanwhile; gives what tells how it was answered."""
    context = multiprocessing.get_context("spawn")
    mine, theirs = context.Pipe()
    process = context.Process(target=_attack, args=(theirs, name, target, seconds, apart), daemon=True)
    if ATTACKS[name] is not None:
        process.start()
        mine.recv()
    try:
        yield lambda: dict(mine.recv()) if process.pid is not None else {}
    finally:
        if process.pid is not None:
            process.join()


def _attack(pipe: Connection, name: str, target: Target, seconds: float, apart: bool) -> None:
    os.nice(19 if apart else 0)

    async def bounded() -> None:
        attack = ATTACKS[name]
        assert attack is not None
        pipe.send(None)
        with suppress(TimeoutError):
            await asyncio.wait_for(attack(target), seconds)

    asyncio.run(bounded())
    pipe.send(dict(target.asked))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--game", default="hansa")
    parser.add_argument("--only", default="")
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--apart", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", KANTOR_RATE_SCALE="1").start()
        try:
            asyncio.run(measure(server, arguments))
        finally:
            server.stop()
        disk = sum(file.stat().st_size for file in Path(folder).rglob("*") if file.is_file())
        print(f"disk: {disk / 1e6:.1f} MB", end=", ")
        print(f"log: {server.errors.stat().st_size} bytes, {server.errors.read_text().count('Traceback')} tracebacks")


if __name__ == "__main__":
    main()
