"""Counts by id, as JSON and views have them, to and from the flat rows of a state; what is wrong with a position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from librt.vecs import vec
from msgspec import UNSET, UnsetType
from mypy_extensions import i64

from kantor.core.decision import AgendaPosition
from kantor.core.errors import BadPosition

Id = TypeVar("Id", bound=str)


def counted(ids: Sequence[Id], cells: vec[i64], row: int = 0) -> dict[Id, int]:
    """A row of counts by id."""
    # A row as a list is much quicker to read, one number after the other, than the cells themselves.
    start = row * len(ids)
    return dict(zip(ids, list(cells)[start : start + len(ids)], strict=True))


def some(ids: Sequence[Id], cells: vec[i64], row: int = 0) -> dict[Id, int]:
    """The same, without what there is none of."""
    start = row * len(ids)
    return {ident: count for ident, count in zip(ids, list(cells)[start : start + len(ids)], strict=True) if count}


def cells(ids: Sequence[Id], *counts: Mapping[Id, int]) -> list[int]:
    """Counts by id as flat rows, one after the other."""
    return [count.get(ident, 0) for count in counts for ident in ids]


def rest(
    name: str,
    given: Mapping[Id, int] | UnsetType,
    whole: Mapping[Id, int],
    *used: Mapping[Id, int],
    of: str = "the box holds",
) -> dict[Id, int]:
    """What the pieces in use leave of the whole; a supply that is given must agree."""
    found = {ident: count - sum(part.get(ident, 0) for part in used) for ident, count in whole.items()}
    for ident, count in found.items():
        if count < 0:
            raise wrong(name, f"would have {count} of {ident}: more in play than {of}")
        if given is not UNSET and given.get(ident, 0) != count:
            raise wrong(name, f"says {given.get(ident, 0)} of {ident}, but the rest of the position leaves {count}")
    return found


def wrong(name: str, what: str) -> BadPosition:
    return BadPosition("position-invariant", why=f"field “{name}” {what}")


def miscounted(name: str, pieces: str, whole: Mapping[Id, int], *rows: Mapping[Id, int]) -> Iterator[str]:
    """Pieces of which there are more or fewer than the box holds."""
    for ident, count in whole.items():
        found = sum([row.get(ident, 0) for row in rows])
        if found != count:
            yield f"field “{name}”: {found} {pieces} of {ident} instead of {count}"


def below_zero(at: AgendaPosition, *names: str) -> Iterator[str]:
    for name in names:
        if min(list(getattr(at, name)), default=0) < 0:
            yield f"field “{name}”: a count below zero"


def bad_stack(at: AgendaPosition, one_seat: bool = True) -> list[str]:
    """Decisions that can't be pending together, or not for these seats."""
    frames = at.agenda.listed()
    seats = {seat for _, seat, *_ in frames if seat >= 0}
    if not _can_stand(at, [kind for kind, *_ in frames]):
        return ["field “agenda”: these decisions can't be pending together"]
    if any(seat >= at.players for seat in seats):
        return ["field “agenda”: no such seat"]
    if one_seat and len(seats) > 1:
        return ["field “agenda”: the decisions belong to different seats"]
    return []


def misfits(at: AgendaPosition) -> Iterator[str]:
    """Decisions whose numbers can't be, each by its own word."""
    for kind, seat, first, second in at.agenda.listed():
        why = at.decision(kind).misfit(at, seat, first, second)
        if why is not None:
            yield f"field “agenda”: {why}"


def _can_stand(at: AgendaPosition, kinds: Iterable[int]) -> bool:
    below = None
    for kind in kinds:
        decision = at.decision(kind)
        if not (decision.alone if below is None else below in decision.upon):
            return False
        below = kind
    return True
