"""Build a city in a region with an own army; others may have cities there, and so may the player himself.

Rulebook: "Budowa miasta".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire.rules import progress
from kantor.games.empire.state import Table


def options(at: Table, seat: i64, out: Options) -> None:
    for region in range(at.box.board.regions):
        if at.armies_in(seat, region) > 0:
            out.add(at.box.offsets.city + region)


def build(at: Table, seat: i64, region: i64, sink: Sink | None) -> None:
    at.cities[seat * at.box.board.regions + region] += 1
    at.city_supply[seat] -= 1
    if sink is not None:
        sink.emit(events.city_built(at, seat, region))
    progress.spend(at, seat, sink)


def why_not(at: Table, seat: i64, region: i64) -> str | None:
    return None if at.armies_in(seat, region) > 0 else "city-needs-army"
