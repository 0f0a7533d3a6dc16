"""The vector environment: the same matches as one by one, whatever their number and the number of processes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import kantor
from kantor import rl
from kantor.core.game import Game
from kantor.rl.batch import stream
from kantor.rl.episode import Episode
from tests.contract.cases import TOY, Case, every_case, every_game

STEPS = 150


def played(env: rl.VectorEnv, steps: int) -> Iterator[list[bytes]]:
    """What there is to see at first and after each of some steps."""
    for _ in range(steps):
        yield [np.asarray(array).tobytes() for array in shown(env)]
        env.play(env.sample())
    env.close()


def shown(env: rl.VectorEnv) -> tuple[Any, ...]:
    return env.observations, env.masks, env.seats, env.done, env.rewards


@every_case
def test_each_match_plays_as_it_would_alone(case: Case) -> None:
    env = rl.vector(case.game, case.setup.players, case.setup.settings, count=3, seed=5)
    alone = [Episode(case.game, case.setup.players, case.setup.settings) for _ in range(3)]
    for index, episode in enumerate(alone):
        episode.begin(int(stream(5, index)))
    for _ in range(STEPS):
        actions = env.sample()
        for index, episode in enumerate(alone):
            assert env.seats[index] == episode.seat
            assert env.observations[index].tolist() == episode.observation(episode.seat).tolist()
            assert env.masks[index].tolist() == episode.mask(episode.seat).tolist()
            episode.play(episode.checked(actions[index]))
        env.step(np.array(actions))
        for index, episode in enumerate(alone):
            assert env.done[index] == (1 if episode.over else 2 if episode.truncated else 0)
            utilities = (
                [episode.result().utility(seat) for seat in range(case.setup.players)] if episode.over else [0.0]
            )
            assert (env.rewards[index] == utilities).all()
            if episode.over or episode.truncated:
                dice = episode.dice  # the next match goes on with the same chance
                episode.begin(0)
                episode.dice, episode.position = dice, case.game.new(case.setup)
                episode._go_on()


@every_game
def test_the_same_seed_plays_the_same_whatever_the_count(game: Game[Any]) -> None:
    few, many = rl.vector(game, count=2, seed=9), rl.vector(game, count=5, seed=9)
    other = rl.vector(game, count=2, seed=10)
    differs = False
    for _ in range(60):
        for one, two in zip(shown(few), shown(many), strict=True):
            assert (one == two[:2]).all()
        differs = differs or (few.observations != other.observations).any()
        few.play(few.sample())
        many.play(many.sample())
        other.play(other.sample())
    assert differs


def test_several_processes_play_the_same_matches() -> None:
    one, two = (rl.vector("merchants", 3, count=5, seed=2, processes=processes) for processes in (1, 2))
    assert list(played(one, 80)) == list(played(two, 80))


def test_processes_refuse_what_is_not_offered_and_play_nothing() -> None:
    with rl.vector("merchants", count=4, processes=2) as env:
        before = env.observations.copy()
        with pytest.raises(kantor.BadSettings, match="match 3"):
            env.step([*env.sample()[:3], 86])
        with pytest.raises(kantor.BadSettings, match="match 0"):
            env.step([10**6, 0, 0, 0])
        assert (env.observations == before).all()
        env.step(env.sample())
        env.close()
        env.close()


def test_a_match_that_ends_begins_anew_and_says_so_for_one_step() -> None:
    env = rl.vector("merchants", 2, count=8, seed=1)
    ended = np.zeros(8, int)
    for _ in range(1500):
        before = env.done.copy()
        env.step(env.sample())
        ended += env.done == 1
        assert not (before & env.done).any()
        assert (env.rewards.sum(axis=1) == 0).all()
        assert (env.rewards[env.done == 0] == 0).all()
        assert env.masks.any(axis=1).all()
    assert (ended > 3).all()


def test_the_limit_of_moves_cuts_a_match_off() -> None:
    env = rl.vector(TOY, count=2)
    nothing = env.catalogue.index("bid 0")
    for _ in range(TOY.move_limit(env.setup)):
        assert not env.done.any()
        env.step([nothing, nothing])
    assert env.done.tolist() == [2, 2]
    assert not env.rewards.any()


@pytest.mark.parametrize(
    ("actions", "says"),
    [([0], "each of the 2"), ([0, 0, 0], "each of the 2"), ([0.0, 1.0], "whole number"), ([86, 86], "match 0")],
)
def test_actions_that_cannot_be_are_refused_and_nothing_is_played(actions: Any, says: str) -> None:
    env = rl.vector("merchants", count=2)
    before = env.observations.copy()
    with pytest.raises(kantor.BadSettings, match=says):
        env.step(actions)
    with pytest.raises(kantor.BadSettings):
        env.play([0])
    assert (env.observations == before).all()


@pytest.mark.parametrize(
    "wrong", [{"count": 0}, {"count": 2**20 + 1}, {"count": 1.5}, {"seed": -1}, {"seed": 2**40}, {"processes": 0}]
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(kantor.BadSettings):
        rl.vector("merchants", **wrong)


@every_game
def test_the_arrays_are_views_and_cannot_be_written(game: Game[Any]) -> None:
    env = rl.vector(game, count=2)
    assert not any(array.flags.writeable or array.flags.owndata for array in shown(env))
