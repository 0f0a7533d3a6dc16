"""A match retraced ply by ply, for replays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from kantor.core.events import Event
from kantor.core.match import Match


class Frame(NamedTuple):
    """The match after `ply` moves as a seat sees it, with the events of the last one (`actor` None: no move yet)."""

    ply: int
    actor: int | None
    events: list[Event]
    view: dict[str, Any]


def frames(match: Match, seat: int | None = None, first: int = 0, last: int | None = None) -> Iterator[Frame]:
    """What a seat (None: a spectator) saw, from ply `first` to `last`."""
    end = match.ply if last is None else min(last, match.ply)
    at = match.until(0)
    if first <= 0 <= end:
        yield Frame(0, None, [], at.view(seat))
    for ply, line in enumerate(match.lines()[:end], 1):
        before = at.happened
        at.follow(line)
        if ply >= first:
            events = [event for _, event in at.log(seat, before)]
            yield Frame(ply, line.actor, events, at.view(seat))
