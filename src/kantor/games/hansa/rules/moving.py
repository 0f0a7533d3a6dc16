"""Move own pieces on the board, as many as the book says.

Rulebook: "Przemieszczenie Kupców" (C), "D) Ruch swoimi handlarzami na planszy" (B). Big Box lifts them all, then puts
them down; classic moves different pieces one after the other, each to another route.
"""

from mypy_extensions import i64

from kantor.core.cells import changed
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa import move_numbers as move_kinds
from kantor.games.hansa.rules import crossing, lifting, turns
from kantor.games.hansa.rules.in_hand import MOVES, Lifting
from kantor.games.hansa.state import (
    BOOK,
    CLASSIC,
    EMPTY,
    FREE_BIT,
    IN_HAND,
    KINDS,
    LOOSE_WIDTH,
    MOVED,
    MOVING,
    TURN,
    ForeignMove,
    State,
    bit_of,
    kind_of,
    piece_of,
)


def first_options(at: State, seat: i64, out: Options) -> None:
    """The first lift begins the action."""
    if at.box.edition != CLASSIC:
        lifting.first_options(at, seat, crossing.OWN, at.value(seat, BOOK), out)
        return
    for kind in range(KINDS):
        add_one_by_one(at, seat, piece_of(seat, kind), out)


def options(at: State, seat: i64, out: Options) -> None:
    if at.box.edition == CLASSIC:
        classic_options(at, seat, out)
    else:
        lifting.options(at, seat, crossing.OWN, out)


def classic_options(at: State, seat: i64, out: Options) -> None:
    held = at.loose_count - 1
    if at.loose[held * LOOSE_WIDTH + 2] == IN_HAND:
        kind = kind_of(at.loose[held * LOOSE_WIDTH])
        old = at.board.lane_route[at.loose[held * LOOSE_WIDTH + 1]]
        for lane in range(at.board.lanes):
            if at.board.lane_route[lane] != old and at.fits(lane, kind):
                out.add(at.moves.put(kind, lane))
        return
    for kind in range(KINDS):
        add_one_by_one(at, seat, piece_of(seat, kind), out)
    out.add(at.moves.done)


def add_one_by_one(at: State, seat: i64, piece: i64, out: Options) -> None:
    """Lanes with such a piece that hasn't moved in this action, when another route has a post for it."""
    bit = bit_of(piece)
    kind = kind_of(piece)
    free = free_lanes(at, kind, 2)
    start = at.moves.lift(kind, 0)
    masks = at.masks
    for lane in range(at.board.lanes):
        if masks[lane] & bit != 0:
            elsewhere = free - 1 if at.fits(lane, kind) else free
            if elsewhere > 0 and has_unmoved(at, lane, piece):
                out.add(start + lane)


def free_lanes(at: State, kind: i64, most: i64) -> i64:
    """Lanes with a free post for this kind; no more of them than `most` are counted."""
    count: i64 = 0
    masks = at.masks
    merchants_only = at.board.lane_merchants
    for lane in range(at.board.lanes):
        if masks[lane] & FREE_BIT != 0 and kind >= merchants_only[lane]:
            count += 1
            if count == most:
                return count
    return count


def has_unmoved(at: State, lane: i64, piece: i64) -> bool:
    if at.loose_count == 0:
        return True
    moved: i64 = 0
    for index in range(at.loose_count):
        at_index = index * LOOSE_WIDTH
        if at.loose[at_index] == piece and at.loose[at_index + 1] == lane and at.loose[at_index + 2] == MOVED:
            moved += 1
    return moved == 0 or at.number_in(lane, piece) > moved


def lift(at: State, seat: i64, kind: i64, lane: i64, sink: Sink | None) -> None:
    if at.agenda.kind() == TURN:
        turns.spend_action(at)
        at.agenda.push(MOVING, seat, at.value(seat, BOOK))
    at.agenda.set_first(at.agenda.first() - 1)
    lifting.lift(at, seat, piece_of(seat, kind), lane, sink)


def put(at: State, seat: i64, kind: i64, lane: i64, sink: Sink | None) -> None:
    if at.box.edition != CLASSIC:
        lifting.put(at, seat, piece_of(seat, kind), lane, sink)
        return
    piece = piece_of(seat, kind)
    held = at.loose_count - 1
    at.loose = changed(at.loose, held * LOOSE_WIDTH + 1, lane)
    at.loose = changed(at.loose, held * LOOSE_WIDTH + 2, MOVED)
    at.set_post(at.find(lane, EMPTY), piece)
    if sink is not None:
        sink.emit(build_event.put_down(at, seat, piece, lane))
    if at.agenda.first() == 0 or not can_go_on(at, seat):
        close(at)


def can_go_on(at: State, seat: i64) -> bool:
    out = Options(8)
    for kind in range(KINDS):
        add_one_by_one(at, seat, piece_of(seat, kind), out)
    return out.count > 0


def close(at: State) -> None:
    """All moved, or no more wanted."""
    at.loose_count = 0
    at.agenda.pop()


def why_not_lift(at: State, seat: i64, kind: i64, lane: i64) -> str:
    if at.masks[lane] & bit_of(piece_of(seat, kind)) == 0:
        return "move-own-piece"
    if at.agenda.kind() == MOVING:
        if at.agenda.first() == 0:
            return "move-book"
        if at.box.edition == CLASSIC:
            return "move-each-once" if not has_unmoved(at, lane, piece_of(seat, kind)) else "move-put-down"
    return "move-changes-something"


def why_not_put(at: State, seat: i64, kind: i64, lane: i64) -> str:
    piece = piece_of(seat, kind)
    if at.box.edition == CLASSIC and lifting.in_hand(at, piece) and at.fits(lane, kind):
        return "move-another-route"
    return lifting.why_not_put(at, piece, lane)


class Moving(Lifting):
    """`left` pieces may still be lifted; `changed` when one was put where it didn't come from."""

    def __init__(self) -> None:
        super().__init__(MOVING, "moving", MOVES, asks="move", upon=(TURN,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        options(at, seat, out)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        kind = at.moves.kinds[move]
        if kind == move_kinds.PUT:
            put(at, seat, at.moves.first[move], at.moves.second[move], sink)
        elif kind == move_kinds.LIFT:
            lift(at, seat, at.moves.first[move], at.moves.second[move], sink)
        elif kind == move_kinds.DONE:
            close(at)
        else:
            raise ForeignMove

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        kind = at.moves.kinds[move]
        if kind == move_kinds.PUT:
            return why_not_put(at, seat, at.moves.first[move], at.moves.second[move])
        if kind == move_kinds.LIFT:
            return why_not_lift(at, seat, at.moves.first[move], at.moves.second[move])
        return "move-put-down" if kind == move_kinds.DONE else "finish-first"

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return turns.not_active(at, seat)
