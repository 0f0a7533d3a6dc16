"""Nobody starves others: what is asked for costs, waits in fair lines, and is done beside the moves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from contextvars import copy_context
from pathlib import Path

import httpx
import pytest

from kantor.server import clients
from kantor.server.addresses import network_of
from kantor.server.costs import Costs
from kantor.server.fair_queue import FairQueue
from kantor.server.limits import Bucket, Buckets, Limits, Places
from kantor.server.refusals import Refusal
from kantor.server.routes.lessons import paid
from kantor.server.settings import Rate, Settings
from kantor.server.shared_limits import SharedBuckets
from tests.server.clients import TIMEOUT, Person, Seats, run
from tests.server.serving import Server
from tests.server.test_middleware import ME, closing_code

FAR = {"X-Forwarded-For": "203.0.113.9"}


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that everybody has."""
    found = Server(tmp_path_factory.mktemp("starving") / "data", KANTOR_RATE_SCALE="1")
    yield found.start()
    found.stop()


@asynccontextmanager
async def at_a_table(server: Server) -> AsyncIterator[tuple[Person, str, Seats]]:
    async with Person(server.address) as ada:
        await ada.sign_in("Ada")
        table = (await ada.open_table(players=2, seats=[ME, ME], start=True))["id"]
        async with ada.at(table) as seats:
            await seats.until(seats.to_move)
            yield ada, table, seats


async def slowest_but_one(seats: Seats, moves: int) -> float:
    """How long moves take: the second longest of some."""
    taken = []
    for _ in range(moves):
        await seats.until(seats.to_move)
        began = time.perf_counter()
        await seats.play(seats.to_move()[0])
        taken.append(time.perf_counter() - began)
        await asyncio.sleep(0.06)  # as people do, who play no faster than they may
    return sorted(taken)[-2]


def test_whoever_asks_for_replays_without_end_is_refused_and_others_play_on(strict_server: Server) -> None:
    async def scenario() -> None:
        async with (
            at_a_table(strict_server) as (_, table, seats),
            httpx.AsyncClient(base_url=strict_server.address, timeout=TIMEOUT) as eve,
        ):
            await seats.play_out(40)
            alone = await slowest_but_one(seats, 10)
            stop = asyncio.Event()
            answers: list[int] = []

            async def attack(number: int) -> None:
                while not stop.is_set() and len(answers) < 400:
                    address = {"X-Forwarded-For": f"203.0.113.{number}"}
                    answer = await eve.get(f"/api/tables/{table}/replay?from={len(answers) % 40}", headers=address)
                    answers.append(answer.status_code)

            tasks = [asyncio.create_task(attack(number)) for number in range(4)]
            beside = await slowest_but_one(seats, 10)
            stop.set()
            await asyncio.gather(*tasks)
            assert {200, 429} >= set(answers) - {503}, set(answers)
            # On a busy machine single moves take long by themselves; a server that starves takes seconds.
            assert beside < max(0.5, 10 * alone), (alone, beside)

    run(scenario())


def test_replays_are_kept(strict_server: Server) -> None:
    async def scenario() -> None:
        async with at_a_table(strict_server) as (ada, table, seats):
            await seats.play_out(5)
            first = await ada.http.get(f"/api/tables/{table}/replay")
            again = await ada.http.get(f"/api/tables/{table}/replay")
            assert first.json() == again.json()
            plain = await ada.http.get(f"/api/tables/{table}/replay", headers={"Accept-Encoding": "identity"})
            assert plain.json() == first.json()
            assert "content-encoding" not in plain.headers
            text = (await ada.http.get("/metrics")).text
            assert 'kantor_replay_cache_total{found="yes"}' in text

    run(scenario())


def test_looks_are_dear_and_all_sockets_of_a_person_pay_together(strict_server: Server) -> None:
    async def scenario() -> None:
        async with at_a_table(strict_server) as (ada, table, seats):
            answers = [await seats.ask("ping") for _ in range(3)]
            assert {answer["type"] for answer in answers} == {"pong"}
            flood = ['{"type":"look"}'] * 300
            async with ada.socket(table) as one:
                assert await closing_code(one, flood) == 4429
            # Another socket of the same person isn't taken before the debt is paid.
            async with ada.socket(table) as two:
                assert await closing_code(two) == 4429

    run(scenario())


