"""The East-West link: an unbroken chain of own offices between the red cities, 7, 4 and 2 points for the first three.

Rulebook: "Czerwone miasta" (C), "Połączenie Wschód-Zachód" (B). A chain goes from city to city along the board's
routes.
"""

from mypy_extensions import i64

from kantor.core.sink import Sink
from kantor.games.hansa import events
from kantor.games.hansa.state import Table


def chain(at: Table, owner: i64, city: i64) -> i64:
    """The cities, a bit each, that hang together with one of them through offices of one owner."""
    one: i64 = 1
    own = at.presence[owner]
    found: i64 = one << city
    rim = found & own
    found = rim
    while rim != 0:
        lowest = rim & -rim
        rim ^= lowest
        reached = at.board.neighbours[number_of(lowest)] & own & ~found
        found |= reached
        rim |= reached
    return found


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


def is_linked(at: Table, owner: i64) -> bool:
    one: i64 = 1
    far = one << at.board.red_b
    if at.presence[owner] & far == 0:
        return False
    return chain(at, owner, at.board.red_a) & far != 0


def score_if_linked(at: Table, seat: i64, sink: Sink | None) -> None:
    """Once for each player, when an office closes the chain."""
    if at.linked[seat] > 0 or not is_linked(at, seat):
        return
    at.links += 1
    at.linked[seat] = at.links
    points: i64 = at.board.link_points[at.links - 1] if at.links <= len(at.board.link_points) else 0
    at.points[seat] += points
    if sink is not None:
        sink.emit(events.EastWestLinked(int(seat), int(points)))
