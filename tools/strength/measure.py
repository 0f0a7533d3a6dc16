"""Plays the cells, the one with the fewest games first, and keeps after every block what was won."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

import kantor
from kantor.bots.duel import bound
from kantor.bots.ladder import block_rows
from kantor.bots.simulation import interval
from kantor.games import GAMES
from tools.strength.cells import Cell

FRESH = 40_000_000  # deals that nothing was tuned or learned on


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
        now = fingerprint(cell.game)
        return known if known is not None and known.of == now else Found(now)

    def keep(self, cell: Cell, found: Found) -> None:
        self.found[cell.name] = found
        half = self._file.with_suffix(".part")
        half.write_bytes(msgspec.json.format(msgspec.json.encode(self.found), indent=1) + b"\n")
        half.replace(self._file)


def fingerprint(game: str) -> str:
    """Of all that the play of bots in a game depends on."""
    package = Path(kantor.__file__).parent
    total = hashlib.sha256()
    for folder in ("core", "bots", f"games/{game}"):
        for file in sorted((package / folder).rglob("*")):
            parts = file.relative_to(package).parts
            if file.suffix in (".py", ".json", ".weights") and "tests" not in parts and "web" not in parts:
                total.update("/".join(parts).encode())
                total.update(file.read_bytes())
    return total.hexdigest()[:12]


def decided(cell: Cell, found: Found) -> bool:
    """Enough games, or the sequential test says on which side of its aim a share lies."""
    if found.games >= cell.most:
        return True
    return found.games > 0 and abs(found.share - cell.aim) > bound(found.games)


def play_block(cell: Cell, found: Found) -> None:
    """The next deal, from every seat."""
    game = GAMES[cell.game]
    setup = game.setup(cell.players, cell.settings)
    began = time.process_time()
    line_up = [cell.one, *[cell.other] * (cell.players - 1)]
    for row in block_rows(game, setup, line_up, FRESH + found.games // cell.players):
        winners = row.ranking[0]
        found.wins += sum(row.bots[seat] == cell.one for seat in winners) / len(winners)
        found.games += 1
    found.seconds += time.process_time() - began


def measure(
    cells: Iterable[Cell], ledger: Ledger, minutes: float, say: Callable[[str], None] = lambda line: None
) -> None:
    """Go on for so long, block by block. May be stopped at any moment."""
    wanted = list(cells)
    ends = time.monotonic() + 60 * minutes
    while time.monotonic() < ends:
        open_cells = [(ledger.of(cell), cell) for cell in wanted]
        open_cells = [(found, cell) for found, cell in open_cells if not decided(cell, found)]
        if not open_cells:
            return
        found, cell = min(open_cells, key=lambda pair: (pair[0].games, pair[0].seconds))
        play_block(cell, found)
        ledger.keep(cell, found)
        low, high = found.bounds()
        say(f"{cell.name}: {found.share:.0%} [{low:.0%}-{high:.0%}] of {found.games}")