def test_what_is_costly_is_paid_by_the_person_too_wherever_it_is_asked_from(tmp_path: Path) -> None:
    """Many addresses don't help whoever has one session; others aren't concerned."""
    costs = Costs()
    costs.charge(1000)  # a command has no limits
    limits = Limits.of(Settings(data=tmp_path, reads=Rate(0, 100)))
    costs.by(limits)

    def asked(address: str, person: str, seconds: float) -> None:
        clients.client.set(address)
        clients.person.set(person)
        limits.reads.take(address)
        costs.begin()
        costs.charge(seconds)

    def scenario() -> None:
        for number in range(2):
            asked(f"203.0.113.{number}", "eve", 0.2)
        with pytest.raises(Refusal, match="too fast"):
            asked("203.0.113.77", "eve", 0.2)
        asked("203.0.113.78", "ada", 0.2)
        asked("203.0.113.79", "", 0.8)
        with pytest.raises(Refusal, match="too fast"):
            asked("203.0.113.79", "", 0.0)

    copy_context().run(scenario)


def test_a_lesson_is_paid_for_by_what_it_costs_also_when_it_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits.of(Settings(data=tmp_path, reads=Rate(0, 10)))
        line, costs = FairQueue("lesson", places=1), Costs()
        costs.by(limits)
        clients.client.set("203.0.113.5")

        async def wrong_move() -> None:
            async with paid(line, costs):
                time.sleep(0.05)
                raise Refusal("no-such-lesson", 404, lesson="x", known="-")

        with pytest.raises(Refusal, match="lesson"):
            await wrong_move()
        with pytest.raises(Refusal, match="too fast"):
            limits.reads.take("203.0.113.5")

    run(scenario())


def test_tables_of_an_address_are_limited(strict_server: Server) -> None:
    async def scenario() -> None:
        refused: list[str] = []
        for name in ("Eve", "Mallory", "Trudy"):
            async with Person(strict_server.address) as guest:
                guest.http.headers.update({"X-Forwarded-For": f"2001:db8:7::{len(name)}"})
                await guest.sign_in(name)
                for _ in range(25):
                    answer = await guest.request("POST", "/api/tables", {"game": "merchants"})
                    if answer.status_code != 201:
                        refused.append(answer.json()["error"])
        assert refused
        assert set(refused) == {"too-fast"}

    run(scenario())


def test_an_address_of_ipv6_is_its_64() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::4") != network_of("2001:db8:1:2::4")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("unknown") == "unknown"


def test_what_was_costly_is_paid_afterwards(tmp_path: Path) -> None:
    for buckets in (Buckets(Rate(1, 10)), SharedBuckets(Rate(1, 10), tmp_path / "file", b"secret")):
        buckets.take("eve")
        buckets.charge("eve", 12)
        with pytest.raises(Refusal) as refused:
            buckets.take("eve")
        assert refused.value.args_of_message["seconds"] >= 3
        buckets.take("ada")
        buckets.charge("eve", 1000)
        with pytest.raises(Refusal) as refused:
            buckets.take("eve")
        assert refused.value.args_of_message["seconds"] <= 11  # a debt has an end


def test_a_price_above_the_brim_can_be_paid() -> None:
    time_now = [0.0]
    bucket = Bucket(Rate(1, 5), lambda: time_now[0])
    assert bucket.take(50) == 0
    assert bucket.take() > 0
    time_now[0] = 60
    assert bucket.take() == 0


def test_lines_take_turns_and_are_bounded() -> None:
    async def scenario() -> None:
        queue, done = FairQueue("test", places=1, most_each=3, most=5), []

        async def work(client: str) -> None:
            async with queue.turn(client):
                done.append(client)
                await asyncio.sleep(0)

        async with queue.turn("first"):
            tasks = [asyncio.create_task(work("eve")) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(Refusal):
                await work("eve")
            tasks += [asyncio.create_task(work("ada")), asyncio.create_task(work("bob"))]
            await asyncio.sleep(0)
            with pytest.raises(Refusal):
                await work("zoe")
            tasks[1].cancel()
            await asyncio.sleep(0)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert done == ["eve", "ada", "bob", "eve"]
        async with queue.turn("last"):
            done.clear()

    run(scenario())


def test_places_are_counted_by_key() -> None:
    places = Places(1)
    with places.place("2001:db8::/64"), pytest.raises(Refusal), places.place("2001:db8::/64"):
        pass
    with places.place("2001:db8::/64"):
        pass
