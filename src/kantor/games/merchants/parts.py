"""What the standing of a seat is made of, in coins, by what another seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.merchants.evaluate import (
    CARD_PROMISE,
    CONTRACT_EARNS,
    DOCK_EARNS,
    OFFICE_EARNS,
    SHIP_EARNS,
    TOKEN_PROMISE,
    coins_of,
    hand_promise,
    playable,
    showing_promise,
    time_left,
)
from kantor.games.merchants.state import CONTRACT, DOCK, DRAWING, GOODS, OFFICE, OFFICES, SELLING, SHIP, State

PURSE: Final[i64] = 0
SHIPS: Final[i64] = 1
CONTRACTS: Final[i64] = 2
OFFICES_OWNED: Final[i64] = 3
DOCKS: Final[i64] = 4
MARKET: Final[i64] = 5
HAND: Final[i64] = 6
TURN: Final[i64] = 7
COUNT: Final[i64] = 8
# What a whole turn brings.
A_TURN: Final = 2.4


def write(at: State, seat: i64, asks: i64, out: vec[float], start: i64) -> None:
    left = time_left(at)
    out[start + PURSE] = float(coins_of(at, seat))
    out[start + SHIPS] = left * SHIP_EARNS * float(at.owned(seat, SHIP))
    out[start + CONTRACTS] = left * CONTRACT_EARNS * float(at.owned(seat, CONTRACT))
    out[start + OFFICES_OWNED] = left * OFFICE_EARNS * float(at.owned(seat, OFFICE))
    out[start + DOCKS] = left * DOCK_EARNS * float(at.owned(seat, DOCK))
    out[start + MARKET] = left * showing_promise(at, seat)
    out[start + HAND] = hand_promise(at, seat) if seat == asks else unseen_hand(at, seat)
    out[start + TURN] = A_TURN * turn(at, seat)


def unseen_hand(at: State, seat: i64) -> float:
    """What as many cards of any goods promise."""
    aboard: i64 = 0
    for good in range(GOODS):
        aboard += at.carried(seat, good)
    each = CARD_PROMISE + TOKEN_PROMISE * float(aboard) / float(GOODS)
    return float(at.hand_size(seat)) * each * playable(at)


def turn(at: State, seat: i64) -> float:
    """What is owed of the round; a turn that has come to its sale is counted with it."""
    if at.agenda.depth > 0 and at.agenda.seat() == seat:
        kind = at.agenda.kind()
        if kind == SELLING or kind == DRAWING or kind == OFFICES:
            return 0.0
    return at.turns_to_come(seat)
