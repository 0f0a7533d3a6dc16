"""Games among bots, and what they come to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from kantor.bots.bot import Bot, Choice
from kantor.bots.thoughts import Thoughts
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


def play_out(
    game: Game[Any],
    setup: Setup,
    bots: Sequence[Bot],
    seed: int,
    heard: Callable[[Thoughts], None] = lambda thoughts: None,
) -> Outcome:
    """Play one game; each bot sees only what its seat may know, and has dice of its own. `heard` is told what they
    think."""
    chance = Dice(seed)
    dice = [Dice(-1 - seed * MOST_SEATS - seat) for seat in range(setup.players)]
    out = Options()
    at = game.new(setup)
    move_limit = game.move_limit(setup)
    moves = 0
    settle_chance(at, chance, out)
    while at.actors() and moves < move_limit:
        seat = at.actors()[0]
        thoughts = bots[seat].think(Choice(game, setup, at, seat, dice[seat]))
        heard(thoughts)
        at.play(seat, thoughts.move)
        moves += 1
        settle_chance(at, chance, out)
    result = at.result()
    return Outcome(result.totals, result.ranking, moves, not at.actors())


def won_of_block(game: Game[Any], setup: Setup, one: Callable[[], Bot], other: Callable[[], Bot], seed: int) -> float:
    """How many games `one` wins of the same deal from every seat, against others of one kind."""
    wins = 0.0
    for seat in range(setup.players):
        bots = [one() if who == seat else other() for who in range(setup.players)]
        winners = play_out(game, setup, bots, seed).winners
        wins += (seat in winners) / len(winners)
    return wins
