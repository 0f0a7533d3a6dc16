"""How fast and how much: buckets of tokens, one for each address or socket."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil

from kantor.server.refusals import Refusal
from kantor.server.settings import Rate

MOST_KEYS = 10_000


class Bucket:
    """Filled steadily up to its brim; whoever finds it empty has to wait."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = rate.burst
        self._filled = clock()

    def take(self) -> float:
        """Take a token; returns 0, or the seconds until there is one."""
        at = self._clock()
        self._level = min(self._rate.burst, self._level + (at - self._filled) * self._rate.per_second)
        self._filled = at
        if self._level < 1:
            return (1 - self._level) / self._rate.per_second if self._rate.per_second else 60.0
        self._level -= 1
        return 0.0


class Buckets:
    """A bucket for each key; those that were used longest ago are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """Take a token or refuse."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        wait = bucket.take()
        if wait:
            raise too_fast(wait)


class Places:
    """So many at once for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def place(self, key: str) -> Iterator[None]:
        if self._taken[key] >= self._most:
            raise Refusal("too-many-sockets", 429)
        self._taken[key] += 1
        try:
            yield
        finally:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]


def too_fast(wait: float) -> Refusal:
    return Refusal("too-fast", 429, seconds=max(1, ceil(wait)))
