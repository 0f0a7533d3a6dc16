"""The owner's answer to a displacement: the piece must be put down near by, extra pieces may be, before anything else.

Rulebook: "Usunięcie Kupca" (C), "C) Przemieszczenie ..." (B). The frame's second number holds whose pieces they are,
the kind of the displaced piece while it is in hand, and how many extras are left. Two alike pieces need no telling
apart: a piece of the displaced one's kind is the displaced one itself as long as that is in hand. It matters once: when
the supply that extras come from has one piece left, of that kind, and the owner then takes an extra from elsewhere, he
has put down that last piece, and the displaced one is still in hand. So the frame keeps its kind then.
"""

from typing import Final

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event, events
from kantor.games.hansa.rules import neutral
from kantor.games.hansa.state import (
    DISPLACED,
    DISPLACED_ANYWHERE,
    DISPLACED_TRADER_PLUS_2,
    EMPTY,
    IN_HAND,
    KINDS,
    NEUTRAL,
    TRADER,
    State,
    bit_of,
    kind_of,
    owner_of,
    piece_of,
)

NO_LANE: Final = -1
NOTHING: Final = 2  # instead of a kind: the displaced piece is down
DOWN: Final = 3  # and a kind: it is down, but may turn out to have been the last piece of a supply
CODES: Final = 5


def packed(owner: i64, kind: i64, extras: i64) -> i64:
    return (extras * CODES + kind) * 8 + owner


def whose(at: State) -> i64:
    return at.agenda.second() % 8


def kind_in_hand(at: State) -> i64:
    return min(NOTHING, (at.agenda.second() >> 3) % CODES)


def kind_down(at: State) -> i64:
    """The kind of the displaced piece that is down and may yet count as an extra, NOTHING for none."""
    code = (at.agenda.second() >> 3) % CODES
    return code - DOWN if code >= DOWN else NOTHING


def extras_left(at: State) -> i64:
    return (at.agenda.second() >> 3) // CODES


def ask_owner(at: State, seat: i64, route: i64, piece: i64) -> None:
    """The owner decides; for a neutral piece, the opponent of the player whose turn it is."""
    owner = owner_of(piece)
    kind = kind_of(piece)
    extras: i64 = 1 + kind
    if kind == TRADER and at.favours[DISPLACED_TRADER_PLUS_2] == owner:
        extras = 2
    decider: i64 = 1 - seat if owner == NEUTRAL else owner
    at.agenda.push(DISPLACED, decider, route, packed(owner, kind, extras))


def options(at: State, seat: i64, out: Options) -> None:
    owner = whose(at)
    kind = kind_in_hand(at)
    if at.loose_count > 0:
        add_nearest(at, owner, kind_of(at.loose[0]), at.loose[1], last_post(at, owner, kind, NO_LANE), out)
        return
    if kind != NOTHING:
        add_nearest(at, owner, kind, NO_LANE, NO_LANE, out)
    if owner == NEUTRAL:
        if kind == NOTHING:
            add_nearest(at, owner, TRADER, NO_LANE, NO_LANE, out)
        return
    if extras_left(at) > 0:
        add_extras(at, owner, kind, out)
        if kind_down(at) != NOTHING:
            add_further_extras(at, owner, kind_down(at), out)
    if kind == NOTHING or not has_room(at, owner, kind, NO_LANE):
        out.add(at.moves.done)


def add_extras(at: State, owner: i64, in_hand: i64, out: Options) -> None:
    if has_supply(at, owner):
        kept = last_post(at, owner, in_hand, NO_LANE)
        for kind in range(KINDS):
            if kind != in_hand and has_extra(at, owner, kind):
                add_nearest(at, owner, kind, NO_LANE, kept, out)
    else:
        add_lifts(at, owner, in_hand, out)


def add_further_extras(at: State, owner: i64, kind: i64, out: Options) -> None:
    """Those that there are when the piece that is down was the last one of its supply, and the displaced is in hand."""
    if at.general_size(owner) > 0 and at.personal_size(owner) > 0:
        other = 1 - kind
        if at.personal[owner * KINDS + other] > 0:
            add_nearest(at, owner, other, NO_LANE, last_post(at, owner, kind, NO_LANE), out)
    else:
        add_lifts(at, owner, kind, out)


