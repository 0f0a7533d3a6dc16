"""What a seat sees of the table. All is open except bids until all are in, and the deck."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kantor.core.counts import some
from kantor.games.empire import positions, scoring
from kantor.games.empire.data import ACTION_IDS, GOOD_IDS, OP_IDS, SYMBOL_IDS, Action, Good, Op, Symbol
from kantor.games.empire.state import ACTING, CHOOSING, DECK, GOODS, NONE, PAST, SINGLE, SYMBOLS, WILD, State

Holder = int | Literal["neutral"]


class PartView(Struct, frozen=True):
    action: Action
    n: int


class CardView(Struct, frozen=True):
    id: str
    good: Symbol
    count: int
    op: Op
    parts: tuple[PartView, ...]


class ActionView(Struct, frozen=True):
    """The card being carried out: the part under way and how much of it is left, or no part while one is chosen."""

    seat: int
    card: CardView
    part: int | None
    action: Action | None
    left: int


class GoodView(Struct, frozen=True):
    """Symbols of one good: on cards, on tokens of controlled regions, and by assigned jokers."""

    cards: int
    tokens: int
    jokers: int
    points: int


class ScoreView(Struct, frozen=True):
    """One seat in one finished game."""

    regions: int
    continents: int
    goods: int
    coins: int
    armies: int


class PlayerView(Struct, frozen=True):
    """One player's side of the table. `bid` is there for the player himself, and for all once all bids are in.

    `proposal` is the best assignment for the jokers not assigned yet.
    """

    seat: int
    coins: int
    bid: int | None
    armies: dict[str, int]
    cities: dict[str, int]
    supply: int
    city_supply: int
    cards: tuple[str, ...]
    goods: dict[Good, GoodView]
    jokers: int
    proposal: tuple[Good, ...]


class TableView(Struct, frozen=True):
    """The table. `control` and `continents` name who holds what; what nobody holds is left out."""

    map: str
    game: int
    games: int
    goal: int
    first_player: int | None
    row: tuple[CardView | None, ...]
    prices: tuple[int, ...]
    deck: int
    action: ActionView | None
    tokens: dict[str, Good]
    neutral: dict[str, int]
    neutral_supply: int
    control: dict[str, Holder]
    continents: dict[str, Holder]
    players: tuple[PlayerView, ...]
    past: tuple[tuple[ScoreView, ...], ...]


def table(at: State, seat: int | None) -> TableView:
    box = at.box
    neutral = box.owners > at.players
    return TableView(
        map=box.board.key,
        game=int(at.game) + 1,
        games=int(box.games),
        goal=int(box.goal),
        first_player=None if at.first_player == NONE else int(at.first_player),
        row=tuple(None if number == NONE else card(at, number) for number in at.row),
        prices=tuple(int(price) for price in box.prices),
        deck=list(at.card_at).count(DECK),
        action=_action(at),
        tokens=positions.tokens(at),
        neutral=some(box.board.ids, at.armies, int(at.players)) if neutral else {},
        neutral_supply=int(at.supply[at.players]) if neutral else 0,
        control=_holders(at, scoring.region_owners(at), box.board.ids),
        continents=_holders(at, scoring.continent_owners(at), box.board.continent_ids),
        players=tuple(_player(at, other, seat) for other in range(at.players)),
        past=tuple(tuple(_past(at, game, other) for other in range(at.players)) for game in range(at.game)),
    )


def card(at: State, number: int) -> CardView:
    box = at.box
    op = int(box.card_op[number])
    parts = range(number * 2, number * 2 + (1 if op == SINGLE else 2))
    return CardView(
        box.card_ids[number],
        SYMBOL_IDS[box.card_good[number]],
        int(box.card_count[number]),
        OP_IDS[op],
        tuple(PartView(ACTION_IDS[box.part_action[part]], int(box.part_n[part])) for part in parts),
    )


def _action(at: State) -> ActionView | None:
    if at.agenda.depth == 0 or (at.agenda.kind() < ACTING and at.agenda.kind() != CHOOSING):
        return None
    seat, first = int(at.agenda.seat()), int(at.agenda.first())
    if at.agenda.kind() == CHOOSING:
        return ActionView(seat, card(at, first), None, None, 0)
    action = ACTION_IDS[at.box.part_action[first]]
    return ActionView(seat, card(at, first // 2), first % 2 + 1, action, int(at.agenda.second()))


def _holders(at: State, owners: list[int], ids: list[str]) -> dict[str, Holder]:
    pairs = ((ident, owner) for ident, owner in zip(ids, owners, strict=True) if owner != NONE)
    return {ident: owner if owner < at.players else "neutral" for ident, owner in pairs}


def _player(at: State, seat: int, viewer: int | None) -> PlayerView:
    # Before the first player is found, the bids are sealed.
    opened = NONE not in list(at.bids)
    return PlayerView(
        seat=seat,
        coins=int(at.coins[seat]),
        bid=int(at.bids[seat]) if (opened or seat == viewer) and at.bids[seat] != NONE else None,
        armies=some(at.box.board.ids, at.armies, seat),
        cities=some(at.box.board.ids, at.cities, seat),
        supply=int(at.supply[seat]),
        city_supply=int(at.city_supply[seat]),
        cards=tuple(positions.cards_at(at, seat)),
        goods={good: _good(at, seat, index) for index, good in enumerate(GOOD_IDS)},
        jokers=int(at.symbols[seat * SYMBOLS + WILD]),
        proposal=proposal(at, seat),
    )


def _good(at: State, seat: int, good: int) -> GoodView:
    cards = int(at.symbols[seat * SYMBOLS + good])
    own = int(scoring.symbols_owned(at, seat, good))
    jokers = int(at.jokers[seat * GOODS + good])
    return GoodView(cards, own - cards, jokers, int(scoring.points_for(at, good, own + jokers)))


def proposal(at: State, seat: int) -> tuple[Good, ...]:
    """Where the free jokers bring most."""
    if at.free_jokers(seat) <= 0 or scoring.goods_owned(at, seat) == 0:
        return ()
    return tuple(GOOD_IDS[good] for good in scoring.best_jokers(at, seat))


def _past(at: State, game: int, seat: int) -> ScoreView:
    start = (game * int(at.players) + seat) * PAST
    return ScoreView(*(int(at.past[start + what]) for what in range(PAST)))
