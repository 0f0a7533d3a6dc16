"""Five people play Hansa Teutonica over weeks of a clock that the test turns, and each is told once of each decision.

People play late, on time or not at all, are stood in for and return, go on vacation; the server is stopped, killed and
started; the clocks change in one zone forward, in another back. In the end substitutes play the match to its end.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from contextlib import AsyncExitStack, closing
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from kantor.server.clock import milliseconds_of, text_of_time
from kantor.server.push import new_key
from tests.server.clients import Json, Person
from tests.server.mailbox import Mailbox, mailbox
from tests.server.push_service import FakeBrowser, Hook, PushService, hook, push_service
from tests.server.test_clocks import HOUR, Turned, at, seated

MINUTE = 60_000
QUARTER = 16 * MINUTE  # longer than mails to a person are apart
ZONES = {0: ("Europe/Warsaw", 8 * 60, 22 * 60), 1: ("America/Santiago", 20 * 60, 2 * 60)}
# By seat: by what somebody is told.
WAYS = {0: ("push",), 1: ("mail",), 2: ("webhook",), 3: ("push", "webhook"), 4: ("push", "mail", "webhook")}
AWAY = 2  # goes on vacation


class Weeks:
    def __init__(self, server: Turned, people: list[Person], table: str, dice: random.Random) -> None:
        self.server = server
        self.people = people
        self.table = table
        self.dice = dice
        self.done: Counter[str] = Counter()
        self.vacation = 0  # until when

    async def shown(self) -> Json:
        found: Json = await self.people[0].get(f"/api/tables/{self.table}")
        return found

    async def asked(self) -> Json | None:
        """The person's decision that the table waits for, as soon as bots have played; None when the match is over."""
        async with asyncio.timeout(120):
            while True:
                shown = await self.shown()
                if shown["state"] == "over":
                    return None
                due: list[Json] = [one for one in shown["due"] if shown["seats"][one["seat"]]["substitute"] is None]
                if due:
                    return due[0]
                await asyncio.sleep(0.1)  # the bots need the processor more

    async def told(self) -> None:
        """A quarter of an hour goes by, and all that has to be told is told."""
        self.server.turn(QUARTER)
        with closing(sqlite3.connect(f"file:{self.server.data / 'kantor.sqlite'}?mode=ro", uri=True)) as database:
            async with asyncio.timeout(60):
                while database.execute("SELECT count(*) FROM outbox").fetchone() != (0,):
                    await asyncio.sleep(0.02)

    async def step(self, everybody_leaves: bool) -> bool:
        """What somebody is asked is told; then the person plays or doesn't. False: the match is over."""
        due = await self.asked()
        if due is None:
            return False
        await self.told()
        seat, deadline = int(due["seat"]), milliseconds_of(due["deadline"])
        self.check_deadline(seat, deadline)
        left = deadline - self.server.now
        assert left > 0, (due, text_of_time(self.server.now))
        if everybody_leaves or self.dice.random() < 0.35:
            await self.sleep_in(seat, left)
        else:
            self.server.turn(self.dice.randrange(min(left // 2, 30 * HOUR)))
            await self.play(seat)
        if not everybody_leaves:
            await self.come_back()
        return True

    def check_deadline(self, seat: int, deadline: int) -> None:
        """A clock runs out in its owner's window by the wall clock, and not on vacation."""
        if seat in ZONES:
            zone, opens, closes = ZONES[seat]
            moment = datetime.fromtimestamp(deadline / 1000, ZoneInfo(zone))
            minutes = moment.hour * 60 + moment.minute + moment.second / 60
            assert opens <= minutes <= closes if opens < closes else not closes < minutes < opens, moment
        if seat == AWAY:
            assert deadline > self.vacation

    async def sleep_in(self, seat: int, left: int) -> None:
        self.server.turn(left - MINUTE)
        assert (await self.shown())["seats"][seat]["substitute"] is None
        self.server.turn(2 * MINUTE)
        async with asyncio.timeout(60):
            while (await self.shown())["seats"][seat]["substitute"] is None:
                await asyncio.sleep(0.02)
        self.done["time-outs"] += 1

    async def play(self, seat: int) -> None:
        async with self.people[seat].at(self.table) as here:
            await here.until(lambda: here.sights)
            assert here.to_move() == [seat]
            while here.to_move():
                options = here.sights[seat]["view"]["options"]
                assert (await here.play(seat, self.dice.choice(options)))["type"] == "done"
        self.done["turns"] += 1

    async def come_back(self) -> None:
        shown = await self.shown()
        for seat, info in enumerate(shown["seats"]):
            if info["substitute"] is not None and self.dice.random() < 0.4:
                await self.people[seat].send("POST", f"/api/tables/{self.table}/return")
                self.done["returns"] += 1

    async def restart(self, number: int) -> None:
        """Stopped with notices on their way, or killed when all are told."""
        if number % 2:
            await self.asked()
            await self.told()
        # What is being told ends in this very process, so it must not be blocked.
        await asyncio.to_thread(self.server.kill if number % 2 else self.server.stop)
        await asyncio.to_thread(self.server.start)
        self.done["restarts"] += 1

    def expected(self) -> Counter[int]:
        """By seat, from the log alone: how often its person came to owe a decision while no bot stood in."""
        found: Counter[int] = Counter()
        owing: list[int] = []
        bots: set[int] = set()
        with closing(sqlite3.connect(self.server.data / "kantor.sqlite")) as database:
            rows = database.execute(
                "SELECT kind, seat, data FROM entries WHERE table_id = ? ORDER BY entry", (self.table,)
            ).fetchall()
        for kind, seat, data in rows:
            after = [] if kind == "over" else json.loads(data).get("owing", owing)
            found.update(one for one in after if one not in owing and one not in bots)
            owing = after
            if kind in ("substitute", "return"):
                (bots.add if kind == "substitute" else bots.discard)(seat)
        return found


async def by_mail(people: list[Person], box: Mailbox) -> None:
    for seat, ways in WAYS.items():
        if "mail" in ways:
            before = len(box.messages)
            await people[seat].request("POST", "/api/account/mail", {"mail": address(seat)})
            link = (await box.links(before + 1))[-1]
            answer = await people[seat].request(
                "POST", "/api/account/session", {"by": "mail", "token": link.partition("=")[2]}
            )
            assert answer.status_code == 200, answer.text


async def wishes(people: list[Person], service: PushService, hooks: dict[int, Hook]) -> dict[int, FakeBrowser]:
    browsers = {}
    for seat, ways in WAYS.items():
        for way in ways:
            wish = {"channel": way, "kinds": ["turn", "over"]}
            if way == "webhook":
                wish["address"] = hooks[seat].address + "/hook"
            assert "channels" in await people[seat].send("PUT", "/api/me/notices", wish)
        if "push" in ways:
            browsers[seat] = service.browser()
            await people[seat].send("PUT", "/api/me/push", browsers[seat].subscription)
    return browsers


def address(seat: int) -> str:
    return f"player{seat}@kantor.example"


async def play(folder: Path, steps: int, seed: int) -> None:
    async with AsyncExitStack() as stack:
        box, service = await stack.enter_async_context(mailbox()), await stack.enter_async_context(push_service())
        hooks = {seat: await stack.enter_async_context(hook()) for seat, ways in WAYS.items() if "webhook" in ways}
        server = Turned(folder, at("2026-03-20T12:00"))
        server.variables |= {
            "KANTOR_SMTP": box.address,
            "KANTOR_URL": "https://kantor.example",
            "KANTOR_PUSH_KEY": new_key(),
        }
        await asyncio.to_thread(server.start)
        stack.push_async_callback(asyncio.to_thread, server.stop)
        people, table = await seated(stack, server, "ABCDE", bot="greedy")
        await by_mail(people, box)
        letters = len(box.messages)
        browsers = await wishes(people, service, hooks)
        for seat, (zone, opens, closes) in ZONES.items():
            await people[seat].send("PUT", "/api/me/hours", {"zone": zone, "opens": opens, "closes": closes})
        await people[0].send("POST", f"/api/tables/{table}/start")
        await people[AWAY].send("POST", "/api/me/vacation", {"days": 7})
        weeks = Weeks(server, people, table, random.Random(seed))
        weeks.vacation = server.now + 7 * 24 * HOUR
        number = 0
        while await weeks.step(everybody_leaves=number >= steps):
            number += 1
            if number % 6 == 0 and number <= steps:
                await weeks.restart(number // 6)
        await weeks.told()

        expected = {seat: weeks.expected()[seat] + 1 for seat in WAYS}  # one more: that it is over
        mails = Counter(message["To"] for message in box.messages[letters:])
        told = {
            "push": {seat: len(browser.messages) for seat, browser in browsers.items()},
            "webhook": {seat: len(hooked.bodies) for seat, hooked in hooks.items()},
            "mail": {seat: mails[address(seat)] for seat, ways in WAYS.items() if "mail" in ways},
        }
        for way, counts in told.items():
            assert counts == {seat: expected[seat] for seat, ways in WAYS.items() if way in ways}, way
        assert all(browser.messages[-1]["body"].startswith("The game is over") for browser in browsers.values())
        shown = await weeks.shown()
        assert shown["result"] is not None
        assert shown["due"] == []
        # Through the change of the clocks in Warsaw, with everything that can happen to a table on the way.
        assert server.now > at("2026-04-06T00:00")
        assert min(weeks.done[what] for what in ("turns", "time-outs", "returns", "restarts")) > 1, weeks.done
        assert sum(seat["stood_in"] for seat in shown["seats"]) > 0


@pytest.mark.compiled
def test_five_play_hansa_over_weeks_to_its_end_and_each_is_told_once(tmp_path: Path) -> None:
    asyncio.run(play(tmp_path, 18, seed=1))


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 6))
def test_five_play_hansa_over_months(tmp_path: Path, seed: int) -> None:
    asyncio.run(play(tmp_path, 100, seed))
