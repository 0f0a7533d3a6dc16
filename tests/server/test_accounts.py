"""Accounts: claimed by a guest, signed in to from elsewhere, their sessions, their data, their end."""

import asyncio
import time
from pathlib import Path

from tests.server.clients import Person, run
from tests.server.mailbox import mailbox
from tests.server.serving import Server

SECRET = "correct horse"


async def claimed(person: Person, name: str, login: str) -> None:
    await person.sign_in(name)
    answer = await person.request("POST", "/api/account/claim", {"by": "password", "login": login, "password": SECRET})
    assert answer.status_code == 200, answer.text


async def sign_in(person: Person, login: str, password: str = SECRET, **more: object) -> int:
    body = {"by": "password", "login": login, "password": password, **more}
    return (await person.request("POST", "/api/account/session", body)).status_code


def test_a_guest_claims_an_account_and_finds_the_game_elsewhere(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as elsewhere:
            await ada.sign_in("Ada")
            table = await ada.open_table(players=2, seats=[{"sitter": "me"}, {"sitter": "me"}], start=True)
            await claimed(ada, "Ada", "Ada.Finds")
            assert (await ada.get(f"/api/tables/{table['id']}"))["seats"][0]["yours"]
            again = {"by": "password", "login": "other-login", "password": SECRET}
            answer = await ada.request("POST", "/api/account/claim", again)
            assert (answer.status_code, answer.json()["error"]) == (409, "claimed")
            assert await sign_in(elsewhere, "ada.finds", "wrong horse") == 403
            assert await sign_in(elsewhere, "nobody.at.all") == 403
            assert await sign_in(elsewhere, " ADA.finds ") == 200
            assert (await elsewhere.get("/api/session")) == {"name": "Ada"}
            games = await elsewhere.get("/api/me/games?state=running")
            assert [game["table"] for game in games["games"]] == [table["id"]]
            account = await elsewhere.get("/api/account")
            assert account["claimed"]
            assert account["login"] == "ada.finds"
            assert len(account["sessions"]) == 2
            assert [session["here"] for session in account["sessions"]].count(True) == 1
            assert SECRET not in str(account)

    run(scenario())


def test_a_login_is_anybodys_once_and_neither_short_nor_spaced(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as berta:
            assert (await ada.request("POST", "/api/account/claim", {"by": "password"})).status_code == 401
            await claimed(ada, "Ada", "taken-once")
            await berta.sign_in("Berta")
            for login, password, error in (
                ("Taken-Once", SECRET, "login-taken"),
                ("a b c", SECRET, "login"),
                ("ab", SECRET, "login"),
                ("x" * 65, SECRET, "login"),
                ("berta-of-this", "short", "password"),
            ):
                wish = {"by": "password", "login": login, "password": password}
                answer = await berta.request("POST", "/api/account/claim", wish)
                assert answer.json()["error"] == error
            assert not (await berta.get("/api/account"))["claimed"]

    run(scenario())


def test_signing_out_everywhere_ends_the_other_sessions_and_their_sockets(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as phone:
            await claimed(ada, "Ada", "everywhere")
            table = await ada.open_table(players=2)
            assert await sign_in(phone, "everywhere") == 200
            async with phone.socket(table["id"]) as socket:
                await socket.recv()
                await ada.send("DELETE", "/api/account/sessions")
                async with asyncio.timeout(60):
                    await socket.wait_closed()
                assert socket.close_code == 4401
            assert await phone.get("/api/session") == {"name": None}
            assert await ada.get("/api/session") == {"name": "Ada"}
            assert len((await ada.get("/api/account"))["sessions"]) == 1

    run(scenario())


def test_one_session_can_be_ended_alone_and_only_ones_own(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as phone, Person(server.address) as eve:
            await claimed(ada, "Ada", "alone")
            await eve.sign_in("Eve")
            assert await sign_in(phone, "alone") == 200
            sessions = (await ada.get("/api/account"))["sessions"]
            other = next(session["id"] for session in sessions if not session["here"])
            assert (await eve.request("DELETE", f"/api/account/sessions/{other}")).status_code == 404
            assert await phone.get("/api/session") == {"name": "Ada"}
            await ada.send("DELETE", f"/api/account/sessions/{other}")
            assert await phone.get("/api/session") == {"name": None}

    run(scenario())


def test_a_guest_with_games_is_asked_before_they_are_left_behind(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as guest:
            await claimed(ada, "Ada", "left-behind")
            await guest.sign_in("Guest")
            await guest.open_table(players=2, seats=[{"sitter": "me"}])
            assert await sign_in(guest, "left-behind") == 409
            assert await guest.get("/api/session") == {"name": "Guest"}
            assert await sign_in(guest, "left-behind", leave=True) == 200
            assert await guest.get("/api/session") == {"name": "Ada"}

    run(scenario())


def test_a_password_is_changed_by_whoever_knows_the_old_one(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as elsewhere:
            await claimed(ada, "Ada", "changes")
            wish = {"login": "changes", "password": "another horse", "old": "not it"}
            assert (await ada.request("PUT", "/api/account/password", wish)).status_code == 403
            assert (await ada.request("PUT", "/api/account/password", wish | {"old": SECRET})).status_code == 200
            assert await sign_in(elsewhere, "changes") == 403
            assert await sign_in(elsewhere, "changes", "another horse") == 200

    run(scenario())


def test_a_link_by_mail_claims_and_signs_in_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with mailbox() as box:
            server = Server(tmp_path / "data", KANTOR_SMTP=box.address, KANTOR_URL="https://kantor.example").start()
            try:
                async with Person(server.address) as ada, Person(server.address) as phone:
                    await ada.sign_in("Ada")
                    assert "mail" in (await ada.get("/api/account"))["ways"]
                    wish = {"mail": "Ada@Kantor.Example", "language": "pl"}
                    assert (await ada.request("POST", "/api/account/mail", wish)).status_code == 202
                    (link,) = await box.links(1)
                    assert link.startswith("https://kantor.example/account?mail=")
                    assert box.messages[0]["To"] == "ada@kantor.example"
                    assert "Kantoru" in box.messages[0]["Subject"]
                    token = {"by": "mail", "token": link.partition("=")[2]}
                    assert (await phone.request("POST", "/api/account/session", token)).status_code == 200
                    assert await phone.get("/api/session") == {"name": "Ada"}
                    assert (await phone.request("POST", "/api/account/session", token)).status_code == 403
                    assert (await ada.get("/api/account"))["mail"] == "ada@kantor.example"
                async with Person(server.address) as third:
                    # Known or not, the answer is the same; only the known one gets mail.
                    for mail in ("nobody@kantor.example", "ada@kantor.example"):
                        assert (await third.request("POST", "/api/account/mail", {"mail": mail})).status_code == 202
                    links = await box.links(2)
                    assert [message["To"] for message in box.messages] == ["ada@kantor.example"] * 2
                    token = {"by": "mail", "token": links[1].partition("=")[2]}
                    assert (await third.request("POST", "/api/account/session", token)).status_code == 200
                    assert await third.get("/api/session") == {"name": "Ada"}
            finally:
                server.stop()

    run(scenario())


def test_without_a_mail_server_the_way_is_not_offered(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            assert (await ada.get("/api/account"))["ways"] == ["passkey", "password"]
            answer = await ada.request("POST", "/api/account/mail", {"mail": "a@kantor.example"})
            assert answer.json()["error"] == "no-mail"

    run(scenario())


def test_tries_to_sign_in_and_mails_are_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with mailbox() as box:
            server = Server(
                tmp_path / "data", KANTOR_RATE_SCALE="1", KANTOR_SMTP=box.address, KANTOR_URL="https://kantor.example"
            ).start()
            try:
                async with Person(server.address) as ada:
                    began = time.monotonic()
                    tries = await asyncio.gather(*(sign_in(ada, "nobody") for _ in range(15)))
                    # Ten, and one more for every six seconds that a busy machine takes over them.
                    assert set(tries) <= {403, 429}
                    assert 10 <= tries.count(403) <= 10 + (time.monotonic() - began) / 6
                    began = time.monotonic()
                    mails = [await ada.request("POST", "/api/account/mail", {"mail": "a@b.example"}) for _ in "12345"]
                    answers = [answer.status_code for answer in mails]
                    assert set(answers) <= {202, 429}
                    assert 4 <= answers.count(202) <= 4 + (time.monotonic() - began) / 60
            finally:
                server.stop()

    run(scenario())


def test_ones_data_can_be_taken_along_without_what_was_drawn_in_a_running_match(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await claimed(ada, "Ada", "takes-along")
            seats = [{"sitter": "me"}, {"sitter": "me", "name": "Also Ada"}]
            table = await ada.open_table(game="merchants", players=2, seats=seats, start=True)
            async with ada.at(table["id"]) as mine:
                await mine.until(mine.to_move)
                await mine.play_out(most=2)
            found = await ada.get("/api/account/export")
            assert found["name"] == "Ada"
            assert found["account"]["login"] == "takes-along"
            assert [seat["name"] for seat in found["seats"]] == ["Ada", "Also Ada"]
            moves = [entry for entry in found["entries"] if entry["kind"] == "move"]
            assert len(moves) == 2
            assert all("chance" not in entry["data"] and entry["data"]["move"] for entry in moves)

    run(scenario())


def test_a_deleted_account_leaves_its_games_with_a_neutral_name(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as berta:
            await claimed(ada, "Forgettable", "forgettable")
            await berta.sign_in("Berta")
            running = await ada.open_table(players=2, seats=[{"sitter": "me"}])
            await berta.sit(running["id"], 1)
            await ada.send("POST", f"/api/tables/{running['id']}/start")
            waiting = await ada.open_table(players=2, seats=[{"sitter": "me"}])
            await berta.sit(waiting["id"], 1)
            over = await ada.open_table(game="toy", players=2, seats=[{"sitter": "me"}, {"sitter": "me"}], start=True)
            async with ada.at(over["id"]) as mine:
                await mine.play_out()
            assert (await ada.request("DELETE", "/api/account", {"name": "Else"})).status_code == 400
            assert (await ada.request("DELETE", "/api/account", {"name": "Forgettable"})).status_code == 200
            assert await ada.get("/api/session") == {"name": None}
            assert await sign_in(ada, "forgettable") == 403
            left = await berta.get(f"/api/tables/{running['id']}")
            assert left["seats"][0]["kind"] == "bot"
            assert left["hosting"]
            handed = await berta.get(f"/api/tables/{waiting['id']}")
            assert handed["seats"][0]["kind"] == "empty"
            assert handed["hosting"]
            done = await berta.get(f"/api/tables/{over['id']}")
            assert [seat["kind"] for seat in done["seats"]] == ["person", "person"]
            assert done["result"] is not None
            record = await berta.get(f"/api/tables/{over['id']}/record")
            for text in (str(left), str(handed), str(done), record):
                assert "Forgettable" not in text

    run(scenario())


def test_a_profile_shows_what_its_owner_wants(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as berta:
            await claimed(ada, "Ada", "profile")
            me = (await ada.get("/api/account"))["person"]
            table = await ada.open_table(game="toy", players=2, seats=[{"sitter": "me"}, {"sitter": "me"}], start=True)
            async with ada.at(table["id"]) as mine:
                await mine.play_out()
            own = await ada.get(f"/api/people/{me}")
            assert own["results"][0]["game"] == "toy"
            assert own["results"][0]["played"] == 2
            assert [game["table"] for game in own["games"]] == [table["id"]]
            hidden = await berta.get(f"/api/people/{me}")
            assert (hidden["name"], hidden["results"], hidden["games"]) == ("Ada", [], [])
            await ada.send("PUT", "/api/account/shows", {"shows": ["results"]})
            shown = await berta.get(f"/api/people/{me}")
            assert shown["results"] == own["results"]
            assert shown["games"] == []
            assert (await berta.get("/api/people/nobody"))["error"] == "no-such-profile"

    run(scenario())


def test_a_page_goes_on_at_localhost_with_its_session_once(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as local:
            await ada.sign_in("Ada")
            address = (await ada.send("POST", "/api/account/hand-over"))["address"]
            assert address.startswith(f"http://localhost:{server.port}/account?hand-over=")
            body = {"by": "hand-over", "token": address.partition("=")[2]}
            assert (await local.request("POST", "/api/account/session", body)).json() == {"name": "Ada"}
            assert await local.get("/api/session") == {"name": "Ada"}
            assert await ada.get("/api/session") == {"name": "Ada"}
            assert (await local.request("POST", "/api/account/session", body)).status_code == 403

    run(scenario())
