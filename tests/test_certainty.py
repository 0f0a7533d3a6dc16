"""Certainty: chances are told as sure as they should be, and nothing else changes."""

from __future__ import annotations

from typing import Any

import pytest

from kantor import GAMES
from kantor.bots import searcher as searching
from kantor.bots.arena import play_out
from kantor.bots.certainty import Certainty, certainty_of, raised, told
from kantor.bots.levels import level_of
from kantor.bots.searcher import Searcher
from kantor.bots.thoughts import OptionThoughts, Thoughts
from kantor.core.game import Game

SURE = Thoughts(7, (OptionThoughts(7, 90, (0.8, 0.15, 0.05), 0.7, 0.9, (7, 3)), OptionThoughts(3, 2, (1, 0, 0), 1, 1)))


def test_powers_go_from_first_to_last() -> None:
    assert [Certainty(0.5, 1.5).power(left) for left in (1.0, 0.5, 0.0)] == [0.5, 1.0, 1.5]


@pytest.mark.parametrize(("power", "surer"), [(0.5, False), (2.0, True)])
def test_chances_come_nearer_or_go_further_apart(power: float, surer: bool) -> None:
    chances = raised((0.8, 0.15, 0.05), power)
    assert sum(chances) == pytest.approx(1.0)
    assert (chances[0] > 0.8) is surer
    assert chances == sorted(chances, reverse=True)
    assert raised(chances, 1 / power) == pytest.approx([0.8, 0.15, 0.05])


@pytest.mark.parametrize("power", [0.3, 0.9, 1.0, 1.7])
def test_bounds_stay_around_the_chance(power: float) -> None:
    found = told(SURE, 0, power)
    assert [option.move for option in found.options] == [7, 3]
    assert (found.move, found.options[0].visits, found.options[0].line) == (7, 90, (7, 3))
    for option in found.options:
        assert 0.0 <= option.low <= option.chances[0] <= option.high <= 1.0
    assert found.options[0].low < found.options[0].chances[0] < found.options[0].high


def test_a_power_of_one_tells_what_was_found() -> None:
    assert told(SURE, 0, 1.0) is SURE


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_told_changes_nothing_that_is_played(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """With noise in its judgement too."""
    level = level_of("merchant@12sims")
    assert level is not None
    outcomes = []
    heard: list[list[tuple[float, ...]]] = []
    for certainty in (Certainty(), Certainty(0.4, 1.9)):
        monkeypatch.setattr(searching, "certainty_of", lambda game, players, it=certainty: it)
        said: list[Thoughts] = []
        outcomes.append(play_out(game, game.setup(3), [Searcher(level) for _ in range(3)], 5, said.append))
        heard.append([thoughts.options[0].chances for thoughts in said if thoughts.options])
    assert outcomes[0] == outcomes[1]
    assert heard[0] != heard[1]


def test_every_game_has_sensible_powers() -> None:
    for game in GAMES.values():
        for players in game.seats:
            found = certainty_of(game, players)
            assert 0.1 <= found.first <= 2.0
            assert 0.1 <= found.last <= 2.0
