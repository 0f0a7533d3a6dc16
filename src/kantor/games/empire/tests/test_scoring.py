"""Rulebook: "Regiony", "Kontynenty", "Dobra" and the ties; rulings E8 to E10."""

from typing import Any

import pytest

from kantor import Match

from .tables import at_the_end, scores, seat, spare_cards, table, taking


def holding(*cards: str, settings: Any = None, **fields: Any) -> Match:
    """Seat 0 with these cards, seat 1 with as many others; it is seat 0's turn."""
    others = spare_cards(2, cards)[: len(cards)]
    return table(seat(cards=cards, **fields), seat(cards=others), agenda=taking(), settings=settings)


def on_the_map(*armies: dict[str, int], **fields: Any) -> Match:
    return table(*(seat(armies=own) for own in armies), agenda=taking(), **fields)


def test_cities_count_as_armies() -> None:
    match = table(seat(armies={"A07": 1}, cities={"A07": 2}), seat(armies={"A07": 2}), agenda=taking())
    assert match.view(None)["table"]["control"] == {"A07": 0}
    assert scores(match)["regions"] == 1


def test_a_city_alone_controls_a_region() -> None:
    match = table(seat(armies={}, cities={"A07": 1}), seat(armies={}), agenda=taking())
    assert match.view(None)["table"]["control"] == {"A07": 0}


def test_a_tie_gives_a_region_to_nobody() -> None:
    match = on_the_map({"A07": 2, "A01": 1}, {"A07": 2}, {"A07": 1})
    assert match.view(None)["table"]["control"] == {"A01": 0}


def test_most_regions_control_a_continent() -> None:
    match = on_the_map({"A01": 1, "A02": 1, "A11": 1}, {"A03": 1, "A12": 1, "A13": 1})
    assert match.view(None)["table"]["continents"] == {"A_NW": 0, "A_C": 1}
    assert scores(match, 0) == {"regions": 3, "continents": 1, "goods": 0}


def test_a_tie_gives_a_continent_to_nobody() -> None:
    match = on_the_map({"A21": 1}, {"A22": 1})
    assert match.view(None)["table"]["continents"] == {}


def test_the_start_region_counts() -> None:
    match = on_the_map({"B15": 1}, {}, settings={"map": "B"})
    assert scores(match) == {"regions": 1, "continents": 1, "goods": 0}


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 2), (3, 3), (4, 5)])
def test_crystals_bring_1_2_3_and_5_points(count: int, points: int) -> None:
    crystals = ["C01", "C02", "C03", "C04"][:count]
    assert scores(holding(*crystals))["goods"] == points


GOODS = {
    "wood": (["C16", "C17", "C18", "C19", "C20", "C21", "C23"], [0, 1, 1, 2, 3, 5, 5]),
    "carrot": (["C06", "C07", "C08", "C10", "C11", "C12", "C13", "C15"], [0, 0, 1, 1, 2, 2, 3, 5]),
    "anvil": (["C31", "C32", "C33", "C34", "C35", "C36", "C37", "C39"], [0, 1, 1, 2, 2, 3, 5, 5]),
    "ore": (["C24", "C25", "C26", "C27", "C28", "C30"], [0, 1, 2, 3, 5, 5]),
}


@pytest.mark.parametrize("good", list(GOODS))
def test_goods_score_by_their_tables(good: str) -> None:
    cards, points = GOODS[good]
    for count, expected in enumerate(points, 1):
        match = holding(*cards[:count])
        assert match.view(None)["table"]["players"][0]["goods"][good]["points"] == expected
        assert scores(match)["goods"] == expected


def test_a_double_card_counts_two() -> None:
    match = holding("C09", "C06")  # carrots: two and one
    assert match.view(None)["table"]["players"][0]["goods"]["carrot"]["cards"] == 3
    assert scores(match)["goods"] == 1


def test_a_free_joker_counts_where_it_is_best() -> None:
    assert scores(holding("C40", "C01", "C02", "C03", "C24"))["goods"] == 5  # the fourth crystal
    assert scores(holding("C40", "C41", "C24", "C25"))["goods"] == 3  # ore: four
    assert scores(holding("C40"))["goods"] == 0


TOKENS = {"A01": "ruby", "A11": "ore", "A20": "wood", "A21": "anvil", "A24": "carrot"}


