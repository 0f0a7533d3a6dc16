"""The text of a match: the save file, the bug report, the golden test and the data set.

    kantor record 1
    game merchants
    version 1
    players 2
    settings {}
    catalogue 0123456789abcdef

    * first 1
    * card grain
    1 load grain

A line a move: `*` is chance, a number the seat. No seed: chance is written down. Optional header lines are `names`
(a JSON list), `start` (a position as JSON, from which a branch goes on) and `earlier` (how many of the first moves were
made under earlier versions of the rules: these are applied, not judged).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from kantor.core.catalogue import shortened
from kantor.core.errors import BadRecord
from kantor.core.position import CHANCE

FORMAT: Final = "kantor record 1"
_MARK: Final = "*"
# The longest match of any of our games is far smaller; what is larger is something else.
LARGEST: Final = 16 * 2**20  # characters
MOST_MOVES: Final = 100_000


class Line(Struct, frozen=True):
    """One move: who (a seat or CHANCE) and its text."""

    actor: int
    text: str

    def __str__(self) -> str:
        return f"{_MARK if self.actor == CHANCE else self.actor} {self.text}"


class Record(Struct, frozen=True):
    """Header and moves. `str` writes the text that `parse` reads."""

    game: str
    version: int
    players: int
    settings: dict[str, Any]
    catalogue: str
    names: tuple[str, ...] = ()
    start: dict[str, Any] | None = None
    earlier: int = 0
    lines: tuple[Line, ...] = ()

    def __str__(self) -> str:
        header = [
            FORMAT,
            f"game {self.game}",
            f"version {self.version}",
            f"players {self.players}",
            f"settings {_json(self.settings)}",
            f"catalogue {self.catalogue}",
        ]
        if self.names:
            header.append(f"names {_json(self.names)}")
        if self.start is not None:
            header.append(f"start {_json(self.start)}")
        if self.earlier:
            header.append(f"earlier {self.earlier}")
        return "\n".join([*header, "", *map(str, self.lines), ""])


def parse(text: str) -> Record:
    """Read a record; BadRecord names the line that can't be read."""
    if not isinstance(text, str):
        raise BadRecord("record-not-text")
    if len(text) > LARGEST:
        raise BadRecord("record-too-large", most=LARGEST // 2**20)
    lines = enumerate(_lines(text), 1)
    _, first = next(lines)
    if first.strip() != FORMAT:
        raise BadRecord("record-format", expected=FORMAT, got=shortened(first))
    header = _header(lines)
    moves: list[Line] = []
    for number, line in lines:
        if line.strip():
            moves.append(_line(number, line))
            if len(moves) > MOST_MOVES:
                raise BadRecord("record-too-long", most=MOST_MOVES)
    return Record(lines=tuple(moves), **header)


def _lines(text: str) -> Iterator[str]:
    """One line after the other, so that a wrong one is found before all others are taken apart."""
    start = 0
    while (end := text.find("\n", start)) >= 0:
        yield text[start:end]
        start = end + 1
    yield text[start:]


def _header(lines: Iterator[tuple[int, str]]) -> dict[str, Any]:
    """What stands before the first empty line."""
    found: dict[str, Any] = {}
    for number, line in lines:
        if not line.strip():
            break
        key, _, rest = line.strip().partition(" ")
        reader = _READERS.get(key)
        if reader is None or key in found:
            raise BadRecord("record-header", line=number, text=shortened(line))
        try:
            found[key] = reader(rest)
        except (ValueError, TypeError, RecursionError) as error:
            raise BadRecord("record-header", line=number, text=shortened(line)) from error
    missing = [key for key in ("game", "version", "players", "settings", "catalogue") if key not in found]
    if missing:
        raise BadRecord("record-missing", key=missing[0])
    return found


def _line(number: int, line: str) -> Line:
    actor, _, text = line.strip().partition(" ")
    if not text or not (actor == _MARK or (actor.isascii() and actor.isdecimal() and len(actor) < 4)):
        raise BadRecord("record-line", line=number, text=shortened(line))
    return Line(CHANCE if actor == _MARK else int(actor), text.strip())


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise ValueError(text)
    return int(text)


def _read_json(kind: Any) -> Callable[[str], Any]:
    return lambda text: msgspec.json.decode(text, type=kind)


_READERS: Final[Mapping[str, Callable[[str], Any]]] = {
    "game": str,
    "version": _whole,
    "players": _whole,
    "settings": _read_json(dict[str, Any]),
    "catalogue": str,
    "names": _read_json(tuple[str, ...]),
    "start": _read_json(dict[str, Any]),
    "earlier": _whole,
}
