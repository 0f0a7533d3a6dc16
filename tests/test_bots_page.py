"""The bot of docs/bots.md is complete: saved as it stands and entered by name, it plays and wins."""

import json
import sys
from pathlib import Path

import pytest

import kantor
from kantor.cli import run
from tests.test_docs import BLOCK

PAGE = Path(__file__).parents[1] / "docs/bots.md"


def source() -> str:
    return str(BLOCK.findall(PAGE.read_text(encoding="utf-8"))[0])


def test_it_has_thirty_lines() -> None:
    assert len(source().splitlines()) <= 30


def test_it_plays_when_named_by_module_and_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mymodule.py").write_text(source(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [folder for folder in sys.path if folder])
    games = 10 if kantor.COMPILED else 1
    if not kantor.COMPILED:
        (tmp_path / "mymodule.py").write_text(source().replace("games = 8", "games = 1"), encoding="utf-8")
    bots = "mymodule:MyBot,random"
    assert run(["simulate", "merchants", "--players", "2", "--games", str(games), "--bots", bots, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["bots"][0]
    assert found["bot"] == "mymodule:MyBot"
    assert found["win_share"] > 0.8
