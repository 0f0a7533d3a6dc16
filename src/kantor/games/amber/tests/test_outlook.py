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
from kantor.games.amber import outlook
from kantor.games.amber.board import EDGES
from kantor.games.amber.judgement import DISTANCES
from kantor.games.amber.state import EMPTY
from kantor.games.amber.turn import AmberPosition

AMBER = GAMES["amber"]


def positions(players: int, seed: int) -> Iterator[AmberPosition]:
    """All positions of a game at random."""
    at, dice, pick = AMBER.new(AMBER.setup(players)), Dice(seed), random.Random(seed)
    while (seat := settle_chance(at, dice, Options())) >= 0:
        yield at
        at.play(seat, pick.choice(options_of(at, seat)))


def arrivals(at: AmberPosition, seat: int, crosses: set[int]) -> set[tuple[int, int]]:
    """The squares and edges that a seat comes up to when a cross lies on some squares besides what lies there."""
    found: set[tuple[int, int]] = set()
    leaving = [(at.layout.sites[at.castle_of[seat]], edge) for edge in range(EDGES)]
    while leaving:
        square, edge = leaving.pop()
        arrival = (at.layout.beside[square * EDGES + edge], edge ^ 2)
        if arrival[0] < 0 or arrival in found:
            continue
        found.add(arrival)
        form = at.board[arrival[0]]
        exits = 15 if arrival[0] in crosses else at.tiles.exits[form * EDGES + arrival[1]] if form >= 0 else 0
        leaving += [(arrival[0], out) for out in range(EDGES) if exits >> out & 1]
    return found


def slow_distances(at: AmberPosition, seat: int) -> list[int]:
    """With a cross on every empty square that is come up to, again and again."""
    found = [int(DISTANCES)] * len(at.layout.sites)
    crosses: set[int] = set()
    reached = arrivals(at, seat, crosses)
    for distance in range(1, int(DISTANCES)):
        crosses |= {square for square, _ in reached if at.board[square] == EMPTY}
        reached = arrivals(at, seat, crosses)
        for site, square in enumerate(at.layout.sites):
            form = at.board[square]
            entered = [edge for place, edge in reached if place == square]
            linked = form < 0 or any(at.tiles.entries[form] >> edge & 1 for edge in entered)
            if found[site] == DISTANCES and (square in crosses if form == EMPTY else entered and linked):
                found[site] = distance
    return found


@pytest.mark.parametrize("players", [2, 4, 6])
def test_distances_are_those_of_crosses_laid_one_after_another(players: int) -> None:
    compared = 0
    for number, at in enumerate(positions(players, seed=players)):
        if number % 2:
            continue
        found = outlook.distances_of(at)
        sites = len(at.layout.sites)
        for seat in range(players):
            if at.castle_of[seat] >= 0:
                slow = slow_distances(at, seat)
                for site in range(sites):
                    if site != at.castle_of[seat] and not at.linked(seat, site):
                        assert found[seat * sites + site] == slow[site]
                        compared += 1
    assert compared > 500


def test_all_seats_are_judged_at_once_as_one_by_one() -> None:
    for at in positions(3, seed=5):
        out = vec[float]([0.0] * 3)
        at.judge_all(out)
        assert [out[seat] for seat in range(3)] == [at.judge(seat) for seat in range(3)]
