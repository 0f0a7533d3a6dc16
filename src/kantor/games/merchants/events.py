"""What happens at the table. Secret is only which card a player was dealt or drew."""

from __future__ import annotations

from msgspec import Struct

from kantor.core.events import Event
from kantor.core.text import SeatField
from kantor.games.merchants.data import GOOD_IDS, SPECIAL_IDS, Good, Special
from kantor.games.merchants.state import State


class FirstPlayer(Event, frozen=True):
    seat: SeatField


class MarketFilled(Event, frozen=True):
    pile: int
    good: Good


class CardDealt(Event, frozen=True):
    seat: SeatField
    good: Good | None

    def seen_by(self, seat: int | None) -> CardDealt:
        return CardDealt(self.seat, self.good if seat == self.seat else None)


class Loaded(Event, frozen=True):
    seat: SeatField
    good: Good


class Exchanged(Event, frozen=True):
    seat: SeatField
    give: Good
    take: Good


class Bought(Event, frozen=True):
    seat: SeatField
    card: Special
    price: int


class Passed(Event, frozen=True):
    seat: SeatField


class CardPut(Event, frozen=True):
    seat: SeatField
    good: Good
    pile: int
    covers: Good


class Payment(Struct, frozen=True):
    """What one owner gets of a sale: for his tokens, and by his contracts."""

    seat: SeatField
    tokens: int
    goods: int
    contracts: int


class Sold(Event, frozen=True):
    seat: SeatField
    good: Good
    showing: int
    payments: tuple[Payment, ...]


class CardDrawn(Event, frozen=True):
    seat: SeatField
    good: Good | None
    office: bool

    def seen_by(self, seat: int | None) -> CardDrawn:
        return CardDrawn(self.seat, self.good if seat == self.seat else None, self.office)


class OfficeDeclined(Event, frozen=True):
    seat: SeatField


class Finished(Event, frozen=True):
    """The last card was drawn."""

    coins: tuple[int, ...]
    winners: tuple[SeatField, ...]


EVENTS = (
    FirstPlayer,
    MarketFilled,
    CardDealt,
    Loaded,
    Exchanged,
    Bought,
    Passed,
    CardPut,
    Sold,
    CardDrawn,
    OfficeDeclined,
    Finished,
)


# The rules speak in numbers; these build the events in ids.


def market_filled(pile: int, good: int) -> MarketFilled:
    return MarketFilled(pile + 1, GOOD_IDS[good])


def card_dealt(seat: int, good: int) -> CardDealt:
    return CardDealt(seat, GOOD_IDS[good])


def loaded(seat: int, good: int) -> Loaded:
    return Loaded(seat, GOOD_IDS[good])


def exchanged(seat: int, give: int, take: int) -> Exchanged:
    return Exchanged(seat, GOOD_IDS[give], GOOD_IDS[take])


def bought(seat: int, card: int, price: int) -> Bought:
    return Bought(seat, SPECIAL_IDS[card], price)


def card_put(seat: int, good: int, pile: int, covers: int) -> CardPut:
    return CardPut(seat, GOOD_IDS[good], pile + 1, GOOD_IDS[covers])


def card_drawn(seat: int, good: int, office: bool) -> CardDrawn:
    return CardDrawn(seat, GOOD_IDS[good], office)


def sold(seat: int, good: int, showing: int, payments: list[Payment]) -> Sold:
    return Sold(seat, GOOD_IDS[good], showing, tuple(payments))


def finished(at: State) -> Finished:
    result = at.result()
    return Finished(result.totals, result.winners)
