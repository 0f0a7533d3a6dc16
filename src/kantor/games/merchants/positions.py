"""A position as JSON, and back. Supplies and draw pile follow from the rest and may be left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType, field

from kantor.core.cells import Given
from kantor.core.counts import cells, rest, some, wrong
from kantor.core.forms import Count, Forms, Frame
from kantor.core.position import CHANCE
from kantor.core.setup import Setup
from kantor.games.merchants.data import BOX, CARDS, GOOD_IDS, SEAT, SPECIAL_CARDS, SPECIAL_IDS, TOKENS, Good, Special
from kantor.games.merchants.state import BARE, FIRST_PLAYER, NOBODY_YET, PILES
from kantor.games.merchants.turn import RULES, MerchantsPosition

FORMS: Final = Forms(list(RULES))
if TYPE_CHECKING:
    AnyFrame = Frame
    SeatNumber = int
else:
    AnyFrame = FORMS.union
    SeatNumber = SEAT.type

Coins = Annotated[int, Meta(ge=0, le=1_000_000)]


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


def new(setup: Setup) -> MerchantsPosition:
    """Everything begins with the lot for the first player."""
    given = Given({"stock": list(SPECIAL_CARDS.values())}, [(int(FIRST_PLAYER), int(CHANCE), 0, 0)])
    return MerchantsPosition(setup.players, BOX, given)


def write(at: MerchantsPosition, setup: Setup) -> PositionShape:
    return PositionShape(
        players=setup.players,
        settings=dict(setup.settings),
        first_player=int(at.first_player) if at.first_player >= 0 else None,
        market=tuple(None if pile == BARE else GOOD_IDS[pile] for pile in at.market),
        covered=some(GOOD_IDS, at.covered),
        seats=tuple(_seat(at, seat) for seat in range(setup.players)),
        agenda=FORMS.written(at),
        deck=some(GOOD_IDS, at.deck),
        tokens=some(GOOD_IDS, at.tokens),
        stock=some(SPECIAL_IDS, at.stock),
    )


def _seat(at: MerchantsPosition, seat: int) -> SeatShape:
    return SeatShape(
        coins=int(at.purses[seat]),
        cards=some(SPECIAL_IDS, at.cards, seat),
        tokens=some(GOOD_IDS, at.aboard, seat),
        hand=some(GOOD_IDS, at.hands, seat),
    )


def read(shape: PositionShape, setup: Setup) -> MerchantsPosition:
    """The position, its supplies derived; a supply that is given must agree."""
    seats = shape.seats
    if len(seats) != setup.players:
        raise wrong("seats", f"has {len(seats)} entries for {setup.players} players")
    if len(shape.market) != PILES:
        raise wrong("market", f"has {len(shape.market)} piles, not {PILES}")
    shown: dict[Good, int] = {good: shape.market.count(good) for good in GOOD_IDS}
    deck = rest("deck", shape.deck, CARDS, shape.covered, shown, *(seat.hand for seat in seats))
    tokens = rest("tokens", shape.tokens, TOKENS, *(seat.tokens for seat in seats))
    stock = rest("stock", shape.stock, SPECIAL_CARDS, *(seat.cards for seat in seats))
    fields = {
        "first_player": [NOBODY_YET if shape.first_player is None else shape.first_player],
        "purses": [seat.coins for seat in seats],
        "hands": cells(GOOD_IDS, *(seat.hand for seat in seats)),
        "aboard": cells(GOOD_IDS, *(seat.tokens for seat in seats)),
        "cards": cells(SPECIAL_IDS, *(seat.cards for seat in seats)),
        "market": [BARE if good is None else GOOD_IDS.index(good) for good in shape.market],
        "covered": cells(GOOD_IDS, shape.covered),
        "tokens": list(tokens.values()),
        "stock": list(stock.values()),
        "deck": list(deck.values()),
        "deck_left": [sum(deck.values())],
    }
    at = MerchantsPosition(setup.players, BOX, Given(fields))
    FORMS.read(at, shape.agenda)
    return at
