"""Answers given in advance: played when their question comes, seen by nobody else before or after."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kantor import GAMES
from kantor.core.ahead import asked
from kantor.server.clock import TestClock
from kantor.server.entries import Entry
from kantor.server.info import table_info
from kantor.server.presence import Presence
from kantor.server.store import Change
from kantor.server.table import Table
from tests.server.clients import Json, Person, Seats, run
from tests.server.postgres import Postgres
from tests.server.push_service import Hook, hook
from tests.server.serving import Server
from tests.server.test_hosts import somebody_to_move
from tests.server.test_table import begun, loaded

MOVES = 120
TABLES = 100  # a question comes at most of them
PASS = {"answers": ["pass"]}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def quick(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without pauses, on either database."""
    found = Server(tmp_path_factory.mktemp("ahead") / "data", KANTOR_BOT_PAUSE="0")
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        found.variables["KANTOR_DATABASE"] = postgres.new_database()
    found.start()
    yield found
    found.stop()


class Two:
    """Ada and Bo at a table of two; Ada's seat is 0."""

    def __init__(self, ada: Person, bo: Person, table: str) -> None:
        self.ada, self.bo, self.table = ada, bo, table

    def path(self, question: str = "", seat: int = 0) -> str:
        return f"/api/tables/{self.table}/seats/{seat}/ahead{'/' if question else ''}{question}"

    async def answers(self) -> dict[str, list[int]]:
        found = await self.ada.get(self.path())
        return {one["question"]: one["answers"] for one in found["questions"] if one["answers"]}

    async def set(self, question: str = "planning", *answers: str) -> Json:
        found: Json = await self.ada.send("PUT", self.path(question), {"answers": list(answers or ("pass",))})
        return found


@asynccontextmanager
async def two(server: Server, other: Server | None = None) -> AsyncIterator[Two]:
    async with Person(server.address) as ada, Person((other or server).address) as bo:
        await ada.sign_in("Ada")
        await bo.sign_in("Bo")
        table = (await ada.open_table(players=2, seats=[{"sitter": "me"}]))["id"]
        await bo.sit(table, 1)
        await ada.send("POST", f"/api/tables/{table}/start")
        yield Two(ada, bo, table)


async def until_planning(seats: Seats, seat: int, others: Seats, other: int) -> None:
    """Both play by hand until a seat is about to plan: the next move of the other brings it there."""
    while True:
        await somebody_to_move(seats, others)
        if others.to_move():
            prompt = others.sights[other]["view"]["prompt"]["id"]
            if prompt == "trade":
                return
            await others.play(other, "pass" if prompt == "plan" else None)
        else:
            prompt = seats.sights[seat]["view"]["prompt"]["id"]
            await seats.play(seat, {"plan": "pass", "trade": "draw"}.get(prompt))


def planned(seats: Seats, seat: int) -> bool:
    """A seat has passed and is asked to trade."""
    return bool(seats.sights[seat]["view"]["prompt"]["id"] == "trade")


def test_an_answer_is_played_when_its_question_comes(quick: Server) -> None:
    async def scenario() -> None:
        async with two(quick) as at, at.ada.at(at.table) as first, at.bo.at(at.table) as second:
            await until_planning(first, 0, second, 1)
            shown = await at.set()
            assert {one["question"] for one in shown["questions"]} >= {"planning"}
            assert list(await at.answers()) == ["planning"]
            await second.play(1, "draw")
            await first.until(lambda: planned(first, 0))
            sight = first.sights[0]
            # It is marked in its owner's log, and stays for the next time.
            assert sight["ahead"] == [sight["last"]]
            assert any(one["event"]["event"] == "passed" for one in first.logs[0] if one["ply"] in sight["ahead"])
            assert list(await at.answers()) == ["planning"]
            await second.until(lambda: second.entry == first.entry)
            assert second.sights[1]["ahead"] == []
            assert "ahead" not in second.table

    run(scenario())


def test_nobody_else_is_sent_anything_when_an_answer_is_set(quick: Server) -> None:
    async def scenario() -> None:
        async with two(quick) as at, at.ada.at(at.table) as first, at.bo.at(at.table) as second:
            await until_planning(first, 0, second, 1)
            await second.ask("ping")
            before = len(at.bo.received)
            await at.set()
            await at.set("office", "take", "done")
            await at.set("office")
            await at.ada.send("PUT", at.path("office"), {"answers": []})
            assert (await second.ask("ping"))["type"] == "pong"
            assert [text for text in at.bo.received[before:] if '"pong"' not in text] == []

    run(scenario())


