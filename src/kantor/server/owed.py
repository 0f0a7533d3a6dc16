"""Which decision each seat owes, by the number of the entry at which it arose.

Another seat's simultaneous answer leaves the number as it is, and an undo never brings an old one back. The numbers
follow from the log alone, so every process that serves a table knows the same ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kantor.core.errors import BadRecord, KantorError
from kantor.core.match import Match
from kantor.core.record import Record
from kantor.server.clock import milliseconds_of
from kantor.server.entries import Entry, chance_lines, move_lines


class Owed:
    def __init__(self) -> None:
        self._owed: dict[int, tuple[int, int, str]] = {}  # by seat: the ply and the entry, and its time

    def get(self, seat: int) -> int | None:
        return self._owed[seat][1] if seat in self._owed else None

    @property
    def since(self) -> dict[int, int]:
        """The seats that owe a decision, since when in milliseconds."""
        return {seat: milliseconds_of(at) for seat, (_, _, at) in self._owed.items()}

    def after(self, actors: Iterable[int], mover: int | None, at: str) -> dict[int, int]:
        """`since` after a change at some time, which leaves these seats to move. Whoever moved owes anew."""
        since = {} if mover is None else self.since
        return {seat: since[seat] if seat != mover and seat in since else milliseconds_of(at) for seat in actors}

    def note(self, match: Match, entry: int, at: str) -> None:
        """Look at a match after an entry."""
        owed: dict[int, tuple[int, int, str]] = {}
        for seat in match.actors:
            ply = match.decision(seat)
            assert ply is not None
            before = self._owed.get(seat)
            owed[seat] = before if before is not None and before[0] == ply else (ply, entry, at)
        self._owed = owed

    def renew(self, entry: Entry) -> None:
        """A seat took a move back; whoever played alone and went further back makes all bots decide anew."""
        for seat in self._owed if "ply" in entry.data else {entry.seat} & self._owed.keys():
            assert seat is not None
            self._owed[seat] = (self._owed[seat][0], entry.entry, entry.at)


def follow_log(matches: type[Match], header: Record, entries: Sequence[Entry]) -> tuple[Match, Owed]:
    """The match of a log and what is owed. Moves that were taken back aren't played; BadRecord names one that can't be.

    `header` is the record without lines; with a start position, only what follows that change of rules counts.
    """
    first = max(at for at, entry in enumerate(entries) if entry.kind == "start" or "position" in entry.data)
    match = matches.read(header)
    owed = Owed()
    if entries[first].kind == "start":
        for line in chance_lines(entries[first].data):
            match.follow(line)
    owed.note(match, entries[first].entry, entries[first].at)
    taken_back = _taken_back(entries[first:])
    for entry in entries[first + 1 :]:
        if entry.kind == "move" and entry.entry not in taken_back:
            try:
                for line in move_lines(entry):
                    match.follow(line)
            except KantorError as error:
                text = str(entry.data.get("move"))[:60]
                raise BadRecord("record-move", number=entry.entry, text=text, why=str(error)) from error
            owed.note(match, entry.entry, entry.at)
        elif entry.kind == "undo":
            owed.renew(entry)
    return match, owed


def _taken_back(entries: Sequence[Entry]) -> set[int]:
    """The entries of the moves that were taken back."""
    kept: list[Entry] = []
    found: set[int] = set()
    for entry in entries:
        if entry.kind == "move":
            kept.append(entry)
        elif entry.kind == "undo":
            found.update(_taken_back_by(entry, kept, len(entries[0].data.get("chance", ()))))
            kept = [move for move in kept if move.entry not in found]
    return found


def _taken_back_by(undo: Entry, moves: Sequence[Entry], ply: int) -> list[int]:
    """Which of the moves an undo takes back; `ply` is that of the first of them."""
    if "ply" not in undo.data:
        return [next(move.entry for move in reversed(moves) if move.seat == undo.seat)]
    found = []
    for move in moves:
        if ply >= undo.data["ply"]:
            found.append(move.entry)
        ply += len(move_lines(move))
    return found
