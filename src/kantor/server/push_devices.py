"""The browsers that get push messages. Each belongs to the session that it was added by, and goes with it."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from kantor.server import schema
from kantor.server.clock import now
from kantor.server.guard import checked_address
from kantor.server.push import Device, checked_keys
from kantor.server.store import Store
from kantor.server.wire_notices import NewDevice, PushDevice

MOST = 20  # of a person; the oldest goes

devices = schema.push_devices


class PushDevices:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, person: str, session: str, wanted: NewDevice) -> None:
        """A browser belongs to whoever uses it now, and has one subscription."""
        checked_address(wanted.endpoint)
        checked_keys(wanted.p256dh, wanted.auth)
        values = {"person": person, "session": session, "p256dh": wanted.p256dh, "auth": wanted.auth}
        same = devices.c.endpoint == wanted.endpoint
        mine = select(devices.c.id).where(devices.c.person == person).order_by(devices.c.id.desc()).offset(MOST)

        def work(connection: Connection) -> None:
            connection.execute(delete(devices).where(devices.c.session == session, ~same))
            if connection.execute(update(devices).where(same).values(values)).rowcount == 0:
                row = {"endpoint": wanted.endpoint, "created": now(), **values}
                connection.execute(insert(devices).values(row))
                surplus = [row.id for row in connection.execute(mine)]
                connection.execute(delete(devices).where(devices.c.id.in_(surplus)))

        await self._store.write(work)

    async def drop(self, person: str, ident: int) -> None:
        if not 0 < ident < 1 << 63:
            return  # no database has such a number
        mine = (devices.c.person == person) & (devices.c.id == ident)
        await self._store.write(lambda connection: connection.execute(delete(devices).where(mine)))

    async def of(self, person: str) -> list[Device]:
        query = select(devices).where(devices.c.person == person).order_by(devices.c.id)
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(query)
            return [Device(row.id, row.endpoint, row.p256dh, row.auth) for row in rows]

    async def shown(self, person: str, session: str) -> tuple[PushDevice, ...]:
        """The devices as their owner sees them, who asks by a session."""
        sessions = schema.sessions
        query = select(devices, sessions.c.agent).join(sessions, sessions.c.token_hash == devices.c.session)
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(query.where(devices.c.person == person).order_by(devices.c.id))
            return tuple(PushDevice(row.id, row.agent or "", row.created, row.session == session) for row in rows)
