"""The pending decisions as JSON, and which stacks of them can be."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from kantor.core.agenda import Agenda, empty_agenda
from kantor.core.names import kebab
from kantor.core.position import CHANCE
from kantor.games.amber import state
from kantor.games.amber.squares import SQUARE_IDS, SQUARE_NUMBERS, Square

Count = Annotated[int, Meta(ge=0, le=99)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Place = Annotated[int, Meta(ge=1, le=6)]


class Frame(Struct, frozen=True, tag=kebab, tag_field="do", forbid_unknown_fields=True):
    """Base of the pending decisions."""


class FirstPlayer(Frame, frozen=True):
    pass


class Deal(Frame, frozen=True):
    seat: SeatNumber
    left: Count


class Display(Frame, frozen=True):
    left: Count


class Castles(Frame, frozen=True):
    seat: SeatNumber
    chosen: Count


class Turn(Frame, frozen=True):
    seat: SeatNumber


class Swap(Frame, frozen=True):
    """`square` is that of the tile just laid."""

    seat: SeatNumber
    square: Square


class Exchange(Frame, frozen=True):
    seat: SeatNumber


class Choosing(Frame, frozen=True):
    seat: SeatNumber
    left: Count


class Drawing(Frame, frozen=True):
    seat: SeatNumber
    left: Count


class Refill(Frame, frozen=True):
    place: Place


class Referee(Frame, frozen=True):
    """`seat` had the last turn."""

    seat: SeatNumber


AnyFrame = FirstPlayer | Deal | Display | Castles | Turn | Swap | Exchange | Choosing | Drawing | Refill | Referee

# From the bottom up: everything else that could stand on the agenda is a mistake.
STACKS: Final = {
    (),
    (FirstPlayer,),
    (Deal,),
    (Display,),
    (Castles,),
    (Turn,),
    (Swap,),
    (Exchange,),
    (Drawing,),
    (Choosing,),
    (Choosing, Drawing),
    (Choosing, Refill),
    (Referee,),
}


def written(agenda: Agenda) -> tuple[AnyFrame, ...]:
    return tuple(_frame(*frame) for frame in agenda.listed())


def _frame(kind: int, seat: int, first: int, second: int) -> AnyFrame:
    match kind:
        case state.FIRST_PLAYER:
            return FirstPlayer()
        case state.DEAL:
            return Deal(seat, first)
        case state.DISPLAY:
            return Display(first)
        case state.CASTLES:
            return Castles(seat, first)
        case state.TURN:
            return Turn(seat)
        case state.SWAP:
            return Swap(seat, SQUARE_IDS[first])
        case state.EXCHANGE:
            return Exchange(seat)
        case state.CHOOSING:
            return Choosing(seat, first)
        case state.DRAWING:
            return Drawing(seat, first)
        case state.REFILL:
            return Refill(first + 1)
    return Referee(first)


def read(frames: tuple[AnyFrame, ...]) -> Agenda:
    agenda = empty_agenda()
    for frame in frames:
        agenda.push(*_cells(frame))
    return agenda


def _cells(frame: AnyFrame) -> tuple[int, int, int]:
    match frame:
        case FirstPlayer():
            return state.FIRST_PLAYER, CHANCE, 0
        case Deal(seat, left):
            return state.DEAL, seat, left
        case Display(left):
            return state.DISPLAY, CHANCE, left
        case Castles(seat, chosen):
            return state.CASTLES, seat, chosen
        case Turn(seat):
            return state.TURN, seat, 0
        case Swap(seat, square):
            return state.SWAP, seat, SQUARE_NUMBERS[square]
        case Exchange(seat):
            return state.EXCHANGE, seat, 0
        case Choosing(seat, left):
            return state.CHOOSING, seat, left
        case Drawing(seat, left):
            return state.DRAWING, seat, left
        case Refill(place):
            return state.REFILL, CHANCE, place - 1
        case Referee(seat):
            return state.REFEREE, CHANCE, seat
