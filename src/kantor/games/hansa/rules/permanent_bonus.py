"""Permanent bonuses of sea routes: used at once when the route action is complete, or lost.

Rulebook (B): "Stałe żetony premii". Move 2 pieces of anybody, develop Privileges, an office in a green city, put 2
pieces of the route down again, or place 2 pieces in Wales and Scotland. They are no tokens and score nothing.
"""

from typing import Any, Final

from mypy_extensions import i64

from kantor.core.forms import SECOND, count
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event, events
from kantor.games.hansa import move_numbers as move_kinds
from kantor.games.hansa.board import ENGLAND
from kantor.games.hansa.data import SEAT
from kantor.games.hansa.rules import abilities, crossing, green_cities, lifting, three_traders, turns
from kantor.games.hansa.rules.in_hand import MOVES, Lifting
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
    TURN,
    ForeignMove,
    Rule,
    State,
    bit_of,
    kind_of,
    owner_of,
    piece_of,
)

PIECES: Final = 2


def offer(at: State, seat: i64, route: i64, cleared: i64, sink: Sink | None) -> None:
    """Ask the player, unless there is nothing to choose. `cleared` is what went from the route to the supply."""
    frame = BONUS_MOVE + at.board.route_bonus[route] - 1
    pieces: i64 = 0 if frame == BONUS_PRIVILEGE or frame == BONUS_OFFICE else PIECES
    at.agenda.push(frame, seat, pieces, cleared if frame == BONUS_REUSE else 0)
    if not is_of_use(at, seat):
        at.agenda.pop()
    elif sink is not None:
        sink.emit(build_event.bonus_gained(at, seat, route))


def is_of_use(at: State, seat: i64) -> bool:
    """Something can be done besides leaving it."""
    out = Options(16)
    options(at, seat, out)
    return out.count > 1


def options(at: State, seat: i64, out: Options) -> None:
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


def add_reuses(at: State, out: Options) -> None:
    """Pieces of the route, on any free post."""
    for kind in range(KINDS):
        if is_left(at, kind):
            for lane in range(at.board.lanes):
                if at.fits(lane, kind):
                    out.add(at.moves.put(kind, lane))


def is_left(at: State, kind: i64) -> bool:
    """A piece of this kind was on the route and hasn't been put down again."""
    pack = at.agenda.second()
    return (pack & 7 if kind == MERCHANT else pack >> 3) > 0


def add_supplies(at: State, seat: i64, out: Options) -> None:
    """From the general supply, with that empty from the personal one, then from routes."""
    for kind in range(KINDS):
        if has_in_supply(at, seat, kind):
            add_places(at, kind, -1, out)
        elif at.general_size(seat) + at.personal_size(seat) == 0:
            add_lifts(at, seat, kind, out)


def has_in_supply(at: State, seat: i64, kind: i64) -> bool:
    if at.general_size(seat) > 0:
        return at.general[seat * KINDS + kind] > 0
    return at.personal[seat * KINDS + kind] > 0


def add_places(at: State, kind: i64, old: i64, out: Options) -> None:
    """Free posts outside England, but those of the lane that the piece was lifted from."""
    for lane in range(at.board.lanes):
        if lane != old and takes(at, lane, kind):
            out.add(at.moves.put(kind, lane))


def takes(at: State, lane: i64, kind: i64) -> bool:
    return at.board.lane_country[lane] != ENGLAND and at.fits(lane, kind)


def add_lifts(at: State, seat: i64, kind: i64, out: Options) -> None:
    bit = bit_of(piece_of(seat, kind))
    for lane in range(at.board.lanes):
        if at.masks[lane] & bit != 0 and goes_elsewhere(at, kind, lane):
            out.add(at.moves.lift(kind, lane))


def goes_elsewhere(at: State, kind: i64, lane: i64) -> bool:
    for there in range(at.board.lanes):
        if there != lane and takes(at, there, kind):
            return True
    return False


def put(at: State, seat: i64, kind: i64, lane: i64, sink: Sink | None) -> None:
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
        sink.emit(build_event.bonus_placed(at, seat, kind, lane))
    at.agenda.set_first(at.agenda.first() - 1)
    if at.agenda.first() == 0 or not is_of_use(at, seat):
        at.agenda.pop()


def lift(at: State, seat: i64, kind: i64, lane: i64, sink: Sink | None) -> None:
    """The one way to place: `first` counts what is put down. To move: it counts what is lifted."""
    if at.agenda.kind() == BONUS_MOVE:
        at.agenda.set_first(at.agenda.first() - 1)
    lifting.lift(at, seat, piece_of(seat, kind), lane, sink)


def develop_privilege(at: State, seat: i64, sink: Sink | None) -> None:
    at.agenda.pop()
    abilities.develop(at, seat, PRIVILEGE, sink)


def leave_if_done(at: State, seat: i64, move: i64, sink: Sink | None) -> None:
    if move != at.moves.done:
        raise ForeignMove
    at.agenda.pop()
    if sink is not None:
        sink.emit(events.BonusLeft(int(seat)))


def why_not_put(at: State, seat: i64, kind: i64, lane: i64) -> str:
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


def why_not_lift(at: State, seat: i64, piece: i64, lane: i64) -> str:
    if at.agenda.kind() == BONUS_MOVE:
        if at.masks[lane] & bit_of(piece) == 0:
            return "three-traders-there" if owner_of(piece) != seat else "move-own-piece"
        return "bonus-two" if at.agenda.first() == 0 else "move-changes-something"
    return "bonus-place-source" if at.agenda.kind() == BONUS_PLACE else "bonus-first"


