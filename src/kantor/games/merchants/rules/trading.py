"""Phase II, trade: put cards of one good on different piles and sell, or draw two cards.

Rulebook: "Faza II - Handel". One of the two is a duty; an empty hand must draw.
"""

from mypy_extensions import i64

from kantor.core.decision import yes
from kantor.core.options import Options
from kantor.core.position import options_of
from kantor.core.sink import Sink
from kantor.games.merchants import move_numbers as moves
from kantor.games.merchants.data import SEAT
from kantor.games.merchants.rules import drawing, selling
from kantor.games.merchants.state import GOODS, PILES, TRADING, Rule, State


class Trading(Rule):
    def __init__(self) -> None:
        super().__init__(TRADING, "trading", (SEAT,), asks="trade")

    def options(self, at: State, seat: i64, out: Options) -> None:
        hands = at.hands
        for good in range(GOODS):
            if hands[seat * GOODS + good] > 0:
                out.add_run(moves.put(good, 0), PILES)
        out.add(moves.DRAW)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == moves.DRAW:
            drawing.draw_two(at, seat)
        else:
            good, pile = moves.put_down(move)
            selling.begin(at, seat, good)
            selling.put(at, seat, good, pile, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if moves.is_put(move):
            good, _ = moves.put_down(move)
            return "play-from-hand" if at.held(seat, good) == 0 else None
        if move == moves.SELL:
            return "sale-needs-card"
        return None if move == moves.DRAW else "trade-duty"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        cards = min(at.box.cards_drawn, at.deck_left)
        return {"hand": yes(any(moves.is_put(move) for move in options_of(at, seat))), "cards": int(cards)}
