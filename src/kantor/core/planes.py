"""The names of an observation's numbers."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class Plane(Struct, frozen=True):
    """A named stretch of an observation: a name for each of its numbers, and what they mean."""

    name: str
    cells: tuple[str, ...]
    meaning: str

    @property
    def size(self) -> int:
        return len(self.cells)

    @property
    def labels(self) -> tuple[str, ...]:
        """The full names of the numbers: `hand: fish`."""
        return (self.name,) if self.size == 1 else tuple(f"{self.name}: {cell}" for cell in self.cells)


def number(name: str, meaning: str) -> Plane:
    """A plane of one number."""
    return Plane(name, (name,), meaning)


def clockwise(players: int) -> tuple[str, ...]:
    """How planes name the seats, counted from the observer."""
    return ("observer", *(f"seat +{turn}" for turn in range(1, players)))


def total(planes: Iterable[Plane]) -> int:
    return sum(plane.size for plane in planes)


def labels(planes: Iterable[Plane]) -> tuple[str, ...]:
    """A name for every number of an observation."""
    return tuple(label for plane in planes for label in plane.labels)


def slices(planes: Iterable[Plane]) -> dict[str, slice]:
    """Where each plane lies."""
    found: dict[str, slice] = {}
    start = 0
    for plane in planes:
        found[plane.name] = slice(start, start + plane.size)
        start += plane.size
    return found
