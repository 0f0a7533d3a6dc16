"""The final scoring: six categories, missions where they are played, and who wins a tie.

Rulebook: "Koniec gry" (C), "Podliczanie punktów renomy" (B).
"""

from typing import Final

from mypy_extensions import i64

from kantor.core.result import Result, rank
from kantor.games.hansa.rules import country_points, east_west
from kantor.games.hansa.state import (
    ABILITIES,
    ABILITIES_7,
    ACTIONS,
    BIGBOX,
    CITY_CONTROL_PLUS_2,
    EMPTY,
    KEYS,
    MISSION_CITIES,
    TOKENS,
    State,
    owner_of,
)

CITY: Final = 2
FAVOURED_CITY: Final = 4
FAVOURED_ABILITY: Final = 7
MISSION_COMPLETE: Final = 5
PLACES: Final[i64] = 1000  # more than any number that decides a tie
COUNTRIES: Final = ("england", "wales", "scotland")  # England has no points of its own


def ability_points(at: State, seat: i64) -> i64:
    full, tops, steps = at.box.full_points, at.box.tops, at.abilities
    total: i64 = 0
    for ability in range(ABILITIES):
        points = full[ability]
        if points > 0 and steps[seat * ABILITIES + ability] == tops[ability]:
            total += FAVOURED_ABILITY if at.favours[ABILITIES_7] == seat else points
    return total


def tokens(at: State, seat: i64) -> i64:
    """Used or not."""
    unused, used = at.unused, at.used
    number: i64 = 0
    for place in range(seat * TOKENS, (seat + 1) * TOKENS):
        number += unused[place] + used[place]
    return number


def points_of_tokens(at: State, number: i64) -> i64:
    return at.box.token_points[min(number, len(at.box.token_points) - 1)]


def token_points(at: State, seat: i64) -> i64:
    return points_of_tokens(at, tokens(at, seat))


def prestige_points(at: State, seat: i64) -> i64:
    prestige = at.prestige
    total: i64 = 0
    for space in range(len(prestige)):
        piece = prestige[space]
        if piece != EMPTY and owner_of(piece) == seat:
            total += at.board.prestige_points[space]
    return total


def cities_controlled(at: State, seat: i64) -> i64:
    number: i64 = 0
    for owner in at.controllers:
        if owner == seat:
            number += 1
    return number


def city_points(at: State, seat: i64) -> i64:
    return cities_controlled(at, seat) * (FAVOURED_CITY if at.favours[CITY_CONTROL_PLUS_2] == seat else CITY)


def largest_network(at: State, seat: i64) -> i64:
    """Offices in the largest set of neighbouring cities with an own office; all of a city's own offices count."""
    left = at.presence[seat]
    counts, row = at.counts, seat * at.board.cities
    best: i64 = 0
    while left != 0:
        chain = east_west.chain(at, seat, east_west.number_of(left & -left))
        left &= ~chain
        size: i64 = 0
        while chain != 0:
            lowest = chain & -chain
            chain ^= lowest
            size += counts[row + east_west.number_of(lowest)]
        best = max(best, size)
    return best


def network_points(at: State, seat: i64) -> i64:
    return largest_network(at, seat) * at.value(seat, KEYS)


def mission_points(at: State, seat: i64) -> i64:
    """A point for each named city with an own office, more when all of them are controlled."""
    card = at.missions[seat]
    if card < 0:
        return 0
    points: i64 = 0
    controlled: i64 = 0
    for index in range(card * MISSION_CITIES, (card + 1) * MISSION_CITIES):
        city = at.board.mission_cities[index]
        if at.counts[seat * at.board.cities + city] > 0:
            points += 1
        if at.controllers[city] == seat:
            controlled += 1
    return points + (MISSION_COMPLETE if controlled == MISSION_CITIES else 0)


def score(at: State, seat: i64, mission: bool) -> dict[str, int]:
    found = {
        "track": int(at.points[seat]),
        "abilities": int(ability_points(at, seat)),
        "tokens": int(token_points(at, seat)),
        "prestige": int(prestige_points(at, seat)),
        "cities": int(city_points(at, seat)),
        "network": int(network_points(at, seat)),
    }
    for country in range(1, at.board.countries):
        found[COUNTRIES[country]] = int(country_points.points(at, seat, country))
    if mission:
        found["mission"] = int(mission_points(at, seat))
    return found


def result(at: State) -> Result:
    """Classic shares a tie. Big Box: fewest steps on Actions, then most points for the network, then shared."""
    scores = [score(at, seat, at.missions[seat] >= 0) for seat in range(at.players)]
    if at.box.edition != BIGBOX:
        return rank(scores)
    ties = [
        (-int(at.abilities[seat * ABILITIES + ACTIONS]), int(network_points(at, seat))) for seat in range(at.players)
    ]
    return rank(scores, ties)


def order(at: State, seat: i64) -> i64:
    """The same as one number, the ties behind the points."""
    network = network_points(at, seat)
    total = (
        at.points[seat]
        + ability_points(at, seat)
        + token_points(at, seat)
        + prestige_points(at, seat)
        + city_points(at, seat)
        + network
        + mission_points(at, seat)
    )
    for country in range(1, at.board.countries):
        total += country_points.points(at, seat, country)
    if at.box.edition != BIGBOX:
        return total
    steps = at.abilities[seat * ABILITIES + ACTIONS]
    return (total * PLACES + (PLACES - 1 - steps)) * PLACES + network
