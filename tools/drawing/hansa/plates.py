"""What a town covers of the map, and what a road does: rectangles and circles around their points."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

OFFICE = 36  # from one office to the next
POST = 39.5  # between the middles of two posts at least
TOKEN = 37.0  # between the middles of a token and of a post
GREEN = 2  # offices that a green city's plate has room for
GAP = 3.0

Point = tuple[float, float]


class Rect(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def moved(self, x: float, y: float) -> Rect:
        return Rect(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def overlap(self, other: Rect) -> float:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return min(across, down) if across > 0 and down > 0 else 0.0

    def distance(self, x: float, y: float) -> float:
        across = max(self.left - x, 0.0, x - self.right)
        down = max(self.top - y, 0.0, y - self.bottom)
        return math.hypot(across, down)


def ribbon_width(names: list[str]) -> float:
    return 34 + 9.4 * max(len(name) for name in names)


def town(city: dict[str, Any]) -> list[Rect]:
    """The plate with its roofs, the ribbon below, the scrolls of abilities and a permission above it."""
    slots = GREEN if city.get("green") else max(1, len(city["offices"]))
    half = (slots * OFFICE + 14) / 2
    ribbon = ribbon_width([city["name"], city.get("name_pl") or city["name"]]) / 2
    found = [Rect(-half, -44, half, 24), Rect(-ribbon, 19, ribbon, 45)]
    scrolls = range(len(city.get("upgrade") or []) + bool(city.get("permission")))
    return found + [Rect(-62, -80 - 36 * number, 62, -44 - 36 * number) for number in scrolls]


def table_of(slots: int) -> Rect:
    """The prestige table, around its middle."""
    half = (slots * 46 + 20) / 2
    return Rect(-half, -44, half, 44)