def test_what_is_taken_back_is_decided_by_hand(quick: Server) -> None:
    async def scenario() -> None:
        async with two(quick) as at, at.ada.at(at.table) as first, at.bo.at(at.table) as second:
            await until_planning(first, 0, second, 1)
            await at.set()
            await second.play(1, "draw")
            await first.until(lambda: planned(first, 0))
            answer = await first.ask("undo", seat=0, undoable=first.sights[0]["undoable"])
            assert answer["type"] == "done"
            await first.until(lambda: first.entry >= answer["entry"])
            assert first.sights[0]["view"]["prompt"]["id"] == "plan"
            assert first.sights[0]["ahead"] == []
            assert await at.answers() == {}
            # Looking again, as a second socket does, plays nothing either.
            async with at.ada.at(at.table) as again:
                await again.until(lambda: 0 in again.sights)
                assert again.sights[0]["view"]["prompt"]["id"] == "plan"

    run(scenario())


def test_an_answer_that_did_not_fit_is_dropped_once_it_was_decided_by_hand(quick: Server) -> None:
    async def scenario() -> None:
        async with two(quick) as at, at.ada.at(at.table) as first, at.bo.at(at.table) as second:
            await until_planning(first, 0, second, 1)
            await at.set("planning", "draw")
            await second.play(1, "draw")
            await first.until(first.to_move)
            assert list(await at.answers()) == ["planning"]
            await first.play(0, "pass")
            assert await at.answers() == {}

    run(scenario())


def test_only_its_owner_sees_and_sets_an_answer(quick: Server) -> None:
    async def scenario() -> None:
        async with two(quick) as at, Person(quick.address) as eve:
            await at.set()
            assert (await at.bo.get(at.path()))["error"] == "not-your-seat"
            assert (await at.bo.send("PUT", at.path("planning"), PASS))["error"] == "not-your-seat"
            assert (await eve.get(at.path()))["error"] == "no-session"
            assert (await at.ada.send("PUT", at.path("nonsense"), PASS))["error"] == "no-such-question"
            wrong = await at.ada.send("PUT", at.path("planning"), {"answers": ["fly"]})
            assert wrong["error"] == "move-unknown"
            assert (await at.ada.send("PUT", at.path("planning"), {"answers": ["pass"] * 41}))["error"] == "bad-input"
            exported = await at.ada.get("/api/account/export")
            assert exported["ahead"] == [{"table": at.table, "seat": 0, "question": "planning", "answers": ["pass"]}]
            assert (await at.bo.get("/api/account/export"))["ahead"] == []

    run(scenario())


def test_answers_end_with_the_seat_and_with_the_match(quick: Server) -> None:
    async def scenario() -> None:
        async with two(quick) as at:
            await at.set()
            await at.ada.send("POST", f"/api/tables/{at.table}/seats/0/resign")
            assert (await at.ada.get("/api/account/export"))["ahead"] == []
        async with two(quick) as at, at.ada.at(at.table) as first, at.bo.at(at.table) as second:
            await at.set()
            await asyncio.gather(first.play_out(), second.play_out())
            assert (await at.ada.get("/api/account/export"))["ahead"] == []
            assert (await at.ada.get(at.path()))["error"] == "table-over"
            assert (await at.ada.send("PUT", at.path("planning"), PASS))["error"] == "table-over"

    run(scenario())


def test_an_answer_survives_the_end_of_the_server_while_it_waits(tmp_path: Path) -> None:
    # Pauses of many minutes: who is to answer dies before it does.
    server = Server(tmp_path / "data", KANTOR_BOT_PAUSE="1000", KANTOR_BOT_SECONDS="1", KANTOR_SWEEP_SECONDS="0.2")

    async def cause() -> tuple[str, Any]:
        async with two(server) as at, at.ada.at(at.table, "?bots=brisk") as first, at.bo.at(at.table) as second:
            await until_planning(first, 0, second, 1)
            await at.set()
            await second.play(1, "draw")
            await first.until(first.to_move)
            assert first.sights[0]["view"]["prompt"]["id"] == "plan"
            return at.table, dict(at.ada.http.cookies)

    async def scenario() -> None:
        table, cookies = await cause()
        server.kill()
        server.variables["KANTOR_BOT_PAUSE"] = "0"
        server.start()
        async with Person(server.address) as ada:
            ada.http.cookies.clear()
            ada.http.cookies.update(cookies)
            async with ada.at(table) as first:
                await first.until(lambda: 0 in first.sights and planned(first, 0))
                assert len(first.sights[0]["ahead"]) == 1

    server.start()
    try:
        run(scenario())
    finally:
        server.stop()


