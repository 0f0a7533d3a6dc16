"""What people have to be told lies in the outbox with the entry, and is told whatever is killed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select

from kantor.cli import run as kantor
from kantor.server import database, schema
from kantor.server.clock import TestClock
from kantor.server.entries import Entry
from kantor.server.notices import FileSender, Notice, with_notices
from kantor.server.outbox import MOST_ATTEMPTS, Outbox
from kantor.server.store import Change, Store
from tests.server.clients import Person, run
from tests.server.serving import Server
from tests.server.test_table import NAMES, begun, loaded

ME = {"sitter": "me"}
DAY = 24 * 3600 * 1000


class Failing:
    """Fails as often as wanted, then tells."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.told: list[Notice] = []

    async def send(self, notice: Notice) -> None:
        if self.failures:
            self.failures -= 1
            raise ConnectionError("nobody answers")
        self.told.append(notice)


async def with_a_started_table(folder: Path, clock: TestClock) -> Store:
    """A match has begun; who is to move has a notice waiting."""
    store = Store(database.connect(f"sqlite+aiosqlite:///{folder / 'kantor.sqlite'}"))
    await database.migrate(store.engine)
    await store.add_person("ada", "Ada", "x" * 64)
    entries = begun("merchants", clock)
    table = loaded(entries[:-1], clock)
    await store.create("t", Change(tuple(entries[:-1]), names=NAMES))
    started = with_notices(table, table.start("ada"))
    assert started.due is not None
    assert [row["seat"] for row in started.notices] == list(started.due)
    await store.append(table.outline, started)
    return store


async def waiting(store: Store) -> int:
    async with store.engine.connect() as connection:
        return int(await connection.scalar(select(func.count()).select_from(schema.outbox)) or 0)


def test_what_fails_is_tried_again_later_and_told_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = TestClock()
        store = await with_a_started_table(tmp_path, clock)
        sender = Failing(3)
        outbox = Outbox(store, sender, clock, 1.0)
        assert await outbox.send_due() == 1
        waits = 0
        while not sender.told:
            # Not at once, and longer each time.
            assert await outbox.send_due() == 0
            clock.turn(1000)
            waits += 1
            await outbox.send_due()
        assert waits / 0.75 >= 5 + 10 + 20
        assert await waiting(store) == 0
        assert [(notice.table, notice.kind, notice.person) for notice in sender.told] == [("t", "turn", "ada")]
        await store.close()

    run(scenario())


def test_what_was_tried_for_days_is_kept_and_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = TestClock()
        store = await with_a_started_table(tmp_path, clock)
        outbox = Outbox(store, Failing(10_000), clock, 1.0)
        for _ in range(MOST_ATTEMPTS):
            assert await outbox.send_due() == 1
            clock.turn(DAY)
        assert await outbox.send_due() == 0
        assert await waiting(store) == 1
        await store.close()

    run(scenario())


class Hanging:
    """Never answers for one person; for the others it notes what they are told, and that it does so by turns."""

    def __init__(self, hangs: str) -> None:
        self.hangs = hangs
        self.told: list[tuple[str, int]] = []
        self.begun = asyncio.Event()
        self._under_way: set[str] = set()

    async def send(self, notice: Notice) -> None:
        assert notice.person not in self._under_way
        self._under_way.add(notice.person)
        if notice.person == self.hangs:
            self.begun.set()
            await asyncio.Event().wait()
        await asyncio.sleep(0)
        self.told.append((notice.person, notice.entry))
        self._under_way.discard(notice.person)


