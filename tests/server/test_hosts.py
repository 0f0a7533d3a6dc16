"""Two hosts on one PostgreSQL are one server: what happens at one is seen at the other, and everything heals."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.clients import Person, Seats, run
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.test_middleware import closing_code

ME = {"sitter": "me"}
BOT = {"sitter": "bot", "bot": "random"}

Hosts = tuple[Server, Server]


@pytest.fixture(scope="module")
def hosts(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosts]:
    """Both begin at the same time on an empty database. The poll is so slow that only the bus can be quick."""
    folder = tmp_path_factory.mktemp("hosts")
    address = postgres.new_database()
    pair = [Server(folder / name, KANTOR_DATABASE=address, KANTOR_POLL_SECONDS="300") for name in ("a", "b")]
    with ThreadPoolExecutor(2) as threads:
        first, second = threads.map(Server.start, pair)
    yield first, second
    first.stop()
    second.stop()


async def at_two_hosts(hosts: Hosts, scenario: Callable[[Person, Person, str], object], **wish: object) -> None:
    async with Person(hosts[0].address) as ada, Person(hosts[1].address) as bo:
        await ada.sign_in("Ada")
        await bo.sign_in("Bo")
        table = (await ada.open_table(**{"players": 3, "seats": [ME, None, BOT], **wish}))["id"]
        await bo.sit(table, 1)
        begun = await ada.send("POST", f"/api/tables/{table}/start")
        assert begun["state"] == "running"
        await scenario(ada, bo, table)  # type: ignore[misc]


async def somebody_to_move(*seats: Seats) -> None:
    """Each socket hears for itself, so each is waited for."""
    waiting = [asyncio.create_task(screen.until(screen.to_move)) for screen in seats]
    done, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    for task in done:
        task.result()


async def agreed(*seats: Seats) -> None:
    """All sockets show the same entry."""
    last = max(screen.entry for screen in seats)
    for screen in seats:
        await screen.until(lambda: screen.entry >= last)  # noqa: B023


def test_two_people_at_two_hosts_play_a_whole_game(hosts: Hosts) -> None:
    async def scenario(ada: Person, bo: Person, table: str) -> None:
        async with ada.at(table) as first, bo.at(table) as second:
            await asyncio.gather(first.play_out(), second.play_out())
            assert first.sights[0]["view"]["result"] == second.sights[1]["view"]["result"]
            await second.until(lambda: second.table["state"] == "over")
        assert await ada.get(f"/api/tables/{table}/record") == await bo.get(f"/api/tables/{table}/record")

    run(at_two_hosts(hosts, scenario))


def test_who_is_present_is_known_at_both_hosts(hosts: Hosts) -> None:
    async def scenario(ada: Person, bo: Person, table: str) -> None:
        async with Person(hosts[1].address) as eve, ada.at(table) as first:
            await first.until(lambda: first.table and not first.table["seats"][1]["connected"])
            async with bo.at(table), eve.at(table):
                await first.until(lambda: first.table["seats"][1]["connected"])
                await first.until(lambda: first.table["watching"] == 1)
            await first.until(lambda: not first.table["seats"][1]["connected"])
            await first.until(lambda: first.table["watching"] == 0)

    run(at_two_hosts(hosts, scenario))


def test_a_session_ends_everywhere(hosts: Hosts) -> None:
    async def scenario(ada: Person, bo: Person, table: str) -> None:
        async with Person(hosts[1].address) as there:
            there.http.cookies.set("kantor_session", ada.http.cookies["kantor_session"])
            assert await there.get("/api/session") == {"name": "Ada"}
            async with there.socket(table) as socket:
                await socket.recv()
                await ada.send("DELETE", "/api/session")
                assert await closing_code(socket) == 4401
            assert await there.get("/api/session") == {"name": None}

    run(at_two_hosts(hosts, scenario))


def test_signing_out_everywhere_reaches_the_other_host(hosts: Hosts) -> None:
    async def scenario() -> None:
        async with Person(hosts[0].address) as ada, Person(hosts[1].address) as phone:
            await ada.sign_in("Ada")
            who = {"by": "password", "login": "two-hosts", "password": "correct horse"}
            assert (await ada.request("POST", "/api/account/claim", who)).status_code == 200
            table = (await ada.open_table(players=3))["id"]
            assert (await phone.request("POST", "/api/account/session", who)).status_code == 200
            async with phone.socket(table) as socket:
                await socket.recv()
                await ada.send("DELETE", "/api/account/sessions")
                async with asyncio.timeout(60):
                    await socket.wait_closed()
                assert socket.close_code == 4401
            assert await phone.get("/api/session") == {"name": None}
            assert await ada.get("/api/session") == {"name": "Ada"}

    run(scenario())


def test_somebody_who_is_forgotten_at_one_host_has_no_name_at_the_other(hosts: Hosts) -> None:
    async def scenario(ada: Person, bo: Person, table: str) -> None:
        async with bo.at(table) as theirs:
            await theirs.until(lambda: theirs.table and theirs.table["seats"][0]["name"] == "Ada")
            await ada.send("DELETE", "/api/account", {"name": "Ada"})
            await theirs.until(lambda: theirs.table["seats"][0]["kind"] == "bot")
            await theirs.until(lambda: "Ada" not in str(theirs.table))
            assert theirs.table["hosting"]

    run(at_two_hosts(hosts, scenario))


def test_after_all_connections_were_cut_both_hosts_play_on(hosts: Hosts, postgres: Postgres) -> None:
    async def scenario(ada: Person, bo: Person, table: str) -> None:
        async with ada.at(table) as first, bo.at(table) as second:
            await asyncio.gather(first.play_out(entry=10), second.play_out(entry=10))
            await asyncio.to_thread(postgres.cut_connections)
            await asyncio.gather(first.play_out(entry=25), second.play_out(entry=25))
            await agreed(first, second)

    run(at_two_hosts(hosts, scenario))


def test_after_the_database_was_killed_both_hosts_and_the_bots_play_on(hosts: Hosts, postgres: Postgres) -> None:
    async def scenario(ada: Person, bo: Person, table: str) -> None:
        async with ada.at(table) as first, bo.at(table) as second:
            await asyncio.gather(first.play_out(entry=10), second.play_out(entry=10))
            await somebody_to_move(first, second)
            await asyncio.to_thread(postgres.stop, "immediate")
            screen = first if first.to_move() else second
            seat = screen.to_move()[0]
            sight = screen.sights[seat]
            move = {"seat": seat, "decision": sight["decision"], "move": sight["view"]["options"][0], "key": "k"}
            answer = await screen.ask("move", **move)
            assert answer["error"] == "database-away"
            assert (await ada.http.get(f"/api/tables/{table}/record")).status_code == 503
            await asyncio.to_thread(postgres.start)
            answers = [await screen.ask("move", **move) for _ in range(2)]
            assert [answer["type"] for answer in answers] == ["done", "done"]
            assert answers[0]["entry"] == answers[1]["entry"]
            await asyncio.gather(first.play_out(), second.play_out())
            assert first.sights[0]["view"]["result"] == second.sights[1]["view"]["result"]

    run(at_two_hosts(hosts, scenario))


def test_a_host_that_dies_leaves_everything_to_the_other(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    first, second = (Server(tmp_path / name, KANTOR_DATABASE=address) for name in ("a", "b"))
    first.start()
    second.start()

    async def scenario(ada: Person, bo: Person, table: str) -> None:
        async with bo.at(table) as there:
            async with ada.at(table) as here:
                await asyncio.gather(here.play_out(entry=10), there.play_out(entry=10))
                await somebody_to_move(here, there)
                entry = max(here.entry, there.entry)
                first.kill()
            async with Person(second.address) as again:
                again.http.cookies.set("kantor_session", ada.http.cookies["kantor_session"])
                async with again.at(table) as moved:
                    await moved.until(lambda: moved.entry >= entry)
                    await asyncio.gather(moved.play_out(), there.play_out())
                    assert moved.over

    try:
        run(at_two_hosts((first, second), scenario))
    finally:
        first.stop()
        second.stop()
