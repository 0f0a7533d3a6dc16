"""The moves of a match and what follows from them: the position, the events, and which moves can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from kantor.core.events import Event
from kantor.core.position import CHANCE, Position
from kantor.core.sink import Sink


class Ply(NamedTuple):
    """One move: who (a seat or CHANCE), and its number in the catalogue."""

    actor: int
    move: int


class Acted(Protocol):
    """Anything with an actor: a ply, or a line of a record."""

    @property
    def actor(self) -> int: ...


M = TypeVar("M", bound=Acted)


def without_last_move(moves: Sequence[M], seat: int) -> list[M]:
    """What an undo leaves of the moves: all but the seat's latest one. A match and a table's log both go by this."""
    last = max(at for at, move in enumerate(moves) if move.actor == seat)
    return [move for at, move in enumerate(moves) if at != last]


class History:
    """Everything that was played since `start`. It trusts its caller: `Match` checks what is legal.

    `position` is the true one. `decision` is the ply at which the decision that is due arose. While several seats
    answer in secret, `sealed` is the position before the first answer, else None. Events come with the ply of the
    decision that they belong to.
    """

    def __init__(self, start: Position) -> None:
        self.start = start.copy()
        self._reset()

    def _reset(self) -> None:
        self.position: Position = self.start.copy()
        self.plies: list[Ply] = []
        self._decided: list[int] = []  # for each ply: where the decision arose that it answers
        self.events: list[tuple[int, Event]] = []
        self._barrier = 0  # plies before this one can't be taken back
        self._open_decision()

    def _open_decision(self) -> None:
        self.decision = len(self.plies)
        self.sealed = self.position.copy() if len(self.position.actors()) > 1 else None

    def play(self, actor: int, move: int) -> None:
        waiting = self.position.actors()
        sink = Sink()
        self.position.play(actor, move, sink)
        self._insert(Ply(actor, move))
        self._decided.append(self.decision)  # answers to one decision share it, so their order doesn't matter
        self.events.extend((self.decision, event) for event in sink.events)
        left = self.position.actors()
        if self.sealed is not None and left and left == [seat for seat in waiting if seat != actor]:
            return  # others still owe their answers to the same decision
        if actor == CHANCE or self.sealed is not None:
            self._barrier = len(self.plies)
        self._open_decision()

    def _insert(self, ply: Ply) -> None:
        """Answers to one decision stand in seat order, whoever was first."""
        at = len(self.plies)
        while at > self.decision and self.plies[at - 1].actor > ply.actor:
            at -= 1
        self.plies.insert(at, ply)

    def undoable(self, seat: int) -> int:
        """How many of its latest moves a seat may take back."""
        if self.sealed is not None:
            return int(any(ply.actor == seat for ply in self.plies[self.decision :]))
        count = 0
        for ply in reversed(self.plies[self._barrier :]):
            if ply.actor != seat:
                break
            count += 1
        return count

    def undo(self, seat: int) -> None:
        """Play everything again but the seat's latest move."""
        kept = without_last_move(self.plies, seat)
        self._reset()
        for ply in kept:
            self.play(ply.actor, ply.move)

    def undone(self, seat: int) -> Position:
        """The position after an undo."""
        at = self.start.copy()
        for ply in without_last_move(self.plies, seat):
            at.play(ply.actor, ply.move)
        return at

    def decisions(self, seat: int) -> list[int]:
        """The plies at which the decisions arose that a seat has made."""
        made = zip(self.plies, self._decided, strict=True)
        return sorted({decided for ply, decided in made if ply.actor == seat})

    def last_decision(self, seat: int) -> int | None:
        """The last of `decisions`; None when the seat has made none."""
        made = zip(reversed(self.plies), reversed(self._decided), strict=True)
        return next((decided for ply, decided in made if ply.actor == seat), None)

    def go_back(self, ply: int) -> None:
        """Forget everything from a ply on at which a decision arose."""
        kept = self.plies[:ply]
        self._reset()
        for actor, move in kept:
            self.play(actor, move)

    def position_at(self, ply: int) -> Position:
        at = self.start.copy()
        for actor, move in self.plies[:ply]:
            at.play(actor, move)
        return at

    def events_by_ply(self) -> list[list[Event]]:
        """What each ply did, all secrets included; entry 0 stands for the start, where nothing has happened."""
        at = self.start.copy()
        found: list[list[Event]] = [[]]
        for ply in self.plies:
            sink = Sink()
            at.play(ply.actor, ply.move, sink)
            found.append(sink.events)
        return found
