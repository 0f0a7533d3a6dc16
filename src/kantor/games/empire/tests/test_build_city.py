"""Rulebook: "Budowa miasta"; ruling E6."""

import pytest

from .tables import carrying_out, player, refused, seat


def test_a_city_needs_an_own_army() -> None:
    match = carrying_out("C06", seat(armies={"A09": 3}), armies={"A11": 2, "A12": 1})
    assert match.options(0) == ["city A11", "city A12", "done"]
    assert refused(match, 0, "city A09") == "city-needs-army"


@pytest.mark.parametrize("region", ["A01", "A25"])
def test_the_first_and_the_last_region_take_cities_too(region: str) -> None:
    match = carrying_out("C06", armies={region: 1})
    assert match.options(0) == [f"city {region}", "done"]


def test_one_army_is_enough_for_a_city() -> None:
    match = carrying_out("C06", armies={"A11": 2, "A12": 1})
    setup, position = match.game.position_from_json(match.position())
    assert position.why_not(0, match.game.catalogue(setup).index("city A12")) is None
    match.play(0, "city A12")
    assert player(match)["cities"] == {"A12": 1}


def test_a_region_may_hold_several_cities() -> None:
    match = carrying_out("C06", seat(cities={"A11": 1}), cities={"A11": 1})
    match.play(0, "city A11")
    assert player(match, 0)["cities"] == {"A11": 2}
    assert player(match, 1)["cities"] == {"A11": 1}


def test_a_player_has_three_cities() -> None:
    match = carrying_out("C06", cities={"A09": 1, "A12": 1})
    match.play(0, "city A11")
    assert player(match)["city_supply"] == 0
    assert match.actors == (1,)
