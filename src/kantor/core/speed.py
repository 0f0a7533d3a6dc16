"""How fast a game plays at random.

A decision is a seat's move with at least two options, each preceded by `options` and a uniform pick; forced and chance
moves aren't counted, though they take their time.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

from msgspec import Struct

from kantor.core.dice import Dice
from kantor.core.game import Game
from kantor.core.playout import Playout, make_copies
from kantor.core.setup import Setup

COPIES = 1000


class Speed(Struct, frozen=True):
    players: int
    decisions_per_s: float
    games_per_s: float
    copies_per_s: float


def measure(game: Game[Any], setup: Setup, seconds: float, seed: int = 1) -> Speed:
    """Play games at random for `seconds`, then copy a position from the middle of a game for a quarter of that."""
    start = game.new(setup)
    horizon = game.horizon(setup)
    playout = Playout(Dice(seed))
    games = 0
    begin = perf_counter()
    while (spent := perf_counter() - begin) < seconds or games == 0:
        playout.run(start.copy(), horizon)
        games += 1
    middle = start.copy()
    Playout(Dice(seed)).run(middle, (playout.decisions + playout.forced) // games // 2)
    copies = 0
    begin = perf_counter()
    while (copying := perf_counter() - begin) < seconds / 4 or copies == 0:
        make_copies(middle, COPIES)
        copies += COPIES
    return Speed(setup.players, int(playout.decisions) / spent, games / spent, copies / copying)
