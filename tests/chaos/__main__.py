"""People play on two hosts and one PostgreSQL, or on one server with SQLite, while a nemesis breaks things.

usage: python -m tests.chaos --kills N [--seed S] [--sqlite] [--mutant NAME]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import time
from collections import defaultdict
from pathlib import Path

from tests.chaos.checker import Seen, check, read_journal, read_log
from tests.chaos.cluster import Cluster
from tests.chaos.mutants import MUTANTS
from tests.chaos.nemesis import Nemesis
from tests.chaos.players import Journal, Player

GAMES = ("toy", "merchants", "toy")
PROGRESS_SECONDS = 240.0
CONVERGED_SECONDS = 10.0
CONVERGED_EVERY = 10  # kills
BOT = {"sitter": "bot", "bot": "random"}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/chaos", description="Break things while people play.")
    parser.add_argument("--kills", type=int, default=60, help="how many faults")
    parser.add_argument("--seed", type=int, default=1, help="which faults, and when")
    parser.add_argument("--sqlite", action="store_true", help="one process on SQLite instead of two on PostgreSQL")
    parser.add_argument("--mutant", choices=sorted(MUTANTS), default="", help="a server that is broken on purpose")
    return parser.parse_args()


class Run:
    def __init__(self, cluster: Cluster, journal: Journal, seed: int) -> None:
        self.cluster = cluster
        self.journal = journal
        self.nemesis = Nemesis(cluster, seed)
        dice = random.Random(seed + 1)
        self.pairs = [
            [Player(f"p{seed}-{table}-{seat}", cluster.hosts, journal, random.Random(dice.random())) for seat in (0, 1)]
            for table in range(len(GAMES))
        ]
        self.others: list[str] = []
        self.converged = 0  # how many times all sockets came to show the same

    @property
    def players(self) -> list[Player]:
        return [player for pair in self.pairs for player in pair]

    async def play(self, kills: int) -> None:
        for player in self.players:
            await player.sign_in()
        for game, pair in zip(GAMES, self.pairs, strict=True):
            await self._open(game, pair)
        tasks = [asyncio.create_task(player.play()) for player in self.players]
        tasks += [
            asyncio.create_task(self._new_games(game, pair)) for game, pair in zip(GAMES, self.pairs, strict=True)
        ]
        try:
            for number in range(1, kills + 1):
                if not await self._progress(tasks):
                    self.others.append(
                        f"nothing was acknowledged for {PROGRESS_SECONDS:.0f} s after {number - 1} kills"
                    )
                    break
                name = await self.nemesis.strike()
                print(f"{number}/{kills} {name}; {self.journal.acknowledged} acknowledged", file=sys.stderr, flush=True)
                if number % CONVERGED_EVERY == 0 and number < kills:
                    await self._progress(tasks)
                    await self._converge()
                    await self._go_on()
            if kills >= self.nemesis.kinds and self.nemesis.missing:
                self.others.append(f"never struck: {', '.join(self.nemesis.missing)}")
            await self._progress(tasks)
            await self._converge()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for player in self.players:
                await player.close()

    async def _open(self, game: str, pair: list[Player]) -> None:
        first, second = pair
        seats = [{"sitter": "me"}, None, *([BOT] if game == "merchants" else [])]
        wish = {"game": game, "players": len(seats), "seats": seats, "title": first.name}
        while True:
            table = str((await first.request("POST", "/api/tables", wish)).get("id", ""))
            await second.request("PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
            await first.request("POST", f"/api/tables/{table}/start")
            info = await first.request("GET", f"/api/tables/{table}")
            if info.get("state") == "running":
                for player in pair:
                    await player.go_to(table)
                return

    async def _new_games(self, game: str, pair: list[Player]) -> None:
        """When a match is over, begin another."""
        while True:
            await asyncio.sleep(0.5)
            info = await pair[0].request("GET", f"/api/tables/{pair[0].table}")
            if info.get("state") == "over" and pair[0].playing:
                await self._open(game, pair)

    async def _progress(self, tasks: list[asyncio.Task[None]]) -> bool:
        """Wait until something was acknowledged since the last fault."""
        before, until = self.journal.acknowledged, time.monotonic() + PROGRESS_SECONDS
        while self.journal.acknowledged < before + 3 and time.monotonic() < until:
            await asyncio.sleep(0.05)
            for task in tasks:
                if task.done():
                    task.result()
        return self.journal.acknowledged > before

    async def _converge(self) -> None:
        """Stop playing when all is healed. All sockets show the last entry of their table soon, which is the last in
        the database."""
        for host in self.cluster.hosts:
            await asyncio.to_thread(host.wait)
        for player in self.players:
            player.playing = False
        store = self.cluster.store()
        until = time.monotonic() + CONVERGED_SECONDS
        try:
            while time.monotonic() < until:
                await asyncio.sleep(0.25)
                last = {player.name: player.last for player in self.players}
                heads = await store.heads([player.table for player in self.players])
                if all(player.last == heads.get(player.table) for player in self.players):
                    self.converged += 1
                    return
        finally:
            await store.close()
        self.others.append(
            f"{CONVERGED_SECONDS:.0f} s after {self.nemesis.struck} kills the sockets still differ: {last}, "
            f"the heads are {heads}"
        )

    async def _go_on(self) -> None:
        for player in self.players:
            await player.play_on()


def main() -> int:
    given = arguments()
    # Stopped from outside, it still takes away what it has set up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    begun = time.monotonic()
    cluster = Cluster(given.sqlite, given.mutant)
    if cluster.why_no_networks and not given.sqlite:
        print(f"without cut networks: {cluster.why_no_networks}", file=sys.stderr)
    path = Path(cluster.folder) / "journal"
    try:
        cluster.start()
        run = Run(cluster, Journal(path), given.seed)
        asyncio.run(run.play(given.kills))
        cluster.kill()
        seen: Seen = defaultdict(set)
        for player in run.players:
            for key, hashes in player.seen.items():
                seen[key] |= hashes
        verdict = check(read_journal(path), seen, *read_log(cluster.store()))
    finally:
        cluster.remove()
    verdict.other += run.others
    for line in (*verdict.lost, *verdict.doubled, *verdict.other)[:40]:
        print(line, file=sys.stderr)
    took = time.monotonic() - begun
    print(
        f"seed {given.seed}, {took:.0f} s, converged {run.converged} times, faults: {run.nemesis.counts()}; "
        f"journal in {path}",
        file=sys.stderr,
    )
    lost, doubled = len(verdict.lost), len(verdict.doubled)
    print(f"{run.nemesis.struck} kills, {verdict.acknowledged} acknowledged, {lost} lost, {doubled} doubled")
    return 0 if verdict.good and run.nemesis.struck == given.kills and verdict.acknowledged else 1


if __name__ == "__main__":
    sys.exit(main())
