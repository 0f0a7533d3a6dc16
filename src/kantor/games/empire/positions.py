"""A position as JSON, and back. Supplies, the deck and the coins' reserve follow from the rest and may be left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET, Struct, UnsetType, field, structs

from kantor.core.cells import Given
from kantor.core.counts import cells, some, wrong
from kantor.core.forms import Count, Forms, Frame
from kantor.core.setup import Setup
from kantor.games.empire import data
from kantor.games.empire.data import FILE, GOOD_IDS, SEAT, Good
from kantor.games.empire.rules import set_up
from kantor.games.empire.state import DECK, NONE, PAST, ROW_OF_CARDS, SLOTS, SYMBOLS, Box, State
from kantor.games.empire.turn import RULES, EmpirePosition

DECISIONS: Final = Forms(list(RULES))
if TYPE_CHECKING:
    AnyFrame = Frame
    SeatNumber = int
else:
    AnyFrame = DECISIONS.union
    SeatNumber = SEAT.type


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


def new(setup: Setup) -> EmpirePosition:
    at = EmpirePosition(setup.players, data.box(setup), data.moves(setup), Given())
    set_up.begin_game(at)
    return at


def write(at: EmpirePosition, setup: Setup) -> PositionShape:
    neutral = int(at.box.neutral_armies) > 0
    return PositionShape(
        players=setup.players,
        settings=dict(setup.settings),
        first_player=None if at.first_player == NONE else int(at.first_player),
        row=tuple(None if card == NONE else at.box.card_ids[card] for card in at.row),
        seats=tuple(_seat(at, seat) for seat in range(setup.players)),
        neutral=some(at.box.board.ids, at.armies, setup.players) if neutral else {},
        tokens=tokens(at),
        past=tuple(tuple(past(at, game, seat) for seat in range(at.players)) for game in range(at.game)),
        agenda=DECISIONS.written(at),
        neutral_supply=int(at.supply[at.players]) if neutral else 0,
        deck=tuple(cards_at(at, DECK)),
        reserve=FILE.coins - sum(at.coins),
    )


def _seat(at: EmpirePosition, seat: int) -> SeatShape:
    return SeatShape(
        coins=int(at.coins[seat]),
        bid=None if at.bids[seat] == NONE else int(at.bids[seat]),
        armies=some(at.box.board.ids, at.armies, seat),
        cities=some(at.box.board.ids, at.cities, seat),
        cards=tuple(cards_at(at, seat)),
        jokers=some(GOOD_IDS, at.jokers, seat),
        supply=int(at.supply[seat]),
        city_supply=int(at.city_supply[seat]),
    )


def past(at: EmpirePosition, game: int, seat: int) -> PastShape:
    start = (game * int(at.players) + seat) * PAST
    return PastShape(*(int(at.past[start + what]) for what in range(PAST)))


def tokens(at: State) -> dict[str, Good]:
    """The goods tokens by their regions."""
    triangles = zip(at.box.board.triangles, at.tokens, strict=True)
    return {at.box.board.ids[region]: GOOD_IDS[good] for region, good in triangles if good != NONE}


def cards_at(at: State, place: int) -> list[str]:
    """The cards before a seat or in the deck."""
    return sorted([ident for ident, where in zip(at.box.card_ids, list(at.card_at), strict=True) if where == place])


def read(shape: PositionShape, setup: Setup) -> EmpirePosition:
    """The position, its supplies derived; a supply that is given must agree."""
    box, seats, regions = data.box(setup), shape.seats, data.box(setup).board.ids
    neutral = bool(box.neutral_armies)
    if len(seats) != setup.players:
        raise wrong("seats", f"has {len(seats)} entries for {setup.players} players")
    if len(shape.row) != SLOTS:
        raise wrong("row", f"has {len(shape.row)} slots, not {SLOTS}")
    if shape.neutral and not neutral:
        raise wrong("neutral", "has armies, but the match is without them")
    owners = [seat.armies for seat in seats] + [shape.neutral] * neutral
    builders: list[dict[str, int]] = [seat.cities for seat in seats] + [{}] * neutral
    for name, pieces in (("armies", owners), ("cities", builders)):
        unknown = set().union(*pieces) - set(regions)
        if unknown:
            raise wrong(name, f"names a region that isn't on the map: {min(unknown)[:20]}")
    card_at = _card_at(shape, box)
    fields = {
        "game": [len(shape.past)],
        "first_player": [NONE if shape.first_player is None else shape.first_player],
        "coins": [seat.coins for seat in seats],
        "bids": [NONE if seat.bid is None else seat.bid for seat in seats],
        "armies": cells(regions, *owners),
        "cities": cells(regions, *builders),
        "supply": _supplies(shape, box),
        "city_supply": [_rest("city_supply", seat.city_supply, int(box.cities), seat.cities) for seat in seats],
        "row": [NONE if card is None else box.card_ids.index(card) for card in shape.row],
        "card_at": card_at,
        "taken": [len(seat.cards) for seat in seats],
        "symbols": _symbols(card_at, setup.players, box),
        "jokers": cells(GOOD_IDS, *(seat.jokers for seat in seats)),
        "tokens": _tokens(shape.tokens, box),
        "past": _past(shape, setup, box),
    }
    at = EmpirePosition(setup.players, box, data.moves(setup), Given(fields))
    DECISIONS.read(at, shape.agenda)
    return at


def _supplies(shape: PositionShape, box: Box) -> list[int]:
    found = [_rest("supply", seat.supply, int(box.armies), seat.armies) for seat in shape.seats]
    neutral = _rest("neutral_supply", shape.neutral_supply, int(box.neutral_armies), shape.neutral)
    if FILE.coins < sum(seat.coins for seat in shape.seats):
        raise wrong("seats", "have more coins than the box holds")
    _rest("reserve", shape.reserve, FILE.coins, {str(index): seat.coins for index, seat in enumerate(shape.seats)})
    return [*found, neutral] if box.neutral_armies else found


def _rest(name: str, given: int | UnsetType, whole: int, used: Mapping[str, int]) -> int:
    """What the pieces in use leave, compared with what the position says."""
    rest = whole - sum(used.values())
    if rest < 0:
        raise wrong(name, f"would be {rest}: more pieces in use than the {whole} there are")
    if given is not UNSET and given != rest:
        raise wrong(name, f"says {given}, but the rest of the position leaves {rest}")
    return rest


def _card_at(shape: PositionShape, box: Box) -> list[int]:
    places = [int(DECK)] * len(box.card_ids)
    used = [(card, seat) for seat, one in enumerate(shape.seats) for card in one.cards]
    for card, place in [*used, *((card, int(ROW_OF_CARDS)) for card in shape.row if card is not None)]:
        if card not in box.card_ids:
            raise wrong("cards", f"names a card that isn't in play: {card[:20]}")
        number = box.card_ids.index(card)
        if places[number] != DECK:
            raise wrong("cards", f"has {card} twice")
        places[number] = place
    deck = sorted(ident for number, ident in enumerate(box.card_ids) if places[number] == DECK)
    if shape.deck is not UNSET and sorted(shape.deck) != deck:
        raise wrong("deck", "isn't what the rest of the position leaves of the cards")
    return places


def _symbols(card_at: list[int], players: int, box: Box) -> list[int]:
    found = [0] * (players * int(SYMBOLS))
    for card, seat in enumerate(card_at):
        if seat >= 0:
            found[seat * SYMBOLS + box.card_good[card]] += box.card_count[card]
    return found


def _tokens(tokens: Mapping[str, Good], box: Box) -> list[int]:
    triangles = [box.board.ids[region] for region in box.board.triangles]
    elsewhere = set(tokens) - set(triangles)
    if elsewhere:
        raise wrong("tokens", f"lie only on triangles, not in {min(elsewhere)[:20]}")
    return [GOOD_IDS.index(tokens[region]) if region in tokens else NONE for region in triangles]


def _past(shape: PositionShape, setup: Setup, box: Box) -> list[int]:
    games = int(box.games)
    if len(shape.past) >= games:
        raise wrong("past", f"has {len(shape.past)} finished games while one of {games} is being played")
    if any(len(game) != setup.players for game in shape.past):
        raise wrong("past", "has a score for every player in each game")
    found = [cell for game in shape.past for one in game for cell in structs.astuple(one)]
    return found + [0] * (games * setup.players * int(PAST) - len(found))
