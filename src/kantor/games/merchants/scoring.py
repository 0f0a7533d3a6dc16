"""The end: most money wins, a tie is shared, cards count nothing.

Rulebook: "Koniec gry".
"""

from mypy_extensions import i64

from kantor.core.result import Result, rank
from kantor.games.merchants.state import State


def result(at: State) -> Result:
    return rank([{"coins": int(at.purses[seat])} for seat in range(at.players)])


def order(at: State, seat: i64) -> i64:
    """The same as one number."""
    return at.purses[seat]
