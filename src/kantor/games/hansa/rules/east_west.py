"""The East-West link: an unbroken chain of own offices between the red cities, 7, 4 and 2 points for the first three.

Rulebook: "Czerwone miasta" (C), "Połączenie Wschód-Zachód" (B). A chain goes from city to city along the board's
routes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import changed
from kantor.core.sink import Sink
from kantor.games.hansa import events
from kantor.games.hansa.state import State

LONGEST_CHAIN: Final[i64] = 5  # offices that a chain may lack at most to be thought of
EIGHT: Final[i64] = 255  # cities, a bit each


def chain(at: State, owner: i64, city: i64) -> i64:
    """The cities, a bit each, that hang together with one of them through offices of one owner."""
    one: i64 = 1
    own = at.presence[owner]
    return joined(at, (one << city) & own, own)


def number_of(bit: i64) -> i64:
    """The position of a single bit."""
    at: i64 = 0
    rest = bit
    while rest >= 256:
        rest >>= 8
        at += 8
    while rest > 1:
        rest >>= 1
        at += 1
    return at


def is_linked(at: State, owner: i64) -> bool:
    one: i64 = 1
    far = one << at.board.red_b
    if at.presence[owner] & far == 0:
        return False
    return chain(at, owner, at.board.red_a) & far != 0


def score_if_linked(at: State, seat: i64, sink: Sink | None) -> None:
    """Once for each player, when an office closes the chain."""
    if at.linked[seat] > 0 or not is_linked(at, seat):
        return
    at.links += 1
    at.linked = changed(at.linked, seat, at.links)
    points: i64 = at.board.link_points[at.links - 1] if at.links <= len(at.board.link_points) else 0
    at.points = changed(at.points, seat, at.points[seat] + points)
    if sink is not None:
        sink.emit(events.EastWestLinked(int(seat), int(points)))


# What is missing of a chain, for those who plan one.


def missing_offices(at: State, own: i64) -> i64:
    """How many offices the shortest chain lacks, with offices in the `own` cities."""
    one: i64 = 1
    goal = one << at.board.red_b
    reached = joined(at, (one << at.board.red_a) & own, own)
    lacking: i64 = 0
    while reached & goal == 0 and lacking < LONGEST_CHAIN:
        lacking += 1
        reached = next_reach(at, reached, at.board.red_a, own)
    return lacking


def wanted_cities(at: State, own: i64, lacking: i64) -> i64:
    """The cities, a bit each, where an office would shorten the chain: those on a shortest one."""
    one: i64 = 1
    ahead = vec[i64]([0] * (lacking + 1))
    reached = joined(at, (one << at.board.red_a) & own, own)
    for step in range(lacking):
        ahead[step] = reached
        reached = next_reach(at, reached, at.board.red_a, own)
    ahead[lacking] = reached
    back = joined(at, (one << at.board.red_b) & own, own)
    found: i64 = 0
    for step in range(lacking):
        before = back
        back = next_reach(at, back, at.board.red_b, own)
        found |= ahead[lacking - step] & ~ahead[lacking - step - 1] & back & ~before
    return found & ~own


def next_reach(at: State, reached: i64, start: i64, own: i64) -> i64:
    """The cities in reach with one more office."""
    one: i64 = 1
    return joined(at, one << start if reached == 0 else one_further(at, reached), own)


def one_further(at: State, cities: i64) -> i64:
    """These cities and all their neighbours, a bit each."""
    around = at.board.around
    found = cities
    rest = cities
    row: i64 = 0
    while rest != 0:
        found |= around[row + (rest & EIGHT)]
        rest >>= 8
        row += EIGHT + 1
    return found


def joined(at: State, cities: i64, own: i64) -> i64:
    """These cities, and all that hang on them through own offices."""
    found = cities
    while True:
        more = found | (one_further(at, found) & own)
        if more == found:
            return found
        found = more
