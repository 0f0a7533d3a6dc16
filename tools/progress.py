"""A line now and then: how much is done, how fast, how long the rest will take."""

from __future__ import annotations

import time

EVERY = 10.0  # seconds


class Progress:
    def __init__(self, what: str, total: int, every: float = EVERY) -> None:
        self.what = what
        self.total = total
        self.every = every
        self.done = 0
        self.start = self.shown = time.monotonic()

    def step(self, count: int = 1, note: str = "") -> None:
        self.done += count
        now = time.monotonic()
        if now - self.shown >= self.every or self.done == self.total:
            self.shown = now
            rate = self.done / max(now - self.start, 1e-9)
            left = spoken((self.total - self.done) / rate)
            pace = f"{60 * rate:,.0f} a minute" if rate < 100 else f"{rate:,.0f} a second"
            print(f"{self.what}: {self.done:,} of {self.total:,}, {pace}, {left} left{note}", flush=True)


def spoken(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.1f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
