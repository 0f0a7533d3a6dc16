"""Everything expires, by times that the host sets, and nothing that somebody still needs."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from sqlalchemy import insert

from kantor.server import database, schema
from kantor.server.absence import resign
from kantor.server.auth import Person as Guest
from kantor.server.auth import hash_of
from kantor.server.clock import TestClock
from kantor.server.expiry import DAY, Expiry
from kantor.server.lobby import open_table
from kantor.server.presence import Visitor
from kantor.server.services import Services
from kantor.server.setting_groups import Keeping
from kantor.server.settings import Settings
from kantor.server.wire import NewTable, Sitter
from tests.server.clients import run
from tests.server.serving import WITH_TOY

ME, BOT = Sitter("me"), Sitter("bot", bot="random")
KEEPING = Keeping(
    open_days=2,
    bots_days=3,
    running_days=50,
    closed_days=1,
    over_days=0,
    guest_days=10,
    session_days=20,
    bots_minutes=5,
)


class Inside:
    """All of a server but its port, with a clock that can be turned."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(data=folder, keeping=KEEPING, pause=(0, 0), pause_midway=(0, 0), bot_workers=1)
        self.services = Services(self.settings, WITH_TOY)
        self.tables, self.people, self.store = self.services.tables, self.services.people, self.services.store
        self.clock = self.tables.clock = TestClock(self.tables.clock.milliseconds())
        self.expiry: Expiry = self.services._expiry

    async def guest(self, name: str) -> Guest:
        person = Guest(name.lower(), name)
        await self.store.add_person(person.id, person.name, hash_of(name))
        return person

    async def sweep_after(self, days: float) -> dict[str, int]:
        self.clock.turn(int(days * DAY))
        return {kind: count for kind, count in (await self.expiry.sweep()).items() if count}

    def rows(self, table: str) -> int:
        with sqlite3.connect(self.settings.data / "kantor.sqlite") as connection:
            return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Inside]:
    engine = database.connect(Settings(data=folder).database_url)
    await database.migrate(engine)
    await engine.dispose()
    found = Inside(folder)
    try:
        yield found
    finally:
        await found.services._bots.close()
        await found.tables.close()
        found.services._workers.close()
        await found.store.close()


def test_open_tables_are_closed_and_then_deleted_in_memory_and_on_disk(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as at:
            ada = await at.guest("Ada")
            left = await open_table(at.tables, ada, NewTable("merchants", 2))
            visited = await open_table(at.tables, ada, NewTable("merchants", 2))
            at.tables.presence.enter(visited.id, Visitor("ada"))
            assert await at.sweep_after(1.9) == {}
            assert await at.sweep_after(0.2) == {"open": 1}
            assert (await at.tables.table(visited.id)).row.state == "open"
            entries = at.rows("entries")
            assert await at.sweep_after(1.1) == {"deleted": 1}
            assert left.id not in [table.id for table in at.tables.in_memory()]
            assert (at.rows("tables"), at.rows("entries")) == (1, entries - 2)

    run(scenario())


def test_an_open_table_to_which_somebody_came_back_is_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as at:
            ada = await at.guest("Ada")
            table = await open_table(at.tables, ada, NewTable("merchants", 2, seats=(ME,)))
            assert await at.sweep_after(1.5) == {}
            at.services._visits.left(table.id, "ada", at.clock.milliseconds())
            await at.services._visits.close()
            assert await at.sweep_after(1) == {}
            assert await at.sweep_after(1.1) == {"open": 1}

    run(scenario())


def test_running_matches_of_people_are_kept_much_longer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as at:
            ada = await at.guest("Ada")
            await open_table(at.tables, ada, NewTable("merchants", 2, seats=(ME, ME), start=True))
            assert await at.sweep_after(49) == {}
            assert await at.sweep_after(2) == {"running": 1, "sessions": 1}

    run(scenario())


def test_bots_among_themselves_rest_when_nobody_looks_and_go_on_when_somebody_does(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as at:
            ada = await at.guest("Ada")
            table = await open_table(at.tables, ada, NewTable("toy", 2, seats=(ME, BOT), start=True))
            at.services._bots.take(table)
            table = await resign(at.tables, table.id, ada, 0)
            table.looked_at = -1e9  # the last time that somebody looked is long ago
            while at.services._bots.busy:
                await asyncio.sleep(0.01)
            assert table.row.state == "running"
            rested = table.entry
            at.services._bots.take(table)
            assert not at.services._bots.busy
            at.tables.presence.enter(table.id, Visitor(None, "fast"))
            at.services._bots.take(table)
            async with asyncio.timeout(60):
                while (await at.tables.table(table.id)).entry == rested:
                    await asyncio.sleep(0.01)
            at.tables.presence.leave(table.id, *at.tables.presence._here[table.id])
            await at.services._bots.close()
            at.clock.turn(6 * 60_000)
            assert await at.services._sweeper.sweep() == []  # it is not woken for nobody
            assert await at.sweep_after(3) == {"bots": 1}

    run(scenario())


def test_guests_without_games_are_forgotten_and_those_with_games_are_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as at:
            ada, _ = await at.guest("Ada"), await at.guest("Eve")
            zoe = await at.guest("Zoe")
            await open_table(at.tables, ada, NewTable("merchants", 2, seats=(ME, ME), start=True))
            at.people._remember(hash_of("Zoe"), zoe)
            at.clock.turn(int(9 * DAY))
            await at.expiry.note_uses()
            assert await at.sweep_after(2) == {"guests": 1}
            assert await at.store.person_of(hash_of("Eve")) is None
            assert await at.store.person_of(hash_of("Zoe")) is not None
            assert await at.sweep_after(10) == {"guests": 1}
            assert await at.store.person_of(hash_of("Ada")) is not None

    run(scenario())


def test_sessions_end_but_never_of_a_guest_at_a_table_that_is_not_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as at:
            ada = await at.guest("Ada")
            table = await open_table(at.tables, ada, NewTable("merchants", 2, seats=(ME, ME), start=True))
            assert await at.sweep_after(40) == {}
            assert await at.store.person_of(hash_of("Ada")) is not None
            for seat in (0, 1):
                await resign(at.tables, table.id, ada, seat)
            assert await at.sweep_after(1) == {"sessions": 1}
            assert await at.store.person_of(hash_of("Ada")) is None

    run(scenario())


def test_sessions_of_accounts_end_used_or_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as at:
            ada = await at.guest("Ada")
            account = {"person": ada.id, "login": "ada", "created": at.clock.now()}
            await at.store.write(lambda connection: connection.execute(insert(schema.accounts).values(account)))
            await open_table(at.tables, ada, NewTable("merchants", 2, seats=(ME, ME), start=True))
            at.expiry._keeping = msgspec.structs.replace(KEEPING, account_days=30)
            assert await at.sweep_after(29) == {}
            at.people._remember(hash_of("Ada"), ada)
            await at.expiry.note_uses()
            assert await at.sweep_after(2) == {"account-sessions": 1}
            assert await at.store.person_of(hash_of("Ada")) is None

    run(scenario())


def test_nothing_expires_where_the_host_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as at:
            ada = await at.guest("Ada")
            await open_table(at.tables, ada, NewTable("merchants", 2))
            at.expiry._keeping = Keeping(0, 0, 0, 0, 0, 0, 0, 0, 0)
            assert await at.sweep_after(10_000) == {}

    run(scenario())
