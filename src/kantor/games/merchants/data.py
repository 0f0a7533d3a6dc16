"""The game box, read from its data file. Ids are those of the file, in its order."""

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from kantor.core.forms import SECOND, Field, seats
from kantor.games.merchants.state import GOODS, PILES, SPECIALS, Box

Good = Literal["grain", "wood", "porcelain", "fish", "spice", "cloth"]
Special = Literal["ship", "contract", "office", "dock"]


class SpecialCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: Special
    count: int
    price: int


class BoxFile(Struct, frozen=True, forbid_unknown_fields=True):
    goods: tuple[Good, ...]
    cards_per_good: int
    tokens_per_good: int
    special_cards: tuple[SpecialCard, ...]
    piles: int
    hand: int
    ships_per_player: int
    cards_drawn: int
    contract_income: int


FILE: Final = msgspec.json.decode((Path(__file__).parent / "data" / "box.json").read_bytes(), type=BoxFile)
GOOD_IDS: Final = FILE.goods
SPECIAL_IDS: Final = tuple(card.id for card in FILE.special_cards)
CARDS: Final = dict.fromkeys(GOOD_IDS, FILE.cards_per_good)
TOKENS: Final = dict.fromkeys(GOOD_IDS, FILE.tokens_per_good)
SPECIAL_CARDS: Final = {card.id: card.count for card in FILE.special_cards}
assert (len(GOOD_IDS), len(SPECIAL_IDS), FILE.piles) == (GOODS, SPECIALS, PILES), "the rules count on the box"

BOX: Final = Box(
    FILE.cards_per_good,
    FILE.tokens_per_good,
    list(SPECIAL_CARDS.values()),
    [card.price for card in FILE.special_cards],
    FILE.hand,
    FILE.ships_per_player,
    FILE.cards_drawn,
    FILE.contract_income,
)

# Fields of pending decisions.
SEAT: Final = seats(4)
COVERED_PILES: Final = Field(
    "piles",
    tuple[Annotated[int, Meta(ge=1, le=int(PILES))], ...],
    SECOND,
    lambda bits: tuple(pile + 1 for pile in range(PILES) if bits >> pile & 1),
    lambda piles: sum(1 << (pile - 1) for pile in set(piles)),
)
