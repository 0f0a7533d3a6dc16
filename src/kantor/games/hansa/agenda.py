"""The pending decisions as JSON, and which stacks of them can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from kantor.core.agenda import Agenda, empty_agenda
from kantor.core.names import kebab
from kantor.core.position import CHANCE
from kantor.games.hansa import state
from kantor.games.hansa.board import Board
from kantor.games.hansa.data import KIND_IDS, Kind
from kantor.games.hansa.rules.displaced import CODES, DOWN, NOTHING, packed
from kantor.games.hansa.state import NEUTRAL

Count = Annotated[int, Meta(ge=0, le=99)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Progress = Literal["under-way", "fresh", "favour-bought"]
STATES: Final[tuple[Progress, ...]] = get_args(Progress)  # in the order of their numbers


class Frame(Struct, frozen=True, tag=kebab, tag_field="do", forbid_unknown_fields=True):
    """Base of the pending decisions."""


class FirstPlayer(Frame, frozen=True):
    pass


class GoldenTokens(Frame, frozen=True):
    left: Count


class DealMissions(Frame, frozen=True):
    next: SeatNumber


class OfferFavours(Frame, frozen=True):
    left: Count


class Turn(Frame, frozen=True):
    seat: SeatNumber
    actions: Count
    state: Progress = "under-way"


class Pay(Frame, frozen=True):
    seat: SeatNumber
    due: Count


class Displaced(Frame, frozen=True):
    """`piece` is the displaced piece while it is in hand; `neutral` when the pieces are.

    `down` is its kind when it is down, but may turn out to have been the last piece of a supply.
    """

    seat: SeatNumber
    route: str
    piece: Kind | None
    extras: Count
    neutral: bool = False
    down: Kind | UnsetType = UNSET


class Moving(Frame, frozen=True):
    """`left` pieces may still be lifted; `changed` when one was put where it didn't come from."""

    seat: SeatNumber
    left: Count
    changed: bool = False


class MovingOthers(Frame, frozen=True):
    seat: SeatNumber
    left: Count
    changed: bool = False


class Removing(Frame, frozen=True):
    seat: SeatNumber
    left: Count


class IncomeFavour(Frame, frozen=True):
    seat: SeatNumber


class NeutralRoutes(Frame, frozen=True):
    seat: SeatNumber


class DrawToken(Frame, frozen=True):
    seat: SeatNumber


class PlaceToken(Frame, frozen=True):
    seat: SeatNumber


class BonusMove(Frame, frozen=True):
    """Permanent bonus: `left` pieces of anybody may still be lifted."""

    seat: SeatNumber
    left: Count
    changed: bool = False


class BonusPrivilege(Frame, frozen=True):
    seat: SeatNumber


class BonusOffice(Frame, frozen=True):
    seat: SeatNumber


class BonusReuse(Frame, frozen=True):
    """Up to `left` of these pieces of the route may be put down; they lie in the general supply."""

    seat: SeatNumber
    left: Count
    traders: Annotated[int, Meta(ge=0, le=4)]
    merchants: Annotated[int, Meta(ge=0, le=4)]


class BonusPlace(Frame, frozen=True):
    seat: SeatNumber
    left: Count


AnyFrame = (
    FirstPlayer
    | GoldenTokens
    | DealMissions
    | OfferFavours
    | Turn
    | Pay
    | Displaced
    | Moving
    | MovingOthers
    | Removing
    | IncomeFavour
    | NeutralRoutes
    | DrawToken
    | PlaceToken
    | BonusMove
    | BonusPrivilege
    | BonusOffice
    | BonusReuse
    | BonusPlace
)

# The frames by the numbers that they have in the state: with a count, with a seat, with both.
_LEFT: Final[Mapping[int, Any]] = {
    state.GOLDEN: GoldenTokens,
    state.DEAL_MISSIONS: DealMissions,
    state.OFFER_FAVOURS: OfferFavours,
}
_SEAT: Final[Mapping[int, Any]] = {
    state.INCOME_FAVOUR: IncomeFavour,
    state.NEUTRAL_ROUTES: NeutralRoutes,
    state.DRAW_TOKEN: DrawToken,
    state.PLACE_TOKEN: PlaceToken,
    state.BONUS_PRIVILEGE: BonusPrivilege,
    state.BONUS_OFFICE: BonusOffice,
}
_SEAT_AND_LEFT: Final[Mapping[int, Any]] = {
    state.PAY: Pay,
    state.REMOVING: Removing,
    state.BONUS_PLACE: BonusPlace,
}
_MOVE: Final[Mapping[int, Any]] = {
    state.MOVING: Moving,
    state.MOVING_OTHERS: MovingOthers,
    state.BONUS_MOVE: BonusMove,
}
BONUSES: Final = (BonusMove, BonusPrivilege, BonusOffice, BonusReuse, BonusPlace)

