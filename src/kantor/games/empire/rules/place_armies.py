"""Place armies from the supply in the start region or where an own city stands, split at will.

Rulebook: "Umieszczenie nowych armii na planszy".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire import move_numbers as moves
from kantor.games.empire.rules import progress
from kantor.games.empire.rules.acting import Acting, leave, why_no_other
from kantor.games.empire.state import PLACE, State


class PlaceArmies(Acting):
    def __init__(self) -> None:
        super().__init__(PLACE)

    def options(self, at: State, seat: i64, out: Options) -> None:
        numbers = at.moves
        for region in range(at.box.board.regions):
            if may_place(at, seat, region):
                out.add(numbers.place(region))
        out.add(moves.DONE)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == moves.DONE:
            leave(at, seat, sink)
            return
        region = at.moves.placed_region(move)
        at.put_army(seat, region)
        if sink is not None:
            sink.emit(events.army_placed(at, seat, region))
        progress.spend(at, seat, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if at.moves.is_place(move):
            return None if may_place(at, seat, at.moves.placed_region(move)) else "place-where"
        return why_no_other(move)

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        """The supply may be smaller than what the card says."""
        return {"left": int(min(at.agenda.second(), at.supply[seat]))}


def may_place(at: State, seat: i64, region: i64) -> bool:
    return region == at.box.board.start or at.cities_in(seat, region) > 0
