"""The pending decisions as JSON, and which stacks of them can be."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from kantor.core.agenda import Agenda, empty_agenda
from kantor.core.errors import BadPosition
from kantor.core.names import kebab
from kantor.core.position import CHANCE
from kantor.games.empire.state import (
    ACTING,
    BID_LOT,
    BIDDING,
    CHOOSING,
    JOKERS,
    NEUTRAL,
    NEUTRAL_LOT,
    NONE,
    ROW,
    TAKING,
    TOKENS,
    Box,
)

Count = Annotated[int, Meta(ge=0, le=99)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
PartNumber = Annotated[int, Meta(ge=1, le=2)]


class Frame(Struct, frozen=True, tag=kebab, tag_field="do", forbid_unknown_fields=True):
    """Base of the pending decisions."""


class Tokens(Frame, frozen=True):
    """Goods tokens are being drawn for the triangles."""


class Row(Frame, frozen=True):
    """Cards are being turned up for the bare slots."""


class NeutralLot(Frame, frozen=True):
    pass


class BidLot(Frame, frozen=True):
    """The highest bids are equal; the lot decides."""


class Bidding(Frame, frozen=True):
    pass


class Neutral(Frame, frozen=True):
    seat: SeatNumber


class Taking(Frame, frozen=True):
    seat: SeatNumber


class Choosing(Frame, frozen=True):
    """One of the two parts of a card is to be chosen."""

    seat: SeatNumber
    card: str


class Acting(Frame, frozen=True):
    """A part of a card is being carried out, `left` times more."""

    seat: SeatNumber
    card: str
    left: Count
    part: PartNumber = 1


class Jokers(Frame, frozen=True):
    seat: SeatNumber


AnyFrame = Tokens | Row | NeutralLot | BidLot | Bidding | Neutral | Taking | Choosing | Acting | Jokers

# From the bottom up: everything else that could stand on the agenda is a mistake.
STACKS: Final = {
    (),
    (Bidding,),
    (Bidding, Row),
    (Bidding, Row, Tokens),
    (Bidding, NeutralLot),
    (Bidding, NeutralLot, Row),
    (Bidding, NeutralLot, Row, Tokens),
    (Bidding, Neutral),
    (BidLot,),
    (Taking,),
    (Taking, Row),
    (Choosing,),
    (Acting,),
    (Acting, Acting),
    (Jokers,),
}


def written(agenda: Agenda, box: Box) -> tuple[AnyFrame, ...]:
    return tuple(_frame(box, *frame) for frame in agenda.listed())


def _frame(box: Box, kind: int, seat: int, first: int, second: int) -> AnyFrame:
    if kind >= ACTING:
        return Acting(seat, box.card_ids[first // 2], second, first % 2 + 1)
    if kind == CHOOSING:
        return Choosing(seat, box.card_ids[first])
    frames: dict[int, AnyFrame] = {
        TOKENS: Tokens(),
        ROW: Row(),
        NEUTRAL_LOT: NeutralLot(),
        BID_LOT: BidLot(),
        BIDDING: Bidding(),
        NEUTRAL: Neutral(seat),
        TAKING: Taking(seat),
        JOKERS: Jokers(seat),
    }
    return frames[kind]


def read(frames: tuple[AnyFrame, ...], box: Box) -> Agenda:
    agenda = empty_agenda()
    for frame in frames[:4]:
        agenda.push(*_cells(frame, box))
    if len(frames) > 4:
        raise BadPosition("position-invariant", why="field “agenda” has more decisions than can be pending")
    return agenda


def _cells(frame: AnyFrame, box: Box) -> tuple[int, int, int, int]:
    match frame:
        case Tokens():
            return TOKENS, CHANCE, 0, 0
        case Row():
            return ROW, CHANCE, 0, 0
        case NeutralLot():
            return NEUTRAL_LOT, CHANCE, 0, 0
        case BidLot():
            return BID_LOT, CHANCE, 0, 0
        case Bidding():
            return BIDDING, NONE, 0, 0
        case Neutral(seat):
            return NEUTRAL, seat, 0, 0
        case Taking(seat):
            return TAKING, seat, 0, 0
        case Jokers(seat):
            return JOKERS, seat, 0, 0
        case Choosing(seat, card):
            return CHOOSING, seat, _number(card, box), 0
        case Acting(seat, card, left, part):
            place = _number(card, box) * 2 + part - 1
            return ACTING + int(box.part_action[place]), seat, place, left


def _number(card: str, box: Box) -> int:
    if card not in box.card_ids:
        raise BadPosition("position-invariant", why=f"field “agenda” names a card that isn't in play: {card[:20]}")
    return box.card_ids.index(card)
