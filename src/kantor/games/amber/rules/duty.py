"""The duty to play: whoever can play a tile must; shovel, special shovel and swamp count.

Rulebook: "Brak możliwości wykonania ruchu".
"""

from mypy_extensions import i64

from kantor.games.amber.board import SQUARES
from kantor.games.amber.rules import fitting
from kantor.games.amber.state import EMPTY, State


def can_play(at: State, seat: i64) -> bool:
    base = seat * at.tiles.kinds
    digs = at.hands[base + at.tiles.shovel] > 0 or at.specials[seat] > 0
    swamps = at.hands[base + at.tiles.swamp] > 0
    roads = at.sizes[seat] - at.hands[base + at.tiles.shovel] - at.hands[base + at.tiles.swamp] > 0
    for square in range(SQUARES):
        if at.reach[seat * SQUARES + square] != 0:
            form = at.board[square]
            if form >= 0:
                if digs:
                    return True
            elif form == EMPTY:
                if swamps and not at.is_village(square):
                    return True
                if roads and (not at.box.strict or some_road_fits(at, seat, square)):
                    return True
    return False


def some_road_fits(at: State, seat: i64, square: i64) -> bool:
    for kind in range(at.tiles.swamp):
        if at.held(seat, kind) > 0:
            for form in range(at.tiles.first_form[kind], at.tiles.first_form[kind + 1]):
                if fitting.fits(at, seat, form, square):
                    return True
    return False


def can_play_kind(at: State, seat: i64, kind: i64) -> bool:
    """Could a seat play a tile of this kind, if it had one and no other? Asks the board alone."""
    for square in range(SQUARES):
        if at.reach[seat * SQUARES + square] != 0:
            form = at.board[square]
            if form >= 0 and kind == at.tiles.shovel:
                return True
            if form == EMPTY and kind == at.tiles.swamp and not at.is_village(square):
                return True
            if form == EMPTY and kind < at.tiles.swamp:
                for form in range(at.tiles.first_form[kind], at.tiles.first_form[kind + 1]):
                    if fitting.fits(at, seat, form, square):
                        return True
    return False
