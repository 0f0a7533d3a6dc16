"""What travels of lessons and hints over HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kantor.core.lessons import ComesUp, Part


class LessonInfo(Struct, frozen=True):
    """A lesson in the list of its game. Its title is the message `lesson-<id>` of the game's lessons."""

    id: str
    part: Part
    minutes: int
    steps: int
    comes_up: ComesUp


class LessonEvent(Struct, frozen=True):
    ply: int
    event: dict[str, Any]


class LessonFrame(Struct, frozen=True):
    """What the player sees after a move of somebody; the first `events` of all have happened."""

    ply: int
    events: int
    view: dict[str, Any]


class LessonState(Struct, frozen=True):
    """A lesson after the given moves. `say` is the id of the sentence of the present step, or of the end."""

    game: str
    lesson: str
    seat: int
    players: int
    settings: dict[str, Any]
    catalogue: str
    names: tuple[str, ...]
    last: int | None
    step: int
    steps: int
    done: bool
    say: str
    spots: tuple[str, ...]
    picked: tuple[str, ...]
    moves: tuple[str, ...]
    frames: tuple[LessonFrame, ...]
    events: tuple[LessonEvent, ...]


class LessonPreview(Struct, frozen=True):
    """What a move would do."""

    events: tuple[dict[str, Any], ...]


class HintReason(Struct, frozen=True):
    """A part of a seat's standing (the message `part-<part>`) that gets better or worse by so many points."""

    part: str
    seat: int
    points: float


class HintInfo(Struct, frozen=True):
    """A move by its number in the catalogue, the own win chance after it, and how far that is behind the best."""

    move: int
    chance: float | None
    behind: float
    brings: tuple[HintReason, ...]


class HintList(Struct, frozen=True):
    decision: int
    hints: tuple[HintInfo, ...]
