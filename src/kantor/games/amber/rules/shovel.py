"""Dig away a road tile or a swamp that a road leads up to, with a shovel from hand or the own special shovel.

Rulebook: "Łopata", "Wariant zaawansowany". Both tiles go to the box; coins stay where they are. The special shovel is
no tile of the hand, so nothing is drawn for it.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.amber import events
from kantor.games.amber.board import SQUARES
from kantor.games.amber.rules import drawing, driving, ending
from kantor.games.amber.state import CASTLE, State


def options(at: State, seat: i64, out: Options) -> None:
    if at.held(seat, at.tiles.shovel) > 0:
        for square in range(SQUARES):
            if can_be_dug(at, seat, square):
                out.add(at.moves.shovel(square))


def special_options(at: State, seat: i64, out: Options) -> None:
    if at.specials[seat] > 0:
        for square in range(SQUARES):
            if can_be_dug(at, seat, square):
                out.add(at.moves.special(square))


def can_be_dug(at: State, seat: i64, square: i64) -> bool:
    return at.board[square] >= 0 and at.reach[seat * SQUARES + square] != 0


def dig(at: State, seat: i64, square: i64, sink: Sink | None) -> None:
    at.take_from_hand(seat, at.tiles.shovel)
    at.boxed[at.tiles.shovel] += 1
    dig_away(at, seat, square, False, sink)
    drawing.draw_up(at, seat, sink)


def dig_specially(at: State, seat: i64, square: i64, sink: Sink | None) -> None:
    at.specials[seat] = 0
    dig_away(at, seat, square, True, sink)
    ending.end_turn(at, seat, sink)


def dig_away(at: State, seat: i64, square: i64, special: bool, sink: Sink | None) -> None:
    form = at.board[square]
    at.boxed[at.tiles.kind_of[form]] += 1
    at.board[square] = -1
    if sink is not None:
        sink.emit(events.dug_away(seat, square, form, special))
    driving.search_anew(at)


def why_not(at: State, seat: i64, square: i64, special: bool) -> str | None:
    if special and at.specials[seat] == 0:
        return "special-once"
    if not special and at.held(seat, at.tiles.shovel) == 0:
        return "play-from-hand"
    if at.board[square] == CASTLE:
        return "shovel-castle"
    if at.board[square] < 0:
        return "shovel-tile"
    return None if at.arrivals(seat, square) != 0 else "shovel-reachable"
