"""Set-up: the first player by lot, a golden token at each tavern, missions and favours where they are played.

Rulebook: "Przygotowanie gry". The supplies depend on who begins, so they are filled after the lot.
"""

from mypy_extensions import i64

from kantor.core.cells import changed
from kantor.core.forms import count
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event, events
from kantor.games.hansa.rules import turns
from kantor.games.hansa.state import (
    DEAL_MISSIONS,
    EMPTY,
    FAVOURS,
    FIRST_PLAYER,
    GOLDEN,
    IN_BOX,
    KINDS,
    MERCHANT,
    MISSIONS,
    NEUTRAL_TRADER,
    OFFER_FAVOURS,
    ON_OFFER,
    Rule,
    State,
)


def is_dealt(at: State, mission: i64) -> bool:
    for seat in range(at.players):
        if at.missions[seat] == mission:
            return True
    return False


class FirstPlayer(Rule):
    """Clockwise from the first player, everybody starts with one trader more than the one before."""

    def __init__(self) -> None:
        super().__init__(FIRST_PLAYER, "first-player", chance=True, upon=(GOLDEN, DEAL_MISSIONS, OFFER_FAVOURS))

    def options(self, at: State, seat: i64, out: Options) -> None:
        for first in range(at.players):
            out.add(at.moves.first_player(first))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        first = at.moves.first[move]
        at.first_player = first
        for turn in range(at.players):
            player = (first + turn) % at.players
            traders = at.box.start_traders[turn]
            at.personal[player * KINDS] = traders
            at.general[player * KINDS] -= traders
            at.personal[player * KINDS + MERCHANT] = 1
            at.general[player * KINDS + MERCHANT] -= 1
        if at.players == 2:
            for route in at.board.neutral_routes:
                at.set_post(at.find(at.board.first_lane[route], EMPTY), NEUTRAL_TRADER)
        if sink is not None:
            sink.emit(events.FirstPlayer(int(first)))
        go_on(at, sink)


class GoldenTokens(Rule):
    """`left` taverns are still to be filled."""

    def __init__(self) -> None:
        super().__init__(GOLDEN, "golden-tokens", (count("left"),), chance=True, upon=(DEAL_MISSIONS, OFFER_FAVOURS))

    def options(self, at: State, seat: i64, out: Options) -> None:
        out.add_counted(at.moves.token(0), at.turned_up)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        token = at.moves.first[move]
        left = at.agenda.first()
        route = at.board.taverns[len(at.board.taverns) - left]
        at.turned_up = changed(at.turned_up, token, at.turned_up[token] - 1)
        at.route_tokens = changed(at.route_tokens, route, token + 1)
        if sink is not None:
            sink.emit(build_event.golden_token(at, token, route))
        if left > 1:
            at.agenda.set_first(left - 1)
        else:
            go_on(at, sink)


class DealMissions(Rule):
    """`next` is the seat that gets the next card."""

    def __init__(self) -> None:
        super().__init__(DEAL_MISSIONS, "deal-missions", (count("next", high=4),), chance=True, upon=(OFFER_FAVOURS,))

    def options(self, at: State, seat: i64, out: Options) -> None:
        for mission in range(MISSIONS):
            if not is_dealt(at, mission):
                out.add(at.moves.mission(mission))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        mission = at.moves.first[move]
        player = at.agenda.first()
        at.missions = changed(at.missions, player, mission)
        if sink is not None:
            sink.emit(events.MissionDealt(int(player), int(mission) + 1))
        if player + 1 < at.players:
            at.agenda.set_first(player + 1)
        else:
            go_on(at, sink)


class OfferFavours(Rule):
    """`left` tiles are still to be turned up."""

    def __init__(self) -> None:
        super().__init__(OFFER_FAVOURS, "offer-favours", (count("left"),), chance=True)

    def options(self, at: State, seat: i64, out: Options) -> None:
        for favour in range(FAVOURS):
            if at.favours[favour] == IN_BOX:
                out.add(at.moves.favour(favour))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        favour = at.moves.first[move]
        at.favours = changed(at.favours, favour, ON_OFFER)
        if sink is not None:
            sink.emit(build_event.favour_offered(favour))
        if at.agenda.first() > 1:
            at.agenda.set_first(at.agenda.first() - 1)
        else:
            go_on(at, sink)


def go_on(at: State, sink: Sink | None) -> None:
    """The next part of the set-up, or the first turn."""
    at.agenda.pop()
    if at.agenda.depth == 0:
        turns.begin(at, at.first_player, sink)
