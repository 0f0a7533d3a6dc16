"""The mutation run: what it breaks, how it names a break, and that it tells a tested rule from an untested one."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutate.mutants import GAMES, ROOT, mutants, mutants_of, sample
from tools.mutate.operators import broken, head
from tools.mutate.results import equivalents, stale

pytestmark = pytest.mark.checkout

KEYS = sorted(path.name for path in GAMES.iterdir() if (path / "rules").is_dir())


def breaks(text: str, returns: str = "") -> set[str]:
    (statement,) = ast.parse(text).body
    return {head(other) for other in broken(statement, returns)}


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("if a < 3: f()", {"if a <= 3:", "if a < 4:", "if a < 2:", "if not a < 3:"}),
        ("if a == b: f()", {"if a != b:"}),
        ("while a and b: f()", {"while a or b:", "while a:", "while b:", "while not (a and b):"}),
        ("x = a if b else c", {"x = a if not b else c"}),
        ("at.gold[seat] += 1", {"pass", "at.gold[seat] -= 1", "at.gold[seat] += 2", "at.gold[seat] += 0"}),
        ("for one in range(n): f()", {"for one in range(1, n):", "for one in range(n - 1):"}),
        ("f(at, a, b)", {"pass", "f(at, b, a)"}),
        ("x = not a", {"x = a"}),
        ("x = a << b", {"x = a >> b"}),
        ("'a docstring'", set()),
        ("x: i64 = 0", {"x: i64 = 1"}),
        ("raise ValueError('no' + 'thing')", set()),
    ],
)
def test_each_piece_of_a_statement_is_broken(text: str, wanted: set[str]) -> None:
    assert breaks(text) == wanted


def test_a_return_is_broken_by_what_its_function_returns() -> None:
    assert breaks("return a", "bool") == {"return not a"}
    assert breaks("return a", "i64") == {"return a + 1"}
    assert breaks("return f(a)", "str | None") == {"return None"}


SOURCE = """
def cheap(price: int) -> bool:
    return price < 3

def dear(price: int) -> bool:
    if price > 5:
        return True
    return price > 5
"""


def written(folder: Path, text: str) -> list[str]:
    file = folder / "prices.py"
    file.write_text(text, encoding="utf-8")
    return [mutant.name for mutant in mutants_of(file, "rules/prices.py")]


def test_a_name_says_what_is_changed_and_not_where_it_stands(tmp_path: Path) -> None:
    names = written(tmp_path, SOURCE)
    assert "rules/prices.py cheap: return price < 3 => return price <= 3" in names
    assert "rules/prices.py dear: if price > 5: => if price >= 5:" in names
    assert len(set(names)) == len(names)
    moved = written(tmp_path, "PRICE = 4\n\n\ndef other() -> None: ...\n" + SOURCE)
    assert set(names) < set(moved)


def test_a_mutant_changes_its_statement_alone(tmp_path: Path) -> None:
    file = tmp_path / "prices.py"
    file.write_text(SOURCE, encoding="utf-8")
    plain = ast.unparse(ast.parse(SOURCE)).splitlines()
    for mutant in mutants_of(file, "rules/prices.py"):
        lines = ast.unparse(mutant.tree()).splitlines()
        changed = [(one, other) for one, other in zip(plain, lines, strict=True) if one != other]
        assert [(one.strip(), other.strip()) for one, other in changed] == [(mutant.before, mutant.after)]


def test_a_sample_stays_the_same_when_something_is_added() -> None:
    found = mutants("merchants")
    chosen = {mutant.name for mutant in sample(found, 50, seed=3)}
    fewer = {mutant.name for mutant in sample(found[10:], 50, seed=3)}
    assert len(chosen) == 50
    assert len(chosen - fewer) <= 10
    assert chosen != {mutant.name for mutant in sample(found, 50, seed=4)}


@pytest.mark.parametrize("game", KEYS)
def test_every_equivalent_mutant_exists_and_has_its_reason(game: str) -> None:
    assert stale(game, mutants(game)) == []
    assert all(len(why.split()) > 3 for why in equivalents(game).values())


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutate", *arguments, "--folder", str(folder)]
    paths = {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=paths, check=False)


def test_a_break_of_a_tested_rule_is_killed_and_remembered(tmp_path: Path) -> None:
    break_ = "rules/selling.py contract_income: return at.owned(owner, CONTRACT) *"
    first = run(tmp_path, "merchants", "--tests", "test_selling.py", "--only", break_)
    assert first.returncode == 0, first.stdout + first.stderr
    assert "0 survive: 100.0 %" in first.stdout
    again = run(tmp_path, "merchants", "--tests", "test_selling.py", "--only", break_)
    assert "0 survive: 100.0 %" in again.stdout
    assert "mutants to try" not in again.stdout


def test_a_constant_of_a_module_is_loaded_anew(tmp_path: Path) -> None:
    found = run(tmp_path, "empire", "--tests", "test_bidding.py", "--only", "rules/bidding.py: HIGHEST")
    assert "1 mutants, 1 killed" in found.stdout, found.stdout + found.stderr
