"""The end: a ship scores its weight, unless it sinks."""

from mypy_extensions import i64

from kantor.core.result import Result, rank
from tests.ballast.state import BEARS, State


def score(at: State, seat: i64, secret: i64) -> i64:
    """What a ship scores with this secret stone, or with none (-1)."""
    weight = at.weight(seat) + secret + 1
    return weight if weight <= BEARS else 0


def result(at: State) -> Result:
    return rank([{"weight": int(score(at, seat, at.secret[seat]))} for seat in range(at.players)])
