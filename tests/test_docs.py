"""The examples in the papers run as they stand, those of one paper one after the other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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
