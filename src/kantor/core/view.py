"""What a seat sees: the table, the prompt, its options, whom the table waits for, the scores that it may know."""

from __future__ import annotations

from msgspec import Struct

from kantor.core.result import Result
from kantor.core.text import SeatField


class Prompt(Struct, frozen=True):
    """What the table asks, or whom it waits for: a message id of the game's texts (`prompt-<id>`) and its arguments."""

    id: str
    seat: SeatField | None = None
    args: dict[str, int | str] = {}


class View(Struct, frozen=True):
    """One seat's view of a position (`seat` None: a spectator's). `table` is of the game's own type."""

    game: str
    seat: int | None
    table: Struct
    prompt: Prompt
    options: tuple[int, ...]
    waiting: tuple[int, ...]
    scores: tuple[dict[str, int], ...]
    result: Result | None
