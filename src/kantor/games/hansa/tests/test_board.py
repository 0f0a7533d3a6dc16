"""The sides of the board and their tables."""

import pytest

import kantor
from kantor.games.hansa import data
from kantor.games.hansa.board import Board, Office, Route, distances
from kantor.games.hansa.rules.lifting import LANE_BITS

HANSA = kantor.GAMES["hansa"]


@pytest.mark.parametrize(
    ("board", "players", "cities", "routes", "offices"),
    [
        ("base", 2, 27, 32, 57),
        ("base", 3, 27, 32, 57),
        ("base", 4, 27, 34, 62),
        ("base", 5, 27, 34, 62),
        ("east", 3, 28, 32, 55),
        ("east", 4, 28, 32, 55),
        ("east", 5, 28, 32, 55),
        ("britannia", 3, 26, 35, 60),
        ("britannia", 4, 30, 40, 72),
        ("britannia", 5, 30, 40, 72),
    ],
)
def test_the_side_follows_the_number_of_players(
    board: str, players: int, cities: int, routes: int, offices: int
) -> None:
    side = data.side(HANSA.setup(players, {"board": board}))
    assert len(side.cities) == cities
    assert len(side.routes) == routes
    assert sum(len(city.offices) for city in side.cities) == offices


@pytest.mark.parametrize(
    ("board", "players"), [("base", 3), ("base", 5), ("east", 3), ("britannia", 3), ("britannia", 5)]
)
def test_cities_fit_into_31_bits_and_lanes_into_the_table_of_bits(board: str, players: int) -> None:
    """Compiled, a constant is shifted in 32 bits: cities are noted so, lanes by a table."""
    side = data.board(HANSA.setup(players, {"board": board}))
    assert side.cities <= 31
    assert side.lanes <= len(LANE_BITS)
    assert all(bit == 2**lane for lane, bit in enumerate(LANE_BITS))


def test_distance_is_counted_over_shared_cities() -> None:
    routes = [Route(0, 1, [0], 1), Route(1, 2, [0], 1), Route(2, 3, [0], 1), Route(0, 3, [0], 1), Route(4, 3, [0], 1)]
    assert distances(routes, 0) == [0, 1, 2, 1, 2]


def test_posts_for_merchants_only_are_a_lane_of_their_own() -> None:
    routes = [Route(0, 1, [0, 1, 0], 0), Route(1, 2, [1, 1], 1)]
    rows = [[Office(0, 0, 0)], [Office(1, 1, 1)], [Office(0, 0, 0)]]
    board = Board(
        ["a", "b", "c"], ["a-b", "b-c"], rows, [[], [1], []], routes, [], [], (0, 2), [7, 4, 2], [], [], [], 10
    )
    assert list(board.lane_merchants) == [0, 1, 1]
    assert list(board.lane_route) == [0, 0, 1]
    assert list(board.post_printed) == [0, 2, 1, 0, 1]
    assert list(board.takes_tokens) == [0, 1]
    at = HANSA.new(HANSA.setup(3))
    assert at.fits(0, 0)
    assert at.fits(0, 1)
    # The same position over a lane for merchants takes merchants only.
    assert at.board.lane_merchants[0] == 0


def test_every_token_stands_in_the_box_as_often_as_on_the_list() -> None:
    assert {token.id: (token.total, token.golden) for token in data.BOX_FILE.tokens} == {
        "additional_office": (4, 1),
        "exchange_offices": (3, 1),
        "three_traders": (2, 1),
        "develop_ability": (2, 0),
        "plus_3_actions": (2, 0),
        "plus_4_actions": (2, 0),
    }
