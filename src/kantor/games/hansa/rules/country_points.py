"""Points for Wales and Scotland at the end: 7, 4 and 2 for most controlled cities there.

Rulebook (B): "Przyznawanie dodatkowych punktów za Walię i Szkocję". Equal numbers of cities are decided by offices in
the country; who is level even then shares the points of all places that they cover, rounded down. After all who control
a city there come those with offices only, by their number. The Isle of Man belongs to both countries.
"""

from typing import Final

from mypy_extensions import i64

from kantor.games.hansa.board import PLACES
from kantor.games.hansa.state import State

CITY: Final = 1000  # a controlled city beats any number of offices


def points(at: State, seat: i64, country: i64) -> i64:
    own = standing(at, seat, country)
    if own == 0:
        return 0
    before: i64 = 0
    level: i64 = 0
    for other in range(at.players):
        theirs = standing(at, other, country)
        if theirs > own:
            before += 1
        elif theirs == own:
            level += 1
    total: i64 = 0
    for place in range(before, min(before + level, PLACES)):
        total += at.board.country_points[country * PLACES + place]
    return total // level


def standing(at: State, seat: i64, country: i64) -> i64:
    """Cities controlled, then offices, in one number; 0 without an office."""
    if at.presence[seat] & at.board.country_bits[country] == 0:
        return 0  # nobody controls a city without an office there
    return CITY * cities(at, seat, country) + offices(at, seat, country)


def cities(at: State, seat: i64, country: i64) -> i64:
    number: i64 = 0
    board, controllers = at.board, at.controllers
    for index in range(board.country_start[country], board.country_start[country + 1]):
        if controllers[board.country_cities[index]] == seat:
            number += 1
    return number


def offices(at: State, seat: i64, country: i64) -> i64:
    number: i64 = 0
    board, counts = at.board, at.counts
    row = seat * board.cities
    for index in range(board.country_start[country], board.country_start[country + 1]):
        number += counts[row + board.country_cities[index]]
    return number


def gain(at: State, seat: i64, city: i64, takes: bool) -> i64:
    """The points that an office more in a city would bring, if nobody answered; with `takes` the city changes hands."""
    total: i64 = 0
    for country in range(1, at.board.countries):
        if (at.board.city_countries[city] >> country) & 1 == 1:
            own = standing(at, seat, country) + (CITY + 1 if takes else 1)
            place: i64 = 0
            for other in range(at.players):
                if other != seat and standing(at, other, country) > own:
                    place += 1
            if place < PLACES:
                total += at.board.country_points[country * PLACES + place]
            total -= points(at, seat, country)
    return total


def all_points(at: State, seat: i64) -> i64:
    """In all countries that a board rewards; none on a board without."""
    total: i64 = 0
    for country in range(1, at.board.countries):
        total += points(at, seat, country)
    return total
