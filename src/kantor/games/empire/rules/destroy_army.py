"""Destroy an army of another player, or a neutral one, anywhere; it goes back to its owner's supply. Cities stay.

Rulebook: "Zniszczenie armii".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire.rules import progress
from kantor.games.empire.state import Table


def options(at: Table, seat: i64, out: Options) -> None:
    """The moves against seats and neutral armies stand in the order of the owners."""
    offset = at.box.offsets.destroy
    regions = at.box.board.regions
    for owner in range(at.box.owners):
        if owner != seat:
            for place in range(owner * regions, owner * regions + regions):
                if at.armies[place] > 0:
                    out.add(offset + place)


def destroy(at: Table, seat: i64, place: i64, sink: Sink | None) -> None:
    """`place` is the owner times the number of regions, plus the region."""
    owner = place // at.box.board.regions
    at.armies[place] -= 1
    at.supply[owner] += 1
    if sink is not None:
        sink.emit(events.army_destroyed(at, seat, owner, place % at.box.board.regions))
    progress.spend(at, seat, sink)


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    place = move - at.box.offsets.destroy
    if place // at.box.board.regions == seat:
        return "destroy-another"
    return None if at.armies[place] > 0 else "destroy-where"
