"""What came out for each mutant, kept in a file of lines so that a run that was killed goes on where it was."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.mutate.mutants import GAMES, ROOT, Mutant

FOLDER = ROOT / "build/mutate"


@dataclass(frozen=True)
class Verdict:
    killer: str | None  # the test that failed
    sure: bool  # False while it has yet to be loaded anew


class Results:
    """A kill holds while the rules stay as they are, a survival while the tests do too."""

    def __init__(
        self, game: str, files: Sequence[str] = (), folder: Path = FOLDER, longest: float | None = None
    ) -> None:
        """`files` are those of its tests that run, all by default; of these, none that takes longer than `longest`."""
        self.folder = folder
        tests = GAMES / game / "tests"
        self.files = [tests / name for name in files] or [tests]
        self.file = folder / f"{game}.jsonl"
        self.rules = _fingerprint(GAMES / game, ROOT / "src/kantor/core", tests=False)
        self.longest = longest
        self.content = _fingerprint(tests, tests=True) + "".join(files)
        self.tests = self.content if longest is None else f"{self.content} {longest}"
        self.found: dict[str, Verdict] = {}
        if self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        try:
            entry: dict[str, Any] = json.loads(line)
        except json.JSONDecodeError:
            return  # cut off when the run was killed
        if entry["rules"] == self.rules and (entry["killer"] is not None or entry["tests"] == self.tests):
            self.found[entry["name"]] = Verdict(entry["killer"], entry["sure"])

    def add(self, name: str, killer: str | None, sure: bool) -> None:
        self.found[name] = Verdict(killer, sure)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        entry = {"name": name, "killer": killer, "sure": sure, "rules": self.rules, "tests": self.tests}
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")


def equivalents(game: str) -> dict[str, str]:
    """Mutants that play the same game, with the reason why they do."""
    file = GAMES / game / "tests/equivalent.toml"
    if not file.exists():
        return {}
    reasons = tomllib.loads(file.read_text(encoding="utf-8"))["because"]
    return {name: reason["why"] for reason in reasons for name in reason["mutants"]}


def stale(game: str, found: tuple[Mutant, ...]) -> list[str]:
    """Names in the list of equivalents that no mutant has any more."""
    return sorted(equivalents(game).keys() - {mutant.name for mutant in found})


def _fingerprint(*folders: Path, tests: bool) -> str:
    total = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".json") and (tests or "tests" not in file.parts):
                total.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return total.hexdigest()[:16]
