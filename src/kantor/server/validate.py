"""Would every table go on with these rules? Asked before a deploy, on a copy or with a connection that only reads."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import select

from kantor.core.errors import KantorError
from kantor.core.game import Game
from kantor.server import database, schema
from kantor.server.bus import Bus
from kantor.server.refusals import Refusal
from kantor.server.settings import Settings
from kantor.server.store import Store
from kantor.server.tables import Tables

GROUP = 500


class Broken(Struct, frozen=True):
    """A table that would not go on, or whose replay would not open."""

    table: str
    game: str
    state: str
    error: KantorError


class Report(Struct):
    tables: int = 0
    from_last_turn: list[str] = []  # go on, but from the end of their last stored turn
    broken: list[Broken] = []


async def validate(
    settings: Settings, games: Mapping[str, Game[Any]], progress: Callable[[int], None] = lambda count: None
) -> Report:
    """Follow the log of every table that isn't closed. Nothing is written."""
    report = Report(0, [], [])
    async with _opened(settings) as store:
        tables = Tables(games, settings, store, Bus())
        last = ""
        while found := await _next(store, last):
            for ident, game, state in found:
                last = ident
                report.tables += 1
                try:
                    await _look(tables, ident, state, report)
                except KantorError as error:
                    report.broken.append(Broken(ident, game, state, error))
                progress(report.tables)
    return report


async def _look(tables: Tables, ident: str, state: str, report: Report) -> None:
    stored = await tables.store.load(ident)
    if stored is None:
        raise Refusal("table-broken", 500)
    table = await asyncio.to_thread(tables.built, stored)
    if state == "open":
        table.game.setup(table.row.players, table.row.settings)
    elif state == "running":
        changed = table.rules_changed()
        if changed is not None and "position" in changed.entries[0].data:
            report.from_last_turn.append(ident)


async def _next(store: Store, after: str) -> list[tuple[str, str, str]]:
    tables = schema.tables
    query = select(tables.c.id, tables.c.game, tables.c.state).where(tables.c.id > after, tables.c.state != "closed")
    async with store.engine.connect() as connection:
        rows = await connection.execute(query.order_by(tables.c.id).limit(GROUP))
        return [(row.id, row.game, row.state) for row in rows]


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[Store]:
    """The tables, in the schema of today: of SQLite a copy, PostgreSQL as it is."""
    if settings.several_processes:
        store = Store(database.connect(settings.database_url))
        try:
            await database.check_schema(store.engine)
            yield store
        finally:
            await store.close()
        return
    source = settings.data / "kantor.sqlite"
    if not source.exists():
        raise Refusal("no-data", data=str(settings.data))
    with tempfile.TemporaryDirectory(prefix="kantor-validate-") as folder:
        await asyncio.to_thread(_copy, source, Path(folder) / "kantor.sqlite")
        own = msgspec.structs.replace(settings, data=Path(folder))
        store = Store(database.connect(own.database_url))
        try:
            await database.migrate(store.engine)
            yield store
        finally:
            await store.close()


def _copy(source: Path, target: Path) -> None:
    """As it is at this moment, also while a server writes to it."""
    with (
        closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
