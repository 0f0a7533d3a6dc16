"""A duel: one bot against others of one kind, until the answer is clear.

After every block the share of wins is held against what a bot of equal strength would have. The sequential test holds
however often it is looked at: what was won is held against all shares that might be the true one, mixed (Robbins).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import count
from typing import Any

from msgspec import Struct

from kantor.bots.arena import won_of_block
from kantor.bots.bot import Bot
from kantor.bots.farm import ALONE, Farm
from kantor.bots.ladder import block_rows
from kantor.bots.simulation import interval
from kantor.core.game import Game
from kantor.core.setup import Setup

ERROR = 0.05
# Of the shares that are mixed: half a win and half a loss beforehand (Jeffreys).
BEFOREHAND = 0.5


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
    low, high = interval(wins, games)
    return Duel(wins / games, low, high, games, parity, decided(wins, games, parity))


def decided(wins: float, games: int, share: float) -> int:
    """1 or -1 when the wins are more or fewer than a bot would have with that share, with 95 % at any time; else 0."""
    mixed = log_beta(wins + BEFOREHAND, games - wins + BEFOREHAND) - log_beta(BEFOREHAND, BEFOREHAND)
    plain = wins * math.log(share) + (games - wins) * math.log(1 - share)
    if mixed - plain < math.log(1 / ERROR):
        return 0
    return 1 if wins > share * games else -1


def log_beta(one: float, other: float) -> float:
    return math.lgamma(one) + math.lgamma(other) - math.lgamma(one + other)


def contest(
    game: Game[Any],
    setups: Sequence[Setup],
    one: Callable[[], Bot],
    other: Callable[[], Bot],
    most: int,
    seed: int,
    farm: Farm = ALONE,
) -> Duel:
    """One bot against others of one kind, blocks with the set-ups in turn, until it is clear who wins or so many games
    are played."""
    players = setups[0].players
    wins, games = 0.0, 0
    tasks = ((game, setups[number % len(setups)], one, other, seed + number) for number in count())
    with closing(farm.in_order(won_of_block, tasks)) as blocks:
        for won in blocks:
            wins += won
            games += players
            found = judged(wins, games, 1 / players)
            if found.decided or games >= most:
                break
    return found
