"""The bid for the first turn: secret, all at once; the highest pays and begins, a tie goes to the youngest or by lot.

Rulebook: "Rozgrywka", point 1, and "Alternatywny tie-break przy licytacji". One bid a game.
"""

from typing import Final

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.position import CHANCE
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire import move_numbers as moves
from kantor.games.empire.state import BID_LOT, BIDDING, NONE, TAKING, Rule, State

HIGHEST: Final[i64] = 0
YOUNGEST: Final[i64] = 1
BY_LOT: Final[i64] = 2


class Bidding(Rule):
    """All who haven't bid yet bid at once."""

    def __init__(self) -> None:
        super().__init__(BIDDING, "bidding", asks="bid", together=True)

    def actor(self, at: State) -> i64:
        seat: i64 = 0
        while at.bids[seat] != NONE:
            seat += 1
        return seat

    def actors(self, at: State) -> list[int]:
        return [int(seat) for seat in range(at.players) if at.bids[seat] == NONE]

    def options(self, at: State, seat: i64, out: Options) -> None:
        """From nothing to the whole purse."""
        for coins in range(at.coins[seat] + 1):
            out.add(moves.bid(coins))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        at.bids[seat] = moves.bid_coins(move)
        if sink is not None:
            sink.emit(events.BidSealed(int(seat), int(at.bids[seat])))
        if all_in(at):
            open_bids(at, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if at.moves.is_bid(move):
            return "bid-purse" if moves.bid_coins(move) > at.coins[seat] else None
        return "bid-first"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {"most": int(at.coins[seat])}

    def waiting(self, at: State) -> str:
        return "wait-for-bids"


def all_in(at: State) -> bool:
    for seat in range(at.players):
        if at.bids[seat] == NONE:
            return False
    return True


def open_bids(at: State, sink: Sink | None) -> None:
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


def is_tied(at: State, seat: i64) -> bool:
    """Among the highest bids, which may all be nothing."""
    for other in range(at.players):
        if at.bids[other] > at.bids[seat]:
            return False
    return True


def youngest_tied(at: State) -> i64:
    place: i64 = 0
    while not is_tied(at, at.box.youngest_first[place]):
        place += 1
    return at.box.youngest_first[place]


class BidLot(Rule):
    """The highest bids are equal; the lot decides."""

    def __init__(self) -> None:
        super().__init__(BID_LOT, "bid-lot", chance=True)

    def options(self, at: State, seat: i64, out: Options) -> None:
        for bidder in range(at.players):
            if is_tied(at, bidder):
                out.add(at.moves.first(bidder))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        win(at, at.moves.first_seat(move), BY_LOT, sink)


def win(at: State, seat: i64, how: i64, sink: Sink | None) -> None:
    """The winner pays his bid and has the first turn; the others keep their coins."""
    at.coins[seat] -= at.bids[seat]
    at.first_player = seat
    if sink is not None:
        sink.emit(events.first_player(at, seat, how))
    at.agenda.replace(TAKING, seat)
