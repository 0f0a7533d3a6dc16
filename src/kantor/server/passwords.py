"""Passwords by argon2id, hashed in threads. Few at a time: each takes memory and a core, and tables go on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kantor.server.refusals import Refusal

SHORTEST, LONGEST = 8, 200
AT_ONCE = 1
MOST_WAITING = 50

T = TypeVar("T")


class Passwords:
    def __init__(self) -> None:
        # RFC 9106's choice for little memory: 64 MB, three rounds; one lane, because one core shall do it.
        self._hasher = PasswordHasher(time_cost=3, memory_cost=65_536, parallelism=1)
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._nobody = ""

    async def hashed(self, password: str) -> str:
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refusal("password", 400, least=SHORTEST, most=LONGEST)
        return await self._run(self._hasher.hash, password)

    async def fits(self, known: str | None, password: str) -> bool:
        """Whether a password is the known one. For somebody unknown it takes as long, and no password fits."""
        if known is None:
            if not self._nobody:
                self._nobody = await self._run(self._hasher.hash, "nobody's password")
            await self._run(self._verify, self._nobody, password[:LONGEST])
            return False
        return await self._run(self._verify, known, password[:LONGEST])

    def _verify(self, known: str, password: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[..., T], *args: str) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refusal("too-fast", 429, seconds=10)
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work, *args)
        finally:
            self._waiting -= 1
