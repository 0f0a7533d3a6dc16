"""What lies on the table of Kupcy i Żeglarze: purses, hands, ships with their tokens, the market and the supplies.

A card that nobody has looked at isn't drawn yet: `deck` counts what is left of each good. Cards covered in the market
are out of sight, but everybody saw them come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.agenda import Agenda, empty_agenda
from kantor.core.position import Position

GOODS: Final[i64] = 6
PILES: Final[i64] = 6
SPECIALS: Final[i64] = 4

SHIP: Final[i64] = 0
CONTRACT: Final[i64] = 1
OFFICE: Final[i64] = 2
DOCK: Final[i64] = 3

BARE: Final[i64] = -1  # a pile of the market before its first card

# What can be pending. The comment says what the agenda's two numbers mean.
FIRST_PLAYER: Final[i64] = 0
MARKET: Final[i64] = 1  # piles still to fill
DEAL: Final[i64] = 2  # cards this seat still gets
LOADING: Final[i64] = 3  # tokens loaded so far at the table
PLANNING: Final[i64] = 4  # 1 while the phase's action is unused; exchanges that docks still give
LOAD_SHIP: Final[i64] = 5
TRADING: Final[i64] = 6
SELLING: Final[i64] = 7  # the good; the piles covered this turn, a bit each
DRAWING: Final[i64] = 8  # cards still to draw; 1 when an office gives them
OFFICES: Final[i64] = 9  # cards that offices still give

# Where each kind of move begins in the catalogue.
LOAD: Final[i64] = 0
EXCHANGE: Final[i64] = 6
BUY: Final[i64] = 42
PASS: Final[i64] = 46
PUT: Final[i64] = 47
SELL: Final[i64] = 83
DRAW: Final[i64] = 84
TAKE: Final[i64] = 85
DONE: Final[i64] = 86
CARD: Final[i64] = 87
FIRST: Final[i64] = 93


class Box:
    """The numbers of the rulebook, the same for every position of a match."""

    def __init__(
        self,
        cards_per_good: i64,
        tokens_per_good: i64,
        stock: vec[i64],
        prices: vec[i64],
        hand: i64,
        ships: i64,
        cards_drawn: i64,
        contract_income: i64,
    ) -> None:
        self.cards_per_good: i64 = cards_per_good
        self.tokens_per_good: i64 = tokens_per_good
        self.stock: vec[i64] = stock
        self.prices: vec[i64] = prices
        self.hand: i64 = hand
        self.ships: i64 = ships
        self.cards_drawn: i64 = cards_drawn
        self.contract_income: i64 = contract_income


class Table(Position):
    """The state as data. `turn.MerchantsPosition` adds the rules."""

    def __init__(
        self,
        players: i64,
        box: Box,
        agenda: Agenda,
        first_player: i64,
        purses: vec[i64],
        hands: vec[i64],
        aboard: vec[i64],
        cards: vec[i64],
        market: vec[i64],
        covered: vec[i64],
        tokens: vec[i64],
        stock: vec[i64],
        deck: vec[i64],
        deck_left: i64,
    ) -> None:
        super().__init__(players)
        self.box: Box = box
        self.agenda: Agenda = agenda
        self.first_player: i64 = first_player
        self.purses: vec[i64] = purses
        self.hands: vec[i64] = hands
        self.aboard: vec[i64] = aboard
        self.cards: vec[i64] = cards
        self.market: vec[i64] = market
        self.covered: vec[i64] = covered
        self.tokens: vec[i64] = tokens
        self.stock: vec[i64] = stock
        self.deck: vec[i64] = deck
        self.deck_left: i64 = deck_left

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

    def hand_size(self, seat: i64) -> i64:
        hands = self.hands
        size: i64 = 0
        for good in range(GOODS):
            size += hands[seat * GOODS + good]
        return size


def exchange_move(give: i64, take: i64) -> i64:
    return EXCHANGE + give * GOODS + take


def put_move(good: i64, pile: i64) -> i64:
    return PUT + good * PILES + pile


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def fresh_agenda() -> Agenda:
    """Everything begins with the lot for the first player."""
    agenda = empty_agenda()
    agenda.push(FIRST_PLAYER, -1)
    return agenda
