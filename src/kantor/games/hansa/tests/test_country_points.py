"""Rulebook (B): "Przyznawanie dodatkowych punktów za Walię i Szkocję"."""

from typing import Any

import pytest

import kantor
from kantor.games.hansa.rules import country_points
from kantor.games.hansa.turn import HansaPosition

from .tables import seat, table

HANSA = kantor.GAMES["hansa"]


def scores(country: str, cities: dict[str, str], players: int = 4) -> list[int]:
    match = table(*(seat() for _ in range(players)), board="britannia", cities=cities)
    found: list[dict[str, Any]] = match.view(None)["scores"]
    return [score[country] for score in found]


def test_most_controlled_cities_bring_seven_four_and_two() -> None:
    cities = {"conway": "0t -", "pembroke": "0t - -", "chester": "0t - -"}
    cities |= {"montgomery": "1t -", "cardiff": "1t - - - -", "isle_of_man": "2m -"}
    assert scores("wales", cities) == [7, 4, 2, 0]


def test_offices_decide_between_equal_numbers_of_cities() -> None:
    cities = {"conway": "0t -", "pembroke": "1t - -", "chester": "1t 2m 2t"}
    assert scores("wales", {"conway": "0t -", "pembroke": "1t 1t -"}) == [4, 7, 0, 0]
    # Two offices each for seats 1 and 2, one for seat 0, and a city for all.
    assert scores("wales", cities) == [2, 5, 5, 0]
    assert scores("wales", {**cities, "montgomery": "2t -"}) == [2, 4, 7, 0]


def test_the_example_of_two_who_share_eleven_points() -> None:
    """Two players control two cities each with as many offices: (7 + 4) / 2 = 5 each, and the next gets 2."""
    cities = {
        "conway": "0t -",
        "pembroke": "0t - -",
        "montgomery": "1t -",
        "chester": "1t - -",
        "cardiff": "2t - - - -",
    }
    assert scores("wales", cities) == [5, 5, 2, 0]


@pytest.mark.parametrize(
    ("cities", "points"),
    [
        # Three first: 13 // 3.
        ({"conway": "0t -", "pembroke": "1t - -", "montgomery": "2t -"}, [4, 4, 4, 0]),
        # Four first.
        ({"conway": "0t -", "pembroke": "1t - -", "montgomery": "2t -", "cardiff": "3t - - - -"}, [3, 3, 3, 3]),
        # Two second: 6 // 2.
        ({"conway": "0t 0t", "pembroke": "1t - -", "montgomery": "2t -"}, [7, 3, 3, 0]),
        # Two third: 2 // 2.
        (
            {
                "conway": "0t 0t",
                "pembroke": "0t - -",
                "cardiff": "1t 1t - - -",
                "montgomery": "2t -",
                "chester": "3t - -",
            },
            [7, 4, 1, 1],
        ),
        # Three second: 6 // 3.
        ({"conway": "0t 0t", "pembroke": "1t - -", "montgomery": "2t -", "cardiff": "3t - - - -"}, [7, 2, 2, 2]),
        ({"conway": "3t -"}, [0, 0, 0, 7]),
        ({}, [0, 0, 0, 0]),
    ],
)
def test_those_who_are_level_share_all_places_that_they_cover(cities: dict[str, str], points: list[int]) -> None:
    assert scores("wales", cities) == points


def test_offices_without_a_city_come_after_all_who_control_one() -> None:
    """Seat 1 has three offices and controls nothing; seat 2 has one and controls a city."""
    cities = {"cardiff": "1t 1t 0t 0t -", "pembroke": "1t 0t -", "montgomery": "2t -"}
    assert scores("wales", cities) == [7, 2, 4, 0]
    level = {"cardiff": "1t 2t 0t 0t -", "pembroke": "3t 0t -"}
    # Three with an office each share the second and the third place: 6 // 3.
    assert scores("wales", level) == [7, 2, 2, 2]
    assert scores("wales", {"cardiff": "1t 2t 0t 0t -", "pembroke": "1t 0t -"}) == [7, 4, 2, 0]


