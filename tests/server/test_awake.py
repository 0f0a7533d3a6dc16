"""How many tables are in memory, and which of them."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from kantor.server import lobby
from kantor.server.settings import Settings
from kantor.server.store import StoredTable
from kantor.server.tables import Tables
from kantor.server.wire import NewTable, Sitter
from tests.server.clients import run
from tests.server.inside import guest, tables_inside

BOTS = (Sitter("me"), Sitter("bot", bot="random"))
AWAKE = 6


class Loads:
    """Counts what is read from the database."""

    def __init__(self, tables: Tables, patch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self._load = tables.store.load
        patch.setattr(tables.store, "load", self)

    async def __call__(self, table: str) -> StoredTable | None:
        self.count += 1
        return await self._load(table)


async def begun(tables: Tables) -> str:
    wish = NewTable("merchants", players=2, seats=BOTS, start=True)
    return (await lobby.open_table(tables, guest(0), wish)).id


def test_a_new_table_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with tables_inside(tmp_path, people=1) as (tables, _):
            loads = Loads(tables, monkeypatch)
            ident = await begun(tables)
            made = await tables.table(ident)
            assert loads.count == 0
            tables.forget(ident)
            read = await tables.table(ident)
            assert loads.count == 1
            assert read is not made
            assert (read.row, read.entry, read.due) == (made.row, made.entry, made.due)
            assert [read.playing.view(seat) for seat in range(2)] == [made.playing.view(seat) for seat in range(2)]
            assert read.update(0, 0) == made.update(0, 0)

    run(scenario())


def test_more_tables_with_sockets_than_fit_push_nobody_out_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        settings = Settings(data=tmp_path, tables_awake=AWAKE)
        async with tables_inside(tmp_path, 1, settings) as (tables, _):
            loads = Loads(tables, monkeypatch)
            with ExitStack() as sockets:
                for _ in range(2 * AWAKE):
                    ident = await begun(tables)
                    # A bot moves, the page asks, the socket opens: each finds the table that was just made.
                    assert await tables.table(ident) is await tables.table(ident)
                    sockets.enter_context(tables.watch(ident))
                assert loads.count == 0
                assert len(tables.in_memory()) == 2 * AWAKE
            await begun(tables)
            assert len(tables.in_memory()) == AWAKE

    run(scenario())


def test_of_tables_without_sockets_those_that_were_not_used_go_first(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = Settings(data=tmp_path, tables_awake=AWAKE)
        async with tables_inside(tmp_path, 1, settings) as (tables, _):
            first, *others = [await begun(tables) for _ in range(AWAKE)]
            await tables.table(first)
            latest = await begun(tables)
            assert {table.id for table in tables.in_memory()} == {first, *others[1:], latest}

    run(scenario())
