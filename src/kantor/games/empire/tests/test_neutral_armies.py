"""Neutral armies for two players; ruling E13."""

from typing import Any

import pytest

from kantor import BadSettings, Match
from kantor.core.position import chance_of

from .tables import GAME, refused, scores, seat, table, taking

NEUTRAL = {"neutral_armies": True}


def with_neutral(neutral: dict[str, int], *seats: dict[str, Any]) -> Match:
    return table(*seats, agenda=taking(), neutral=neutral, settings=NEUTRAL)


def test_neutral_armies_are_for_two_players() -> None:
    for players in (3, 4, 5):
        with pytest.raises(BadSettings, match="two players"):
            Match("empire", players, settings=NEUTRAL)


def test_the_lot_says_who_puts_the_first() -> None:
    begun = {Match("empire", 2, seed=seed, settings=NEUTRAL).actors for seed in range(20)}
    assert begun == {(0,), (1,)}
    setup = GAME.setup(2, NEUTRAL)
    position = GAME.new(setup)
    for _ in range(6):
        position.play(-1, chance_of(position)[0][0])
    texts = GAME.catalogue(setup).texts
    assert [(texts[move], weight) for move, weight in chance_of(position)] == [("first 0", 1), ("first 1", 1)]


def test_the_two_put_ten_neutral_armies_in_turns() -> None:
    match = Match("empire", 2, seed=1, settings=NEUTRAL)
    order = []
    for number in range(10):
        (who,) = match.actors
        order.append(who)
        assert len(match.options(who)) == 25
        match.play(who, f"neutral A{number % 3 + 1:02}")
    assert order == [order[0], 1 - order[0]] * 5
    assert match.view(None)["table"]["neutral"] == {"A01": 4, "A02": 3, "A03": 3}
    assert match.actors == (0, 1)


def test_neutral_armies_come_before_the_bid() -> None:
    match = Match("empire", 2, seed=1, settings=NEUTRAL)
    assert refused(match, match.actors[0], "bid 1") == "neutral-first"


def test_neutral_armies_take_regions_from_everybody() -> None:
    most = with_neutral({"A07": 10}, seat(armies={"A07": 2}), seat(armies={"A07": 1}))
    assert most.view(None)["table"]["control"] == {"A07": "neutral"}
    tie = with_neutral({"A07": 2, "A01": 8}, seat(armies={"A07": 2}), seat(armies={"A07": 1}))
    assert tie.view(None)["table"]["control"] == {"A01": "neutral"}
    assert scores(most) == scores(tie) == {"regions": 0, "continents": 0, "goods": 0}


def test_neutral_regions_take_a_continent_from_everybody() -> None:
    """One region each of two."""
    match = with_neutral({"A22": 10}, seat(armies={"A21": 1}), seat(armies={}))
    assert match.view(None)["table"]["continents"] == {}
    assert scores(match)["regions"] == 1
    match = with_neutral({"A22": 5, "A23": 3, "A25": 2}, seat(armies={"A24": 1}), seat(armies={}))
    assert match.view(None)["table"]["continents"] == {"A_SE": "neutral", "A_SW": "neutral"}


def test_a_neutral_army_may_be_destroyed() -> None:
    seats = seat(cards=["C23"]), seat()
    act = {"do": "acting", "seat": 0, "card": "C23", "left": 1}
    match = table(*seats, agenda=[act], neutral={"A05": 9, "A11": 1}, settings=NEUTRAL)
    assert match.options(0) == ["destroy 1 A11", "destroy-neutral A05", "destroy-neutral A11", "done"]
    assert refused(match, 0, "destroy-neutral A01") == "destroy-where"
    match.play(0, "destroy-neutral A05")
    assert match.view(None)["table"]["neutral"] == {"A05": 8, "A11": 1}
    assert match.view(None)["table"]["neutral_supply"] == 1


def test_destroyed_neutral_armies_do_not_come_back() -> None:
    match = with_neutral({"A05": 3}, seat(cards=["C23"]), seat(cards=["C01"]))
    assert match.options(0)[0] == "take 1"
    assert match.view(None)["table"]["neutral_supply"] == 7
