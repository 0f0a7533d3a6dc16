"""The pace of tables: clocks, windows, vacations, what happens at zero; by a clock that the tests turn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kantor.server.clock import milliseconds_of, text_of_time
from kantor.server.clocks import Clocks, PlayerClock
from kantor.server.entries import Entry
from kantor.server.hours import DAY, Hours, time_up, used
from kantor.server.outline import SeatHolder
from kantor.server.pace import Pace
from tests.server.clients import Json, Person, run
from tests.server.serving import Server

HOUR = 3_600_000
WARSAW = Hours("Europe/Warsaw", 8 * 60, 22 * 60)


def at(text: str, zone: str = "Europe/Warsaw") -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_a_clock_runs_in_its_window_alone() -> None:
    # From 20:00 two hours are left of this day's window; the third is the first of the next day's.
    assert time_up(at("2026-06-01T20:00"), 3 * HOUR, WARSAW, ()) == at("2026-06-02T09:00")
    assert time_up(at("2026-06-01T03:00"), HOUR, WARSAW, ()) == at("2026-06-01T09:00")
    assert used(at("2026-06-01T20:00"), at("2026-06-02T09:00"), WARSAW, ()) == 3 * HOUR
    assert used(at("2026-06-01T23:00"), at("2026-06-02T07:00"), WARSAW, ()) == 0


def test_a_window_may_go_past_midnight() -> None:
    night = Hours("Europe/Warsaw", 20 * 60, 2 * 60)
    assert time_up(at("2026-06-01T01:00"), 2 * HOUR, night, ()) == at("2026-06-01T21:00")


def test_a_window_keeps_its_wall_clock_when_the_clocks_change() -> None:
    # In the night to 29 March 2026 an hour is left out, in that to 25 October one is doubled.
    for evening, morning in (("2026-03-28T21:00", "2026-03-29T10:00"), ("2026-10-24T21:00", "2026-10-25T10:00")):
        assert time_up(at(evening), 3 * HOUR, WARSAW, ()) == at(morning)
    early = Hours("Europe/Warsaw", 60, 5 * 60)
    assert used(at("2026-03-29T00:00"), at("2026-03-29T12:00"), early, ()) == 3 * HOUR
    assert used(at("2026-10-25T00:00"), at("2026-10-25T12:00"), early, ()) == 5 * HOUR


def test_a_clock_stands_on_vacation() -> None:
    away = (at("2026-06-02T00:00"), at("2026-06-09T00:00"))
    assert time_up(at("2026-06-01T20:00"), 3 * HOUR, WARSAW, (away,)) == at("2026-06-09T09:00")
    assert time_up(at("2026-06-01T20:00"), 3 * HOUR, Hours(), (away,)) == at("2026-06-01T23:00")


@given(
    start=st.integers(1_700_000_000_000, 1_900_000_000_000),
    left=st.integers(0, 200 * HOUR),
    opens=st.integers(0, DAY - 1),
    closes=st.integers(1, DAY),
    zone=st.sampled_from(["UTC", "Europe/Warsaw", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"]),
    away=st.lists(st.tuples(st.integers(0, 300), st.integers(1, 300)), max_size=3),
)
def test_time_is_up_when_all_of_it_is_used(
    start: int, left: int, opens: int, closes: int, zone: str, away: list[tuple[int, int]]
) -> None:
    hours = Hours(zone, opens, closes)
    if abs(opens - closes) % DAY < 180:
        hours = Hours(zone)  # a window of minutes may fall into the hour that is left out
    vacations = [(start + begin * HOUR, start + (begin + length) * HOUR) for begin, length in away]
    end = time_up(start, left, hours, vacations)
    assert end >= start
    assert used(start, end, hours, vacations) == left


def entry(number: int, kind: str, seat: int, minute: int, owing: list[int]) -> Entry:
    return Entry(number, kind, "person", text_of_time(minute * 60_000), seat, None, {"owing": owing})  # type: ignore[arg-type]


def test_an_undo_gives_no_time_back_and_takes_the_increment_away() -> None:
    pace = Pace("live", bank=600, increment=60, most=660)
    holders = [SeatHolder(person="a"), SeatHolder(person="b")]
    clocks = Clocks(pace, (PlayerClock(600_000), PlayerClock(600_000)))
    banks = []
    steps = (
        ("start", 0, 0, [0]),
        ("move", 0, 2, [0]),  # in the middle of a turn
        ("move", 0, 3, [1]),
        ("undo", 0, 4, [0]),
        ("move", 0, 5, [1]),
        ("move", 1, 6, [0]),
    )
    for number, (kind, seat, minute, owing) in enumerate(steps):
        clocks = clocks.after(entry(number, kind, seat, minute, owing), holders)
        banks.append([clock.bank // 60_000 for clock in clocks.players])
    # The second player's time from minute 3 to 4 is gone too.
    assert banks == [[10, 10], [8, 10], [8, 10], [7, 9], [7, 9], [7, 9]]
    assert clocks.deadlines == {0: (6 + 7) * 60_000}


class Turned(Server):
    """A server whose clock the test turns."""

    def __init__(self, folder: Path, start: int) -> None:
        self.file = folder / "clock"
        self.now = start
        super().__init__(
            folder / "data",
            KANTOR_TESTING="1",
            KANTOR_TEST_CLOCK=str(self.file),
            KANTOR_SWEEP_SECONDS="0.1",
            KANTOR_BOT_PAUSE="0",
            KANTOR_AWAY_SECONDS="0",
        )
        self.turn(0)

    def turn(self, milliseconds: int) -> None:
        self.now += milliseconds
        later = self.file.with_suffix(".new")
        later.write_text(str(self.now / 1000))
        later.rename(self.file)


@pytest.fixture(scope="module")
def turned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Turned]:
    found = Turned(tmp_path_factory.mktemp("clocks"), at("2026-03-20T12:00"))
    found.start()
    yield found
    found.stop()


async def seated(stack: AsyncExitStack, server: Server, names: str, **pace: object) -> tuple[list[Person], str]:
    people = []
    for name in names:
        person = await stack.enter_async_context(Person(server.address))
        await person.sign_in(name)
        people.append(person)
    wish = {"kind": "days", "bank": 24 * 3600, "increment": 12 * 3600, "most": 72 * 3600, "bot": "novice", **pace}
    table = await people[0].open_table(game="toy" if len(people) < 4 else "hansa", players=len(people), pace=wish)
    for seat, person in enumerate(people):
        await person.sit(table["id"], seat)
    return people, table["id"]


async def until(person: Person, table: str, condition: str) -> Json:
    async with asyncio.timeout(60):
        while True:
            found: Json = await person.get(f"/api/tables/{table}")
            if eval(condition, {"table": found}):
                return found
            await asyncio.sleep(0.05)


def test_time_that_is_up_seats_a_bot_and_the_person_returns(turned: Turned) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, turned, "AB")
            await people[0].send("POST", f"/api/tables/{table}/start")
            begun = await people[0].get(f"/api/tables/{table}")
            seat = begun["due"][0]["seat"]
            assert begun["pace"]["kind"] == "days"
            assert milliseconds_of(begun["due"][0]["deadline"]) - milliseconds_of(begun["due"][0]["since"]) == 24 * HOUR
            mine = (await people[seat].get("/api/me/games?state=waiting"))["games"][0]
            assert mine["deadline"] == begun["due"][0]["deadline"]
            turned.turn(23 * HOUR)
            await asyncio.sleep(0.5)  # several sweeps
            assert (await people[0].get(f"/api/tables/{table}"))["seats"][seat]["substitute"] is None
            turned.turn(2 * HOUR)
            await until(people[0], table, f"table['seats'][{seat}]['substitute'] == 'novice'")
            await people[seat].send("POST", f"/api/tables/{table}/return")
            shown = await people[0].get(f"/api/tables/{table}")
            assert shown["seats"][seat]["substitute"] is None
            assert shown["seats"][seat]["bank"] >= 12 * 3600

    run(scenario())


def test_the_others_may_wait_and_then_agree_on_a_substitute(turned: Turned) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, turned, "AB", at_zero="wait")
            await people[0].send("POST", f"/api/tables/{table}/start")
            seat = (await people[0].get(f"/api/tables/{table}"))["due"][0]["seat"]
            async with people[seat].at(table) as late:
                await late.until(lambda: late.sights)
                turned.turn(25 * HOUR)
                await until(people[0], table, "table['due'][0]['late']")
                # Even somebody who is there may be stood in for then.
                await people[1 - seat].send("POST", f"/api/tables/{table}/seats/{seat}/substitute")
            await until(people[0], table, f"table['seats'][{seat}]['substitute'] == 'novice'")

    run(scenario())


def test_a_match_may_end_without_a_winner(turned: Turned) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, turned, "AB", at_zero="end")
            await people[0].send("POST", f"/api/tables/{table}/start")
            async with people[0].at(table) as mine:
                await mine.until(lambda: mine.sights)
                turned.turn(25 * HOUR)
                await mine.until(lambda: mine.over)
                assert mine.sights[0]["decision"] is None
            shown = await until(people[0], table, "table['state'] == 'over'")
            assert shown["result"] is None
            assert shown["due"] == []
            over = (await people[1].get("/api/me/games?state=over"))["games"]
            assert [(game["table"], game["result"]) for game in over] == [(table, None)]
            assert (await people[1].get("/api/me/games?state=running"))["games"] == []

    run(scenario())


def test_a_live_clock_counts_and_a_move_brings_its_increment(turned: Turned) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, turned, "AB", kind="live", bank=60, increment=5, most=300)
            await people[0].send("POST", f"/api/tables/{table}/start")
            seat = (await people[0].get(f"/api/tables/{table}"))["due"][0]["seat"]
            async with people[seat].at(table) as mine:
                await mine.until(mine.to_move)
                turned.turn(20_000)
                while mine.to_move():
                    await mine.play(seat)
                shown = await people[0].get(f"/api/tables/{table}")
                assert shown["seats"][seat]["bank"] == 60 - 20 + 5

    run(scenario())


def test_who_lost_the_connection_to_a_live_table_has_a_moment_to_come_back(turned: Turned) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            turned.turn(HOUR)  # the server began long ago
            people, table = await seated(stack, turned, "AB", kind="live", bank=60, increment=5, most=300)
            others, other = await seated(stack, turned, "CD", kind="live", bank=60, increment=5, most=300)
            await people[0].send("POST", f"/api/tables/{table}/start")
            turned.turn(1000)
            await others[0].send("POST", f"/api/tables/{other}/start")
            seat = (await people[0].get(f"/api/tables/{table}"))["due"][0]["seat"]
            async with people[seat].at(table) as mine:
                await mine.until(mine.to_move)
                turned.turn(50_000)
            await until(people[0], table, f"not table['seats'][{seat}]['connected']")
            turned.turn(15_000)
            # Nobody was ever at the other table, whose time was up a second later: so this one was looked at too.
            await until(others[0], other, "any(seat['substitute'] for seat in table['seats'])")
            shown = await people[0].get(f"/api/tables/{table}")
            assert shown["seats"][seat]["substitute"] is None
            async with people[seat].at(table) as mine:
                await mine.until(mine.to_move)
                while mine.to_move():
                    await mine.play(seat)
            shown = await people[0].get(f"/api/tables/{table}")
            assert (shown["seats"][seat]["substitute"], shown["seats"][seat]["bank"]) == (None, 5)
            # The other one never came.
            turned.turn(61_000)
            await until(people[0], table, f"table['seats'][{1 - seat}]['substitute'] == 'novice'")

    run(scenario())


def test_a_server_that_was_away_when_live_time_was_up_waits_for_people_to_come_back(tmp_path: Path) -> None:
    server = Turned(tmp_path, at("2026-03-20T12:00"))
    server.start()

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, server, "AB", kind="live", bank=60, increment=5, most=300)
            others, other = await seated(stack, server, "CD", bank=3600)
            for host, each in ((people[0], table), (others[0], other)):
                await host.send("POST", f"/api/tables/{each}/start")
            seat = (await people[0].get(f"/api/tables/{table}"))["due"][0]["seat"]
            async with people[seat].at(table) as mine:
                await mine.until(mine.to_move)
                await asyncio.to_thread(server.kill)
            server.turn(2 * HOUR)
            await asyncio.to_thread(server.start)
            # Over days nobody has to come back at once; that table's time was up last.
            await until(others[0], other, "any(seat['substitute'] for seat in table['seats'])")
            assert (await people[0].get(f"/api/tables/{table}"))["seats"][seat]["substitute"] is None
            server.turn(31_000)
            await until(people[0], table, f"table['seats'][{seat}]['substitute'] == 'novice'")

    try:
        run(scenario())
    finally:
        server.stop()


def test_a_pace_that_cant_be_is_refused(turned: Turned) -> None:
    async def scenario() -> None:
        async with Person(turned.address) as ada:
            await ada.sign_in("Ada")
            for pace, error in (
                ({"kind": "days", "bank": 60, "most": 60}, "pace"),
                ({"kind": "live", "bank": 600, "most": 60}, "pace"),
                ({"kind": "free", "bot": "nobody"}, "no-such-bot"),
            ):
                answer = await ada.request("POST", "/api/tables", {"game": "toy", "pace": pace})
                assert answer.json()["error"] == error

    run(scenario())


def test_five_play_hansa_over_weeks_with_windows_vacation_restarts_and_summer_time(tmp_path: Path) -> None:
    """Nobody plays but by time-outs, returns and bots: the match goes on through everything, and nothing gets stuck."""

    async def scenario() -> None:
        server = Turned(tmp_path, at("2026-03-20T12:00"))
        server.start()
        try:
            async with AsyncExitStack() as stack:
                people, table = await seated(stack, server, "ABCDE")
                window = {"zone": "Europe/Warsaw", "opens": 8 * 60, "closes": 22 * 60}
                await people[0].send("PUT", "/api/me/hours", window)
                await people[1].send("PUT", "/api/me/hours", window | {"zone": "America/New_York"})
                await people[0].send("POST", f"/api/tables/{table}/start")
                assert (await people[2].send("POST", "/api/me/vacation", {"days": 7}))["days_left"] == 23
                assert (await people[2].send("POST", "/api/me/vacation", {"days": 7}))["error"] == "on-vacation"
                before = (await people[0].get(f"/api/tables/{table}"))["entry"]
                for step in range(4):
                    shown = await until(people[0], table, "any(due['deadline'] for due in table['due'])")
                    deadline = min(milliseconds_of(due["deadline"]) for due in shown["due"] if due["deadline"])
                    late = next(due["seat"] for due in shown["due"] if due["deadline"])
                    server.turn(max(0, deadline - server.now) - 60_000)
                    if step == 1:
                        server.stop()
                        server.start()
                    await asyncio.sleep(0.5)  # several sweeps
                    early = await people[0].get(f"/api/tables/{table}")
                    assert early["seats"][late]["substitute"] is None
                    server.turn(120_000)
                    await until(people[0], table, f"table['seats'][{late}]['substitute'] == 'novice'")
                    # Everybody comes back now and then; with nobody else a bot would play to the end.
                    if step == 2:
                        for person in people:
                            await person.send("POST", f"/api/tables/{table}/return")
                after = await people[0].get(f"/api/tables/{table}")
                assert after["entry"] > before
                assert sum(seat["stood_in"] for seat in after["seats"]) > 0
                assert server.now > at("2026-03-23T12:00")
        finally:
            server.stop()

    run(scenario())
