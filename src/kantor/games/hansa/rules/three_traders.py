"""The token of the three traders. Classic: remove up to three pieces of anyone. Big Box: move up to three of opponents.

Rulebook: "Usuń 3 Kupców" (C), "Ruch 3 handlarzami" (B). Removed pieces go to their owners' personal supplies. Big Box
lifts all first and then puts them down, so that two may change places.
"""

from typing import Final

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import report
from kantor.games.hansa.rules import crossing, lifting, turns
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
    Table,
    bit_of,
    kind_of,
    owner_of,
    piece_of,
)

PIECES: Final[i64] = 3


def first_options(at: Table, seat: i64, out: Options) -> None:
    """The first lift or removal uses the token."""
    if at.box.edition == CLASSIC:
        add_removals(at, out)
        return
    lifting.first_options(at, seat, crossing.OTHERS, PIECES, out)


def move_options(at: Table, seat: i64, out: Options) -> None:
    lifting.options(at, seat, crossing.OTHERS, out)


def remove_options(at: Table, seat: i64, out: Options) -> None:
    add_removals(at, out)
    out.add(at.moves.done)


def add_removals(at: Table, out: Options) -> None:
    for owner in range(at.players):
        for kind in range(KINDS):
            add_lanes(at, piece_of(owner, kind), out)
    if at.players == 2:
        add_lanes(at, NEUTRAL_TRADER, out)


def add_lanes(at: Table, piece: i64, out: Options) -> None:
    number: i64 = at.players * 2 if piece == NEUTRAL_TRADER else piece - 1
    start = at.moves.remove + number * at.board.lanes
    bit = bit_of(piece)
    for lane in range(at.board.lanes):
        if at.masks[lane] & bit != 0:
            out.add(start + lane)


def begin(at: Table, seat: i64, frame: i64, sink: Sink | None) -> None:
    at.turn_over(seat, THREE_TRADERS)
    turns.use_token(at)
    if sink is not None:
        sink.emit(report.token_used(seat, THREE_TRADERS))
    at.agenda.push(frame, seat, PIECES)


def lift(at: Table, seat: i64, piece: i64, lane: i64, sink: Sink | None) -> None:
    if at.agenda.kind() == TURN:
        begin(at, seat, MOVING_OTHERS, sink)
    at.agenda.set_first(at.agenda.first() - 1)
    lifting.lift(at, seat, piece, lane, sink)


def remove(at: Table, seat: i64, piece: i64, lane: i64, sink: Sink | None) -> None:
    if at.agenda.kind() == TURN:
        begin(at, seat, REMOVING, sink)
    at.agenda.set_first(at.agenda.first() - 1)
    at.set_post(at.find(lane, piece), EMPTY)
    owner = owner_of(piece)
    if owner != NEUTRAL:
        at.personal[owner * KINDS + kind_of(piece)] += 1
    if sink is not None:
        sink.emit(report.removed(at, seat, piece, lane))
    if at.agenda.first() == 0 or not is_anything_left(at):
        at.agenda.pop()


def is_anything_left(at: Table) -> bool:
    for lane in range(at.board.lanes):
        if at.masks[lane] > 1:
            return True
    return False


def why_not(at: Table, seat: i64, piece: i64, lane: i64) -> str:
    if at.agenda.kind() == TURN and not at.has_token(seat, THREE_TRADERS):
        return "token-in-hand"
    if owner_of(piece) == seat and at.box.edition != CLASSIC:
        return "move-three-opponents"
    if at.masks[lane] & bit_of(piece) == 0:
        return "three-traders-there"
    return "three-traders-three" if at.agenda.first() == 0 else "move-changes-something"
