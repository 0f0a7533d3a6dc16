"""Set-up: the first player by lot, a golden token at each tavern, missions and favours where they are played.

Rulebook: "Przygotowanie gry". The supplies depend on who begins, so they are filled after the lot.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import events, report
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
    ON_OFFER,
    TOKENS,
    Table,
)


def outcomes(at: Table, out: Options) -> None:
    """What chance may decide now."""
    kind = at.agenda.kind()
    if kind == FIRST_PLAYER:
        for seat in range(at.players):
            out.add(at.moves.first_player + seat)
    elif kind == GOLDEN:
        for token in range(TOKENS):
            if at.turned_up[token] > 0:
                out.add_weighted(at.moves.token + token, at.turned_up[token])
    elif kind == DEAL_MISSIONS:
        for mission in range(MISSIONS):
            if not is_dealt(at, mission):
                out.add(at.moves.mission + mission)
    else:
        for favour in range(FAVOURS):
            if at.favours[favour] == IN_BOX:
                out.add(at.moves.favour + favour)


def is_dealt(at: Table, mission: i64) -> bool:
    for seat in range(at.players):
        if at.missions[seat] == mission:
            return True
    return False


def choose_first_player(at: Table, first: i64, sink: Sink | None) -> None:
    """Clockwise from the first player, everybody starts with one trader more than the one before."""
    at.first_player = first
    for turn in range(at.players):
        seat = (first + turn) % at.players
        traders = at.box.start_traders[turn]
        at.personal[seat * KINDS] = traders
        at.general[seat * KINDS] -= traders
        at.personal[seat * KINDS + MERCHANT] = 1
        at.general[seat * KINDS + MERCHANT] -= 1
    if at.players == 2:
        for route in at.board.neutral_routes:
            at.set_post(at.find(at.board.first_lane[route], EMPTY), NEUTRAL_TRADER)
    if sink is not None:
        sink.emit(events.FirstPlayer(int(first)))
    go_on(at, sink)


def place_golden(at: Table, token: i64, sink: Sink | None) -> None:
    left = at.agenda.first()
    route = at.board.taverns[len(at.board.taverns) - left]
    at.turned_up[token] -= 1
    at.route_tokens[route] = token + 1
    if sink is not None:
        sink.emit(report.golden_token(at, token, route))
    if left > 1:
        at.agenda.set_first(left - 1)
    else:
        go_on(at, sink)


def deal_mission(at: Table, mission: i64, sink: Sink | None) -> None:
    seat = at.agenda.first()
    at.missions[seat] = mission
    if sink is not None:
        sink.emit(events.MissionDealt(int(seat), int(mission) + 1))
    if seat + 1 < at.players:
        at.agenda.set_first(seat + 1)
    else:
        go_on(at, sink)


def offer_favour(at: Table, favour: i64, sink: Sink | None) -> None:
    at.favours[favour] = ON_OFFER
    if sink is not None:
        sink.emit(report.favour_offered(favour))
    if at.agenda.first() > 1:
        at.agenda.set_first(at.agenda.first() - 1)
    else:
        go_on(at, sink)


def go_on(at: Table, sink: Sink | None) -> None:
    """The next part of the set-up, or the first turn."""
    at.agenda.pop()
    if at.agenda.depth == 0:
        turns.begin(at, at.first_player, sink)
