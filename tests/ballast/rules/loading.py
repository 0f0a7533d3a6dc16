"""Turns: load a stone or sail, until all have sailed or the pile is empty."""

from mypy_extensions import i64

from kantor.core.decision import Decision, yes
from kantor.core.forms import seats
from kantor.core.options import Options
from kantor.core.sink import Sink
from tests.ballast.moves import LOAD, SAIL, STONE, Sailed, StoneLoaded, Weighed
from tests.ballast.rules import scoring
from tests.ballast.rules.set_up import TopStone
from tests.ballast.state import BEARS, LOADING, TURN, WEIGHTS, State


class Turn(Decision[State]):
    def __init__(self) -> None:
        super().__init__(TURN, "turn", (seats(4),), asks="turn")

    def options(self, at: State, seat: i64, out: Options) -> None:
        if at.weight(seat) < BEARS:
            out.add(LOAD)
        out.add(SAIL)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == LOAD:
            at.agenda.replace(LOADING, seat)
            return
        at.sailed[seat] = 1
        if sink is not None:
            sink.emit(Sailed(int(seat)))
        go_on(at, seat, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        return "full-ship" if move == LOAD and at.weight(seat) >= BEARS else None

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {"room": yes(at.weight(seat) < BEARS)}

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return "this captain has sailed" if at.sailed[seat] else None


class Loading(TopStone):
    def __init__(self) -> None:
        super().__init__(LOADING, "loading", (seats(4),), chance=True)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        owner, stone = at.agenda.seat(), move - STONE
        at.pile[stone] -= 1
        at.loaded[owner * WEIGHTS + stone] += 1
        if sink is not None:
            sink.emit(StoneLoaded(int(owner), int(stone) + 1))
        go_on(at, owner, sink)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return "this captain can't load" if at.sailed[seat] or at.weight(seat) >= BEARS else None


def go_on(at: State, seat: i64, sink: Sink | None) -> None:
    """The next captain who hasn't sailed, or the end."""
    at.agenda.pop()
    for turn in range(1, at.players + 1):
        other = (seat + turn) % at.players
        if not at.sailed[other] and sum(at.pile) > 0:
            at.agenda.push(TURN, other)
            return
    if sink is not None:
        sink.emit(Weighed(scoring.result(at).totals))
