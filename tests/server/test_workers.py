"""Several workers on one port, and machines that only think."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from kantor.cli import run as kantor
from kantor.server.limits import Limits
from kantor.server.refusals import Refusal
from kantor.server.settings import Rate, Settings
from kantor.server.shared_limits import SharedBuckets, SharedLimits, SharedPlaces
from tests.server.clients import Person, run
from tests.server.postgres import Postgres
from tests.server.serving import ROOT, Server, children

ME = {"sitter": "me"}
BOT = {"sitter": "bot", "bot": "greedy"}
SECRET = bytes(16)


@pytest.mark.parametrize("command", [["serve", "--workers", "2"], ["worker"]])
def test_several_processes_need_postgres(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KANTOR_DATABASE", raising=False)
    assert kantor([*command, "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


async def until(condition: object) -> None:
    async with asyncio.timeout(60):
        while not condition():  # type: ignore[operator]
            await asyncio.sleep(0.05)


def test_a_worker_that_is_killed_leaves_its_people_to_the_others(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", 2, KANTOR_DATABASE=postgres.new_database()).start()

    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=[ME, {**ME, "name": "Bo"}], start=True))["id"]
            for entry in (8, 16):
                first, second = children(server.process)
                async with ada.at(table) as seats:
                    await seats.play_out(entry=entry)
                os.kill(first, signal.SIGKILL)
                os.kill(second, signal.SIGKILL)
                await until(lambda: len(set(children(server.process)) - {first, second}) == 2)  # noqa: B023
            async with ada.at(table) as seats:
                await seats.play_out()
                assert seats.over

    try:
        run(scenario())
    finally:
        workers = children(server.process)
        server.kill()
    # With their supervisor gone they don't hold the port.
    run(until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers)))
    server.start()
    server.stop()


def test_limits_count_all_workers(postgres: Postgres, tmp_path: Path) -> None:
    variables = {"KANTOR_DATABASE": postgres.new_database(), "KANTOR_RATE_SCALE": "0.01"}
    server = Server(tmp_path / "data", 3, **variables).start()
    try:
        begun = time.monotonic()
        # A connection each, so that the system spreads them over the workers.
        answers = [httpx.get(f"{server.address}/api/health").status_code for _ in range(30)]
        took = time.monotonic() - begun
        assert set(answers) == {200, 429}
        assert 2 <= answers.count(200) <= 3 + 0.5 * took
    finally:
        server.stop()


def test_shared_buckets_are_one_bucket_for_all(tmp_path: Path) -> None:
    several = [SharedBuckets(Rate(0, 6), tmp_path / "reads", SECRET) for _ in range(3)]
    for number in range(6):
        several[number % 3].take("10.0.0.1")
    for buckets in several:
        with pytest.raises(Refusal, match="too fast"):
            buckets.take("10.0.0.1")
        buckets.take("10.0.0.2")
    for number in range(50_000):
        several[number % 3].take(f"address {number}")


def test_shared_places_of_a_worker_end_with_it(tmp_path: Path) -> None:
    """Locks belong to processes, so the other worker is one."""
    places = SharedPlaces(3, tmp_path / "places", SECRET, 2)
    with subprocess.Popen(
        [sys.executable, "-c", OTHER, str(tmp_path / "places")], cwd=ROOT, stdout=subprocess.PIPE, stdin=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"two places\n"
        with places.place("10.0.0.1"), pytest.raises(Refusal, match="connections"), places.place("10.0.0.1"):
            pass
        other.kill()
    again = SharedPlaces(3, tmp_path / "places", SECRET, 2)
    with again.place("10.0.0.1"), again.place("10.0.0.1"), again.place("10.0.0.1"):
        pass


OTHER = """
import sys
from pathlib import Path
from kantor.server.shared_limits import SharedPlaces
places = SharedPlaces(3, Path(sys.argv[1]), bytes(16), 2)
with places.place("10.0.0.1"), places.place("10.0.0.1"):
    print("two places", flush=True)
    sys.stdin.read()
"""


def test_shared_limits_are_those_of_the_settings(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, writes=Rate(0, 5), sockets_per_person=1)
    for limits in (Limits.of(settings), SharedLimits(tmp_path, SECRET, 1).opened(settings)):
        for _ in range(int(settings.writes.burst)):
            limits.writes.take("a")
        with pytest.raises(Refusal):
            limits.writes.take("a")
        person, address = limits.sockets_by_person, limits.sockets_by_address
        with person.place("p"), address.place("p"), pytest.raises(Refusal), person.place("p"):
            pass


@contextmanager
def thinking(database: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "kantor.cli", "worker", "--data", str(folder), "--lang", "en"]
    variables = os.environ | {"KANTOR_DATABASE": database, "KANTOR_BOT_WORKERS": "1"}
    with subprocess.Popen(command, env=variables, cwd=ROOT, stdout=subprocess.PIPE, text=True) as machine:
        assert machine.stdout is not None
        assert "thinks" in machine.stdout.readline()
        try:
            yield machine
        finally:
            machine.kill()


def test_a_machine_that_only_thinks_plays_the_bots(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    variables = {"KANTOR_DATABASE": database, "KANTOR_SWEEP_SECONDS": "1000"}
    server = Server(tmp_path / "data", 1, **variables).start()

    async def scenario(machine: subprocess.Popen[str]) -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            # The server knows of the machine when it has heard it once.
            await until(lambda: "thinks" in (tmp_path / "data.log").read_text())
            table = (await ada.open_table(players=3, seats=[ME, BOT, BOT], start=True))["id"]
            async with ada.at(table) as seats:
                await seats.play_out(entry=30)
                assert len(children(machine.pid)) == 1
                assert not children(server.process)
                # Killed, it leaves the bots to the server again, as soon as that has missed it.
                machine.kill()
                await seats.play_out(entry=50)
                assert len(children(server.process)) == 1

    try:
        with thinking(database, tmp_path / "machine") as machine:
            run(scenario(machine))
    finally:
        server.stop()
