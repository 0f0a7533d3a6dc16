"""What a seat knows, as numbers. Seats follow clockwise from the observer; `planes.py` names all in this order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.observation import Observation
from kantor.games.merchants.state import (
    BARE,
    GOODS,
    LOADING,
    OFFICES,
    PILES,
    PLANNING,
    SELLING,
    SPECIALS,
    State,
)

DECISIONS: Final[i64] = 6
# One of each good among eight bits a good. Compiled, a constant is shifted in 32 bits, which is four goods.
ONE_OF: Final = vec[i64]([1 << 8 * good for good in range(6)])


def observe(at: State, seat: i64, out: Observation) -> None:
    kind: i64 = at.agenda.kind() if at.agenda.depth > 0 else -1
    decision(at, seat, kind, out)
    piles(at, out)
    sale(at, kind, out)
    out.add(at.deck_left)
    out.add_all(at.tokens, 0, GOODS)
    out.add_all(at.stock, 0, SPECIALS)
    out.add_all(at.hands, seat * GOODS, GOODS)
    unseen(at, seat, out)
    for turn in range(at.players):
        player(at, (seat + turn) % at.players, out)


def decision(at: State, seat: i64, kind: i64, out: Observation) -> None:
    out.one_hot(number_of_decision(kind), DECISIONS)
    actor = at.actor()
    out.one_hot((actor - seat + at.players) % at.players if actor >= 0 else -1, at.players)
    out.add(at.agenda.first() if kind == PLANNING else 0)
    out.add(at.agenda.second() if kind == PLANNING else 0)
    out.add(at.agenda.first() if kind == OFFICES else 0)


def number_of_decision(kind: i64) -> i64:
    """Loading, planning, loading a bought ship, trading, selling, offices; -1 while chance decides or at the end."""
    if LOADING <= kind <= SELLING:
        return kind - LOADING
    return DECISIONS - 1 if kind == OFFICES else -1


def piles(at: State, out: Observation) -> None:
    """For each pile a 1 at the good that shows."""
    market = at.market
    for pile in range(PILES):
        out.one_hot(market[pile] if market[pile] != BARE else -1, GOODS)


def sale(at: State, kind: i64, out: Observation) -> None:
    if kind != SELLING:
        out.skip(GOODS + PILES)
        return
    out.one_hot(at.agenda.first(), GOODS)
    covered = at.agenda.second()
    for pile in range(PILES):
        out.add((covered >> pile) & 1)


def unseen(at: State, seat: i64, out: Observation) -> None:
    """Cards that this seat has never seen: in the draw pile or in other hands."""
    covered = at.covered
    market = at.market
    shown: i64 = 0  # on how many piles each good shows, eight bits a good
    for pile in range(PILES):
        if market[pile] != BARE:
            shown += ONE_OF[market[pile]]
    for good in range(GOODS):
        out.add(at.box.cards_per_good - covered[good] - at.held(seat, good) - ((shown >> (8 * good)) & 255))


def player(at: State, seat: i64, out: Observation) -> None:
    out.add(at.purses[seat])
    out.add(at.hand_size(seat))
    out.add_all(at.cards, seat * SPECIALS, SPECIALS)
    out.add_all(at.aboard, seat * GOODS, GOODS)
