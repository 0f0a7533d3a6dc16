"""When a player's clock runs: in a daily window of the player's own time zone, and never on vacation.

Windows are times of the wall clock, so a day with a change to summer time is an hour shorter or longer in them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from kantor.server.refusals import Refusal

DAY = 24 * 60
Span = tuple[int, int]  # from and to, in milliseconds
LONGEST = 400  # days that are looked at


class Hours(Struct, frozen=True):
    """The window opens and closes at these minutes of the day; one that closes before it opens goes past midnight."""

    zone: str = "UTC"
    opens: int = 0
    closes: int = DAY

    @property
    def always(self) -> bool:
        return self.opens % DAY == self.closes % DAY


def checked_hours(hours: Hours) -> Hours:
    if hours.zone not in available_timezones():
        raise Refusal("zone", 400, zone=hours.zone[:60])
    if not (0 <= hours.opens < DAY and 0 < hours.closes <= DAY):
        raise Refusal("hours", 400)
    return hours


def running(start: int, hours: Hours, vacations: Sequence[Span]) -> Iterator[Span]:
    """The spans in which a clock runs that was started at some time, one after the other, without end."""
    for span in _windows(start, hours):
        yield from _without(span, vacations)


def used(start: int, end: int, hours: Hours, vacations: Sequence[Span]) -> int:
    """The milliseconds for which a clock ran between two times."""
    total = 0
    for low, high in running(start, hours, vacations):
        if low >= end:
            break
        total += min(high, end) - low
    return total


def time_up(start: int, left: int, hours: Hours, vacations: Sequence[Span]) -> int:
    """When a clock is at zero that has so many milliseconds left at its start."""
    last = start
    for low, high in running(start, hours, vacations):
        if left <= high - low:
            return low + max(0, left)
        left -= high - low
        last = high
    return last


def _windows(start: int, hours: Hours) -> Iterator[Span]:
    if hours.always:
        yield start, start + LONGEST * DAY * 60_000
        return
    zone = ZoneInfo(hours.zone)
    # The window of the day before may still be open after midnight.
    day = datetime.fromtimestamp(start / 1000, zone).date() - timedelta(days=1)
    for number in range(LONGEST):
        this = day + timedelta(days=number)
        after = this if hours.closes > hours.opens else this + timedelta(days=1)
        low, high = _at(this, hours.opens, zone), _at(after, hours.closes, zone)
        if high > start and high > low:
            yield max(low, start), high


def _at(day: date, minutes: int, zone: ZoneInfo) -> int:
    """A time of the wall clock in milliseconds; one that a change of the clocks leaves out is the moment after it."""
    naive = datetime(day.year, day.month, day.day, tzinfo=None) + timedelta(minutes=minutes)  # noqa: DTZ001
    return round(naive.replace(tzinfo=zone).astimezone(UTC).timestamp() * 1000)


def _without(span: Span, vacations: Sequence[Span]) -> Iterator[Span]:
    low, high = span
    for begin, end in sorted(vacations):
        if end <= low or begin >= high:
            continue
        if begin > low:
            yield low, begin
        low = max(low, end)
    if low < high:
        yield low, high
