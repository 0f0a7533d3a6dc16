"""Permissions: placing and displacing in Wales or Scotland takes one, from Cardiff, Carlisle or London.

Rulebook (B): "Anglia, Walia i Szkocja". Whoever owns the rightmost occupied office of such a city has one action a turn
from it. That of the country's own city is spent before that of London.
"""

from typing import Final

from mypy_extensions import i64

from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa.board import ENGLAND
from kantor.games.hansa.state import EMPTY, NOBODY_YET, State, owner_of

EVERYWHERE: Final = -1  # all lanes, a bit each
NONE: Final = -1


def open_lanes(at: State, seat: i64) -> i64:
    """The lanes where a seat may place and displace now, a bit each."""
    if at.board.countries == 0:
        return EVERYWHERE
    lanes = at.board.country_lanes[ENGLAND]
    for country in range(1, at.board.countries):
        if permission(at, seat, country) != NONE:
            lanes |= at.board.country_lanes[country]
    return lanes


def permission(at: State, seat: i64, country: i64) -> i64:
    """The permission that an action of the seat in that country would spend, NONE when it has none left."""
    for number in range(len(at.board.permission_city)):
        if (
            (at.board.permission_countries[number] >> country) & 1 == 1
            and (at.permits >> number) & 1 == 0
            and holder(at, number) == seat
        ):
            return number
    return NONE


def holder(at: State, number: i64) -> i64:
    """The owner of the rightmost occupied office of a permission's city."""
    city = at.board.permission_city[number]
    office = at.board.row_end[city] - 1
    while office >= at.board.row_start[city]:
        if at.offices[office] != EMPTY:
            return owner_of(at.offices[office])
        office -= 1
    return NOBODY_YET


def held(at: State, seat: i64) -> i64:
    """How many permissions a seat has in every turn."""
    count: i64 = 0
    for number in range(len(at.board.permission_city)):
        if holder(at, number) == seat:
            count += 1
    return count


def gain(at: State, seat: i64, city: i64) -> i64:
    """1 when an office in a city would bring a permission."""
    for number in range(len(at.board.permission_city)):
        if at.board.permission_city[number] == city and holder(at, number) != seat:
            return 1
    return 0


def spend(at: State, seat: i64, lane: i64, sink: Sink | None) -> None:
    """A piece was placed on that lane, or took a post there."""
    country = at.board.lane_country[lane]
    if country == ENGLAND:
        return
    number = permission(at, seat, country)
    one: i64 = 1
    at.permits |= one << number
    if sink is not None:
        sink.emit(build_event.permission_used(at, seat, number))


def is_missing(at: State, seat: i64, lane: i64) -> bool:
    return (open_lanes(at, seat) >> lane) & 1 == 0
