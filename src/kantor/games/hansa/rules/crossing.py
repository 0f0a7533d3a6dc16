"""Lift and put down on boards where not every piece can stand everywhere: posts for merchants only, and countries.

Rulebook (B): "Morskie szlaki handlowe", "Anglia, Walia i Szkocja", "Ograniczenia żetonu premii Ruch 3 handlarzami". The
move action leaves a piece in its country or takes it to England; the token and the permanent bonus leave it in its
country. Every piece in hand must find a post in the end, and something must have changed. As long as there is plenty
of room, which is nearly always, nothing of that needs a closer look.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.options import Options
from kantor.games.hansa.board import ENGLAND
from kantor.games.hansa.rules import lifting
from kantor.games.hansa.state import (
    EMPTY,
    FREE_BIT,
    KINDS,
    LOOSE_WIDTH,
    MERCHANT,
    MOVING,
    TRADER,
    Table,
    bit_of,
    kind_of,
    owner_of,
    piece_of,
)

COUNTRIES: Final[i64] = 3

# Whose pieces may be lifted.
OWN: Final = 0
OTHERS: Final = 1
ANYBODYS: Final = 2


def may_lift(seat: i64, owner: i64, whose: i64) -> bool:
    return whose == ANYBODYS or (owner == seat) == (whose == OWN)


def add_first_lifts(at: Table, seat: i64, whose: i64, out: Options) -> None:
    """Every piece with which a change can begin."""
    for owner in range(at.players):
        if may_lift(seat, owner, whose):
            for kind in range(KINDS):
                piece = piece_of(owner, kind)
                bit = bit_of(piece)
                start = lifting.lift_move(at, seat, piece)
                for lane in range(at.board.lanes):
                    if at.masks[lane] & bit != 0 and (
                        goes_elsewhere(at, kind, lane, whose != OWN) or changes_places(at, seat, piece, lane, whose)
                    ):
                        out.add(start + lane)


def goes_elsewhere(at: Table, kind: i64, lane: i64, stays: bool) -> bool:
    for there in range(at.board.lanes):
        if there != lane and at.fits(there, kind) and reaches(at, lane, there, stays):
            return True
    return False


def reaches(at: Table, lane: i64, there: i64, stays: bool) -> bool:
    """A piece from one lane may go to the other; `stays` when it may not even go to England."""
    country = at.board.lane_country[there]
    return country == at.board.lane_country[lane] or (country == ENGLAND and not stays)


def changes_places(at: Table, seat: i64, piece: i64, lane: i64, whose: i64) -> bool:
    """Another piece that may be lifted too stands elsewhere in the country, and each fits where the other is."""
    for owner in range(at.players):
        if may_lift(seat, owner, whose):
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
            and at.board.lane_country[there] == at.board.lane_country[lane]
            and kind_of(piece) >= at.board.lane_merchants[there]
            and kind_of(other) >= at.board.lane_merchants[lane]
        ):
            return True
    return False


def options(at: Table, seat: i64, whose: i64, out: Options) -> None:
    """With something in hand: lift more, as many as are left, or put down."""
    if at.agenda.first() > 0:
        add_lifts(at, seat, whose, can_change(at), out)
    add_puts(at, seat, is_roomy(at), out)


def is_roomy(at: Table) -> bool:
    """Every piece in hand has more lanes to choose from than could matter."""
    free = vec[i64]([0] * COUNTRIES)
    for lane in range(at.board.lanes):
        if at.masks[lane] & FREE_BIT != 0 and at.board.lane_merchants[lane] == 0:
            free[at.board.lane_country[lane]] += 1
    enough = at.loose_count + 1
    if at.agenda.kind() == MOVING:
        return free[ENGLAND] > enough
    for index in range(at.loose_count):
        if free[at.board.lane_country[at.loose[index * LOOSE_WIDTH + 1]]] <= enough:
            return False
    return True


def add_lifts(at: Table, seat: i64, whose: i64, free: bool, out: Options) -> None:
    """Any further piece, when it leaves a way to change something; `free` when there is one anyway."""
    for owner in range(at.players):
        if may_lift(seat, owner, whose):
            for kind in range(KINDS):
                piece = piece_of(owner, kind)
                bit = bit_of(piece)
                start = lifting.lift_move(at, seat, piece)
                for lane in range(at.board.lanes):
                    if at.masks[lane] & bit != 0 and (free or leads_on(at, seat, piece, lane, whose)):
                        out.add(start + lane)


def leads_on(at: Table, seat: i64, piece: i64, lane: i64, whose: i64) -> bool:
    """With the piece lifted too, a change is possible, or would be with one more."""
    after = at.copy()
    assert isinstance(after, Table)
    after.agenda.set_first(after.agenda.first() - 1)
    lifting.lift(after, seat, piece, lane, None)
    if can_change(after):
        return True
    if after.agenda.first() > 0:
        for index in range(after.loose_count):
            held = index * LOOSE_WIDTH
            if changes_places(after, seat, after.loose[held], after.loose[held + 1], whose):
                return True
    return False


def add_puts(at: Table, seat: i64, roomy: bool, out: Options) -> None:
    seen: i64 = 0
    for index in range(at.loose_count):
        piece = at.loose[index * LOOSE_WIDTH]
        if seen & bit_of(piece) == 0:
            seen |= bit_of(piece)
            start = lifting.put_move(at, seat, piece)
            for lane in range(at.board.lanes):
                if at.fits(lane, kind_of(piece)) and can_put(at, piece, lane, roomy):
                    out.add(start + lane)


def can_put(at: Table, piece: i64, lane: i64, roomy: bool) -> bool:
    """The piece may go there, the others find a post too, and something changes, now or with another one."""
    index = lifting.one_for(at, piece, lane)
    if not lifting.may_cross(at, index, lane):
        return False
    if at.agenda.second() == 1 or lifting.origin(at, piece, lane) < 0:
        return roomy or others_fit(at, index, lane)
    if at.loose_count == 1 or roomy:
        return at.loose_count > 1
    after = at.copy()
    assert isinstance(after, Table)
    after.drop_loose(lifting.origin(at, piece, lane))
    after.set_post(after.find(lane, EMPTY), piece)
    return can_change(after)


def can_change(at: Table) -> bool:
    """Nothing has changed yet, but some piece in hand can go where none like it came from."""
    for index in range(at.loose_count):
        piece = at.loose[index * LOOSE_WIDTH]
        for lane in range(at.board.lanes):
            if at.fits(lane, kind_of(piece)) and lifting.origin(at, piece, lane) < 0:
                one = lifting.one_for(at, piece, lane)
                if lifting.may_cross(at, one, lane) and others_fit(at, one, lane):
                    return True
    return False


def others_fit(at: Table, index: i64, lane: i64) -> bool:
    """With one piece of the hand put on a lane, all others find posts. Country by country, England last."""
    held = vec[i64]([0] * (COUNTRIES * KINDS))
    for other in range(at.loose_count):
        if other != index:
            at_other = other * LOOSE_WIDTH
            country = at.board.lane_country[at.loose[at_other + 1]]
            held[country * KINDS + kind_of(at.loose[at_other])] += 1
    free = vec[i64]([0] * (COUNTRIES * KINDS))
    for there in range(at.board.lanes):
        number = at.number_in(there, EMPTY) - (1 if there == lane else 0)
        free[at.board.lane_country[there] * KINDS + at.board.lane_merchants[there]] += number
    traders: i64 = held[TRADER]
    merchants: i64 = held[MERCHANT]
    for country in range(1, COUNTRIES):
        # Merchants take posts of their own first, traders what both can have; who finds none may go to England.
        more = max(0, held[country * KINDS + TRADER] - free[country * KINDS + TRADER])
        left = max(0, free[country * KINDS + TRADER] - held[country * KINDS + TRADER])
        rest = max(0, held[country * KINDS + MERCHANT] - free[country * KINDS + MERCHANT] - left)
        if more + rest > 0 and at.agenda.kind() != MOVING:
            return False
        traders += more
        merchants += rest
    return traders <= free[TRADER] and traders + merchants <= free[TRADER] + free[MERCHANT]


def why_not_lift(at: Table, seat: i64, piece: i64, lane: i64) -> str:
    """While the permanent bonus lets two pieces of anybody be moved."""
    if at.masks[lane] & bit_of(piece) == 0:
        return "three-traders-there" if owner_of(piece) != seat else "move-own-piece"
    return "bonus-two" if at.agenda.first() == 0 else "move-changes-something"
