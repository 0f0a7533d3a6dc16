"""Move armies: single steps to neighbouring regions, split at will among the own armies; some cards cross the sea.

Rulebook: "Ruch armii", "Ruch po lądzie i/lub przez wodę".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire.rules import progress
from kantor.games.empire.state import ACTING, MOVE_SEA, Table


def options(at: Table, seat: i64, out: Options) -> None:
    board = at.box.board
    offset = at.box.offsets.step
    by_sea = at.agenda.kind() == ACTING + MOVE_SEA
    own = seat * board.regions
    for region in range(board.regions):
        if at.armies[own + region] > 0:
            for step in range(board.first_step[region], board.first_step[region + 1]):
                if by_sea or board.step_at_sea[step] == 0:
                    out.add(offset + step)


def make_step(at: Table, seat: i64, step: i64, sink: Sink | None) -> None:
    board = at.box.board
    own = seat * board.regions
    at.armies[own + board.step_from[step]] -= 1
    at.armies[own + board.step_to[step]] += 1
    if sink is not None:
        sink.emit(events.army_moved(at, seat, step))
    progress.spend(at, seat, sink)


def why_not(at: Table, seat: i64, step: i64) -> str | None:
    board = at.box.board
    if at.armies_in(seat, board.step_from[step]) == 0:
        return "step-own-army"
    return "step-by-land" if board.step_at_sea[step] == 1 and at.agenda.kind() != ACTING + MOVE_SEA else None
