"""The neutral colour of the game for two: routes full of neutral traders are established at once.

Rulebook (C): "W grze 2-osobowej ...". The active player chooses the order, and the city of each neutral office.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import report
from kantor.games.hansa.rules import control, ending, offices
from kantor.games.hansa.state import EMPTY, NEUTRAL_BIT, NEUTRAL_ROUTES, NEUTRAL_TRADER, Table


def is_full(at: Table, route: i64) -> bool:
    return at.route_mask(route) == NEUTRAL_BIT


def look_for_full_routes(at: Table, sink: Sink | None) -> None:
    """After neutral traders have been put down: the player whose turn it is establishes what is full."""
    for route in range(at.board.routes):
        if is_full(at, route):
            at.agenda.push(NEUTRAL_ROUTES, at.agenda.seat())
            return


def options(at: Table, seat: i64, out: Options) -> None:
    for route in range(at.board.routes):
        if is_full(at, route):
            free_a = not offices.is_full(at, at.board.end_a[route])
            free_b = not offices.is_full(at, at.board.end_b[route])
            if free_a:
                out.add(at.moves.neutral_office + route * 3)
            if free_b:
                out.add(at.moves.neutral_office + route * 3 + 1)
            if not free_a and not free_b:
                out.add(at.moves.neutral_office + route * 3 + 2)


def establish(at: Table, seat: i64, route: i64, city: i64, sink: Sink | None) -> None:
    """`city` is -1 when both cities are full."""
    if sink is not None:
        sink.emit(report.neutral_route(at, route))
    control.award(at, route, sink)
    box_token(at, route, sink)
    if city >= 0:
        offices.establish(at, city, NEUTRAL_TRADER, sink)
    for post in range(at.board.first_post[route], at.board.first_post[route + 1]):
        at.set_post(post, EMPTY)
    at.agenda.pop()
    look_for_full_routes(at, sink)
    if at.agenda.kind() != NEUTRAL_ROUTES:
        ending.end_if_due(at, False, sink)


def box_token(at: Table, route: i64, sink: Sink | None) -> None:
    """The neutral colour keeps no token; the active player draws a new one at the end of the turn."""
    token = at.route_tokens[route] - 1
    if token >= 0:
        at.route_tokens[route] = 0
        at.boxed[token] += 1
        at.waiting += 1
        if sink is not None:
            sink.emit(report.token_boxed(token))


def why_not(at: Table, seat: i64, route: i64) -> str:
    return "neutral-route-first" if not is_full(at, route) else "neutral-office-city"
