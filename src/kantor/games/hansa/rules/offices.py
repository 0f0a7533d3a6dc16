"""Establish an office: the first free one from the left, with the right shape and privilege; coins, full cities.

Rulebook: "A) Zbudowanie Kantoru" (C), "3a) Założenie placówki" (B), "Dodatkowa placówka".
"""

from mypy_extensions import i64

from kantor.core.cells import changed
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa.rules import control, east_west
from kantor.games.hansa.state import (
    ADDITIONAL_OFFICE,
    CLASSIC,
    EMPTY,
    PRIVILEGE,
    State,
    bit_of,
    kind_of,
    owner_of,
    piece_of,
)


def first_free(at: State, city: i64) -> i64:
    """The first free printed office from the left, -1 in a full city and in a green one, which has none."""
    for office in range(at.board.row_printed[city], at.board.printed_end[city]):
        if at.offices[office] == EMPTY:
            return office
    return -1


def is_full(at: State, city: i64) -> bool:
    """The last printed office is taken; in a green city any office will do."""
    if at.board.green[city] != 0:
        return at.controllers[city] >= 0
    return at.offices[at.board.row_end[city] - 1] != EMPTY


def has_free(at: State, city: i64) -> bool:
    """A printed office is free; a green city has none."""
    return at.board.green[city] == 0 and at.offices[at.board.row_end[city] - 1] == EMPTY


def can_establish(at: State, seat: i64, route: i64, city: i64) -> bool:
    """The office needs its colour unlocked and a piece of its shape on the route."""
    office = first_free(at, city)
    if office < 0 or at.board.office_privilege[office] > at.value(seat, PRIVILEGE):
        return False
    return at.route_mask(route) & bit_of(piece_of(seat, at.board.office_round[office])) != 0


def can_add(at: State, seat: i64, city: i64) -> bool:
    """An additional office needs the token and an office that stands in the city already."""
    if not at.has_token(seat, ADDITIONAL_OFFICE) or at.offices[at.board.row_start[city]] != EMPTY:
        return False
    if at.box.edition == CLASSIC:
        return at.controllers[city] >= 0
    return at.board.green[city] != 0 or at.offices[at.board.row_printed[city]] != EMPTY


def establish(at: State, city: i64, piece: i64, sink: Sink | None) -> None:
    """Occupy the first free printed office of a city. A neutral office brings no coin."""
    office = first_free(at, city)
    owner = owner_of(piece)
    control.set_office(at, office, piece)
    if sink is not None:
        sink.emit(build_event.office(at, owner, city, kind_of(piece), False))
    coin = at.board.office_coin[office]
    if coin > 0 and owner < at.players:
        at.points = changed(at.points, owner, at.points[owner] + coin)
        if sink is not None:
            sink.emit(build_event.coin(at, owner, city, coin))
    if office == at.board.row_end[city] - 1:
        count_full(at, city, sink)
    if owner < at.players:
        east_west.score_if_linked(at, owner, sink)


def add(at: State, city: i64, piece: i64, sink: Sink | None) -> None:
    """An additional office lies left of all others of its city."""
    office = at.board.row_printed[city] - 1
    while at.offices[office] != EMPTY:
        office -= 1
    owner = owner_of(piece)
    at.turn_over(owner, ADDITIONAL_OFFICE)
    fills = at.board.green[city] != 0 and not is_full(at, city)
    control.set_office(at, office, piece)
    if sink is not None:
        sink.emit(build_event.office(at, owner, city, kind_of(piece), True))
    if fills:
        count_full(at, city, sink)
    east_west.score_if_linked(at, owner, sink)


def count_full(at: State, city: i64, sink: Sink | None) -> None:
    at.full += 1
    if sink is not None:
        sink.emit(build_event.city_full(at, city))


def why_not(at: State, seat: i64, route: i64, city: i64) -> str:
    if at.board.green[city] != 0:
        return "office-green-city"
    office = first_free(at, city)
    if office < 0:
        return "office-city-full"
    if at.board.office_privilege[office] > at.value(seat, PRIVILEGE):
        return "office-privilege"
    return "office-shape"


def why_not_add(at: State, seat: i64, city: i64, piece: i64) -> str:
    if not at.has_token(seat, ADDITIONAL_OFFICE):
        return "additional-office-token"
    if not can_add(at, seat, city):
        return "additional-office-city"
    return "office-shape"
