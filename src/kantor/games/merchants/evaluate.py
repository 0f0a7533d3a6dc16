"""How well a seat stands, from what it may know: its purse, what its ships and cards will still earn, its hand."""

from typing import Final

from mypy_extensions import i64

from kantor.games.merchants.rules.selling import income
from kantor.games.merchants.state import (
    CONTRACT,
    DOCK,
    DRAWING,
    GOODS,
    OFFICE,
    SELLING,
    SHIP,
    State,
)

# What a special card earns over a whole game, in coins; a part of it when the draw pile has shrunk.
SHIP_EARNS: Final = 17.0
CONTRACT_EARNS: Final = 14.0
OFFICE_EARNS: Final = 10.0
DOCK_EARNS: Final = 4.0
# What a card in hand promises: a little by itself, more for each own token that it would sell.
CARD_PROMISE: Final = 0.35
TOKEN_PROMISE: Final = 0.55
# A good that shows in the market pays whenever anybody sells it.
SHOWING_PROMISE: Final = 0.3


def lead(at: State, seat: i64) -> float:
    """Points ahead of the best opponent."""
    best = -1.0e9
    for other in range(at.players):
        if other != seat:
            best = max(best, standing(at, other))
    return standing(at, seat) + hand_promise(at, seat) - best


def standing(at: State, seat: i64) -> float:
    """What everybody sees of a seat: coins, a sale under way, ships and special cards by the time they have left."""
    return float(coins_of(at, seat)) + time_left(at) * (fleet_promise(at, seat) + showing_promise(at, seat))


def coins_of(at: State, seat: i64) -> i64:
    """The purse, and what a sale under way brings."""
    coins: i64 = at.purses[seat]
    if at.agenda.depth > 0 and at.agenda.kind() == SELLING:
        good = at.agenda.first()
        coins += income(at, seat, good, at.showing(good))
    return coins


def showing_promise(at: State, seat: i64) -> float:
    """What the own tokens are on the way to, of goods that the market shows."""
    promise = 0.0
    for good in range(GOODS):
        promise += SHOWING_PROMISE * float(at.carried(seat, good) * at.showing(good))
    return promise


def fleet_promise(at: State, seat: i64) -> float:
    return (
        SHIP_EARNS * float(at.owned(seat, SHIP))
        + CONTRACT_EARNS * float(at.owned(seat, CONTRACT))
        + OFFICE_EARNS * float(at.owned(seat, OFFICE))
        + DOCK_EARNS * float(at.owned(seat, DOCK))
    )


def hand_promise(at: State, seat: i64) -> float:
    """The own hand, and cards about to be drawn, while there is time to play them."""
    promise = 0.0
    aboard: i64 = 0
    for good in range(GOODS):
        carried = at.carried(seat, good)
        aboard += carried
        promise += float(at.held(seat, good)) * (CARD_PROMISE + TOKEN_PROMISE * float(carried))
    if at.agenda.depth > 0 and at.agenda.kind() == DRAWING and at.agenda.seat() == seat:
        promise += float(at.agenda.first()) * (CARD_PROMISE + TOKEN_PROMISE * float(aboard) / float(GOODS))
    return promise * playable(at)


def playable(at: State) -> float:
    """The part of a hand that there is still time to play."""
    return min(1.0, float(at.deck_left) / float(3 * at.players))


def time_left(at: State) -> float:
    """The part of the draw pile that is left."""
    return float(at.deck_left) / float(at.box.cards_per_good * GOODS)
