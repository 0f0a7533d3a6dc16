"""Rulebook (B): "(Żółto)-zielone miasta", "Założenie placówki w (żółto)-zielonym mieście"."""

from typing import Any

from kantor import Match

from .tables import DESK, controller, happened, offered, offices, play, points, refused, seat, supplies, table, turn

ADDITIONAL = {"additional_office": 1}
BONUS = [*turn(actions=1), {"do": "bonus-office", "seat": 0}]


def full(match: Match) -> int:
    number: int = match.view(None)["table"]["full_cities"]
    return number


def test_no_office_is_established_there_with_a_route() -> None:
    match = table(seat(abilities=DESK), seat(), seat(), board="east", routes={"wismar-waren": "0t 0m 0t"})
    assert offered(match, 0, "establish-office") == ["wismar-waren wismar"]
    assert refused(match, 0, "establish-office wismar-waren waren") == "office-green-city"


def test_an_additional_office_is_always_possible_there() -> None:
    match = table(seat(tokens=ADDITIONAL), seat(), seat(), board="east", routes={"wismar-waren": "0t 0m 0t"})
    assert offered(match, 0, "establish-additional-office") == [
        "wismar-waren waren trader",
        "wismar-waren waren merchant",
    ]
    match.play(0, "establish-additional-office wismar-waren waren merchant")
    assert offices(match, "waren") == "0m|"
    match = table(
        seat(tokens=ADDITIONAL),
        seat(),
        seat(),
        board="east",
        routes={"wismar-waren": "0t 0m 0t"},
        cities={"waren": "1t|2t 0t"},
    )
    match.play(0, "establish-additional-office wismar-waren waren trader")
    assert offices(match, "waren") == "0t 1t|2t 0t"


def test_the_first_office_makes_it_full_once() -> None:
    match = table(
        seat(2, tokens={"additional_office": 2}),
        seat(),
        seat(),
        board="east",
        routes={"wismar-waren": "0t 0m 0t", "waren-havelberg": "0t 0t 0t"},
        agenda=turn(actions=3),
    )
    match.play(0, "establish-additional-office wismar-waren waren merchant")
    assert full(match) == 1
    assert happened(match)[-2:] == ["office-established", "city-full"]
    match.play(0, "establish-additional-office waren-havelberg waren trader")
    assert full(match) == 1
    match = table(seat(2), seat(), seat(), board="east", agenda=BONUS, cities={"dresden": "1t"})
    assert full(match) == 1
    match.play(0, "green-office belgard trader")
    assert full(match) == 2


def test_it_never_has_a_free_office_for_a_token() -> None:
    placing: dict[str, Any] = {"turned_up_tokens": {"plus_3_actions": 1}, "agenda": [{"do": "place-token", "seat": 0}]}
    match = table(seat(), seat(), seat(), board="east", cities={"wismar": "1t 1m"}, **placing)
    assert refused(match, 0, "place-token plus_3_actions wismar-waren") == "token-free-office"
    match = table(seat(), seat(), seat(), board="east", cities={"wismar": "1t -"}, **placing)
    assert "plus_3_actions wismar-waren" in offered(match, 0, "place-token")


def test_only_offices_by_the_bonus_are_exchanged() -> None:
    match = table(
        seat(tokens={"exchange_offices": 1}),
        seat(),
        seat(),
        board="east",
        cities={"waren": "0t 1t|1t 0t", "dresden": "0t|1t"},
    )
    assert offered(match, 0, "exchange-offices") == ["waren 1"]
    match.play(0, "exchange-offices waren 1")
    assert offices(match, "waren") == "0t 1t|0t 1t"
    assert controller(match, "waren") == 1


def test_an_office_by_the_bonus_stands_right_of_all_others() -> None:
    match = table(seat(1, 1), seat(), seat(), board="east", agenda=BONUS, cities={"waren": "2t|1t", "belgard": "1t"})
    assert offered(match, 0, "green-office") == [
        f"{city} {kind}" for city in ("waren", "belgard", "dresden") for kind in ("trader", "merchant")
    ]
    match.play(0, "green-office waren merchant")
    assert offices(match, "waren") == "2t|1t 0m"
    assert controller(match, "waren") == 0
    assert supplies(match, 0)[0] == "1t 0m"
    assert match.position()["agenda"] == turn(actions=1)


def test_with_an_empty_supply_the_bonus_is_lost() -> None:
    match = table(seat(), seat(), seat(), board="east", routes={"malmo-visby": "0t 0m 0t"})
    match.play(0, "establish-route malmo-visby")
    assert match.position()["agenda"] == turn(actions=1)
    assert "bonus-gained" not in happened(match)


def test_it_counts_for_control_and_network_and_links() -> None:
    match = table(
        seat(1),
        seat(),
        seat(),
        board="east",
        agenda=BONUS,
        routes={"belgard-kulm": "0t 0t 0t"},
        cities={
            "danzig": "0t - - -",
            "anklam": "0t -",
            "stettin": "0t -",
            "waren": "0t",
            "wismar": "0t -",
            "lubeck": "0t - -",
        },
    )
    match.play(0, "green-office belgard trader")
    assert points(match) == [7, 0, 0]
    assert match.view(None)["scores"][0]["cities"] == 14
    assert match.view(None)["scores"][0]["network"] == 7
    match.play(0, "establish-route belgard-kulm")
    assert points(match) == [8, 0, 0]


def test_a_green_city_has_room_for_twelve() -> None:
    row = " ".join(["0t"] * 12)
    match = table(seat(1, abilities=DESK), seat(), seat(), board="east", agenda=BONUS, cities={"waren": row})
    assert offered(match, 0, "green-office") == ["belgard trader", "dresden trader"]
    assert refused(match, 0, "green-office waren trader") == "green-city-room"
    assert refused(match, 0, "green-office belgard merchant") == "place-personal-supply"
    play(match, 0, "green-office belgard trader")


def test_a_second_office_by_the_bonus_fills_no_city_again() -> None:
    """Whoever owns the first one."""
    for first in ("0t", "1t", "1t|"):
        match = table(seat(2), seat(), seat(), board="east", agenda=BONUS, cities={"waren": first})
        assert full(match) == 1
        match.play(0, "green-office waren trader")
        assert full(match) == 1
        assert "city-full" not in happened(match)
