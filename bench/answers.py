"""How long bots take to answer while many tables play: from the moment a table waits for a bot until everybody sees its
move, with the server, its workers, and people who answer at once on one machine. Bots don't pause.

usage: python -m bench.answers [tables] [seconds] [--level NAME] [--workers N]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from itertools import cycle, islice

import httpx
from websockets.asyncio.client import connect

from bench.tables import CONTEXT, LONGEST, PATIENCE, served, share, signed_in
from kantor.bots.levels import LEVELS
from kantor.games import GAMES

PLAYERS = 3
WARMING = 5.0  # seconds until workers have loaded everything
ALLOWED = 1.0  # seconds beyond a level's own time


class Answers:
    """What was seen in the time that counts."""

    def __init__(self) -> None:
        self.begin = self.end = float("inf")
        self.seconds: dict[str, list[float]] = {}

    def add(self, game: str, asked: float, answered: float) -> None:
        if self.begin <= asked and answered <= self.end:
            self.seconds.setdefault(game, []).append(answered - asked)


async def person(address: str, game: str, level: str, answers: Answers) -> None:
    """Somebody who plays one game after another against bots, any move, at once."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=CONTEXT) as http:
        headers, cookies = await signed_in(http)
        bots = [{"sitter": "bot", "bot": level}] * (PLAYERS - 1)
        wish = {"game": game, "players": PLAYERS, "seats": [{"sitter": "me"}, *bots], "start": True}
        while time.perf_counter() < answers.end:
            answer = await http.post("/api/tables", json=wish, headers=headers)
            answer.raise_for_status()
            socket = f"{address.replace('http', 'ws')}/api/tables/{answer.json()['id']}/socket"
            await play(socket, cookies, game, answers)


async def play(socket: str, cookies: str, game: str, answers: Answers) -> None:
    async with connect(socket, additional_headers={"Cookie": cookies}, max_size=None) as line:
        options: list[int] = []
        waiting: float | None = None  # since when the table waits for a bot
        entry = -1
        async for text in line:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] != "sight" or message["entry"] == entry:
                continue
            entry = message["entry"]
            if waiting is not None:
                answers.add(game, waiting, now)
            if message["over"] or now > answers.end:
                return
            if "view" in message:
                options = message["view"]["options"]
            for path, *value in message.get("patch", ()):
                if path == ["options"]:
                    options = value[0]
            waiting = now if message["decision"] is None else None
            if message["decision"] is not None:
                move = {"type": "move", "seat": 0, "decision": message["decision"], "move": random.choice(options)}
                await line.send(json.dumps(move))


async def measure(address: str, tables: int, seconds: float, level: str) -> Answers:
    answers = Answers()
    played = islice(cycle(GAMES), tables)
    people = [asyncio.create_task(person(address, game, level, answers)) for game in played]
    await asyncio.sleep(WARMING)
    answers.begin = time.perf_counter()
    answers.end = answers.begin + seconds
    await asyncio.wait(people, timeout=seconds + PATIENCE)
    for task in people:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return answers


def tell(answers: Answers, tables: int, seconds: float, level: str) -> None:
    limit = LEVELS[level].milliseconds / 1000 + ALLOWED
    everything = [found for game in answers.seconds.values() for found in game]
    print(f"{tables} tables with {PLAYERS - 1} `{level}` each, for {seconds:.0f} s: {len(everything)} answers")
    for game, found in [*answers.seconds.items(), ("all", everything)]:
        late = sum(one > limit for one in found)
        print(
            f"{game}: p50 {share(found, 0.5) * 1000:.0f} ms, p99 {share(found, 0.99) * 1000:.0f} ms, "
            f"most {max(found, default=0.0) * 1000:.0f} ms; later than {limit:.2f} s: {late} of {len(found)}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.answers")
    parser.add_argument("tables", type=int, nargs="?", default=20)
    parser.add_argument("seconds", type=float, nargs="?", default=60.0)
    parser.add_argument("--level", choices=list(LEVELS), default="master")
    parser.add_argument(
        "--workers", type=int, default=1, help="processes that think; a server takes one less than cores"
    )
    given = parser.parse_args()
    seconds = min(LONGEST, given.seconds)
    with (
        tempfile.TemporaryDirectory() as data,
        served(data, "", KANTOR_BOT_PAUSE="0", KANTOR_BOT_WORKERS=str(given.workers)) as (address, _),
    ):
        tell(asyncio.run(measure(address, given.tables, seconds, given.level)), given.tables, seconds, given.level)


if __name__ == "__main__":
    main()
