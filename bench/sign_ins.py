"""How much slower moves are while others sign in by passwords, in one run: windows of three kinds take turns.

usage: python -m bench.sign_ins [tables] [windows] [seconds a window] [clients]

Argon2 takes 64 MB and a core for a tenth of a second; the server hashes in a thread, one at a time. The clients sign in
as fast as they are answered, with the right password and a wrong one in turn. In the third kind of window another
process hashes all the time: what the hashing costs the machine, without the server.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter, defaultdict

import httpx

from bench.tables import Measures, person_at_table, served, share

GAP = 1.5  # seconds between windows
SETTLING = 0.5  # seconds until what a window is about has begun
QUIET, SIGNING_IN, HASHING = KINDS = ("quiet", "signing in", "hashing elsewhere")
HASH = """
from argon2 import PasswordHasher
hasher = PasswordHasher(time_cost=3, memory_cost=65_536, parallelism=1)
while True:
    hasher.hash("somebody's password")
"""
LOGIN, PASSWORD = "ada.lovelace", "a correct horse"


class Windows(Measures):
    """Keeps the delays of each kind of window apart."""

    def __init__(self) -> None:
        super().__init__()
        self.spans: list[tuple[str, float, float]] = []  # of windows: kind, begin, end
        self.found: defaultdict[str, list[float]] = defaultdict(list)

    def add(self, begun: float, delay: float, far: bool) -> None:
        """To the window in which the move was sent; what is sent in a gap counts nowhere."""
        for kind, begin, end in self.spans[-2:]:
            if begin <= begun <= end:
                self.found[kind].append(delay)


async def claimed(address: str) -> None:
    """An account to sign in to."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        await http.get("/api/session")
        headers = {"x-kantor-csrf": http.cookies["kantor_csrf"]}
        await http.post("/api/session", json={"name": "Ada"}, headers=headers)
        claim = {"by": "password", "login": LOGIN, "password": PASSWORD}
        (await http.post("/api/account/claim", json=claim, headers=headers)).raise_for_status()


async def sign_in(address: str, answers: Counter[int], times: list[float]) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        await http.get("/api/session")
        headers = {"x-kantor-csrf": http.cookies["kantor_csrf"]}
        for number in range(1_000_000):
            begun = time.perf_counter()
            password = "a wrong one" if number % 2 else PASSWORD
            by = {"by": "password", "login": LOGIN, "password": password}
            answer = await http.post("/api/account/session", json=by, headers=headers)
            answers[answer.status_code] += 1
            times.append(time.perf_counter() - begun)


async def hash_elsewhere() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", HASH)
    try:
        await process.wait()
    finally:
        process.kill()
        await process.wait()


async def measure(address: str, tables: int, windows: int, seconds: float, clients: int) -> None:
    await claimed(address)
    measures, answers = Windows(), Counter[int]()
    times: list[float] = []
    opening = tables * 0.1
    people = []
    for _ in range(tables):
        people.append(asyncio.create_task(person_at_table(address, address, measures)))
        await asyncio.sleep(opening / tables)
    await asyncio.sleep(GAP)
    for window in range(windows * len(KINDS)):
        kind = KINDS[window % len(KINDS)]
        tasks = []
        if kind == SIGNING_IN:
            tasks = [asyncio.create_task(sign_in(address, answers, times)) for _ in range(clients)]
        elif kind == HASHING:
            tasks = [asyncio.create_task(hash_elsewhere())]
        await asyncio.sleep(SETTLING)
        now = time.perf_counter()
        measures.spans.append((kind, now, now + seconds))
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(GAP)
    measures.until = 0.0
    await asyncio.gather(*people, return_exceptions=True)
    report(measures, answers, times, tables, windows * seconds, clients)


def report(
    measures: Windows, answers: Counter[int], times: list[float], tables: int, seconds: float, clients: int
) -> None:
    print(f"{tables} tables, {clients} clients that sign in, {seconds:.0f} s of each kind in turns")
    told: dict[str, list[float]] = {}
    for kind in KINDS:
        delays = [delay * 1000 for delay in measures.found[kind]]
        told[kind] = [share(delays, part) for part in (0.5, 0.99)]
        print(f"{kind:>18}: {len(delays)} sights of moves, p50 {told[kind][0]:.1f} ms, p99 {told[kind][1]:.1f} ms")
    for other in (QUIET, HASHING):
        p50, p99 = (mine / theirs for mine, theirs in zip(told[SIGNING_IN], told[other], strict=True))
        print(f"signing in against {other}: p50 {p50:.2f}, p99 {p99:.2f}")
    print(f"sign-ins: {sum(answers.values()) / seconds:.1f} a second {dict(answers)}, p50 {share(times, 0.5):.2f} s")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.sign_ins")
    parser.add_argument("tables", type=int, nargs="?", default=100)
    parser.add_argument("windows", type=int, nargs="?", default=10)
    parser.add_argument("seconds", type=float, nargs="?", default=4.0)
    parser.add_argument("clients", type=int, nargs="?", default=8)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, served(data, "") as (address, _):
        asyncio.run(measure(address, given.tables, given.windows, given.seconds, given.clients))


if __name__ == "__main__":
    main()