def add_lifts(at: State, owner: i64, in_hand: i64, out: Options) -> None:
    """With both supplies empty, own pieces may be taken from routes, when there is a post for them elsewhere."""
    for kind in range(KINDS):
        bit = bit_of(piece_of(owner, kind))
        for lane in range(at.board.lanes):
            if at.masks[lane] & bit != 0 and has_room(at, owner, kind, last_post(at, owner, in_hand, lane)):
                out.add(at.moves.lift(kind, lane))


def goes_anywhere(at: State, owner: i64) -> bool:
    return at.favours[DISPLACED_ANYWHERE] == owner


def takes(at: State, lane: i64, kind: i64, origin: i64) -> bool:
    """A free post that fits; a piece lifted from a route doesn't go back to its old post."""
    return at.fits(lane, kind) and (lane != origin or at.number_in(lane, EMPTY) > 1)


def last_post(at: State, owner: i64, kind: i64, vacated: i64) -> i64:
    """The lane of the one free post that a displaced piece in hand could still take: no extra may take it.

    NO_LANE when it could take several or none. `vacated` is a lane that an extra is about to leave.
    """
    if kind == NOTHING:
        return NO_LANE
    anywhere = goes_anywhere(at, owner)
    row = at.agenda.first() * at.board.lanes
    found: i64 = NO_LANE
    for index in range(at.board.lanes if anywhere else at.board.near_count[at.agenda.first()]):
        lane = index if anywhere else at.board.near_lane[row + index]
        if kind >= at.board.lane_merchants[lane]:
            number = at.number_in(lane, EMPTY) + (1 if lane == vacated else 0)
            if number > 1 or (number == 1 and found != NO_LANE):
                return NO_LANE
            if number == 1:
                found = lane
    return found


def add_nearest(at: State, owner: i64, kind: i64, origin: i64, kept: i64, out: Options) -> None:
    """The posts on routes at the smallest distance that has one; the post of a lane that is kept doesn't count."""
    start = at.moves.put(kind, 0)
    if goes_anywhere(at, owner):
        for lane in range(at.board.lanes):
            if lane != kept and takes(at, lane, kind, origin):
                out.add(start + lane)
        return
    row = at.agenda.first() * at.board.lanes
    reach: i64 = -1
    for at_row in range(row, row + at.board.near_count[at.agenda.first()]):
        distance = at.board.near_distance[at_row]
        if reach >= 0 and distance > reach:
            return
        lane = at.board.near_lane[at_row]
        if lane != kept and takes(at, lane, kind, origin):
            reach = distance
            out.add(start + lane)


def has_room(at: State, owner: i64, kind: i64, kept: i64) -> bool:
    """Some free post within reach fits the kind, besides that of a lane that is kept."""
    if goes_anywhere(at, owner):
        for lane in range(at.board.lanes):
            if lane != kept and at.fits(lane, kind):
                return True
        return False
    row = at.agenda.first() * at.board.lanes
    for at_row in range(row, row + at.board.near_count[at.agenda.first()]):
        if at.board.near_lane[at_row] != kept and at.fits(at.board.near_lane[at_row], kind):
            return True
    return False


def put(at: State, seat: i64, kind: i64, lane: i64, sink: Sink | None) -> None:
    owner = whose(at)
    in_hand = kind_in_hand(at)
    extras = extras_left(at)
    is_extra: bool | None = True
    if at.loose_count > 0:
        at.drop_loose(0)
        at.agenda.set_second(packed(owner, in_hand, extras - 1))
    elif kind == in_hand and is_like_the_last(at, owner, kind):
        is_extra = None  # what the owner does next will tell
        at.agenda.set_second(packed(owner, DOWN + kind, extras))
    elif kind == in_hand:
        is_extra = False
        at.agenda.set_second(packed(owner, NOTHING, extras))
    else:
        if kind_down(at) == 1 - kind:
            count_as_extra(at, owner)
        take_extra(at, owner, kind)
        at.agenda.set_second(packed(owner, kind_in_hand(at), extras_left(at) - 1))
    at.set_post(at.find(lane, EMPTY), piece_of(owner, kind))
    if sink is not None:
        sink.emit(build_event.settled(at, seat, owner, kind, lane, is_extra))
    settle(at, sink)


