"""Gymnasium's own check on every game, and the seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kantor
from kantor import rl
from kantor.bots import Bot, Choice
from kantor.core.game import Game
from tests.contract.cases import TOY, Case, every_case, every_game


def play(env: Any, seed: int) -> tuple[float, bool, bool]:
    """One episode of legal moves at random."""
    dice = np.random.default_rng(seed)
    observed, _ = env.reset(seed=seed)
    while True:
        action = dice.choice(np.flatnonzero(observed["action_mask"]))
        observed, reward, terminated, truncated, _ = env.step(action)
        assert env.observation_space.contains(observed)
        if terminated or truncated:
            return reward, terminated, truncated
        assert env.unwrapped.episode.seat == env.unwrapped.seat


@every_game
@pytest.mark.filterwarnings("ignore:.*WARN.*:UserWarning")  # what the checker would like better, such as small boxes
def test_gymnasiums_checker(game: Game[Any]) -> None:
    check_env(rl.single(game, seat=1, render_mode="ansi"))


@every_case
def test_an_episode_runs_to_its_end(case: Case) -> None:
    for seat in range(case.setup.players):
        env = rl.single(case.game, case.setup.players, case.setup.settings, seat)
        reward, terminated, truncated = play(env, seed=seat)
        assert terminated != truncated
        assert -1 <= reward <= 1
        assert terminated or reward == 0


@pytest.mark.filterwarnings("ignore:.*WARN.*:UserWarning")
def test_gymnasium_makes_every_game_by_its_id() -> None:
    for key, game in kantor.GAMES.items():
        env = gymnasium.make(f"kantor/{key}-v{game.version}", players=game.seats[-1], bots=("greedy", "random"))
        play(env, seed=2)


def test_an_illegal_action_loses_and_says_why() -> None:
    env = rl.single("merchants")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(86)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "loading-first" in info["refused"]


def test_an_illegal_action_is_refused_where_that_was_asked() -> None:
    env = rl.single("merchants", illegal="refuse")
    env.reset(seed=1)
    with pytest.raises(kantor.IllegalMove, match="loading-first"):
        env.step(86)
    assert env.action_masks().sum() > 0


def test_the_limit_of_moves_truncates() -> None:
    env = rl.single(TOY, bots=("tests.rl.test_single:Miser",), illegal="refuse")
    env.reset(seed=1)
    nothing = TOY.catalogue(TOY.setup()).index("bid 0")
    while True:
        _, reward, terminated, truncated, _ = env.step(nothing)
        if terminated or truncated:
            break
    assert (reward, terminated, truncated) == (0.0, False, True)


class Miser(Bot):
    def choose(self, choice: Choice) -> int:
        return choice.options[0]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seat": 2}, "seats are 0 to 1"),
        ({"seat": -1}, "seats are 0 to 1"),
        ({"illegal": "explode"}, "lose, refuse"),
        ({"bots": ("nobody",)}, "nobody"),
        ({"bots": ("random", "random")}, "1"),
        ({"render_mode": "oil"}, "ansi, svg, human"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(kantor.BadSettings, match=says):
        rl.single("merchants", **wrong)
