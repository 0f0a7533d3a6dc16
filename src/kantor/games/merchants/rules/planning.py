"""Phase I, planning: exchange a token, or buy a special card, or pass; every dock gives one more exchange.

Rulebook: "Faza I - Planowanie", "Karta doków".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.merchants import events
from kantor.games.merchants.rules import exchange, phases, purchase
from kantor.games.merchants.state import BUY, EXCHANGE, PASS, Table


def options(at: Table, seat: i64, out: Options) -> None:
    if phases.exchanges_left(at) > 0:
        exchange.options(at, seat, out)
    if phases.action_left(at):
        purchase.options(at, seat, out)
    out.add(PASS)


def pass_on(at: Table, seat: i64, sink: Sink | None) -> None:
    """Leave what is left of the phase unused."""
    if sink is not None:
        sink.emit(events.Passed(int(seat)))
    phases.begin_trade(at, seat)


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    if EXCHANGE <= move < BUY:
        return exchange.why_not(at, seat, move)
    if BUY <= move < PASS:
        return purchase.why_not(at, seat, move - BUY) if phases.action_left(at) else "planning-one-action"
    return None if move == PASS else "planning-first"
