"""Bonus tokens on routes: one is taken with the route, a new one is drawn for it and placed at the end of the turn.

Rulebook: "Zdobycie bonusowego żetonu" (C), "2) Otrzymanie żetonu premii", "Żetony premii" (B). In Big Box the new
token is drawn at once, unseen: it stays a count until it is turned up at the end of the turn. In classic it is drawn
then.
"""

from mypy_extensions import i64

from kantor.core.cells import changed
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa import move_numbers as move_kinds
from kantor.games.hansa.data import SEAT, TOKEN_IDS
from kantor.games.hansa.rules import ending, offices, turns
from kantor.games.hansa.state import (
    BIGBOX,
    DRAW_TOKEN,
    EMPTY,
    FREE_BIT,
    NEUTRAL_TRADER,
    PLACE_TOKEN,
    TOKENS,
    ForeignMove,
    Rule,
    State,
)


def take(at: State, seat: i64, route: i64, sink: Sink | None) -> bool:
    """Take the token of an established route, if it has one; False when the one to replace it can't be drawn."""
    token = at.route_tokens[route] - 1
    if token < 0:
        return True
    at.route_tokens = changed(at.route_tokens, route, 0)
    at.unused = changed(at.unused, seat * TOKENS + token, at.unused[seat * TOKENS + token] + 1)
    if sink is not None:
        sink.emit(build_event.token_taken(at, seat, token, route))
    if at.box.edition == BIGBOX and at.undrawn() == 0:
        return False
    at.waiting += 1
    return True


def end_turn(at: State, seat: i64, sink: Sink | None) -> None:
    at.agenda.clear()
    go_on(at, seat, sink)


def go_on(at: State, seat: i64, sink: Sink | None) -> None:
    """Draw, place, or give the turn to the next player."""
    if at.waiting > 0 and (at.box.edition == BIGBOX or turned_up(at) == 0):
        if at.undrawn() + at.waiting == 0:
            at.waiting = 0
            ending.end(at, ending.TOKENS, sink)
        else:
            at.agenda.push(DRAW_TOKEN, seat)
    elif turned_up(at) > 0:
        if not can_place(at):
            put_in_box(at, sink)
            go_on(at, seat, sink)
        else:
            at.agenda.push(PLACE_TOKEN, seat)
    else:
        turns.begin(at, (seat + 1) % at.players, sink)


def turned_up(at: State) -> i64:
    total: i64 = 0
    for token in range(TOKENS):
        total += at.turned_up[token]
    return total


class DrawToken(Rule):
    """Each token that nobody has seen is as likely as any other."""

    def __init__(self) -> None:
        super().__init__(DRAW_TOKEN, "draw-token", (SEAT,), chance=True)

    def options(self, at: State, seat: i64, out: Options) -> None:
        out.add_counted(at.moves.token(0), at.supply)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        token = at.moves.first[move]
        player = at.agenda.seat()
        at.agenda.pop()
        at.waiting -= 1
        at.supply = changed(at.supply, token, at.supply[token] - 1)
        at.turned_up = changed(at.turned_up, token, at.turned_up[token] + 1)
        if sink is not None:
            sink.emit(build_event.token_drawn(player, token))
        go_on(at, player, sink)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return None if at.waiting > 0 and at.undrawn() + at.waiting > 0 else "no token is to be drawn"


class PlaceToken(Rule):
    def __init__(self) -> None:
        super().__init__(PLACE_TOKEN, "place-token", (SEAT,), asks="place-token")

    def options(self, at: State, seat: i64, out: Options) -> None:
        for token in range(TOKENS):
            if at.turned_up[token] > 0:
                for route in range(at.board.routes):
                    if takes_token(at, route):
                        out.add(at.moves.place_token(token, route))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if at.moves.kinds[move] != move_kinds.PLACE_TOKEN:
            raise ForeignMove
        place(at, seat, at.moves.first[move], at.moves.second[move], sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if at.moves.kinds[move] != move_kinds.PLACE_TOKEN:
            return "token-place-first"
        return why_not(at, at.moves.first[move], at.moves.second[move])

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        lying = [TOKEN_IDS[token] for token in range(TOKENS) if at.turned_up[token] > 0]
        return {"token": lying[0] if len(lying) == 1 else "several"}

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return None if turned_up(at) > 0 and can_place(at) else "no token is to be placed"


def takes_token(at: State, route: i64) -> bool:
    """An empty route without a token, with a free office in one of its cities."""
    return (
        at.board.takes_tokens[route] != 0
        and at.route_tokens[route] == 0
        and at.route_mask(route) == FREE_BIT
        and (offices.has_free(at, at.board.end_a[route]) or offices.has_free(at, at.board.end_b[route]))
    )


def can_place(at: State) -> bool:
    for route in range(at.board.routes):
        if takes_token(at, route):
            return True
    return False


def place(at: State, seat: i64, token: i64, route: i64, sink: Sink | None) -> None:
    at.agenda.pop()
    at.turned_up = changed(at.turned_up, token, at.turned_up[token] - 1)
    at.route_tokens = changed(at.route_tokens, route, token + 1)
    if sink is not None:
        sink.emit(build_event.token_placed(at, seat, token, route))
    if at.players == 2:
        at.set_post(at.find(at.board.first_lane[route], EMPTY), NEUTRAL_TRADER)
        if sink is not None:
            sink.emit(build_event.neutral_placed(at, route))
    go_on(at, seat, sink)


def put_in_box(at: State, sink: Sink | None) -> None:
    """Tokens for which no route is left go out of the game."""
    for token in range(TOKENS):
        while at.turned_up[token] > 0:
            at.turned_up = changed(at.turned_up, token, at.turned_up[token] - 1)
            at.boxed = changed(at.boxed, token, at.boxed[token] + 1)
            if sink is not None:
                sink.emit(build_event.token_boxed(token))


def why_not(at: State, token: i64, route: i64) -> str:
    if at.turned_up[token] == 0:
        return "token-drawn"
    if at.board.takes_tokens[route] == 0:
        return "token-sea-route" if at.board.route_bonus[route] != 0 else "token-country"
    if at.route_tokens[route] != 0:
        return "token-one-a-route"
    return "token-empty-route" if at.route_mask(route) != FREE_BIT else "token-free-office"
