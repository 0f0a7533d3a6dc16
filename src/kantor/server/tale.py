"""The log of a match as one seat sees it, ready for the wire. An undo rewrites its end."""

from __future__ import annotations

from typing import Any

import msgspec

from kantor.core.match import Match


class Tale:
    """The events that a seat has seen, each as JSON, and where the tale was cut when something was taken back."""

    def __init__(self, seat: int | None, texts: dict[bytes, bytes]) -> None:
        self.seat = seat
        self.events: list[bytes] = []
        self._told = 0
        self._cuts: list[tuple[int, int]] = []
        self._texts = texts  # most events look alike to all seats and are kept once

    def follow(self, match: Match) -> None:
        """Add what has happened since."""
        self.events += self._written(match, self._told)
        self._told = match.happened

    def rewrite(self, match: Match, entry: int) -> None:
        """Tell anew after entry number `entry` took something back."""
        again = self._written(match, 0)
        pairs = zip(self.events, again, strict=False)
        common = next((at for at, (old, new) in enumerate(pairs) if old != new), min(len(self.events), len(again)))
        self.events = again
        self._told = match.happened
        self._cuts.append((entry, common))

    def kept(self, count: int, entry: int) -> int:
        """How many of the first `count` events, known as of an entry, still stand."""
        return min([count, *(length for at, length in self._cuts if at > entry)])

    def _written(self, match: Match, since: int) -> list[bytes]:
        lines: list[Any] = [{"ply": ply, "event": event} for ply, event in match.log(self.seat, since)]
        return [self._texts.setdefault(text, text) for text in map(msgspec.json.encode, lines)]
