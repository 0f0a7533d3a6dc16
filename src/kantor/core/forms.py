"""The JSON forms of pending decisions, made from what each kind of decision says of its fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Union

import msgspec
from msgspec import NODEFAULT, Meta, Struct

from kantor.core.agenda import ROOM
from kantor.core.errors import BadPosition

if TYPE_CHECKING:
    from kantor.core.decision import AgendaPosition, Decision

Count = Annotated[int, Meta(ge=0, le=99)]

# Where the agenda keeps a field.
SEAT, FIRST, SECOND = range(3)


class Field(NamedTuple):
    """A field of a decision's JSON form: its type there, and how it is written as a number of the agenda."""

    name: str
    type: Any
    place: int
    value: Callable[[int], Any] = int
    number: Callable[[Any], int] = int
    default: Any = NODEFAULT


def seats(most: int) -> Field:
    """The seat that decides, or whom the decision is about, in a game of at most so many players."""
    return Field("seat", Annotated[int, Meta(ge=0, lt=most)], SEAT)


def count(name: str, place: int = FIRST, default: Any = NODEFAULT, low: int = 0, high: int = 99) -> Field:
    return Field(name, Annotated[int, Meta(ge=low, le=high)], place, default=default)


def counted_from_1(name: str, most: int, place: int = FIRST) -> Field:
    """Places that people count from 1, and the agenda from 0."""
    return Field(name, Annotated[int, Meta(ge=1, le=most)], place, lambda at: at + 1, lambda given: given - 1)


def flag(name: str, place: int = SECOND, default: Any = NODEFAULT) -> Field:
    return Field(name, bool, place, lambda number: number == 1, int, default)


def one_of(name: str, ids: Sequence[str], place: int = FIRST, default: Any = NODEFAULT) -> Field:
    return Field(name, Literal[tuple(ids)], place, lambda at: ids[at % len(ids)], ids.index, default)


class Frame(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of the pending decisions' JSON forms."""


class Forms:
    """The JSON forms of a game's decisions. `union` is the type of any of them."""

    def __init__(self, decisions: Sequence[Decision[Any]]) -> None:
        assert [decision.number for decision in decisions] == list(range(len(decisions))), "each stands at its number"
        self.decisions = {decision.name: decision for decision in decisions}
        self.structs = {name: _struct(decision) for name, decision in self.decisions.items()}
        self.union: Any = Union[tuple(self.structs.values())]  # noqa: UP007  it has as many members as decisions

    def written(self, at: AgendaPosition) -> tuple[Frame, ...]:
        """What is pending, from the bottom up."""
        found = []
        for kind, seat, first, second in at.agenda.listed():
            decision = at.decision(kind)
            found.append(self.structs[decision.name](**decision.written(at, seat, first, second)))
        return tuple(found)

    def read(self, at: AgendaPosition, frames: Sequence[Frame]) -> None:
        """Put what is pending on the empty agenda of a position."""
        if len(frames) > ROOM:
            raise BadPosition("position-invariant", why="field “agenda” has more decisions than can be pending")
        for frame in frames:
            decision = self.decisions[str(frame.__struct_config__.tag)]
            at.agenda.push(*decision.numbers(at, msgspec.structs.asdict(frame)))


def _struct(decision: Decision[Any]) -> type[Frame]:
    fields = [
        (field.name, field.type) if field.default is NODEFAULT else (field.name, field.type, field.default)
        for field in decision.fields
    ]
    made: Any = msgspec.defstruct(
        decision.name, fields, bases=(Frame,), frozen=True, tag=decision.name, forbid_unknown_fields=True
    )
    form: type[Frame] = made
    return form
