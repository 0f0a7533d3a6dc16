"""Links and challenges that count once and for a while. Any process may have made them; only hashes are kept."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from kantor.server import schema
from kantor.server.auth import hash_of
from kantor.server.clock import Clock
from kantor.server.store import Store

one_use = schema.one_use


class Given(Struct, frozen=True):
    """What a token stands for."""

    kind: str
    person: str | None
    data: dict[str, Any]


class OneUse:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def give(self, given: Given, seconds: float, token: str | None = None) -> str:
        """A new token, good for so long."""
        token = token or secrets.token_urlsafe(32)
        now = self._clock.milliseconds()
        data = msgspec.json.encode(given.data).decode()
        row = {"token_hash": hash_of(token), "kind": given.kind, "person": given.person, "data": data}

        def work(connection: Connection) -> None:
            connection.execute(delete(one_use).where(one_use.c.expires < now))
            connection.execute(insert(one_use).values(expires=now + int(seconds * 1000), **row))

        await self._store.write(work)
        return token

    async def take(self, token: str, kind: str) -> Given | None:
        """What a token stands for; None when there is none, or it was taken or is too old."""
        found: list[Given] = []
        mine = (one_use.c.token_hash == hash_of(token)) & (one_use.c.kind == kind)

        def work(connection: Connection) -> None:
            found.clear()
            row = connection.execute(select(one_use).where(mine)).first()
            # Of two that come at once, one deletes it.
            if row is None or connection.execute(delete(one_use).where(mine)).rowcount != 1:
                return
            if row.expires >= self._clock.milliseconds():
                found.append(Given(row.kind, row.person, msgspec.json.decode(row.data)))

        await self._store.write(work)
        return found[0] if found else None
