"""Build a city in a region with an own army; others may have cities there, and so may the player himself.

Rulebook: "Budowa miasta".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire import move_numbers as moves
from kantor.games.empire.rules import progress
from kantor.games.empire.rules.acting import Acting, leave, why_no_other
from kantor.games.empire.state import CITY, State


class BuildCity(Acting):
    def __init__(self) -> None:
        super().__init__(CITY)

    def options(self, at: State, seat: i64, out: Options) -> None:
        regions = at.box.board.regions
        numbers = at.moves
        for region in range(regions):
            if at.armies[seat * regions + region] > 0:
                out.add(numbers.city(region))
        out.add(moves.DONE)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == moves.DONE:
            leave(at, seat, sink)
            return
        region = at.moves.city_region(move)
        at.cities[seat * at.box.board.regions + region] += 1
        at.city_supply[seat] -= 1
        if sink is not None:
            sink.emit(events.city_built(at, seat, region))
        progress.spend(at, seat, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if at.moves.is_city(move):
            return None if at.armies_in(seat, at.moves.city_region(move)) > 0 else "city-needs-army"
        return why_no_other(move)
