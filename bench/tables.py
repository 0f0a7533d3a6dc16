"""Many live tables with bots on one machine: how long a move takes to every seat, how large the messages are, and what
a table costs in memory and processor time. Everything runs on the loopback interface, for a bounded time, which begins
when all tables are open and play.

usage: python -m bench.tables [tables] [seconds] [--hosts N] [--thinking SECONDS]

With --hosts, N servers share a PostgreSQL: the person plays at one host, and the spectator watches at the next.
A run of minutes tells how memory grows from minute to minute. All matches begin together and grow for as long as the
first of them lasts; only what comes after that says whether anything stays for good.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import ssl
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.server.postgres import Postgres

PLAYERS = 3
THINKING = 1.0  # seconds that a simulated person takes for a move, unless told otherwise
PATIENCE = 120.0
OPENING = 0.04  # seconds from a table to the next
SETTLING = 3.0
MOST_TRIES = 20
MINUTE = 60.0
LONGEST = 3600.0  # seconds
CONTEXT = ssl.create_default_context()  # one for all: making it takes longer than a request


ECHO = """
import socket
door = socket.create_server(("127.0.0.1", 0))
print(door.getsockname()[1], flush=True)
line, _ = door.accept()
line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
while data := line.recv(100):
    line.sendall(data)
