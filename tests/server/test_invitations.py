"""Invitations by name, friends, short codes, and tables that seek players."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.clients import Json, Person, run, until_refused
from tests.server.pairs import Pair, started
from tests.server.push_service import hook
from tests.server.serving import Server

ME = {"sitter": "me"}
BOT = {"sitter": "bot", "bot": "random"}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    yield from started(request, tmp_path_factory)


@asynccontextmanager
async def people(pair: Pair, *names: str) -> AsyncIterator[list[Person]]:
    found = [Person(pair[number % 2].address) for number, _ in enumerate(names)]
    for person, name in zip(found, names, strict=True):
        await person.__aenter__()
        await person.sign_in(name)
    try:
        yield found
    finally:
        for person in found:
            await person.__aexit__()


async def played_together(ada: Person, bo: Person) -> str:
    """A match of two that has begun."""
    table: str = (await ada.open_table(game="toy", players=2, seats=[ME, None]))["id"]
    await bo.sit(table, 1)
    assert (await ada.send("POST", f"/api/tables/{table}/start"))["state"] == "running"
    return table


async def ask(person: Person, table: str, **wish: object) -> Json:
    found: Json = await person.send("POST", f"/api/tables/{table}/invitations", wish)
    return found


def test_a_friend_is_somebody_one_has_played_with(pair: Pair) -> None:
    async def scenario() -> None:
        async with people(pair, "Ada", "Bo") as (ada, bo):
            lobby = (await ada.open_table(game="toy", players=2, seats=[ME, None]))["id"]
            await bo.sit(lobby, 1)
            assert await ada.get("/api/me/friends") == {"friends": [], "played": []}  # it hasn't begun
            wish = {"table": lobby, "seat": 1}
            assert (await ada.request("PUT", "/api/me/friends", wish)).json()["error"] == "not-played-with"
            await ada.send("POST", f"/api/tables/{lobby}/start")
            played = (await ada.get("/api/me/friends"))["played"]
            assert played == [{"table": lobby, "seat": 1, "name": "Bo", "game": "toy"}]
            for _ in range(2):
                found = await ada.send("PUT", "/api/me/friends", wish)
                assert [friend["name"] for friend in found["friends"]] == ["Bo"]
                assert found["played"] == []
            # Nobody sees whose friend he is.
            assert (await bo.get("/api/me/friends"))["friends"] == []
            await bo.sign_in("Bolko")
            found = await ada.get("/api/me/friends")
            assert [friend["name"] for friend in found["friends"]] == ["Bolko"]
            number = found["friends"][0]["id"]
            assert (await bo.request("DELETE", f"/api/me/friends/{number}")).status_code == 404
            assert (await ada.send("DELETE", f"/api/me/friends/{number}"))["friends"] == []

    run(scenario())


def test_who_is_invited_by_name_accepts_and_sits(pair: Pair) -> None:
    async def scenario() -> None:
        async with people(pair, "Ada", "Bo", "Cy") as (ada, bo, cy):
            await played_together(ada, bo)
            table = (await ada.open_table(game="toy", players=3, seats=[ME, None, None]))["id"]
            assert (await cy.request("POST", f"/api/tables/{table}/invitations", {"name": "Bo"})).status_code == 403
            asked = await ask(ada, table, name=" bo ", seat=2)
            assert [(one["name"], one["seat"], one["declined"]) for one in asked["invitations"]] == [("Bo", 2, False)]
            assert (await ask(ada, table, name="Bo"))["error"] == "invited-already"
            assert (await ask(ada, table, name="Nobody by this name"))["error"] == "no-such-name"
            (mine,) = (await bo.get("/api/me/invitations"))["invitations"]
            assert (mine["table"], mine["by"], mine["free"], mine["players"]) == (table, "Ada", 2, 3)
            assert (await cy.request("POST", f"/api/me/invitations/{mine['id']}")).status_code == 404
            seated = await bo.send("POST", f"/api/me/invitations/{mine['id']}")
            assert [seat["name"] for seat in seated["seats"]] == ["Ada", "", "Bo"]
            assert await bo.get("/api/me/invitations") == {"invitations": []}
            assert (await ada.get(f"/api/tables/{table}/invitations"))["invitations"] == []
            assert (await ask(ada, table, name="Bo"))["error"] == "invited-sits"

    run(scenario())


def test_an_invitation_can_be_declined_or_taken_back(pair: Pair) -> None:
    async def scenario() -> None:
        async with people(pair, "Ada", "Bo") as (ada, bo):
            await played_together(ada, bo)
            table = (await ada.open_table(game="toy", players=2, seats=[ME, None]))["id"]
            await ask(ada, table, name="Bo")
            (mine,) = (await bo.get("/api/me/invitations"))["invitations"]
            assert (await bo.request("DELETE", f"/api/me/invitations/{mine['id']}")).status_code == 204
            assert await bo.get("/api/me/invitations") == {"invitations": []}
            (asked,) = (await ada.get(f"/api/tables/{table}/invitations"))["invitations"]
            assert asked["declined"]
            left = await ada.send("DELETE", f"/api/tables/{table}/invitations/{asked['id']}")
            assert left["invitations"] == []
            # Whoever has the link sits down anyway, and the invitation is answered by that.
            await ask(ada, table, name="Bo")
            await bo.sit(table, 1)
            assert await bo.get("/api/me/invitations") == {"invitations": []}

    run(scenario())


def test_an_account_is_invited_by_its_login(pair: Pair) -> None:
    async def scenario() -> None:
        async with people(pair, "Ada", "Dora", "Dora") as (ada, dora, _):
            login = f"dora-{pair[0].port}"
            who = {"by": "password", "login": login, "password": "correct horse"}
            assert (await dora.request("POST", "/api/account/claim", who)).status_code == 200
            table = (await ada.open_table(game="toy", players=2, seats=[ME, None]))["id"]
            asked = await ask(ada, table, name=login.upper())
            assert [one["name"] for one in asked["invitations"]] == ["Dora"]
            assert len((await dora.get("/api/me/invitations"))["invitations"]) == 1

    run(scenario())


def test_a_block_wins_over_friends_and_invitations(pair: Pair) -> None:
    async def scenario() -> None:
        async with people(pair, "Ada", "Bo") as (ada, bo):
            before = await played_together(ada, bo)
            friends = await ada.send("PUT", "/api/me/friends", {"table": before, "seat": 1})
            await bo.send("PUT", "/api/me/friends", {"table": before, "seat": 0})
            await bo.send("POST", "/api/me/silences", {"kind": "block", "table": before, "seat": 0})
            assert await bo.get("/api/me/friends") == {"friends": [], "played": []}
            add = await bo.request("PUT", "/api/me/friends", {"table": before, "seat": 0})
            assert add.json()["error"] == "friend-blocked"
            # The one who asks isn't told of the block; the one who is asked isn't told of the invitation.
            table = (await ada.open_table(game="toy", players=2, seats=[ME, None]))["id"]
            asked = await ask(ada, table, friend=friends["friends"][0]["id"])
            assert [one["name"] for one in asked["invitations"]] == ["Bo"]
            assert await bo.get("/api/me/invitations") == {"invitations": []}
            theirs = (await bo.open_table(game="toy", players=2, seats=[ME, None]))["id"]
            assert (await ask(bo, theirs, name="Ada"))["error"] == "no-such-name"

    run(scenario())


def test_a_code_leads_to_an_open_table_until_it_begins(pair: Pair) -> None:
    async def scenario() -> None:
        async with people(pair, "Ada", "Bo") as (ada, bo):
            table = (await ada.open_table(game="toy", players=2, seats=[ME, None], public=False))["id"]
            assert (await bo.request("POST", f"/api/tables/{table}/code")).status_code == 403
            code = (await ada.send("POST", f"/api/tables/{table}/code"))["code"]
            assert (await ada.send("POST", f"/api/tables/{table}/code"))["code"] == code
            assert (await ada.get(f"/api/tables/{table}/invitations"))["code"] == code
            typed = f"{code[:3].lower()} - {code[3:]}"
            assert await bo.get(f"/api/codes/{typed}") == {"table": table}
            assert (await bo.http.get("/api/codes/BBBBBB")).status_code == 404
            await bo.sit(table, 1)
            await ada.send("POST", f"/api/tables/{table}/start")
            assert (await bo.http.get(f"/api/codes/{code}")).json()["error"] == "no-such-code"

    run(scenario())


def test_a_table_that_seeks_players_comes_first(pair: Pair) -> None:
    async def scenario() -> None:
        async with people(pair, "Ada", "Bo") as (ada, bo):
            table = (await ada.open_table(game="toy", players=2, seats=[ME, None], seeking=True, public=False))["id"]
            later = (await ada.open_table(game="toy", players=2))["id"]
            listed = [one["id"] for one in (await bo.get("/api/tables?state=open"))["tables"]]
            assert listed.index(table) < listed.index(later)
            path = f"/api/tables/{table}"
            assert (await bo.get(path))["seeking"]
            hidden = await ada.send("PATCH", path, {"public": False})
            assert (hidden["public"], hidden["seeking"]) == (False, False)
            again = await ada.send("PATCH", path, {"seeking": True})
            assert (again["public"], again["seeking"]) == (True, True)
            await bo.sit(table, 1)
            begun = await ada.send("POST", f"{path}/start")
            assert (begun["public"], begun["seeking"]) == (True, False)

    run(scenario())


def test_codes_and_invitations_cannot_be_tried_without_end(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            assert (await ada.http.get("/api/codes/BBBBBB")).status_code == 404
            await until_refused(lambda: ada.http.get("/api/codes/BBBBBB"))
            table = (await ada.open_table(game="toy", players=2, seats=[ME, None]))["id"]
            path = f"/api/tables/{table}/invitations"
            assert (await ada.request("POST", path, {"name": "nobody"})).status_code == 404
            await until_refused(lambda: ada.request("POST", path, {"name": "nobody"}))

    server = Server(tmp_path / "data", KANTOR_RATE_SCALE="1").start()
    try:
        run(scenario(server))
    finally:
        server.stop()


def test_invitations_and_seats_that_fill_are_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hook() as told:
            server = Server(
                tmp_path / "data",
                KANTOR_TESTING="1",
                KANTOR_SWEEP_SECONDS="0.1",
                KANTOR_URL="https://kantor.example",
            ).start()
            try:
                async with people((server, server), "Ada", "Bo", "Cy") as (ada, bo, cy):
                    await played_together(ada, bo)
                    kinds = ["invite", "seats"]
                    for person, language in ((ada, "pl"), (bo, "en")):
                        wish = {"channel": "webhook", "kinds": kinds, "address": told.address, "language": language}
                        assert (await person.request("PUT", "/api/me/notices", wish)).status_code == 200
                    table = (await ada.open_table(game="toy", players=3, seats=[ME, None, None]))["id"]
                    await ask(ada, table, name="Bo")
                    await told.until(1)
                    assert told.bodies[0]["kind"] == "invite"
                    assert told.bodies[0]["text"].endswith("Ada invites you to a table.")
                    assert told.bodies[0]["link"] == f"https://kantor.example/table/{table}"
                    (mine,) = (await bo.get("/api/me/invitations"))["invitations"]
                    await bo.send("POST", f"/api/me/invitations/{mine['id']}")
                    await told.until(2)
                    assert told.bodies[1]["kind"] == "seats"
                    assert "Bo siada przy twoim stole. Wolne jest jeszcze jedno miejsce." in told.bodies[1]["text"]
                    await cy.sit(table, 2)
                    await told.until(4)
                    full = sorted(body["text"] for body in told.bodies[2:])
                    assert any("the game can begin" in text for text in full)
                    assert any("można zaczynać" in text for text in full)
                    assert len(told.bodies) == 4
            finally:
                server.stop()

    run(scenario())
