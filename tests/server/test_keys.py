"""A move with a key of the client's choice: sent again it is answered again, and carried out once."""

from __future__ import annotations

from tests.server.clients import Json, Person, Seats, run
from tests.server.serving import Server
from tests.server.test_moves import hot_seat, ready


async def send(seats: Seats, message: Json, **other: object) -> Json:
    return await seats.ask(**{**message, **other})


async def a_move(seats: Seats) -> Json:
    seat = await ready(seats)
    sight = seats.sights[seat]
    move = sight["view"]["options"][0]
    return {"kind": "move", "seat": seat, "decision": sight["decision"], "move": move, "key": "first"}


def test_a_key_is_answered_again_even_if_the_move_was_undone_since(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            table = await hot_seat(ada)
            async with ada.at(table) as seats, ada.at(table) as other_tab:
                move = await a_move(seats)
                done = await send(seats, move)
                assert done["type"] == "done"
                again = await send(other_tab, move)
                assert (again["type"], again["entry"]) == ("done", done["entry"])
                undo: Json = {"kind": "undo", "seat": move["seat"], "undoable": 1, "key": "back"}
                undone = await send(seats, undo)
                assert undone["entry"] == done["entry"] + 1
                assert (await send(seats, undo))["entry"] == undone["entry"]
                assert (await send(seats, move))["entry"] == done["entry"]
                await seats.until(lambda: seats.entry == undone["entry"])
                assert (await seats.ask("ping"))["type"] == "pong"
                assert seats.entry == undone["entry"]

    run(scenario())


def test_a_key_for_something_else_is_refused(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            async with ada.at(await hot_seat(ada)) as seats:
                move = await a_move(seats)
                options = seats.sights[move["seat"]]["view"]["options"]
                done = await send(seats, move)
                for other in ({"move": options[1]}, {"decision": move["decision"] + 1}, {"seat": 1 - move["seat"]}):
                    answer = await send(seats, move, **other)
                    assert answer["error"] == "key-reused", answer
                undo = await seats.ask("undo", seat=move["seat"], undoable=1, key="first")
                assert undo["error"] == "key-reused"
                assert (await send(seats, move))["entry"] == done["entry"]
            # Another table knows nothing of it.
            async with ada.at(await hot_seat(ada)) as seats:
                assert (await send(seats, await a_move(seats)))["type"] == "done"

    run(scenario())


def test_a_key_of_another_person_is_another_key(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as bo:
            await ada.sign_in("Ada")
            await bo.sign_in("Bo")
            table = (await ada.open_table(game="toy", players=2, seats=[{"sitter": "me"}]))["id"]
            await bo.sit(table, 1)
            await ada.send("POST", f"/api/tables/{table}/start")
            async with ada.at(table) as first, bo.at(table) as second:
                await first.until(first.to_move)
                await second.until(second.to_move)
                entries = set()
                for seat, seats in enumerate((first, second)):
                    decision = seats.sights[seat]["decision"]
                    answer = await seats.ask("move", seat=seat, decision=decision, move="bid 1", key="mine")
                    assert answer["type"] == "done"
                    entries.add(answer["entry"])
                assert len(entries) == 2

    run(scenario())


def test_a_key_outlives_the_process(own_server: Server) -> None:
    async def scenario() -> None:
        own_server.start()
        async with Person(own_server.address) as ada:
            table = await hot_seat(ada)
            async with ada.at(table) as seats:
                move = await a_move(seats)
                done = await send(seats, move)
                own_server.kill()
            own_server.start()
            async with ada.at(table) as seats:
                await seats.until(seats.to_move)
                assert (await send(seats, move))["entry"] == done["entry"]
                assert (await send(seats, move, move="qqq"))["error"] == "move-unknown"

    run(scenario())


def test_a_key_is_a_short_text(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, ada.at(await hot_seat(ada)) as seats:
            move = await a_move(seats)
            for bad in ("", "x" * 65, "a\x00b", "~own", 7):
                assert (await send(seats, move, key=bad))["error"] == "bad-input"
            assert (await send(seats, move, key="ż" * 64))["type"] == "done"

    run(scenario())
