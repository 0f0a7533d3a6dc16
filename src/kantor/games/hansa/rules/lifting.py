"""Lift pieces from posts, then put them down on free posts: the heart of the move action and of the Move 3 token.

Pieces in hand stand in the state with the lane they came from. What changes nothing in the end is not offered, so as
long as every piece went back to a place it could have come from, the last one must not.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import report
from kantor.games.hansa.board import ENGLAND
from kantor.games.hansa.state import (
    EMPTY,
    FREE_BIT,
    IN_HAND,
    KINDS,
    LOOSE_WIDTH,
    MOVING,
    Table,
    bit_of,
    kind_of,
    owner_of,
    piece_of,
)

# Compiled, a constant is shifted in 32 bits, and there are more lanes than that.
LANE_BITS: Final = vec[i64]([1 << lane for lane in range(62)])


def lift(at: Table, seat: i64, piece: i64, lane: i64, sink: Sink | None) -> None:
    at.set_post(at.find(lane, piece), EMPTY)
    at.add_loose(piece, lane, IN_HAND)
    if sink is not None:
        sink.emit(report.lifted(at, seat, piece, lane))


def lift_move(at: Table, seat: i64, piece: i64) -> i64:
    """Where the lifts of a piece begin."""
    if owner_of(piece) == seat:
        return at.moves.lift + kind_of(piece) * at.board.lanes
    return at.moves.lift_other + (piece - 1) * at.board.lanes


def put_move(at: Table, seat: i64, piece: i64) -> i64:
    if owner_of(piece) == seat:
        return at.moves.put + kind_of(piece) * at.board.lanes
    return at.moves.put_other + (piece - 1) * at.board.lanes


def add_lifts(at: Table, seat: i64, piece: i64, out: Options) -> None:
    """Every lane that has the piece. The last lift of all must leave something to change."""
    bit = bit_of(piece)
    start = lift_move(at, seat, piece)
    masks = at.masks
    swap_only = at.agenda.first() == 1 and not can_change(at, seat)
    for lane in range(at.board.lanes):
        if masks[lane] & bit != 0 and (not swap_only or swaps_with_hand(at, piece, lane)):
            out.add(start + lane)


def can_change(at: Table, seat: i64) -> bool:
    """The pieces in hand can change the board as it is."""
    if is_roomy(at):
        return True
    out = Options(8)
    add_puts(at, seat, out)
    return out.count > 0


def is_roomy(at: Table) -> bool:
    """More routes have room than all pieces in hand could have come from."""
    return free_lanes(at, 0, at.loose_count + 2) > at.loose_count + 1


def swaps_with_hand(at: Table, piece: i64, lane: i64) -> bool:
    """A different piece in hand came from another lane, and each could stand where the other did."""
    for index in range(at.loose_count):
        other = at.loose[index * LOOSE_WIDTH]
        there = at.loose[index * LOOSE_WIDTH + 1]
        if other != piece and there != lane:
            merchants_only = at.board.lane_merchants
            if kind_of(piece) >= merchants_only[there] and kind_of(other) >= merchants_only[lane]:
                return True
    return False


def add_useful_lifts(at: Table, seat: i64, piece: i64, out: Options) -> None:
    """Every lane with the piece from which moving it can change something."""
    bit = bit_of(piece)
    start = lift_move(at, seat, piece)
    kind = kind_of(piece)
    free: i64 = -1
    masks = at.masks
    for lane in range(at.board.lanes):
        if masks[lane] & bit != 0:
            if free < 0:
                free = free_lanes(at, kind, 2)
            elsewhere = free - 1 if at.fits(lane, kind) else free
            if elsewhere > 0 or can_change_places(at, seat, piece, lane):
                out.add(start + lane)


def free_lanes(at: Table, kind: i64, most: i64) -> i64:
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


def can_change_places(at: Table, seat: i64, piece: i64, lane: i64) -> bool:
    """Some other piece that may be lifted too stands on another lane, and each could stand where the other does."""
    own = owner_of(piece) == seat
    for owner in range(at.players):
        if (owner == seat) == own:
            for kind in range(KINDS):
                other = piece_of(owner, kind)
                if other != piece and swaps(at, piece, lane, other):
                    return True
    return False


def swaps(at: Table, piece: i64, lane: i64, other: i64) -> bool:
    bit = bit_of(other)
    for there in range(at.board.lanes):
        if (
            there != lane
            and at.masks[there] & bit != 0
            and kind_of(piece) >= at.board.lane_merchants[there]
            and kind_of(other) >= at.board.lane_merchants[lane]
        ):
            return True
    return False


def add_puts(at: Table, seat: i64, out: Options) -> None:
    """Every free post for every piece in hand, unless nothing could change any more."""
    changed = at.agenda.second() == 1
    roomy = is_roomy(at)
    seen: i64 = 0
    for index in range(at.loose_count):
        piece = at.loose[index * LOOSE_WIDTH]
        if seen & bit_of(piece) == 0:
            seen |= bit_of(piece)
            add_puts_of(at, piece, put_move(at, seat, piece), changed, roomy, out)


def add_puts_of(at: Table, piece: i64, start: i64, changed: bool, roomy: bool, out: Options) -> None:
    masks = at.masks
    merchants_only = at.board.lane_merchants
    kind = kind_of(piece)
    origins: i64 = 0 if changed else origins_of(at, piece)
    for lane in range(at.board.lanes):
        free = masks[lane] & FREE_BIT != 0 and kind >= merchants_only[lane]
        if free and ((origins >> lane) & 1 == 0 or leaves_a_change(at, piece, lane, roomy)):
            out.add(start + lane)


def origins_of(at: Table, piece: i64) -> i64:
    """The lanes from which such pieces in hand came, a bit each."""
    found: i64 = 0
    for index in range(at.loose_count):
        if at.loose[index * LOOSE_WIDTH] == piece:
            found |= LANE_BITS[at.loose[index * LOOSE_WIDTH + 1]]
    return found


def leaves_a_change(at: Table, piece: i64, lane: i64, roomy: bool) -> bool:
    """Putting the piece back there leaves a way to change the board with another one."""
    matched = origin(at, piece, lane)
    if at.loose_count == 1:
        return False
    if roomy:
        return True
    taken: i64 = 1 if at.number_in(lane, EMPTY) == 1 else 0
    for index in range(at.loose_count):
        if index != matched:
            other = at.loose[index * LOOSE_WIDTH]
            for there in range(at.board.lanes):
                free = at.fits(there, kind_of(other)) and (there != lane or taken == 0)
                if free and not came_from(at, other, there, matched):
                    return True
    return False


def origin(at: Table, piece: i64, lane: i64) -> i64:
    """The place in hand of such a piece that came from that lane, -1 for none."""
    for index in range(at.loose_count):
        if at.loose[index * LOOSE_WIDTH] == piece and at.loose[index * LOOSE_WIDTH + 1] == lane:
            return index
    return -1


def came_from(at: Table, piece: i64, lane: i64, but: i64) -> bool:
    for index in range(at.loose_count):
        at_index = index * LOOSE_WIDTH
        if index != but and at.loose[at_index] == piece and at.loose[at_index + 1] == lane:
            return True
    return False


def put(at: Table, seat: i64, piece: i64, lane: i64, sink: Sink | None) -> None:
    index = origin(at, piece, lane)
    if index < 0 or at.agenda.second() == 1:
        at.agenda.set_second(1)
        index = one_for(at, piece, lane)
    at.drop_loose(index)
    at.set_post(at.find(lane, EMPTY), piece)
    if sink is not None:
        sink.emit(report.put_down(at, seat, piece, lane))
    at.agenda.set_first(0)
    if at.loose_count == 0:
        at.agenda.pop()


def one_for(at: Table, piece: i64, lane: i64) -> i64:
    """Which of such pieces in hand goes there: one that comes from the country of the lane first, -1 for none."""
    country = at.board.lane_country[lane]
    found: i64 = -1
    for index in range(at.loose_count):
        if at.loose[index * LOOSE_WIDTH] == piece:
            if at.board.lane_country[at.loose[index * LOOSE_WIDTH + 1]] == country:
                return index
            if found < 0:
                found = index
    return found


def may_cross(at: Table, index: i64, lane: i64) -> bool:
    """A piece in hand stays in its country, or goes to England with the move action."""
    country = at.board.lane_country[lane]
    if at.board.lane_country[at.loose[index * LOOSE_WIDTH + 1]] == country:
        return True
    return country == ENGLAND and at.agenda.kind() == MOVING


def in_hand(at: Table, piece: i64) -> bool:
    for index in range(at.loose_count):
        if at.loose[index * LOOSE_WIDTH] == piece and at.loose[index * LOOSE_WIDTH + 2] == IN_HAND:
            return True
    return False


def why_not_put(at: Table, piece: i64, lane: i64) -> str:
    if not in_hand(at, piece):
        return "put-what-is-lifted"
    if not at.fits(lane, kind_of(piece)):
        return "post-free" if at.masks[lane] & 1 == 0 else "post-merchants-only"
    index = one_for(at, piece, lane)
    if index >= 0 and not may_cross(at, index, lane):
        return "move-country"
    return "move-room" if at.agenda.second() == 1 or origin(at, piece, lane) < 0 else "move-changes-something"
