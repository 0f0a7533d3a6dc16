"""The neutral colour of the game for two: routes full of neutral traders are established at once.

Rulebook (C): "W grze 2-osobowej ...". The active player chooses the order, and the city of each neutral office.
"""

from mypy_extensions import i64

from kantor.core.cells import changed
from kantor.core.decision import yes
from kantor.core.options import Options
from kantor.core.position import options_of
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa import move_numbers as move_kinds
from kantor.games.hansa.data import SEAT
from kantor.games.hansa.rules import control, ending, offices, turns
from kantor.games.hansa.state import EMPTY, NEUTRAL_BIT, NEUTRAL_ROUTES, NEUTRAL_TRADER, TURN, ForeignMove, Rule, State


def is_full(at: State, route: i64) -> bool:
    return at.route_mask(route) == NEUTRAL_BIT


def is_any_full(at: State) -> bool:
    for route in range(at.board.routes):
        if is_full(at, route):
            return True
    return False


def look_for_full_routes(at: State, sink: Sink | None) -> None:
    """After neutral traders have been put down: the player whose turn it is establishes what is full."""
    if is_any_full(at):
        at.agenda.push(NEUTRAL_ROUTES, at.agenda.seat())


class NeutralRoutes(Rule):
    def __init__(self) -> None:
        super().__init__(NEUTRAL_ROUTES, "neutral-routes", (SEAT,), asks="neutral", upon=(TURN,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        for route in range(at.board.routes):
            if is_full(at, route):
                free_a = not offices.is_full(at, at.board.end_a[route])
                free_b = not offices.is_full(at, at.board.end_b[route])
                if free_a:
                    out.add(at.moves.neutral_office(route, 0))
                if free_b:
                    out.add(at.moves.neutral_office(route, 1))
                if not free_a and not free_b:
                    out.add(at.moves.neutral_office(route, 2))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if at.moves.kinds[move] != move_kinds.NEUTRAL_OFFICE:
            raise ForeignMove
        establish(at, seat, at.moves.first[move], at.moves.second[move], sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if at.moves.kinds[move] == move_kinds.NEUTRAL_OFFICE and is_full(at, at.moves.first[move]):
            return "neutral-office-city"
        return "neutral-route-first"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {"city": yes(any(at.moves.second[move] >= 0 for move in options_of(at, seat)))}

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        missing = turns.not_active(at, seat)
        if missing is None and (at.players != 2 or not is_any_full(at)):
            return "no route is full of neutral traders"
        return missing


def establish(at: State, seat: i64, route: i64, city: i64, sink: Sink | None) -> None:
    """`city` is -1 when both cities are full."""
    if sink is not None:
        sink.emit(build_event.neutral_route(at, route))
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


def box_token(at: State, route: i64, sink: Sink | None) -> None:
    """The neutral colour keeps no token; the active player draws a new one at the end of the turn."""
    token = at.route_tokens[route] - 1
    if token >= 0:
        at.route_tokens = changed(at.route_tokens, route, 0)
        at.boxed = changed(at.boxed, token, at.boxed[token] + 1)
        at.waiting += 1
        if sink is not None:
            sink.emit(build_event.token_boxed(token))
