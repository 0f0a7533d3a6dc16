"""Games among bots, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from kantor.bots.bot import Bot, Choice
from kantor.core.dice import Dice
from kantor.core.game import Game
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.setup import Setup

MOST_SEATS = 16


class Outcome(Struct, frozen=True):
    """One game: totals by seat, the seats in order, how many moves the seats made, and whether it came to its end."""

    totals: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    moves: int
    finished: bool

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]


def play_out(game: Game[Any], setup: Setup, bots: Sequence[Bot], seed: int) -> Outcome:
    """Play one game; each bot sees only what its seat may know, and has dice of its own."""
    chance = Dice(seed)
    dice = [Dice(-1 - seed * MOST_SEATS - seat) for seat in range(setup.players)]
    out = Options()
    at = game.new(setup)
    move_limit = game.move_limit(setup)
    moves = 0
    settle_chance(at, chance, out)
    while at.actors() and moves < move_limit:
        seat = at.actors()[0]
        at.play(seat, bots[seat].choose(Choice(game, setup, at, seat, dice[seat])))
        moves += 1
        settle_chance(at, chance, out)
    result = at.result()
    return Outcome(result.totals, result.ranking, moves, not at.actors())