def test_an_answer_set_at_one_host_is_played_at_another(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    hosts = [Server(tmp_path / name, KANTOR_DATABASE=address, KANTOR_BOT_PAUSE="0").start() for name in ("a", "b")]

    async def scenario() -> None:
        async with two(*hosts) as at, at.ada.at(at.table) as first, at.bo.at(at.table) as second:
            await until_planning(first, 0, second, 1)
            await at.set()
            await second.play(1, "draw")
            await first.until(lambda: planned(first, 0))
            await second.until(lambda: second.entry == first.entry)
            assert len(first.sights[0]["ahead"]) == 1
            assert second.sights[1]["ahead"] == []

    try:
        run(scenario())
    finally:
        for host in hosts:
            host.stop()


def test_a_person_is_told_of_a_turn_only_when_something_is_left_to_decide(tmp_path: Path) -> None:
    async def scenario(server: Server, told: Hook) -> None:
        async with two(server) as at, at.ada.at(at.table) as first, at.bo.at(at.table) as second:
            await until_planning(first, 0, second, 1)
            wish = {"channel": "webhook", "kinds": ["turn"], "address": told.address}
            assert (await at.ada.request("PUT", "/api/me/notices", wish)).status_code == 200
            await at.set()
            await second.play(1, "draw")
            await told.until(1)
            # Not before the answer was played: the notice is of the trade that follows.
            assert planned(first, 0)
            assert len(first.sights[0]["ahead"]) == 1
            assert len(told.bodies) == 1

    async def served() -> None:
        async with hook() as told:
            variables = {"KANTOR_SWEEP_SECONDS": "0.1", "KANTOR_BOT_SECONDS": "1", "KANTOR_BOT_PAUSE": "0"}
            server = Server(tmp_path / "data", KANTOR_TESTING="1", KANTOR_URL="https://kantor.example")
            server.variables |= variables
            server.start()
            try:
                await scenario(server, told)
            finally:
                server.stop()

    run(served())


def shown(entries: list[Entry], clock: TestClock, seat: int | None) -> tuple[list[bytes], object]:
    """Everything that a seat is sent of a table, step by step, and the table as its person sees it."""
    table = loaded(entries[:5], clock)
    messages = table.update(seat, None)
    for entry in entries[5:]:
        since = table.entry
        table.apply(entry)
        messages += table.update(seat, since)
    messages += loaded(entries, clock).update(seat, None)
    return messages, table_info(table, f"person {seat}", Presence(clock))


def answered_in_advance(game: str, clock: TestClock) -> tuple[list[Entry], Table]:
    """A table at which whatever could be answered in advance was, and its log. A table's chance can't be foretold: in
    some games no such question comes."""
    dice = random.Random(1)
    for _ in range(TABLES):
        entries = begun(game, clock)
        table = loaded(entries, clock)
        used = 0
        for _ in range(MOVES):
            if table.row.state == "over":
                break
            seat = dice.choice(table.playing.actors)
            decision = table.decision(seat)
            assert decision is not None
            found = asked(table.playing.history.position, seat)
            ahead = found is not None and bool(found.moves)
            used += ahead
            change = table.play(seat, decision, dice.choice(table.playing.options(seat)), "person", "ada", ahead=ahead)
            assert isinstance(change, Change)
            entries += change.entries
            for entry in change.entries:
                table.apply(entry)
        if used:
            return entries, table
    raise AssertionError(f"no question came at {TABLES} tables")


@pytest.mark.parametrize("game", GAMES)
def test_all_others_see_the_same_bytes_whether_a_move_was_answered_in_advance(game: str) -> None:
    clock = TestClock()
    entries, table = answered_in_advance(game, clock)
    without = [
        Entry(**{**{name: getattr(entry, name) for name in Entry.__struct_fields__}, "data": _by_hand(entry)})
        for entry in entries
    ]
    marked = {seat for seat, plies in table.ahead_plies.items() if plies}
    for viewer in (None, 0, 1, 2):
        if viewer not in marked:
            assert shown(entries, clock, viewer) == shown(without, clock, viewer)
    # Of one seat alone every other sight is the same, too.
    for seat in marked:
        only = [entry if entry.seat == seat else other for entry, other in zip(entries, without, strict=True)]
        for viewer in (None, *({0, 1, 2} - {seat})):
            assert shown(only, clock, viewer) == shown(without, clock, viewer)
        assert shown(only, clock, seat)[0] != shown(without, clock, seat)[0]


def _by_hand(entry: Entry) -> dict[str, Any]:
    return {name: value for name, value in entry.data.items() if name != "ahead"}
