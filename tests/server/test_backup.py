"""Backups while people play, and restores into empty places alone."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kantor.core.errors import KantorError
from kantor.server import backup, restore
from kantor.server.commands import validate
from tests.server.clients import Person, run
from tests.server.postgres import Postgres
from tests.server.serving import WITH_TOY, Server
from tests.server.test_middleware import ME


def address(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'kantor.sqlite'}"


def play_and_back_up(server: Server, database: str, target: Path, tables: int = 5) -> dict[str, int]:
    """Back up in the midst of matches; returns by table the last entry that was acknowledged before."""
    acknowledged: dict[str, int] = {}

    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            ids = [(await ada.open_table(players=2, seats=[ME, ME], start=True))["id"] for _ in range(tables)]
            before: dict[str, int] = {}
            stop = asyncio.Event()

            async def play(table: str) -> None:
                async with ada.at(table) as seats:
                    while not stop.is_set() and not seats.over:
                        await seats.play_out(1)
                        before[table] = seats.entry

            tasks = [asyncio.create_task(play(table)) for table in ids]
            while len(before) < tables:
                await asyncio.sleep(0.01)
            acknowledged.update(before)
            await asyncio.to_thread(backup.back_up, database, target)
            stop.set()
            await asyncio.gather(*tasks)

    run(scenario())
    return acknowledged


def check_restored(server: Server, acknowledged: dict[str, int]) -> None:
    async def scenario() -> None:
        async with Person(server.address) as eve:
            for table, entry in acknowledged.items():
                assert (await eve.get(f"/api/tables/{table}"))["entry"] >= entry

    run(scenario())


def entries_of(folder: Path, table: str, last: int) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "kantor.sqlite")) as database:
        asked = "SELECT * FROM entries WHERE table_id = ? AND entry <= ? ORDER BY entry"
        return database.execute(asked, (table, last)).fetchall()


@pytest.mark.parametrize("tables", [5, pytest.param(100, marks=pytest.mark.long)])
def test_a_backup_of_a_running_server_has_every_acknowledged_move(
    tables: int, own_server: Server, tmp_path: Path
) -> None:
    own_server.start()
    file = tmp_path / "all.backup"
    acknowledged = play_and_back_up(own_server, address(own_server.data), file, tables)
    assert file.stat().st_mode & 0o077 == 0
    elsewhere = tmp_path / "elsewhere"
    rows = restore.restore(file, address(elsewhere), elsewhere)
    assert rows["tables"] == len(acknowledged) == tables
    for table, entry in acknowledged.items():
        kept = entries_of(elsewhere, table, entry)
        assert kept == entries_of(own_server.data, table, entry)
        assert len(kept) == entry + 1
    assert validate(elsewhere, games=WITH_TOY) == 0
    copy = Server(elsewhere).start()
    try:
        check_restored(copy, acknowledged)
    finally:
        copy.stop()
    with pytest.raises(KantorError, match=r"restore-not-empty|empty"):
        restore.restore(file, address(elsewhere), elsewhere)
    with pytest.raises(KantorError, match=r"backup-exists|already"):
        backup.back_up(address(own_server.data), file)


def test_what_is_cut_off_or_changed_is_found_out_before_anything_is_written(own_server: Server, tmp_path: Path) -> None:
    own_server.start()
    file = tmp_path / "all.backup"
    play_and_back_up(own_server, address(own_server.data), file, tables=1)
    whole = gzip.decompress(file.read_bytes())
    lines = whole.splitlines(keepends=True)
    damaged = {
        "cut": file.read_bytes()[:-40],
        "no gzip": b"hello",
        "without its end": gzip.compress(b"".join(lines[:-1])),
        "a line less": gzip.compress(b"".join(lines[:5] + lines[6:])),
        "a letter changed": gzip.compress(whole.replace(b"merchants", b"mErchants", 1)),
        "nested": gzip.compress(b"[" * 100_000),
        "empty": gzip.compress(b""),
    }
    for name, data in damaged.items():
        bad = tmp_path / "bad.backup"
        bad.write_bytes(data)
        with pytest.raises(KantorError):
            restore.restore(bad, address(tmp_path / "target"), tmp_path / "target")
        assert not (tmp_path / "target/kantor.sqlite").exists(), name


def test_postgres_is_backed_up_and_a_server_can_move(postgres: Postgres, own_server: Server, tmp_path: Path) -> None:
    own_server.start()
    from_sqlite, from_postgres = tmp_path / "sqlite.backup", tmp_path / "postgres.backup"
    acknowledged = play_and_back_up(own_server, address(own_server.data), from_sqlite, tables=2)
    database = postgres.new_database()
    rows = restore.restore(from_sqlite, database, tmp_path)
    with pytest.raises(KantorError, match=r"restore-not-empty|empty"):
        restore.restore(from_sqlite, database, tmp_path)
    moved = Server(tmp_path / "moved", KANTOR_DATABASE=database).start()
    try:
        check_restored(moved, acknowledged)
        more = play_and_back_up(moved, database, from_postgres, tables=2)
    finally:
        moved.stop()
    back = tmp_path / "back"
    assert restore.restore(from_postgres, address(back), back)["tables"] == rows["tables"] + 2
    assert validate(back, games=WITH_TOY) == 0
    server = Server(back).start()
    try:
        check_restored(server, acknowledged | more)
    finally:
        server.stop()
