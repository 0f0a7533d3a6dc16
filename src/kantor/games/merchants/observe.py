"""What a seat knows, as numbers. Seats follow clockwise from the observer; `planes.py` names all in this order."""

from mypy_extensions import i64

from kantor.core.observation import Observation
from kantor.games.merchants.state import (
    BARE,
    GOODS,
    LOAD_SHIP,
    LOADING,
    OFFICES,
    PILES,
    PLANNING,
    SELLING,
    SPECIALS,
    TRADING,
    Table,
)


def observe(at: Table, seat: i64, out: Observation) -> None:
    kind: i64 = at.agenda.kind() if at.agenda.depth > 0 else -1
    decision(at, seat, kind, out)
    for pile in range(PILES):
        out.one_hot(at.market[pile] if at.market[pile] != BARE else -1, GOODS)
    sale(at, kind, out)
    out.add(at.deck_left)
    out.add_all(at.tokens, 0, GOODS)
    out.add_all(at.stock, 0, SPECIALS)
    out.add_all(at.hands, seat * GOODS, GOODS)
    unseen(at, seat, out)
    for turn in range(at.players):
        player(at, (seat + turn) % at.players, out)


def decision(at: Table, seat: i64, kind: i64, out: Observation) -> None:
    out.flag(kind == LOADING)
    out.flag(kind == PLANNING)
    out.flag(kind == LOAD_SHIP)
    out.flag(kind == TRADING)
    out.flag(kind == SELLING)
    out.flag(kind == OFFICES)
    out.one_hot((at.actor() - seat + at.players) % at.players if at.actor() >= 0 else -1, at.players)
    out.add(at.agenda.first() if kind == PLANNING else 0)
    out.add(at.agenda.second() if kind == PLANNING else 0)
    out.add(at.agenda.first() if kind == OFFICES else 0)


def sale(at: Table, kind: i64, out: Observation) -> None:
    out.one_hot(at.agenda.first() if kind == SELLING else -1, GOODS)
    for pile in range(PILES):
        out.flag(kind == SELLING and (at.agenda.second() >> pile) & 1 == 1)


def unseen(at: Table, seat: i64, out: Observation) -> None:
    """Cards that this seat has never seen: in the draw pile or in other hands."""
    for good in range(GOODS):
        out.add(at.box.cards_per_good - at.showing(good) - at.covered[good] - at.held(seat, good))


def player(at: Table, seat: i64, out: Observation) -> None:
    out.add(at.purses[seat])
    out.add(at.hand_size(seat))
    out.add_all(at.cards, seat * SPECIALS, SPECIALS)
    out.add_all(at.aboard, seat * GOODS, GOODS)
