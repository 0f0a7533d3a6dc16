"""The moves, events, state and sight of the toy game, as data."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from kantor.core.catalogue import Catalogue, Move
from kantor.core.events import Event
from kantor.core.text import SeatField

VALUES = (1, 2, 3)
BOX = (8, 5, 3)  # cards of each value
PURSE = 4
HIGHEST_BID = 3
Count = Annotated[int, Meta(ge=0, le=99)]
Cards = Annotated[list[Count], Meta(min_length=3, max_length=3)]
Task = Literal["deal", "turn-up", "bid", "ask", "answer", "draw"]
STACKS = ((), ("deal",), ("turn-up",), ("bid",), ("ask",), ("ask", "answer"), ("ask", "draw"))


class Bid(Move, frozen=True):
    coins: int


class Keep(Move, frozen=True):
    pass


class Ask(Move, frozen=True):
    seat: SeatField


class Pay(Move, frozen=True):
    pass


class Show(Move, frozen=True):
    value: int


class Refuse(Move, frozen=True):
    pass


class Card(Move, frozen=True):
    """Chance: a card from the deck."""

    value: int


def catalogue(players: int) -> Catalogue:
    bids = [Bid(coins) for coins in range(HIGHEST_BID + 1)]
    shows, cards = [Show(value) for value in VALUES], [Card(value) for value in VALUES]
    return Catalogue([*bids, Keep(), *map(Ask, range(players)), Pay(), *shows, Refuse(), *cards])


class CardDrawn(Event, frozen=True):
    """Into a hand, seen only by its owner."""

    seat: SeatField
    value: int | None

    def seen_by(self, seat: int | None) -> CardDrawn:
        return CardDrawn(self.seat, self.value if seat == self.seat else None)


class CardTurned(Event, frozen=True):
    value: int


class BidSealed(Event, frozen=True):
    seat: SeatField
    coins: int

    def seen_by(self, seat: int | None) -> BidSealed | None:
        return BidSealed(self.seat, self.coins) if seat == self.seat else None


class BidsOpened(Event, frozen=True):
    bids: tuple[int, ...]
    best: int


class Tied(Event, frozen=True):
    value: int
    burnt: bool


class Won(Event, frozen=True):
    seat: SeatField
    value: int
    price: int


class Kept(Event, frozen=True):
    seat: SeatField


class Asked(Event, frozen=True):
    seat: SeatField
    rival: SeatField


class Paid(Event, frozen=True):
    seat: SeatField
    asker: SeatField


class Shown(Event, frozen=True):
    seat: SeatField
    value: int


class Refused(Event, frozen=True):
    seat: SeatField


class Ended(Event, frozen=True):
    totals: tuple[int, ...]
    winners: tuple[int, ...]


EVENTS = (CardDrawn, CardTurned, BidSealed, BidsOpened, Tied, Won, Kept, Asked, Paid, Shown, Refused, Ended)


class Player(Struct, forbid_unknown_fields=True):
    """`known` are the cards in hand that everybody has seen, `secret` the others."""

    coins: Count = PURSE
    known: Cards = field(default_factory=lambda: [0, 0, 0])
    secret: Cards = field(default_factory=lambda: [0, 0, 0])
    bid: Annotated[int, Meta(ge=0, le=HIGHEST_BID)] | None = None

    def hand(self) -> list[int]:
        return [known + secret for known, secret in zip(self.known, self.secret, strict=True)]

    def copy(self) -> Player:
        return Player(self.coins, self.known[:], self.secret[:], self.bid)


class State(Struct, forbid_unknown_fields=True):
    """The position, in its JSON form already. The deck isn't in it: it is what the rest leaves of the box."""

    players: int
    seats: list[Player]
    agenda: list[tuple[Task, Annotated[int, Meta(ge=0, le=3)]]]
    settings: dict[str, Any] = field(default_factory=dict)
    card: Annotated[int, Meta(ge=1, le=3)] | None = None
    burnt: Cards = field(default_factory=lambda: [0, 0, 0])

    def deck(self) -> list[int]:
        gone = [sum(counts) for counts in zip(self.burnt, *(player.hand() for player in self.seats), strict=True)]
        return [BOX[at] - gone[at] - (self.card == value) for at, value in enumerate(VALUES)]

    def full(self) -> bool:
        """Somebody has as many cards as end the game."""
        return any(sum(player.hand()) >= self.settings["goal"] for player in self.seats)

    def copy(self) -> State:
        seats = [player.copy() for player in self.seats]
        return State(self.players, seats, self.agenda[:], self.settings, self.card, self.burnt[:])


class PlayerView(Struct, frozen=True):
    """`secret` and `bid` are there only for the player himself."""

    coins: int
    known: tuple[int, ...]
    hidden: int
    secret: tuple[int, ...] | None
    bid: int | None


class TableView(Struct, frozen=True):
    card: int | None
    deck: int
    burnt: tuple[int, ...]
    players: tuple[PlayerView, ...]
