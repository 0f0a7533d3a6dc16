"""The end: points for coins and for the links that stand then; who was linked to everything alone has won anyway.

Rulebook: "Koniec gry". A tie is shared.
"""

from typing import Final

from mypy_extensions import i64

from kantor.core.result import Result, rank
from kantor.games.amber.state import State

ALONE: Final = 1000000  # more than any points


def links(at: State, seat: i64, castles: bool) -> i64:
    """How many castles of others, or villages, a seat is linked to."""
    first: i64 = 0 if castles else at.layout.castles
    last: i64 = at.layout.castles if castles else len(at.layout.sites)
    count: i64 = 0
    for site in range(first, last):
        if at.linked(seat, site):
            count += 1
    return count


def points(at: State, seat: i64) -> i64:
    return (
        at.purses[seat] * at.box.coin_points
        + links(at, seat, False) * at.box.village_points
        + links(at, seat, True) * at.box.castle_points
    )


def sources(at: State, seat: i64) -> dict[str, int]:
    return {
        "coins": int(at.purses[seat] * at.box.coin_points),
        "villages": int(links(at, seat, False) * at.box.village_points),
        "castles": int(links(at, seat, True) * at.box.castle_points),
    }


def result(at: State) -> Result:
    found = rank([sources(at, seat) for seat in range(at.players)])
    if at.winner < 0:
        return found
    winner = int(at.winner)
    others = [tuple([seat for seat in group if seat != winner]) for group in found.ranking]
    return Result(found.scores, found.totals, ((winner,), *[group for group in others if group]))


def order(at: State, seat: i64) -> i64:
    """The same as one number."""
    return points(at, seat) + (ALONE if seat == at.winner else 0)
