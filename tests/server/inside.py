"""The server's tables inside the process of a test, on a database of their own, with a clock that the test turns."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from kantor import GAMES
from kantor.server import database
from kantor.server.auth import Person
from kantor.server.bus import Bus
from kantor.server.clock import TestClock
from kantor.server.settings import Settings
from kantor.server.store import Store
from kantor.server.tables import Tables


def guest(number: int) -> Person:
    return Person(f"person{number}", f"P{number}")


@asynccontextmanager
async def tables_inside(
    folder: Path, people: int, settings: Settings | None = None
) -> AsyncIterator[tuple[Tables, TestClock]]:
    clock = TestClock()
    store = Store(database.connect(f"sqlite+aiosqlite:///{folder / 'kantor.sqlite'}"))
    await database.migrate(store.engine)
    for number in range(people):
        await store.add_person(guest(number).id, guest(number).name, f"{number:064}")
    tables = Tables(GAMES, settings or Settings(data=folder), store, Bus(), clock)
    try:
        yield tables, clock
    finally:
        await tables.close()
        await store.close()
