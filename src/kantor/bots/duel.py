"""A duel: one bot against others of one kind, until the answer is clear.

After every block the share of wins is held against what a bot of equal strength would have. The bound of the
sequential test holds however often it is looked at (Robbins' mixture for numbers between 0 and 1).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from kantor.bots.ladder import block_rows
from kantor.bots.simulation import interval
from kantor.core.game import Game
from kantor.core.setup import Setup

ERROR = 0.05
# Where the bound is tightest, in games.
AIM = 100.0


class Duel(Struct, frozen=True):
    """The share of the wins that the first bot had, with its interval (95 %). `decided` says whether the sequential
    test found it stronger (1) or weaker (-1) than an equal; 0 when the games ran out first."""

    share: float
    low: float
    high: float
    games: int
    parity: float
    decided: int


def duel(game: Game[Any], setup: Setup, one: str, other: str, most: int, seed: int = 0) -> Iterator[Duel]:
    """What is known after every block; ends when the test decides or so many games are played."""
    players = setup.players
    wins, games, number = 0.0, 0, 0
    while games < most:
        for row in block_rows(game, setup, [one, *[other] * (players - 1)], seed * 1_000_000 + number):
            winners = row.ranking[0]
            games += 1
            if one == other:
                wins += 1 / players
            else:
                wins += sum(row.bots[seat] == one for seat in winners) / len(winners)
        number += 1
        found = judged(wins, games, 1 / players)
        yield found
        if found.decided:
            return


def judged(wins: float, games: int, parity: float) -> Duel:
    share = wins / games
    low, high = interval(wins, games)
    far = bound(games)
    decided = 1 if share - far > parity else -1 if share + far < parity else 0
    return Duel(share, low, high, games, parity, decided)


def bound(games: int) -> float:
    """How far a mean of so many numbers between 0 and 1 strays from its expectation, at any time, with 95 %."""
    rho = 1 / AIM
    scaled = games * rho + 1
    return 0.5 * math.sqrt(2 * scaled / (games * games * rho) * math.log(math.sqrt(scaled) / ERROR))
