"""Counts by id, as texts and sights have them, from the flat counts of the state."""

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.empire.data import GOOD_IDS, Good
from kantor.games.empire.state import GOODS, NONE, Table


def by_region(at: Table, cells: vec[i64], owner: int) -> dict[str, int]:
    """Only where there is something."""
    board = at.box.board
    start = owner * int(board.regions)
    found = {ident: int(cells[start + region]) for region, ident in enumerate(board.ids)}
    return {ident: count for ident, count in found.items() if count}


def jokers(at: Table, seat: int) -> dict[Good, int]:
    found = {good: int(at.jokers[seat * GOODS + index]) for index, good in enumerate(GOOD_IDS)}
    return {good: count for good, count in found.items() if count}


def tokens(at: Table) -> dict[str, Good]:
    triangles = zip(at.box.board.triangles, at.tokens, strict=True)
    return {at.box.board.ids[region]: GOOD_IDS[good] for region, good in triangles if good != NONE}


def cards_at(at: Table, place: int) -> list[str]:
    """The cards before a seat or in the deck."""
    return sorted(ident for card, ident in enumerate(at.box.card_ids) if at.card_at[card] == place)


def row(at: Table) -> tuple[str | None, ...]:
    return tuple(None if card == NONE else at.box.card_ids[card] for card in at.row)