def test_the_token_of_a_controlled_region_counts_as_a_card() -> None:
    settings = {"goods_tokens": True}
    for armies, points in (({"A01": 1}, 3), ({"A02": 1}, 2)):
        match = table(
            seat(armies=armies, cards=["C01", "C02"]),
            seat(cards=["C31", "C16"]),
            agenda=taking(),
            tokens=TOKENS,
            settings=settings,
        )
        assert scores(match)["goods"] == points


def test_goods_may_come_from_tokens_alone() -> None:
    match = table(seat(armies={"A01": 1}), seat(), agenda=taking(), tokens=TOKENS, settings={"goods_tokens": True})
    assert scores(match) == {"regions": 1, "continents": 1, "goods": 1}


# Ties: two players at the end of a game with equal points.

RUBIES = ["C01", "C02", "C03"]  # three points
ORES = ["C25", "C26", "C27", "C28"]  # three points
BLAND = [
    ["C06", "C07", "C08", "C10", "C31", "C16", "C17", "C18", "C32", "C33"],
    ["C11", "C12", "C13", "C34", "C19", "C20", "C21", "C35", "C36"],
]


def tied(first: dict[str, Any], second: dict[str, Any]) -> Match:
    """Both have equal goods: crystals three, carrots one, wood one, anvils one against ore three and the same."""
    return at_the_end(seat(cards=RUBIES + BLAND[0], **first), seat(cards=ORES + BLAND[1], **second))


def ranking(match: Match) -> tuple[tuple[int, ...], ...]:
    assert match.result is not None
    return match.result.ranking


def test_ties_are_broken_by_coins_and_then_by_armies() -> None:
    alike = {"coins": 5, "armies": {"A21": 1}}, {"coins": 5, "armies": {"A22": 1}}
    match = tied(*alike)
    assert match.result is not None
    assert match.result.totals[0] == match.result.totals[1]
    assert ranking(tied({**alike[0], "coins": 6}, alike[1])) == ((0,), (1,))
    more_armies = {"coins": 5, "armies": {"A22": 2}}
    assert ranking(tied(alike[0], more_armies)) == ((1,), (0,))
    assert ranking(tied({**alike[0], "coins": 6}, more_armies)) == ((0,), (1,))


def test_armies_not_cities_break_a_tie() -> None:
    match = tied({"coins": 5, "armies": {}, "cities": {"A21": 2}}, {"coins": 5, "armies": {"A22": 1}})
    assert ranking(match) == ((1,), (0,))


def test_regions_break_the_last_tie() -> None:
    """Equal points, coins and armies: three regions beat two regions with their continent."""
    seats = (
        seat(cards=RUBIES + BLAND[0], coins=5, armies={"A01": 1, "A02": 1, "A03": 1}),
        seat(cards=ORES + BLAND[1], coins=5, armies={"A21": 1, "A22": 2}),
    )
    neutral = {"A04": 1, "A05": 1, "A06": 8}
    match = at_the_end(*seats, neutral=neutral, settings={"neutral_armies": True})
    assert match.result is not None
    assert match.result.totals[0] == match.result.totals[1]
    assert ranking(match) == ((0,), (1,))


def test_what_is_still_tied_is_shared() -> None:
    match = tied({"coins": 5, "armies": {"A21": 1}}, {"coins": 5, "armies": {"A22": 1}})
    assert ranking(match) == ((0, 1),)
    assert match.result is not None
    assert (match.result.place(0), match.result.place(1)) == (1, 1)


@pytest.mark.parametrize("good", ["carrot", "wood", "anvil"])
def test_more_symbols_than_the_table_has_score_its_top(good: str) -> None:
    """Nine carrots and more, with the card that shows two; so for goods with a shorter table."""
    doubles = {"carrot": "C09", "wood": "C40", "anvil": "C40"}
    match = holding(*GOODS[good][0], doubles[good], "C41")
    assert match.view(None)["table"]["players"][0]["goods"]["carrot"]["cards"] in (0, 10)
    assert scores(match)["goods"] == 5


def test_the_token_of_a_contested_region_counts_for_nobody() -> None:
    for armies in ({"A01": 1}, {"A01": 2}):
        match = table(
            seat(armies={"A01": 1}, cards=["C01", "C02"]),
            seat(armies=armies, cards=["C31", "C16"]),
            agenda=taking(),
            tokens=TOKENS,
            settings={"goods_tokens": True},
        )
        assert scores(match)["goods"] == 2
        assert scores(match, 1)["goods"] == (0 if armies == {"A01": 1} else 1)
