"""PettingZoo's own tests on every game and set-up, and what they don't ask."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import kantor
from kantor import rl
from kantor.core.game import Game
from kantor.core.position import options_of
from tests.contract.cases import TOY, Case, every_case, every_count_of_players, every_game

CYCLES = 40
QUICKLY = 25  # PettingZoo's benchmark takes five seconds a game otherwise


def environment(case: Case, render_mode: str | None = None) -> Any:
    return rl.env(case.game, case.setup.players, case.setup.settings, render_mode)


def play(env: Any, seed: int, choose: Callable[[dict[str, Any]], int], steps: int = 10**6) -> int:
    """Play a match, checking what each agent is given; the number of steps."""
    env.reset(seed=seed)
    for done, agent in enumerate(env.agent_iter(steps)):
        observed, _, terminated, truncated, _ = env.last()
        assert env.observation_space(agent).contains(observed)
        if terminated or truncated:
            return done
        env.step(choose(observed))
    return steps


def any_move(seed: int) -> Callable[[dict[str, Any]], int]:
    dice = np.random.default_rng(seed)
    return lambda observed: int(dice.choice(np.flatnonzero(observed["action_mask"])))


# It knows PettingZoo's environments with a mask by name, and warns of all others.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@every_case
def test_pettingzoos_api_test(case: Case) -> None:
    api_test(environment(case), num_cycles=CYCLES)


@every_case
def test_pettingzoos_seed_test(case: Case) -> None:
    seed_test(partial(environment, case), num_cycles=CYCLES)


@every_game
def test_pettingzoos_render_test(game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(rl.env, game), custom_tests={"svg": lambda drawn: drawn.startswith("<svg ")})
    assert "seat_0" in capsys.readouterr().out


@every_game
def test_pettingzoos_performance_benchmark(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = SimpleNamespace(time=lambda: time.monotonic() * QUICKLY)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(rl.env(game))
    assert "turns per second" in capsys.readouterr().out


@every_count_of_players
def test_a_match_ends_with_the_utilities_of_its_result(case: Case) -> None:
    env = environment(case)
    for seed in range(5):
        play(env, seed, any_move(seed))
        episode = env.unwrapped.episode
        assert episode.over or episode.truncated
        rewards = [env.unwrapped._cumulative_rewards[agent] for agent in env.possible_agents]
        assert sum(rewards) == pytest.approx(0)
        expected = [episode.result().utility(seat) if episode.over else 0.0 for seat in range(case.setup.players)]
        assert rewards == pytest.approx(expected)


@every_count_of_players
def test_an_agent_gets_the_options_of_its_seat_as_its_mask(case: Case) -> None:
    env = environment(case)

    def compare(observed: dict[str, Any]) -> int:
        episode = env.unwrapped.episode
        options = options_of(episode.position, episode.seat)
        assert sorted(options) == np.flatnonzero(observed["action_mask"]).tolist()
        for other in env.agents:
            if other != env.agent_selection:
                assert not env.observe(other)["action_mask"].any()
        return options[0]

    play(env, 1, compare, steps=60)


def test_a_match_without_end_is_cut_off_at_the_limit_of_moves() -> None:
    env = rl.env(TOY)
    pass_on = TOY.catalogue(TOY.setup()).index("bid 0")
    assert play(env, 1, lambda observed: pass_on) == TOY.move_limit(TOY.setup())
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}


def test_seats_that_answer_at_once_are_asked_in_seat_order_and_see_no_answer() -> None:
    env = rl.env(TOY, players=3)
    env.reset(seed=4)
    catalogue = TOY.catalogue(TOY.setup(3))
    last = env.observe("seat_2")["observation"]
    for agent, bid in (("seat_0", 1), ("seat_1", 3)):
        assert env.agent_selection == agent
        env.step(catalogue.index(f"bid {bid}"))
    assert env.agent_selection == "seat_2"
    other = rl.env(TOY, players=3)
    other.reset(seed=4)
    for bid in (2, 0):
        other.step(catalogue.index(f"bid {bid}"))
    assert (env.observe("seat_2")["observation"] == other.observe("seat_2")["observation"]).all()
    assert (env.observe("seat_2")["observation"] != last).any()  # it is told who still owes an answer


def test_ids_carry_the_version_of_the_game() -> None:
    env = rl.env("merchants-v1", players=3)
    assert env.metadata["name"] == "kantor_merchants_v1"
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    with pytest.raises(kantor.BadSettings, match="version 1"):
        rl.env("merchants-v99")
    with pytest.raises(kantor.BadSettings, match="no game"):
        rl.env("monopoly")


@pytest.mark.parametrize(
    ("action", "error", "says"),
    [
        (86, kantor.IllegalMove, "loading-first"),
        (-1, kantor.MalformedMove, "actions are 0 to"),
        (10**9, kantor.MalformedMove, "actions are 0 to"),
        (None, kantor.MalformedMove, "not a NoneType"),
        (1.5, kantor.MalformedMove, "not a float"),
        ("load fish", kantor.MalformedMove, "not a str"),
    ],
)
def test_an_action_that_cannot_be_is_refused_and_nothing_is_played(
    action: Any, error: type[Exception], says: str
) -> None:
    env = rl.env("merchants")
    env.reset(seed=1)
    before = env.last()[0]["observation"]
    with pytest.raises(error, match=says):
        env.step(action)
    assert (env.last()[0]["observation"] == before).all()
    env.step(np.int64(env.last()[0]["action_mask"].argmax()))


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(kantor.BadSettings, match="render mode"):
        rl.env("merchants", render_mode="hologram")
