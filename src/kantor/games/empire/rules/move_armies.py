"""Move armies: single steps to neighbouring regions, split at will among the own armies; some cards cross the sea.

Rulebook: "Ruch armii", "Ruch po lądzie i/lub przez wodę".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire import move_numbers as moves
from kantor.games.empire.rules import progress
from kantor.games.empire.rules.acting import Acting, leave, why_no_other
from kantor.games.empire.state import MOVE_SEA, State


class MoveArmies(Acting):
    """By land, or over sea too."""

    def __init__(self, action: i64) -> None:
        super().__init__(action)
        self.by_sea: bool = action == MOVE_SEA

    def options(self, at: State, seat: i64, out: Options) -> None:
        board = at.box.board
        numbers = at.moves
        by_sea = self.by_sea
        own = seat * board.regions
        for region in range(board.regions):
            if at.armies[own + region] > 0:
                for step in range(board.first_step[region], board.first_step[region + 1]):
                    if by_sea or board.step_at_sea[step] == 0:
                        out.add(numbers.step(step))
        out.add(moves.DONE)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == moves.DONE:
            leave(at, seat, sink)
            return
        step = at.moves.made_step(move)
        board = at.box.board
        own = seat * board.regions
        at.armies[own + board.step_from[step]] -= 1
        at.armies[own + board.step_to[step]] += 1
        if sink is not None:
            sink.emit(events.army_moved(at, seat, step))
        progress.spend(at, seat, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if not at.moves.is_step(move):
            return why_no_other(move)
        step = at.moves.made_step(move)
        if at.armies_in(seat, at.box.board.step_from[step]) == 0:
            return "step-own-army"
        return "step-by-land" if at.box.board.step_at_sea[step] == 1 and not self.by_sea else None
