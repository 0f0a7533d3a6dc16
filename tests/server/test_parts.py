"""The small parts, each by itself."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, create_engine, insert, inspect, select

from kantor.bots import Bot, Choice
from kantor.core.match import Match
from kantor.server import database, site_schema, talk_schema
from kantor.server.bot_runner import BotRunner
from kantor.server.clock import TestClock, now
from kantor.server.due import Leases
from kantor.server.entries import Entry
from kantor.server.limits import Bucket, Buckets, Places
from kantor.server.outline import SeatHolder, opened
from kantor.server.pages import Pages
from kantor.server.patch import apply, patch
from kantor.server.refusals import Refusal
from kantor.server.schema import metadata, sessions
from kantor.server.settings import Rate, Settings, from_environment
from kantor.server.store import Change, EntryConflict, Store
from kantor.server.workers import Question, TooLate, Worker, Workers
from tests.server.postgres import Postgres
from tests.toy import Toy

SLEEP = 60  # seconds: longer than any bot may think

values = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
)


@given(old=values, new=values)
def test_a_patch_makes_the_new_view_of_the_old_one(old: Any, new: Any) -> None:
    changes = json.loads(json.dumps(patch(old, new)))
    # Python takes 1 and True for equal; JSON doesn't.
    assert json.dumps(apply(copy.deepcopy(old), changes), sort_keys=True) == json.dumps(new, sort_keys=True)


def test_a_bucket_fills_with_time() -> None:
    clock = [0.0]
    bucket = Bucket(Rate(2, 3), lambda: clock[0])
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == 0.5
    clock[0] = 0.5
    assert bucket.take() == 0
    assert bucket.take() > 0
    clock[0] = 100
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() > 0


def test_each_address_has_its_own_bucket_and_its_own_places() -> None:
    buckets = Buckets(Rate(0.001, 1))
    buckets.take("a")
    buckets.take("b")
    with pytest.raises(Refusal, match="too fast"):
        buckets.take("a")
    places = Places(1)
    with places.place("a"), places.place("b"), pytest.raises(Refusal), places.place("a"):
        pass
    with places.place("a"):
        pass


class SlowBot(Bot):
    def choose(self, choice: Choice) -> int:
        time.sleep(SLEEP)
        return 0


class DeadBot(Bot):
    def choose(self, choice: Choice) -> int:
        os._exit(1)


def test_a_bot_has_a_hard_time_limit_and_the_worker_lives_on() -> None:
    game = Toy()
    match = Match(game, 2, seed=1)
    position = json.dumps(match.position())
    worker = Worker({"toy": game})
    try:
        for bot in ("SlowBot", "DeadBot"):
            begun = time.monotonic()
            with pytest.raises(TooLate):
                worker.ask(Question("toy", f"{__name__}:{bot}", 0, position), 1.0)
            assert time.monotonic() - begun < SLEEP
        assert worker.ask(Question("toy", "greedy", 0, position), 10) in match.option_indices(0)
    finally:
        worker.stop()


def opening(host: str) -> Entry:
    data = {"game": "toy", "players": 2, "settings": {"goal": 2}, "catalogue": "c", "title": "", "public": True}
    return Entry(0, "open", "person", now(), None, host, data)


def test_of_two_writers_one_loses_and_nothing_of_its_change_stays(tmp_path: Path) -> None:
    async def scenario() -> None:
        engine = database.connect(Settings(data=tmp_path).database_url)
        await database.migrate(engine)
        await database.migrate(engine)
        store = Store(engine)
        await store.add_person("p", "Ada", "hash")
        await store.create("t", Change((opening("p"),)))
        outline = opened("t", opening("p"))
        first, second = (
            Change((Entry(1, "join", "person", now(), 0, "p"),), names={(0, "p"): name}) for name in ("Ada", "Bo")
        )
        await store.append(outline, first)
        # Both in one group: the second one's failure leaves the third as it is.
        third = Change((Entry(2, "leave", "person", now(), 0, "p"),))
        found = await asyncio.gather(
            store.append(outline, second), store.append(outline, third), return_exceptions=True
        )
        assert [type(answer) for answer in found] == [EntryConflict, type(None)]
        stored = await store.load("t")
        assert stored is not None
        assert stored.names == {(0, "p"): "Ada"}
        assert stored.entries[1:] == first.entries + third.entries
        assert await store.heads(["t", "none"]) == {"t": 2}
        await store.close()

    asyncio.run(scenario())


def test_what_is_written_after_connections_were_cut_is_written_by_a_new_one(postgres: Postgres) -> None:
    async def scenario() -> None:
        store = Store(database.connect(postgres.new_database()))
        try:
            await database.migrate(store.engine)
            await store.add_person("ada", "Ada", "1" * 64)
            for number in range(2, 5):
                await asyncio.to_thread(postgres.cut_connections)
                await store.add_session("ada", str(number) * 64, "")
                assert await store.person_of(str(number) * 64) == ("ada", "Ada")
        finally:
            await store.close()

    asyncio.run(scenario())


def test_a_lease_is_had_by_one_until_it_runs_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        engine = database.connect(Settings(data=tmp_path).database_url)
        await database.migrate(engine)
        store, clock = Store(engine), TestClock()
        one, other = Leases(store, clock), Leases(store, clock)
        assert sorted(await asyncio.gather(one.take("work", 10), other.take("work", 10))) == [False, True]
        holder, waiting = (one, other) if await one.take("work", 10) else (other, one)
        clock.turn(9_000)
        assert not await waiting.take("work", 10)
        assert await holder.take("work", 10)
        clock.turn(10_001)
        assert await waiting.take("work", 10)
        assert not await holder.take("work", 10)
        assert await holder.take("other work", 10)
        await store.close()

    asyncio.run(scenario())


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    assert site_schema.bans.metadata is talk_schema.words.metadata is metadata  # all tables are in it

    def differences(connection: Connection) -> list[Any]:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found

    async def scenario() -> None:
        engine = database.connect(Settings(data=tmp_path).database_url)
        await database.migrate(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            pragma = await connection.exec_driver_sql("PRAGMA synchronous")
            assert pragma.scalar_one() == 2
        await engine.dispose()

    asyncio.run(scenario())


def test_when_sessions_were_used_is_moved_to_their_own_rows(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'kantor.sqlite'}")
    with engine.begin() as connection:
        database.upgrade(connection, "0017")
        connection.exec_driver_sql("INSERT INTO people (id, name, created) VALUES ('p', 'Ada', '2026-01-01T00:00:00Z')")
        uses = (("a", None, 1), ("b", "2026-01-02T00:00:00.000Z", 1), ("c", "2020-01-01", 1_700_000_000_000))
        for token, used, at in uses:
            values = {"token_hash": token, "person": "p", "created": "2026-01-01T00:00:00Z", "used": used}
            connection.execute(insert(sessions).values(values))
            connection.exec_driver_sql(f"INSERT INTO session_uses VALUES ('{token}', {at})")
        connection.execute(insert(sessions).values(token_hash="d", person="p", created="2026-01-01T00:00:00Z"))
        database.upgrade(connection)
        found = {row.token_hash: row.used for row in connection.execute(select(sessions))}
        assert found == {
            "a": "1970-01-01T00:00:00.001Z",
            "b": "2026-01-02T00:00:00.000Z",
            "c": "2023-11-14T22:13:20.000Z",
            "d": None,
        }
        assert not inspect(connection).has_table("session_uses")


MIGRATED = """
import asyncio, sys
from kantor.server import database
engine = database.connect(sys.argv[1])
asyncio.run(database.migrate(engine))
print("alembic" in sys.modules)
"""


def test_a_schema_that_is_up_to_date_is_left_as_it_is(tmp_path: Path) -> None:
    address = Settings(data=tmp_path).database_url
    command = [sys.executable, "-c", MIGRATED, address]
    told = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert told == ["True\n", "False\n"]


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    found = from_environment(
        tmp_path, {"KANTOR_RATE_SCALE": "2", "KANTOR_ORIGINS": "https://a.example https://b.example"}
    )
    assert found.writes.burst == 2 * Settings(data=tmp_path).writes.burst
    assert found.origins == ("https://a.example", "https://b.example")
    for bad in ("x", "-1", "nan", "1e9"):
        with pytest.raises(ValueError, match="KANTOR_RATE_SCALE"):
            from_environment(tmp_path, {"KANTOR_RATE_SCALE": bad})


class Asked:
    """One request to the pages."""

    def __init__(self, pages: Pages, path: str, method: str = "GET", **headers: str) -> None:
        self.status = 0
        self.headers: dict[bytes, bytes] = {}
        self.body = b""
        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope: Any = {"type": "http", "method": method, "path": path, "headers": raw}
        asyncio.run(pages(scope, self._receive, self._send))

    async def _receive(self) -> Any:
        return {"type": "http.request"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], dict(message["headers"])
        else:
            self.body += message["body"]


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>Kantor" + " " * 1000, encoding="utf-8")
    (tmp_path / "assets/app-1a2b.js").write_text("let x = 1;" * 200, encoding="utf-8")
    (tmp_path.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return Pages(tmp_path)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc/12"])
def test_the_clients_own_routes_get_its_page(pages: Pages, path: str) -> None:
    found = Asked(pages, path)
    assert (found.status, found.body[:15]) == (200, b"<!doctype html>")
    assert found.headers[b"cache-control"] == b"no-cache"
    again = Asked(pages, path, if_none_match=found.headers[b"etag"].decode())
    assert (again.status, again.body) == (304, b"")


def test_assets_are_packed_and_cached_for_ever(pages: Pages) -> None:
    found = Asked(pages, "/assets/app-1a2b.js", accept_encoding="gzip, br")
    assert found.headers[b"content-encoding"] == b"gzip"
    assert b"immutable" in found.headers[b"cache-control"]
    assert found.headers[b"content-type"] == b"text/javascript; charset=utf-8"
    assert Asked(pages, "/assets/app-1a2b.js", "HEAD").body == b""


@pytest.mark.parametrize("path", ["/assets/none.js", "/../secret.txt", "/assets/../../secret.txt", "/favicon.ico"])
def test_there_is_nothing_else(pages: Pages, path: str) -> None:
    found = Asked(pages, path)
    assert found.status == 404
    assert b"secret" not in found.body


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    found = Asked(Pages(tmp_path / "none"), "/")
    assert found.status == 503
    assert b"scripts/play" in found.body


def test_a_move_in_the_moment_in_which_the_bots_stop_starts_them_again() -> None:
    begun: list[str] = []
    table: Any = SimpleNamespace(
        id="t",
        match=SimpleNamespace(actors=(0,)),
        row=SimpleNamespace(state="running"),
        holders=[SeatHolder(bot="random"), SeatHolder(person="ada")],
    )

    class Ending(BotRunner):
        async def _play_on(self, ident: str) -> None:
            begun.append(ident)
            if len(begun) == 1:
                asyncio.get_running_loop().call_soon(self.check, table)  # this task has ended then, and is still known

    async def scenario() -> None:
        tables: Any = SimpleNamespace()
        bots = Ending(tables, Workers({}, 1, 1))
        bots.check(table)
        for _ in range(5):
            await asyncio.sleep(0)
        assert begun == ["t", "t"]

    asyncio.run(scenario())
