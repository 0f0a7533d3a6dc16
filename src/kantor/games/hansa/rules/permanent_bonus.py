"""Permanent bonuses of sea routes: used at once when the route action is complete, or lost.

Rulebook (B): "Stałe żetony premii". Move 2 pieces of anybody, develop Privileges, an office in a green city, put 2
pieces of the route down again, or place 2 pieces in Wales and Scotland. They are no tokens and score nothing.
"""

from typing import Final

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import events, report
from kantor.games.hansa.board import ENGLAND
from kantor.games.hansa.rules import abilities, crossing, green_cities, lifting
from kantor.games.hansa.state import (
    BONUS_MOVE,
    BONUS_OFFICE,
    BONUS_PLACE,
    BONUS_PRIVILEGE,
    BONUS_REUSE,
    EMPTY,
    KINDS,
    MERCHANT,
    PRIVILEGE,
    Table,
    bit_of,
    kind_of,
    owner_of,
    piece_of,
)

PIECES: Final = 2


def offer(at: Table, seat: i64, route: i64, cleared: i64, sink: Sink | None) -> None:
    """Ask the player, unless there is nothing to choose. `cleared` is what went from the route to the supply."""
    frame = BONUS_MOVE + at.board.route_bonus[route] - 1
    pieces: i64 = 0 if frame == BONUS_PRIVILEGE or frame == BONUS_OFFICE else PIECES
    at.agenda.push(frame, seat, pieces, cleared if frame == BONUS_REUSE else 0)
    if not is_of_use(at, seat):
        at.agenda.pop()
    elif sink is not None:
        sink.emit(report.bonus_gained(at, seat, route))


def is_of_use(at: Table, seat: i64) -> bool:
    """Something can be done besides leaving it."""
    out = Options(16)
    options(at, seat, out)
    return out.count > 1


def options(at: Table, seat: i64, out: Options) -> None:
    kind = at.agenda.kind()
    if at.loose_count > 0:
        if kind == BONUS_MOVE:
            lifting.options(at, seat, crossing.ANYBODYS, out)
        else:
            add_places(at, kind_of(at.loose[0]), at.loose[1], out)
        return
    if kind == BONUS_MOVE:
        lifting.first_options(at, seat, crossing.ANYBODYS, at.agenda.first(), out)
    elif kind == BONUS_PRIVILEGE:
        if abilities.can_develop(at, seat, PRIVILEGE):
            out.add(at.moves.privilege_bonus)
    elif kind == BONUS_OFFICE:
        green_cities.options(at, seat, out)
    elif kind == BONUS_REUSE:
        add_reuses(at, out)
    else:
        add_supplies(at, seat, out)
    out.add(at.moves.done)


def add_reuses(at: Table, out: Options) -> None:
    """Pieces of the route, on any free post."""
    for kind in range(KINDS):
        if is_left(at, kind):
            for lane in range(at.board.lanes):
                if at.fits(lane, kind):
                    out.add(at.moves.put + kind * at.board.lanes + lane)


def is_left(at: Table, kind: i64) -> bool:
    """A piece of this kind was on the route and hasn't been put down again."""
    pack = at.agenda.second()
    return (pack & 7 if kind == MERCHANT else pack >> 3) > 0


def add_supplies(at: Table, seat: i64, out: Options) -> None:
    """From the general supply, with that empty from the personal one, then from routes."""
    for kind in range(KINDS):
        if has_in_supply(at, seat, kind):
            add_places(at, kind, -1, out)
        elif at.general_size(seat) + at.personal_size(seat) == 0:
            add_lifts(at, seat, kind, out)


def has_in_supply(at: Table, seat: i64, kind: i64) -> bool:
    if at.general_size(seat) > 0:
        return at.general[seat * KINDS + kind] > 0
    return at.personal[seat * KINDS + kind] > 0


def add_places(at: Table, kind: i64, old: i64, out: Options) -> None:
    """Free posts outside England, but those of the lane that the piece was lifted from."""
    for lane in range(at.board.lanes):
        if lane != old and takes(at, lane, kind):
            out.add(at.moves.put + kind * at.board.lanes + lane)


def takes(at: Table, lane: i64, kind: i64) -> bool:
    return at.board.lane_country[lane] != ENGLAND and at.fits(lane, kind)


def add_lifts(at: Table, seat: i64, kind: i64, out: Options) -> None:
    bit = bit_of(piece_of(seat, kind))
    for lane in range(at.board.lanes):
        if at.masks[lane] & bit != 0 and goes_elsewhere(at, kind, lane):
            out.add(at.moves.lift + kind * at.board.lanes + lane)


def goes_elsewhere(at: Table, kind: i64, lane: i64) -> bool:
    for there in range(at.board.lanes):
        if there != lane and takes(at, there, kind):
            return True
    return False


def put(at: Table, seat: i64, kind: i64, lane: i64, sink: Sink | None) -> None:
    if at.agenda.kind() == BONUS_MOVE:
        lifting.put(at, seat, piece_of(seat, kind), lane, sink)
        return
    if at.loose_count > 0:
        at.drop_loose(0)
    elif at.agenda.kind() == BONUS_REUSE or at.general_size(seat) > 0:
        at.general[seat * KINDS + kind] -= 1
    else:
        at.personal[seat * KINDS + kind] -= 1
    if at.agenda.kind() == BONUS_REUSE:
        at.agenda.set_second(at.agenda.second() - (1 if kind == MERCHANT else 8))
    at.set_post(at.find(lane, EMPTY), piece_of(seat, kind))
    if sink is not None:
        sink.emit(report.bonus_placed(at, seat, kind, lane))
    at.agenda.set_first(at.agenda.first() - 1)
    if at.agenda.first() == 0 or not is_of_use(at, seat):
        at.agenda.pop()


def lift(at: Table, seat: i64, kind: i64, lane: i64, sink: Sink | None) -> None:
    """The one way to place: `first` counts what is put down. To move: it counts what is lifted."""
    if at.agenda.kind() == BONUS_MOVE:
        at.agenda.set_first(at.agenda.first() - 1)
    lifting.lift(at, seat, piece_of(seat, kind), lane, sink)


def develop_privilege(at: Table, seat: i64, sink: Sink | None) -> None:
    at.agenda.pop()
    abilities.develop(at, seat, PRIVILEGE, sink)


def leave(at: Table, seat: i64, sink: Sink | None) -> None:
    at.agenda.pop()
    if sink is not None:
        sink.emit(events.BonusLeft(int(seat)))


def why_not_put(at: Table, seat: i64, kind: i64, lane: i64) -> str:
    frame = at.agenda.kind()
    if frame == BONUS_MOVE:
        return lifting.why_not_put(at, piece_of(seat, kind), lane)
    if not at.fits(lane, kind):
        return "post-free" if at.masks[lane] & 1 == 0 else "post-merchants-only"
    if frame == BONUS_REUSE:
        return "bonus-reuse"
    if frame != BONUS_PLACE:
        return "bonus-first"
    return "bonus-place" if at.board.lane_country[lane] == ENGLAND else "bonus-place-source"


def why_not_lift(at: Table, seat: i64, piece: i64, lane: i64) -> str:
    if at.agenda.kind() == BONUS_MOVE:
        if at.masks[lane] & bit_of(piece) == 0:
            return "three-traders-there" if owner_of(piece) != seat else "move-own-piece"
        return "bonus-two" if at.agenda.first() == 0 else "move-changes-something"
    return "bonus-place-source" if at.agenda.kind() == BONUS_PLACE else "bonus-first"
