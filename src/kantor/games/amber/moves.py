"""The moves of Amber, in the order of the catalogue. A road is laid by `curve F6 r2`: turned clockwise by two quarters.

A tile that looks the same however it is turned has no turn: `cross F6`; a straight has r0 and r1 only.
"""

from __future__ import annotations

from collections.abc import Iterator

from kantor.core.catalogue import Catalogue, Move
from kantor.core.setup import Setup
from kantor.core.text import SeatField
from kantor.games.amber.data import FORM_IDS, FORMS, LAYOUTS, SWAPS, TILE_IDS
from kantor.games.amber.squares import SQUARE_IDS


class Lay(Move, frozen=True):
    tile: str
    square: str
    turn: int | None

    @property
    def text(self) -> str:
        return f"{self.tile} {self.square}" + ("" if self.turn is None else f" r{self.turn}")


class Swamp(Move, frozen=True):
    square: str


class Shovel(Move, frozen=True):
    square: str


class Swap(Move, frozen=True):
    """Replace the straight on a square."""

    tile: str
    square: str


class Keep(Move, frozen=True):
    """Leave the straights as they are."""


class Pass(Move, frozen=True):
    """Nothing can be played."""


class Discard(Move, frozen=True):
    tile: str


class Castle(Move, frozen=True):
    square: str


class Tile(Move, frozen=True):
    """Chance: the top tile of the stack."""

    tile: str


class First(Move, frozen=True):
    """Chance: the first player."""

    seat: SeatField


class GoOn(Move, frozen=True):
    """The referee: somebody can still play."""


class Over(Move, frozen=True):
    """The referee: nobody can play any more."""


class SpecialShovel(Move, frozen=True):
    square: str


class Take(Move, frozen=True):
    """Take a tile from the display."""

    tile: str


class Draw(Move, frozen=True):
    """Draw the top tile of the stack."""


def catalogue(setup: Setup, layout: str) -> Catalogue:
    return Catalogue(_moves(setup, layout))


def _moves(setup: Setup, layout: str) -> Iterator[Move]:
    for number, form in enumerate(FORMS[:-1]):
        tile = TILE_IDS[form.kind]
        turn = None if FORM_IDS[number] == tile else form.turn
        yield from (Lay(tile, square, turn) for square in SQUARE_IDS)
    yield from map(Swamp, SQUARE_IDS)
    yield from map(Shovel, SQUARE_IDS)
    yield from (Swap(TILE_IDS[kind], square) for kind in SWAPS for square in SQUARE_IDS)
    yield from (Keep(), Pass())
    yield from map(Discard, TILE_IDS)
    yield from map(Castle, LAYOUTS[layout].castles)
    yield from map(Tile, TILE_IDS)
    yield from map(First, range(setup.players))
    yield from (GoOn(), Over())
    if setup.settings["advanced"]:
        yield from map(SpecialShovel, SQUARE_IDS)
        yield from map(Take, TILE_IDS)
        yield Draw()
