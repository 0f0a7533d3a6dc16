"""The emperor's favours: bought with two unused tokens and all actions of a turn, as its very first thing.

Rulebook (B): "Kafelki przychylności cesarza".
"""

from mypy_extensions import i64

from kantor.core.cells import changed
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa.rules import turns
from kantor.games.hansa.state import FAVOUR_BOUGHT, FAVOURS, ON_OFFER, TOKENS, State


def options(at: State, seat: i64, out: Options) -> None:
    if not turns.is_fresh(at):
        return
    for favour in range(FAVOURS):
        if at.favours[favour] == ON_OFFER:
            for one in range(TOKENS):
                for other in range(one, TOKENS):
                    if can_turn_over(at, seat, one, other):
                        out.add(at.moves.buy_favour(favour, one, other))


def can_turn_over(at: State, seat: i64, one: i64, other: i64) -> bool:
    if one == other:
        return at.unused[seat * TOKENS + one] > 1
    return at.has_token(seat, one) and at.has_token(seat, other)


def buy(at: State, seat: i64, favour: i64, one: i64, other: i64, sink: Sink | None) -> None:
    at.turn_over(seat, one)
    at.turn_over(seat, other)
    at.favours = changed(at.favours, favour, seat)
    at.agenda.set_first(0)
    at.agenda.set_second(FAVOUR_BOUGHT)
    if sink is not None:
        sink.emit(build_event.favour_bought(seat, favour, one, other))


def why_not(at: State, seat: i64, favour: i64, one: i64, other: i64) -> str:
    if not turns.is_fresh(at):
        return "favour-first"
    return "favour-offered" if at.favours[favour] != ON_OFFER else "favour-tokens"
