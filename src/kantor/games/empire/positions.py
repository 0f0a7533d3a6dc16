"""A position as JSON, and back. Supplies, the deck and the coins' reserve follow from the rest and may be left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from msgspec import UNSET, Struct, UnsetType, field
from mypy_extensions import i64

from kantor.core.errors import BadPosition
from kantor.core.setup import Setup
from kantor.games.empire import agenda, data, tally
from kantor.games.empire.agenda import AnyFrame, Count, SeatNumber
from kantor.games.empire.data import FILE, GOOD_IDS, Good
from kantor.games.empire.state import DECK, GOODS, NONE, PAST, ROW_OF_CARDS, SLOTS, SYMBOLS, TRIANGLES, Box, zeros
from kantor.games.empire.turn import EmpirePosition


class SeatShape(Struct, frozen=True, forbid_unknown_fields=True):
    """One player's pieces. Counts that are left out are zero; `bid` is there once it is made."""

    coins: Count = 0
    bid: Count | None = None
    armies: dict[str, Count] = field(default_factory=dict)
    cities: dict[str, Count] = field(default_factory=dict)
    cards: tuple[str, ...] = ()
    jokers: dict[Good, Count] = field(default_factory=dict)
    supply: Count | UnsetType = UNSET
    city_supply: Count | UnsetType = UNSET


class PastShape(Struct, frozen=True, forbid_unknown_fields=True):
    """What a finished game counts for one seat."""

    regions: Count
    continents: Count
    goods: Count
    coins: Count
    armies: Count


