"""Who controls a city: most offices there; a tie goes to the rightmost office among those tied.

Rulebook: "Przyznanie punktów zwycięstwa" (C), "1) Otrzymanie punktów renomy" (B). Additional offices stand left of all
printed ones, so they count for the majority and lose every tie.
"""

from mypy_extensions import i64

from kantor.core.cells import changed
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa.state import EMPTY, NOBODY_YET, State, owner_of


def set_office(at: State, office: i64, piece: i64) -> None:
    """Put a piece on an office and bring up to date what follows from it."""
    before = at.offices[office]
    city = at.board.office_city[office]
    if before != EMPTY:
        lost = owner_of(before) * at.board.cities + city
        at.counts = changed(at.counts, lost, at.counts[lost] - 1)
    owner = owner_of(piece)
    won = owner * at.board.cities + city
    at.offices = changed(at.offices, office, piece)
    at.counts = changed(at.counts, won, at.counts[won] + 1)
    one: i64 = 1
    at.presence = changed(at.presence, owner, at.presence[owner] | (one << city))
    at.controllers = changed(at.controllers, city, controller(at, city))


def controller(at: State, city: i64) -> i64:
    most: i64 = 0
    found: i64 = NOBODY_YET
    office = at.board.row_end[city] - 1
    while office >= at.board.row_start[city]:
        piece = at.offices[office]
        if piece != EMPTY:
            number = at.counts[owner_of(piece) * at.board.cities + city]
            if number > most:
                most = number
                found = owner_of(piece)
        office -= 1
    return found


def award(at: State, route: i64, sink: Sink | None) -> None:
    """A point for each end city to the player who controls it."""
    award_city(at, at.board.end_a[route], sink)
    award_city(at, at.board.end_b[route], sink)


def award_city(at: State, city: i64, sink: Sink | None) -> None:
    owner = at.controllers[city]
    if 0 <= owner < at.players:
        at.points = changed(at.points, owner, at.points[owner] + 1)
        if sink is not None:
            sink.emit(build_event.control_scored(at, owner, city))
