"""Neutral armies for two players: one by one the two put ten armies of nobody on the map, before the bid.

From the rules of the English edition, ruling E13.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire.state import NEUTRAL, Table


def lot_outcomes(at: Table, out: Options) -> None:
    for seat in range(at.players):
        out.add(at.box.offsets.first + seat)


def choose_first(at: Table, seat: i64, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(events.NeutralsBegun(int(seat)))
    at.agenda.replace(NEUTRAL, seat)


def options(at: Table, seat: i64, out: Options) -> None:
    """Any region will do."""
    for region in range(at.box.board.regions):
        out.add(at.box.offsets.neutral + region)


def put(at: Table, seat: i64, region: i64, sink: Sink | None) -> None:
    at.put_army(at.players, region)
    if sink is not None:
        sink.emit(events.neutral_put(at, seat, region))
    if at.supply[at.players] == 0:
        at.agenda.pop()
    else:
        at.agenda.replace(NEUTRAL, (seat + 1) % at.players)


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    return None if at.box.offsets.neutral <= move < at.box.offsets.first else "neutral-first"
