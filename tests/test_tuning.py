"""Tuning: factors move to where seats do better, steps must win, and a run goes on where it was stopped."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

import pytest

from kantor import GAMES
from kantor.bots import arena
from kantor.bots.arena import Outcome
from kantor.bots.beam_bot import BeamBot
from kantor.bots.bot import Choice
from kantor.bots.greedy import GreedyBot
from kantor.cli import run
from kantor.core.dice import Dice
from kantor.core.game import Game
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.position import Position, options_of
from kantor.core.setup import Setup

pytest.importorskip("numpy")

from kantor.training import tune

HANSA = GAMES["hansa"]
SETUP = HANSA.setup(3)
BEST = {"keys": 1.5, "actions": -1.5}  # where the logarithms of these factors should go, from where they begin
PLAYED: list[int] = []


def outcome(game: Any, setup: Any, bots: list[Any], seed: int) -> Outcome:
    """A game that whoever is nearer to BEST wins, but for luck."""
    PLAYED.append(seed)
    pick = random.Random(seed)
    start = game.factors(setup)
    points = []
    for bot in bots:
        factors = getattr(bot, "factors", start)
        off = sum(abs(math.log(factors[name] / start[name]) - to) for name, to in BEST.items())
        points.append(round(100 - 20 * off + pick.gauss(0, 4)))
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    return Outcome(tuple(points), tuple((seat,) for seat in order), 1, True)


@pytest.fixture(autouse=True)
def quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "play_out", outcome)
    monkeypatch.setattr(arena, "play_out", outcome)
    PLAYED.clear()


def test_factors_move_to_where_they_win(tmp_path: Path) -> None:
    tuning = tune.Tuning(HANSA, SETUP, tmp_path)
    start = dict(tuning.best)
    steps = [tuning.round(150, 60) for _ in range(3)]
    assert steps[0].taken
    assert tuning.best["keys"] > 1.5 * start["keys"]
    assert tuning.best["actions"] < start["actions"] / 1.5
    others = [abs(math.log(tuning.best[name] / start[name])) for name in start if name not in BEST]
    assert max(others) < 0.6


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    tune.Tuning(HANSA, SETUP, tmp_path).round(20, 6)
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(b'\n{"round": 1, "se')  # a kill while a line was written
    half = tune.Tuning(HANSA, SETUP, tmp_path)
    rows = half._played(1, 10)
    for _ in range(4 * SETUP.players):
        next(rows)
    PLAYED.clear()
    again = tune.Tuning(HANSA, SETUP, tmp_path)
    assert again.best == half.best
    assert len(list(again._played(1, 10))) == 10 * SETUP.players
    assert len(PLAYED) == 6


def test_steps_that_dont_win_arent_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "stepped", lambda factors, rows: tune.times(factors, [0.8] * len(factors)))
    tuning = tune.Tuning(HANSA, SETUP, tmp_path)
    before = dict(tuning.best)
    BEST["keys"], kept = -1.5, BEST["keys"]
    try:
        assert not tuning.round(5, 60).taken
    finally:
        BEST["keys"] = kept
    assert tuning.best == before


def begun(game: Game[Any], setup: Setup, moves: int) -> tuple[Position, int]:
    """A position after the first options of so many decisions, and who decides there."""
    at, dice = game.new(setup), Dice(1)
    for _ in range(moves):
        seat = settle_chance(at, dice, Options())
        at.play(seat, options_of(at, seat)[0])
    return at, int(settle_chance(at, dice, Options()))


@pytest.mark.parametrize(("key", "name"), [("hansa", "supply"), ("amber", "near")])
def test_tuned_positions_judge_otherwise_and_play_alike(key: str, name: str) -> None:
    game = GAMES[key]
    setup = game.setup(3)
    at, seat = begun(game, setup, 12)
    factors = game.factors(setup)
    same = game.tuned(at, setup, factors)
    other = game.tuned(at, setup, {**factors, name: 5.0})
    assert same.judge(seat) == at.judge(seat)
    assert other.judge(seat) != at.judge(seat)
    assert other.evaluate(seat) == at.evaluate(seat)
    assert other.copy().judge(seat) == other.judge(seat)
    assert options_of(other, seat) == options_of(at, seat)


def test_where_turns_are_short_a_look_to_the_end_of_the_action_is_tuned() -> None:
    game = GAMES["amber"]
    setup = game.setup(3)
    at, seat = begun(game, setup, 12)
    moves = set()
    for near in (0.01, 1.0, 50.0):
        bot = tune.TunedBot({**game.factors(setup), "near": near, "next": near})
        moves.add(bot.choose(Choice(game, setup, at, seat, Dice(3))))
    assert moves <= set(options_of(at, seat))
    assert len(moves) > 1
    assert isinstance(tune.frozen(game), GreedyBot)
    assert isinstance(tune.frozen(HANSA), BeamBot)


def test_games_without_factors_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tune", "merchants", "--players", "2"]) == 2
    assert "kantor train" in capsys.readouterr().err
