"""Damage stays small: bad bytes get an answer and no traceback, one bad row hides one table, a start that can't be is a
sentence."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from kantor import GAMES, Match
from kantor.cli import run as kantor
from kantor.core.errors import BadPosition, BadRecord, KantorError
from kantor.server.commands import no_database
from kantor.server.settings import Settings, from_environment
from tests.server.clients import Person, run
from tests.server.serving import ROOT, Server
from tests.server.test_middleware import ME, closing_code

NESTED = [b"[" * 16_000, b'{"game":' * 2_000, b'{"name":' + b"[" * 7_000 + b"]" * 7_000 + b"}"]
NOT_UTF8 = [b'{"name":"\xff\xfe"}', b"\x80", b'{"name":"\xed\xa0\x80"}', '{"name":"Ż"}'.encode("utf-16")]


def test_nested_json_and_invalid_utf8_are_bad_input(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as eve:
            await eve.sign_in("Eve")
            token = {"x-kantor-csrf": eve.http.cookies["kantor_csrf"], "content-type": "application/json"}
            for body in (*NESTED, *NOT_UTF8):
                for path in ("/api/session", "/api/tables"):
                    answer = await eve.http.post(path, content=body, headers=token)
                    assert (answer.status_code, answer.json()["error"]) == (400, "bad-input"), body[:20]

    before = server.errors.read_text()
    run(scenario())
    assert server.errors.read_text() == before


def test_invalid_utf8_in_a_frame_closes_it_by_1007_and_nested_json_is_refused(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as eve:
            await eve.sign_in("Eve")
            table = (await eve.open_table(players=2, seats=[ME, ME], start=True))["id"]
            async with eve.socket(table) as socket:
                await socket.send(b"\xff\xfe{}", text=True)
                assert await closing_code(socket) == 1007
            async with eve.socket(table) as socket:
                await socket.send("[" * 4_000)
                await socket.send('{"type":"ping","id":7}')
                answers: list[dict[str, object]] = []
                while not answers or answers[-1]["type"] != "pong":
                    answers.append(json.loads(await socket.recv()))
                assert "bad-input" in [answer.get("error") for answer in answers]

    before = server.errors.read_text()
    run(scenario())
    assert server.errors.read_text() == before


RAW = [
    b"GET /\xff\xfe HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/session HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: [::1\r\nOrigin: http://[::1\r\n\r\n",
    b"GET /api/tables/%ff%fe/replay?from=%ff HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: \xff=\xfe\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
]


def test_bytes_that_are_no_request_are_no_traceback(server: Server) -> None:
    async def scenario() -> None:
        for request in RAW:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(request)
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(), 30)
            assert not answer.startswith(b"HTTP/1.1 5"), (request[:60], answer[:200])
            writer.close()

    run(scenario())
    assert "Traceback" not in server.errors.read_text()


def test_one_damaged_table_is_hidden_and_the_others_are_not(own_server: Server) -> None:
    own_server.start()

    async def opened() -> list[str]:
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            return [(await ada.open_table(players=2, title=f"Number {n}"))["id"] for n in range(4)]

    tables: list[str] = []

    async def first() -> None:
        tables.extend(await opened())

    run(first())
    own_server.stop()
    with sqlite3.connect(own_server.data / "kantor.sqlite") as database:
        database.execute("UPDATE tables SET settings = '{broken' WHERE id = ?", (tables[0],))
        database.execute("UPDATE entries SET data = x'FF' WHERE table_id = ?", (tables[1],))
        database.execute("UPDATE entries SET data = '{}' WHERE table_id = ?", (tables[2],))
    own_server.start()

    async def then() -> None:
        async with Person(own_server.address) as eve:
            found = await eve.get("/api/tables?state=open")
            assert {table["id"] for table in found["tables"]} == {*tables[1:]}
            for broken in tables[1:3]:
                answer = await eve.http.get(f"/api/tables/{broken}")
                assert (answer.status_code, answer.json()["error"]) == (500, "table-broken")
            assert (await eve.get(f"/api/tables/{tables[3]}"))["title"] == "Number 3"

    run(then())


def started(data: Path, language: str, **more: str) -> tuple[int, str]:
    """The exit code of a server that can't begin, and what it says."""
    port = more.pop("port", "0")
    done = subprocess.run(
        [sys.executable, "-m", "kantor.cli", "serve", "--port", port, "--data", str(data), "--lang", language],
        cwd=ROOT,
        env=os.environ | more,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return done.returncode, done.stderr


def test_a_start_that_cannot_be_is_a_sentence_in_both_languages(tmp_path: Path, server: Server) -> None:
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    (damaged / "kantor.sqlite").write_bytes(b"SQLite format 3\0" + b"\xa5" * 8_000)
    file = tmp_path / "file"
    file.write_text("no folder")
    newer = tmp_path / "newer"
    newer.mkdir()
    with sqlite3.connect(newer / "kantor.sqlite") as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    read_only = Path("/proc/kantor")  # nothing can be made there, by root neither
    cases = [
        (damaged, {}, "damaged", "uszkodzone"),
        (file, {}, "can't be used", "Nie da się użyć bazy"),
        (newer, {}, "newer Kantor", "nowsz"),
        (read_only, {}, "/proc/kantor", "/proc/kantor"),
        (tmp_path / "port", {"port": str(server.port)}, f"Port {server.port} ", f"Port {server.port} "),
        (tmp_path / "log", {"KANTOR_LOG": "xml"}, "KANTOR_LOG", "KANTOR_LOG"),
        (tmp_path / "url", {"KANTOR_URL": "kantor.example"}, "KANTOR_URL", "KANTOR_URL"),
    ]
    for number, (data, more, english, polish) in enumerate(cases):
        # One language each, in turn: every sentence is there in both, which other tests see to.
        language, wanted = ("en", english) if number % 2 == 0 else ("pl", polish)
        code, said = started(data, language, **more)
        assert code == 2, (data, said)
        assert wanted in said
        assert said.startswith("kantor: ")
        assert len(said.strip().splitlines()) == 1, said


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("port", "database", "told"),
    [("99999", "", "Port 99999 "), ("0", "kantor", "KANTOR_DATABASE"), ("0", "mysql://me:secret@db/k", "postgresql:")],
)
def test_a_port_or_database_that_cannot_be_is_a_sentence(
    language: str,
    port: str,
    database: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("KANTOR_DATABASE", database)
    assert kantor(["serve", "--port", port, "--data", str(tmp_path / "data"), "--lang", language]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert "secret" not in said
    assert len(said.strip().splitlines()) == 1
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("why", "free", "told"),
    [
        ("disk I/O error", 0, "data-full"),
        ("disk I/O error", 10**9, "data-damaged"),
        ("database or disk is full", 10**9, "data-full"),
        ("database disk image is malformed", 0, "data-damaged"),
        ("attempt to write a readonly database", 0, "data-read-only"),
        ("something new", 0, "no-database"),
    ],
)
def test_a_disk_without_room_is_not_taken_for_damage(
    why: str, free: int, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite can't always tell the two apart, and who is told of damage may throw good data away."""
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=free))
    refusal = no_database(Settings(data=tmp_path), sqlite3.OperationalError(why))
    assert refusal.message == told
    assert str(tmp_path) in refusal.say("pl")


