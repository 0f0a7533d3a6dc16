"""Destroy an army of another player, or a neutral one, anywhere; it goes back to its owner's supply. Cities stay.

Rulebook: "Zniszczenie armii".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire import move_numbers as moves
from kantor.games.empire.rules import progress
from kantor.games.empire.rules.acting import Acting, leave, why_no_other
from kantor.games.empire.state import DESTROY, State


class DestroyArmy(Acting):
    def __init__(self) -> None:
        super().__init__(DESTROY)

    def options(self, at: State, seat: i64, out: Options) -> None:
        regions = at.box.board.regions
        numbers = at.moves
        for owner in range(at.box.owners):
            if owner != seat:
                for region in range(regions):
                    if at.armies[owner * regions + region] > 0:
                        out.add(numbers.destroy(owner, region))
        out.add(moves.DONE)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == moves.DONE:
            leave(at, seat, sink)
            return
        owner, region = at.moves.destroyed(move)
        at.armies[owner * at.box.board.regions + region] -= 1
        at.supply[owner] += 1
        if sink is not None:
            sink.emit(events.army_destroyed(at, seat, owner, region))
        progress.spend(at, seat, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if not at.moves.is_destroy(move):
            return why_no_other(move)
        owner, region = at.moves.destroyed(move)
        if owner == seat:
            return "destroy-another"
        return None if at.armies_in(owner, region) > 0 else "destroy-where"
