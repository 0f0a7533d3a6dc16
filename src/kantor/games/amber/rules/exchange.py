"""Who can't play loses a coin, if he has one, and exchanges a tile of his choice for the top tile of the stack.

Rulebook: "Brak możliwości wykonania ruchu". With an empty stack nothing is exchanged. That is the whole turn.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.amber import events
from kantor.games.amber.data import SEAT
from kantor.games.amber.rules import ending
from kantor.games.amber.state import DRAWING, EXCHANGE, Rule, State


def give_up(at: State, seat: i64, sink: Sink | None) -> None:
    paid: i64 = min(1, at.purses[seat])
    at.purses[seat] -= paid
    at.coin_box += paid
    if sink is not None:
        sink.emit(events.Blocked(int(seat), paid == 1))
    if at.deck_left > 0:
        at.agenda.replace(EXCHANGE, seat)
    else:
        ending.end_turn(at, seat, sink)


class Exchange(Rule):
    def __init__(self) -> None:
        super().__init__(EXCHANGE, "exchange", (SEAT,), asks="exchange", ahead=("exchange",))

    def options(self, at: State, seat: i64, out: Options) -> None:
        for kind in range(at.tiles.kinds):
            if at.held(seat, kind) > 0:
                out.add(at.moves.discard(kind))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        """The tile goes to the box for all to see."""
        kind = at.moves.discarded_kind(move)
        at.take_from_hand(seat, kind)
        at.boxed[kind] += 1
        if sink is not None:
            sink.emit(events.discarded(seat, kind))
        at.agenda.replace(DRAWING, seat, 1)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if not at.moves.is_discard(move):
            return "exchange-first"
        return None if at.held(seat, at.moves.discarded_kind(move)) > 0 else "play-from-hand"

    def foreseen(self, at: State, seat: i64, question: str, out: Options) -> None:
        if at.deck_left > 0:
            self.options(at, seat, out)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return "nothing can be exchanged" if at.deck_left == 0 or at.sizes[seat] == 0 else None
