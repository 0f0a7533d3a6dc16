"""The moves of Eight-Minute Empire, in the order of the catalogue. Slots and parts are numbered from 1."""

from __future__ import annotations

from collections.abc import Iterator

from kantor.core.catalogue import Catalogue, Move
from kantor.core.setup import Setup
from kantor.core.text import SeatField
from kantor.games.empire.data import FILE, GOOD_IDS, MAPS, Good, cards, sizes, steps
from kantor.games.empire.state import SLOTS


class Take(Move, frozen=True):
    slot: int


class Part(Move, frozen=True):
    part: int


class Done(Move, frozen=True):
    """Leave the rest undone; of jokers: take the best assignment."""


class Joker(Move, frozen=True):
    good: Good


class Bid(Move, frozen=True):
    coins: int


class Place(Move, frozen=True):
    region: str


class Step(Move, frozen=True):
    start: str
    end: str


class City(Move, frozen=True):
    region: str


class Destroy(Move, frozen=True):
    seat: SeatField
    region: str


class DestroyNeutral(Move, frozen=True):
    region: str


class Neutral(Move, frozen=True):
    region: str


class First(Move, frozen=True):
    """Chance: who puts the first neutral army, or which of the highest bidders begins."""

    seat: SeatField


class Token(Move, frozen=True):
    """Chance: the goods token for the next triangle."""

    good: Good


class Card(Move, frozen=True):
    """Chance: the top card of the deck."""

    card: str


def catalogue(setup: Setup) -> Catalogue:
    return Catalogue(_moves(setup))


def _moves(setup: Setup) -> Iterator[Move]:
    yield from (Take(slot + 1) for slot in range(SLOTS))
    yield from (Part(1), Part(2), Done())
    yield from (Joker(good) for good in GOOD_IDS)
    yield from (Bid(coins) for coins in range(FILE.purse[setup.players] + 1))
    side, size = MAPS[str(setup.settings["map"])], sizes(setup)
    regions = [region.id for region in side.regions]
    yield from (Place(region) for region in regions)
    yield from (Step(start, end) for start, end, _ in steps(side))
    yield from (City(region) for region in regions)
    yield from (Destroy(seat, region) for seat in range(setup.players) for region in regions)
    yield from (DestroyNeutral(region) for region in regions[: size["destroy_neutral"]])
    yield from (Neutral(region) for region in regions[: size["neutral"]])
    yield from (First(seat) for seat in range(size["first"]))
    yield from (Token(good) for good in GOOD_IDS[: size["token"]])
    yield from (Card(card.id) for card in cards(setup))