def test_a_database_may_be_named_as_many_providers_do(tmp_path: Path) -> None:
    settings = from_environment(tmp_path, {"KANTOR_DATABASE": "postgres://kantor:s%2Fcret@db/kantor"})
    assert settings.database == "postgresql://kantor:s%2Fcret@db/kantor"
    assert settings.several_processes


@pytest.mark.parametrize("game", list(GAMES))
def test_strange_positions_are_refused_and_nothing_else(game: str) -> None:
    good = Match(GAMES[game]).position()
    strange: list[object] = [
        "\ud800",
        {"\ud800": 1},
        {**good, "\udfff": "\ud800"},
        {**good, "settings": {"\ud800": "x"}},
    ]
    strange += [{**good, key: value} for key in good for value in ("\ud800", "x" * 100_000, ["\ud800"], 2**80)]
    sentences = []
    for position in strange:
        try:
            Match.at(game, position)  # type: ignore[arg-type]
        except KantorError as error:
            sentences.append(error.say("pl"))
    assert len(sentences) > len(strange) / 2
    assert "\n".join(sentences).encode()
    with pytest.raises(BadPosition):
        Match.at(game, {**good, "players": "\ud800"})


def test_a_huge_record_is_refused_at_once() -> None:
    head = str(Match("merchants", 2).record()).split("\n\n")[0]
    for text in (f"{head}\n\n" + "1 load grain\n" * 1_500_000, f"{head}\n\n" + "0 x\n" * 150_000, "x" * 20_000_000):
        with pytest.raises(BadRecord):
            Match.read(text)


def test_hosts_that_nobody_named_are_refused(server: Server) -> None:
    for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example"):
        answer = httpx.get(f"{server.address}/api/games", headers={"Host": host})
        assert (answer.status_code, answer.json()["error"]) == (403, "unknown-host")
        assert "KANTOR_URL" in answer.json()["say"]["en"]
    for host in ("localhost", "127.0.0.1:1", "[::1]:8421", "kantor.localhost", "192.168.1.7"):
        assert httpx.get(f"{server.address}/api/games", headers={"Host": host}).status_code == 200
