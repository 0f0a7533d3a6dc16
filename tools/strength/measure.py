"""Plays the cells, the one with the fewest games first, and keeps after every block what was won."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import kantor
from kantor.bots import duel
from kantor.bots.ladder import block_rows
from kantor.bots.levels import TURN, level_of
from kantor.bots.plan import plan_of
from kantor.bots.simulation import interval
from kantor.core.game import Game
from kantor.core.setup import Setup
from kantor.games import GAMES
from tools.strength.cells import Cell

FRESH = 40_000_000  # deals that nothing was tuned or learned on
TOLD = "certainty.json"  # changes what is told, not what is played (tests/test_certainty.py)
LEVELS = "levels.py"  # of the levels only those count that play in a cell
TUNED = "judgement.json"  # of the tuned numbers only those of the set-up
# Folders of a game and files of the core that a game among bots never comes to.
TOLD_IN_WORDS = {"tests", "web", "text", "rulebook", "lessons"}
OF_PEOPLE = ("lesson", "rulebook", "text", "record", "replay", "history", "match")
# Files of the bots that arrange games, count them and tell of them.
AROUND = ("calibration.py", "duel.py", "farm.py", "hints.py", "ladder.py", "ratings.py", "reasons.py", "simulation.py")
# What a game is never played by, by how its plan goes about it.
UNUSED = {"beam": ("tree.py", "network.py", "weights.py", "inputs.py"), "tree": ("beam.py", "beam_bot.py")}


class Found(Struct):
    """What a cell came to so far. `of` says which bots played: when they change, a cell begins anew."""

    of: str
    wins: float = 0.0
    games: int = 0
    seconds: float = 0.0  # of the processor

    @property
    def share(self) -> float:
        return self.wins / self.games

    def bounds(self) -> tuple[float, float]:
        return interval(self.wins, self.games)


class Ledger:
    def __init__(self, file: Path) -> None:
        self._file = file
        self.found: dict[str, Found] = (
            msgspec.json.decode(file.read_bytes(), type=dict[str, Found]) if file.exists() else {}
        )

    def of(self, cell: Cell) -> Found:
        """What is known of a cell by the bots as they are now; nothing at first."""
        known = self.found.get(cell.name)
        game = GAMES[cell.game]
        now = fingerprint(game, game.setup(cell.players, cell.settings), cell.one, cell.other)
        return known if known is not None and known.of == now else Found(now)

    def keep(self, cell: Cell, found: Found) -> None:
        self.found[cell.name] = found
        half = self._file.with_suffix(".part")
        half.write_bytes(msgspec.json.format(msgspec.json.encode(self.found), indent=1) + b"\n")
        half.replace(self._file)


def fingerprint(game: Game[Any], setup: Setup, *bots: str) -> str:
    """Of all that the play of these bots depends on, in a game that is set up so."""
    numbers = (TURN, *map(level_of, bots), sorted(game.factors(setup).items()))
    return hashlib.sha256(f"{numbers} {files(game.key, setup.players)}".encode()).hexdigest()[:12]


@cache
def files(game: str, players: int) -> str:
    """Of the files that a game with so many players is played by."""
    package = Path(kantor.__file__).parent
    unused = (LEVELS, *AROUND, *UNUSED[plan_of(GAMES[game]).search])
    total = hashlib.sha256()
    for folder in ("core", "bots", f"games/{game}"):
        for file in sorted((package / folder).rglob("*")):
            parts = file.relative_to(package).parts
            if file.name in (TOLD, TUNED) or not TOLD_IN_WORDS.isdisjoint(parts):
                continue
            if parts[0] == "core" and file.name.startswith(OF_PEOPLE):
                continue
            if parts[0] == "bots" and file.name in unused:
                continue
            if file.suffix == ".weights" and file.stem != str(players):
                continue
            if file.suffix in (".py", ".json", ".weights"):
                total.update("/".join(parts).encode())
                total.update(file.read_bytes())
    return total.hexdigest()


def decided(cell: Cell, found: Found) -> bool:
    """Enough games, or the sequential test says on which side of its aim a share lies."""
    if found.games >= cell.most:
        return True
    return found.games >= cell.least and duel.decided(found.wins, found.games, cell.aim) != 0


def play_block(cell: Cell, deal: int) -> tuple[float, int, float]:
    """One deal from every seat: what the bot won, of how many games, in how many seconds of the processor."""
    game = GAMES[cell.game]
    setup = game.setup(cell.players, cell.settings)
    began = time.process_time()
    line_up = [cell.one, *[cell.other] * (cell.players - 1)]
    wins, games = 0.0, 0
    for row in block_rows(game, setup, line_up, FRESH + deal):
        winners = row.ranking[0]
        wins += sum(row.bots[seat] == cell.one for seat in winners) / len(winners)
        games += 1
    return wins, games, time.process_time() - began


class Alone(Executor):
    """Plays in this process, at once."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*arguments, **named))
        return done


class Measuring:
    """Blocks that are being played, and what is to be played next. Every block is of the next deal of its cell; what a
    stop cuts off is played again."""

    def __init__(self, cells: Iterable[Cell], ledger: Ledger) -> None:
        self.ledger = ledger
        self.cells = list(cells)
        self.playing: dict[Future[tuple[float, int, float]], Cell] = {}

    def next(self) -> tuple[Cell, int] | None:
        """The open cell with the fewest games, those under way counted, and its next deal."""
        under_way = Counter(cell.name for cell in self.playing.values())
        found: list[tuple[int, float, int, Cell]] = []
        for number, cell in enumerate(self.cells):
            known = self.ledger.of(cell)
            games = known.games + under_way[cell.name] * cell.players
            if games < cell.most and not decided(cell, known):
                found.append((games, known.seconds, number, cell))
        if not found:
            return None
        games, _, _, cell = min(found)
        return cell, games // cell.players

    def ended(self, block: Future[tuple[float, int, float]]) -> str:
        """Keep what a block came to; a line that tells it."""
        cell = self.playing.pop(block)
        found = self.ledger.of(cell)
        wins, games, seconds = block.result()
        found.wins += wins
        found.games += games
        found.seconds += seconds
        self.ledger.keep(cell, found)
        low, high = found.bounds()
        return f"{cell.name}: {found.share:.0%} [{low:.0%}-{high:.0%}] of {found.games}"


def measure(
    cells: Iterable[Cell],
    ledger: Ledger,
    minutes: float,
    say: Callable[[str], None] = lambda line: None,
    jobs: int = 1,
) -> None:
    """Go on for so long, block by block. May be stopped at any moment."""
    measuring = Measuring(cells, ledger)
    ends = time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) if jobs > 1 else Alone() as pool:
        while True:
            while len(measuring.playing) < jobs and time.monotonic() < ends and (wanted := measuring.next()):
                cell, deal = wanted
                measuring.playing[pool.submit(play_block, cell, deal)] = cell
            if not measuring.playing:
                return
            done, _ = wait(measuring.playing, return_when=FIRST_COMPLETED)
            for block in done:
                say(measuring.ended(block))