# What can lie upon a turn; everything else stands alone, but the parts of the set-up.
UPON_TURN: Final = {
    (),
    (Displaced, Pay),
    (Displaced,),
    (Moving,),
    (MovingOthers,),
    (Removing,),
    (IncomeFavour,),
    (NeutralRoutes,),
    *((bonus,) for bonus in BONUSES),
}
SET_UP: Final = (OfferFavours, DealMissions, GoldenTokens, FirstPlayer)


def can_stand(frames: tuple[AnyFrame, ...]) -> bool:
    kinds = tuple(type(frame) for frame in frames)
    if not kinds:
        return True
    if kinds[0] is Turn:
        return kinds[1:] in UPON_TURN
    if kinds[0] in (DrawToken, PlaceToken):
        return len(kinds) == 1
    parts = [kind for kind in SET_UP if kind in kinds]
    return tuple(parts) == kinds


def written(agenda: Agenda, board: Board) -> tuple[AnyFrame, ...]:
    return tuple(_frame(board, *frame) for frame in agenda.listed())


def _frame(board: Board, kind: int, seat: int, first: int, second: int) -> AnyFrame:
    if kind == state.TURN:
        return Turn(seat, first, STATES[second])
    if kind == state.DISPLACED:
        return _displaced(board, seat, first, second)
    if kind == state.BONUS_REUSE:
        return BonusReuse(seat, first, second >> 3, second & 7)
    if kind in _MOVE:
        move: AnyFrame = _MOVE[kind](seat, first, second == 1)
        return move
    if kind in _LEFT:
        left: AnyFrame = _LEFT[kind](first)
        return left
    if kind in _SEAT_AND_LEFT:
        both: AnyFrame = _SEAT_AND_LEFT[kind](seat, first)
        return both
    return _SEAT[kind](seat) if kind in _SEAT else FirstPlayer()


def _displaced(board: Board, seat: int, route: int, pack: int) -> Displaced:
    extras, kind = divmod(pack >> 3, CODES)
    return Displaced(
        seat,
        board.route_ids[route],
        None if kind >= NOTHING else KIND_IDS[kind],
        extras,
        pack % 8 == NEUTRAL,
        UNSET if kind < DOWN else KIND_IDS[kind - DOWN],
    )


def read(frames: tuple[AnyFrame, ...], board: Board) -> Agenda:
    agenda = empty_agenda()
    for frame in frames:
        agenda.push(*_cells(frame, board))
    return agenda


def _cells(frame: AnyFrame, board: Board) -> tuple[int, int, int, int]:
    match frame:
        case FirstPlayer():
            return state.FIRST_PLAYER, CHANCE, 0, 0
        case GoldenTokens(left) | DealMissions(left) | OfferFavours(left):
            return _number(_LEFT, frame), CHANCE, left, 0
        case Turn(seat, actions, progress):
            return state.TURN, seat, actions, STATES.index(progress)
        case Displaced(seat, route, piece, extras, neutral, down):
            kind = NOTHING if piece is None else KIND_IDS.index(piece)
            if piece is None and down is not UNSET:
                kind = DOWN + KIND_IDS.index(down)
            pack = packed(NEUTRAL if neutral else seat, kind, extras)
            return state.DISPLACED, seat, board.route_ids.index(route), int(pack)
        case Moving(seat, left, changed) | MovingOthers(seat, left, changed) | BonusMove(seat, left, changed):
            return _number(_MOVE, frame), seat, left, int(changed)
        case BonusReuse(seat, left, traders, merchants):
            return state.BONUS_REUSE, seat, left, traders * 8 + merchants
        case Pay(seat, left) | Removing(seat, left) | BonusPlace(seat, left):
            return _number(_SEAT_AND_LEFT, frame), seat, left, 0
    return _number(_SEAT, frame), frame.seat, 0, 0


def _number(known: Mapping[int, Any], frame: AnyFrame) -> int:
    return next(number for number, kind in known.items() if type(frame) is kind)
