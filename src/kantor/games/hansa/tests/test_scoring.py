"""Rulebook: "Podliczanie punktów renomy", "Koniec gry"."""

from typing import Any

import pytest

from kantor import Match
from kantor.core.position import parts_of
from tests.contract import whole

from .tables import seat, table

NETWORK = {
    "hamburg": "0t - -",
    "bremen": "0m -",
    "osnabruck": "0t 0t -",
    "minden": "0t 0t - -",
    "munster": "0m -",
    "arnheim": "0t - - -",
    "duisburg": "0t",
}


def score(match: Match, who: int = 0) -> dict[str, int]:
    found: dict[str, int] = match.view(who)["scores"][who]
    return found


def test_the_example_of_nine_offices_and_27_points() -> None:
    """Seven cities with nine offices hang together; the office in Kampen is next to none of them."""
    cities = {
        "minden": "0t 0t - -",
        "hannover": "0t -",
        "luneburg": "0m -",
        "hamburg": "0t - -",
        "perleberg": "0t - -",
        "stendal": "0t 0m - -",
        "brunswiek": "0t",
        "kampen": "0m -",
    }
    match = table(seat(abilities={"keys": 3, "book": 2}), seat(), seat(), seat(), cities=cities)
    assert score(match)["network"] == 27


def test_branches_count_for_the_network() -> None:
    match = table(seat(abilities={"keys": 3, "book": 2}), seat(), seat(), seat(), cities=NETWORK)
    assert score(match)["network"] == 27


def test_the_example_of_eight_offices_and_24_points() -> None:
    cities = {city: row for city, row in NETWORK.items() if city != "duisburg"}
    match = table(seat(abilities={"keys": 3, "book": 1}), seat(), seat(), seat(), edition="classic", cities=cities)
    assert score(match)["network"] == 24


