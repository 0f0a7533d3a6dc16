"""Rulebook: "Czerwone miasta", "Połączenie Wschód-Zachód"."""

import random
from heapq import heappop, heappush
from itertools import pairwise

import pytest

import kantor
from kantor.games.hansa.board import Board
from kantor.games.hansa.rules import east_west
from kantor.games.hansa.state import State

from .tables import points, seat, table, turn

# Arnheim - Münster - Minden - Brunswiek - Stendal, all but one.
CHAIN = {"arnheim": "0t - - -", "munster": "0m -", "minden": "0t - - -", "brunswiek": "0t"}


def test_a_chain_of_offices_links_east_and_west() -> None:
    match = table(seat(), seat(), seat(), routes={"perleberg-stendal": "0t 0t 0t"}, cities=CHAIN)
    match.play(0, "establish-office perleberg-stendal stendal")
    assert points(match) == [7, 0, 0]


def test_a_gap_links_nothing() -> None:
    cities = {city: row for city, row in CHAIN.items() if city != "munster"}
    match = table(seat(), seat(), seat(), routes={"perleberg-stendal": "0t 0t 0t"}, cities=cities)
    match.play(0, "establish-office perleberg-stendal stendal")
    assert points(match) == [0, 0, 0]


def test_the_first_three_score_seven_four_and_two() -> None:
    for done, expected in (((), 7), ((1,), 4), ((1, 2), 2), ((1, 2, 3), 0)):
        seats = [seat() for _ in range(5)]
        match = table(*seats, routes={"perleberg-stendal": "0t 0t 0t"}, cities=CHAIN, east_west=list(done))
        match.play(0, "establish-office perleberg-stendal stendal")
        assert points(match)[0] == expected


def test_the_link_is_scored_once() -> None:
    match = table(
        seat(abilities={"privilege": 2}),
        seat(),
        seat(),
        agenda=turn(),
        routes={"perleberg-stendal": "0t 0t 0t", "stendal-magdeburg": "0t 0t 0t"},
        cities=CHAIN,
    )
    match.play(0, "establish-office perleberg-stendal stendal")
    assert points(match)[0] == 7
    match.play(0, "establish-route stendal-magdeburg")
    assert points(match)[0] == 8


def test_an_additional_office_can_close_the_chain() -> None:
    match = table(
        seat(tokens={"additional_office": 1}),
        seat(),
        seat(),
        routes={"perleberg-stendal": "0t 0t 0t"},
        cities={**CHAIN, "stendal": "1t 1m 1t 1t"},
    )
    match.play(0, "establish-additional-office perleberg-stendal stendal trader")
    assert points(match) == [7, 1, 0]


# A longer way, and no city of it is controlled but the last.
LONG = {
    "arnheim": "0t 1m - -",
    "kampen": "0t 1t",
    "osnabruck": "0t 1t -",
    "bremen": "0t",
    "hannover": "0t 1t",
    "luneburg": "0m",
    "perleberg": "0t 1t -",
}


def test_neither_the_length_nor_control_matters() -> None:
    match = table(seat(), seat(), seat(), routes={"perleberg-stendal": "0t 0t 0t"}, cities=LONG)
    match.play(0, "establish-office perleberg-stendal stendal")
    assert points(match)[0] == 7


def test_the_shortest_way_leads_through_five_cities() -> None:
    """Münster, Minden and Brunswiek lie between Arnheim and Stendal; no chain does with fewer."""
    routes = [route.split("-") for route in table(seat(), seat(), seat()).view(None)["table"]["routes"]]
    reached, steps = {"arnheim"}, 0
    while "stendal" not in reached:
        reached |= {city for ends in routes if reached & set(ends) for city in ends}
        steps += 1
    assert steps == 4
    assert all(any({a, b} == set(ends) for ends in routes) for a, b in pairwise([*CHAIN, "stendal"]))


def test_a_later_office_scores_no_link_again() -> None:
    match = table(
        seat(abilities={"privilege": 2}),
        seat(),
        seat(),
        agenda=turn(actions=3),
        routes={"perleberg-stendal": "0t 0t 0t", "stade-hamburg": "0t 0t 0t"},
        cities=CHAIN,
    )
    match.play(0, "establish-office perleberg-stendal stendal")
    match.play(0, "establish-office stade-hamburg hamburg")
    assert points(match) == [7, 0, 0]
    assert match.position()["east_west"] == [0]


HANSA = kantor.GAMES["hansa"]
SIDES = [(3, "base"), (5, "base"), (4, "east"), (3, "britannia"), (5, "britannia")]


def offices_to(board: Board, start: int, own: set[int]) -> dict[int, int]:
    """For each city: how many offices a chain from the start to it lacks, both ends counted."""
    lacking: dict[int, int] = {}
    queue = [(int(start not in own), start)]
    while queue:
        number, city = heappop(queue)
        if city not in lacking:
            lacking[city] = number
            for route in range(board.routes):
                ends = {int(board.end_a[route]), int(board.end_b[route])}
                for other in ends - {city} if city in ends else ():
                    heappush(queue, (number + (other not in own), other))
    return lacking


@pytest.mark.parametrize(("players", "side"), SIDES)
def test_what_a_chain_lacks_is_the_shortest_way_between_the_red_cities(players: int, side: str) -> None:
    """Those who plan a chain ask how many offices it lacks, and in which cities one would bring it nearer."""
    at = HANSA.new(HANSA.setup(players, {"board": side}))
    assert isinstance(at, State)
    west, east = int(at.board.red_a), int(at.board.red_b)
    pick = random.Random(1)
    for _ in range(60):
        own = {city for city in range(at.board.cities) if pick.random() < 0.3}
        ahead, back = offices_to(at.board, west, own), offices_to(at.board, east, own)
        lacking = ahead[east]
        bits = sum(1 << city for city in own)
        assert east_west.missing_offices(at, bits) == min(lacking, east_west.LONGEST_CHAIN)
        if lacking <= east_west.LONGEST_CHAIN:
            helpful = {city for city in ahead if city not in own and ahead[city] + back[city] == lacking + 1}
            wanted = east_west.wanted_cities(at, bits, lacking)
            assert {city for city in range(at.board.cities) if wanted >> city & 1} == helpful
