"""The messages that bring sockets up to date with a seat. Each is built once for all sockets of the seat."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec
from msgspec import Struct

from kantor.core.match import Match
from kantor.server.patch import patch
from kantor.server.seat_log import SeatLog, Shown

STEPS = 8  # how many entries a socket may lag behind before it gets the whole view


class Step(Struct, frozen=True):
    """What leads from the view at one entry to the view at a later one."""

    since: int
    entry: int
    message: bytes


class SeatState(Struct):
    """What was last sent of a seat, by whichever socket asked first."""

    log: SeatLog
    entry: int
    view: dict[str, Any]
    count: int
    head: dict[str, Any]
    steps: deque[Step]
    whole: bytes | None = None


class Updates:
    def __init__(self) -> None:
        self._seats: dict[int | None, SeatState] = {}
        self._texts: dict[bytes, bytes] = {}  # most events look alike to all seats and are kept once

    def clear(self) -> None:
        self._seats.clear()
        self._texts.clear()

    def rewrite(self, match: Match, entry: int) -> None:
        """Entry number `entry` took something back."""
        for state in self._seats.values():
            state.log.rewrite(match, entry)

    def messages(
        self,
        match: Shown,
        entry: int,
        seat: int | None,
        since: int | None,
        decision: int | None,
        undoable: int,
        last: int | None,
        alone: bool,
        over: bool,
        ahead: tuple[int, ...] = (),
    ) -> list[bytes]:
        """The messages for a socket that was last sent entry `since` (None: nothing yet)."""
        state = self._seats.get(seat)
        if state is None or state.entry != entry:
            head = {
                "type": "sight",
                "seat": seat,
                "entry": entry,
                "ply": match.ply,
                "decision": decision,
                "undoable": undoable,
                "last": last,
                "alone": alone,
                "over": over,
                "ahead": ahead,
            }
            state = self._first(match, seat, head) if state is None else _next(state, match, head)
        steps = None if since is None else _path(state, since)
        if steps is not None:
            return steps
        if state.whole is None:
            events = [msgspec.Raw(text) for text in state.log.events]
            state.whole = msgspec.json.encode({**state.head, "view": state.view, "kept": 0, "events": events})
        return [state.whole]

    def _first(self, match: Shown, seat: int | None, head: dict[str, Any]) -> SeatState:
        log = SeatLog(seat, self._texts)
        log.follow(match)
        found = SeatState(log, head["entry"], match.view(seat), len(log.events), head, deque(maxlen=STEPS))
        self._seats[seat] = found
        return found


def _next(state: SeatState, match: Shown, head: dict[str, Any]) -> SeatState:
    """Bring a seat to the present entry, and keep the message that does so for a client."""
    log = state.log
    log.follow(match)
    kept = log.kept(state.count, state.entry)
    view = match.view(log.seat)
    events = [msgspec.Raw(text) for text in log.events[kept:]]
    message = msgspec.json.encode({**head, "patch": patch(state.view, view), "kept": kept, "events": events})
    state.steps.append(Step(state.entry, head["entry"], message))
    state.entry, state.view, state.count, state.head, state.whole = head["entry"], view, len(log.events), head, None
    return state


def _path(state: SeatState, since: int) -> list[bytes] | None:
    """The steps from an entry to the present one; None when they aren't kept any more."""
    found: list[bytes] = []
    for step in state.steps:
        if step.since == since:
            found.append(step.message)
            since = step.entry
    return found if since == state.entry else None
