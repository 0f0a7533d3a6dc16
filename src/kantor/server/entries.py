"""The log of a table: numbered entries that only ever grow. Everything else about a table follows from them.

An entry names people by their ids, never by their names: names lie apart, so that a person can be forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from kantor.core.history import without_last_move
from kantor.core.position import CHANCE
from kantor.core.record import Line

NoteKind = Literal[
    "join",
    "leave",
    "start",
    "move",
    "undo",
    "resign",
    "agree",
    "substitute",
    "return",
    "host",
    "late",
    "vacation",
    "hint",
    "rules",
    "over",
]
Kind = Literal[NoteKind, "open", "settings", "close", "next", "forget"]
By = Literal["person", "bot", "clock"]
OWN_KEY = "~"  # begins the keys that the server gives to changes without one


class Entry(Struct, frozen=True):
    """One entry of the log. `data` is the move with the chance that followed it, settings, a bot (secrets included).

    `key` is chosen by the client; sent again with the same key, a message is answered again and not carried out again.
    """

    entry: int
    kind: Kind
    by: By
    at: str
    seat: int | None = None
    person: str | None = None
    data: dict[str, Any] = {}
    key: str | None = None

    @property
    def content(self) -> tuple[object, ...]:
        """What the client asked for."""
        return (self.kind, self.seat, *(self.data.get(name) for name in ("decision", "move", "undoable", "back")))


class Note(Struct, frozen=True):
    """An entry that isn't a move, as everybody may read it. `ply` is how far the match was then."""

    entry: int
    ply: int
    kind: NoteKind
    seat: int | None
    name: str
    by: By
    at: str
    args: dict[str, str | int]


class MatchLog(Struct):
    """The match's part of a log: where it starts (None: at its set-up), and its moves without those taken back."""

    version: int = 0
    start: dict[str, Any] | None = None
    lines: list[Line] = msgspec.field(default_factory=list)
    earlier: int = 0  # so many of the first moves were made under earlier versions of the rules

    def add(self, entry: Entry) -> None:
        data = entry.data
        match entry.kind:
            case "start":
                self.version = data["version"]
                self.lines += chance_lines(data)
            case "move":
                self.lines += move_lines(entry)
            case "undo":
                assert entry.seat is not None
                back = data.get("ply")
                self.lines = without_last_move(self.lines, entry.seat) if back is None else self.lines[:back]
                self.earlier = min(self.earlier, len(self.lines))
            case "rules" if "position" in data:
                self.version, self.start, self.earlier, self.lines = data["to"], data["position"], 0, []
            case "rules":
                self.version, self.earlier = data["to"], len(self.lines)
            case _:
                pass


def match_log(entries: Iterable[Entry]) -> MatchLog:
    found = MatchLog()
    for entry in entries:
        found.add(entry)
    return found


def move_lines(entry: Entry) -> list[Line]:
    """A move and the chance that followed it."""
    assert entry.seat is not None
    return [Line(entry.seat, entry.data["move"]), *chance_lines(entry.data)]


def chance_lines(data: dict[str, Any]) -> list[Line]:
    return [Line(CHANCE, text) for text in data["chance"]]