@pytest.mark.parametrize(("steps", "value"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_keys_show_one_two_two_three_four(steps: int, value: int) -> None:
    match = table(seat(abilities={"keys": steps}), seat(), seat(), cities={"hamburg": "0t - -"})
    assert score(match)["network"] == value


def test_additional_offices_count_for_the_network() -> None:
    match = table(seat(), seat(), seat(), cities={"hamburg": "0t|1t - -", "lubeck": "0t -"})
    assert score(match)["network"] == 2


def test_full_abilities_count_four_but_not_the_keys() -> None:
    match = table(seat(abilities={"keys": 4, "actions": 5, "bank": 3, "book": 2}), seat(), seat())
    assert score(match)["abilities"] == 8


@pytest.mark.parametrize(
    ("number", "worth"),
    [(0, 0), (1, 1), (2, 3), (3, 3), (4, 6), (5, 6), (6, 10), (7, 10), (8, 15), (9, 15), (10, 21), (11, 21)],
)
def test_tokens_count_by_their_number(number: int, worth: int) -> None:
    kinds = ["additional_office"] * 4 + ["exchange_offices"] * 3 + ["develop_ability"] * 2 + ["plus_3_actions"] * 2
    held: dict[str, int] = {}
    for kind in kinds[:number]:
        held[kind] = held.get(kind, 0) + 1
    assert score(table(seat(tokens=held), seat(), seat()))["tokens"] == worth
    assert score(table(seat(used_tokens=held), seat(), seat()))["tokens"] == worth


def test_prestige_spaces_count() -> None:
    match = table(seat(abilities={"book": 1}), seat(), seat(), prestige=[0, None, None, 0])
    assert score(match)["prestige"] == 18


def test_controlled_cities_count_two() -> None:
    match = table(seat(), seat(), seat(), cities={"hamburg": "0t - -", "lubeck": "1t 0t", "minden": "1t 0t 1t -"})
    assert score(match)["cities"] == 4


def test_six_categories_are_added() -> None:
    match = table(
        seat(points=5, tokens={"plus_3_actions": 1}, abilities={"bank": 3}),
        seat(),
        seat(),
        cities={"hamburg": "0t - -"},
        prestige=[0, None, None, None],
    )
    found = {"track": 5, "abilities": 4, "tokens": 1, "prestige": 7, "cities": 2, "network": 1}
    assert score(match) == found


END = {"routes": {"stade-hamburg": "0t 0t 0t"}, "cities": {"stade": "2m"}}


def ended(first: dict[str, object], second: dict[str, object], **fields: object) -> Match:
    """Seats 0 and 1 are level when seat 2 comes to 20 points; seat 2 loses by far less, so it starts from below."""
    match = table(first, second, seat(points=19), **{**END, **fields})  # type: ignore[arg-type]
    match.play(0, "establish-route stade-hamburg")
    assert match.actors == ()
    return match


def test_classic_shares_a_tie() -> None:
    match = ended(
        seat(points=19, abilities={"bank": 3}), seat(points=19, abilities={"privilege": 3}), edition="classic"
    )
    assert match.result is not None
    assert match.result.totals == (23, 23, 23)
    assert match.result.winners == (0, 1, 2)


def test_big_box_breaks_a_tie() -> None:
    """Fewest steps on Actions first; then the points for the network; then it is shared."""
    match = ended(
        seat(points=19, abilities={"bank": 3, "actions": 1}), seat(points=19, abilities={"privilege": 3, "actions": 2})
    )
    assert match.result is not None
    assert match.result.totals == (23, 23, 23)
    assert match.result.ranking == ((2,), (0,), (1,))
    network = ended(
        seat(points=16, abilities={"bank": 3}),
        seat(points=19, abilities={"privilege": 3}),
        cities={"stade": "2m", "lubeck": "0t -"},
    )
    assert network.result is not None
    assert network.result.totals == (23, 23, 23)
    assert network.result.ranking == ((0, 2), (1,))


def test_fewer_steps_on_actions_count_before_a_larger_network() -> None:
    """Seat 0 has the larger network and the more actions: the actions decide."""
    match = ended(
        seat(points=16, abilities={"bank": 3, "actions": 1}),
        seat(points=19, abilities={"privilege": 3}),
        cities={"stade": "2m", "lubeck": "0t -"},
    )
    assert match.result is not None
    assert match.result.totals == (23, 23, 23)
    assert match.result.ranking == ((2,), (1,), (0,))


def ranked(match: Match) -> tuple[tuple[int, ...], ...]:
    """The ranking as the scores stand; one number a seat says the same."""
    _, position = match.game.position_from_json(match.position())
    whole.check_order_at(position)
    ranking: tuple[tuple[int, ...], ...] = position.result().ranking
    return ranking


def just_behind(*seats: dict[str, Any], **fields: Any) -> Match:
    """Seat 1 has one point less than seat 0, all told."""
    match = table(*seats, **fields)
    ahead, behind = (sum(match.view(who)["scores"][who].values()) for who in (0, 1))
    return table(seats[0], {**seats[1], "points": ahead - behind - 1}, *seats[2:], **fields)


def test_one_number_counts_missions_and_countries() -> None:
    cities = {"dortmund": "0m -", "minden": "0t 1t - -"}
    fields: dict[str, Any] = {"missions": True, "cities": cities}
    assert table(seat(mission=2), seat(mission=1), seat(mission=3), **fields).view(0)["scores"][0]["mission"] == 2
    assert ranked(just_behind(seat(mission=2), seat(mission=1), seat(mission=3), **fields))[:2] == ((0,), (1,))
    fields = {"board": "britannia", "cities": {"conway": "0t -", "montgomery": "0t -"}}
    assert table(seat(), seat(), seat(), **fields).view(0)["scores"][0]["wales"] > 1
    assert ranked(just_behind(seat(), seat(), seat(), **fields))[:2] == ((0,), (1,))
    tied = table(seat(points=3), seat(points=3), seat(points=1))
    assert ranked(tied) == ((0, 1), (2,))
    assert ranked(table(seat(points=3), seat(points=3, abilities={"actions": 1}), seat())) == ((0,), (1,), (2,))


def test_the_parts_of_a_judgement_hold_the_points() -> None:
    points = ("track", "full-abilities", "tokens", "prestige", "cities", "network", "countries", "mission")
    match = table(seat(points=4, abilities={"book": 3}), seat(points=7), seat(), seat(), cities=NETWORK)
    _, position = match.game.position_from_json(match.position())
    for who, total in enumerate(position.result().totals):
        found = dict(zip(match.game.parts, parts_of(position, who, who, len(match.game.parts)), strict=True))
        assert sum(found[name] for name in points) == total
    assert position.result().totals[0] > 4
