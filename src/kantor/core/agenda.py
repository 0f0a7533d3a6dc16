"""The stack of pending decisions: the top frame says who has to decide what; below it waits what comes after."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KIND: Final[i64] = 0
SEAT: Final[i64] = 1
FIRST: Final[i64] = 2
SECOND: Final[i64] = 3
WIDTH: Final[i64] = 4
ROOM: Final[i64] = 16


def empty_agenda() -> "Agenda":
    return Agenda(vec[i64]([0] * (WIDTH * ROOM)), 0)


class Agenda:
    """Frames of four numbers: what is to be decided, by whom (a seat or chance), and two for the rule's own use.

    The top frame is asked for all the time, so its numbers stand in fields of their own too.
    """

    def __init__(self, frames: vec[i64], depth: i64) -> None:
        self.frames: vec[i64] = frames
        self.depth: i64 = depth
        self._kind: i64 = 0
        self._seat: i64 = 0
        self._first: i64 = 0
        self._second: i64 = 0
        self._read_top()

    def push(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        if self.depth == ROOM:
            raise OverflowError("more pending decisions than the agenda has room for")
        self.depth += 1
        self._write_top(kind, seat, first, second)

    def pop(self) -> None:
        if self.depth == 0:
            raise IndexError("no pending decision to drop")
        self.depth -= 1
        self._read_top()

    def replace(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        if self.depth == 0:
            raise IndexError("no pending decision to replace")
        self._write_top(kind, seat, first, second)

    def clear(self) -> None:
        self.depth = 0

    def kind(self) -> i64:
        return self._kind

    def seat(self) -> i64:
        return self._seat

    def first(self) -> i64:
        return self._first

    def second(self) -> i64:
        return self._second

    def set_first(self, value: i64) -> None:
        self._first = value
        self.frames[(self.depth - 1) * WIDTH + FIRST] = value

    def set_second(self, value: i64) -> None:
        self._second = value
        self.frames[(self.depth - 1) * WIDTH + SECOND] = value

    def copy(self) -> "Agenda":
        return Agenda(self.frames[:], self.depth)

    def _write_top(self, kind: i64, seat: i64, first: i64, second: i64) -> None:
        frames = self.frames
        at = (self.depth - 1) * WIDTH
        frames[at] = self._kind = kind
        frames[at + SEAT] = self._seat = seat
        frames[at + FIRST] = self._first = first
        frames[at + SECOND] = self._second = second

    def _read_top(self) -> None:
        if self.depth > 0:
            frames = self.frames
            at = (self.depth - 1) * WIDTH
            self._kind = frames[at]
            self._seat = frames[at + SEAT]
            self._first = frames[at + FIRST]
            self._second = frames[at + SECOND]

    def listed(self) -> list[tuple[int, int, int, int]]:
        """The frames from the bottom up, for texts and tests."""
        frames = self.frames
        return [
            (int(frames[at]), int(frames[at + SEAT]), int(frames[at + FIRST]), int(frames[at + SECOND]))
            for at in range(0, self.depth * WIDTH, WIDTH)
        ]
