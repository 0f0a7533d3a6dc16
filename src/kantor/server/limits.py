"""How fast and how much: buckets of tokens, one for each address or socket."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from math import ceil
from typing import Protocol

from msgspec import Struct

from kantor.server.refusals import Refusal
from kantor.server.settings import Rate, Settings

MOST_KEYS = 10_000


class Bucket:
    """Filled steadily up to its brim; whoever finds it empty has to wait."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = rate.burst
        self._filled = clock()

    def take(self, cost: float = 1) -> float:
        """Take tokens; returns 0, or the seconds until there are so many."""
        at = self._clock()
        self._level, wait = after_taking(self._rate, self._level, at - self._filled, cost)
        self._filled = at
        return wait

    def charge(self, cost: float) -> None:
        """Take tokens for what was done already; whoever has too few waits longer for the next ones."""
        self._level = charged(self._rate, self._level, cost)


def after_taking(rate: Rate, level: float, seconds: float, cost: float = 1) -> tuple[float, float]:
    """The level of a bucket that stood so for some seconds after tokens are taken, and 0 or the seconds to wait."""
    level = min(rate.burst, level + seconds * rate.per_second)
    needed = min(cost, rate.burst) if rate.burst >= 1 else cost
    if level < needed:
        return level, (needed - level) / rate.per_second if rate.per_second else 60.0
    return level - cost, 0.0


def charged(rate: Rate, level: float, cost: float) -> float:
    """Debts have an end too: nobody waits longer than it takes to fill a bucket twice."""
    return max(-rate.burst, level - cost)


class Buckets:
    """A bucket for each key; those that were used longest ago are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1) -> None:
        """Take tokens or refuse."""
        wait = self._bucket(key).take(cost)
        if wait:
            raise too_fast(wait)

    def charge(self, key: str, cost: float) -> None:
        """Take tokens for what was done already."""
        self._bucket(key).charge(cost)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


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


class TakesTokens(Protocol):
    def take(self, key: str, cost: float = 1) -> None:
        """Take tokens or refuse."""

    def charge(self, key: str, cost: float) -> None:
        """Take tokens for what was done already."""


class HasPlaces(Protocol):
    def place(self, key: str) -> AbstractContextManager[None]:
        """Hold a place meanwhile, or refuse."""


class Limits(Struct, frozen=True):
    """The limits by address (of IPv6 a /64, see `addresses.network_of`) and person."""

    reads: TakesTokens
    writes: TakesTokens
    tables: TakesTokens
    messages_by_address: TakesTokens
    messages_by_person: TakesTokens
    sockets_by_address: HasPlaces
    sockets_by_person: HasPlaces
    words: TakesTokens
    invitations: TakesTokens
    codes: TakesTokens
    costs_by_person: TakesTokens  # for what is paid by the time it took

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        """For a single process."""
        return cls(
            Buckets(settings.reads),
            Buckets(settings.writes),
            Buckets(settings.tables_by_address),
            Buckets(settings.messages_by_address),
            Buckets(settings.messages_by_person),
            Places(settings.sockets_per_address),
            Places(settings.sockets_per_person),
            Buckets(settings.words),
            Buckets(settings.invitations),
            Buckets(settings.codes),
            Buckets(settings.reads),
        )


def too_fast(wait: float) -> Refusal:
    return Refusal("too-fast", 429, seconds=max(1, ceil(wait)))
