"""The end: most money wins, a tie is shared, cards count nothing.

Rulebook: "Koniec gry".
"""

from kantor.core.result import Result, rank
from kantor.games.merchants.state import State


def result(at: State) -> Result:
    return rank([{"coins": int(at.purses[seat])} for seat in range(at.players)])
