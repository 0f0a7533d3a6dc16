"""The token of the three traders. Classic: remove up to three pieces of anyone. Big Box: move up to three of opponents.

Rulebook: "Usuń 3 Kupców" (C), "Ruch 3 handlarzami" (B). Removed pieces go to their owners' personal supplies. Big Box
lifts all first and then puts them down, so that two may change places.
"""

from typing import Final

from mypy_extensions import i64

from kantor.core.forms import count
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa import move_numbers as move_kinds
from kantor.games.hansa.data import SEAT
from kantor.games.hansa.rules import crossing, lifting, turns
from kantor.games.hansa.rules.in_hand import MOVES, Lifting
from kantor.games.hansa.state import (
    CLASSIC,
    EMPTY,
    KINDS,
    MOVING_OTHERS,
    NEUTRAL,
    NEUTRAL_TRADER,
    REMOVING,
    THREE_TRADERS,
    TURN,
    ForeignMove,
    Rule,
    State,
    bit_of,
    kind_of,
    owner_of,
    piece_of,
)

PIECES: Final[i64] = 3


def first_options(at: State, seat: i64, out: Options) -> None:
    """The first lift or removal uses the token."""
    if at.box.edition == CLASSIC:
        add_removals(at, out)
        return
    lifting.first_options(at, seat, crossing.OTHERS, PIECES, out)


def move_options(at: State, seat: i64, out: Options) -> None:
    lifting.options(at, seat, crossing.OTHERS, out)


def remove_options(at: State, seat: i64, out: Options) -> None:
    add_removals(at, out)
    out.add(at.moves.done)


def add_removals(at: State, out: Options) -> None:
    for owner in range(at.players):
        for kind in range(KINDS):
            add_lanes(at, piece_of(owner, kind), out)
    if at.players == 2:
        add_lanes(at, NEUTRAL_TRADER, out)


def add_lanes(at: State, piece: i64, out: Options) -> None:
    start = at.moves.remove(piece, 0)
    bit = bit_of(piece)
    for lane in range(at.board.lanes):
        if at.masks[lane] & bit != 0:
            out.add(start + lane)


def begin(at: State, seat: i64, frame: i64, sink: Sink | None) -> None:
    at.turn_over(seat, THREE_TRADERS)
    turns.use_token(at)
    if sink is not None:
        sink.emit(build_event.token_used(seat, THREE_TRADERS))
    at.agenda.push(frame, seat, PIECES)


def lift(at: State, seat: i64, piece: i64, lane: i64, sink: Sink | None) -> None:
    if at.agenda.kind() == TURN:
        begin(at, seat, MOVING_OTHERS, sink)
    at.agenda.set_first(at.agenda.first() - 1)
    lifting.lift(at, seat, piece, lane, sink)


def remove(at: State, seat: i64, piece: i64, lane: i64, sink: Sink | None) -> None:
    if at.agenda.kind() == TURN:
        begin(at, seat, REMOVING, sink)
    at.agenda.set_first(at.agenda.first() - 1)
    at.set_post(at.find(lane, piece), EMPTY)
    owner = owner_of(piece)
    if owner != NEUTRAL:
        at.personal[owner * KINDS + kind_of(piece)] += 1
    if sink is not None:
        sink.emit(build_event.removed(at, seat, piece, lane))
    if at.agenda.first() == 0 or not is_anything_left(at):
        at.agenda.pop()


def is_anything_left(at: State) -> bool:
    for lane in range(at.board.lanes):
        if at.masks[lane] > 1:
            return True
    return False


def why_not(at: State, seat: i64, piece: i64, lane: i64) -> str:
    if at.agenda.kind() == TURN and not at.has_token(seat, THREE_TRADERS):
        return "token-in-hand"
    if owner_of(piece) == seat and at.box.edition != CLASSIC:
        return "move-three-opponents"
    if at.masks[lane] & bit_of(piece) == 0:
        return "three-traders-there"
    return "three-traders-three" if at.agenda.first() == 0 else "move-changes-something"


class MovingOthers(Lifting):
    """As the move action, with up to three pieces of opponents."""

    def __init__(self) -> None:
        super().__init__(MOVING_OTHERS, "moving-others", MOVES, asks="move-others", upon=(TURN,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        move_options(at, seat, out)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        kind = at.moves.kinds[move]
        if kind == move_kinds.LIFT_OTHER:
            lift(at, seat, at.moves.first[move], at.moves.second[move], sink)
        elif kind == move_kinds.PUT_OTHER:
            lifting.put(at, seat, at.moves.first[move], at.moves.second[move], sink)
        else:
            raise ForeignMove

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        kind = at.moves.kinds[move]
        if kind == move_kinds.PUT_OTHER:
            return lifting.why_not_put(at, at.moves.first[move], at.moves.second[move])
        if kind == move_kinds.LIFT_OTHER:
            return why_not(at, seat, at.moves.first[move], at.moves.second[move])
        return "move-put-down" if kind == move_kinds.DONE else "finish-first"

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        if at.box.edition == CLASSIC:
            return turns.not_active(at, seat) or "the classic token removes pieces"
        return turns.not_active(at, seat)


class Removing(Rule):
    """`left` pieces may still be removed."""

    def __init__(self) -> None:
        super().__init__(REMOVING, "removing", (SEAT, count("left")), asks="remove", upon=(TURN,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        remove_options(at, seat, out)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == at.moves.done:
            at.agenda.pop()
        elif at.moves.kinds[move] == move_kinds.REMOVE:
            remove(at, seat, at.moves.first[move], at.moves.second[move], sink)
        else:
            raise ForeignMove

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if at.moves.kinds[move] != move_kinds.REMOVE:
            return "finish-first"
        return why_not(at, seat, at.moves.first[move], at.moves.second[move])

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {"left": int(at.agenda.first())}

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        fits = at.box.edition == CLASSIC and 1 <= first <= 2
        return turns.not_active(at, seat) or (None if fits else "nothing can be removed so")
