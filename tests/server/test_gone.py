"""An absent player's table goes on in every state of every game: people come and go by chance, to the end of a match.

The server's own parts run in this process, with a clock that the test turns; bots play any move.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from kantor import COMPILED, GAMES
from kantor.bots import Choice, GreedyBot
from kantor.core.dice import Dice
from kantor.server import absence, lobby
from kantor.server.clock import TestClock
from kantor.server.entries import By
from kantor.server.presence import Visitor
from kantor.server.store import Change
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.time_outs import sweep_deadlines
from kantor.server.wire import NewTable, PaceWish, Sitter
from tests.server.clients import run
from tests.server.inside import guest, tables_inside

DAYS = PaceWish("days", bank=24 * 3600, increment=3600, most=72 * 3600, bot="random")
FREE = PaceWish(bot="random")
PLAYERS = 3
# Moves by chance never end a match of Hansa Teutonica, and better ones take long uncompiled.
SLOW = ("hansa",)
SLOW_STEPS = 120


class Gathering:
    """A match whose people are at the table or not, as chance has it."""

    def __init__(self, tables: Tables, clock: TestClock, table: str, dice: random.Random) -> None:
        self.tables = tables
        self.clock = clock
        self.table = table
        self.dice = dice
        self.people = [guest(seat) for seat in range(PLAYERS)]
        self.here: dict[int, Visitor] = {}
        self.done: Counter[str] = Counter()

    async def step(self) -> bool:
        """Whoever owes a decision makes it, or the table goes on without. False: the match is over."""
        await self.come_and_go()
        at = await self.tables.table(self.table)
        if at.row.state == "over":
            return False
        assert at.due, "nobody owes a decision, and it isn't over"
        seat = self.dice.choice(list(at.due))
        if at.holders[seat].playing is not None and seat not in self.here:
            at = await self.go_on_without(at, seat)
        by: By = "bot" if at.holders[seat].bot else "person"
        await self.play(seat, by)
        return True

    async def come_and_go(self) -> None:
        presence = self.tables.presence
        for seat, person in enumerate(self.people):
            if self.dice.random() > 0.15:
                continue
            if seat in self.here:
                presence.leave(self.table, self.here.pop(seat))
            else:
                self.here[seat] = Visitor(person.id)
                presence.enter(self.table, self.here[seat])
                at = await self.tables.table(self.table)
                if at.row.state == "running" and at.seats_of(person.id):
                    back = await absence.come_back(self.tables, self.table, person)
                    self.done["returns"] += any(holder.bot for holder in at.holders)
                    assert all(back.holders[mine].bot is None for mine in back.seats_of(person.id))
        if self.dice.random() < 0.1:
            self.tables.forget(self.table)  # as after a restart: built anew from its log

    async def go_on_without(self, at: Table, seat: int) -> Table:
        """A bot plays for somebody who is gone: by agreement of those who are here, else when time is up."""
        self.clock.turn(61_000)
        here = [other for other in self.here if at.holders[other].playing is not None]
        if here and (at.clocks is None or self.dice.random() < 0.5):
            for other in here:
                at = await absence.agree(self.tables, self.table, self.people[other], seat)
            self.done["agreements"] += 1
        elif at.clocks is not None:
            deadline = at.clocks.deadlines[seat]
            self.clock.turn(max(0, deadline - self.clock.milliseconds()))
            assert await sweep_deadlines(self.tables) == [self.table]
            at = await self.tables.table(self.table)
            self.done["time-outs"] += 1
        else:
            # Without a clock and with nobody here it waits, for whoever comes first.
            comes = self.dice.choice([seat for seat, holder in enumerate(at.holders) if holder.person is not None])
            self.here[comes] = Visitor(self.people[comes].id)
            self.tables.presence.enter(self.table, self.here[comes])
            await absence.come_back(self.tables, self.table, self.people[comes])
            at = await self.tables.table(self.table)
            return at if comes == seat else await self.go_on_without(at, seat)
        assert at.holders[seat].bot == "random"
        assert at.holders[seat].person is not None
        return at

    async def play(self, seat: int, by: By) -> None:
        def action(at: Table) -> Change | int:
            decision = at.decision(seat)
            assert decision is not None
            return at.play(seat, decision, self.move(at, seat), by, self.people[seat].id if by == "person" else None)

        before = (await self.tables.table(self.table)).entry
        after, _ = await self.tables.change(self.table, action)
        assert after.entry > before

    def move(self, at: Table, seat: int) -> str | int:
        match = at.playing
        if at.row.game in SLOW and COMPILED and self.dice.random() < 0.9:
            dice = Dice(self.dice.randrange(1 << 30))
            return GreedyBot(samples=1).choose(Choice(at.game, match.setup, match.sight(seat, dice), seat, dice))
        return self.dice.choice(match.options(seat))

    async def hand_on(self) -> None:
        """Whoever hosts is gone: another of those who are here takes the role; one leaves for good."""
        self.clock.turn(61_000)
        at = await self.tables.table(self.table)
        host = next(seat for seat, person in enumerate(self.people) if person.id == at.row.host)
        others = [seat for seat in self.here if seat != host]
        if at.row.state == "running" and others and host not in self.here:
            after = await absence.take_host(self.tables, self.table, self.people[others[0]])
            assert after.row.host == self.people[others[0]].id
            await absence.leave(self.tables, self.table, self.people[host])
            at = await self.tables.table(self.table)
            assert not at.seats_of(self.people[host].id)
            self.done["left"] += 1


async def gone(folder: Path, game: str, pace: PaceWish, seed: int) -> Counter[str]:
    async with tables_inside(folder, PLAYERS) as (tables, clock):
        people = [guest(seat) for seat in range(PLAYERS)]
        opened = await lobby.open_table(tables, people[0], NewTable(game, players=PLAYERS, pace=pace))
        for seat, person in enumerate(people):
            await lobby.sit_down(tables, opened.id, person, seat, Sitter("me"))
        await lobby.start(tables, opened.id, people[0])
        gathering = Gathering(tables, clock, opened.id, random.Random(f"{game} {seed}"))
        steps = 0
        short = game in SLOW and not COMPILED
        while (not short or steps < SLOW_STEPS) and await gathering.step():
            steps += 1
            assert steps < 3000, "it doesn't end"
            if not gathering.done["left"] and steps > 40:
                await gathering.hand_on()
        at = await tables.table(opened.id)
        assert short or at.row.state == "over"
        assert short or at.playing.result is not None
        return gathering.done


@pytest.mark.parametrize("pace", [FREE, DAYS], ids=["free", "days"])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_ends_whoever_is_gone_whenever(game: str, pace: PaceWish, tmp_path: Path) -> None:
    async def scenario() -> None:
        done = await gone(tmp_path, game, pace, seed=1)
        assert done["agreements"] > 0
        assert done["returns"] > 0
        assert pace is FREE or done["time-outs"] > 0

    run(scenario())


@pytest.mark.long
@pytest.mark.parametrize("pace", [FREE, DAYS], ids=["free", "days"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2, 32))
def test_many_matches_end_whoever_is_gone_whenever(game: str, pace: PaceWish, seed: int, tmp_path: Path) -> None:
    async def scenario() -> None:
        await gone(tmp_path, game, pace, seed)

    run(scenario())
