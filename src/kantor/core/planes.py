"""The names of an observation's numbers."""

from __future__ import annotations

from msgspec import Struct


class Plane(Struct, frozen=True):
    """A named stretch of an observation: `size` numbers, and what they mean."""

    name: str
    size: int
    meaning: str


def total(planes: tuple[Plane, ...]) -> int:
    return sum(plane.size for plane in planes)


def slices(planes: tuple[Plane, ...]) -> dict[str, slice]:
    """Where each plane lies."""
    found: dict[str, slice] = {}
    start = 0
    for plane in planes:
        found[plane.name] = slice(start, start + plane.size)
        start += plane.size
    return found
