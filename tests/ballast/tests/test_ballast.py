"""The rules of Ballast, a test for every row of its RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

from kantor import IllegalMove
from kantor.core.match import Match
from tests.ballast import Ballast


def at(*ships: dict[str, Any]) -> Match:
    position = {"players": len(ships), "ships": list(ships), "agenda": [{"do": "turn", "seat": 0}]}
    return Match.at(Ballast(), position, seed=1)


def test_everybody_gets_a_secret_stone() -> None:
    match = Match(Ballast(), 3, seed=5)
    assert [str(line).rsplit(" ", 1)[0] for line in match.lines()] == ["* stone"] * 3
    assert match.view(None)["table"]["pile"] == 9 - 3
    assert [ship["secret"] is not None for ship in match.view(1)["table"]["ships"]] == [False, True, False]


def test_the_turn_passes_clockwise_and_leaves_out_who_has_sailed() -> None:
    match = at({"secret": 1}, {"secret": 2, "sailed": True}, {"secret": 2})
    assert match.options(0) == ["load", "sail"]
    match.play(0, "load")
    assert match.actors == (2,)
    match.play(2, "sail")
    assert match.actors == (0,)


def test_a_full_ship_cannot_load() -> None:
    match = at({"secret": 1, "loaded": (1, 0, 2)}, {"secret": 2})
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, "load")
    assert refusal.value.rule == "full-ship"


def test_the_game_ends_when_all_have_sailed_or_the_pile_is_empty() -> None:
    match = at({"secret": 1}, {"secret": 2, "sailed": True})
    match.play(0, "sail")
    assert match.result is not None
    match = at({"secret": 1, "loaded": (1, 2, 0)}, {"secret": 2, "loaded": (1, 0, 2)})
    match.play(0, "load")
    assert match.result is not None


def test_a_ship_that_is_too_heavy_scores_nothing() -> None:
    match = at({"secret": 3, "loaded": (0, 0, 2)}, {"secret": 2, "loaded": (0, 2, 0), "sailed": True})
    match.play(0, "sail")
    assert match.result is not None
    assert match.result.totals == (0, 6)


def test_only_chance_gives_stones() -> None:
    with pytest.raises(IllegalMove) as refusal:
        at({"secret": 1}, {"secret": 2}).play(0, "stone 3")
    assert refusal.value.rule == "chance-decides"
