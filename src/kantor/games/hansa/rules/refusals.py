"""Which rule forbids a move that is not offered. Asked only after a refusal, to tell the player."""

from mypy_extensions import i64

from kantor.games.hansa import numbering as move_kinds
from kantor.games.hansa.rules import (
    abilities,
    displace,
    displaced,
    establish_route,
    favours,
    green_cities,
    income,
    lifting,
    moving,
    neutral,
    new_tokens,
    offices,
    permanent_bonus,
    place,
    prestige,
    three_traders,
    tokens,
    turns,
)
from kantor.games.hansa.state import (
    BONUS_MOVE,
    BONUS_OFFICE,
    BONUS_PRIVILEGE,
    DISPLACED,
    INCOME_FAVOUR,
    MOVING,
    MOVING_OTHERS,
    NEUTRAL_ROUTES,
    PAY,
    PLACE_TOKEN,
    PLUS_3_ACTIONS,
    REMOVING,
    TURN,
    Table,
    owner_of,
    piece_of,
)


def why_not(at: Table, seat: i64, move: i64) -> str:
    kind = at.moves.kinds[move]
    if move_kinds.FIRST <= kind <= move_kinds.FAVOUR:
        return "chance-decides"
    first = at.moves.first[move]
    second = at.moves.second[move]
    third = at.moves.third[move]
    frame = at.agenda.kind()
    if frame == TURN:
        return in_turn(at, seat, kind, first, second, third)
    if frame == DISPLACED:
        return while_displaced(at, seat, kind, first, second)
    if frame == MOVING:
        return while_moving(at, seat, kind, first, second)
    if frame == MOVING_OTHERS:
        return while_moving_others(at, seat, kind, first, second)
    if frame == REMOVING:
        return three_traders.why_not(at, seat, first, second) if kind == move_kinds.REMOVE else "finish-first"
    if frame == PAY:
        return displace.why_not_pay(at, seat, first, second) if kind == move_kinds.PAY else "displace-pay-first"
    if frame == PLACE_TOKEN:
        return new_tokens.why_not(at, seat, first, second) if kind == move_kinds.PLACE_TOKEN else "token-place-first"
    if frame == INCOME_FAVOUR:
        return "income-general-supply" if kind == move_kinds.TAKE else "favour-income-answer"
    if frame >= BONUS_MOVE:
        return with_bonus(at, seat, kind, first, second)
    assert frame == NEUTRAL_ROUTES
    return neutral.why_not(at, seat, first) if kind == move_kinds.NEUTRAL_OFFICE else "neutral-route-first"


def in_turn(at: Table, seat: i64, kind: i64, first: i64, second: i64, third: i64) -> str:
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


def using_token(at: Table, seat: i64, kind: i64, first: i64) -> str:
    if kind == move_kinds.EXCHANGE:
        return tokens.why_not_exchange(at, seat, first)
    if kind == move_kinds.USE_DEVELOP:
        return tokens.why_not_develop(at, seat, first)
    return tokens.why_not_actions(at, seat, PLUS_3_ACTIONS + first)


def establishing(at: Table, seat: i64, kind: i64, route: i64, second: i64, third: i64) -> str:
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


def while_displaced(at: Table, seat: i64, kind: i64, first: i64, second: i64) -> str:
    if kind == move_kinds.PUT:
        return displaced.why_not(at, seat, first, second)
    if kind == move_kinds.LIFT:
        return displaced.why_not_lift(at, seat, first, second)
    return "displaced-must-be-placed" if kind == move_kinds.DONE else "displaced-first"


def while_moving(at: Table, seat: i64, kind: i64, first: i64, second: i64) -> str:
    if kind == move_kinds.PUT:
        return moving.why_not_put(at, seat, first, second)
    if kind == move_kinds.LIFT:
        return moving.why_not_lift(at, seat, first, second)
    return "move-put-down" if kind == move_kinds.DONE else "finish-first"


def while_moving_others(at: Table, seat: i64, kind: i64, first: i64, second: i64) -> str:
    if kind == move_kinds.PUT_OTHER:
        return lifting.why_not_put(at, first, second)
    if kind == move_kinds.LIFT_OTHER:
        return three_traders.why_not(at, seat, first, second)
    return "move-put-down" if kind == move_kinds.DONE else "finish-first"


def with_bonus(at: Table, seat: i64, kind: i64, first: i64, second: i64) -> str:
    frame = at.agenda.kind()
    if kind == move_kinds.PUT:
        return permanent_bonus.why_not_put(at, seat, first, second)
    if kind == move_kinds.PUT_OTHER and frame == BONUS_MOVE:
        return lifting.why_not_put(at, first, second)
    if kind == move_kinds.LIFT:
        return permanent_bonus.why_not_lift(at, seat, piece_of(seat, first), second)
    if kind == move_kinds.LIFT_OTHER and owner_of(first) != seat:
        return permanent_bonus.why_not_lift(at, seat, first, second)
    if kind == move_kinds.USE_PRIVILEGE_BONUS and frame == BONUS_PRIVILEGE:
        return "ability-complete"
    if kind == move_kinds.GREEN_OFFICE and frame == BONUS_OFFICE:
        return green_cities.why_not(at, seat, first, second)
    return "move-put-down" if kind == move_kinds.DONE else "bonus-first"
