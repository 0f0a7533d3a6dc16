"""Bridge and roundabout: who lays a road against the side of a straight may swap that straight for one of them.

Rulebook: "Most i rondo". The old axis stays, its arrows vanish, a village stays, the straight goes to the box.
Everybody who lays so is asked, whatever he holds: else the question alone would tell that he holds one of them.
"""

from mypy_extensions import i64

from kantor.core.decision import yes
from kantor.core.options import Options
from kantor.core.position import options_of
from kantor.core.sink import Sink
from kantor.games.amber import events
from kantor.games.amber.board import EDGES
from kantor.games.amber.data import LAID_SQUARE, SEAT
from kantor.games.amber.rules import coins, drawing, driving, ending, fitting
from kantor.games.amber.state import SWAP, Rule, State


def ask(at: State, seat: i64, square: i64, sink: Sink | None) -> None:
    """After a road was laid: on to the swap, or to the end of the turn."""
    if sides_met(at, square) == 0:
        drawing.draw_up(at, seat, sink)
    else:
        at.agenda.replace(SWAP, seat, square)


def sides_met(at: State, square: i64) -> i64:
    """Edges over which the road on a square runs into the side of a straight."""
    return at.tiles.roads[at.board[square]] & fitting.blank_sides(at, square, True)


class Swap(Rule):
    """`square` is that of the tile just laid."""

    def __init__(self) -> None:
        super().__init__(SWAP, "swap", (SEAT, LAID_SQUARE), asks="swap", midway=True)

    def options(self, at: State, seat: i64, out: Options) -> None:
        laid = at.agenda.first()
        sides = sides_met(at, laid)
        for index in range(len(at.tiles.swaps)):
            if at.held(seat, at.tiles.swaps[index]) > 0:
                for edge in range(EDGES):
                    if (sides >> edge) & 1 == 1:
                        out.add(at.moves.swap(index, at.layout.beside[laid * EDGES + edge]))
        if not at.box.strict:
            out.add(at.moves.keep)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == at.moves.keep:
            drawing.draw_up(at, seat, sink)
        else:
            index, square = at.moves.swapped(move)
            swap(at, seat, index, square, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if move == at.moves.keep:
            return "strict-swap" if at.box.strict else None
        if not at.moves.is_swap(move):
            return "swap-first"
        index, square = at.moves.swapped(move)
        if not is_beside(at, at.agenda.first(), square):
            return "swap-side"
        return None if at.held(seat, at.tiles.swaps[index]) > 0 else "play-from-hand"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        swaps = any(at.moves.is_swap(move) for move in options_of(at, seat))
        return {"swap": yes(swaps), "keep": yes(not at.box.strict)}

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        fits = at.board[first] >= 0 and sides_met(at, first) != 0
        return None if fits else "no road was laid against the side of a straight"


def swap(at: State, seat: i64, index: i64, square: i64, sink: Sink | None) -> None:
    kind = at.tiles.swaps[index]
    straight = at.board[square]
    at.take_from_hand(seat, kind)
    at.boxed[at.tiles.kind_of[straight]] += 1
    at.board[square] = at.tiles.first_form[kind]
    if sink is not None:
        sink.emit(events.swapped(seat, kind, square, straight))
    if driving.spread(at, square):
        coins.judge(at, sink)
    if at.winner >= 0:
        ending.finish(at, sink)
    else:
        drawing.draw_up(at, seat, sink)


def is_beside(at: State, laid: i64, square: i64) -> bool:
    """Does the tile just laid run into the side of a straight on this square?"""
    sides = sides_met(at, laid)
    for edge in range(EDGES):
        if (sides >> edge) & 1 == 1 and at.layout.beside[laid * EDGES + edge] == square:
            return True
    return False
