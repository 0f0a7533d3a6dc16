"""The process dies in the middle of a game; everybody plays on."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

import kantor
from kantor.server.commands import ADDRESS
from kantor.server.database import STEPS
from tests.server.clients import Person, run
from tests.server.serving import Server

ME = {"sitter": "me"}
BOT = {"sitter": "bot", "bot": "random"}
LAST_STEP = max(path.name.partition("_")[0] for path in STEPS.glob("[0-9]*.py"))


def test_after_a_kill_everybody_plays_on(own_server: Server) -> None:
    async def scenario() -> None:
        own_server.start()
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=3, seats=[ME, {"sitter": "me", "name": "Bo"}, BOT], start=True))["id"]
            async with ada.at(table) as before:
                await before.play_out(most=20)
                entry = max(sight["entry"] for sight in before.sights.values())
                own_server.kill()
            own_server.start()
            async with ada.at(table) as after:
                await after.until(lambda: len(after.sights) == 2)
                # What was acknowledged is there; a bot may have moved since.
                assert after.sights[0]["entry"] >= entry
                assert after.logs[0][: len(before.logs[0])] == before.logs[0]
                await after.play_out()
            replayed = kantor.Match.load(await ada.get(f"/api/tables/{table}/record"))
            assert replayed.result is not None
            frames = await ada.get(f"/api/tables/{table}/replay?seat=2&from={replayed.ply}")
            assert frames["frames"][-1]["view"] == replayed.view(2)

    run(scenario())


def test_a_bot_that_was_to_move_moves_after_the_restart(own_server: Server) -> None:
    async def scenario() -> None:
        own_server.start()
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=[BOT, BOT], start=True))["id"]
            own_server.kill()
            own_server.start()
            async with ada.at(table) as watcher:
                await watcher.until(lambda: None in watcher.sights)
                entry = watcher.sights[None]["entry"]
                await watcher.until(lambda: watcher.sights[None]["entry"] > entry)

    run(scenario())


def test_bots_play_on_after_a_restart_with_nobody_there(own_server: Server) -> None:
    async def scenario() -> None:
        own_server.variables |= {"KANTOR_SWEEP_SECONDS": "0.2", "KANTOR_BOT_SECONDS": "2"}
        own_server.start()
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=[BOT, BOT], start=True))["id"]
            entry = (await ada.get(f"/api/tables/{table}"))["entry"]
            own_server.kill()
            own_server.start()
            while (await ada.get(f"/api/tables/{table}"))["entry"] < entry + 2:
                await asyncio.sleep(0.1)  # looked at over HTTP, because an open socket would wake the bots

    run(scenario())


def test_an_undo_survives_the_restart(own_server: Server) -> None:
    async def scenario() -> None:
        own_server.start()
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            table = (
                await ada.open_table(game="toy", players=2, seats=[ME, {"sitter": "me", "name": "Bo"}], start=True)
            )["id"]
            async with ada.at(table) as before:
                await before.until(lambda: len(before.to_move()) == 2)
                await before.play(1, "bid 1")
                await before.play(0, "bid 2")
                await before.until(before.to_move)
                (seat,) = before.to_move()
                await before.play(seat, "ask 1" if seat == 0 else "ask 0")
                await before.ask("undo", seat=seat, undoable=1)
                await before.until(lambda: before.to_move() == [seat])
            own_server.kill()
            own_server.start()
            async with ada.at(table) as after:
                await after.until(lambda: len(after.sights) == 2)
                assert after.sights[0]["view"] == before.sights[0]["view"]
                assert after.logs == before.logs
                await after.play_out()

    run(scenario())


@pytest.mark.parametrize("version", ["2"])
def test_new_rules_go_on_from_the_last_stored_turn_and_the_log_says_so(own_server: Server, version: str) -> None:
    async def scenario() -> None:
        own_server.start()
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            seats = [ME, {"sitter": "me", "name": "Bo"}]
            table = (await ada.open_table(game="toy", players=2, seats=seats, start=True))["id"]
            async with ada.at(table) as before:
                await before.until(lambda: len(before.to_move()) == 2)
                # The last to bid wins and is the next to move: that is the end of a turn too.
                await before.play(0, "bid 0")
                done = await before.play(1, "bid 1")
                await before.until(lambda: before.sights[0]["entry"] == done["entry"])
            own_server.kill()
            own_server.variables["KANTOR_TOY_VERSION"] = version
            own_server.start()
            async with ada.at(table) as after:
                await after.until(lambda: len(after.sights) == 2)
                note = next(note for note in after.table["notes"] if note["kind"] == "rules")
                assert (note["args"], note["by"]) == ({"from": 1, "to": 2}, "clock")
                assert after.sights[0]["view"]["table"] == before.sights[0]["view"]["table"]
                own_server.kill()
            own_server.start()
            async with ada.at(table) as later:
                await later.play_out()
                assert [note["kind"] for note in later.table["notes"]].count("rules") == 1
            record = await ada.get(f"/api/tables/{table}/record")
            assert "version 2" in record
            assert "\nstart {" in record

    run(scenario())


def test_the_database_is_set_to_lose_nothing(own_server: Server) -> None:
    own_server.start()
    connection = sqlite3.connect(own_server.data / "kantor.sqlite")
    try:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (LAST_STEP,)
    finally:
        connection.close()
    assert {path.name.split("-")[0] for path in own_server.data.iterdir()} == {"kantor.sqlite", ADDRESS}
