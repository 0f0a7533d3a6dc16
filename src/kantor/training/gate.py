"""The gate: new weights are taken only when they win against greedy and against the weights before, on fresh deals."""

from __future__ import annotations

from itertools import count
from typing import Any

from msgspec import Struct

from kantor.bots.arena import play_out
from kantor.bots.bot import Bot
from kantor.bots.duel import Duel, judged
from kantor.bots.farm import ALONE, Farm
from kantor.bots.greedy import GreedyBot
from kantor.bots.levels import Level
from kantor.bots.searcher import Searcher
from kantor.bots.weights import Weights
from kantor.core.game import Game
from kantor.core.setup import Setup

SIMULATIONS = 150
GAMES = 240  # at most, against each


class Verdict(Struct, frozen=True):
    """The duels, and whether the new weights pass."""

    greedy: Duel
    last: Duel | None
    passed: bool


def searcher(weights: Weights | None) -> Bot:
    return Searcher(Level("gate", search=True, noise=0.0, milliseconds=0, simulations=SIMULATIONS), weights)


def block(game: Game[Any], setup: Setup, one: Weights, other: Weights | None, seed: int) -> float:
    """What the search with `one` wins of the same deal from every seat, against greedy or against other weights."""
    wins = 0.0
    for seat in range(setup.players):
        bots = [
            searcher(one) if who == seat else GreedyBot() if other is None else searcher(other)
            for who in range(setup.players)
        ]
        winners = play_out(game, setup, bots, seed).winners
        wins += (seat in winners) / len(winners)
    return wins


def against(game: Game[Any], setups: list[Setup], one: Weights, other: Weights | None, seed: int, farm: Farm) -> Duel:
    """Blocks with the set-ups in turn until it is clear who wins."""
    players = setups[0].players
    tasks = ((game, setups[number % len(setups)], one, other, seed + number) for number in count())
    wins, games = 0.0, 0
    blocks = farm.in_order(block, tasks)
    try:
        for won in blocks:
            wins += won
            games += players
            found = judged(wins, games, 1 / players)
            if found.decided or games >= GAMES:
                break
    finally:
        blocks.close()
    return found


def gate(
    game: Game[Any], setups: list[Setup], new: Weights, last: Weights | None, seed: int, farm: Farm = ALONE
) -> Verdict:
    greedy = against(game, setups, new, None, seed, farm)
    if last is None:
        return Verdict(greedy, None, greedy.share > greedy.parity)
    duel = against(game, setups, new, last, seed + 500_000, farm)
    return Verdict(greedy, duel, duel.share > duel.parity and greedy.share > greedy.parity)
