"""The log of a table: numbered entries that only ever grow, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
from msgspec import Struct

from kantor.core.history import without_last_move
from kantor.core.position import CHANCE
from kantor.core.record import Line

Kind = Literal["join", "leave", "start", "move", "undo", "resign", "substitute", "rules", "over"]
By = Literal["person", "bot", "clock"]


class Entry(Struct, frozen=True):
    """One line of the log. `data` is the move with the chance that followed it, a name, a bot (secrets included)."""

    entry: int
    kind: Kind
    by: By
    at: str
    seat: int | None = None
    person: str | None = None
    data: dict[str, Any] = {}


class Note(Struct, frozen=True):
    """An entry that isn't a move, as everybody may read it. `ply` is how far the match was then."""

    entry: int
    ply: int
    kind: Kind
    seat: int | None
    name: str
    by: By
    at: str
    args: dict[str, str | int]


class Folded(Struct):
    """The log folded into its outcome: where the match starts (None: at its set-up), its moves, and the notes."""

    version: int = 0
    names: tuple[str, ...] = ()
    start: dict[str, Any] | None = None
    lines: list[Line] = msgspec.field(default_factory=list)
    notes: list[Note] = msgspec.field(default_factory=list)
    entry: int = 0


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def fold(entries: Iterable[Entry]) -> Folded:
    """Fold a log from its beginning. An undo takes back the seat's latest move."""
    found = Folded()
    for entry in entries:
        found.entry = entry.entry
        data = entry.data
        match entry.kind:
            case "start":
                found.version, found.names = data["version"], tuple(data["names"])
                found.lines += _chance(data)
            case "move":
                assert entry.seat is not None
                found.lines += [Line(entry.seat, data["move"]), *_chance(data)]
            case "undo":
                assert entry.seat is not None
                found.lines = without_last_move(found.lines, entry.seat)
            case "rules":
                found.version, found.start, found.lines = data["to"], data["position"], []
            case _:
                pass
        if entry.kind != "move":
            found.notes.append(note(entry, len(found.lines)))
    return found


def note(entry: Entry, ply: int) -> Note:
    args: dict[str, str | int] = {key: entry.data[key] for key in ("bot", "from", "to") if key in entry.data}
    name = str(entry.data.get("name", ""))
    return Note(entry.entry, ply, entry.kind, entry.seat, name, entry.by, entry.at, args)


def _chance(data: dict[str, Any]) -> list[Line]:
    return [Line(CHANCE, text) for text in data["chance"]]
