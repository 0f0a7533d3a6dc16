"""What happens at the table. Secret is only which tile a player was dealt or drew from the stack."""

from __future__ import annotations

from typing import Literal

from kantor.core.events import Event
from kantor.core.text import SeatField
from kantor.games.amber.data import FORMS, TILE_IDS
from kantor.games.amber.squares import SQUARE_IDS
from kantor.games.amber.state import State

Site = Literal["castle", "village"]


class FirstPlayer(Event, frozen=True):
    seat: SeatField


class TileDealt(Event, frozen=True):
    seat: SeatField
    tile: str | None

    def seen_by(self, seat: int | None) -> TileDealt:
        return TileDealt(self.seat, self.tile if seat == self.seat else None)


class TileShown(Event, frozen=True):
    """A tile turned up in the display."""

    place: int
    tile: str


class CastleChosen(Event, frozen=True):
    seat: SeatField
    square: str


class TileLaid(Event, frozen=True):
    seat: SeatField
    tile: str
    turn: int
    square: str


class SwampLaid(Event, frozen=True):
    seat: SeatField
    square: str


class DugAway(Event, frozen=True):
    seat: SeatField
    square: str
    tile: str
    special: bool


class Swapped(Event, frozen=True):
    """A straight made way for a bridge or roundabout."""

    seat: SeatField
    tile: str
    square: str
    straight: str


class CoinTaken(Event, frozen=True):
    seat: SeatField
    site: Site
    square: str
    owner: SeatField | None


class CoinLost(Event, frozen=True):
    """Several were linked at once."""

    site: Site
    square: str
    owner: SeatField | None


class InstantWinGone(Event, frozen=True):
    """Several were linked to everything at once."""


class Blocked(Event, frozen=True):
    seat: SeatField
    paid: bool


class Discarded(Event, frozen=True):
    seat: SeatField
    tile: str


class TileDrawn(Event, frozen=True):
    seat: SeatField
    tile: str | None

    def seen_by(self, seat: int | None) -> TileDrawn:
        return TileDrawn(self.seat, self.tile if seat == self.seat else None)


class TileTaken(Event, frozen=True):
    seat: SeatField
    tile: str
    place: int


class Finished(Event, frozen=True):
    points: tuple[int, ...]
    winners: tuple[SeatField, ...]
    instant: bool


EVENTS = (
    FirstPlayer,
    TileDealt,
    TileShown,
    CastleChosen,
    TileLaid,
    SwampLaid,
    DugAway,
    Swapped,
    CoinTaken,
    CoinLost,
    InstantWinGone,
    Blocked,
    Discarded,
    TileDrawn,
    TileTaken,
    Finished,
)


# The rules speak in numbers; these build the events in ids.


def tile_dealt(seat: int, kind: int) -> TileDealt:
    return TileDealt(seat, TILE_IDS[kind])


def tile_shown(kind: int, place: int) -> TileShown:
    return TileShown(place + 1, TILE_IDS[kind])


def castle_chosen(at: State, seat: int, castle: int) -> CastleChosen:
    return CastleChosen(seat, SQUARE_IDS[at.layout.sites[castle]])


def tile_laid(seat: int, form: int, square: int) -> TileLaid:
    return TileLaid(seat, TILE_IDS[FORMS[form].kind], FORMS[form].turn, SQUARE_IDS[square])


def swamp_laid(seat: int, square: int) -> SwampLaid:
    return SwampLaid(seat, SQUARE_IDS[square])


def dug_away(seat: int, square: int, form: int, special: bool) -> DugAway:
    return DugAway(seat, SQUARE_IDS[square], TILE_IDS[FORMS[form].kind], special)


def swapped(seat: int, kind: int, square: int, straight: int) -> Swapped:
    return Swapped(seat, TILE_IDS[kind], SQUARE_IDS[square], TILE_IDS[FORMS[straight].kind])


def coin_taken(at: State, seat: int, site: int) -> CoinTaken:
    return CoinTaken(seat, *_site(at, site))


def coin_lost(at: State, site: int) -> CoinLost:
    return CoinLost(*_site(at, site))


def _site(at: State, site: int) -> tuple[Site, str, int | None]:
    castle = site < at.layout.castles
    return (
        "castle" if castle else "village",
        SQUARE_IDS[at.layout.sites[site]],
        int(at.owner_of[site]) if castle else None,
    )


def discarded(seat: int, kind: int) -> Discarded:
    return Discarded(seat, TILE_IDS[kind])


def tile_drawn(seat: int, kind: int) -> TileDrawn:
    return TileDrawn(seat, TILE_IDS[kind])


def tile_taken(seat: int, kind: int, place: int) -> TileTaken:
    return TileTaken(seat, TILE_IDS[kind], place + 1)


def finished(at: State) -> Finished:
    result = at.result()
    return Finished(result.totals, result.winners, at.winner >= 0)
