"""What happened, as typed values for logs, animations and statistics. A seat gets only what it may see."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from kantor.core.names import kebab
from kantor.core.result import Result
from kantor.core.text import SeatField


class Event(Struct, frozen=True, tag=kebab, tag_field="event"):
    """Base of all events. Its tag is the id of the sentence that tells it (`event-<tag>` in the game's texts)."""

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as `seat` sees it (None: a spectator), built field by field; None when it sees nothing of it.

        An event without secrets is seen whole by everybody; one with secrets overrides this.
        """
        return self


class Total(Struct, frozen=True):
    """What a seat has in the end, told with its name (`item-totals`)."""

    seat: SeatField
    points: int


def totals(result: Result) -> tuple[Total, ...]:
    """The totals of a result, the best first."""
    return tuple(Total(seat, result.totals[seat]) for place in result.ranking for seat in place)