"""


class Measures:
    """Times and sizes of all tables."""

    def __init__(self, begin: float = 0.0, thinking: float = THINKING) -> None:
        self.begin = begin  # while tables are being opened, nothing is measured
        self.end = float("inf")
        self.until = float("inf")  # then all go home
        self.thinking = thinking
        self.delays: list[float] = []  # from sending a move to the sight at each socket of the table
        self.far: list[float] = []  # of these, to the spectator's
        self.entries = 0
        self.sizes: list[int] = []
        self.packed: list[int] = []
        self.moves = 0
        self.matches = 0  # that have ended
        self.turned_away = 0  # sockets that had to be opened again

    def counts(self, begun: float) -> bool:
        return self.begin <= begun <= self.end

    def add(self, begun: float, delay: float, far: bool) -> None:
        """A move that was sent at some time has come to a socket."""
        self.delays.append(delay)
        if far:
            self.far.append(delay)


class Listener:
    """A socket of one table: a person's, who plays, or a spectator's."""

    def __init__(self, socket: ClientConnection, measures: Measures, far: bool) -> None:
        self.socket = socket
        self.measures = measures
        self.far = far
        self.sent = 0.0  # when the person's last move was
        self.last = 0
        self.sights: list[tuple[int, float]] = []  # since the person's last move: entry and time
        self.waiting: list[tuple[int, float]] = []  # moves that didn't show here yet: entry, and when they were sent
        self.on_done: Callable[[int], None] = lambda entry: None
        self.packer = zlib.compressobj(wbits=-12, memLevel=5)
        self.options: list[int] = []
        self.decision: int | None = None
        self.view: dict[str, Any] = {}
        self.over = False
        self.changed = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.socket:
            at = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "sight":
                self._see(message["entry"], at)
                self._measure(str(text), first="view" in message)
                self._take(message)
            elif message["type"] == "done":
                self.on_done(message["entry"])

    def _see(self, entry: int, at: float) -> None:
        if not self.far and entry > self.last:
            self.measures.entries += entry - self.last if self.last else 0
        self.last = entry
        self.sights.append((entry, at))
        for move, begun in [one for one in self.waiting if one[0] <= entry]:
            self.measures.add(begun, at - begun, self.far)
            self.waiting.remove((move, begun))

    def expect(self, entry: int, begun: float) -> None:
        """A move has become this entry: count when a sight of it or of a later one comes, or has come already."""
        at = next((at for seen, at in self.sights if seen >= entry), None)
        if at is None:
            self.waiting.append((entry, begun))
        else:
            self.measures.add(begun, at - begun, self.far)

    def _measure(self, text: str, first: bool) -> None:
        """As permessage-deflate packs it, with what it knows of earlier messages."""
        packed = self.packer.compress(text.encode()) + self.packer.flush(zlib.Z_SYNC_FLUSH)
        if not first:
            self.measures.sizes.append(len(text.encode()))
            self.measures.packed.append(len(packed) - 4)

    def _take(self, message: dict[str, Any]) -> None:
        if "view" in message:
            self.options = message["view"]["options"]
        for path, *value in message.get("patch", ()):
            if path == ["options"]:
                self.options = value[0]
        self.decision, self.over = message["decision"], message["over"]
        self.changed.set()


async def signed_in(http: httpx.AsyncClient) -> tuple[dict[str, str], str]:
    """A guest with a name: the headers of requests, and the cookies of sockets."""
    await http.get("/api/session")
    headers = {"x-kantor-csrf": http.cookies["kantor_csrf"]}
    await http.post("/api/session", json={"name": "Ada"}, headers=headers)
    return headers, "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def person_at_table(address: str, watched: str, measures: Measures) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=CONTEXT) as http:
        headers, cookies = await signed_in(http)
        while time.perf_counter() < measures.until:
            bot = {"sitter": "bot", "bot": "greedy"}
            wish = {"game": "merchants", "players": PLAYERS, "seats": [{"sitter": "me"}, bot, bot], "start": True}
            answer = await http.post("/api/tables", json=wish, headers=headers)
            if answer.status_code != 201:
                raise SystemExit(f"no table could be opened: {answer.status_code} {answer.text}")
            table = answer.json()["id"]
            sockets = [f"{host.replace('http', 'ws')}/api/tables/{table}/socket" for host in (address, watched)]
            await play(sockets[0], sockets[1], cookies, measures)


async def opened(address: str, headers: dict[str, str], measures: Measures) -> ClientConnection:
    """A socket. All come from one address here, of which a server lets only so many wait. Then try again, as our
    client does."""
    for _ in range(MOST_TRIES):
        try:
            return await connect(address, additional_headers=headers)
        except (InvalidStatus, TimeoutError):
            measures.turned_away += 1
            await asyncio.sleep(random.uniform(0.5, 1.5))
    raise SystemExit(f"no socket could be opened in {MOST_TRIES} tries")


async def play(address: str, watched: str, cookies: str, measures: Measures) -> None:
    """One person at the table and one who watches, until the match or the time is over."""
    mine = await opened(address, {"Cookie": cookies}, measures)
    watching = await opened(watched, {}, measures)
    async with mine, watching:
        person, watcher = Listener(mine, measures, far=False), Listener(watching, measures, far=True)

        def done(entry: int) -> None:
            if measures.counts(person.sent):
                measures.moves += 1
                for listener in (person, watcher):
                    listener.expect(entry, person.sent)

        person.on_done = done
        tasks = [asyncio.create_task(person.listen()), asyncio.create_task(watcher.listen())]
        try:
            while time.perf_counter() < measures.until and not person.over:
                person.changed.clear()
                if person.decision is None:
                    await asyncio.wait_for(person.changed.wait(), PATIENCE)
                    continue
                await asyncio.sleep(random.uniform(0.5, 1.5) * measures.thinking)
                move = {"type": "move", "seat": 0, "decision": person.decision, "move": random.choice(person.options)}
                person.changed.clear()
                person.sights.clear()
                watcher.sights.clear()
                person.sent = time.perf_counter()
                await mine.send(json.dumps(move))
                await asyncio.wait_for(person.changed.wait(), PATIENCE)
            measures.matches += person.over
            await asyncio.sleep(1.1)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def echo(until: float) -> list[float]:
    """How long a byte takes to an idle process and back, meanwhile: what the machine itself adds to every move."""
    command = (sys.executable, "-c", ECHO)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    reader, writer = await asyncio.open_connection("127.0.0.1", int(await process.stdout.readline()))
    found = []
    while time.perf_counter() < until:
        begun = time.perf_counter()
        writer.write(b"x")
        await reader.readexactly(1)
        found.append((time.perf_counter() - begun) * 1000)
        await asyncio.sleep(0.05)
    writer.close()
    await process.wait()
    return found


def memory(process: int) -> int:
    """Resident bytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(values: list[float] | list[int], part: float) -> float:
    ordered = sorted(values)
    return float(ordered[min(len(ordered) - 1, int(len(ordered) * part))]) if ordered else float("nan")


class Usage:
    """What the servers have used so far."""

    def __init__(self, processes: list[int], measures: Measures) -> None:
        self.at = time.perf_counter()
        self.memory = sum(map(memory, processes))
        self.busy = sum(map(processor_seconds, processes))
        self.entries = measures.entries


async def tell_minutes(processes: list[int], measures: Measures, first: Usage, seconds: float) -> None:
    """Wait for so long, and tell every minute what memory the servers hold."""
    while (left := first.at + seconds - time.perf_counter()) > 0:
        await asyncio.sleep(min(MINUTE, left))
        if seconds > MINUTE:
            now = Usage(processes, measures)
            print(
                f"  after {(now.at - first.at) / 60:.0f} min: {now.memory / 2**20:.0f} MiB, "
                f"{now.entries - first.entries} entries, {measures.matches} matches ended",
                flush=True,
            )


