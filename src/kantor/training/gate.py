"""The gate: new weights are taken only when they win against greedy and against the weights before, on fresh deals.

How they do against random play is told too: that is what the first minutes of a run can show.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import Struct

from kantor.bots.bot import Bot
from kantor.bots.duel import Duel, contest
from kantor.bots.farm import ALONE, Farm
from kantor.bots.greedy import GreedyBot
from kantor.bots.levels import Level
from kantor.bots.random import RandomBot
from kantor.bots.searcher import Searcher
from kantor.bots.weights import Weights
from kantor.core.game import Game
from kantor.core.setup import Setup

SIMULATIONS = 150
GAMES = 240  # at most, against each
AGAINST_RANDOM = 60  # at most


class Verdict(Struct, frozen=True):
    """The duels, and whether the new weights pass."""

    greedy: Duel
    last: Duel | None
    passed: bool
    random: Duel | None = None  # runs of earlier versions didn't ask


def searcher(weights: Weights) -> Bot:
    return Searcher(Level("gate", search=True, noise=0.0, milliseconds=0, simulations=SIMULATIONS), weights)


def gate(
    game: Game[Any], setups: list[Setup], new: Weights, last: Weights | None, seed: int, farm: Farm = ALONE
) -> Verdict:
    search = partial(searcher, new)
    random = contest(game, setups, search, RandomBot, AGAINST_RANDOM, seed + 750_000, farm)
    greedy = contest(game, setups, search, GreedyBot, GAMES, seed, farm)
    if last is None:
        return Verdict(greedy, None, greedy.share > greedy.parity, random)
    duel = contest(game, setups, search, partial(searcher, last), GAMES, seed + 500_000, farm)
    return Verdict(greedy, duel, duel.share > duel.parity and greedy.share > greedy.parity, random)
