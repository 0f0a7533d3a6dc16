"""The emperor's favours: bought with two unused tokens and all actions of a turn, as its very first thing.

Rulebook (B): "Kafelki przychylności cesarza".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import report
from kantor.games.hansa.rules import turns
from kantor.games.hansa.state import FAVOUR_BOUGHT, FAVOURS, ON_OFFER, TOKENS, Table


def buy_move(at: Table, favour: i64, one: i64, other: i64) -> i64:
    """`one` is not above `other`."""
    pair = one * TOKENS - one * (one - 1) // 2 + other - one
    return at.moves.buy_favour + favour * (TOKENS * (TOKENS + 1) // 2) + pair


def options(at: Table, seat: i64, out: Options) -> None:
    if not turns.is_fresh(at):
        return
    for favour in range(FAVOURS):
        if at.favours[favour] == ON_OFFER:
            for one in range(TOKENS):
                for other in range(one, TOKENS):
                    if can_turn_over(at, seat, one, other):
                        out.add(buy_move(at, favour, one, other))


def can_turn_over(at: Table, seat: i64, one: i64, other: i64) -> bool:
    if one == other:
        return at.unused[seat * TOKENS + one] > 1
    return at.has_token(seat, one) and at.has_token(seat, other)


def buy(at: Table, seat: i64, favour: i64, one: i64, other: i64, sink: Sink | None) -> None:
    at.turn_over(seat, one)
    at.turn_over(seat, other)
    at.favours[favour] = seat
    at.agenda.set_first(0)
    at.agenda.set_second(FAVOUR_BOUGHT)
    if sink is not None:
        sink.emit(report.favour_bought(seat, favour, one, other))


def why_not(at: Table, seat: i64, favour: i64, one: i64, other: i64) -> str:
    if not turns.is_fresh(at):
        return "favour-first"
    return "favour-offered" if at.favours[favour] != ON_OFFER else "favour-tokens"
