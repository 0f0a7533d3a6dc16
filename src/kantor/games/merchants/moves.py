"""The moves of Kupcy i Żeglarze, in the order of the catalogue. Piles are numbered from 1, as people count."""

from __future__ import annotations

from collections.abc import Iterator

from kantor.core.catalogue import Catalogue, Move
from kantor.core.text import SeatField
from kantor.games.merchants.data import GOOD_IDS, SPECIAL_IDS, Good, Special
from kantor.games.merchants.state import PILES


class Load(Move, frozen=True):
    good: Good


class Exchange(Move, frozen=True):
    give: Good
    take: Good


class Buy(Move, frozen=True):
    card: Special


class Pass(Move, frozen=True):
    pass


class Put(Move, frozen=True):
    good: Good
    pile: int


class Sell(Move, frozen=True):
    pass


class Draw(Move, frozen=True):
    pass


class Take(Move, frozen=True):
    """Take the card that an office gives."""


class Done(Move, frozen=True):
    """Leave what offices would still give."""


class Card(Move, frozen=True):
    """Chance: the top card of the draw pile."""

    good: Good


class First(Move, frozen=True):
    """Chance: the first player."""

    seat: SeatField


def catalogue(players: int) -> Catalogue:
    return Catalogue(_moves(players))


def _moves(players: int) -> Iterator[Move]:
    yield from (Load(good) for good in GOOD_IDS)
    yield from (Exchange(give, take) for give in GOOD_IDS for take in GOOD_IDS)
    yield from (Buy(card) for card in SPECIAL_IDS)
    yield Pass()
    yield from (Put(good, pile + 1) for good in GOOD_IDS for pile in range(PILES))
    yield from (Sell(), Draw(), Take(), Done())
    yield from (Card(good) for good in GOOD_IDS)
    yield from (First(seat) for seat in range(players))
