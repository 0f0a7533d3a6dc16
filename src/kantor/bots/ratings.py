"""Ratings from rankings: the model of Plackett and Luce, with intervals by drawing blocks of games anew.

The chance to come first among some is a bot's strength over the sum of all of theirs, then the same for the next place
among the rest. Shared places count as every order of those who share them. Fitted by the algorithm of Hunter (2004).
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import permutations, product

from msgspec import Struct

POINTS = 400 / math.log(10)  # as in chess: 400 points more win ten times as often
STEPS = 500
CLOSE = 1e-7
DRAWN_ANEW = 200
# A game against a bot of mean strength, won and lost: without it a bot that wins every game would be infinitely strong.
PRIOR = 0.5

Ranking = Sequence[Sequence[str]]


class Rating(Struct, frozen=True):
    bot: str
    points: float
    low: float
    high: float
    games: int


def ratings(blocks: Sequence[Sequence[Ranking]], yardstick: str, seed: int = 0) -> list[Rating]:
    """The strongest first. `yardstick` stands at 1000 points; a block is the same deal from every seat."""
    bots = sorted({bot for block in blocks for ranking in block for place in ranking for bot in place})
    found = points(bots, blocks, yardstick)
    pick = random.Random(seed)
    others = [points(bots, pick.choices(blocks, k=len(blocks)), yardstick) for _ in range(DRAWN_ANEW)]
    games = {bot: sum(any(bot in place for place in ranking) for block in blocks for ranking in block) for bot in bots}
    rated = []
    for bot in bots:
        spread = sorted(other[bot] for other in others)
        low, high = spread[int(0.025 * len(spread))], spread[int(0.975 * len(spread))]
        rated.append(Rating(bot, round(found[bot], 1), round(low, 1), round(high, 1), games[bot]))
    return sorted(rated, key=lambda rating: -rating.points)


def points(bots: Sequence[str], blocks: Sequence[Sequence[Ranking]], yardstick: str) -> dict[str, float]:
    strength = strengths(bots, [ranking for block in blocks for ranking in block])
    base = strength.get(yardstick) or math.exp(sum(map(math.log, strength.values())) / len(strength))
    return {bot: 1000 + POINTS * math.log(strength[bot] / base) for bot in bots}


def strengths(bots: Sequence[str], rankings: Sequence[Ranking]) -> dict[str, float]:
    wins, stages = _counted(bots, rankings)
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        below = dict.fromkeys(bots, 0.0)
        for names, count in stages.items():
            part = count / sum(strength[name] for name in names)
            for name in names:
                below[name] += part
        new = {}
        for bot in bots:
            new[bot] = (wins[bot] + PRIOR) / (below[bot] + 2 * PRIOR / (strength[bot] + 1.0))
        mean = math.exp(sum(map(math.log, new.values())) / len(new))
        new = {bot: value / mean for bot, value in new.items()}
        moved = max(abs(math.log(new[bot] / strength[bot])) for bot in bots)
        strength = new
        if moved < CLOSE:
            break
    return strength


def _counted(bots: Sequence[str], rankings: Sequence[Ranking]) -> tuple[dict[str, float], dict[tuple[str, ...], float]]:
    """How often each bot was the first of those still in, and how often those were still in (a bot once a seat)."""
    wins = dict.fromkeys(bots, 0.0)
    stages: dict[tuple[str, ...], float] = {}
    for ranking in rankings:
        orders = list(product(*(permutations(place) for place in ranking)))
        for order in orders:
            left = [bot for place in order for bot in place]
            while len(left) > 1:
                names = tuple(sorted(left))
                stages[names] = stages.get(names, 0.0) + 1 / len(orders)
                wins[left.pop(0)] += 1 / len(orders)
    return wins, stages
