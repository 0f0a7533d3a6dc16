"""What a player may do in his turn while nothing is pending: the five actions, tokens, a favour, or its end.

Rulebook: "Akcje do wyboru" (C), "Przebieg gry" (B).
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import events
from kantor.games.hansa.rules import (
    displace,
    establish_route,
    favours,
    income,
    moving,
    new_tokens,
    place,
    tokens,
    turns,
)
from kantor.games.hansa.state import Table


def options(at: Table, seat: i64, out: Options) -> None:
    if turns.actions_left(at) > 0:
        income.options(at, seat, out)
        place.options(at, seat, out)
        displace.options(at, seat, out)
        moving.first_options(at, seat, out)
        establish_route.options(at, seat, out)
    if tokens.has_any(at, seat):
        tokens.options(at, seat, out)
    favours.options(at, seat, out)
    out.add(at.moves.end_turn)


def end_turn(at: Table, seat: i64, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(events.TurnEnded(int(seat)))
    new_tokens.end_turn(at, seat, sink)


def end_turn_if_over(at: Table, sink: Sink | None) -> None:
    """A turn ends by itself when no action is left and no token in hand can be used."""
    if turns.actions_left(at) > 0:
        return
    seat = at.agenda.seat()
    if tokens.has_any(at, seat):
        out = Options(16)
        tokens.options(at, seat, out)
        if out.count > 0:
            return
    end_turn(at, seat, sink)
