"""Place armies from the supply in the start region or where an own city stands, split at will.

Rulebook: "Umieszczenie nowych armii na planszy".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire.rules import progress
from kantor.games.empire.state import Table


def options(at: Table, seat: i64, out: Options) -> None:
    for region in range(at.box.board.regions):
        if may_place(at, seat, region):
            out.add(at.box.offsets.place + region)


def may_place(at: Table, seat: i64, region: i64) -> bool:
    return region == at.box.board.start or at.cities_in(seat, region) > 0


def place(at: Table, seat: i64, region: i64, sink: Sink | None) -> None:
    at.put_army(seat, region)
    if sink is not None:
        sink.emit(events.army_placed(at, seat, region))
    progress.spend(at, seat, sink)


def why_not(at: Table, seat: i64, region: i64) -> str | None:
    return None if may_place(at, seat, region) else "place-where"
