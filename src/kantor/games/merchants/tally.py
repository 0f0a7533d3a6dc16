"""Counts by id, as texts and sights have them, to and from the flat counts of the state."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.merchants.data import GOOD_IDS, SPECIAL_IDS, Good, Special


def goods(cells: vec[i64], seat: int = 0) -> dict[Good, int]:
    start = seat * len(GOOD_IDS)
    return {good: int(cells[start + index]) for index, good in enumerate(GOOD_IDS)}


def specials(cells: vec[i64], seat: int = 0) -> dict[Special, int]:
    start = seat * len(SPECIAL_IDS)
    return {card: int(cells[start + index]) for index, card in enumerate(SPECIAL_IDS)}


def good_cells(*counts: Mapping[Good, int]) -> list[int]:
    return [count.get(good, 0) for count in counts for good in GOOD_IDS]


def special_cells(*counts: Mapping[Special, int]) -> list[int]:
    return [count.get(card, 0) for count in counts for card in SPECIAL_IDS]