class PositionShape(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole position. `past` are the finished games of the match; `agenda` what is pending, the present last."""

    players: int
    seats: tuple[SeatShape, ...]
    agenda: tuple[AnyFrame, ...]
    row: tuple[str | None, ...] = (None,) * SLOTS
    settings: dict[str, Any] = field(default_factory=dict)
    first_player: SeatNumber | None = None
    neutral: dict[str, Count] = field(default_factory=dict)
    tokens: dict[str, Good] = field(default_factory=dict)
    past: tuple[tuple[PastShape, ...], ...] = ()
    neutral_supply: Count | UnsetType = UNSET
    deck: tuple[str, ...] | UnsetType = UNSET
    reserve: Count | UnsetType = UNSET


def write(at: EmpirePosition, setup: Setup) -> PositionShape:
    neutral = int(at.box.neutral_armies) > 0
    return PositionShape(
        players=setup.players,
        settings=dict(setup.settings),
        first_player=None if at.first_player == NONE else int(at.first_player),
        row=tally.row(at),
        seats=tuple(_seat(at, seat) for seat in range(setup.players)),
        neutral=tally.by_region(at, at.armies, setup.players) if neutral else {},
        tokens=tally.tokens(at),
        past=tuple(tuple(past(at, game, seat) for seat in range(at.players)) for game in range(at.game)),
        agenda=agenda.written(at.agenda, at.box),
        neutral_supply=int(at.supply[at.players]) if neutral else 0,
        deck=tuple(tally.cards_at(at, DECK)),
        reserve=FILE.coins - sum(at.coins),
    )


def _seat(at: EmpirePosition, seat: int) -> SeatShape:
    return SeatShape(
        coins=int(at.coins[seat]),
        bid=None if at.bids[seat] == NONE else int(at.bids[seat]),
        armies=tally.by_region(at, at.armies, seat),
        cities=tally.by_region(at, at.cities, seat),
        cards=tuple(tally.cards_at(at, seat)),
        jokers=tally.jokers(at, seat),
        supply=int(at.supply[seat]),
        city_supply=int(at.city_supply[seat]),
    )


def past(at: EmpirePosition, game: int, seat: int) -> PastShape:
    start = (game * int(at.players) + seat) * PAST
    return PastShape(*(int(at.past[start + what]) for what in range(PAST)))


def read(shape: PositionShape, setup: Setup) -> EmpirePosition:
    """The position, its supplies derived; a supply that is given must agree."""
    box, players = data.box(setup), setup.players
    if len(shape.seats) != players:
        raise _wrong("seats", f"has {len(shape.seats)} entries for {players} players")
    if len(shape.row) != SLOTS:
        raise _wrong("row", f"has {len(shape.row)} slots, not {SLOTS}")
    if shape.neutral and not box.neutral_armies:
        raise _wrong("neutral", "has armies, but the match is without them")
    owners = [seat.armies for seat in shape.seats] + ([shape.neutral] if box.neutral_armies else [])
    builders = [seat.cities for seat in shape.seats] + ([{}] if box.neutral_armies else [])
    card_at = _card_at(shape, box)
    return EmpirePosition(
        players,
        box,
        agenda.read(shape.agenda, box),
        len(shape.past),
        NONE if shape.first_player is None else shape.first_player,
        vec[i64]([seat.coins for seat in shape.seats]),
        vec[i64]([NONE if seat.bid is None else seat.bid for seat in shape.seats]),
        vec[i64]([cell for armies in owners for cell in _by_region("armies", armies, box)]),
        vec[i64]([cell for cities in builders for cell in _by_region("cities", cities, box)]),
        vec[i64](_supplies(shape, box)),
        vec[i64]([_rest("city_supply", seat.city_supply, int(box.cities), seat.cities) for seat in shape.seats]),
        vec[i64]([NONE if card is None else box.card_ids.index(card) for card in shape.row]),
        vec[i64](card_at),
        vec[i64]([len(seat.cards) for seat in shape.seats]),
        _symbols(card_at, players, box),
        vec[i64]([seat.jokers.get(good, 0) for seat in shape.seats for good in GOOD_IDS]),
        vec[i64](_tokens(shape.tokens, box)),
        vec[i64](_past(shape, setup, box)),
    )


def _by_region(name: str, counts: Mapping[str, int], box: Box) -> list[int]:
    unknown = set(counts) - set(box.board.ids)
    if unknown:
        raise _wrong(name, f"names a region that isn't on the map: {min(unknown)[:20]}")
    return [counts.get(ident, 0) for ident in box.board.ids]


def _supplies(shape: PositionShape, box: Box) -> list[int]:
    found = [_rest("supply", seat.supply, int(box.armies), seat.armies) for seat in shape.seats]
    neutral = _rest("neutral_supply", shape.neutral_supply, int(box.neutral_armies), shape.neutral)
    if FILE.coins < sum(seat.coins for seat in shape.seats):
        raise _wrong("seats", "have more coins than the box holds")
    _rest("reserve", shape.reserve, FILE.coins, {str(index): seat.coins for index, seat in enumerate(shape.seats)})
    return [*found, neutral] if box.neutral_armies else found


def _rest(name: str, given: int | UnsetType, whole: int, used: Mapping[str, int]) -> int:
    """What the pieces in use leave, compared with what the position says."""
    rest = whole - sum(used.values())
    if rest < 0:
        raise _wrong(name, f"would be {rest}: more pieces in use than the {whole} there are")
    if given is not UNSET and given != rest:
        raise _wrong(name, f"says {given}, but the rest of the position leaves {rest}")
    return rest


def _card_at(shape: PositionShape, box: Box) -> list[int]:
    places = [DECK] * len(box.card_ids)
    used = [(card, seat) for seat, one in enumerate(shape.seats) for card in one.cards]
    for card, place in [*used, *((card, ROW_OF_CARDS) for card in shape.row if card is not None)]:
        if card not in box.card_ids:
            raise _wrong("cards", f"names a card that isn't in play: {card[:20]}")
        number = box.card_ids.index(card)
        if places[number] != DECK:
            raise _wrong("cards", f"has {card} twice")
        places[number] = place
    deck = sorted(ident for number, ident in enumerate(box.card_ids) if places[number] == DECK)
    if shape.deck is not UNSET and sorted(shape.deck) != deck:
        raise _wrong("deck", "isn't what the rest of the position leaves of the cards")
    return places


def _symbols(card_at: list[int], players: int, box: Box) -> vec[i64]:
    found = zeros(players * SYMBOLS)
    for card, seat in enumerate(card_at):
        if seat >= 0:
            found[seat * SYMBOLS + box.card_good[card]] += box.card_count[card]
    return found


def _tokens(tokens: Mapping[str, Good], box: Box) -> list[int]:
    triangles = [box.board.ids[region] for region in box.board.triangles]
    elsewhere = set(tokens) - set(triangles)
    if elsewhere:
        raise _wrong("tokens", f"lie only on triangles, not in {min(elsewhere)[:20]}")
    assert len(triangles) == TRIANGLES
    assert len(GOOD_IDS) == GOODS
    return [GOOD_IDS.index(tokens[region]) if region in tokens else NONE for region in triangles]


def _past(shape: PositionShape, setup: Setup, box: Box) -> list[int]:
    games = int(box.games)
    if len(shape.past) >= games:
        raise _wrong("past", f"has {len(shape.past)} finished games while one of {games} is being played")
    if any(len(game) != setup.players for game in shape.past):
        raise _wrong("past", "has a score for every player in each game")
    cells = [cell for game in shape.past for one in game for cell in _cells(one)]
    return cells + [0] * (games * setup.players * PAST - len(cells))


def _cells(one: PastShape) -> tuple[int, ...]:
    return one.regions, one.continents, one.goods, one.coins, one.armies


def _wrong(name: str, what: str) -> BadPosition:
    return BadPosition("position-invariant", why=f"field “{name}” {what}")
