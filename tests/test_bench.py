"""What CI and the papers rely on in bench/: every measure of ours runs, ratios and verdicts are right."""

from pathlib import Path
from typing import Any

import pytest

import kantor
from bench import floor, measures, nodes, peers
from kantor.bots.farm import ALONE
from kantor.training import shards


@pytest.mark.parametrize("name", ["engine:merchants", "growth:merchants", "vector:merchants:4", "aec:merchants"])
def test_a_measure_gives_figures(name: str) -> None:
    kind, *arguments = name.split(":")
    found = measures.MEASURES[kind](*arguments, 0.02)
    assert all(value or value is False for value in found.values())


def test_every_entry_names_a_measure() -> None:
    entries = list(peers.entries())
    assert {entry.measure.partition(":")[0] for entry in entries} <= measures.MEASURES.keys()
    assert len({entry.label for entry in entries}) == len(entries)
    assert {f"{key}, uncompiled" for key in kantor.GAMES} <= {entry.label for entry in entries}


def test_ratios_are_medians_of_runs_side_by_side() -> None:
    runs = {"a": [{"x": 10.0}, {"x": 8.0}, {"x": 1.0}], "b": [{"x": 5.0}, {"x": 2.0}, {"x": 1.0}]}
    assert peers.ratio(runs, ("a", "x"), ("b", "x")) == 2
    assert peers.ratio(runs, ("a", "x"), ("c", "x")) is None


def test_each_node_is_measured_by_games_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "GAMES_IN_A_SHARD", 1)
    played = shards.Shards(tmp_path, kantor.GAMES["merchants"], 2, None, 0, 1)
    assert all(nodes.rate(played, ALONE, first, 2) > 0 for first in (0, 2))
    assert len(played.present()) == 4


def test_the_table_says_which_targets_are_met() -> None:
    runs: dict[str, list[dict[str, Any]]] = {
        "merchants": [{"decisions_per_s": 4.0, "moves_per_s": 8.0, "games_per_s": 1.0, "copies_per_s": 1.0}],
        "merchants, C kernel": [{"decisions_per_s": 10.0, "games_per_s": 1.0}],
        "merchants, vector of 256": [{"steps_per_s": 1.0}],
        "merchants, growth": [{"length": 100.0, "ns": [1.0, 2.0, 3.0, 4.0]}],
    }
    text = "\n".join(peers.table(runs))
    assert "| Merchants against the C kernel | 0.40 | 0.35 | met |" in text
    assert "| vector of 256 (Merchants) against the bare engine | 0.12 | 0.25 | missed |" in text
    assert "| merchants | 100 | 1, 2, 3, 4 |" in text
    assert "Hansa" not in text


@pytest.mark.parametrize(("now", "failed", "says"), [(0.4, 1, "fell"), (0.6, 0, "warning"), (0.9, 0, "good")])
def test_the_floor_fails_below_half_and_warns_below_two_thirds(
    now: float, failed: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert floor.judge({"game": now}, {"game": 1.0}) == failed
    assert says in capsys.readouterr().out


def test_a_game_without_a_stored_floor_fails() -> None:
    assert floor.judge({"new": 1.0}, {}) == 1
