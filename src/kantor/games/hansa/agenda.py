"""The pending decisions as JSON, and which stacks of them can be."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from kantor.core.agenda import Agenda, empty_agenda
from kantor.core.names import kebab
from kantor.core.position import CHANCE
from kantor.games.hansa import state
from kantor.games.hansa.board import Board
from kantor.games.hansa.data import KIND_IDS, Kind
from kantor.games.hansa.rules.displaced import NOTHING, packed
from kantor.games.hansa.state import NEUTRAL

Count = Annotated[int, Meta(ge=0, le=99)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
STATES: Final = ("under-way", "fresh", "favour-bought")


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
    state: Literal["under-way", "fresh", "favour-bought"] = "under-way"


class Pay(Frame, frozen=True):
    seat: SeatNumber
    due: Count


class Displaced(Frame, frozen=True):
    """`piece` is the displaced piece while it is in hand; `neutral` when the pieces are."""

    seat: SeatNumber
    route: str
    piece: Kind | None
    extras: Count
    neutral: bool = False


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
)

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
    match kind:
        case state.FIRST_PLAYER:
            return FirstPlayer()
        case state.GOLDEN:
            return GoldenTokens(first)
        case state.DEAL_MISSIONS:
            return DealMissions(first)
        case state.OFFER_FAVOURS:
            return OfferFavours(first)
        case state.TURN:
            return Turn(seat, first, STATES[second])  # type: ignore[arg-type]
        case state.PAY:
            return Pay(seat, first)
        case state.DISPLACED:
            return _displaced(board, seat, first, second)
        case state.MOVING:
            return Moving(seat, first, second == 1)
        case state.MOVING_OTHERS:
            return MovingOthers(seat, first, second == 1)
        case state.REMOVING:
            return Removing(seat, first)
        case state.INCOME_FAVOUR:
            return IncomeFavour(seat)
        case state.NEUTRAL_ROUTES:
            return NeutralRoutes(seat)
        case state.DRAW_TOKEN:
            return DrawToken(seat)
    return PlaceToken(seat)


def _displaced(board: Board, seat: int, route: int, pack: int) -> Displaced:
    kind = (pack >> 3) % 3
    return Displaced(
        seat,
        board.route_ids[route],
        None if kind == NOTHING else KIND_IDS[kind],
        (pack >> 3) // 3,
        pack % 8 == NEUTRAL,
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
        case GoldenTokens(left):
            return state.GOLDEN, CHANCE, left, 0
        case DealMissions(seat):
            return state.DEAL_MISSIONS, CHANCE, seat, 0
        case OfferFavours(left):
            return state.OFFER_FAVOURS, CHANCE, left, 0
        case Turn(seat, actions, progress):
            return state.TURN, seat, actions, STATES.index(progress)
        case Pay(seat, due):
            return state.PAY, seat, due, 0
        case Displaced(seat, route, piece, extras, neutral):
            kind = NOTHING if piece is None else KIND_IDS.index(piece)
            pack = packed(NEUTRAL if neutral else seat, kind, extras)
            return state.DISPLACED, seat, board.route_ids.index(route), int(pack)
        case Moving(seat, left, changed):
            return state.MOVING, seat, left, int(changed)
        case MovingOthers(seat, left, changed):
            return state.MOVING_OTHERS, seat, left, int(changed)
        case Removing(seat, left):
            return state.REMOVING, seat, left, 0
        case IncomeFavour(seat):
            return state.INCOME_FAVOUR, seat, 0, 0
        case NeutralRoutes(seat):
            return state.NEUTRAL_ROUTES, seat, 0, 0
        case DrawToken(seat):
            return state.DRAW_TOKEN, seat, 0, 0
        case PlaceToken(seat):
            return state.PLACE_TOKEN, seat, 0, 0
