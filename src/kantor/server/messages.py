"""What a client may say over the socket."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from kantor.core.catalogue import shortened
from kantor.server.refusals import Refusal

Ident = Annotated[str, Meta(max_length=40)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^~\\x00][^\\x00]*$")]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    id: Ident | None = None


class Resync(Struct, frozen=True, tag_field="type", tag="resync"):
    id: Ident | None = None


class Look(Struct, frozen=True, tag_field="type", tag="look"):
    """The older word for `resync`."""

    id: Ident | None = None


class Play(Struct, frozen=True, tag_field="type", tag="move"):
    seat: Number
    decision: Number
    move: Number | Annotated[str, Meta(max_length=200)]
    id: Ident | None = None
    key: Key | None = None


class Undo(Struct, frozen=True, tag_field="type", tag="undo"):
    """Take back the latest move or, alone against bots, all down to the own decision at ply `back` or before it."""

    seat: Number
    undoable: Number
    back: Number | None = None
    id: Ident | None = None
    key: Key | None = None


class Preview(Struct, frozen=True, tag_field="type", tag="preview"):
    seat: Number
    decision: Number
    move: Number | Annotated[str, Meta(max_length=200)]
    id: Ident | None = None


class Looking(Struct, frozen=True, tag_field="type", tag="looking"):
    """Whether the page has the focus; nobody is told elsewhere of what is being looked at."""

    on: bool
    id: Ident | None = None


class Say(Struct, frozen=True, tag_field="type", tag="say"):
    """Say something at the table: a text, or a preset that readers see in their own language."""

    text: Annotated[str, Meta(max_length=1000)] | None = None
    preset: Annotated[str, Meta(max_length=32)] | None = None
    id: Ident | None = None
    key: Key | None = None


class Unsay(Struct, frozen=True, tag_field="type", tag="unsay"):
    """Delete words of one's own."""

    word: Number
    id: Ident | None = None


class Read(Struct, frozen=True, tag_field="type", tag="read"):
    """All words up to this one have been seen."""

    word: Number
    id: Ident | None = None


Message = Looking | Ping | Resync | Look | Play | Undo | Preview | Say | Unsay | Read

# What a message costs beyond the first token: a whole view is far larger than a move, a preview plays on a copy, words
# are written and read again for all.
EXTRA: Final[Mapping[type[Struct], float]] = MappingProxyType(
    {Look: 9, Resync: 9, Preview: 1, Say: 4, Unsay: 4, Read: 1}
)

_decoder = msgspec.json.Decoder(Message)


class _Bare(Struct):
    id: Ident | None = None


class Unreadable(Refusal):
    """A message that can't be read; `ident` is its id, when at least that can."""

    def __init__(self, why: str, ident: str | int | None) -> None:
        super().__init__("bad-input", 400, why=shortened(why, 200))
        self.ident = ident


def read(text: str | bytes, most: int) -> tuple[Message, str | int | None]:
    """A message and its id; refuses what is too large or no message."""
    if len(text) > most or len(text if isinstance(text, bytes) else text.encode("utf-8", "replace")) > most:
        raise Refusal("too-large", 413, most=most)
    try:
        message = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(str(error), _ident(text)) from error
    return message, message.id


def _ident(text: str | bytes) -> str | int | None:
    try:
        return msgspec.json.decode(text, type=_Bare).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
