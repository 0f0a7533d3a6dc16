"""A full disk, a database that only reads, a clock that is set back, two servers on one folder: told, nothing lost."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import pytest

from kantor.cli import run as kantor
from kantor.server import database
from kantor.server.clock import TestClock
from kantor.server.due import Leases
from kantor.server.store import Store
from tests.server.clients import Person, Seats, run
from tests.server.postgres import Postgres
from tests.server.serving import Server

ME = {"sitter": "me"}
TWO = [ME, {"sitter": "me", "name": "Bo"}]


async def one_move(seats: Seats, key: str) -> dict[str, object]:
    await seats.until(seats.to_move)
    seat = seats.to_move()[0]
    sight = seats.sights[seat]
    move = {"seat": seat, "decision": sight["decision"], "move": sight["view"]["options"][0], "key": key}
    return await seats.ask("move", **move)


async def until_refused(seats: Seats) -> tuple[int, dict[str, object]]:
    """Play until a move is refused; how many were done, and the refusal."""
    for count in range(10_000):
        answer = await one_move(seats, f"k{count}")
        if answer["type"] != "done":
            return count, answer
        entry = int(str(answer["entry"]))
        await seats.until(lambda: seats.entry >= entry)  # noqa: B023
    raise AssertionError("nothing was refused")


async def refused_then_done(server: Server, fail: object, heal: object) -> None:
    async with Person(server.address) as ada:
        await ada.sign_in("Ada")
        table = (await ada.open_table(players=2, seats=TWO, start=True))["id"]
        async with ada.at(table) as seats:
            assert (await one_move(seats, "first"))["type"] == "done"
            fail()  # type: ignore[operator]
            count, refusal = await until_refused(seats)
            assert refusal["error"] == "database-away"
            assert "Nothing that was acknowledged is lost" in refusal["say"]["en"]  # type: ignore[index]
            # What can be read is still shown.
            assert (await ada.get(f"/api/tables/{table}"))["state"] == "running"
            heal()  # type: ignore[operator]
            done = await one_move(seats, f"k{count}")
            assert done["type"] == "done"
            await seats.play_out()
            assert seats.over


def test_a_full_disk_is_told_and_healed(own_server: Server) -> None:
    """The system lets the server write no file any longer than it is."""
    own_server.start()
    log = own_server.data / "kantor.sqlite-wal"

    def fail() -> None:
        longest = log.stat().st_size + 20_000
        _, hard = resource.prlimit(own_server.process, resource.RLIMIT_FSIZE)
        resource.prlimit(own_server.process, resource.RLIMIT_FSIZE, (longest, hard))

    def heal() -> None:
        _, hard = resource.prlimit(own_server.process, resource.RLIMIT_FSIZE)
        resource.prlimit(own_server.process, resource.RLIMIT_FSIZE, (hard, hard))

    run(refused_then_done(own_server, fail, heal))


def test_a_database_that_only_reads_is_told_and_healed(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    name = address.rpartition("/")[2]
    server = Server(tmp_path / "data", KANTOR_DATABASE=address).start()

    def only_read(on: str) -> None:
        postgres.ask(f"ALTER DATABASE {name} SET default_transaction_read_only = {on}")
        postgres.cut_connections()

    try:
        run(refused_then_done(server, lambda: only_read("on"), lambda: only_read("off")))
    finally:
        server.stop()


def test_a_clock_that_was_set_back_keeps_no_lease_for_ever(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = TestClock()
        store = Store(database.connect(f"sqlite+aiosqlite:///{tmp_path / 'kantor.sqlite'}"))
        await database.migrate(store.engine)
        first, second = Leases(store, clock), Leases(store, clock)
        assert await first.take("sweep", 15)
        assert not await second.take("sweep", 15)
        clock.turn(-24 * 3600 * 1000)
        assert await second.take("sweep", 15)
        assert not await first.take("sweep", 15)
        await store.close()

    run(scenario())


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Another server uses the folder"), ("pl", "korzysta inny serwer")]
)
def test_a_second_server_on_a_folder_is_refused(
    language: str, sentence: str, own_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    own_server.start()

    def second() -> int:
        return kantor(["serve", "--port", "0", "--data", str(own_server.data), "--lang", language])

    async def scenario() -> None:
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(game="toy", players=2, seats=TWO, start=True))["id"]
            assert await asyncio.to_thread(second) == 2
            said = capsys.readouterr().err
            assert sentence in said
            assert str(own_server.data) in said
            async with ada.at(table) as seats:
                assert (await one_move(seats, "first"))["type"] == "done"
            # One that was killed leaves no lock behind.
            own_server.kill()
            own_server.start()
            async with ada.at(table) as seats:
                await seats.play_out()

    run(scenario())


@pytest.mark.parametrize("folder", ["file", "file/below"])
def test_a_folder_that_cant_be_is_told(folder: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert kantor(["serve", "--port", "0", "--data", str(tmp_path / folder), "--lang", "en"]) == 2
    assert "The database can't be used" in capsys.readouterr().err