async def measure(addresses: list[str], processes: list[int], tables: int, seconds: float, thinking: float) -> None:
    warming = Measures()
    warming.until = time.perf_counter() + 3
    await person_at_table(addresses[0], addresses[-1], warming)
    measures = Measures(float("inf"), thinking)
    idle = Usage(processes, measures)
    people = []
    for number in range(tables):
        here, there = (addresses[(number + far) % len(addresses)] for far in (0, 1))
        people.append(asyncio.create_task(person_at_table(here, there, measures)))
        await asyncio.sleep(OPENING)
    await asyncio.sleep(SETTLING + thinking)
    echoing = asyncio.create_task(echo(time.perf_counter() + seconds))
    first = Usage(processes, measures)
    measures.begin = first.at
    await tell_minutes(processes, measures, first, seconds)
    last = Usage(processes, measures)
    measures.end = last.at
    await asyncio.sleep(SETTLING)  # until the last moves have come to every seat
    measures.until = 0.0
    await asyncio.gather(*people)
    delays, far = ([delay * 1000 for delay in found] for found in (measures.delays, measures.far))
    print(
        f"{tables} tables with {PLAYERS - 1} bots, a person who thinks {thinking:.0f} s and a spectator each, "
        f"on {len(addresses)} host(s), for {seconds:.0f} s"
    )
    print(
        f"people's moves: {measures.moves}; sights of them: {len(delays)}; all sights: {len(measures.sizes)}; "
        f"sockets turned away at first: {measures.turned_away}"
    )
    p50, p99 = share(delays, 0.5), share(delays, 0.99)
    print(f"move to every seat: p50 {p50:.1f} ms, p99 {p99:.1f} ms, most {max(delays):.1f} ms")
    print(f"  to the spectator: p50 {share(far, 0.5):.1f} ms, p99 {share(far, 0.99):.1f} ms")
    echoes = await echoing
    print(f"  an idle process's echo meanwhile: p50 {share(echoes, 0.5):.1f} ms, p99 {share(echoes, 0.99):.1f} ms")
    print(f"a sight's message: median {share(measures.sizes, 0.5):.0f} bytes, p99 {share(measures.sizes, 0.99):.0f}")
    print(
        f"  compressed: median {share(measures.packed, 0.5):.0f} bytes, p99 {share(measures.packed, 0.99):.0f}, "
        f"most {max(measures.packed)}"
    )
    minutes, entries = (last.at - first.at) / 60, last.entries - first.entries
    print(
        f"memory: {(last.memory - idle.memory) / tables / 1024:.0f} KiB a table with two sockets, "
        f"{last.memory / 2**20:.0f} MiB in all, "
        f"{(last.memory - first.memory) / 2**20:+.1f} MiB in {minutes:.1f} minutes"
    )
    busy = last.busy - first.busy
    print(
        f"processor: {busy / minutes / 0.6:.0f} % of one core, {busy * 1000 / max(1, entries):.2f} ms an entry "
        f"({entries / minutes / 60:.0f} entries a second)"
    )


@contextmanager
def served(data: str, database: str, **more: str) -> Iterator[tuple[str, int]]:
    """A server, perhaps with more variables: its address and its process."""
    command = [sys.executable, "-m", "kantor.cli", "serve", "--port", "0", "--data", data]
    variables = {"KANTOR_RATE_SCALE": "1000", "KANTOR_BOT_WORKERS": "1", "KANTOR_DATABASE": database} | more
    with subprocess.Popen(command, env=os.environ | variables, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            yield "http://" + line.split("http://")[1].split("/")[0], server.pid
        finally:
            server.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tables")
    parser.add_argument("tables", type=int, nargs="?", default=100)
    parser.add_argument("seconds", type=float, nargs="?", default=40.0)
    parser.add_argument("--hosts", type=int, default=0, help="so many servers on a PostgreSQL; else one on SQLite")
    parser.add_argument("--thinking", type=float, default=THINKING, help="seconds that a person takes for a move")
    given = parser.parse_args()
    with ExitStack() as stack:
        database = ""
        if given.hosts:
            postgres = Postgres(durable=True).start()
            stack.callback(postgres.remove)
            database = postgres.new_database()
        hosts = []
        for _ in range(given.hosts or 1):
            data = stack.enter_context(tempfile.TemporaryDirectory())
            hosts.append(stack.enter_context(served(data, database)))
        addresses, processes = [address for address, _ in hosts], [process for _, process in hosts]
        asyncio.run(measure(addresses, processes, given.tables, min(LONGEST, given.seconds), given.thinking))


if __name__ == "__main__":
    main()
