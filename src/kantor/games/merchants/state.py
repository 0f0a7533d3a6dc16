"""What lies on the table of Kupcy i Żeglarze: purses, hands, ships with their tokens, the market and the supplies.

A card that nobody has looked at isn't drawn yet: `deck` counts what is left of each good. Cards covered in the market
are out of sight, but everybody saw them come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import Given, row_of
from kantor.core.decision import AgendaPosition, Decision
from kantor.core.options import Options
from kantor.core.sink import Sink

GOODS: Final[i64] = 6
PILES: Final[i64] = 6
SPECIALS: Final[i64] = 4

SHIP: Final[i64] = 0
CONTRACT: Final[i64] = 1
OFFICE: Final[i64] = 2
DOCK: Final[i64] = 3

BARE: Final[i64] = -1  # a pile of the market before its first card
NOBODY_YET: Final[i64] = -1

# What can be pending, each told in full by the rule that it belongs to.
FIRST_PLAYER: Final[i64] = 0
MARKET: Final[i64] = 1
DEAL: Final[i64] = 2
LOADING: Final[i64] = 3
PLANNING: Final[i64] = 4
LOAD_SHIP: Final[i64] = 5
TRADING: Final[i64] = 6
SELLING: Final[i64] = 7
DRAWING: Final[i64] = 8
OFFICES: Final[i64] = 9


class Box:
    """The numbers of the rulebook, the same for every position of a match."""

    def __init__(
        self,
        cards_per_good: i64,
        tokens_per_good: i64,
        stock: list[int],
        prices: list[int],
        hand: i64,
        ships: i64,
        cards_drawn: i64,
        contract_income: i64,
    ) -> None:
        self.cards_per_good: i64 = cards_per_good
        self.tokens_per_good: i64 = tokens_per_good
        self.stock: vec[i64] = row_of(stock)
        self.prices: vec[i64] = row_of(prices)
        self.hand: i64 = hand
        self.ships: i64 = ships
        self.cards_drawn: i64 = cards_drawn
        self.contract_income: i64 = contract_income


class State(AgendaPosition):
    """The state as data. `turn.MerchantsPosition` adds the rules.

    A line declares a field: its name, its length, what it begins with, what it means. It is copied, or given, or new.
    """

    def __init__(self, players: i64, box: Box, new: Given, old: "State | None" = None) -> None:
        super().__init__(players, new, old)
        hands, cards = players * GOODS, players * SPECIALS
        self.box: Box = box
        self.first_player: i64 = old.first_player if old else new.number("first_player", NOBODY_YET)
        self.purses: vec[i64] = old.purses[:] if old else new.row("purses", players)  # coins of a seat
        self.hands: vec[i64] = old.hands[:] if old else new.row("hands", hands)  # cards of seat * GOODS + good
        self.aboard: vec[i64] = old.aboard[:] if old else new.row("aboard", hands)  # tokens on ships, likewise
        self.cards: vec[i64] = old.cards[:] if old else new.row("cards", cards)  # special ones of a seat
        self.market: vec[i64] = old.market[:] if old else new.row("market", PILES, BARE)  # the good that shows
        self.covered: vec[i64] = old.covered[:] if old else new.row("covered", GOODS)  # cards under the market's
        self.tokens: vec[i64] = old.tokens[:] if old else new.row("tokens", GOODS, box.tokens_per_good)  # supply
        self.stock: vec[i64] = old.stock[:] if old else new.row("stock", SPECIALS)  # special cards for sale
        self.deck: vec[i64] = old.deck[:] if old else new.row("deck", GOODS, box.cards_per_good)
        self.deck_left: i64 = old.deck_left if old else new.number("deck_left", box.cards_per_good * GOODS)

    def held(self, seat: i64, good: i64) -> i64:
        """Cards of a good in a seat's hand."""
        return self.hands[seat * GOODS + good]

    def carried(self, seat: i64, good: i64) -> i64:
        """Tokens of a good on a seat's ships."""
        return self.aboard[seat * GOODS + good]

    def owned(self, seat: i64, card: i64) -> i64:
        """Special cards of a kind before a seat."""
        return self.cards[seat * SPECIALS + card]

    def showing(self, good: i64) -> i64:
        """Cards of a good that the market shows."""
        market = self.market
        count: i64 = 0
        for pile in range(PILES):
            if market[pile] == good:
                count += 1
        return count

    def take_from_deck(self, good: i64) -> None:
        self.deck[good] -= 1
        self.deck_left -= 1

    def covered_cards(self) -> i64:
        count: i64 = 0
        for good in range(GOODS):
            count += self.covered[good]
        return count

    def hand_size(self, seat: i64) -> i64:
        hands = self.hands
        size: i64 = 0
        for good in range(GOODS):
            size += hands[seat * GOODS + good]
        return size


class Rule(Decision[State]):
    """A decision of this game. What is asked all the time is declared with its state, which saves a check a call."""

    def options(self, at: State, seat: i64, out: Options) -> None:
        raise NotImplementedError

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        raise NotImplementedError
