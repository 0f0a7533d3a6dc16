"""Rulebook: "Umieszczenie nowych armii na planszy"; ruling E4."""

from .tables import carrying_out, player, refused, seat


def test_armies_are_placed_in_the_start_region_or_by_own_cities() -> None:
    match = carrying_out(
        "C08", seat(cities={"A20": 1}), left=3, cities={"A07": 1, "A25": 2}, armies={"A07": 1, "A08": 2}
    )
    assert match.options(0) == ["place A07", "place A11", "place A25", "done"]
    assert refused(match, 0, "place A08") == "place-where"
    assert refused(match, 0, "place A20") == "place-where"


def test_placed_armies_may_be_split() -> None:
    match = carrying_out("C08", left=3, cities={"A07": 1}, armies={"A11": 3})
    for region in ("A07", "A11", "A07"):
        match.play(0, f"place {region}")
    assert player(match)["armies"] == {"A07": 2, "A11": 4}
    assert match.actors == (1,)


def test_no_more_armies_than_the_supply_has() -> None:
    match = carrying_out("C08", left=3, armies={"A11": 12})
    match.play(0, "place A11")
    match.play(0, "place A11")
    assert player(match)["supply"] == 0
    assert match.actors == (1,)
