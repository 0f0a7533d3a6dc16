"""The events of a match as one seat sees them, encoded for the wire. An undo rewrites the end."""

from __future__ import annotations

from typing import Any

import msgspec

from kantor.core.match import Match
from kantor.server.archives import ArchivedMatch

Shown = Match | ArchivedMatch


class SeatLog:
    """The events that a seat has seen, each as JSON, and how many an undo left."""

    def __init__(self, seat: int | None, texts: dict[bytes, bytes]) -> None:
        self.seat = seat
        self.events: list[bytes] = []
        self._read = 0
        self._cuts: list[tuple[int, int]] = []
        self._texts = texts  # most events look alike to all seats and are kept once

    def follow(self, match: Shown) -> None:
        """Add what has happened since."""
        self.events += self._written(match, self._read)
        self._read = match.happened

    def rewrite(self, match: Match, entry: int) -> None:
        """Rebuild after entry number `entry` took something back."""
        events = self._written(match, 0)
        pairs = zip(self.events, events, strict=False)
        common = next((at for at, (old, new) in enumerate(pairs) if old != new), min(len(self.events), len(events)))
        self.events = events
        self._read = match.happened
        self._cuts.append((entry, common))

    def kept(self, count: int, entry: int) -> int:
        """How many of the first `count` events, known as of an entry, still stand."""
        return min([count, *(length for at, length in self._cuts if at > entry)])

    def _written(self, match: Shown, since: int) -> list[bytes]:
        lines: list[Any] = [{"ply": ply, "event": event} for ply, event in match.log(self.seat, since)]
        return [self._texts.setdefault(text, text) for text in map(msgspec.json.encode, lines)]
