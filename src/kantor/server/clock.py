"""The time, in milliseconds. Tests bring a clock of their own."""

from __future__ import annotations

import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path


class Clock:
    """The system's clock."""

    def milliseconds(self) -> int:
        """Since 1970, in UTC."""
        return time.time_ns() // 1_000_000

    def now(self) -> str:
        return text_of_time(self.milliseconds())


class TestClock(Clock):
    """Stands still until it is turned."""

    __test__ = False

    def __init__(self, milliseconds: int = 1_800_000_000_000) -> None:
        self._milliseconds = milliseconds

    def milliseconds(self) -> int:
        return self._milliseconds

    def turn(self, milliseconds: int) -> None:
        """Forward, or back with a negative number."""
        self._milliseconds += milliseconds


class FileClock(Clock):
    """Reads the time from a file, in Unix seconds, whenever it is asked: for tests from outside."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._milliseconds = 0

    def milliseconds(self) -> int:
        # Whoever writes may be in the middle of it; then the time is as before.
        with suppress(OSError, ValueError):
            self._milliseconds = round(float(self._path.read_text(encoding="ascii")) * 1000)
        return self._milliseconds


def text_of_time(milliseconds: int) -> str:
    """ISO 8601 in UTC, with milliseconds."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"


def milliseconds_of(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


def now() -> str:
    return Clock().now()
