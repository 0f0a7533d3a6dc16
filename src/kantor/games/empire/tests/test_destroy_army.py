"""Rulebook: "Zniszczenie armii"; ruling E7."""

from .tables import carrying_out, player, refused, seat


def test_an_army_anywhere_may_be_destroyed() -> None:
    match = carrying_out("C23", seat(armies={"A01": 1, "A24": 2}), seat(armies={"A11": 1}))
    assert match.options(0) == ["destroy 1 A01", "destroy 1 A24", "destroy 2 A11", "done"]
    assert refused(match, 0, "destroy 1 A11") == "destroy-where"


def test_own_armies_are_not_destroyed() -> None:
    match = carrying_out("C23")
    assert refused(match, 0, "destroy 0 A11") == "destroy-another"


def test_a_destroyed_army_goes_back_to_its_owners_supply() -> None:
    match = carrying_out("C23", seat(armies={"A24": 2}))
    assert player(match, 1)["supply"] == 12
    match.play(0, "destroy 1 A24")
    assert player(match, 1)["armies"] == {"A24": 1}
    assert player(match, 1)["supply"] == 13


def test_cities_are_never_destroyed() -> None:
    match = carrying_out("C23", seat(armies={"A24": 1}, cities={"A24": 1, "A07": 1}))
    assert match.options(0) == ["destroy 1 A24", "done"]
    match.play(0, "destroy 1 A24")
    assert player(match, 1)["cities"] == {"A07": 1, "A24": 1}
