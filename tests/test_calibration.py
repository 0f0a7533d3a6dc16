"""Calibration: what was said is held against what came, and games are drawn anew as wholes."""

from __future__ import annotations

import json
import random

import pytest

from kantor import GAMES
from kantor.bots.calibration import calibrate, counted, summed_up
from kantor.cli import run


def games(true: float, said: float, count: int, seed: int = 1) -> list[int]:
    pick = random.Random(seed)
    return [0 if pick.random() < true else 1 for _ in range(count)]


def test_true_chances_are_calibrated() -> None:
    tallies = [counted([(0.7, 0.3)] * 5, [winner], 2) for winner in games(0.7, 0.7, 400)]
    found = summed_up(tallies)
    assert found.error < 0.05
    assert found.low <= found.error <= found.high
    assert found.brier == pytest.approx(0.7 * 0.3, abs=0.03)
    assert found.chances == 400 * 5 * 2


def test_boasts_are_found_out() -> None:
    tallies = [counted([(0.9, 0.1)], [winner], 2) for winner in games(0.6, 0.9, 400)]
    assert summed_up(tallies).error == pytest.approx(0.3, abs=0.06)


def test_a_shared_win_counts_in_parts() -> None:
    tally = counted([(0.5, 0.5)], [0, 1], 2)
    assert summed_up([tally]).error == 0.0
    assert tally.squares == 0.0


def test_the_same_seed_says_the_same() -> None:
    game = GAMES["merchants"]
    one, other = (calibrate(game, game.setup(2), "merchant@6sims", 2, seed=3) for _ in range(2))
    assert one == other
    assert one.chances > 40


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["calibrate", "merchants", "--players", "2", "--bot", "merchant@4sims", "--games", "1"]
    assert run([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 1
    assert len(found["bins"]) == 10
    assert run([*arguments, "--lang", "pl"]) == 0
    assert "Briera" in capsys.readouterr().out
