"""Two processes on one database that haven't told each other anything: nothing is judged by an old state."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Person, run
from tests.server.serving import Server

ME = {"sitter": "me"}
BOTH = [ME, {"sitter": "me", "name": "Bo"}]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """They look for each other's entries so seldom that it is never within a test."""
    data = tmp_path_factory.mktemp("pair") / "data"
    first, second = (Server(data, KANTOR_POLL_SECONDS="1000", KANTOR_TEST_SHARED_FOLDER="1") for _ in range(2))
    first.start()
    second.start()
    yield first, second
    first.stop()
    second.stop()


async def same_person(ada: Person, second: Server) -> Person:
    there = Person(second.address)
    await there.get("/api/session")
    there.http.cookies.set("kantor_session", ada.http.cookies["kantor_session"])
    return there


def test_two_processes_never_both_win(pair: tuple[Server, Server]) -> None:
    async def scenario() -> None:
        async with Person(pair[0].address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=BOTH, start=True))["id"]
            async with await same_person(ada, pair[1]) as same, ada.at(table) as here, same.at(table) as there:
                await here.until(here.to_move)
                await there.until(there.to_move)
                (seat,) = here.to_move()
                assert (await here.play(seat))["type"] == "done"
                # The second process has not heard of it, and can't write the same entry.
                answer = await there.play(seat)
                assert answer["error"] in ("stale", "not-your-turn")
                await there.until(lambda: there.sights[seat]["entry"] == here.sights[seat]["entry"])
                assert there.sights[seat]["view"] == here.sights[seat]["view"]
                assert there.logs[seat] == here.logs[seat]
                await there.until(there.to_move)
                (seat,) = there.to_move()
                assert (await there.play(seat))["type"] == "done"
                # And now the first one is behind.
                decision = there.sights[seat]["decision"]
                preview = await here.ask("preview", seat=seat, decision=decision or 0, move=0)
                assert preview.get("error") != "stale"
                await here.until(lambda: here.sights[seat]["entry"] == there.sights[seat]["entry"])
                assert here.sights[seat]["view"] == there.sights[seat]["view"]

    run(scenario())


def test_a_key_is_known_to_the_other_process(pair: tuple[Server, Server]) -> None:
    async def scenario() -> None:
        async with Person(pair[0].address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=BOTH, start=True))["id"]
            async with await same_person(ada, pair[1]) as same, ada.at(table) as here, same.at(table) as there:
                await here.until(here.to_move)
                await there.until(there.to_move)
                (seat,) = here.to_move()
                sight = here.sights[seat]
                move = {"seat": seat, "decision": sight["decision"], "move": sight["view"]["options"][0], "key": "k"}
                done = await here.ask("move", **move)
                assert (await there.ask("move", **move))["entry"] == done["entry"]
                other = await there.ask("move", **move | {"decision": 0})
                assert other["error"] == "key-reused"

    run(scenario())


def test_the_lobby_is_judged_by_what_the_other_process_wrote(pair: tuple[Server, Server]) -> None:
    async def scenario() -> None:
        async with Person(pair[0].address) as ada, Person(pair[1].address) as bo:
            await ada.sign_in("Ada")
            await bo.sign_in("Bo")
            table = (await ada.open_table(game="toy", players=3, seats=[ME]))["id"]
            path = f"/api/tables/{table}"
            assert (await bo.get(path))["players"] == 3
            changed = await ada.send("PATCH", path, {"players": 2, "settings": {"goal": 4}, "title": "New"})
            assert changed["players"] == 2
            # A seat taken there leaves the settings made here as they are.
            assert (await bo.sit(table, 2))["error"] == "table-no-such-seat"
            sat = await bo.sit(table, 1)
            assert (sat["settings"]["goal"], sat["title"], sat["players"]) == (4, "New", 2)
            # All seats are taken there; the start here isn't refused from before that.
            async with await same_person(ada, pair[1]) as there:
                assert (await there.get(path))["state"] == "open"
                begun = await ada.send("POST", f"{path}/start")
                assert begun["state"] == "running"
                # The second process doesn't know that the match has begun.
                assert (await there.send("PATCH", path, {"players": 3}))["error"] == "already-started"
                assert (await bo.send("DELETE", f"{path}/seats/1"))["error"] == "already-started"
                assert (await there.send("DELETE", path))["error"] == "already-started"
            async with ada.at(table) as here, bo.at(table) as there_too:
                await here.until(here.to_move)
                await there_too.until(there_too.to_move)

    run(scenario())


def test_a_table_that_was_closed_there_is_closed_here(pair: tuple[Server, Server]) -> None:
    async def scenario() -> None:
        async with Person(pair[0].address) as ada, Person(pair[1].address) as bo:
            await ada.sign_in("Ada")
            await bo.sign_in("Bo")
            table = (await ada.open_table(players=3, seats=[ME]))["id"]
            assert (await bo.get(f"/api/tables/{table}"))["id"] == table
            await ada.send("DELETE", f"/api/tables/{table}")
            assert (await bo.sit(table, 1))["error"] == "no-such-table"
            assert (await bo.get(f"/api/tables/{table}"))["error"] == "no-such-table"

    run(scenario())


def test_two_who_want_a_rematch_meet_at_one_table(pair: tuple[Server, Server]) -> None:
    async def scenario() -> None:
        async with Person(pair[0].address) as ada, Person(pair[1].address) as bo:
            await ada.sign_in("Ada")
            await bo.sign_in("Bo")
            table = (await ada.open_table(game="toy", players=2, settings={"goal": 2}, seats=[ME]))["id"]
            await bo.sit(table, 1)
            await ada.send("POST", f"/api/tables/{table}/start")
            also = await same_person(bo, pair[0])
            async with also, ada.at(table) as here, also.at(table) as beside:
                await asyncio.gather(here.play_out(), beside.play_out())
            first = await ada.send("POST", f"/api/tables/{table}/rematch")
            second = await bo.send("POST", f"/api/tables/{table}/rematch")
            assert first["id"] == second["id"]
            assert [seat["name"] for seat in second["seats"]] == ["Ada", "Bo"]

    run(scenario())


def test_what_is_stored_of_the_log_names_nobody(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Person(server.address) as ada, Person(server.address) as bo:
            await ada.sign_in("Adalberta")
            await bo.sign_in("Bonifacius")
            table = (await ada.open_table(game="toy", players=2, seats=[ME]))["id"]
            await bo.sit(table, 1)
            await bo.send("DELETE", f"/api/tables/{table}/seats/1")
            await bo.sit(table, 1)
            await ada.send("POST", f"/api/tables/{table}/start")
            async with bo.at(table) as seats:
                await seats.until(seats.to_move)
                await seats.play(1, "bid 1")
                await seats.ask("undo", seat=1, undoable=1)
            info = await bo.send("POST", f"/api/tables/{table}/seats/1/resign")
            assert [note["name"] for note in info["notes"] if note["kind"] in ("leave", "undo", "resign")] == [
                "Bonifacius"
            ] * 3

    server = Server(tmp_path / "data").start()
    try:
        run(scenario(server))
    finally:
        server.stop()
    connection = sqlite3.connect(tmp_path / "data/kantor.sqlite")
    try:
        kept = str(connection.execute("SELECT * FROM entries").fetchall())
        assert "resign" in kept
        assert "Adalberta" not in kept
        assert "Bonifacius" not in kept
        named = connection.execute("SELECT name FROM seat_names ORDER BY seat").fetchall()
        assert named == [("Adalberta",), ("Bonifacius",)]
    finally:
        connection.close()
