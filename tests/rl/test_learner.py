"""The reference learner: it learns at toy size, and its weights know what they are for."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import kantor
from kantor import rl
from kantor.bots.simulation import simulate
from kantor.rl.learner import WEIGHTS, LearnedBot, Policy, picked, self_play, share_against_random, train
from tests.contract.cases import TOY


@pytest.mark.compiled
def test_a_little_training_beats_random_at_merchants() -> None:
    policy = train(rl.vector("merchants", count=48), updates=40, steps=192)
    share = share_against_random(rl.vector("merchants", count=48, seed=1), policy, 400)
    assert share > 0.65


def test_training_runs_at_toy_size() -> None:
    env = rl.vector(TOY, count=8)
    policy = train(env, updates=4, steps=60)
    assert all(np.isfinite(weight).all() for weight in policy.w.values())
    assert any(weight.any() for name, weight in policy.w.items() if name != "in")
    assert 0 <= share_against_random(rl.vector(TOY, count=8, seed=1), policy, 30) <= 1


def test_self_play_gives_each_decision_the_utility_of_its_seat() -> None:
    env = rl.vector(TOY, count=4, seed=3)
    policy = Policy(env.observations.shape[1], env.masks.shape[1])
    played = self_play(env, policy, 80, np.random.default_rng(1))
    assert len(played.actions) == len(played.returns) > 100
    assert set(played.returns.tolist()) <= {-1.0, 0.0, 1.0}
    assert (played.masks[np.arange(len(played.actions)), played.actions] == 1).all()


def test_moves_are_picked_by_their_probability() -> None:
    chances = np.tile(np.array([0.0, 0.25, 0.75, 0.0], np.float32), (4000, 1))
    counts = np.bincount(picked(chances, np.random.default_rng(1)), minlength=4)
    assert (counts[0], counts[3]) == (0, 0)
    assert counts[2] / 4000 == pytest.approx(0.75, abs=0.03)


def test_saved_weights_play_as_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = kantor.GAMES["merchants"]
    env = rl.vector(game, count=2)
    policy = Policy(env.observations.shape[1], env.masks.shape[1])
    policy.save(tmp_path / "w.npz", game, env.setup)
    monkeypatch.setenv(WEIGHTS, str(tmp_path / "w.npz"))
    summary = simulate(game, env.setup, ["kantor.rl.learner:LearnedBot", "random"], games=2)
    assert summary.games == 2
    with pytest.raises(kantor.BadSettings, match="other moves"):
        Policy.load(tmp_path / "w.npz", game, game.setup(3))
    assert LearnedBot()._policy is None
