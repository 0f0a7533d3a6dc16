"""The pending decisions as JSON, and which stacks of them can be."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from kantor.core.agenda import Agenda, empty_agenda
from kantor.core.names import kebab
from kantor.core.position import CHANCE
from kantor.games.merchants.data import GOOD_IDS, Good
from kantor.games.merchants.state import (
    DEAL,
    DRAWING,
    FIRST_PLAYER,
    LOAD_SHIP,
    LOADING,
    MARKET,
    OFFICES,
    PILES,
    PLANNING,
    SELLING,
    TRADING,
)

Count = Annotated[int, Meta(ge=0, le=99)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
PileNumber = Annotated[int, Meta(ge=1, le=PILES)]


class Frame(Struct, frozen=True, tag=kebab, tag_field="do", forbid_unknown_fields=True):
    """Base of the pending decisions."""


class FirstPlayer(Frame, frozen=True):
    pass


class Market(Frame, frozen=True):
    left: Count


class Deal(Frame, frozen=True):
    seat: SeatNumber
    left: Count


class Loading(Frame, frozen=True):
    seat: SeatNumber
    loaded: Count


class Planning(Frame, frozen=True):
    seat: SeatNumber
    action: bool = True
    docks: Count = 0


class LoadShip(Frame, frozen=True):
    seat: SeatNumber


class Trading(Frame, frozen=True):
    seat: SeatNumber


class Selling(Frame, frozen=True):
    seat: SeatNumber
    good: Good
    piles: tuple[PileNumber, ...]


class Drawing(Frame, frozen=True):
    seat: SeatNumber
    left: Count
    office: bool = False


class Offices(Frame, frozen=True):
    seat: SeatNumber
    left: Count


AnyFrame = FirstPlayer | Market | Deal | Loading | Planning | LoadShip | Trading | Selling | Drawing | Offices

# From the bottom up: everything else that could stand on the agenda is a mistake.
STACKS: Final = {
    (),
    (FirstPlayer,),
    (Market,),
    (Deal,),
    (Loading,),
    (Planning,),
    (Planning, LoadShip),
    (Trading,),
    (Selling,),
    (Offices,),
    (Offices, Drawing),
}


def written(agenda: Agenda) -> tuple[AnyFrame, ...]:
    return tuple(_frame(*frame) for frame in agenda.listed())


def _frame(kind: int, seat: int, first: int, second: int) -> AnyFrame:
    frames: dict[int, AnyFrame] = {
        FIRST_PLAYER: FirstPlayer(),
        MARKET: Market(first),
        DEAL: Deal(seat, first),
        LOADING: Loading(seat, first),
        PLANNING: Planning(seat, first == 1, second),
        LOAD_SHIP: LoadShip(seat),
        TRADING: Trading(seat),
        SELLING: Selling(seat, GOOD_IDS[first % len(GOOD_IDS)], tuple(p + 1 for p in range(PILES) if second >> p & 1)),
        DRAWING: Drawing(seat, first, second == 1),
        OFFICES: Offices(seat, first),
    }
    return frames[kind]


def read(frames: tuple[AnyFrame, ...]) -> Agenda:
    agenda = empty_agenda()
    for frame in frames:
        agenda.push(*_cells(frame))
    return agenda


def _cells(frame: AnyFrame) -> tuple[int, int, int, int]:
    match frame:
        case FirstPlayer():
            return FIRST_PLAYER, CHANCE, 0, 0
        case Market(left):
            return MARKET, CHANCE, left, 0
        case Deal(seat, left):
            return DEAL, seat, left, 0
        case Loading(seat, loaded):
            return LOADING, seat, loaded, 0
        case Planning(seat, action, docks):
            return PLANNING, seat, int(action), docks
        case LoadShip(seat):
            return LOAD_SHIP, seat, 0, 0
        case Trading(seat):
            return TRADING, seat, 0, 0
        case Selling(seat, good, piles):
            return SELLING, seat, GOOD_IDS.index(good), sum(1 << (pile - 1) for pile in set(piles))
        case Drawing(seat, left, office):
            return DRAWING, seat, left, int(office)
        case Offices(seat, left):
            return OFFICES, seat, left, 0