def test_one_who_does_not_answer_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = TestClock()
        store = await with_a_started_table(tmp_path, clock)
        rows = [(who, entry) for entry in range(100, 160) for who in ("eve", "bo", "cy")]
        due = clock.milliseconds()
        values = [
            {"table_id": "t", "entry": entry, "kind": "turn", "seat": 0, "person": who, "due": due + entry}
            for who, entry in rows
        ]
        await store.write(lambda connection: connection.execute(insert(schema.outbox), values))
        clock.turn(1000)
        sender = Hanging("eve")
        outbox = Outbox(store, sender, clock, 0.05)
        outbox.start()
        async with asyncio.timeout(60):
            await sender.begun.wait()
            while len(sender.told) < 2 * 60 + 1:
                await asyncio.sleep(0.01)
        for who in ("bo", "cy"):
            assert [entry for person, entry in sender.told if person == who] == list(range(100, 160))
        # What is cut off is still there, and is told by the next one.
        await outbox.close()
        assert await waiting(store) == 60
        clock.turn(DAY)
        following = Hanging("")
        while await Outbox(store, following, clock, 1.0).send_due():
            pass
        assert sorted(following.told) == [("eve", entry) for entry in range(100, 160)]
        assert await waiting(store) == 0
        await store.close()

    run(scenario())


def test_two_processes_tell_it_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = TestClock()
        store = await with_a_started_table(tmp_path, clock)
        other = Store(database.connect(str(store.engine.url)))
        sender = Failing(0)
        await asyncio.gather(*(Outbox(at, sender, clock, 1.0).send_due() for at in (store, other, store)))
        assert len(sender.told) == 1
        await store.close()
        await other.close()

    run(scenario())


def test_a_line_that_was_cut_off_spoils_no_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = tmp_path / "told"
        path.write_bytes(b'{"id":1,"tab')
        await FileSender(path).send(Notice(2, "t", 3, "turn", 0, "ada"))
        assert json.loads(path.read_text().splitlines()[1])["id"] == 2

    run(scenario())


def test_a_wrong_setting_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KANTOR_OUTBOX", "pigeon")
    assert kantor(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "KANTOR_OUTBOX" in capsys.readouterr().err


def test_killed_at_any_moment_nothing_is_lost(own_server: Server, tmp_path: Path) -> None:
    told = tmp_path / "told"
    own_server.variables |= {"KANTOR_OUTBOX": f"file:{told}", "KANTOR_SWEEP_SECONDS": "0.2"}
    own_server.start()

    async def scenario() -> None:
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            seats = [ME, {**ME, "name": "Bo"}, {"sitter": "bot", "bot": "random"}]
            table = (await ada.open_table(game="toy", players=3, seats=seats, start=True))["id"]
            for entry in (6, 9, 12, 10_000):
                async with ada.at(table) as screen:
                    await screen.play_out(entry=entry)
                own_server.kill()
                own_server.start()
            # A claimed notice is tried again some seconds later.
            async with asyncio.timeout(60):
                while _asked(own_server, "SELECT count(*) FROM outbox") != [(0,)]:
                    await asyncio.sleep(0.1)
            lines = [json.loads(line) for line in told.read_text().splitlines()]
            found = {(line["kind"], line["entry"], line["seat"]) for line in lines}
            assert found == expected(own_server, table)
            # The same notice has the same id each time.
            assert len({line["id"] for line in lines}) == len(found)
            assert len({line["person"] for line in lines}) == 1

    run(scenario())


def _asked(server: Server, question: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(server.data / "kantor.sqlite")) as base:
        return base.execute(question, values).fetchall()


def expected(server: Server, table: str) -> set[tuple[str, int, int]]:
    """By the log alone: at each entry, the people's seats that have come to owe a decision."""
    question = "SELECT entry, kind, by, at, seat, person, data, key FROM entries WHERE table_id = ? ORDER BY entry"
    entries = [
        Entry(row[0], row[1], row[2], row[3], row[4], row[5], json.loads(str(row[6])), row[7])  # type: ignore[arg-type]
        for row in _asked(server, question, table)
    ]
    first = next(at for at, entry in enumerate(entries) if entry.kind == "start")
    followed = loaded(entries[:first], TestClock())
    found: set[tuple[str, int, int]] = set()
    before: tuple[int, ...] = ()
    for entry in entries[first:]:
        followed.apply(entry)
        now = followed.playing.actors
        found |= {("turn", entry.entry, seat) for seat in now if seat not in before and seat != 2}
        if entry.kind == "over":
            found |= {("over", entry.entry, seat) for seat in (0, 1)}
        before = now
    return found
