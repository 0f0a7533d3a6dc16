"""The limits of a host with several workers: they count in mapped files, so that it doesn't matter who is asked."""

from __future__ import annotations

import fcntl
import hashlib
import mmap
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from struct import Struct as Layout

from msgspec import Struct

from kantor.server.limits import Limits, after_taking, charged, too_fast
from kantor.server.refusals import Refusal
from kantor.server.settings import Rate, Settings

SLOTS = 1 << 14
PROBES = 8
BUCKET = Layout("<16sdd")  # the key's hash, the level, and when that was
COUNT = Layout("<H")


class SharedLimits(Struct, frozen=True):
    """How the workers of a host find their files. By the secret nobody can tell which addresses share a place."""

    folder: Path
    secret: bytes
    workers: int

    def opened(self, settings: Settings) -> Limits:
        return Limits(
            SharedBuckets(settings.reads, self.folder / "reads", self.secret),
            SharedBuckets(settings.writes, self.folder / "writes", self.secret),
            SharedBuckets(settings.tables_by_address, self.folder / "tables", self.secret),
            SharedBuckets(settings.messages_by_address, self.folder / "address-messages", self.secret),
            SharedBuckets(settings.messages_by_person, self.folder / "person-messages", self.secret),
            SharedPlaces(settings.sockets_per_address, self.folder / "addresses", self.secret, self.workers),
            SharedPlaces(settings.sockets_per_person, self.folder / "people", self.secret, self.workers),
            SharedBuckets(settings.words, self.folder / "words", self.secret),
            SharedBuckets(settings.invitations, self.folder / "invitations", self.secret),
            SharedBuckets(settings.codes, self.folder / "codes", self.secret),
            SharedBuckets(settings.reads, self.folder / "person-costs", self.secret),
        )


class SharedBuckets:
    """A bucket for each key. Where too many meet in one place, the one that was used longest ago is forgotten."""

    def __init__(self, rate: Rate, path: Path, secret: bytes) -> None:
        self._rate = rate
        self._secret = secret
        self._file, self._memory = _mapped(path, SLOTS * BUCKET.size)

    def take(self, key: str, cost: float = 1) -> None:
        """Take tokens or refuse."""
        wait = self._locked(key, cost, charge=False)
        if wait:
            raise too_fast(wait)

    def charge(self, key: str, cost: float) -> None:
        """Take tokens for what was done already."""
        self._locked(key, cost, charge=True)

    def _locked(self, key: str, cost: float, charge: bool) -> float:
        wanted = _hash(key, self._secret)
        first = int.from_bytes(wanted[:4], "little")
        # A lock of the system's: it ends with whoever holds it.
        fcntl.lockf(self._file, fcntl.LOCK_EX)
        try:
            places = [(first + probe) % SLOTS * BUCKET.size for probe in range(PROBES)]
            return self._take(wanted, places, cost, charge)
        finally:
            fcntl.lockf(self._file, fcntl.LOCK_UN)

    def _take(self, wanted: bytes, places: list[int], cost: float, charge: bool) -> float:
        now = time.monotonic()
        found = [(*BUCKET.unpack_from(self._memory, place), place) for place in places]
        _, level, at, place = next((bucket for bucket in found if bucket[0] == wanted), (wanted, None, now, None))
        if level is None or at > now:
            level, at = self._rate.burst, now
        if place is None:
            place = min(found, key=lambda bucket: bucket[2])[3]
        level, wait = after_taking(self._rate, level, now - at, 0 if charge else cost)
        if charge:
            level, wait = charged(self._rate, level, cost), 0.0
        BUCKET.pack_into(self._memory, place, wanted, level, now)
        return wait


class SharedPlaces:
    """So many at once for each key. Each worker counts in a part of its own, which is lost with it."""

    def __init__(self, most: int, path: Path, secret: bytes, workers: int) -> None:
        self._most = most
        self._secret = secret
        self._parts = workers * 2  # a worker may begin before the one that it follows has ended
        self._size = SLOTS * COUNT.size
        self._file, self._memory = _mapped(path, self._parts * self._size)
        self._own = self._claimed()

    @contextmanager
    def place(self, key: str) -> Iterator[None]:
        at = int.from_bytes(_hash(key, self._secret)[:4], "little") % SLOTS * COUNT.size
        if sum(self._count(part, at) for part in range(self._parts)) >= self._most:
            raise Refusal("too-many-sockets", 429)
        self._add(at, 1)
        try:
            yield
        finally:
            self._add(at, -1)

    def _claimed(self) -> int:
        """A part that no living worker counts in. What the dead ones counted is cleared."""
        own = None
        for part in range(self._parts):
            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, part)
            except OSError:
                continue
            self._memory[part * self._size : (part + 1) * self._size] = bytes(self._size)
            if own is None:
                own = part
            else:
                fcntl.lockf(self._file, fcntl.LOCK_UN, 1, part)
        if own is None:
            raise RuntimeError("there are more workers than there should be")
        return own

    def _count(self, part: int, at: int) -> int:
        count: int = COUNT.unpack_from(self._memory, part * self._size + at)[0]
        return count

    def _add(self, at: int, number: int) -> None:
        COUNT.pack_into(self._memory, self._own * self._size + at, self._count(self._own, at) + number)


def _mapped(path: Path, size: int) -> tuple[int, mmap.mmap]:
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    os.ftruncate(file, size)
    return file, mmap.mmap(file, size)


def _hash(key: str, secret: bytes) -> bytes:
    return hashlib.blake2b(key.encode("utf-8", "replace"), digest_size=16, key=secret).digest()
