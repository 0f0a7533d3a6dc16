"""A turn: play one tile from hand, or the special shovel; who can't play anything says so.

Rulebook: "Przebieg rozgrywki", "Brak możliwości wykonania ruchu".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.position import options_of
from kantor.core.sink import Sink
from kantor.games.amber.data import SEAT
from kantor.games.amber.rules import duty, exchange, laying, shovel, swamp
from kantor.games.amber.state import TURN, Rule, State


class Turn(Rule):
    def __init__(self) -> None:
        super().__init__(TURN, "turn", (SEAT,), asks="turn", ahead=("blocked",))

    def options(self, at: State, seat: i64, out: Options) -> None:
        laying.options(at, seat, out)
        swamp.options(at, seat, out)
        shovel.options(at, seat, out)
        shovel.special_options(at, seat, out)
        if out.count == 0:
            out.add(at.moves.give_up)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        moves = at.moves
        if moves.is_lay(move):
            form, square = moves.laid(move)
            laying.lay(at, seat, form, square, sink)
        elif moves.is_swamp(move):
            swamp.lay(at, seat, moves.swamp_square(move), sink)
        elif moves.is_shovel(move):
            shovel.dig(at, seat, moves.shovel_square(move), sink)
        elif moves.is_special(move):
            shovel.dig_specially(at, seat, moves.special_square(move), sink)
        else:
            exchange.give_up(at, seat, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        moves = at.moves
        if moves.is_lay(move):
            form, square = moves.laid(move)
            return laying.why_not(at, seat, form, square)
        if moves.is_swamp(move):
            return swamp.why_not(at, seat, moves.swamp_square(move))
        if moves.is_shovel(move):
            return shovel.why_not(at, seat, moves.shovel_square(move), False)
        if moves.is_special(move):
            return shovel.why_not(at, seat, moves.special_square(move), True)
        if move == moves.give_up:
            return "duty-to-play" if duty.can_play(at, seat) else None
        return "swap-after-laying" if move <= moves.keep else "turn-order"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        offered = options_of(at, seat)
        if any(not at.moves.is_special(move) and move != at.moves.give_up for move in offered):
            return {"play": "tile"}
        return {"play": "nothing" if offered[0] == at.moves.give_up else "special"}

    def question(self, at: State, seat: i64) -> str:
        return "" if duty.can_play(at, seat) else "blocked"

    def foreseen(self, at: State, seat: i64, question: str, out: Options) -> None:
        """Who has stopped takes no more turns."""
        if not at.has_stopped(seat):
            out.add(at.moves.give_up)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return "that seat takes no more turns" if at.has_stopped(seat) else None
