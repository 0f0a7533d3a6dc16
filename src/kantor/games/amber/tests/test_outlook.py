"""The judgement of searches: how far sites are, and what is worth something."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from librt.vecs import vec

from kantor import GAMES
from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.position import options_of
from kantor.games.amber import evaluate, outlook
from kantor.games.amber.judgement import DISTANCES
from kantor.games.amber.turn import AmberPosition

AMBER = GAMES["amber"]


def positions(players: int, seed: int) -> Iterator[AmberPosition]:
    """All positions of a game at random."""
    at, dice, pick = AMBER.new(AMBER.setup(players)), Dice(seed), random.Random(seed)
    while (seat := settle_chance(at, dice, Options())) >= 0:
        yield at
        at.play(seat, pick.choice(options_of(at, seat)))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_distances_are_those_of_a_walk_square_by_square(players: int) -> None:
    compared = 0
    for at in positions(players, seed=players):
        found = outlook.distances_of(at)
        sites = list(at.layout.sites)
        for seat in range(players):
            steps = evaluate.steps_to(at, seat)
            for site, square in enumerate(sites):
                if site != at.castle_of[seat] and not at.linked(seat, site):
                    assert found[seat * len(sites) + site] == min(steps[square], DISTANCES)
                    compared += 1
    assert compared > 1000


def test_all_seats_are_judged_at_once_as_one_by_one() -> None:
    for at in positions(3, seed=5):
        out = vec[float]([0.0] * 3)
        at.judge_all(out)
        assert [out[seat] for seat in range(3)] == [at.judge(seat) for seat in range(3)]
