"""What a seat knows as numbers, for learners: written plane by plane into memory that numpy reads without a copy."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64


@final
class Observation:
    """A cursor over rows of numbers. Every write fills all of its cells, so a row is never cleared first."""

    def __init__(self, cells: vec[i32]) -> None:
        self.cells: vec[i32] = cells
        self.at: i64 = 0

    def begin(self, start: i64) -> None:
        """Go to the row that begins at `start`."""
        self.at = start

    def add(self, value: i64) -> None:
        self.cells[self.at] = i32(value)
        self.at += 1

    def add_all(self, values: vec[i64], start: i64, count: i64) -> None:
        """A stretch of the state as it is."""
        cells = self.cells
        at = self.at
        for offset in range(count):
            cells[at + offset] = i32(values[start + offset])
        self.at = at + count

    def flag(self, value: bool) -> None:
        self.cells[self.at] = 1 if value else 0
        self.at += 1

    def one_hot(self, index: i64, size: i64) -> None:
        """`size` cells, a 1 in one of them; none when `index` is below zero."""
        self.zeros(size)
        if index >= 0:
            self.cells[self.at - size + index] = 1

    def change(self, back: i64, by: i64) -> None:
        """Change the number that lies `back` cells before the next one."""
        self.cells[self.at - back] += i32(by)

    def zeros(self, size: i64) -> None:
        """Cells that mean nothing now."""
        cells = self.cells
        at = self.at
        for offset in range(size):
            cells[at + offset] = 0
        self.at = at + size


def blank(size: i64) -> Observation:
    return Observation(vec[i32]([0] * size))
