"""What the standing of a seat is made of, in points, by what another seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.amber import scoring
from kantor.games.amber.evaluate import site_promise, steps_to
from kantor.games.amber.state import TURN as A_TURN_BEGINS
from kantor.games.amber.state import State

COINS: Final[i64] = 0
VILLAGES: Final[i64] = 1
CASTLES: Final[i64] = 2
# Sites that aren't linked yet: one tile away, two, or more; villages, then castles.
NEXT: Final[i64] = 3
TILES: Final[i64] = 9
SHOVEL: Final[i64] = 10
TURN: Final[i64] = 11
COUNT: Final[i64] = 12
DISTANCES: Final[i64] = 3
# A tile in hand is a turn when the stack is used up.
A_TILE: Final = 0.1
THE_SHOVEL: Final = 0.4
# What a whole turn brings.
A_TURN: Final = 1.2


def write(at: State, seat: i64, asks: i64, out: vec[float], start: i64) -> None:
    for part in range(NEXT, TILES):
        out[start + part] = 0.0
    if at.castle_of[seat] >= 0 and at.agenda.depth > 0 and at.winner < 0:
        steps = steps_to(at, seat)
        for site in range(len(at.layout.sites)):
            worth = site_promise(at, seat, site, steps)
            if worth > 0.0:
                far = min(max(steps[at.layout.sites[site]], 1), DISTANCES) - 1
                out[start + NEXT + far + (DISTANCES if site < at.layout.castles else 0)] += worth
    out[start + COINS] = float(at.purses[seat] * at.box.coin_points)
    out[start + VILLAGES] = float(scoring.links(at, seat, False) * at.box.village_points)
    out[start + CASTLES] = float(scoring.links(at, seat, True) * at.box.castle_points)
    out[start + TILES] = A_TILE * float(at.sizes[seat])
    out[start + SHOVEL] = THE_SHOVEL * float(at.specials[seat])
    out[start + TURN] = A_TURN * turn(at, seat)


def turn(at: State, seat: i64) -> float:
    """What is owed of the round; a tile that lies has brought what it brings."""
    if at.has_stopped(seat):
        return 0.0
    if at.agenda.depth > 0 and at.agenda.seat() == seat and at.agenda.kind() != A_TURN_BEGINS:
        return 0.0
    return at.turns_to_come(seat)


def time_left(at: State) -> float:
    """The part of the tiles that can still be played."""
    total: i64 = 0
    for kind in range(at.tiles.kinds):
        total += at.box.counts[kind]
    left = at.deck_left + at.display_left
    for seat in range(at.players):
        left += max(at.sizes[seat] - at.box.end_hand, 0)
    return float(left) / float(total)
