"""What a seat sees of the table. Hands are secret, their size is open; what is bought, loaded and earned is open."""

from __future__ import annotations

from msgspec import Struct

from kantor.core.counts import counted
from kantor.games.merchants.data import GOOD_IDS, SPECIAL_IDS, Good, Special
from kantor.games.merchants.state import BARE, PILES, SELLING, State


class PlayerView(Struct, frozen=True):
    """One player's side of the table; `hand` is there only for the player himself."""

    seat: int
    coins: int
    cards: dict[Special, int]
    tokens: dict[Good, int]
    hand_size: int
    hand: dict[Good, int] | None


class TableView(Struct, frozen=True):
    """The table. `sale` is the good being sold, `covered` the piles covered for it in this turn."""

    first_player: int | None
    market: tuple[Good | None, ...]
    sale: Good | None
    covered: tuple[int, ...]
    deck: int
    tokens: dict[Good, int]
    stock: dict[Special, int]
    players: tuple[PlayerView, ...]


def table(at: State, seat: int | None) -> TableView:
    selling = at.agenda.depth > 0 and at.agenda.kind() == SELLING
    covered = int(at.agenda.second()) if selling else 0
    return TableView(
        first_player=int(at.first_player) if at.first_player >= 0 else None,
        market=tuple(None if pile == BARE else GOOD_IDS[pile] for pile in at.market),
        sale=GOOD_IDS[at.agenda.first()] if selling else None,
        covered=tuple(pile + 1 for pile in range(PILES) if covered >> pile & 1),
        deck=int(at.deck_left),
        tokens=counted(GOOD_IDS, at.tokens),
        stock=counted(SPECIAL_IDS, at.stock),
        players=tuple(_player(at, other, seat) for other in range(at.players)),
    )


def _player(at: State, seat: int, viewer: int | None) -> PlayerView:
    return PlayerView(
        seat=seat,
        coins=int(at.purses[seat]),
        cards=counted(SPECIAL_IDS, at.cards, seat),
        tokens=counted(GOOD_IDS, at.aboard, seat),
        hand_size=int(at.hand_size(seat)),
        hand=counted(GOOD_IDS, at.hands, seat) if seat == viewer else None,
    )
