"""Use a bonus token before, between or after the actions of a turn: exchange offices, develop, +3 / +4 actions.

Rulebook: "Bonusowe żetony" (C), "Żetony premii" (B). The additional office is part of establishing a route; the three
traders are in three_traders.py.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa import move_numbers as move_kinds
from kantor.games.hansa.rules import abilities, control, three_traders, turns
from kantor.games.hansa.state import (
    ABILITIES,
    CLASSIC,
    DEVELOP_ABILITY,
    EMPTY,
    EXCHANGE_OFFICES,
    PLUS_3_ACTIONS,
    PLUS_4_ACTIONS,
    THREE_TRADERS,
    TOKENS,
    State,
    owner_of,
)


def options(at: State, seat: i64, out: Options) -> None:
    if at.has_token(seat, EXCHANGE_OFFICES):
        add_exchanges(at, seat, out)
    if at.has_token(seat, THREE_TRADERS):
        three_traders.first_options(at, seat, out)
    if at.has_token(seat, DEVELOP_ABILITY):
        for ability in range(ABILITIES):
            if abilities.can_develop(at, seat, ability):
                out.add(at.moves.use_develop(ability))
    if turns.may_have_actions(at):
        for token in range(PLUS_3_ACTIONS, PLUS_4_ACTIONS + 1):
            if at.has_token(seat, token):
                out.add(at.moves.use_actions(token - PLUS_3_ACTIONS))


def has_any(at: State, seat: i64) -> bool:
    """A token that might be used outside an action."""
    for token in range(EXCHANGE_OFFICES, TOKENS):
        if at.unused[seat * TOKENS + token] > 0:
            return True
    return False


def add_exchanges(at: State, seat: i64, out: Options) -> None:
    for city in range(at.board.cities):
        for office in range(at.board.row_printed[city], at.board.row_end[city] - 1):
            if can_exchange(at, seat, office):
                out.add(at.moves.exchange(office))


def can_exchange(at: State, seat: i64, office: i64) -> bool:
    """Two different pieces side by side; in Big Box one of them is the player's own."""
    left = at.offices[office]
    right = at.offices[office + 1]
    if left == EMPTY or right == EMPTY or left == right:
        return False
    return at.box.edition == CLASSIC or owner_of(left) == seat or owner_of(right) == seat


def use(at: State, seat: i64, kind: i64, first: i64, sink: Sink | None) -> None:
    """`kind` is that of the move, `first` what it speaks of."""
    if kind == move_kinds.EXCHANGE:
        exchange(at, seat, first, sink)
    elif kind == move_kinds.USE_DEVELOP:
        develop(at, seat, first, sink)
    else:
        add_actions(at, seat, PLUS_3_ACTIONS + first, sink)


def exchange(at: State, seat: i64, office: i64, sink: Sink | None) -> None:
    at.turn_over(seat, EXCHANGE_OFFICES)
    turns.use_token(at)
    left = at.offices[office]
    right = at.offices[office + 1]
    control.set_office(at, office, right)
    control.set_office(at, office + 1, left)
    if sink is not None:
        sink.emit(build_event.exchanged(at, seat, office))


def develop(at: State, seat: i64, ability: i64, sink: Sink | None) -> None:
    at.turn_over(seat, DEVELOP_ABILITY)
    turns.use_token(at)
    if sink is not None:
        sink.emit(build_event.token_used(seat, DEVELOP_ABILITY))
    abilities.develop(at, seat, ability, sink)


def add_actions(at: State, seat: i64, token: i64, sink: Sink | None) -> None:
    at.turn_over(seat, token)
    turns.use_token(at)
    turns.add_actions(at, 3 if token == PLUS_3_ACTIONS else 4)
    if sink is not None:
        sink.emit(build_event.token_used(seat, token))


def why_not_exchange(at: State, seat: i64, office: i64) -> str:
    if not at.has_token(seat, EXCHANGE_OFFICES):
        return "token-in-hand"
    left = at.offices[office]
    right = at.offices[office + 1]
    if left == EMPTY or right == EMPTY or left == right:
        return "exchange-two-offices"
    return "exchange-own-office"


def why_not_develop(at: State, seat: i64, ability: i64) -> str:
    return "token-in-hand" if not at.has_token(seat, DEVELOP_ABILITY) else "ability-complete"


def why_not_actions(at: State, seat: i64, token: i64) -> str:
    return "token-in-hand" if not at.has_token(seat, token) else "favour-no-actions"
