"""Which rule forbids a move in a turn with nothing pending. Asked only after a refusal, to tell the player."""

from mypy_extensions import i64

from kantor.games.hansa import move_numbers as move_kinds
from kantor.games.hansa.rules import (
    abilities,
    displace,
    establish_route,
    favours,
    income,
    moving,
    offices,
    place,
    prestige,
    three_traders,
    tokens,
    turns,
)
from kantor.games.hansa.state import (
    PLUS_3_ACTIONS,
    State,
    piece_of,
)


def in_turn(at: State, seat: i64, kind: i64, first: i64, second: i64, third: i64) -> str:
    if move_kinds.EXCHANGE <= kind <= move_kinds.USE_ACTIONS:
        return using_token(at, seat, kind, first)
    if kind == move_kinds.LIFT_OTHER or kind == move_kinds.REMOVE:
        return three_traders.why_not(at, seat, first, second)
    if kind == move_kinds.BUY_FAVOUR:
        return favours.why_not(at, seat, first, second, third)
    if kind == move_kinds.PUT or kind == move_kinds.PUT_OTHER:
        return "put-what-is-lifted"
    if kind == move_kinds.PAY or kind == move_kinds.TAKE or kind >= move_kinds.DONE:
        return "nothing-pending"
    if turns.actions_left(at) == 0:
        return "favour-no-actions" if not turns.may_have_actions(at) else "actions-spent"
    if kind == move_kinds.INCOME:
        return income.why_not(at, seat, first, second)
    if kind == move_kinds.PLACE:
        return place.why_not(at, seat, first, second)
    if kind == move_kinds.DISPLACE:
        return displace.why_not(at, seat, first, second, third)
    if kind == move_kinds.LIFT:
        return moving.why_not_lift(at, seat, first, second)
    return establishing(at, seat, kind, first, second, third)


def using_token(at: State, seat: i64, kind: i64, first: i64) -> str:
    if kind == move_kinds.EXCHANGE:
        return tokens.why_not_exchange(at, seat, first)
    if kind == move_kinds.USE_DEVELOP:
        return tokens.why_not_develop(at, seat, first)
    return tokens.why_not_actions(at, seat, PLUS_3_ACTIONS + first)


def establishing(at: State, seat: i64, kind: i64, route: i64, second: i64, third: i64) -> str:
    missing = establish_route.why_not(at, seat, route)
    if missing is not None:
        return missing
    if kind == move_kinds.OFFICE:
        return offices.why_not(at, seat, route, second)
    if kind == move_kinds.ADDITIONAL:
        return offices.why_not_add(at, seat, second, piece_of(seat, third))
    if kind == move_kinds.PRESTIGE:
        return prestige.why_not(at, seat, route, second)
    assert not abilities.can_develop(at, seat, second)
    return "ability-complete"
