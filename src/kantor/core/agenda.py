"""The stack of pending decisions: the top frame says who has to decide what; below it waits what comes after."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

KIND: Final[i64] = 0
SEAT: Final[i64] = 1
FIRST: Final[i64] = 2
SECOND: Final[i64] = 3
WIDTH: Final[i64] = 4
ROOM: Final[i64] = 8


def empty_agenda() -> "Agenda":
    return Agenda(vec[i64]([0] * (WIDTH * ROOM)), 0)


@final
class Agenda:
    """Frames of four numbers: what is to be decided, by whom (a seat or chance), and two for the rule's own use.

    The top frame is asked for and changed all the time, so its numbers are fields; `frames` has those below it. Copies
    share them until one of them writes there, which most never do.
    """

    def __init__(self, frames: vec[i64], depth: i64) -> None:
        self.frames: vec[i64] = frames
        self.depth: i64 = depth
        self._shared: bool = False
        self._kind: i64 = 0
        self._seat: i64 = 0
        self._first: i64 = 0
        self._second: i64 = 0

    def push(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        if self.depth == ROOM:
            self._refuse_more()
        if self.depth > 0:
            self._write_top()
        self.depth += 1
        self._set(kind, seat, first, second)

    def pop(self) -> None:
        if self.depth == 0:
            self._refuse_none()
        self.depth -= 1
        if self.depth > 0:
            frames = self.frames
            at = (self.depth - 1) * WIDTH
            self._set(frames[at], frames[at + SEAT], frames[at + FIRST], frames[at + SECOND])

    def replace(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        if self.depth == 0:
            self._refuse_none()
        self._set(kind, seat, first, second)

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

    def set_second(self, value: i64) -> None:
        self._second = value

    def number(self, level: i64, what: i64) -> i64:
        """A number (KIND, SEAT, FIRST, SECOND) of a frame, counted from 0 at the bottom.

        An empty agenda tells at the bottom what stood there last.
        """
        if level + 1 < self.depth:
            return self.frames[level * WIDTH + what]
        if what == KIND:
            return self._kind
        if what == SEAT:
            return self._seat
        return self._first if what == FIRST else self._second

    def copy(self) -> "Agenda":
        other = Agenda(self.frames, self.depth)
        self._shared = True
        other._shared = True
        other._set(self._kind, self._seat, self._first, self._second)
        return other

    def _set(self, kind: i64, seat: i64, first: i64, second: i64) -> None:
        self._kind = kind
        self._seat = seat
        self._first = first
        self._second = second

    def _write_top(self) -> None:
        if self._shared:
            self.frames = self.frames[:]
            self._shared = False
        frames = self.frames
        at = (self.depth - 1) * WIDTH
        frames[at] = self._kind
        frames[at + SEAT] = self._seat
        frames[at + FIRST] = self._first
        frames[at + SECOND] = self._second

    # Apart, because the build copies into the games what raises nothing itself.

    def _refuse_more(self) -> None:
        raise OverflowError("more pending decisions than the agenda has room for")

    def _refuse_none(self) -> None:
        raise IndexError("no pending decision to drop or replace")

    def listed(self) -> list[tuple[int, int, int, int]]:
        """The frames from the bottom up, for texts and tests."""
        if self.depth > 0:
            self._write_top()
        frames = self.frames
        return [
            (int(frames[at]), int(frames[at + SEAT]), int(frames[at + FIRST]), int(frames[at + SECOND]))
            for at in range(0, self.depth * WIDTH, WIDTH)
        ]
