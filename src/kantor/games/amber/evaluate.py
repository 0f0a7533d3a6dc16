"""How well a seat stands, from what it may know: its points, and what its roads are on the way to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.amber import scoring
from kantor.games.amber.board import EDGES, SQUARES
from kantor.games.amber.state import EMPTY, LIES, State

# What a site is worth that so many tiles lead to: a part of its points for each tile, less and less.
NEAR: Final = 0.78
SURE: Final = 0.85
# Opponents' coins and links weigh a little less than one's own, but those of the best one weigh in full.
MEAN_WEIGHT: Final = 0.5
# To win at once is everything.
VICTORY: Final = 100.0
FAR: Final = 99


def lead(at: State, seat: i64) -> float:
    """Points ahead of the best opponent."""
    best = -1.0e9
    total = 0.0
    for other in range(at.players):
        if other != seat:
            points = float(scoring.points(at, other))
            best = max(best, points)
            total += points
    value = float(scoring.points(at, seat)) - best - MEAN_WEIGHT * total / float(at.players - 1)
    if at.winner >= 0:
        value += VICTORY if at.winner == seat else -VICTORY
    elif at.agenda.depth > 0 and at.castle_of[seat] >= 0:
        value += promise(at, seat)
    return value


def promise(at: State, seat: i64) -> float:
    """What the roads of a seat are on the way to."""
    steps = steps_to(at, seat)
    worth = 0.0
    for site in range(len(at.layout.sites)):
        worth += site_promise(at, seat, site, steps)
    return worth


def site_promise(at: State, seat: i64, site: i64, steps: vec[i64]) -> float:
    """What a site promises that isn't linked yet, by the tiles that it takes to come there."""
    if site == at.castle_of[seat] or at.linked(seat, site):
        return 0.0
    distance = steps[at.layout.sites[site]]
    if distance >= FAR:
        return 0.0
    points = at.box.castle_points if site < at.layout.castles else at.box.village_points
    if at.fates[site] == LIES:
        points += at.box.coin_points
    return float(points) * SURE * near(distance)


def near(distance: i64) -> float:
    part = 1.0
    for _ in range(distance):
        part *= NEAR
    return part


def steps_to(at: State, seat: i64) -> vec[i64]:
    """How many tiles it takes from the roads of a seat to every square, over empty squares; FAR when none lead there.

    The square itself needs a tile too, but for a castle, which is reached by the tile beside it.
    """
    steps = vec[i64]([FAR] * SQUARES)
    queue = vec[i64]([0] * SQUARES)
    tail: i64 = 0
    for square in range(SQUARES):
        if at.reach[seat * SQUARES + square] != 0 and at.board[square] == EMPTY:
            steps[square] = 1
            queue[tail] = square
            tail += 1
    head: i64 = 0
    while head < tail:
        square = queue[head]
        head += 1
        further = steps[square] + 1
        for edge in range(EDGES):
            beyond = at.layout.beside[square * EDGES + edge]
            if beyond >= 0 and steps[beyond] == FAR:
                if at.board[beyond] == EMPTY:
                    steps[beyond] = further
                    queue[tail] = beyond
                    tail += 1
                elif at.layout.site_at[beyond] >= 0:
                    steps[beyond] = further - 1
    return steps
