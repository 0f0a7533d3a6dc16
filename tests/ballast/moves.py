"""The moves of Ballast in the order of the catalogue, their numbers, and the events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kantor.core.catalogue import Catalogue, Move
from kantor.core.events import Event
from kantor.core.text import SeatField
from tests.ballast.state import WEIGHTS

LOAD: Final[i64] = 0
SAIL: Final[i64] = 1
STONE: Final[i64] = 2


class Load(Move, frozen=True):
    pass


class Sail(Move, frozen=True):
    pass


class Stone(Move, frozen=True):
    """Chance: the top stone of the pile."""

    weight: int


CATALOGUE: Final = Catalogue([Load(), Sail(), *(Stone(stone + 1) for stone in range(WEIGHTS))])


class StoneDealt(Event, frozen=True):
    seat: SeatField
    weight: int | None

    def seen_by(self, seat: int | None) -> StoneDealt:
        return StoneDealt(self.seat, self.weight if seat == self.seat else None)


class StoneLoaded(Event, frozen=True):
    seat: SeatField
    weight: int


class Sailed(Event, frozen=True):
    seat: SeatField


class Weighed(Event, frozen=True):
    scores: tuple[int, ...]


EVENTS: Final = (StoneDealt, StoneLoaded, Sailed, Weighed)
