"""Sitting down, getting up, watching, coming back, several seats of one person, bots that take over."""

from __future__ import annotations

import asyncio

from tests.server.clients import Json, Person, run
from tests.server.serving import Server

BOT = {"sitter": "bot", "bot": "random"}
ME = {"sitter": "me"}


def test_one_person_plays_several_seats_from_one_screen(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = await ada.open_table(players=2, seats=[ME, {"sitter": "me", "name": "Bo"}], start=True)
            assert [(seat["name"], seat["yours"]) for seat in table["seats"]] == [("Ada", True), ("Bo", True)]
            async with ada.at(table["id"]) as seats:
                await seats.play_out()
                assert set(seats.sights) == {0, 1}

    run(scenario())


def test_play_now_is_one_request(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = await ada.open_table(players=3, seats=[ME, BOT, BOT], start=True)
            assert table["state"] == "running"
            assert [seat["name"] for seat in table["seats"]] == ["Ada", "Tidemann", "Lutgard"]
            async with ada.at(table["id"]) as seats:
                await seats.play_out()

    run(scenario())


def test_whoever_comes_back_has_the_same_seat_and_the_same_log(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=[ME, BOT], start=True))["id"]
            async with ada.at(table) as before:
                await before.play_out(most=6)
                await before.until(before.to_move)
            async with ada.at(table) as after:
                await after.until(lambda: 0 in after.sights)
                assert after.sights[0]["view"] == before.sights[0]["view"]
                assert after.logs == before.logs
                assert after.sights[0]["decision"] == before.sights[0]["decision"]

    run(scenario())


def test_one_seat_in_two_tabs(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=[ME, BOT], start=True))["id"]
            async with ada.at(table) as left, ada.at(table) as right:
                for _ in range(8):
                    for tab, other in ((left, right), (right, left)):
                        await tab.until(tab.to_move)
                        answer = await tab.play(0)
                        await other.until(lambda: other.sights[0]["entry"] >= answer["entry"])  # noqa: B023
                entry = max(left.sights[0]["entry"], right.sights[0]["entry"])
                await left.until(lambda: left.to_move() and left.sights[0]["entry"] >= entry)
                await right.until(lambda: right.sights[0]["entry"] == left.sights[0]["entry"])
                assert left.sights[0]["view"] == right.sights[0]["view"]
                assert left.logs == right.logs

    run(scenario())


