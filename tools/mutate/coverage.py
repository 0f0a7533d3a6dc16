"""Which tests run which lines of the rules, and how long each takes."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tools.mutate.mutants import Mutant

KEPT = {"board.py"}  # modules of what all positions share


@dataclass
class Coverage:
    seconds: dict[str, float]  # of every test
    touched: dict[tuple[str, int], list[str]]  # file and line: tests
    early: set[tuple[str, int]] = field(default_factory=set)  # lines that run before the first test
    left_out: set[str] = field(default_factory=set)  # tests that take too long
    kills: Counter[tuple[str, str]] = field(default_factory=Counter)  # of a test, in each function

    def add(self, test: str, seconds: float, lines: set[tuple[str, int]]) -> None:
        self.seconds[test] = seconds
        for line in lines:
            self.touched.setdefault(line, []).append(test)

    def order(self, mutant: Mutant) -> list[str]:
        """All tests: first those that run the mutant's lines, the best killers in its function, then the fastest."""
        first = self._touching(mutant)
        where = f"{mutant.module} {mutant.function}"
        return sorted(self.seconds, key=lambda test: (test not in first, -self.kills[where, test], self.seconds[test]))

    def touching(self, mutant: Mutant) -> list[str]:
        """Those tests alone that run the mutant's lines, in the same order: no other can tell it from the rules.

        All tests for what is made once and kept: the line is run by the test alone that happens to be the first.
        """
        first = self._touching(mutant)
        return [test for test in self.order(mutant) if test in first or mutant.module in KEPT]

    def _touching(self, mutant: Mutant) -> set[str]:
        return {test for line in _lines(mutant) for test in self.touched.get(line, ())}

    def without_longer(self, seconds: float | None) -> Coverage:
        """Only the tests that take at most so long."""
        if seconds is None:
            return self
        kept = {test: took for test, took in self.seconds.items() if took <= seconds}
        touched = {line: [test for test in tests if test in kept] for line, tests in self.touched.items()}
        return Coverage(kept, touched, self.early, self.seconds.keys() - kept.keys())

    def note(self, mutant: Mutant, killer: str | None) -> None:
        if killer is not None:
            self.kills[f"{mutant.module} {mutant.function}", killer] += 1

    def is_early(self, mutant: Mutant) -> bool:
        return any(line in self.early for line in _lines(mutant))

    def write(self, file: Path, of: str) -> None:
        """With the fingerprint of what it was noted for."""
        touched = [[path, line, tests] for (path, line), tests in self.touched.items()]
        file.write_text(
            json.dumps({"seconds": self.seconds, "touched": touched, "early": [*self.early], "of": of}),
            encoding="utf-8",
        )


def read(file: Path, of: str) -> Coverage | None:
    """None where it is missing, or was noted for other rules or tests."""
    found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    if found.get("of") != of:
        return None
    touched = {(path, line): tests for path, line, tests in found["touched"]}
    return Coverage(found["seconds"], touched, {(path, line) for path, line in found["early"]})


def _lines(mutant: Mutant) -> list[tuple[str, int]]:
    return [(str(mutant.file), line) for line in range(mutant.first_line, mutant.last_line + 1)]
