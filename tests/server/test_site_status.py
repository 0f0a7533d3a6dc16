"""For whoever runs the server: health, readiness, numbers, logs, and the admin's commands and page."""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from kantor import cli
from kantor.server.logs import without_secrets
from tests.server.clients import Person, run
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.test_middleware import ME, closing_code


@pytest.fixture(scope="module")
def polling_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that hears of its admin at once."""
    found = Server(tmp_path_factory.mktemp("polling") / "data", KANTOR_POLL_SECONDS="0.1", KANTOR_LOG="json")
    yield found.start()
    found.stop()


def kantor(*arguments: str, data: Path, code: int = 0) -> str:
    """What a command prints. In a thread, because it has a loop of its own."""
    out, error = io.StringIO(), io.StringIO()

    def command() -> int:
        with redirect_stdout(out), redirect_stderr(error), patch.dict(os.environ, {"COLUMNS": "300"}):
            return cli.run([*arguments, "--data", str(data)])

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(command).result(60) == code, error.getvalue()
    return out.getvalue() if code == 0 else error.getvalue()


async def until(condition: Any) -> Any:
    """Wait for what comes by itself."""
    async with asyncio.timeout(60):
        while not (found := await condition()):
            await asyncio.sleep(0.02)
    return found


def test_health_and_readiness_can_be_asked_for(polling_server: Server) -> None:
    for path in ("/health", "/api/health"):
        answer = httpx.get(polling_server.address + path)
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")
    assert httpx.get(f"{polling_server.address}/ready").json() == {"status": "ready"}


def test_it_is_not_ready_when_its_file_is_gone(own_server: Server) -> None:
    own_server.variables["KANTOR_POLL_SECONDS"] = own_server.variables["KANTOR_SWEEP_SECONDS"] = "600"
    own_server.start()
    (own_server.data / "kantor.sqlite").unlink()
    answer = httpx.get(f"{own_server.address}/ready")
    assert (answer.status_code, answer.json()["status"]) == (503, "no-database")


def test_it_is_not_ready_while_the_database_is_out_of_reach(tmp_path: Path, postgres: Postgres) -> None:
    server = Server(tmp_path / "data", KANTOR_DATABASE=postgres.new_database()).start()

    async def ready() -> bool:
        return httpx.get(f"{server.address}/ready", timeout=30).status_code == 200

    async def away() -> bool:
        return httpx.get(f"{server.address}/ready", timeout=30).status_code == 503

    try:
        run(until(ready))
        postgres.stop("immediate")
        try:
            run(until(away))
        finally:
            postgres.start()
        run(until(ready))
    finally:
        server.stop()


def test_moves_sockets_and_refusals_are_counted(polling_server: Server) -> None:
    async def scenario() -> None:
        async with Person(polling_server.address) as ada:
            await ada.sign_in("Ada")
            before = number(await ada.get("/metrics"), r'kantor_moves_total{by="person",game="merchants"}')
            table = (await ada.open_table(players=2, seats=[ME, ME], start=True))["id"]
            async with ada.at(table) as seats:
                await seats.play_out(3)
                text = await ada.get("/metrics")
                assert number(text, r'kantor_moves_total{by="person",game="merchants"}') == before + 3
                assert number(text, 'kantor_sockets{seated="yes"}') == 1
                assert number(text, 'kantor_tables{state="running"}') >= 0
                assert number(text, 'kantor_move_seconds_count{by="person"}') >= 3
            await ada.send("POST", "/api/tables", {"game": "chess"})
            text = await ada.get("/metrics")
            assert number(text, 'kantor_refusals_total{kind="no-such-game"}') >= 1
            assert number(text, "kantor_bots_waiting") == 0

    run(scenario())


def number(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_the_numbers_are_for_this_machine_alone(polling_server: Server) -> None:
    assert httpx.get(f"{polling_server.address}/metrics").headers["content-type"].startswith("text/plain")
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "X-Forwarded-Proto"):
        answer = httpx.get(f"{polling_server.address}/metrics", headers={header: "127.0.0.1"})
        assert (answer.status_code, answer.json()["error"]) == (403, "metrics-here")


def test_or_for_whoever_brings_the_token(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", KANTOR_METRICS_TOKEN="sesame").start()
    try:
        address, far = f"{server.address}/metrics", {"X-Forwarded-For": "203.0.113.5"}
        assert httpx.get(address, headers={"Authorization": "Bearer sesame", **far}).status_code == 200
        for headers in ({}, {"Authorization": "Bearer open"}, far):
            assert httpx.get(address, headers=headers).status_code == 401
    finally:
        server.stop()


def test_every_answer_has_an_id_and_the_log_names_it_without_secrets(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", KANTOR_LOG="json", KANTOR_LOG_LEVEL="info").start()
    cookies = {"kantor_session": "verysecret"}
    try:
        answer = httpx.get(f"{server.address}/api/session?token=verysecret", cookies=cookies)
    finally:
        server.stop()
    lines = [json.loads(line) for line in server.errors.read_text().splitlines()]
    mine = [line for line in lines if line["request"] == answer.headers["x-request-id"]]
    assert [(line["level"], line["status"]) for line in mine] == [("INFO", 200)]
    assert "verysecret" not in server.errors.read_text()


def test_secrets_are_taken_out_of_errors() -> None:
    text = "can't reach postgresql://kantor:hunter2@db/kantor with Cookie: kantor_session=abc; __Host-kantor_admin=def"
    for secret in ("hunter2", "abc", "def"):
        assert secret not in without_secrets(text)
    assert "postgresql://kantor:***@db/kantor" in without_secrets(text)


def test_an_admin_comes_in_by_a_link_once(polling_server: Server) -> None:
    link = kantor("admin", "link", data=polling_server.data).strip()
    address, _, token = link.partition("#")
    assert address == f"{polling_server.address}/admin"

    async def scenario() -> None:
        async with Person(polling_server.address) as ruth, Person(polling_server.address) as eve:
            for path in ("house", "tables", "people", "bans"):
                assert (await eve.get(f"/api/admin/{path}"))["error"] == "no-admin"
            assert (await eve.send("POST", "/api/admin/session", {"token": "guess"}))["error"] == "admin-link"
            await ruth.send("POST", "/api/admin/session", {"token": token})
            assert (await eve.send("POST", "/api/admin/session", {"token": token}))["error"] == "admin-link"
            assert (await ruth.get("/api/admin/house")) == {"message": "", "draining": False}
            await ruth.send("DELETE", "/api/admin/session")
            assert (await ruth.get("/api/admin/house"))["error"] == "no-admin"

    run(scenario())


def test_a_banned_person_is_put_out_and_let_in_again(polling_server: Server) -> None:
    async def scenario() -> None:
        async with Person(polling_server.address) as mallory:
            await mallory.sign_in("Mallory")
            other = (await mallory.open_table(players=2))["id"]
            table = (await mallory.open_table(players=2, seats=[ME, ME], start=True))["id"]
            listed = kantor("admin", "people", "Mallory", data=polling_server.data)
            person = re.findall(r"\b[0-9a-f]{24}\b", listed)[0]
            async with mallory.socket(table) as socket:
                await asyncio.to_thread(kantor, "admin", "ban", person, "--reason", "spam", data=polling_server.data)
                assert await closing_code(socket) == 4401
            for method, path, body in (
                ("POST", "/api/tables", {"game": "merchants"}),
                ("POST", f"/api/tables/{table}/leave", None),
                ("PUT", f"/api/tables/{other}/seats/0", {"sitter": "me"}),
                ("POST", "/api/session", {"name": "Somebody else"}),
                ("PUT", "/api/me/hours", {"zone": "Europe/Warsaw", "opens": 0, "closes": 0}),
                ("GET", "/api/me/notices", None),
            ):
                refused = await mallory.request(method, path, body)
                assert (refused.status_code, refused.json().get("error")) == (403, "banned"), path
            # What is kept of somebody can be taken along in any case.
            assert (await mallory.request("GET", "/api/account/export")).status_code == 200
            ban = kantor("admin", "bans", data=polling_server.data).splitlines()[-1].split()[0]
            kantor("admin", "unban", ban, data=polling_server.data)

            async def let_in() -> bool:
                return bool("id" in await mallory.send("POST", "/api/tables", {"game": "merchants"}))

            await until(let_in)

    run(scenario())


def test_a_banned_address_gets_nothing(polling_server: Server) -> None:
    far = {"X-Forwarded-For": "2001:db8:1:2::7"}
    kantor("admin", "ban", "2001:db8:1:2:ffff::1", data=polling_server.data)

    async def scenario() -> None:
        async with httpx.AsyncClient(base_url=polling_server.address, headers=far) as client:

            async def refused() -> bool:
                return (await client.get("/api/games")).status_code == 403

            await until(refused)
            assert (await client.get("/")).json()["error"] == "banned"
            other = await client.get("/api/games", headers={"X-Forwarded-For": "2001:db8:1:3::7"})
            assert other.status_code == 200

    run(scenario())
    assert "no address" in kantor("admin", "ban", "1.2.3.4.5", data=polling_server.data, code=2)


def test_a_table_is_closed_and_sessions_are_ended_from_outside(polling_server: Server) -> None:
    async def scenario() -> None:
        async with Person(polling_server.address) as ada:
            await ada.sign_in("Ada of the closed table")
            table = (await ada.open_table(players=2, seats=[ME, ME], start=True))["id"]
            assert table in kantor("admin", "tables", data=polling_server.data)
            async with ada.socket(table) as socket:
                await asyncio.to_thread(kantor, "admin", "close", table, data=polling_server.data)
                assert await closing_code(socket) == 4404
            assert (await ada.get(f"/api/tables/{table}"))["error"] == "no-such-table"
            person = re.findall(r"\b[0-9a-f]{24}\b", kantor("admin", "people", "Ada of", data=polling_server.data))[0]
            assert "1" in kantor("admin", "sessions", person, "--end", data=polling_server.data)

            async def signed_out() -> bool:
                return bool(await ada.get("/api/session") == {"name": None})

            await until(signed_out)

    run(scenario())


def test_all_are_told_and_a_drain_keeps_new_tables_out(own_server: Server) -> None:
    own_server.variables["KANTOR_POLL_SECONDS"] = "0.1"
    own_server.start()

    async def scenario() -> None:
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            kantor("admin", "say", "Back in five minutes", data=own_server.data)
            kantor("admin", "drain", data=own_server.data)

            async def told() -> bool:
                return bool(await ada.get("/api/house") == {"message": "Back in five minutes", "draining": True})

            await until(told)
            answer = await ada.request("POST", "/api/tables", {"game": "merchants"})
            assert (answer.status_code, answer.json()["error"]) == (503, "draining")
            assert httpx.get(f"{own_server.address}/ready").json() == {"status": "draining"}

    run(scenario())
    own_server.stop()
    own_server.start()  # the new server is not the one to be replaced
    assert httpx.get(f"{own_server.address}/ready").json() == {"status": "ready"}


def test_whoever_watches_without_a_session_is_not_sent_away_when_sessions_end(polling_server: Server) -> None:
    async def scenario() -> None:
        async with (
            Person(polling_server.address) as ada,
            Person(polling_server.address) as nobody,
            Person(polling_server.address) as stale,
        ):
            await ada.sign_in("Ada who is watched")
            table = (await ada.open_table(game="toy", players=2, seats=[ME, ME], start=True))["id"]
            stale.http.cookies.set("kantor_session", "a token of long ago")
            async with nobody.at(table) as watched, stale.at(table) as also_watched, ada.socket(table) as socket:
                listed = await asyncio.to_thread(
                    kantor, "admin", "people", "Ada who is watched", data=polling_server.data
                )
                person = re.findall(r"\b[0-9a-f]{24}\b", listed)[0]
                await asyncio.to_thread(kantor, "admin", "sessions", person, "--end", data=polling_server.data)
                # The server has looked which sessions are left.
                assert await closing_code(socket) == 4401
                for seats in (watched, also_watched):
                    assert (await seats.ask("ping"))["type"] == "pong"

    run(scenario())
