"""How fast a game plays at random.

A decision is a seat's move with at least two options, each preceded by `options` and a uniform pick; forced and chance
moves aren't counted, though they take their time. `moves_per_s` counts the forced ones too. A second is one of the
processor, so that other work on the machine counts little.
"""

from __future__ import annotations

from time import process_time
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
    moves_per_s: float
    games_per_s: float
    copies_per_s: float


def measure(game: Game[Any], setup: Setup, seconds: float, seed: int = 1) -> Speed:
    """Play games at random for `seconds`, then copy a position from the middle of a game for a quarter of that."""
    start = game.new(setup)
    move_limit = game.move_limit(setup)
    playout = Playout(Dice(seed))
    games = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds or games == 0:
        playout.run(start.copy(), move_limit)
        games += 1
    middle = start.copy()
    Playout(Dice(seed)).run(middle, (playout.decisions + playout.forced) // games // 2)
    copies = 0
    begin = process_time()
    while (copying := process_time() - begin) < seconds / 4 or copies == 0:
        make_copies(middle, COPIES)
        copies += COPIES
    decisions, moves = int(playout.decisions), int(playout.decisions + playout.forced)
    return Speed(setup.players, decisions / spent, moves / spent, games / spent, copies / copying)
