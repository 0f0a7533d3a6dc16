"""What a seat knows as numbers, for learners: written plane by plane into memory that numpy reads without a copy.

Most numbers are zero, and only those that aren't are written. A long row remembers them, so that it is cleared by
undoing them; a short one is cleared whole, which is quicker there (measured: from about a thousand numbers on).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

LONG: Final[i64] = 1024


@final
class Observation:
    """A cursor over `rows` of `width` numbers each.

    Behind all rows `cells` has as much room again: there stand, row by row, the cells that were written, so many of
    them as `used` says. In one vector with the numbers, because looking up a second one would cost as much as writing.
    """

    def __init__(self, rows: i64, width: i64) -> None:
        self.width: i64 = width
        self.size: i64 = rows * width
        self.cells: vec[i32] = vec[i32]([0] * (2 * rows * width))
        self.used: vec[i64] = vec[i64]([0] * rows)
        self.row: i64 = 0
        self.at: i64 = 0
        self.remembers: bool = width >= LONG
        self.mark: i64 = self.size  # where the next written cell is remembered

    def begin(self, row: i64) -> None:
        """Go to the beginning of a row, and clear it."""
        self.used[self.row] = self.count()
        first = row * self.width
        cells = self.cells
        if self.remembers:
            for place in range(self.size + first, self.size + first + self.used[row]):
                cells[i64(cells[place])] = 0
        else:
            for cell in range(first, first + self.width):
                cells[cell] = 0
        self.row = row
        self.at = first
        self.mark = self.size + first

    def begin_clean(self, row: i64) -> None:
        """Go to the beginning of a short row that somebody has cleared already."""
        self.row = row
        self.at = row * self.width
        self.mark = self.size + self.at

    def gather(self) -> None:
        """Find out which cells of this row were written, where that wasn't remembered."""
        if not self.remembers:
            cells = self.cells
            mark = self.size + self.row * self.width
            for cell in range(self.row * self.width, self.row * self.width + self.width):
                if cells[cell] != 0:
                    cells[mark] = i32(cell)
                    mark += 1
            self.mark = mark

    def count(self) -> i64:
        """How many cells of this row were written; asked after `gather`."""
        return self.mark - self.size - self.row * self.width

    def written(self, index: i64) -> i64:
        """One of the cells of this row that were written."""
        return i64(self.cells[self.size + self.row * self.width + index])

    def put(self, offset: i64, value: i64) -> None:
        """A number that isn't zero, so many cells after the next one; the cursor stays."""
        cells = self.cells
        cell = self.at + offset
        cells[cell] = i32(value)
        if self.remembers:
            cells[self.mark] = i32(cell)
            self.mark += 1

    def skip(self, size: i64) -> None:
        """Go on by so many cells: they are zero, or were put."""
        self.at += size

    def add(self, value: i64) -> None:
        # In a short row without a question: whether a number is zero can't be foreseen, and a wrong guess costs more
        # than writing it.
        if not self.remembers:
            self.cells[self.at] = i32(value)
        elif value != 0:
            self.put(0, value)
        self.at += 1

    def add_all(self, values: vec[i64], start: i64, count: i64) -> None:
        """A stretch of the state as it is."""
        cells = self.cells
        at = self.at
        if self.remembers:
            # What is zero is written too, and remembered until the next number: a wrong guess costs more. There is room
            # for it, because no more was remembered than cells were gone by.
            mark = self.mark
            for offset in range(count):
                value = values[start + offset]
                cells[at + offset] = i32(value)
                cells[mark] = i32(at + offset)
                mark += 1 if value != 0 else 0
            self.mark = mark
        else:
            for offset in range(count):
                cells[at + offset] = i32(values[start + offset])
        self.at = at + count

    def flag(self, value: bool) -> None:
        if not self.remembers:
            self.cells[self.at] = 1 if value else 0
        elif value:
            self.put(0, 1)
        self.at += 1

    def one_hot(self, index: i64, size: i64) -> None:
        """`size` cells, a 1 in one of them; none when `index` is below zero."""
        if index >= 0:
            self.put(index, 1)
        self.at += size

    def ones_where(self, values: vec[i64], value: i64, count: i64) -> None:
        """A 1 for each of the first `count` cells of the state that has this value."""
        if self.remembers:
            for offset in range(count):
                if values[offset] == value:
                    self.put(offset, 1)
        else:
            cells = self.cells
            at = self.at
            for offset in range(count):
                cells[at + offset] = 1 if values[offset] == value else 0
        self.at += count

    def put_bits(self, offset: i64, bits: i64, apart: i64) -> None:
        """A 1 for each bit that is set, the first one so many cells after the next one, then so far apart."""
        cells = self.cells
        cell = self.at + offset
        mark = self.mark
        while bits != 0:
            if bits & 1 == 1:
                cells[cell] = 1
                cells[mark] = i32(cell)
                mark += 1
            bits >>= 1
            cell += apart
        if self.remembers:
            self.mark = mark

    def raise_by_one(self, offset: i64) -> None:
        """Count one more so many cells after the next one; the cursor stays."""
        cell = self.at + offset
        if self.cells[cell] == 0:
            self.put(offset, 1)
        else:
            self.cells[cell] += 1


def blank(width: i64) -> Observation:
    return Observation(1, width)
