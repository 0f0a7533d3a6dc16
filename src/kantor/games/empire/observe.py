"""What a seat knows, as numbers. Seats follow clockwise from the observer; `planes.py` names all in this order."""

from mypy_extensions import i64

from kantor.core.observation import Observation
from kantor.games.empire.rules import bidding
from kantor.games.empire.state import (
    ACTING,
    BIDDING,
    CHOOSING,
    DECK,
    DESTROY,
    GOODS,
    JOKERS,
    NEUTRAL,
    NONE,
    PAST,
    SLOTS,
    SYMBOLS,
    TAKING,
    TRIANGLES,
    State,
)


def observe(at: State, seat: i64, out: Observation) -> None:
    kind: i64 = at.agenda.kind() if at.agenda.depth > 0 else -1
    decision(at, seat, kind, out)
    action(at, kind, out)
    for slot in range(SLOTS):
        out.one_hot(at.row[slot], at.box.cards)
    out.ones_where(at.card_at, DECK, at.box.cards)
    if at.box.with_tokens:
        for triangle in range(TRIANGLES):
            out.one_hot(at.tokens[triangle], GOODS)
    if at.box.neutral_armies > 0:
        out.add_all(at.armies, at.players * at.box.board.regions, at.box.board.regions)
        out.add(at.supply[at.players])
    if at.box.games > 1:
        out.one_hot(at.game, at.box.games)
    opened = bidding.all_in(at)
    for turn in range(at.players):
        player(at, (seat + turn) % at.players, turn == 0 or opened, out)


def decision(at: State, seat: i64, kind: i64, out: Observation) -> None:
    out.flag(kind == BIDDING)
    out.flag(kind == NEUTRAL)
    out.flag(kind == TAKING)
    out.flag(kind == CHOOSING)
    out.flag(kind == JOKERS)
    out.one_hot(kind - ACTING if kind >= ACTING else -1, DESTROY + 1)
    alone = at.actor() >= 0 and kind != BIDDING
    out.one_hot((at.actor() - seat + at.players) % at.players if alone else -1, at.players)
    out.one_hot((at.first_player - seat + at.players) % at.players if at.first_player != NONE else -1, at.players)


def action(at: State, kind: i64, out: Observation) -> None:
    """The card being carried out, its part and how much is left of it."""
    acting = kind >= ACTING
    card = at.agenda.first() // 2 if acting else at.agenda.first() if kind == CHOOSING else -1
    out.one_hot(card, at.box.cards)
    out.one_hot(at.agenda.first() % 2 if acting else -1, 2)
    out.add(at.agenda.second() if acting else 0)


def player(at: State, seat: i64, bid_known: bool, out: Observation) -> None:
    regions = at.box.board.regions
    out.add(at.coins[seat])
    out.add(at.bids[seat] + 1 if bid_known else 0)
    out.add(at.supply[seat])
    out.add(at.city_supply[seat])
    out.add_all(at.armies, seat * regions, regions)
    out.add_all(at.cities, seat * regions, regions)
    out.ones_where(at.card_at, seat, at.box.cards)
    out.add_all(at.symbols, seat * SYMBOLS, SYMBOLS)
    out.add_all(at.jokers, seat * GOODS, GOODS)
    for game in range(at.box.games - 1):
        out.add_all(at.past, (game * at.players + seat) * PAST, PAST)
