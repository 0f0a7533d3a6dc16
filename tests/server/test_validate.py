"""`kantor validate` tells before a deploy which tables would not go on; a newer schema is refused, not rewritten."""

from __future__ import annotations

import gzip
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kantor.cli import run as kantor
from kantor.server import commands
from kantor.server.refusals import Refusal
from tests.fixtures import FOLDERS
from tests.server.clients import Person, run
from tests.server.postgres import Postgres
from tests.server.serving import WITH_TOY, Server
from tests.toy import Toy

ME = {"sitter": "me"}
TWO = [ME, {"sitter": "me", "name": "Bo"}]


@pytest.fixture(autouse=True)
def without_postgres(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KANTOR_DATABASE", raising=False)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    (tmp_path / "kantor.sqlite").write_bytes(gzip.decompress((FOLDERS[0] / "kantor.sqlite.gz").read_bytes()))
    return tmp_path


def content(folder: Path) -> str:
    return hashlib.sha256((folder / "kantor.sqlite").read_bytes()).hexdigest()


def test_the_tables_of_an_older_version_go_on_and_stay_as_they_are(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = content(old)
    assert kantor(["validate", "--data", str(old), "--lang", "en"]) == 0
    assert "14 tables looked at, 0 would not go on." in capsys.readouterr().out
    assert content(old) == before


def test_a_table_that_would_not_go_on_is_named(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(old / "kantor.sqlite")) as base:
        (table,) = base.execute("SELECT id FROM tables WHERE state = 'running' AND game = 'merchants'").fetchone()
        first = "table_id = ? AND entry = (SELECT min(entry) FROM entries WHERE table_id = ? AND kind = 'move')"
        base.execute(f"UPDATE entries SET data = json_set(data, '$.move', 'sell') WHERE {first}", (table, table))
        base.commit()
    assert kantor(["validate", "--data", str(old), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert f"table {table} (merchants, running) would not go on" in said
    assert "1 would not go on." in said


async def begun(server: Server) -> str:
    async with Person(server.address) as ada:
        await ada.sign_in("Ada")
        return str((await ada.open_table(game="toy", players=2, seats=TWO, start=True))["id"])


def test_a_server_with_older_rules_would_not_go_on(
    own_server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    own_server.variables["KANTOR_TOY_VERSION"] = "2"
    own_server.start()
    found: list[str] = []

    async def scenario() -> None:
        found.append(await begun(own_server))

    run(scenario())
    # Looked at while the server runs.
    assert commands.validate(own_server.data, games=WITH_TOY) == 1
    assert f"table {found[0]} (toy, running) would not go on: This match is played by newer" in capsys.readouterr().out
    monkeypatch.setattr(Toy, "version", 3)
    assert commands.validate(own_server.data, games=WITH_TOY) == 0


def test_no_data_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert kantor(["validate", "--data", str(tmp_path / "nowhere"), "--lang", "en"]) == 2
    assert "There is no data" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


def test_on_postgres_it_reads_the_tables_as_they_are(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.new_database()
    server = Server(tmp_path / "data", KANTOR_DATABASE=address).start()

    async def scenario() -> None:
        await begun(server)

    run(scenario())
    server.stop()
    monkeypatch.setenv("KANTOR_DATABASE", address)
    assert commands.validate(tmp_path, games=WITH_TOY) == 0
    name = address.rpartition("/")[2]
    for revision, sentence in (("0002", "older Kantor"), ("9999", "newer Kantor")):
        postgres.ask(f"UPDATE alembic_version SET version_num = '{revision}'", name)
        with pytest.raises(Exception, match=sentence):
            commands.validate(tmp_path, games=WITH_TOY)


def test_an_older_server_refuses_data_of_a_newer_one(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(old / "kantor.sqlite")) as base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
        base.commit()
    before = content(old)
    assert kantor(["serve", "--port", "0", "--data", str(old), "--lang", "en"]) == 2
    assert "written by a newer Kantor" in capsys.readouterr().err
    assert content(old) == before


def test_a_database_that_cant_be_reached_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("psycopg")
    monkeypatch.setenv("KANTOR_DATABASE", "postgresql://kantor:x@127.0.0.1:1/kantor")
    with pytest.raises(Refusal, match="can't be used: connection failed"):
        commands.serve(0, tmp_path)
