"""Phase I, planning: exchange a token, or buy a special card, or pass; every dock gives one more exchange.

Rulebook: "Faza I - Planowanie", "Karta doków".
"""

from mypy_extensions import i64

from kantor.core.decision import yes
from kantor.core.forms import FIRST, SECOND, count, flag
from kantor.core.options import Options
from kantor.core.position import options_of
from kantor.core.sink import Sink
from kantor.games.merchants import events
from kantor.games.merchants import move_numbers as moves
from kantor.games.merchants.data import SEAT
from kantor.games.merchants.rules import exchange, phases, purchase
from kantor.games.merchants.state import DOCK, PLANNING, Rule, State


class Planning(Rule):
    """`action` while the phase's action is unused; `docks` are exchanges that docks still give."""

    def __init__(self) -> None:
        fields = (SEAT, flag("action", FIRST, default=True), count("docks", SECOND, default=0))
        super().__init__(PLANNING, "planning", fields, asks="plan", ahead=("planning",))

    def options(self, at: State, seat: i64, out: Options) -> None:
        if phases.exchanges_left(at) > 0:
            exchange.options(at, seat, out)
        if phases.action_left(at):
            purchase.options(at, seat, out)
        out.add(moves.PASS)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if moves.is_exchange(move):
            give, take = moves.exchanged_goods(move)
            exchange.exchange(at, seat, give, take, sink)
        elif moves.is_purchase(move):
            purchase.buy(at, seat, moves.bought_card(move), sink)
        else:
            pass_on(at, seat, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if moves.is_exchange(move):
            return exchange.why_not(at, seat, move)
        if moves.is_purchase(move):
            if not phases.action_left(at):
                return "planning-one-action"
            return purchase.why_not(at, seat, moves.bought_card(move))
        return None if move == moves.PASS else "planning-first"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {
            "exchanges": int(phases.exchanges_left(at)),
            "action": int(at.agenda.first()),
            "buy": yes(any(moves.is_purchase(move) for move in options_of(at, seat))),
        }

    def question(self, at: State, seat: i64) -> str:
        """Who passes until a card can be bought decides anew then."""
        return "" if phases.action_left(at) and purchase.can_buy(at, seat) else "planning"

    def foreseen(self, at: State, seat: i64, question: str, out: Options) -> None:
        out.add(moves.PASS)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return "more exchanges than docks" if second > at.owned(seat, DOCK) else None


def pass_on(at: State, seat: i64, sink: Sink | None) -> None:
    """Leave what is left of the phase unused."""
    if sink is not None:
        sink.emit(events.Passed(int(seat)))
    phases.begin_trade(at, seat)
