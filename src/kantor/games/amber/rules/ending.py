"""The end of a turn and of the game.

Rulebook: "Koniec gry", "Wariant zaawansowany". Once the stack is used up, nobody plays on with three tiles or fewer,
and the game ends as soon as nobody else can play. Only the hands tell who can, so a referee looks into them: he is a
part of chance with a single outcome, which keeps what he saw out of the last player's move.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.position import CHANCE
from kantor.core.sink import Sink
from kantor.games.amber import events
from kantor.games.amber.data import LAST_SEAT
from kantor.games.amber.rules import duty
from kantor.games.amber.state import REFEREE, TURN, Rule, State


def end_turn(at: State, seat: i64, sink: Sink | None) -> None:
    at.agenda.clear()
    if at.deck_left > 0:
        at.agenda.push(TURN, (seat + 1) % at.players)
    elif all_have_stopped(at):
        finish(at, sink)
    else:
        at.agenda.push(REFEREE, CHANCE, seat)


def all_have_stopped(at: State) -> bool:
    for seat in range(at.players):
        if not at.has_stopped(seat):
            return False
    return True


class Referee(Rule):
    """`seat` had the last turn."""

    def __init__(self) -> None:
        super().__init__(REFEREE, "referee", (LAST_SEAT,), chance=True)

    def options(self, at: State, seat: i64, out: Options) -> None:
        for player in range(at.players):
            if not at.has_stopped(player) and duty.can_play(at, player):
                out.add(at.moves.go_on)
                return
        out.add(at.moves.over)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        """The next player clockwise who takes turns yet, if anybody can play."""
        if move == at.moves.over:
            finish(at, sink)
            return
        player = (at.agenda.first() + 1) % at.players
        while at.has_stopped(player):
            player = (player + 1) % at.players
        at.agenda.replace(TURN, player)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return None if first < at.players else "no such seat"


def finish(at: State, sink: Sink | None) -> None:
    at.agenda.clear()
    if sink is not None:
        sink.emit(events.finished(at))
