"""Lay a swamp: it blocks an empty square that a road leads up to, but no village.

Rulebook: "Mokradło".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.amber import events
from kantor.games.amber.board import SQUARES
from kantor.games.amber.rules import drawing
from kantor.games.amber.state import EMPTY, State


def options(at: State, seat: i64, out: Options) -> None:
    if at.held(seat, at.tiles.swamp) > 0:
        for square in range(SQUARES):
            if at.reach[seat * SQUARES + square] != 0 and at.board[square] == EMPTY and not at.is_village(square):
                out.add(at.moves.swamp(square))


def lay(at: State, seat: i64, square: i64, sink: Sink | None) -> None:
    at.take_from_hand(seat, at.tiles.swamp)
    at.board[square] = at.tiles.swamp_form
    if sink is not None:
        sink.emit(events.swamp_laid(seat, square))
    drawing.draw_up(at, seat, sink)


def why_not(at: State, seat: i64, square: i64) -> str | None:
    if at.held(seat, at.tiles.swamp) == 0:
        return "play-from-hand"
    if at.board[square] != EMPTY:
        return "lay-empty"
    if at.arrivals(seat, square) == 0:
        return "lay-reachable"
    return "swamp-village" if at.is_village(square) else None
