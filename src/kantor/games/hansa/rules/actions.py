"""What a player may do in his turn while nothing is pending: the five actions, tokens, a favour, or its end.

Rulebook: "Akcje do wyboru" (C), "Przebieg gry" (B).
"""

from mypy_extensions import i64

from kantor.core.forms import SECOND, count, one_of
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import events
from kantor.games.hansa import move_numbers as move_kinds
from kantor.games.hansa.data import PROGRESS, SEAT
from kantor.games.hansa.rules import (
    displace,
    establish_route,
    favours,
    income,
    moving,
    new_tokens,
    place,
    refusals,
    three_traders,
    tokens,
    turns,
)
from kantor.games.hansa.state import FAVOUR_BOUGHT, TURN, UNDER_WAY, ForeignMove, Rule, State


class Turn(Rule):
    """`actions` are left; `state` says how far the turn is."""

    def __init__(self) -> None:
        fields = (SEAT, count("actions"), one_of("state", PROGRESS, SECOND, default=PROGRESS[UNDER_WAY]))
        super().__init__(TURN, "turn", fields, asks="turn")

    def options(self, at: State, seat: i64, out: Options) -> None:
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

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        kind = at.moves.kinds[move]
        first = at.moves.first[move]
        second = at.moves.second[move]
        third = at.moves.third[move]
        if kind == move_kinds.PLACE:
            place.place(at, seat, first, second, sink)
        elif kind == move_kinds.LIFT:
            moving.lift(at, seat, first, second, sink)
        elif kind == move_kinds.DISPLACE:
            displace.displace(at, seat, first, second, third, sink)
        elif kind == move_kinds.INCOME:
            income.take(at, seat, first, second, sink)
        elif kind == move_kinds.END_TURN:
            end_turn(at, seat, sink)
        elif kind == move_kinds.LIFT_OTHER:
            three_traders.lift(at, seat, first, second, sink)
        elif kind == move_kinds.REMOVE:
            three_traders.remove(at, seat, first, second, sink)
        elif move_kinds.ESTABLISH <= kind < move_kinds.EXCHANGE:
            establish_route.establish(at, seat, kind, first, second, third, sink)
        elif move_kinds.EXCHANGE <= kind <= move_kinds.USE_ACTIONS:
            tokens.use(at, seat, kind, first, sink)
        elif kind == move_kinds.BUY_FAVOUR:
            favours.buy(at, seat, first, second, third, sink)
        else:
            raise ForeignMove

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        moves = at.moves
        return refusals.in_turn(at, seat, moves.kinds[move], moves.first[move], moves.second[move], moves.third[move])

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {"left": int(at.agenda.first())}

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        given_up = second == FAVOUR_BOUGHT and first > 0
        return "a turn given up for a favour has no actions" if given_up else None


def end_turn(at: State, seat: i64, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(events.TurnEnded(int(seat)))
    new_tokens.end_turn(at, seat, sink)


def end_turn_if_over(at: State, sink: Sink | None) -> None:
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
