"""The measuring of calibrations: it finds by how much bots are too sure, goes on after a stop, and writes tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from kantor.bots.certainty import Certainty
from tools.strength import calibrations
from tools.strength.calibrations import Found, Played, Said, found_in, measure, read, table
from tools.strength.counts import counts, together


def boasts(true: float, said: float) -> list[Played]:
    """A hundred games of two, of which the first seat wins just so many, as many among the even deals as among the
    odd ones; at every decision it says another chance."""
    moments = tuple(Said(left, (said, 1 - said)) for left in (1.0, 0.5, 0.0))
    return [Played(deal, (0 if 19 * deal % 100 < 100 * true else 1,), moments) for deal in range(100)]


def test_boasts_are_told_as_they_should_be() -> None:
    found = found_in("merchants", 2, boasts(0.7, 0.95))
    assert found.as_searched == pytest.approx(0.25)
    assert found.told.error < 0.02
    assert found.certainty.first < 0.5
    assert found.certainty.last < 0.5
    assert found.told.games == 100


def test_true_chances_stay_as_they_are() -> None:
    found = found_in("merchants", 2, boasts(0.8, 0.8))
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
    (file,) = tmp_path.glob("merchants-2-*.jsonl")
    before = read(file)
    assert [played.deal for played in before] == [0, 1]
    assert all(sum(said.chances) == pytest.approx(1.0, abs=0.001) for played in before for said in played.said)
    file.write_bytes(file.read_bytes()[:-20])
    measure(counts, tmp_path, 10)
    assert read(file) == before
    monkeypatch.setattr(calibrations, "fingerprint", lambda game, setup, *bots: "other bots")
    measure(counts, tmp_path, 10)
    assert len(read(tmp_path / "merchants-2-other bots.jsonl")) == 2


def test_the_table_says_what_was_reached() -> None:
    lines = table([found_in("merchants", 2, boasts(0.8, 0.8))]).splitlines()
    assert lines[2].startswith("| Merchants | 2 | 100 |")
    assert lines[2].endswith("| yes |")
    older = replace(found_in("merchants", 2, boasts(0.8, 0.8)), of="others")
    assert table([older]).splitlines()[2].endswith("| yes, by bots before |")


def test_of_the_same_bots_the_longer_measurement_stays() -> None:
    long, short = (found_in("merchants", 2, boasts(0.8, 0.8)[:games]) for games in (100, 50))

    def kept(before: Found, found: Found) -> list[Found]:
        return together([before], [found], lambda one: one.told.games)

    assert kept(long, short) == kept(short, long) == [long]
    assert kept(replace(long, of="others"), short) == [short]
    elsewhere = replace(short, players=3)
    assert kept(long, elsewhere) == [long, elsewhere]


def test_counts_are_chosen_by_name() -> None:
    assert counts("^empire [45]") == [("empire", 4), ("empire", 5)]
    assert ("hansa", 3) in counts()
