"""The examples in the papers run as they stand, those of one paper one after the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kantor import GAMES
from kantor.core.game import Game
from tests.contract.cases import setups

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[1]
EVERY_PAPER = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
PAPERS = [path for path in EVERY_PAPER if "```python\n" in path.read_text(encoding="utf-8")]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(paper: str) -> str:
    """The python blocks at their own lines, everything else blank, so that a traceback names the line of the paper."""
    return "".join("\n" * text.count("\n") + code for text, code in _parts(paper))


def _parts(paper: str) -> list[tuple[str, str]]:
    found, end = [], 0
    for block in BLOCK.finditer(paper):
        found.append((paper[end : block.start(1)], block.group(1)))
        end = block.end(1)
    return found


@pytest.mark.parametrize("path", PAPERS, ids=[str(path.relative_to(ROOT)) for path in PAPERS])
def test_the_examples_of_a_paper_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code = examples(path.read_text(encoding="utf-8"))
    exec(compile(code, str(path), "exec"), {"__name__": "__paper__"})


def test_the_readme_has_examples() -> None:
    assert ROOT / "README.md" in PAPERS


def test_only_python_blocks_are_run_and_lines_keep_their_numbers() -> None:
    paper = "# A\n```sh\nrm\n```\n```python\na = 1\n```\ntext\n```python\nb = 2\n```\n"
    assert examples(paper) == "\n\n\n\n\na = 1\n\n\n\nb = 2\n"


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def section(page: str, game: Game[Any]) -> str:
    """What a page says of one game."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    parts = dict(part.split("\n", 1) for part in text.split("\n## ")[1:])
    return next(part for title, part in parts.items() if title in game.titles.values())


@every_game
def test_every_kind_of_move_is_described(game: Game[Any]) -> None:
    told = {word for code in re.findall(r"`([^`]+)`", section("notation.md", game)) for word in code.split()}
    words = {text.split()[0] for setup in setups(game) for text in game.catalogue(setup).texts}
    assert len(words) > 5
    assert words - told == set()


@every_game
def test_every_field_and_pending_decision_of_a_position_is_described(game: Game[Any]) -> None:
    told = section("positions.md", game)
    schemas = msgspec.json.schema(game.shape)["$defs"]
    decisions = {schema["properties"]["do"]["enum"][0] for schema in schemas.values() if "do" in schema["properties"]}
    fields = set(schemas[game.shape.__name__]["properties"]) - {"players", "settings", "agenda"}
    assert len(decisions) > 5
    assert {name for name in decisions | fields if f"`{name}`" not in told} == set()
