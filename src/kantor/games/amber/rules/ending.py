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
from kantor.games.amber.rules import duty
from kantor.games.amber.state import REFEREE, TURN, Table


def end_turn(at: Table, seat: i64, sink: Sink | None) -> None:
    at.agenda.clear()
    if at.deck_left > 0:
        at.agenda.push(TURN, (seat + 1) % at.players)
    elif all_have_stopped(at):
        finish(at, sink)
    else:
        at.agenda.push(REFEREE, CHANCE, seat)


def all_have_stopped(at: Table) -> bool:
    for seat in range(at.players):
        if not at.has_stopped(seat):
            return False
    return True


def outcomes(at: Table, out: Options) -> None:
    """The referee's finding."""
    for seat in range(at.players):
        if not at.has_stopped(seat) and duty.can_play(at, seat):
            out.add(at.moves.go_on)
            return
    out.add(at.moves.over)


def go_on(at: Table) -> None:
    """The next player clockwise who takes turns yet."""
    seat = (at.agenda.first() + 1) % at.players
    while at.has_stopped(seat):
        seat = (seat + 1) % at.players
    at.agenda.replace(TURN, seat)


def finish(at: Table, sink: Sink | None) -> None:
    at.agenda.clear()
    if sink is not None:
        sink.emit(events.finished(at))
