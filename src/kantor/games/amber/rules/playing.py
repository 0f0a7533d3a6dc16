"""A turn: play one tile from hand, or the special shovel; who can't play anything says so.

Rulebook: "Przebieg rozgrywki", "Brak możliwości wykonania ruchu".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.games.amber.rules import duty, laying, shovel, swamp
from kantor.games.amber.state import SQUARES, Table


def options(at: Table, seat: i64, out: Options) -> None:
    laying.options(at, seat, out)
    swamp.options(at, seat, out)
    shovel.options(at, seat, out)
    shovel.special_options(at, seat, out)
    if out.count == 0:
        out.add(at.moves.give_up)


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    moves = at.moves
    square = move % SQUARES  # the forms and the shovel begin at whole boards of squares
    if move < moves.swamp:
        return laying.why_not(at, seat, move // SQUARES, square)
    if move < moves.shovel:
        return swamp.why_not(at, seat, square)
    if move < moves.swap:
        return shovel.why_not(at, seat, square, False)
    if moves.special <= move < moves.take:
        return shovel.why_not(at, seat, move - moves.special, True)
    if move == moves.give_up:
        return "duty-to-play" if duty.can_play(at, seat) else None
    return "swap-after-laying" if move <= moves.keep else "turn-order"
