"""Lift pieces from posts, then put them down on free posts: the heart of the move action, of Move 3 and of Move 2.

A lift or a put is offered as long as the action can still end with a changed board: some lane has another number of
some piece than before. Pieces in hand stand in the state with the lane they came from; one that goes back to such a
lane is as good as never lifted. With all of them back, every change contains one of two: a piece goes to a free post
of another lane, or two different pieces change places. So only these are looked for. (What goes round in a larger ring
holds two neighbours in it that may change places: posts for merchants only are no trader's aim in either.)
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa.board import ENGLAND
from kantor.games.hansa.rules import crossing
from kantor.games.hansa.state import (
    EMPTY,
    FREE_BIT,
    IN_HAND,
    KINDS,
    LOOSE_WIDTH,
    MOVING,
    MOVING_OTHERS,
    State,
    bit_of,
    kind_of,
    owner_of,
    piece_of,
)

# Compiled, a constant is shifted in 32 bits, and there are more lanes than that.
LANE_BITS: Final = vec[i64]([1 << lane for lane in range(62)])

NONE: Final[i64] = -1


def options(at: State, seat: i64, whose: i64, out: Options) -> None:
    """With something in hand: lift more, as many as are left, or put down."""
    roomy = crossing.is_roomy(at, whose)
    if at.agenda.first() > 0:
        add_lifts(at, seat, whose, at.agenda.first(), roomy, out)
    add_puts(at, seat, whose, roomy, out)


def first_options(at: State, seat: i64, whose: i64, left: i64, out: Options) -> None:
    """Up to `left` pieces may be lifted."""
    add_lifts(at, seat, whose, left, crossing.is_roomy(at, whose), out)


def lift_move(at: State, seat: i64, piece: i64) -> i64:
    """Where the lifts of a piece begin."""
    if owner_of(piece) == seat:
        return at.moves.lift(kind_of(piece), 0)
    return at.moves.lift_other(piece, 0)


def put_move(at: State, seat: i64, piece: i64) -> i64:
    if owner_of(piece) == seat:
        return at.moves.put(kind_of(piece), 0)
    return at.moves.put_other(piece, 0)


# Lifts


def add_lifts(at: State, seat: i64, whose: i64, left: i64, roomy: bool, out: Options) -> None:
    """Every piece after whose lift the board can still be changed."""
    any_will_do = roomy or is_change_left(at, seat, whose, left)
    for owner in range(at.players):
        if crossing.may_lift(seat, owner, whose):
            for kind in range(KINDS):
                add_lifts_of(at, seat, piece_of(owner, kind), whose, left, any_will_do, out)


def add_lifts_of(at: State, seat: i64, piece: i64, whose: i64, left: i64, any_will_do: bool, out: Options) -> None:
    bit = bit_of(piece)
    start = lift_move(at, seat, piece)
    masks = at.masks
    for lane in range(at.board.lanes):
        if masks[lane] & bit != 0 and (any_will_do or leads_on(at, seat, piece, lane, whose, left)):
            out.add(start + lane)


def is_change_left(at: State, seat: i64, whose: i64, left: i64) -> bool:
    """Whatever is lifted next, the board can be changed by what is in hand or by what may be lifted after it."""
    if is_change_in_hand(at, whose, NONE):
        return True
    if left < 2:
        return False
    for index in range(at.loose_count):
        held = index * LOOSE_WIDTH
        if swaps_with_board(at, seat, at.loose[held], at.loose[held + 1], whose):
            return True
    for owner in range(at.players):
        if crossing.may_lift(seat, owner, whose):
            for kind in range(KINDS):
                if is_change_by(at, seat, piece_of(owner, kind), whose, left > 2):
                    return True
    return False


def is_change_by(at: State, seat: i64, piece: i64, whose: i64, swaps_too: bool) -> bool:
    """Such a piece on the board can go to a free post, or change places with another that may be lifted."""
    bit = bit_of(piece)
    for lane in range(at.board.lanes):
        if at.masks[lane] & bit != 0 and (
            goes_elsewhere(at, kind_of(piece), lane, whose)
            or (swaps_too and swaps_with_board(at, seat, piece, lane, whose))
        ):
            return True
    return False


def leads_on(at: State, seat: i64, piece: i64, lane: i64, whose: i64, left: i64) -> bool:
    """With this piece lifted the board can be changed by it, with another in hand, or with one that is lifted next."""
    return (
        goes_elsewhere(at, kind_of(piece), lane, whose)
        or swaps_with_hand(at, piece, lane, NONE)
        or (left > 1 and swaps_with_board(at, seat, piece, lane, whose))
    )


def lift(at: State, seat: i64, piece: i64, lane: i64, sink: Sink | None) -> None:
    at.set_post(at.find(lane, piece), EMPTY)
    at.add_loose(piece, lane, IN_HAND)
    if sink is not None:
        sink.emit(build_event.lifted(at, seat, piece, lane))


# What a change is. All of these look at the board as it was before anything was lifted.


def is_change_in_hand(at: State, whose: i64, but: i64) -> bool:
    """The pieces in hand, one of them left out, can change the board."""
    for index in range(at.loose_count):
        if index != but:
            held = index * LOOSE_WIDTH
            piece = at.loose[held]
            lane = at.loose[held + 1]
            if goes_elsewhere(at, kind_of(piece), lane, whose) or swaps_with_hand(at, piece, lane, but):
                return True
    return False


def goes_elsewhere(at: State, kind: i64, lane: i64, whose: i64) -> bool:
    """Another lane has a free post for the piece."""
    for there in range(at.board.lanes):
        if there != lane and was_free(at, there) and crossing.may_stand(at, kind, lane, there, whose):
            return True
    return False


def was_free(at: State, lane: i64) -> bool:
    """The lane has a free post besides those that pieces in hand left."""
    if at.masks[lane] & FREE_BIT == 0:
        return False
    lifted: i64 = 0
    for index in range(at.loose_count):
        if at.loose[index * LOOSE_WIDTH + 1] == lane:
            lifted += 1
    return lifted == 0 or at.number_in(lane, EMPTY) > lifted


def swaps_with_hand(at: State, piece: i64, lane: i64, but: i64) -> bool:
    for index in range(at.loose_count):
        held = index * LOOSE_WIDTH
        if index != but and swap(at, piece, lane, at.loose[held], at.loose[held + 1]):
            return True
    return False


def swaps_with_board(at: State, seat: i64, piece: i64, lane: i64, whose: i64) -> bool:
    for owner in range(at.players):
        if crossing.may_lift(seat, owner, whose):
            for kind in range(KINDS):
                other = piece_of(owner, kind)
                bit = bit_of(other)
                for there in range(at.board.lanes):
                    if at.masks[there] & bit != 0 and swap(at, piece, lane, other, there):
                        return True
    return False


def swap(at: State, piece: i64, lane: i64, other: i64, there: i64) -> bool:
    """Two different pieces of different lanes, and each may stand where the other does. No country is left."""
    return (
        piece != other
        and lane != there
        and at.board.lane_country[lane] == at.board.lane_country[there]
        and kind_of(piece) >= at.board.lane_merchants[there]
        and kind_of(other) >= at.board.lane_merchants[lane]
    )


# Puts


def add_puts(at: State, seat: i64, whose: i64, roomy: bool, out: Options) -> None:
    """Every free post for every piece in hand, unless it leaves nothing to change or no room for the others."""
    changed = at.agenda.second() == 1
    seen: i64 = 0
    for index in range(at.loose_count):
        piece = at.loose[index * LOOSE_WIDTH]
        if seen & bit_of(piece) == 0:
            seen |= bit_of(piece)
            add_puts_of(at, piece, put_move(at, seat, piece), whose, changed, roomy, out)


def add_puts_of(at: State, piece: i64, start: i64, whose: i64, changed: bool, roomy: bool, out: Options) -> None:
    masks = at.masks
    merchants_only = at.board.lane_merchants
    everywhere = at.board.bounded == 0
    kind = kind_of(piece)
    origins: i64 = 0 if changed else origins_of(at, piece)
    for lane in range(at.board.lanes):
        if masks[lane] & FREE_BIT != 0 and kind >= merchants_only[lane]:
            if (origins >> lane) & 1 == 1:
                legal = at.loose_count > 1 and (roomy or is_change_in_hand(at, whose, origin(at, piece, lane)))
            else:
                legal = everywhere or one_for(at, piece, lane, whose, roomy) != NONE
            if legal:
                out.add(start + lane)


def origins_of(at: State, piece: i64) -> i64:
    """The lanes from which such pieces in hand came, a bit each."""
    found: i64 = 0
    for index in range(at.loose_count):
        if at.loose[index * LOOSE_WIDTH] == piece:
            found |= LANE_BITS[at.loose[index * LOOSE_WIDTH + 1]]
    return found


def origin(at: State, piece: i64, lane: i64) -> i64:
    """The place in hand of such a piece that came from that lane."""
    for index in range(at.loose_count):
        if at.loose[index * LOOSE_WIDTH] == piece and at.loose[index * LOOSE_WIDTH + 1] == lane:
            return index
    return NONE


def one_for(at: State, piece: i64, lane: i64, whose: i64, roomy: bool) -> i64:
    """Which of such pieces in hand goes there, so that the others find posts too.

    One from the country of the lane, which can go nowhere else; in England else any of those that may come.
    """
    country = at.board.lane_country[lane]
    for index in range(at.loose_count):
        held = index * LOOSE_WIDTH
        if at.loose[held] == piece and at.board.lane_country[at.loose[held + 1]] == country:
            return index if roomy or crossing.others_fit(at, index, lane, whose) else NONE
    if country == ENGLAND and whose == crossing.OWN:
        for index in range(at.loose_count):
            if at.loose[index * LOOSE_WIDTH] == piece and (roomy or crossing.others_fit(at, index, lane, whose)):
                return index
    return NONE


def put(at: State, seat: i64, piece: i64, lane: i64, sink: Sink | None) -> None:
    index = origin(at, piece, lane)
    if index == NONE or at.agenda.second() == 1:
        at.agenda.set_second(1)
        index = taken_for(at, piece, lane)
    at.drop_loose(index)
    at.set_post(at.find(lane, EMPTY), piece)
    if sink is not None:
        sink.emit(build_event.put_down(at, seat, piece, lane))
    at.agenda.set_first(0)
    if at.loose_count == 0:
        at.agenda.pop()


def taken_for(at: State, piece: i64, lane: i64) -> i64:
    if at.board.bounded != 0:
        whose = whose_pieces(at)
        found = one_for(at, piece, lane, whose, crossing.is_roomy(at, whose))
        if found != NONE:
            return found
    for index in range(at.loose_count):
        if at.loose[index * LOOSE_WIDTH] == piece:
            return index
    raise LookupError("no such piece in hand")


def whose_pieces(at: State) -> i64:
    """Whose pieces are lifted in the present decision."""
    kind = at.agenda.kind()
    if kind == MOVING:
        return crossing.OWN
    return crossing.OTHERS if kind == MOVING_OTHERS else crossing.ANYBODYS


# Refusals


def in_hand(at: State, piece: i64) -> bool:
    for index in range(at.loose_count):
        if at.loose[index * LOOSE_WIDTH] == piece and at.loose[index * LOOSE_WIDTH + 2] == IN_HAND:
            return True
    return False


def may_come(at: State, piece: i64, lane: i64) -> bool:
    """Some such piece in hand may go to the country of the lane."""
    whose = whose_pieces(at)
    for index in range(at.loose_count):
        held = index * LOOSE_WIDTH
        if at.loose[held] == piece and crossing.reaches(at, at.loose[held + 1], lane, whose):
            return True
    return False


def why_not_put(at: State, piece: i64, lane: i64) -> str:
    if not in_hand(at, piece):
        return "put-what-is-lifted"
    if not at.fits(lane, kind_of(piece)):
        return "post-free" if at.masks[lane] & FREE_BIT == 0 else "post-merchants-only"
    if not may_come(at, piece, lane):
        return "move-country"
    return "move-room" if at.agenda.second() == 1 or origin(at, piece, lane) == NONE else "move-changes-something"
