"""The middleware: origins, tokens, cookies, sizes, rates, headers, pages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kantor.server.commands import ADDRESS
from tests.server.clients import Person, run, until_refused
from tests.server.serving import Server

ME = {"sitter": "me"}


async def closing_code(socket: ClientConnection, messages: Sequence[str] = ()) -> int:
    """Send, then read until the server closes; its code."""
    try:
        for message in messages:
            await socket.send(message)
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


async def is_answered(person: Person, table: str) -> bool:
    """Whether a new socket gets an answer, and not that it has to wait."""
    try:
        async with person.socket(table) as socket:
            await socket.send(json.dumps({"type": "ping", "id": 1}))
            while (said := json.loads(await socket.recv())["type"]) not in ("pong", "refusal"):
                pass
            return bool(said == "pong")
    except ConnectionClosed:
        return False


def test_another_site_is_turned_away_over_http_and_sockets(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table())["id"]
            for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
                answer = await ada.request("POST", "/api/tables", {"game": "merchants"}, **headers)
                assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
                with pytest.raises(InvalidStatus) as refused:
                    async with ada.socket(table, **headers):
                        pass
                assert refused.value.response.status_code == 403
            own = await ada.request("POST", "/api/tables", {"game": "merchants"}, Origin=server.address)
            assert own.status_code == 201
            async with ada.socket(table, Origin=server.address):
                pass

    run(scenario())


def test_without_the_token_nothing_is_written(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            for token in ("", "x", "0" * 32):
                answer = await ada.request("POST", "/api/session", {"name": "Ada"}, **{"x-kantor-csrf": token})
                assert (answer.status_code, answer.json()["error"]) == (403, "csrf")
            assert (await ada.get("/api/session")) == {"name": None}

    run(scenario())


def test_a_forged_session_is_nobody(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as eve:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=[ME, ME], start=True))["id"]
            token = ada.http.cookies["kantor_session"]
            for forged in (token[:-1] + ("A" if token[-1] != "A" else "B"), "", "x" * 5000, "' OR 1=1 --"):
                eve.http.cookies.set("kantor_session", forged)
                assert (await eve.get("/api/session")) == {"name": None}
                refused = await eve.send("POST", f"/api/tables/{table}/seats/0/resign")
                assert refused["error"] == "no-session"
                async with eve.at(table) as seats:
                    await seats.until(lambda: seats.sights)
                    assert set(seats.sights) == {None}

    run(scenario())


def test_the_session_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            answer = await ada.request("POST", "/api/session", {"name": "Ada"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=strict" in cookie
            assert len(ada.http.cookies["kantor_session"]) >= 40
            assert ada.http.cookies["kantor_session"].encode() not in b"".join(
                path.read_bytes() for path in server.data.iterdir()
            )
            await ada.send("DELETE", "/api/session")
            assert (await ada.get("/api/session")) == {"name": None}

    run(scenario())


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/assets/x.js", "/table/x"])
def test_every_answer_has_its_security_headers(server: Server, path: str) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            answer = await ada.http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"]

    run(scenario())


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "error"),
    [
        ("POST", "/api/session", '{"name": ""}', 400, "bad-input"),
        ("POST", "/api/session", '{"name": "   "}', 400, "name"),
        ("POST", "/api/session", '{"name": "a\\u202eb"}', 400, "name"),
        ("POST", "/api/session", '{"name": "\\ud800"}', 400, "bad-input"),
        ("POST", "/api/session", '{"name": 7}', 400, "bad-input"),
        ("POST", "/api/session", '{"name": "x"', 400, "bad-input"),
        ("POST", "/api/session", "", 400, "bad-input"),
        ("POST", "/api/session", '{"name": "' + "x" * 20_000 + '"}', 413, "too-large"),
        ("POST", "/api/tables", '{"game": "chess"}', 400, "no-such-game"),
        ("POST", "/api/tables", '{"game": "merchants", "players": 99}', 400, "players"),
        ("POST", "/api/tables", '{"game": "merchants", "players": true}', 400, "bad-input"),
        ("POST", "/api/tables", '{"game": "merchants", "settings": {"x": 1}}', 400, "setting-unknown"),
        ("POST", "/api/tables", '{"game": "merchants", "extra": 1}', 400, "bad-input"),
        ("POST", "/api/tables", '{"game": "merchants", "start": true}', 409, "seats-empty"),
        ("POST", "/api/tables/nosuch/start", "", 404, "no-such-table"),
        ("PUT", "/api/tables/nosuch/seats/0", '{"sitter": "me"}', 404, "no-such-table"),
        ("GET", "/api/tables/nosuch/replay", "", 404, "no-such-table"),
        ("GET", "/api/tables?state=closed", "", 400, "bad-input"),
        ("GET", "/api/games/chess/rules", "", 404, "no-such-game"),
        ("GET", "/api/games/chess/rulebook/en", "", 404, "no-such-game"),
        ("GET", "/api/games/merchants/rulebook/fr", "", 400, "bad-input"),
        ("GET", "/api/games/merchants/catalogues/0000", "", 404, "no-such-catalogue"),
        ("GET", "/api/nothing", "", 404, "not-found"),
        ("POST", "/api/games", "", 405, "wrong-method"),
        ("POST", "/", "", 405, "wrong-method"),
    ],
)
def test_bad_requests_are_told_what_is_wrong(
    server: Server, method: str, path: str, body: str, status: int, error: str
) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            headers = {"x-kantor-csrf": ada.http.cookies["kantor_csrf"], "content-type": "application/json"}
            answer = await ada.http.request(method, path, content=body, headers=headers)
            found = answer.json()
            assert (answer.status_code, found["error"]) == (status, error)
            assert found["say"]["en"]
            assert found["say"]["pl"]

    run(scenario())


def test_who_writes_too_fast_has_to_wait(own_server: Server) -> None:
    async def scenario() -> None:
        own_server.variables["KANTOR_RATE_SCALE"] = "0.1"
        own_server.start()
        async with Person(own_server.address) as ada:
            assert (await ada.request("POST", "/api/session", {"name": "Ada"})).status_code == 201
            refused = await until_refused(lambda: ada.request("POST", "/api/session", {"name": "Ada"}))
            assert refused.json()["error"] == "too-fast"
            assert int(refused.headers["retry-after"]) >= 1

    run(scenario())


def test_a_socket_that_floods_is_told_and_then_closed(own_server: Server) -> None:
    async def scenario() -> None:
        own_server.variables["KANTOR_RATE_SCALE"] = "0.5"
        own_server.start()
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table())["id"]
            async with ada.socket(table) as socket:
                assert await closing_code(socket, [json.dumps({"type": "ping", "id": n}) for n in range(1000)]) == 4429
            # Until the debt is paid every further socket is ended at once.
            while not await is_answered(ada, table):
                await asyncio.sleep(0.1)

    run(scenario())


def test_so_many_sockets_and_no_more(own_server: Server) -> None:
    async def scenario() -> None:
        own_server.variables["KANTOR_RATE_SCALE"] = "0.1"
        own_server.start()
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table())["id"]
            await asyncio.sleep(0.2)
            async with ada.at(table) as a, ada.at(table), ada.at(table), ada.at(table):
                async with ada.socket(table) as fifth:
                    assert json.loads(await fifth.recv())["error"] == "too-many-sockets"
                assert (await a.ask("ping"))["type"] == "pong"

    run(scenario())


@pytest.mark.parametrize("size", [5_000, 60_000, 200_000])
def test_a_huge_message_changes_nothing(server: Server, size: int) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table())["id"]
            async with ada.socket(table) as socket:
                await socket.recv()
                await socket.send("x" * size)
                if size < 65_536:
                    answers = [json.loads(await socket.recv()) for _ in range(1)]
                    while answers[-1]["type"] == "table":
                        answers.append(json.loads(await socket.recv()))
                    assert answers[-1]["error"] == "too-large"
                else:
                    assert await closing_code(socket) == 1009
            async with ada.at(table) as seats:
                assert (await seats.ask("ping"))["type"] == "pong"

    run(scenario())


def test_a_socket_to_no_table_is_told_so(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, ada.socket("nosuch") as socket:
            assert json.loads(await socket.recv())["error"] == "no-such-table"
            assert await closing_code(socket) == 4404

    run(scenario())


def test_catalogues_are_cached_for_ever(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = await ada.open_table(players=2, seats=[ME, ME], start=True)
            answer = await ada.http.get(f"/api/games/merchants/catalogues/{table['catalogue']}")
            assert "immutable" in answer.headers["cache-control"]
            assert "set-cookie" not in answer.headers
            found = answer.json()
            assert len(found["texts"]) == len(found["kinds"]) == len(found["moves"])
            assert found["texts"][0] == "load grain"
            assert found["moves"][0] == {"move": "load", "good": "grain"}
            assert (await ada.get("/api/games/merchants/rules")).startswith("#")
            page = await ada.get("/api/games/merchants/rulebook/pl")
            assert page["book"]["title"] == "Kupcy i Żeglarze"
            assert page["figures"]["market"]["view"]["table"]["market"][0] == "grain"

    run(scenario())


def test_the_packed_answers_are_small(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=[ME, ME], start=True))["id"]
            answer = await ada.http.get(f"/api/tables/{table}/replay")
            assert answer.headers["content-encoding"] == "gzip"

    run(scenario())


def test_nothing_but_the_data_folder_is_written(server: Server) -> None:
    database = {"kantor.sqlite", "kantor.sqlite-wal", "kantor.sqlite-shm"}
    assert {path.name for path in server.data.iterdir()} <= {ADDRESS, *database}
    assert isinstance(server.data, Path)
