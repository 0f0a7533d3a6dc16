"""The measuring of strength: it goes on where it was stopped, begins anew for other bots, and writes tables."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

import kantor
from kantor.bots import levels
from kantor.core.setup import Value
from kantor.games import GAMES
from tools.strength import measure as measuring
from tools.strength.cells import Cell, cells
from tools.strength.measure import Found, Ledger, decided, measure
from tools.strength.page import BEGINS, ENDS, page, reached
from tools.strength.speed import speed

EASY = Cell("levels", "merchants", 2, "greedy", "random", 0.9, most=6)
EQUAL = Cell("levels", "merchants", 3, "random", "random", 0.3, most=3)


def test_every_cell_can_be_set_up() -> None:
    found = list(cells())
    assert len({cell.name for cell in found}) == len(found)
    for cell in found:
        GAMES[cell.game].setup(cell.players, cell.settings)
        assert 0 < cell.aim < 1
    boards = {(cell.game, cell.players) for cell in found if cell.table == "greedy"}
    assert boards == {(game.key, players) for game in GAMES.values() for players in game.seats}


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.json"
    told: list[str] = []
    measure([EASY, EQUAL], Ledger(file), 10, told.append)
    assert Ledger(file).of(EASY).games == 6
    assert Ledger(file).of(EQUAL).games == 3
    assert Ledger(file).of(EASY).share > 0.5
    assert len(told) == 4
    measure([EASY, EQUAL], Ledger(file), 10, told.append)
    assert len(told) == 4
    monkeypatch.setattr(measuring, "fingerprint", lambda game, setup, *bots: "other bots")
    assert Ledger(file).of(EASY).games == 0


def test_blocks_side_by_side_are_of_different_deals(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    measure([EASY, EQUAL], Ledger(file), 10, jobs=2)
    beside = Ledger(file)
    measure([EASY, EQUAL], alone := Ledger(tmp_path / "alone.json"), 10)
    assert [(beside.of(cell).games, beside.of(cell).wins) for cell in (EASY, EQUAL)] == [
        (alone.of(cell).games, alone.of(cell).wins) for cell in (EASY, EQUAL)
    ]


def test_a_cell_that_is_clear_isnt_played_on() -> None:
    cell = Cell("greedy", "merchants", 2, "a", "b", 0.5)
    assert not decided(cell, Found("x"))
    assert not decided(cell, Found("x", 6, 10))
    assert not decided(cell, Found("x", 45, 45))  # too few for a reader, whatever the test says
    assert decided(replace(cell, least=30), Found("x", 45, 45))
    assert decided(cell, Found("x", 95, 100))
    assert decided(cell, Found("x", 200, 400))


def test_tables_stand_between_their_marks(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "ladder.json")
    ledger.keep(EASY, Found(ledger.of(EASY).of, 380, 400))
    text = f"# Title\n{BEGINS}\nold\n{ENDS}\nthe end\n"
    found = page(text, [EASY, EQUAL], ledger)
    assert found.startswith("# Title\n")
    assert found.endswith(f"{ENDS}\nthe end\n")
    assert "old" not in found
    assert "| 2 | `greedy` against `random` | 95 % [92-97] | 400 | at least 90 % | yes |".replace(" %", "%") in found
    assert page(found, [EASY, EQUAL], ledger) == found


def test_what_is_reached() -> None:
    assert reached(EASY, 0.91, 0.99, True) == "yes"
    assert reached(EASY, 0.91, 0.99, False) == "so far"
    assert reached(EASY, 0.8, 0.95, False) == "open"
    assert reached(EASY, 0.8, 0.95, True) == "no"
    assert reached(EASY, 0.6, 0.8, False) == "not so far"
    few = Cell("levels", "merchants", 2, "novice", "greedy", 0.3, at_most=True)
    assert reached(few, 0.1, 0.25, False) == "so far"
    assert reached(few, 0.31, 0.5, True) == "no"


def test_speed_is_told_for_trees_and_beams() -> None:
    tree = speed(GAMES["merchants"], 2, decisions_wanted=1, milliseconds=5)
    assert tree.simulations > 0
    assert tree.kilobytes > 0
    beam = speed(GAMES["hansa"], 3, decisions_wanted=1, milliseconds=5)
    assert beam.simulations == 0
    assert beam.nodes > 0


def fingerprint_of(game: str, players: int, *bots: str, **settings: Value) -> str:
    return measuring.fingerprint(GAMES[game], GAMES[game].setup(players, settings), *bots)


def test_bots_are_others_only_where_something_else_plays() -> None:
    """Weights are for a number of players; games that plan whole turns have none, but numbers for a board."""
    assert fingerprint_of("empire", 2) != fingerprint_of("empire", 3)
    assert fingerprint_of("hansa", 2) == fingerprint_of("hansa", 3)
    assert fingerprint_of("hansa", 3) != fingerprint_of("hansa", 3, edition="bigbox", board="east")
    assert fingerprint_of("hansa", 2) != fingerprint_of("amber", 2)


def test_of_the_levels_only_those_count_that_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def found() -> list[str]:
        return [fingerprint_of("hansa", 3, one, "greedy") for one in ("master@100", "trader")]

    master, trader = found()
    assert master != trader
    slower = {**levels.LEVELS, "trader": replace(levels.LEVELS["trader"], noise=0.5)}
    monkeypatch.setattr(levels, "LEVELS", slower)
    assert found()[0] == master
    assert found()[1] != trader


def test_words_and_lessons_begin_no_cell_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = Path(kantor.__file__).parent
    for folder in ("core", "bots", "games/merchants"):
        shutil.copytree(source / folder, tmp_path / folder)
    monkeypatch.setattr(kantor, "__file__", str(tmp_path / "__init__.py"))

    def found() -> str:
        return measuring.files.__wrapped__("merchants", 2)

    before = found()
    for told in ("core/rulebook.py", "core/lesson_play.py", "games/merchants/rulebook/en.md"):
        (tmp_path / told).write_text("other words", encoding="utf-8")
    lesson = next((tmp_path / "games/merchants/lessons").glob("*.json"))
    lesson.write_text("{}", encoding="utf-8")
    assert found() == before
    for played in ("core/options.py", "bots/tree.py", "games/merchants/learned/2.weights"):
        (tmp_path / played).write_bytes(b"other")
        assert found() != before
        before = found()
