"""Neutral armies for two players: one by one the two put ten armies of nobody on the map, before the bid.

From the rules of the English edition, ruling E13.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire.data import SEAT
from kantor.games.empire.state import BIDDING, NEUTRAL, NEUTRAL_LOT, Rule, State


class NeutralLot(Rule):
    def __init__(self) -> None:
        super().__init__(NEUTRAL_LOT, "neutral-lot", chance=True, upon=(BIDDING,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        for first in range(at.players):
            out.add(at.moves.first(first))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        first = at.moves.first_seat(move)
        if sink is not None:
            sink.emit(events.NeutralsBegun(int(first)))
        at.agenda.replace(NEUTRAL, first)


class Neutral(Rule):
    """Any region will do."""

    def __init__(self) -> None:
        super().__init__(NEUTRAL, "neutral", (SEAT,), asks="neutral", upon=(BIDDING,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        for region in range(at.box.board.regions):
            out.add(at.moves.neutral(region))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        region = at.moves.neutral_region(move)
        at.put_army(at.players, region)
        if sink is not None:
            sink.emit(events.neutral_put(at, seat, region))
        if at.supply[at.players] == 0:
            at.agenda.pop()
        else:
            at.agenda.replace(NEUTRAL, (seat + 1) % at.players)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        return None if at.moves.is_neutral(move) else "neutral-first"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {"left": int(at.supply[at.players])}
