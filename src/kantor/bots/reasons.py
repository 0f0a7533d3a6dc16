"""Why one position is better than another: the parts of the standings that differ, by what a seat knows."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kantor.core.game import Game
from kantor.core.position import Position, parts_of

LEAST = 0.05  # points that are worth a word


class Reason(Struct, frozen=True):
    """A part of a seat's standing that is worth so many points more; less, if they are below zero. Its name is the
    text `part-...` of the game."""

    part: str
    seat: int
    points: float


def reasons(game: Game[Any], better: Position, worse: Position, asks: int) -> list[Reason]:
    """What `better` has over `worse`, the largest differences first."""
    found = []
    for seat in range(better.players):
        one = parts_of(better, seat, asks, len(game.parts))
        other = parts_of(worse, seat, asks, len(game.parts))
        for name, more, less in zip(game.parts, one, other, strict=True):
            if abs(more - less) >= LEAST:
                found.append(Reason(name, seat, round(more - less, 2)))
    return sorted(found, key=lambda reason: -abs(reason.points))
