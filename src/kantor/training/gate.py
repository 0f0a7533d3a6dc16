"""The gate: new weights are taken only when they win against greedy and against the weights before, on fresh deals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from kantor.bots.arena import play_out
from kantor.bots.bot import Bot
from kantor.bots.duel import Duel, judged
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


def against(game: Game[Any], setups: list[Setup], one: Callable[[], Bot], other: Callable[[], Bot], seed: int) -> Duel:
    """One bot against others of a kind, the same deal from every seat, set-ups in turn, until it is clear who wins."""
    wins, games, number = 0.0, 0, 0
    while True:
        setup = setups[number % len(setups)]
        for seat in range(setup.players):
            bots = [one() if who == seat else other() for who in range(setup.players)]
            winners = play_out(game, setup, bots, seed + number).winners
            wins += (seat in winners) / len(winners)
            games += 1
        number += 1
        found = judged(wins, games, 1 / setups[0].players)
        if found.decided or games >= GAMES:
            return found


def gate(game: Game[Any], setups: list[Setup], new: Weights, last: Weights | None, seed: int) -> Verdict:
    greedy = against(game, setups, lambda: searcher(new), GreedyBot, seed)
    if last is None:
        return Verdict(greedy, None, greedy.share > greedy.parity)
    duel = against(game, setups, lambda: searcher(new), lambda: searcher(last), seed + 500_000)
    return Verdict(greedy, duel, duel.share > duel.parity and greedy.share > greedy.parity)
