"""My games: what waits for me, what runs, what is over, and the next one after a move."""

from tests.server.clients import Person, run
from tests.server.serving import Server

TWO = {"players": 2}


async def duel(host: Person, guest: Person, **wish: object) -> str:
    table = await host.open_table(**TWO | wish)
    await host.sit(table["id"], 0)
    await guest.sit(table["id"], 1)
    await host.send("POST", f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def listed(person: Person, state: str, more: str = "") -> list[str]:
    return [game["table"] for game in (await person.get(f"/api/me/games?state={state}{more}"))["games"]]


def test_games_that_wait_come_oldest_first_and_next_leaves_out_the_present_one(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as berta:
            await ada.sign_in("Ada")
            await berta.sign_in("Berta")
            first, second = await duel(ada, berta), await duel(ada, berta)
            found = {}
            for person in (ada, berta):
                waiting = await person.get("/api/me/games?state=waiting")
                running = await listed(person, "running")
                assert set(running) == {first, second}
                assert running[: len(waiting["games"])] == [game["table"] for game in waiting["games"]]
                found[person] = waiting
            # Who begins is drawn, so one of both may be waited for twice.
            for person, waiting in found.items():
                tables = [game["table"] for game in waiting["games"]]
                assert waiting["next"] == (tables[0] if tables else None)
                assert waiting["waiting"] == len(tables)
                for game in waiting["games"]:
                    assert game["deadline"] is None
                    assert game["result"] is None
                    assert [seat["name"] for seat in game["seats"]] == ["Ada", "Berta"]
                if len(tables) == 2:
                    assert [game["since"] for game in waiting["games"]] == sorted(
                        game["since"] for game in waiting["games"]
                    )
                    left_out = await person.get(f"/api/me/games?state=waiting&at={tables[0]}")
                    assert left_out["next"] == tables[1]
            assert sum(len(waiting["games"]) for waiting in found.values()) == 2

    run(scenario())


def test_a_move_moves_the_game_from_mine_to_theirs(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as berta:
            await ada.sign_in("Ada")
            await berta.sign_in("Berta")
            table = await duel(ada, berta, game="toy")
            async with ada.at(table) as mine, berta.at(table) as theirs:
                await mine.until(lambda: mine.sights)
                await theirs.until(lambda: theirs.sights)
                for _ in range(4):
                    for person, seats in ((ada, mine), (berta, theirs)):
                        await seats.until(lambda: min(mine.entry, theirs.entry) == max(mine.entry, theirs.entry))
                        assert await listed(person, "waiting") == ([table] if seats.to_move() else [])
                    mover = mine if mine.to_move() else theirs
                    await mover.play(mover.to_move()[0])

    run(scenario())


def test_finished_games_have_result_and_date_and_can_be_searched_and_hidden(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as berta:
            await ada.sign_in("Ada")
            await berta.sign_in("Zażółć_%")
            table = await duel(ada, berta, game="toy")
            async with ada.at(table) as mine, berta.at(table) as theirs:
                await mine.until(lambda: mine.sights)
                await theirs.until(lambda: theirs.sights)
                while not mine.over:
                    await mine.until(lambda: mine.over or mine.to_move() or theirs.to_move())
                    mover = mine if mine.to_move() else theirs
                    if mover.to_move():
                        await mover.play(mover.to_move()[0])
                        await mine.until(lambda: mine.entry >= theirs.entry)
                        await theirs.until(lambda: theirs.entry >= mine.entry or theirs.over)
            over = await ada.get("/api/me/games?state=over")
            game = next(game for game in over["games"] if game["table"] == table)
            shown = await ada.get(f"/api/tables/{table}")
            assert game["result"] == shown["result"]
            assert game["since"] == next(note["at"] for note in shown["notes"] if note["kind"] == "over")
            assert table not in await listed(ada, "running")
            assert await listed(ada, "over", "&with=zażółć_") == [table]
            assert await listed(ada, "over", "&with=Ada") == []
            assert await listed(ada, "over", "&game=merchants") == []
            assert await listed(ada, "over", "&game=toy") == [table]
            assert (await ada.request("PUT", f"/api/me/hidden/{table}")).status_code == 204
            assert await listed(ada, "over") == []
            assert await listed(berta, "over") == [table]
            assert (await ada.request("DELETE", f"/api/me/hidden/{table}")).status_code == 204
            assert await listed(ada, "over") == [table]

    run(scenario())


def test_long_lists_come_in_parts(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            tables = []
            for _ in range(3):
                table = await ada.open_table(game="toy", seats=[{"sitter": "me"}, {"sitter": "me"}], **TWO, start=True)
                tables.append(table["id"])
                async with ada.at(table["id"]) as mine:
                    await mine.play_out()
            first = await ada.get("/api/me/games?state=over&most=2")
            assert len(first["games"]) == 2
            rest = await ada.get(f"/api/me/games?state=over&most=2&after={first['more']}")
            assert rest["more"] is None
            found = [game["table"] for game in first["games"] + rest["games"]]
            assert found == tables[::-1]

    run(scenario())


def test_only_finished_games_of_mine_can_be_hidden(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as berta:
            assert await ada.get("/api/me/games?state=over") == {"games": [], "next": None, "more": None, "waiting": 0}
            await ada.sign_in("Ada")
            await berta.sign_in("Berta")
            table = await duel(ada, berta)
            assert (await ada.request("PUT", f"/api/me/hidden/{table}")).json()["error"] == "not-over"
            async with Person(server.address) as carl:
                assert (await carl.request("PUT", f"/api/me/hidden/{table}")).status_code == 401
                await carl.sign_in("Carl")
                assert (await carl.request("PUT", f"/api/me/hidden/{table}")).json()["error"] == "no-such-table"

    run(scenario())
