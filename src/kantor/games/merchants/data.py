"""The game box, read from its data file. Ids are those of the file, in its order."""

from pathlib import Path
from typing import Final, Literal

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

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
assert (len(GOOD_IDS), len(SPECIAL_IDS), FILE.piles) == (GOODS, SPECIALS, PILES), "the rules count on the box"

BOX: Final = Box(
    FILE.cards_per_good,
    FILE.tokens_per_good,
    vec[i64]([card.count for card in FILE.special_cards]),
    vec[i64]([card.price for card in FILE.special_cards]),
    FILE.hand,
    FILE.ships_per_player,
    FILE.cards_drawn,
    FILE.contract_income,
)
