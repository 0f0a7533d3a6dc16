"""Phase II, trade: put cards of one good on different piles and sell, or draw two cards.

Rulebook: "Faza II - Handel". One of the two is a duty; an empty hand must draw.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.games.merchants.state import DRAW, GOODS, PILES, PUT, SELL, Table, put_move


def options(at: Table, seat: i64, out: Options) -> None:
    hands = at.hands
    for good in range(GOODS):
        if hands[seat * GOODS + good] > 0:
            out.add_run(put_move(good, 0), PILES)
    out.add(DRAW)


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    if PUT <= move < SELL:
        return "play-from-hand" if at.held(seat, (move - PUT) // PILES) == 0 else None
    if move == SELL:
        return "sale-needs-card"
    return None if move == DRAW else "trade-duty"
