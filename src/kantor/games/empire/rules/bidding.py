"""The bid for the first turn: secret, all at once; the highest pays and begins, a tie goes to the youngest or by lot.

Rulebook: "Rozgrywka", point 1, and "Alternatywny tie-break przy licytacji". One bid a game.
"""

from typing import Final

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.position import CHANCE
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire.state import BID, BID_LOT, NONE, TAKING, Table

HIGHEST: Final[i64] = 0
YOUNGEST: Final[i64] = 1
BY_LOT: Final[i64] = 2


def options(at: Table, seat: i64, out: Options) -> None:
    """From nothing to the whole purse."""
    for coins in range(at.coins[seat] + 1):
        out.add(BID + coins)


def bid(at: Table, seat: i64, coins: i64, sink: Sink | None) -> None:
    at.bids[seat] = coins
    if sink is not None:
        sink.emit(events.BidSealed(int(seat), int(coins)))
    if all_in(at):
        open_bids(at, sink)


def all_in(at: Table) -> bool:
    for seat in range(at.players):
        if at.bids[seat] == NONE:
            return False
    return True


def open_bids(at: Table, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(events.bids_opened(at))
    tied: i64 = 0
    for seat in range(at.players):
        if is_tied(at, seat):
            tied += 1
    if tied > 1 and at.box.tie_by_lot:
        at.agenda.replace(BID_LOT, CHANCE)
        return
    win(at, youngest_tied(at), HIGHEST if tied == 1 else YOUNGEST, sink)


def is_tied(at: Table, seat: i64) -> bool:
    """Among the highest bids, which may all be nothing."""
    for other in range(at.players):
        if at.bids[other] > at.bids[seat]:
            return False
    return True


def youngest_tied(at: Table) -> i64:
    place: i64 = 0
    while not is_tied(at, at.box.youngest_first[place]):
        place += 1
    return at.box.youngest_first[place]


def lot_outcomes(at: Table, out: Options) -> None:
    for seat in range(at.players):
        if is_tied(at, seat):
            out.add(at.box.offsets.first + seat)


def win(at: Table, seat: i64, how: i64, sink: Sink | None) -> None:
    """The winner pays his bid and has the first turn; the others keep their coins."""
    at.coins[seat] -= at.bids[seat]
    at.first_player = seat
    if sink is not None:
        sink.emit(events.first_player(at, seat, how))
    at.agenda.replace(TAKING, seat)


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    if BID <= move < at.box.offsets.place:
        return "bid-purse" if move - BID > at.coins[seat] else None
    return "bid-first"
