"""People who are gone: substitutes by agreement, the way back, the host's role handed on, and nothing stuck."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kantor import GAMES, Match
from kantor.server.absence import left_by, substitutes
from kantor.server.bot_runner import _seat_to_move
from kantor.server.clock import TestClock
from kantor.server.entries import Entry
from kantor.server.store import Change, StoredTable
from kantor.server.table import Table
from tests.server.clients import Json, Person, Seats, run
from tests.server.serving import Server


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever has gone may be stood in for at once."""
    found = Server(tmp_path_factory.mktemp("absence") / "data", KANTOR_AWAY_SECONDS="0", KANTOR_BOT_PAUSE="0").start()
    yield found
    found.stop()


async def begun(people: list[Person], game: str = "merchants") -> str:
    table = await people[0].open_table(game=game, players=len(people), pace={"bot": "novice"})
    for seat, person in enumerate(people):
        await person.sit(table["id"], seat)
    await people[0].send("POST", f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def named(stack: AsyncExitStack, server: Server, *names: str) -> list[Person]:
    found = []
    for name in names:
        person = await stack.enter_async_context(Person(server.address))
        await person.sign_in(name)
        found.append(person)
    return found


async def agree(person: Person, table: str, seat: int) -> Json:
    found: Json = await person.send("POST", f"/api/tables/{table}/seats/{seat}/substitute")
    return found


def test_it_is_kept_when_those_who_sit_have_left_and_of_nobody_else(own_server: Server) -> None:
    own_server.start()

    def kept() -> list[tuple[str]]:
        with closing(sqlite3.connect(own_server.data / "kantor.sqlite")) as base:
            return base.execute("SELECT people.name FROM visits JOIN people ON people.id = visits.person").fetchall()

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            ada, berta, eve = await named(stack, own_server, "Ada", "Berta", "Eve")
            table = await begun([ada, berta])
            for person in (eve, berta):
                async with person.at(table) as there:
                    await there.until(partial(bool, there.sights))
            async with asyncio.timeout(60):
                while not kept():
                    await asyncio.sleep(0.02)

    run(scenario())
    # All that was to be written is, when it has ended.
    own_server.stop()
    assert kept() == [("Berta",)]


def test_all_who_are_here_agree_on_a_substitute_and_the_person_returns(impatient: Server) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            ada, berta, carl = people = await named(stack, impatient, "Ada", "Berta", "Carl")
            table = await begun(people)
            async with berta.at(table) as second, carl.at(table) as third:
                await second.until(lambda: second.table and second.table["seats"][2]["connected"])
                shown = await agree(berta, table, 0)
                assert shown["seats"][0]["agreed"] == 1
                assert shown["seats"][0]["you_agreed"]
                assert shown["seats"][0]["substitute"] is None
                shown = await agree(carl, table, 0)
                assert shown["seats"][0]["substitute"] == "novice"
                assert (shown["seats"][0]["kind"], shown["seats"][0]["name"]) == ("person", "Ada")
                await third.until(lambda: 0 not in third.sights[2]["view"]["waiting"])
            async with ada.at(table) as first:
                await first.until(lambda: first.table and 0 in first.sights)
                assert first.table["seats"][0]["yours"]
                if first.to_move():
                    assert (await first.play(0))["error"] == "substitute-plays"
                assert (await ada.send("POST", f"/api/tables/{table}/return"))["seats"][0]["substitute"] is None
                await first.until(lambda: first.table["seats"][0]["substitute"] is None)
                kinds = [note["kind"] for note in first.table["notes"]]
                assert kinds[-4:] == ["agree", "agree", "substitute", "return"]

    run(scenario())


def test_nobody_is_stood_in_for_who_is_here_or_by_strangers(server: Server) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            ada, berta = people = await named(stack, server, "Ada", "Berta")
            (eve,) = await named(stack, server, "Eve")
            table = await begun(people)
            async with ada.at(table) as first:
                await first.until(lambda: first.sights)
                assert (await agree(berta, table, 0))["error"] == "not-away"
            # The browser has closed its socket; the server may still be about to notice.
            while (await berta.get(f"/api/tables/{table}"))["seats"][0]["connected"]:
                await asyncio.sleep(0.02)
            assert (await agree(berta, table, 0))["error"] == "not-away-long"
            assert (await agree(eve, table, 0))["error"] == "not-at-table"
            assert (await agree(berta, table, 1))["error"] == "no-substitute"
            shown = await berta.get(f"/api/tables/{table}")
            assert shown["seats"][0]["away"] is not None

    run(scenario())


def test_a_vote_ends_when_the_person_plays_again(impatient: Server) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            people = await named(stack, impatient, "Ada", "Berta", "Carl")
            table = await begun(people)
            info = await people[0].get(f"/api/tables/{table}")
            gone = info["due"][0]["seat"]
            one, other = [people[seat] for seat in range(3) if seat != gone]
            async with one.at(table) as here, other.at(table) as there:
                await here.until(lambda: here.table and sum(seat["connected"] for seat in here.table["seats"]) == 2)
                await agree(one, table, gone)
                async with people[gone].at(table) as back:
                    await back.until(back.to_move)
                    await back.play(gone)
                    await there.until(lambda: there.table["seats"][gone]["agreed"] == 0)

    run(scenario())


def test_a_host_who_leaves_hands_the_role_on_and_the_last_closes_the_table(server: Server) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            ada, berta = await named(stack, server, "Ada", "Berta")
            table = (await ada.open_table(players=3))["id"]
            await ada.sit(table, 0)
            await berta.sit(table, 1)
            assert (await ada.request("POST", f"/api/tables/{table}/leave")).status_code == 204
            shown = await berta.get(f"/api/tables/{table}")
            assert shown["hosting"]
            assert [seat["kind"] for seat in shown["seats"]] == ["empty", "person", "empty"]
            assert (await berta.request("POST", f"/api/tables/{table}/leave")).status_code == 204
            assert (await berta.get(f"/api/tables/{table}"))["error"] == "no-such-table"

    run(scenario())


def test_a_host_who_resigns_or_is_gone_is_followed_by_another(impatient: Server) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            ada, berta, carl = people = await named(stack, impatient, "Ada", "Berta", "Carl")
            table = await begun(people)
            await ada.send("POST", f"/api/tables/{table}/seats/0/resign")
            assert (await berta.get(f"/api/tables/{table}"))["hosting"]
            shown = await carl.send("POST", f"/api/tables/{table}/host")
            assert shown["hosting"]
            assert shown["notes"][-1]["kind"] == "host"
            assert (await ada.send("POST", f"/api/tables/{table}/host"))["error"] == "not-at-table"

    run(scenario())


def test_who_is_away_since_when_survives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Server(tmp_path / "data").start()
        try:
            async with Person(server.address) as ada:
                await ada.sign_in("Ada")
                table = await begun([ada, ada])
                async with ada.at(table) as first:
                    await first.until(lambda: first.sights)
                async with asyncio.timeout(60):
                    while (before := (await ada.get(f"/api/tables/{table}"))["seats"][0]["away"]) is None:
                        await asyncio.sleep(0.02)
                server.stop()
                server.start()
                assert (await ada.get(f"/api/tables/{table}"))["seats"][0]["away"] == before
        finally:
            server.stop()

    run(scenario())


@pytest.mark.parametrize("game", ["toy", *(pytest.param(game, marks=pytest.mark.compiled) for game in GAMES)])
def test_a_match_goes_on_through_random_absences(impatient: Server, game: str) -> None:
    """People come and go in any state of a match; as long as one is there, it goes on to its end."""

    async def scenario() -> None:
        dice = random.Random(game)
        async with AsyncExitStack() as stack:
            people = await named(stack, impatient, "Ada", "Berta", "Carl")
            table = await begun(people, game)
            over = False
            for _ in range(6):
                present = sorted(dice.sample(range(3), dice.choice((1, 1, 2))))
                over = await visit(people, table, present, dice.randrange(3, 12))
                if over:
                    break
            # Whoever comes back last plays alone with the substitutes to the end, unless the game is a long one.
            if not over:
                await visit(people, table, [dice.randrange(3)], 25)
            shown = await people[0].get(f"/api/tables/{table}")
            assert shown["state"] in ("running", "over")
            assert any(seat["stood_in"] for seat in shown["seats"])

    run(scenario())


async def visit(people: list[Person], table: str, present: list[int], moves: int) -> bool:
    """Some are at the table and make so many moves together, with substitutes for the others. True: it is over."""
    async with AsyncExitStack() as stack:
        here: dict[int, Seats] = {}
        for seat in present:
            here[seat] = await stack.enter_async_context(people[seat].at(table))
            await here[seat].until(partial(here[seat].sights.__contains__, seat))
            await people[seat].send("POST", f"/api/tables/{table}/return")
        first = here[present[0]]
        await first.until(lambda: {s["seat"] for s in first.table["seats"] if s["connected"]} == set(present))
        for gone in set(range(3)) - set(present):
            for seat in present:
                await agree(people[seat], table, gone)
        for _ in range(moves):
            mover = await whose_turn(here)
            if mover is None:
                return True
            answer = await here[mover].play(mover)
            assert answer["type"] == "done" or answer["error"] in ("stale", "not-your-turn"), answer
        return first.over


async def whose_turn(here: dict[int, Seats]) -> int | None:
    """Which of those who are here is to move, as soon as one is; None when the match is over."""
    async with asyncio.timeout(60):
        while True:
            for seat, seats in here.items():
                if seats.over:
                    return None
                if seats.to_move():
                    return seat
            await asyncio.sleep(0.005)


class Comings:
    """A match whose people come, go, return and resign in any state of it, in one process."""

    def __init__(self, game: str, players: int, dice: random.Random) -> None:
        self.game, self.dice, self.clock = game, dice, TestClock()
        setup = GAMES[game].setup(players)
        data = {"game": game, "players": players, "settings": dict(setup.settings), "title": "", "public": True}
        data["catalogue"] = GAMES[game].catalogue(setup).fingerprint
        people = [f"p{seat}" for seat in range(players)]
        self.names = {(seat, person): person for seat, person in enumerate(people)}
        self.here = set(people)
        self.entries = [Entry(0, "open", "person", self.clock.now(), None, "p0", data)]
        for seat, person in enumerate(people):
            self.entries.append(Entry(seat + 1, "join", "person", self.clock.now(), seat, person))
        self.table = self.loaded()
        self.write(self.table.start("p0").entries)

    def loaded(self) -> Table:
        return Table(StoredTable("t", tuple(self.entries), self.names), GAMES[self.game], Match, self.clock)

    def write(self, entries: tuple[Entry, ...]) -> None:
        for entry in entries:
            self.table.apply(entry)
            self.entries.append(entry)

    def come_or_go(self) -> None:
        at = self.table
        person = self.dice.choice(sorted(holder.person for holder in at.holders if holder.person is not None))
        seat = at.seats_of(person)[0]
        what = self.dice.choice(("go", "go", "return", "resign"))
        if what == "go" and len(self.here) > 1:
            self.here.discard(person)
        elif what == "return":
            self.here.add(person)
            if at.holders[seat].bot is not None:
                self.write((at.next_entry("return", seat, person=person),))
        elif what == "resign" and self.here != {person} and self.dice.random() < 0.2:
            change = left_by(at, person)
            assert change is not None
            self.here.discard(person)
            self.write(change.entries)

    def go_on(self) -> None:
        """Whoever is asked plays. Those who are away are stood in for, as the others agree; then nobody is missing."""
        at = self.table
        for holder in [at.holders[seat] for seat in at.due]:
            if holder.playing is not None and holder.playing not in self.here:
                self.write(tuple(substitutes(at, holder.playing)))
        assert at.due, f"nobody is asked in {at}"
        assert set(at.due) == set(at.playing.actors)
        bot = _seat_to_move(at)
        seat = self.dice.choice(sorted(at.due))
        playing = at.holders[seat].playing
        assert playing in self.here if playing is not None else bot is not None
        decision = at.decision(seat)
        assert decision is not None
        move = self.dice.choice(at.playing.option_indices(seat))
        change = at.play(seat, decision, move, "person" if playing else "bot", playing)
        assert isinstance(change, Change)
        self.write(change.entries)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15, deadline=None)
@given(st.data())
def test_in_every_state_the_match_goes_on_whoever_is_away(game: str, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(GAMES[game].seats))
    dice = random.Random(data.draw(st.integers(0, 2**32)))
    match = Comings(game, players, dice)
    for _ in range(data.draw(st.integers(1, 150))):
        if match.table.row.state == "over":
            break
        if dice.random() < 0.3:
            match.come_or_go()
        match.go_on()
    # A process that reads the log knows the same of it.
    again = match.loaded()
    assert (again.holders, again.due, again.row) == (match.table.holders, match.table.due, match.table.row)