def test_others_see_who_is_connected(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as bo, Person(server.address) as eve:
            await ada.sign_in("Ada")
            await bo.sign_in("Bo")
            table = (await ada.open_table(players=2, seats=[ME]))["id"]
            await bo.sit(table, 1)
            async with ada.at(table) as seats:
                await seats.until(lambda: seats.table and not seats.table["seats"][1]["connected"])
                async with bo.at(table), eve.at(table):
                    await seats.until(lambda: seats.table["seats"][1]["connected"])
                    await seats.until(lambda: seats.table["watching"] == 1)
                await seats.until(lambda: not seats.table["seats"][1]["connected"])
                await seats.until(lambda: seats.table["watching"] == 0)

    run(scenario())


def test_whoever_resigns_is_replaced_by_a_bot(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as bo:
            await ada.sign_in("Ada")
            await bo.sign_in("Bo")
            table = (await ada.open_table(players=2, seats=[ME]))["id"]
            await bo.sit(table, 1)
            await ada.send("POST", f"/api/tables/{table}/start")
            async with ada.at(table) as seats:
                info = await bo.send("POST", f"/api/tables/{table}/seats/1/resign")
                assert info["seats"][1]["kind"] == "bot"
                assert [note["kind"] for note in info["notes"]][-2:] == ["resign", "substitute"]
                refused = await bo.send("POST", f"/api/tables/{table}/seats/1/resign")
                assert refused["error"] == "not-your-seat"
                await seats.play_out()
            names = [line for line in (await ada.get(f"/api/tables/{table}/record")).splitlines() if "names" in line]
            assert names == ['names ["Ada","Bo"]']

    run(scenario())


def test_before_the_start_seats_are_taken_and_freed(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as bo:
            await ada.sign_in("Ada")
            await bo.sign_in("Bo")
            table = (await ada.open_table(players=3))["id"]
            await ada.sit(table, 0)
            assert (await bo.sit(table, 0))["error"] == "seat-taken"
            assert (await bo.sit(table, 9))["error"] == "table-no-such-seat"
            assert (await bo.sit(table, 1, **BOT))["error"] == "not-the-host"
            assert (await ada.sit(table, 1, sitter="bot", bot="genius"))["error"] == "no-such-bot"
            await bo.sit(table, 1)
            assert (await bo.send("DELETE", f"/api/tables/{table}/seats/0"))["error"] == "not-the-host"
            freed = await bo.send("DELETE", f"/api/tables/{table}/seats/1")
            assert freed["seats"][1]["kind"] == "empty"
            assert (await bo.send("DELETE", f"/api/tables/{table}/seats/1"))["error"] == "seat-empty"
            assert (await ada.send("POST", f"/api/tables/{table}/start"))["error"] == "seats-empty"
            assert (await bo.send("POST", f"/api/tables/{table}/start"))["error"] == "not-the-host"
            assert (await bo.send("PATCH", f"/api/tables/{table}", {"title": "Mine"}))["error"] == "not-the-host"
            changed = await ada.send("PATCH", f"/api/tables/{table}", {"title": "Ada's", "players": 2})
            assert (changed["title"], len(changed["seats"])) == ("Ada's", 2)
            await bo.sit(table, 1)
            assert (await ada.send("PATCH", f"/api/tables/{table}", {"players": 7}))["error"] == "players"
            await ada.send("POST", f"/api/tables/{table}/start")
            assert (await ada.send("DELETE", f"/api/tables/{table}"))["error"] == "already-started"
            assert (await ada.sit(table, 1))["error"] == "already-started"
            assert (await bo.send("POST", f"/api/tables/{table}/again"))["error"] == "not-over"

    run(scenario())


def test_settings_are_kept_where_they_fit(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = await ada.open_table(game="toy", players=2, settings={"goal": 4})
            assert table["settings"] == {"burn": False, "goal": 4}
            path = f"/api/tables/{table['id']}"
            assert (await ada.send("PATCH", path, {"players": 3}))["settings"] == {"burn": False, "goal": 4}
            assert (await ada.send("PATCH", path, {"settings": {"burn": True}}))["settings"]["burn"] is True
            assert (await ada.send("PATCH", path, {"settings": {"goal": 99}}))["error"] == "setting-value"
            assert (await ada.get(path))["settings"] == {"burn": True, "goal": 3}

    run(scenario())


def test_open_tables_are_listed_and_private_ones_are_not(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as bo:
            await ada.sign_in("Ada")
            await bo.sign_in("Bo")
            public = (await ada.open_table(title="Come in"))["id"]
            private = (await ada.open_table(public=False))["id"]

            async def listed(person: Person, query: str) -> list[str]:
                found: list[Json] = (await person.get(f"/api/tables{query}"))["tables"]
                return [table["id"] for table in found]

            assert public in await listed(bo, "?state=open")
            assert private not in await listed(bo, "?state=open")
            assert {public, private} <= set(await listed(ada, "?mine=true"))
            assert await listed(bo, "?mine=true") == []
            assert (await bo.get(f"/api/tables/{private}"))["id"] == private
            await ada.send("DELETE", f"/api/tables/{public}")
            assert public not in await listed(bo, "")
            assert (await bo.get(f"/api/tables/{public}"))["error"] == "no-such-table"

    run(scenario())


def test_a_rematch_brings_everybody_to_the_same_new_table(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as bo:
            await ada.sign_in("Ada")
            await bo.sign_in("Bo")
            table = (await ada.open_table(game="toy", players=3, settings={"goal": 2}, seats=[ME, None, BOT]))["id"]
            await bo.sit(table, 1)
            await ada.send("POST", f"/api/tables/{table}/start")
            async with ada.at(table) as first, bo.at(table) as second:
                await asyncio.gather(first.play_out(), second.play_out())
                new = await bo.send("POST", f"/api/tables/{table}/rematch")
                assert [seat["kind"] for seat in new["seats"]] == ["empty", "person", "bot"]
                assert new["hosting"]
                await first.until(lambda: first.table["next"] == new["id"])
                same = await ada.send("POST", f"/api/tables/{table}/again")
            assert same["id"] == new["id"]
            assert [seat["name"] for seat in same["seats"]] == ["Ada", "Bo", "Tidemann"]
            assert same["settings"] == {"burn": False, "goal": 2}

    run(scenario())
