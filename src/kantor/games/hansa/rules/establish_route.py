"""Establish a route: points for the end cities, the token, one reward, then the posts are cleared.

Rulebook: "Ustanowienie szlaku handlowego" (C), "E) Ustanowienie szlaku handlowego" (B). Points come before a new
office can change who controls a city. A token just taken can't be used for the reward of the same action.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa import move_numbers as move_kinds
from kantor.games.hansa.board import PRESTIGE
from kantor.games.hansa.rules import (
    abilities,
    control,
    ending,
    new_tokens,
    offices,
    permanent_bonus,
    prestige,
    turns,
)
from kantor.games.hansa.state import (
    ABILITIES,
    EMPTY,
    KINDS,
    MERCHANT,
    State,
    bit_of,
    kind_of,
    own_bits,
    piece_of,
)


def options(at: State, seat: i64, out: Options) -> None:
    # Most routes are out by a look at their first lane.
    first_lane = at.board.first_lane
    masks = at.masks
    not_own = ~own_bits(seat)
    for route in range(at.board.routes):
        if masks[first_lane[route]] & not_own == 0 and at.held_by(route, seat):
            out.add(at.moves.establish(route))
            add_offices(at, seat, route, at.board.end_a[route], 0, out)
            add_offices(at, seat, route, at.board.end_b[route], 1, out)
            if at.board.route_abilities[route] != 0:
                add_abilities(at, seat, route, out)
            if at.board.prestige_route[route] != 0:
                add_prestige(at, seat, route, out)


def add_offices(at: State, seat: i64, route: i64, city: i64, end: i64, out: Options) -> None:
    if offices.can_establish(at, seat, route, city):
        out.add(at.moves.office(route, end))
    if offices.can_add(at, seat, city):
        for kind in range(KINDS):
            if at.route_mask(route) & bit_of(piece_of(seat, kind)) != 0:
                out.add(at.moves.additional(route, end, kind))


def add_abilities(at: State, seat: i64, route: i64, out: Options) -> None:
    for ability in range(ABILITIES):
        if (at.board.route_abilities[route] >> ability) & 1 == 1 and abilities.can_develop(at, seat, ability):
            out.add(at.moves.develop(route, ability))


def add_prestige(at: State, seat: i64, route: i64, out: Options) -> None:
    for space in range(PRESTIGE):
        if prestige.can_take(at, seat, route, space):
            out.add(at.moves.prestige(route, space))


def establish(at: State, seat: i64, reward: i64, route: i64, second: i64, third: i64, sink: Sink | None) -> None:
    """`reward` is the kind of the move, `second` and `third` what it speaks of."""
    if reward == move_kinds.ESTABLISH:
        with_nothing(at, seat, route, sink)
    elif reward == move_kinds.OFFICE:
        with_office(at, seat, route, second, sink)
    elif reward == move_kinds.ADDITIONAL:
        with_additional_office(at, seat, route, second, third, sink)
    elif reward == move_kinds.DEVELOP:
        with_ability(at, seat, route, second, sink)
    else:
        with_prestige(at, seat, route, second, sink)


def with_nothing(at: State, seat: i64, route: i64, sink: Sink | None) -> None:
    drawn = begin(at, seat, route, sink)
    complete(at, seat, route, EMPTY, drawn, sink)


def with_office(at: State, seat: i64, route: i64, city: i64, sink: Sink | None) -> None:
    drawn = begin(at, seat, route, sink)
    piece = piece_of(seat, at.board.office_round[offices.first_free(at, city)])
    offices.establish(at, city, piece, sink)
    complete(at, seat, route, piece, drawn, sink)


def with_additional_office(at: State, seat: i64, route: i64, city: i64, kind: i64, sink: Sink | None) -> None:
    drawn = begin(at, seat, route, sink)
    piece = piece_of(seat, kind)
    offices.add(at, city, piece, sink)
    complete(at, seat, route, piece, drawn, sink)


def with_ability(at: State, seat: i64, route: i64, ability: i64, sink: Sink | None) -> None:
    drawn = begin(at, seat, route, sink)
    abilities.develop(at, seat, ability, sink)
    complete(at, seat, route, EMPTY, drawn, sink)


def with_prestige(at: State, seat: i64, route: i64, space: i64, sink: Sink | None) -> None:
    drawn = begin(at, seat, route, sink)
    prestige.take(at, seat, space, sink)
    complete(at, seat, route, piece_of(seat, MERCHANT), drawn, sink)


def begin(at: State, seat: i64, route: i64, sink: Sink | None) -> bool:
    """What comes before the reward; False when a token was taken and none is left to replace it."""
    turns.spend_action(at)
    if sink is not None:
        sink.emit(build_event.route_established(at, seat, route))
    control.award(at, route, sink)
    return new_tokens.take(at, seat, route, sink)


def complete(at: State, seat: i64, route: i64, kept: i64, drawn: bool, sink: Sink | None) -> None:
    """The posts are cleared; the game ends, or a permanent bonus of the route follows."""
    cleared = clear_posts(at, seat, route, kept)
    ending.end_if_due(at, not drawn, sink)
    if at.board.route_bonus[route] != 0 and at.agenda.depth > 0:
        permanent_bonus.offer(at, seat, route, cleared, sink)


def clear_posts(at: State, seat: i64, route: i64, kept: i64) -> i64:
    """All pieces go to the general supply but one of those that became an office or stands on a prestige space.

    Returns what went there: 8 * traders + merchants.
    """
    left = kept
    cleared: i64 = 0
    for post in range(at.board.first_post[route], at.board.first_post[route + 1]):
        piece = at.posts[post]
        at.set_post(post, EMPTY)
        if piece == left:
            left = EMPTY
        else:
            at.general[seat * KINDS + kind_of(piece)] += 1
            cleared += 1 if kind_of(piece) == MERCHANT else 8
    return cleared


def why_not(at: State, seat: i64, route: i64) -> str | None:
    """Why the route can't be established at all; None when it can."""
    return None if at.held_by(route, seat) else "route-all-posts"
