"""The measuring of calibrations: it finds by how much bots are too sure, goes on after a stop, and writes tables."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kantor.bots.certainty import Certainty
from tools.strength import calibrations
from tools.strength.calibrations import Played, Said, found_in, measure, read, table


def boasts(count: int, true: float, said: float) -> list[Played]:
    """Games of two, of which the first seat wins so many; every decision it says another chance."""
    pick = random.Random(2)
    moments = (Said(1.0, (said, 1 - said)), Said(0.5, (said, 1 - said)), Said(0.0, (said, 1 - said)))
    return [Played(deal, (0 if pick.random() < true else 1,), moments) for deal in range(count)]


def test_boasts_are_told_as_they_should_be() -> None:
    found = found_in("merchants", 2, boasts(400, 0.7, 0.95))
    assert found.as_searched == pytest.approx(0.25, abs=0.05)
    assert found.told.error < 0.06
    assert found.certainty.first < 0.5
    assert found.certainty.last < 0.5
    assert found.told.games == 400


def test_true_chances_stay_as_they_are() -> None:
    found = found_in("merchants", 2, boasts(600, 0.8, 0.8))
    assert found.certainty.power(0.5) == pytest.approx(1.0, abs=0.2)


def test_what_helps_only_where_it_was_found_is_not_kept() -> None:
    """Deals with even numbers are all won, the others all lost: by what either half teaches the other one is told
    worse."""
    games = [Played(deal, (deal % 2,), (Said(0.5, (0.6, 0.4)),)) for deal in range(40)]
    found = found_in("merchants", 2, games)
    assert found.certainty == Certainty()
    assert found.told.error == found.as_searched == pytest.approx(0.1)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibrations, "MOST", 2)
    monkeypatch.setattr(calibrations, "BOT", "merchant@3sims")
    counts = [("merchants", 2), ("empire", 2)]
    measure(counts, tmp_path, 10)
    file = tmp_path / "merchants-2.jsonl"
    before = read(file)
    assert [played.deal for played in before] == [0, 1]
    assert all(sum(said.chances) == pytest.approx(1.0, abs=0.001) for played in before for said in played.said)
    file.write_bytes(file.read_bytes()[:-20])
    measure(counts, tmp_path, 10)
    assert read(file) == before


def test_the_table_says_what_was_reached() -> None:
    lines = table([found_in("merchants", 2, boasts(600, 0.8, 0.8))]).splitlines()
    assert lines[2].startswith("| Merchants | 2 | 600 |")
    assert lines[2].endswith("| yes |")
