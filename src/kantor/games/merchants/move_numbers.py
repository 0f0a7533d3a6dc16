"""The numbers of the moves in the catalogue, from what a move says, and back."""

from typing import Final

from mypy_extensions import i64

from kantor.games.merchants.state import GOODS, PILES, SPECIALS

# Where each kind of move begins.
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


def load(good: i64) -> i64:
    return LOAD + good


def is_load(move: i64) -> bool:
    return move < LOAD + GOODS


def loaded_good(move: i64) -> i64:
    return move - LOAD


def exchange(give: i64, take: i64) -> i64:
    return EXCHANGE + give * GOODS + take


def is_exchange(move: i64) -> bool:
    return EXCHANGE <= move < BUY


def exchanged_goods(move: i64) -> tuple[i64, i64]:
    """What is given, and what is taken."""
    return (move - EXCHANGE) // GOODS, (move - EXCHANGE) % GOODS


def buy(card: i64) -> i64:
    return BUY + card


def is_purchase(move: i64) -> bool:
    return BUY <= move < BUY + SPECIALS


def bought_card(move: i64) -> i64:
    return move - BUY


def put(good: i64, pile: i64) -> i64:
    return PUT + good * PILES + pile


def is_put(move: i64) -> bool:
    return PUT <= move < SELL


def put_down(move: i64) -> tuple[i64, i64]:
    """The good, and the pile that it covers."""
    return (move - PUT) // PILES, (move - PUT) % PILES


def card(good: i64) -> i64:
    return CARD + good


def drawn_good(move: i64) -> i64:
    return move - CARD


def first(seat: i64) -> i64:
    return FIRST + seat


def first_seat(move: i64) -> i64:
    return move - FIRST