def test_without_an_office_there_is_nothing() -> None:
    assert scores("wales", {"conway": "1t -", "london": "0t - - - - - - -"}) == [0, 7, 0, 0]
    assert scores("scotland", {"conway": "1t -"}) == [0, 0, 0, 0]


def test_the_isle_of_man_counts_for_both() -> None:
    cities = {"isle_of_man": "0m 1m", "conway": "0t -", "carlisle": "1t - - - -"}
    assert scores("wales", cities) == [7, 4, 0, 0]
    assert scores("scotland", cities) == [4, 7, 0, 0]
    assert scores("wales", {"isle_of_man": "2m -"}) == [0, 0, 7, 0]
    assert scores("scotland", {"isle_of_man": "2m -"}) == [0, 0, 7, 0]


def test_the_side_for_three_has_wales_only() -> None:
    match = table(seat(), seat(), seat(), board="britannia", cities={"isle_of_man": "0t -", "carlisle": "1t - -"})
    found = match.view(None)["scores"]
    assert [score["wales"] for score in found] == [7, 0, 0]
    assert "scotland" not in found[0]


def test_the_points_count_at_the_end() -> None:
    match = table(
        seat(points=19),
        seat(),
        seat(),
        board="britannia",
        routes={"london-oxford": "1t 1t 1t 1t"},
        cities={"conway": "1t -", "london": "0t - - - - -"},
        agenda=[{"do": "turn", "seat": 1, "actions": 1, "state": "under-way"}],
    )
    match.play(1, "establish-route london-oxford")
    assert match.result is not None
    assert match.result.scores[1]["wales"] == 7
    assert match.result.totals[1] == 7 + 2 + 1


def britannia(cities: dict[str, str]) -> HansaPosition:
    match = table(*(seat() for _ in range(4)), board="britannia", cities=cities)
    found: HansaPosition = HANSA.position_from_json(match.position())[1]
    return found


@pytest.mark.parametrize(
    ("cities", "city", "takes", "points"),
    [
        ({}, "conway", True, 7),
        ({"conway": "1t -"}, "pembroke", True, 7),  # level with seat 1, who answers perhaps
        ({"conway": "1t 1t"}, "pembroke", True, 4),
        ({"conway": "1t 1t"}, "conway", False, 4),
        ({"conway": "1t 1t", "pembroke": "2t 2t -"}, "montgomery", True, 2),
        ({"conway": "1t 1t", "pembroke": "2t 2t -", "montgomery": "3t 3t"}, "cardiff", True, 0),
        ({"conway": "0t -", "pembroke": "1t - -"}, "montgomery", True, 7 - 5),
        ({"conway": "0t -", "pembroke": "1t - -"}, "conway", False, 7 - 5),
        ({"conway": "0t -"}, "pembroke", True, 0),
        # Offices alone: level with seat 2, then behind it.
        ({"cardiff": "1t 1t 2t - -"}, "cardiff", False, 4),
        ({"cardiff": "1t 1t 2t - -", "pembroke": "1t 1t 2t"}, "cardiff", False, 2),
        ({}, "carlisle", True, 7),
        ({}, "isle_of_man", True, 14),
        ({}, "london", True, 0),
    ],
)
def test_the_judgement_sees_what_an_office_would_bring(
    cities: dict[str, str], city: str, takes: bool, points: int
) -> None:
    at = britannia(cities)
    assert country_points.gain(at, 0, at.board.city_ids.index(city), takes) == points


def test_the_judgement_sees_who_is_ahead_from_every_seat() -> None:
    at = britannia({"conway": "0t 0t"})
    found = [country_points.gain(at, who, at.board.city_ids.index("pembroke"), True) for who in range(4)]
    assert found == [0, 4, 4, 4]


def test_the_judgement_counts_both_countries() -> None:
    cities = {"isle_of_man": "0m -", "conway": "1t 1t", "carlisle": "2t - - - -"}
    at = britannia(cities)
    assert [country_points.all_points(at, who) for who in range(4)] == [4 + 5, 7, 5, 0]