def misfit_of(at: State, seat: i64, number: i64) -> str | None:
    if seat != turns.active_seat(at):
        return turns.not_active(at, seat)
    for route in range(at.board.routes):
        if at.board.route_bonus[route] == number - BONUS_MOVE + 1:
            return None
    return "this board has no such bonus"


class BonusMove(Lifting):
    """`left` pieces of anybody may still be lifted."""

    def __init__(self) -> None:
        super().__init__(BONUS_MOVE, "bonus-move", MOVES, asks="bonus-move", upon=(TURN,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        options(at, seat, out)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        kind = at.moves.kinds[move]
        if kind == move_kinds.PUT_OTHER:
            lifting.put(at, seat, at.moves.first[move], at.moves.second[move], sink)
        elif kind == move_kinds.LIFT_OTHER:
            three_traders.lift(at, seat, at.moves.first[move], at.moves.second[move], sink)
        else:
            play(at, seat, move, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        kind = at.moves.kinds[move]
        if kind != move_kinds.PUT_OTHER and kind != move_kinds.LIFT_OTHER:
            return why_not(at, seat, move)
        if owner_of(at.moves.first[move]) == seat:
            return "move-three-opponents"
        if kind == move_kinds.PUT_OTHER:
            return lifting.why_not_put(at, at.moves.first[move], at.moves.second[move])
        return why_not_lift(at, seat, at.moves.first[move], at.moves.second[move])

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return misfit_of(at, seat, BONUS_MOVE)


def play(at: State, seat: i64, move: i64, sink: Sink | None) -> None:
    """What several bonuses are about: pieces lifted and put down, or no use made of it."""
    kind = at.moves.kinds[move]
    if kind == move_kinds.PUT:
        put(at, seat, at.moves.first[move], at.moves.second[move], sink)
    elif kind == move_kinds.LIFT:
        lift(at, seat, at.moves.first[move], at.moves.second[move], sink)
    else:
        leave_if_done(at, seat, move, sink)


def why_not(at: State, seat: i64, move: i64) -> str | None:
    kind = at.moves.kinds[move]
    if kind == move_kinds.PUT:
        return why_not_put(at, seat, at.moves.first[move], at.moves.second[move])
    if kind == move_kinds.LIFT:
        return why_not_lift(at, seat, piece_of(seat, at.moves.first[move]), at.moves.second[move])
    if kind == move_kinds.LIFT_OTHER and owner_of(at.moves.first[move]) != seat:
        return why_not_lift(at, seat, at.moves.first[move], at.moves.second[move])
    return "move-put-down" if kind == move_kinds.DONE else "bonus-first"


class BonusPrivilege(Rule):
    def __init__(self) -> None:
        super().__init__(BONUS_PRIVILEGE, "bonus-privilege", (SEAT,), "bonus-privilege", upon=(TURN,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        options(at, seat, out)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == at.moves.privilege_bonus:
            develop_privilege(at, seat, sink)
        else:
            leave_if_done(at, seat, move, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        return "ability-complete" if move == at.moves.privilege_bonus else why_not(at, seat, move)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return misfit_of(at, seat, BONUS_PRIVILEGE)


class BonusOffice(Rule):
    def __init__(self) -> None:
        super().__init__(BONUS_OFFICE, "bonus-office", (SEAT,), asks="bonus-office", upon=(TURN,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        options(at, seat, out)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if at.moves.kinds[move] == move_kinds.GREEN_OFFICE:
            green_cities.establish(at, seat, at.moves.first[move], at.moves.second[move], sink)
        else:
            leave_if_done(at, seat, move, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if at.moves.kinds[move] == move_kinds.GREEN_OFFICE:
            return green_cities.why_not(at, seat, at.moves.first[move], at.moves.second[move])
        return why_not(at, seat, move)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return misfit_of(at, seat, BONUS_OFFICE)


class BonusReuse(Rule):
    """Up to `left` of these pieces of the route may be put down; they lie in the general supply.

    The agenda keeps them as 8 * traders + merchants.
    """

    def __init__(self) -> None:
        fields = (SEAT, count("left"), count("traders", SECOND, high=4), count("merchants", SECOND, high=4))
        super().__init__(BONUS_REUSE, "bonus-reuse", fields, asks="bonus-reuse", upon=(TURN,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        options(at, seat, out)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        play(at, seat, move, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        return why_not(at, seat, move)

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        pack = at.agenda.second()
        return {"left": int(min(at.agenda.first(), (pack & 7) + (pack >> 3)))}

    def written(self, at: State, seat: i64, first: i64, second: i64) -> dict[str, Any]:
        return {"seat": int(seat), "left": int(first), "traders": int(second >> 3), "merchants": int(second & 7)}

    def numbers(self, at: State, frame: dict[str, Any]) -> tuple[int, int, int, int]:
        return int(BONUS_REUSE), frame["seat"], frame["left"], frame["traders"] * 8 + frame["merchants"]

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        lying = at.general[seat * KINDS] >= second >> 3 and at.general[seat * KINDS + MERCHANT] >= second & 7
        fits = 1 <= first <= PIECES and lying
        return misfit_of(at, seat, BONUS_REUSE) or (None if fits else "these pieces can't be left of the route")


class BonusPlace(Lifting):
    """`left` pieces may still be put down."""

    def __init__(self) -> None:
        super().__init__(BONUS_PLACE, "bonus-place", (SEAT, count("left")), "bonus-place", upon=(TURN,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        options(at, seat, out)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        play(at, seat, move, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        return why_not(at, seat, move)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        fits = 1 <= first <= PIECES
        return misfit_of(at, seat, BONUS_PLACE) or (None if fits else "at most two pieces are placed")
