"""The clocks of a table's players: a function of the log alone, so every host knows the same deadlines.

A clock runs while its player owes a decision. What was used is gone: taking a move back never gives time back, and
takes back what the end of the turn had brought. Bots have no clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from kantor.server.clock import milliseconds_of
from kantor.server.entries import Entry
from kantor.server.hours import Hours, Span, time_up, used
from kantor.server.outline import Outline, SeatHolder
from kantor.server.pace import Pace, pace_of

RETURNS_WITH = {"live": 60_000, "days": 12 * 3600 * 1000}  # milliseconds that whoever returns has at least


class PlayerClock(Struct, frozen=True):
    bank: int  # milliseconds left when it was last stopped or started
    started: int | None = None  # since when it runs
    late: bool = False  # time is up, and the others wait
    hours: Hours = Hours()
    vacations: tuple[Span, ...] = ()

    def stopped(self, at: int) -> PlayerClock:
        if self.started is None:
            return self
        bank = self.bank - used(self.started, at, self.hours, self.vacations)
        return msgspec.structs.replace(self, bank=max(0, bank), started=None)

    @property
    def deadline(self) -> int | None:
        if self.started is None or self.late:
            return None
        return time_up(self.started, self.bank, self.hours, self.vacations)


class Clocks(Struct, frozen=True):
    """The clocks after an entry; each entry makes the next ones of the last."""

    pace: Pace
    players: tuple[PlayerClock, ...]
    actors: tuple[int, ...] = ()

    def after(self, entry: Entry, holders: Sequence[SeatHolder]) -> Clocks:
        """The clocks after an entry, which leaves these holders. Entries tell who has to decide then."""
        at = milliseconds_of(entry.at)
        actors = () if entry.kind == "over" else entry.data.get("owing", self.actors)
        owing = {seat for seat in actors if holders[seat].playing is not None}
        changed = [self._changed(clock, seat, entry, at) for seat, clock in enumerate(self.players)]
        players = [self._next(clock, seat, entry, at, owing) for seat, clock in enumerate(changed)]
        return Clocks(self.pace, tuple(players), tuple(actors))

    def _next(self, clock: PlayerClock, seat: int, entry: Entry, at: int, owing: set[int]) -> PlayerClock:
        """Stopped, started, or as it was."""
        own = entry.seat == seat
        moved, ended = own and entry.kind == "move", seat not in owing
        if clock.started is not None and (ended or moved):
            clock = clock.stopped(at)
            if ended and moved:
                clock = self._with(clock, self.pace.increment)
        if own and entry.kind == "undo" and not ended and seat not in self.actors:
            # The turn isn't over any more, and what its end brought is taken back.
            clock = self._with(clock, -self.pace.increment)
        if ended or moved:
            clock = msgspec.structs.replace(clock, late=False)
        if not ended and clock.started is None:
            clock = msgspec.structs.replace(clock, started=at)
        return clock

    def _with(self, clock: PlayerClock, seconds: int) -> PlayerClock:
        bank = min(max(clock.bank, self.pace.most * 1000), clock.bank + seconds * 1000)
        return msgspec.structs.replace(clock, bank=max(0, bank))

    def _changed(self, clock: PlayerClock, seat: int, entry: Entry, at: int) -> PlayerClock:
        if entry.seat != seat:
            return clock
        match entry.kind:
            case "return":
                least = RETURNS_WITH[self.pace.kind]
                return msgspec.structs.replace(clock.stopped(at), bank=max(clock.bank, least), late=False)
            case "vacation":
                vacations = (*clock.vacations, (at, entry.data["until"]))
                return msgspec.structs.replace(clock.stopped(at), vacations=vacations, late=False)
            case "late":
                return msgspec.structs.replace(clock.stopped(at), late=True)
            case _:
                return clock

    @property
    def deadlines(self) -> dict[int, int]:
        found = {seat: clock.deadline for seat, clock in enumerate(self.players)}
        return {seat: deadline for seat, deadline in found.items() if deadline is not None}


def clocks_after(clocks: Clocks | None, entry: Entry, outline: Outline) -> Clocks | None:
    """The clocks of a table after an entry, which leaves this outline; None where there is no clock."""
    if entry.kind == "start":
        clocks = begun(entry.data, outline.row.pace, outline.row.players)
    return None if clocks is None else clocks.after(entry, outline.holders)


def begun(data: dict[str, Any], pace: dict[str, Any], players: int) -> Clocks | None:
    """The clocks at the start of a match, by the data of that entry; None for a table without a clock."""
    found = pace_of(pace)
    if not found.timed:
        return None
    hours = {int(seat): msgspec.convert(value, Hours) for seat, value in data.get("hours", {}).items()}
    away = {int(seat): tuple(map(tuple, spans)) for seat, spans in data.get("vacations", {}).items()}
    bank = found.bank * 1000
    clocks = [
        PlayerClock(bank, hours=hours.get(seat, Hours()), vacations=away.get(seat, ())) for seat in range(players)
    ]
    return Clocks(found, tuple(clocks))
