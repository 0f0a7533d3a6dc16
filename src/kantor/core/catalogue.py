"""Every move of a game under given settings, once: index <-> typed move <-> text <-> JSON."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from kantor.core.errors import MalformedMove
from kantor.core.json_data import json_data
from kantor.core.names import kebab


class Move(Struct, frozen=True, tag=kebab, tag_field="move"):
    """Base of all moves. The text is the tag and the fields in order: `exchange grain wood`."""

    @property
    def text(self) -> str:
        fields = (getattr(self, name) for name in self.__struct_fields__)
        return " ".join([str(self.__struct_config__.tag), *(str(field) for field in fields)])

    @property
    def kind(self) -> str:
        """What sort of move it is: the heading under which a client lists it."""
        return str(self.__struct_config__.tag)


class Catalogue:
    """The moves of one game under one set-up, in a fixed order. Records and trained weights carry its fingerprint."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self.moves = tuple(moves)
        self.texts = tuple(move.text for move in self.moves)
        self._by_text = {text: index for index, text in enumerate(self.texts)}
        if len(self._by_text) != len(self.texts):
            raise ValueError("two moves of the catalogue share a text")
        self.fingerprint = hashlib.sha256("\n".join(self.texts).encode()).hexdigest()[:16]

    def __len__(self) -> int:
        return len(self.moves)

    def __repr__(self) -> str:
        return f"<Catalogue {self.fingerprint}: {len(self)} moves>"

    def index(self, text: str) -> int:
        """The move with this text; spaces around and between the words don't matter."""
        if not isinstance(text, str):
            raise MalformedMove("move-not-text", got=type(text).__name__)
        wanted = " ".join(text.split())
        found = self._by_text.get(wanted)
        if found is None:
            near = get_close_matches(wanted[:200], self.texts, n=1)
            message = "move-unknown-near" if near else "move-unknown"
            raise MalformedMove(message, text=shortened(text), near=near[0] if near else "")
        return found

    def to_json(self, index: int) -> dict[str, Any]:
        found: dict[str, Any] = json_data(self.moves[index])
        return found

    def from_json(self, value: object) -> int:
        """The move with this JSON form."""
        found = self._by_form.get(_form(value))
        if found is None:
            raise MalformedMove("move-unknown", text=shortened(value))
        return found

    @cached_property
    def _by_form(self) -> dict[bytes, int]:
        return {_form(move): index for index, move in enumerate(self.moves)}


def _form(value: object) -> bytes:
    """JSON with its keys in order, in which 1, 1.0 and true differ; nothing for what has no JSON form."""
    try:
        return msgspec.json.encode(value, order="sorted")
    except (TypeError, ValueError, OverflowError, RecursionError):
        return b""


def shortened(value: object, most: int = 60) -> str:
    """Any value as a short printable text, for quoting in a message."""
    try:
        text = str(value)[: most + 1]
    except (ValueError, RecursionError):
        text = type(value).__name__  # a number too long to write, or a list within itself
    clean = "".join(sign if sign.isprintable() else "?" for sign in text)
    return clean if len(clean) <= most else clean[: most - 1] + "…"
