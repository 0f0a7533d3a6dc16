"""A match gone through again, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from kantor.core.events import Event
from kantor.core.match import Match
from kantor.core.position import CHANCE


class ReplayStep(NamedTuple):
    """The match after `ply` moves as a seat sees it, with the events of the last one (`actor` None: no move yet)."""

    ply: int
    actor: int | None
    events: list[Event]
    view: dict[str, Any]


def replay_steps(
    match: Match, seat: int | None = None, first: int = 0, last: int | None = None
) -> Iterator[ReplayStep]:
    """What a seat (None: a spectator) saw, from ply `first` to `last`."""
    end = match.ply if last is None else min(last, match.ply)
    at = match.until(0)
    if first <= 0 <= end:
        yield ReplayStep(0, None, [], at.view(seat))
    for ply, line in enumerate(match.lines()[:end], 1):
        before = at.happened
        at.follow(line)
        if ply >= first:
            events = [event for _, event in at.log(seat, before)]
            yield ReplayStep(ply, line.actor, events, at.view(seat))


def turns(match: Match) -> list[int]:
    """The plies at which the decision passes to another seat."""
    seats = [(at, line.actor) for at, line in enumerate(match.lines()) if line.actor != CHANCE]
    return [at for index, (at, seat) in enumerate(seats) if index == 0 or seats[index - 1][1] != seat]
