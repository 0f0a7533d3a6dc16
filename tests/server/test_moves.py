"""Moves, undo, previews and refusals over the socket."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Person, Seats, run
from tests.server.serving import Server

ME = {"sitter": "me"}
BOT = {"sitter": "bot", "bot": "random"}


async def hot_seat(ada: Person, game: str = "merchants", players: int = 2) -> str:
    await ada.sign_in("Ada")
    seats = [{"sitter": "me", "name": f"Ada {seat}"} for seat in range(players)]
    table = await ada.open_table(game=game, players=players, seats=seats, start=True)
    ident: str = table["id"]
    return ident


async def ready(seats: Seats) -> int:
    await seats.until(seats.to_move)
    return seats.to_move()[0]


def test_a_refusal_names_the_rule_in_both_languages_and_changes_nothing(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, ada.at(await hot_seat(ada)) as seats:
            seat = await ready(seats)
            before = dict(seats.sights[seat])
            answer = await seats.play(seat, "sell")
            assert (answer["type"], answer["error"]) == ("refusal", "illegal")
            assert answer["rule"]
            assert answer["rule"] in answer["say"]["en"]
            assert answer["say"]["pl"] != answer["say"]["en"]
            assert (await seats.play(seat, "qqq"))["error"] == "move-unknown"
            assert (await seats.play(seat, 10_000))["error"] == "move-unknown"
            await seats.socket.send('{"type": "resync"}')
            await seats.until(lambda: seats.sights[seat] is not before and "view" in seats.sights[seat])
            assert seats.sights[seat]["entry"] == before["entry"]

    run(scenario())


def test_a_stale_or_early_move_is_answered_with_the_whole_sight(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, ada.at(await hot_seat(ada)) as seats:
            seat = await ready(seats)
            old = seats.sights[seat]["decision"]
            await seats.play(seat)
            seat = await ready(seats)
            shown = len([text for text in seats.received if '"view"' in text])
            answer = await seats.ask("move", seat=seat, decision=old - 1, move=0)
            assert answer["error"] == "stale"
            await seats.until(lambda: len([text for text in seats.received if '"view"' in text]) > shown)
            answer = await seats.ask("move", seat=1 - seat, decision=old, move=0)
            assert answer["error"] == "not-your-turn"

    run(scenario())


def test_another_persons_seat_is_out_of_reach(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as eve:
            table = await hot_seat(ada)
            await eve.sign_in("Eve")
            async with ada.at(table) as seats, eve.at(table) as watcher:
                seat = await ready(seats)
                await watcher.until(lambda: None in watcher.sights)
                assert set(watcher.sights) == {None}
                decision = seats.sights[seat]["decision"]
                move = seats.sights[seat]["view"]["options"][0]
                for kind in ("move", "preview"):
                    answer = await watcher.ask(kind, seat=seat, decision=decision, move=move)
                    assert answer["error"] == "not-your-seat"
                assert (await watcher.ask("undo", seat=seat, undoable=1))["error"] == "not-your-seat"
                assert (await watcher.ask("move", seat=17, decision=decision, move=move))[
                    "error"
                ] == "table-no-such-seat"
                resigned = await eve.send("POST", f"/api/tables/{table}/seats/{seat}/resign")
                assert resigned["error"] == "not-your-seat"
                replay = await eve.get(f"/api/tables/{table}/replay?seat={seat}")
                assert replay["error"] == "not-your-seat"
                await seats.play(seat)
                await watcher.until(lambda: watcher.sights[None]["entry"] == seats.sights[seat]["entry"])

    run(scenario())


def test_a_preview_shows_and_changes_nothing(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, ada.at(await hot_seat(ada)) as seats:
            seat = await ready(seats)
            sight = seats.sights[seat]
            move = sight["view"]["options"][0]
            answer = await seats.ask("preview", seat=seat, decision=sight["decision"], move=move)
            assert answer["type"] == "preview"
            assert answer["events"][0]["event"] == "loaded"
            assert seats.sights[seat] is sight
            count = len(seats.logs[seat])
            await seats.play(seat, move)
            assert seats.logs[seat][count]["event"] == answer["events"][0]

    run(scenario())


def test_a_seat_takes_its_moves_back_and_the_others_see_it(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as eve:
            table = await hot_seat(ada)
            async with ada.at(table) as seats, eve.at(table) as watcher:
                seat = await ready(seats)
                await watcher.until(lambda: None in watcher.sights)
                before, log = seats.sights[seat]["view"].copy(), list(seats.logs[seat])
                decision = seats.sights[seat]["decision"]
                await seats.play(seat)
                assert seats.sights[seat]["undoable"] == 1
                assert (await seats.ask("undo", seat=seat, undoable=2))["error"] == "stale-undo"
                done = await seats.ask("undo", seat=seat, undoable=1)
                await seats.until(lambda: seats.sights[seat]["entry"] == done["entry"])
                assert seats.sights[seat]["view"] == before
                assert seats.logs[seat] == log
                assert seats.sights[seat]["decision"] > decision
                assert (await seats.ask("undo", seat=seat, undoable=1))["error"] == "nothing-to-undo"
                await watcher.until(lambda: watcher.table["notes"][-1]["kind"] == "undo")
                await watcher.until(lambda: watcher.sights[None]["entry"] == done["entry"])
                assert len(watcher.logs[None]) == len(log)
                # What answers the position that was taken back is stale, although the ply is the same.
                assert (await seats.ask("move", seat=seat, decision=decision, move=0))["error"] == "stale"
                await seats.play_out()
                whole = await seats.ask("undo", seat=seat, undoable=1)
                assert whole["error"] == "match-over"
            assert "undo" not in await ada.get(f"/api/tables/{table}/record")

    run(scenario())


def test_alone_against_bots_one_goes_back_to_any_own_decision(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=3, seats=[ME, BOT, BOT], start=True))["id"]
            async with ada.at(table) as seats:
                await seats.until(seats.to_move)
                first = seats.sights[0]
                assert (first["last"], first["alone"]) == (None, True)
                await seats.play_out(most=3)
                await seats.until(seats.to_move)
                later = seats.sights[0]
                assert first["ply"] < later["last"] < later["ply"]
                decision = {"seat": 0, "undoable": later["undoable"]}
                done = await seats.ask("undo", **decision, back=later["last"] - 1)
                await seats.until(lambda: seats.sights[0]["entry"] == done["entry"])
                assert first["ply"] <= seats.sights[0]["ply"] < later["last"]
                assert seats.to_move() == [0]
                done = await seats.ask("undo", **decision, back=first["ply"])
                await seats.until(lambda: seats.sights[0]["entry"] == done["entry"])
                assert seats.sights[0]["view"] == first["view"]
                assert seats.sights[0]["last"] is None
                # Asked twice it is done once: there is nothing before the first decision.
                assert (await seats.ask("undo", **decision, back=first["ply"]))["error"] == "nothing-to-undo"
                assert await seats.play_out(most=2) == 2
            hot = await hot_seat(ada)
            async with ada.at(hot) as seats:
                seat = await ready(seats)
                await seats.play(seat)
                assert not seats.sights[seat]["alone"]
                assert (await seats.ask("undo", seat=seat, undoable=1, back=0))["error"] == "not-alone"

    run(scenario())


def test_simultaneous_answers_do_not_make_each_other_stale(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, ada.at(await hot_seat(ada, "toy", 3)) as seats:
            await seats.until(lambda: len(seats.to_move()) == 3)
            decisions = {seat: seats.sights[seat]["decision"] for seat in range(3)}
            answer = await seats.ask("move", seat=2, decision=decisions[2], move="bid 1")
            assert answer["type"] == "done"
            await seats.until(lambda: seats.to_move() == [0, 1])
            assert seats.sights[0]["decision"] == decisions[0]
            assert seats.sights[2]["undoable"] == 1
            assert (await seats.ask("undo", seat=2, undoable=1))["type"] == "done"
            await seats.until(lambda: len(seats.to_move()) == 3)
            again = seats.sights[2]["decision"]
            answers = await asyncio.gather(
                seats.ask("move", seat=0, decision=decisions[0], move="bid 0"),
                seats.ask("move", seat=2, decision=again, move="bid 2"),
                seats.ask("move", seat=1, decision=decisions[1], move="bid 1"),
            )
            assert [answer["type"] for answer in answers] == ["done"] * 3
            await seats.until(lambda: any(line["event"]["event"] == "won" for line in seats.logs[0]))

    run(scenario())


@pytest.fixture
def patient_server(tmp_path: Path) -> Iterator[Server]:
    """A server at which no bot moves within a test unless somebody wants it to be fast."""
    found = Server(tmp_path / "data", KANTOR_BOT_PAUSE="10000").start()
    yield found
    found.stop()


def test_fast_bots_are_for_those_who_sit_or_host_even_if_they_sat_down_later(patient_server: Server) -> None:
    async def scenario() -> None:
        async with Person(patient_server.address) as ada, Person(patient_server.address) as eve:
            await ada.sign_in("Ada")
            await eve.sign_in("Eve")
            table = (await ada.open_table(players=3, seats=[None, BOT, BOT]))["id"]
            async with eve.at(table, "?bots=fast"), ada.at(table, "?bots=fast") as seats:
                await ada.sit(table, 0)
                await ada.send("POST", f"/api/tables/{table}/start")
                assert await seats.play_out(most=6) == 6

    run(scenario())


def test_bots_that_pause_are_fast_as_soon_as_somebody_wants_it(patient_server: Server) -> None:
    async def scenario() -> None:
        async with Person(patient_server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=4, seats=[ME, BOT, BOT, BOT], start=True))["id"]
            async with ada.at(table, "?bots=slow") as seats:
                await seats.until(lambda: 0 in seats.sights)
                while seats.to_move():
                    await seats.play(0)
            async with ada.at(table, "?bots=fast") as seats:
                await seats.until(seats.to_move)

    run(scenario())


def test_bots_keep_a_human_pace_unless_told_otherwise(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=4, seats=[ME, BOT, BOT, BOT], start=True))["id"]
            loop = asyncio.get_running_loop()
            async with ada.at(table, "?bots=slow") as seats:
                await seats.until(lambda: 0 in seats.sights)
                begun, entry = loop.time(), seats.sights[0]["entry"]
                if seats.to_move():
                    await seats.play(0)
                    begun, entry = loop.time(), seats.sights[0]["entry"]
                await seats.until(lambda: seats.sights[0]["entry"] > entry)
                assert loop.time() - begun > 0.3

    run(scenario())
