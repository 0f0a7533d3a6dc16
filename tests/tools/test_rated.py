"""All bots on one ladder: it goes on where it was stopped, and writes a table for every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from kantor.bots.ladder import read, repeatable
from tools.strength import rated
from tools.strength.rated import Rated, file_of, measure, rate, tables

COUNT = ("merchants", 2)


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that play at once."""
    monkeypatch.setattr(rated, "BOTS", "random,greedy")
    monkeypatch.setattr(rated, "GAMES_WANTED", 4)
    monkeypatch.setattr(rated, "STEP", 2)


@pytest.mark.usefixtures("easy")
def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    told: list[str] = []
    measure([COUNT], tmp_path, 10, say=told.append)
    file = file_of(tmp_path, *COUNT)
    before = file.read_bytes()
    assert len(told) == 2
    assert len(read(file)) == 4
    file.write_bytes(before[:-20])
    measure([COUNT], tmp_path, 10, say=told.append)
    assert sorted(file.read_bytes().splitlines()) == sorted(before.splitlines())
    measure([COUNT], tmp_path, 0, say=told.append)
    assert len(told) == 4


def test_every_game_can_be_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rated, "GAMES_WANTED", 2)
    monkeypatch.setattr(rated, "STEP", 2)
    measure([COUNT], tmp_path, 10, say=lambda line: None)
    assert all(map(repeatable, read(file_of(tmp_path, *COUNT))))


@pytest.mark.usefixtures("easy")
def test_tables_have_a_column_for_each_number_of_players(tmp_path: Path) -> None:
    measure([COUNT], tmp_path, 10, say=lambda line: None)
    found = rate(*COUNT, tmp_path)
    earlier = Rated("merchants", 3, "others", 9, found.bots)
    lines = tables([found, earlier]).splitlines()
    assert lines[0] == "| Merchants | 2 players, 4 games | 3 players, 9 games, bots before |"
    assert {line.split("|")[1].strip() for line in lines[2:]} == {"`greedy`", "`random`"}
    (greedy,) = [line for line in lines if line.startswith("| `greedy`")]
    assert greedy.count("1000 [1000-1000]") == 2
