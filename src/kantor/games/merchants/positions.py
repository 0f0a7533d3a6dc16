"""A position as JSON, and back. Supplies and draw pile follow from the rest and may be left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

from librt.vecs import vec
from msgspec import UNSET, Meta, Struct, UnsetType, field
from mypy_extensions import i64

from kantor.core.errors import BadPosition
from kantor.core.setup import Setup
from kantor.games.merchants import agenda
from kantor.games.merchants.agenda import AnyFrame, Count, SeatNumber
from kantor.games.merchants.data import BOX, FILE, GOOD_IDS, SPECIAL_IDS, Good, Special
from kantor.games.merchants.state import BARE, PILES
from kantor.games.merchants.tally import good_cells, goods, special_cells, specials
from kantor.games.merchants.turn import MerchantsPosition

Coins = Annotated[int, Meta(ge=0, le=1_000_000)]
Id = TypeVar("Id", Good, Special)


class SeatShape(Struct, frozen=True, forbid_unknown_fields=True):
    """One player's goods. Counts that are left out are zero."""

    coins: Coins = 0
    cards: dict[Special, Count] = field(default_factory=dict)
    tokens: dict[Good, Count] = field(default_factory=dict)
    hand: dict[Good, Count] = field(default_factory=dict)


class PositionShape(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole position. `covered` are the market's covered cards; `agenda` what is pending, the present last."""

    players: int
    market: tuple[Good | None, ...]
    seats: tuple[SeatShape, ...]
    agenda: tuple[AnyFrame, ...]
    first_player: SeatNumber | None = None
    covered: dict[Good, Count] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    deck: dict[Good, Count] | UnsetType = UNSET
    tokens: dict[Good, Count] | UnsetType = UNSET
    stock: dict[Special, Count] | UnsetType = UNSET


def write(at: MerchantsPosition, setup: Setup) -> PositionShape:
    return PositionShape(
        players=setup.players,
        settings=dict(setup.settings),
        first_player=int(at.first_player) if at.first_player >= 0 else None,
        market=tuple(None if pile == BARE else GOOD_IDS[pile] for pile in at.market),
        covered=_some(goods(at.covered)),
        seats=tuple(_seat(at, seat) for seat in range(setup.players)),
        agenda=agenda.written(at.agenda),
        deck=_some(goods(at.deck)),
        tokens=_some(goods(at.tokens)),
        stock=_some(specials(at.stock)),
    )


def _seat(at: MerchantsPosition, seat: int) -> SeatShape:
    return SeatShape(
        coins=int(at.purses[seat]),
        cards=_some(specials(at.cards, seat)),
        tokens=_some(goods(at.aboard, seat)),
        hand=_some(goods(at.hands, seat)),
    )


def _some(counts: dict[Id, int]) -> dict[Id, int]:
    return {ident: count for ident, count in counts.items() if count}


def read(shape: PositionShape, setup: Setup) -> MerchantsPosition:
    """The position, its supplies derived; a supply that is given must agree."""
    if len(shape.seats) != setup.players:
        raise _wrong("seats", f"has {len(shape.seats)} entries for {setup.players} players")
    if len(shape.market) != PILES:
        raise _wrong("market", f"has {len(shape.market)} piles, not {PILES}")
    seats = shape.seats
    shown: dict[Good, int] = {good: shape.market.count(good) for good in GOOD_IDS}
    deck = _rest("deck", shape.deck, FILE.cards_per_good, shape.covered, shown, *(seat.hand for seat in seats))
    tokens = _rest("tokens", shape.tokens, FILE.tokens_per_good, *(seat.tokens for seat in seats))
    stock = _stock(shape)
    return MerchantsPosition(
        setup.players,
        BOX,
        agenda.read(shape.agenda),
        -1 if shape.first_player is None else shape.first_player,
        vec[i64]([seat.coins for seat in seats]),
        vec[i64](good_cells(*(seat.hand for seat in seats))),
        vec[i64](good_cells(*(seat.tokens for seat in seats))),
        vec[i64](special_cells(*(seat.cards for seat in seats))),
        vec[i64]([BARE if good is None else GOOD_IDS.index(good) for good in shape.market]),
        vec[i64](good_cells(shape.covered)),
        vec[i64](good_cells(tokens)),
        vec[i64](special_cells(stock)),
        vec[i64](good_cells(deck)),
        sum(deck.values()),
    )


def _rest(name: str, given: Mapping[Good, int] | UnsetType, whole: int, *used: Mapping[Good, int]) -> dict[Good, int]:
    rest = {good: whole - sum(part.get(good, 0) for part in used) for good in GOOD_IDS}
    return _agreed(name, given, rest)


def _stock(shape: PositionShape) -> dict[Special, int]:
    counts = {card.id: card.count for card in FILE.special_cards}
    rest = {card: counts[card] - sum(seat.cards.get(card, 0) for seat in shape.seats) for card in SPECIAL_IDS}
    return _agreed("stock", shape.stock, rest)


def _agreed(name: str, given: Mapping[Id, int] | UnsetType, rest: dict[Id, int]) -> dict[Id, int]:
    """What follows from the rest of the position, compared with what the position says."""
    for ident, count in rest.items():
        if count < 0:
            raise _wrong(name, f"would have {count} of {ident}: more {ident} in play than the box holds")
        if given is not UNSET and given.get(ident, 0) != count:
            raise _wrong(name, f"says {given.get(ident, 0)} of {ident}, but the rest of the position leaves {count}")
    return rest


def _wrong(name: str, what: str) -> BadPosition:
    return BadPosition("position-invariant", why=f"field “{name}” {what}")