def is_like_the_last(at: State, owner: i64, kind: i64) -> bool:
    """The supply that extras come from has one piece left, of this kind, and after it there would be another extra."""
    if owner == NEUTRAL or extras_left(at) < 2 or not has_extra(at, owner, kind):
        return False
    return (at.general_size(owner) if at.general_size(owner) > 0 else at.personal_size(owner)) == 1


def count_as_extra(at: State, owner: i64) -> None:
    """The piece that is down was the last one of its supply; the displaced one is still in hand."""
    kind = kind_down(at)
    take_extra(at, owner, kind)
    at.agenda.set_second(packed(owner, kind, extras_left(at) - 1))


def take_extra(at: State, owner: i64, kind: i64) -> None:
    """From the general supply as long as it has anything, else from the personal one."""
    if owner == NEUTRAL:
        return
    if at.general_size(owner) > 0:
        at.general[owner * KINDS + kind] -= 1
    else:
        at.personal[owner * KINDS + kind] -= 1


def lift(at: State, seat: i64, kind: i64, lane: i64, sink: Sink | None) -> None:
    if kind_down(at) != NOTHING:
        count_as_extra(at, seat)
    piece = piece_of(seat, kind)
    at.set_post(at.find(lane, piece), EMPTY)
    at.add_loose(piece, lane, IN_HAND)
    if sink is not None:
        sink.emit(build_event.lifted(at, seat, piece, lane))


def decline(at: State, seat: i64, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(events.ExtrasDeclined(int(seat)))
    if kind_in_hand(at) != NOTHING:
        give_up(at, sink)
    close(at, sink)


def settle(at: State, sink: Sink | None) -> None:
    """Close the matter when nothing is left to decide.

    A displaced piece without room waits for the extras: the order is the owner's, and an extra that leaves a route may
    make room for it.
    """
    owner = whose(at)
    kind = kind_in_hand(at)
    extras = extras_left(at)
    if kind != NOTHING:
        if has_room(at, owner, kind, NO_LANE) or (owner != NEUTRAL and extras > 0 and can_add(at, owner)):
            return
        give_up(at, sink)
    if extras == 0 or not can_add(at, owner):
        close(at, sink)


def give_up(at: State, sink: Sink | None) -> None:
    """The displaced piece fits nowhere: it goes to the general supply."""
    owner = whose(at)
    kind = kind_in_hand(at)
    if owner != NEUTRAL:
        at.general[owner * KINDS + kind] += 1
    if sink is not None:
        sink.emit(build_event.no_room(at.agenda.seat(), owner, kind))
    at.agenda.set_second(packed(owner, NOTHING, extras_left(at)))


def can_add(at: State, owner: i64) -> bool:
    """An extra piece of some source fits somewhere."""
    if owner == NEUTRAL:
        return has_room(at, owner, TRADER, NO_LANE)
    if not has_supply(at, owner):
        out = Options(8)
        add_lifts(at, owner, kind_in_hand(at), out)
        return out.count > 0
    kept = last_post(at, owner, kind_in_hand(at), NO_LANE)
    for kind in range(KINDS):
        if has_extra(at, owner, kind) and has_room(at, owner, kind, kept):
            return True
    return False


def has_supply(at: State, owner: i64) -> bool:
    return at.general_size(owner) > 0 or at.personal_size(owner) > 0


def has_extra(at: State, owner: i64, kind: i64) -> bool:
    if at.general_size(owner) > 0:
        return at.general[owner * KINDS + kind] > 0
    if at.personal_size(owner) > 0:
        return at.personal[owner * KINDS + kind] > 0
    bit = bit_of(piece_of(owner, kind))
    for lane in range(at.board.lanes):
        if at.masks[lane] & bit != 0:
            return True
    return False


def close(at: State, sink: Sink | None) -> None:
    owner = whose(at)
    at.agenda.pop()
    if owner == NEUTRAL:
        neutral.look_for_full_routes(at, sink)
