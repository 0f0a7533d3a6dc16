"""Told outside that it is one's turn: by webhook and mail, once, not while looking, to no forbidden address."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kantor.server import guard
from kantor.server.people_sender import News, webhook_body
from kantor.server.refusals import Refusal
from tests.server.clients import Person, run
from tests.server.mailbox import mailbox
from tests.server.push_service import hook
from tests.server.serving import Server
from tests.server.test_clocks import Turned, at

LOCAL = "0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.1.2.3 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1"
RESERVED = "192.0.0.8 192.0.2.1 192.88.99.1 198.18.0.1 198.51.100.1 203.0.113.9 224.0.0.1 239.1.1.1 240.0.0.1"
MAPPED = "255.255.255.255 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1::"
LONG = ":: ::1 100::1 2001::1 2001:db8::1 3fff::1 fc00::1 fd12::1 fe80::1 fec0::1 ff02::1 5f00::1"
FORBIDDEN = [address for some in (LOCAL, RESERVED, MAPPED, LONG) for address in some.split()]
PUBLIC = ["1.1.1.1", "8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001::1"]


@pytest.mark.parametrize("address", FORBIDDEN)
def test_an_address_that_is_not_public_is_forbidden(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KANTOR_TESTING", raising=False)
    assert not guard.allowed(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_allowed(address: str) -> None:
    assert guard.allowed(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/x",
        "https://hooks.example:8443/x",
        "https://user:secret@hooks.example/x",
        "ftp://hooks.example/x",
        "https:///x",
        "https://hooks.example/x y",
        "https://hooks.example:99999/",
        "javascript:alert(1)",
    ],
)
def test_an_address_that_cant_be_a_webhook_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KANTOR_TESTING", raising=False)
    with pytest.raises(Refusal):
        guard.checked_address(url)


def test_a_name_with_any_forbidden_address_is_refused_and_one_that_cant_be_resolved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("KANTOR_TESTING", raising=False)

    def answers(*addresses: str) -> guard.Resolver:
        async def resolver(host: str, port: int) -> list[str]:
            return list(addresses)

        return resolver

    async def fails(host: str, port: int) -> list[str]:
        raise OSError("no such name")

    async def scenario() -> None:
        for resolver in (answers("1.1.1.1", "10.0.0.1"), answers("127.0.0.1"), answers(), answers("x"), fails):
            with pytest.raises(Refusal):
                await guard.target("https://hooks.example/x", resolver)
        # Of these the last may be better a moment later, and is tried again.
        with pytest.raises(guard.Unresolved):
            await guard.target("https://hooks.example/x", fails)
        found = await guard.target("https://hooks.example/x?a=b", answers("1.1.1.1"))
        assert (found.address, found.port, found.path, found.secure) == ("1.1.1.1", 443, "/x?a=b", True)

    run(scenario())


def test_a_resolver_that_changes_its_mind_is_asked_once() -> None:
    """The connection goes to the address that was checked, whatever the name would lead to a moment later."""
    asked = []

    async def rebinding(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["1.1.1.1"] if len(asked) == 1 else ["127.0.0.1"]

    async def scenario() -> None:
        connected = []

        async def connect(address: str, port: int, **more: object) -> None:
            connected.append((address, more["server_hostname"]))
            raise OSError("not from here")

        to = await guard.target("https://hooks.example/x", rebinding)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio, "open_connection", connect)
            with pytest.raises(OSError, match="not from here"):
                await guard.post(to, b"{}", {})
        assert connected == [("1.1.1.1", "hooks.example")]
        assert asked == ["hooks.example"]

    run(scenario())


def test_discord_and_slack_have_words_of_their_own() -> None:
    news = News("turn", "t", "toy", "It is your turn.", "https://kantor.example/table/t")
    assert json.loads(webhook_body("discord.com", news))["content"].startswith("It is your turn.")
    assert json.loads(webhook_body("hooks.slack.com", news))["text"].endswith("/table/t")
    assert json.loads(webhook_body("else.example", news)) == {
        "kind": "turn",
        "table": "t",
        "game": "toy",
        "text": "It is your turn.",
        "link": "https://kantor.example/table/t",
    }


def test_each_turn_is_told_once_and_not_while_it_is_looked_at(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hook() as told, mailbox() as box:
            server = Server(
                tmp_path / "data",
                KANTOR_TESTING="1",
                KANTOR_SMTP=box.address,
                KANTOR_SWEEP_SECONDS="0.1",
                KANTOR_URL="https://kantor.example",
            ).start()
            try:
                async with Person(server.address) as ada:
                    await ada.sign_in("Ada")
                    wish = {"channel": "mail", "kinds": ["turn"]}
                    assert (await ada.request("PUT", "/api/me/notices", wish)).json()["error"] == "no-mail-address"
                    await ada.request("POST", "/api/account/mail", {"mail": "ada@kantor.example"})
                    (link,) = await box.links(1)
                    by_mail = {"by": "mail", "token": link.partition("=")[2]}
                    await ada.request("POST", "/api/account/session", by_mail)
                    assert (await ada.request("PUT", "/api/me/notices", wish | {"language": "pl"})).status_code == 200
                    hooked = {"channel": "webhook", "kinds": ["turn", "over"], "address": told.address}
                    assert len((await ada.send("PUT", "/api/me/notices", hooked))["channels"]) == 2
                    told.failing = 1
                    seats = [{"sitter": "me"}, {"sitter": "me", "name": "Bo"}]
                    table = (await ada.open_table(game="toy", players=2, seats=seats, start=True))["id"]
                    begun = len((await ada.get(f"/api/tables/{table}"))["due"])
                    await told.until(begun)
                    assert told.bodies[0]["table"] == table
                    assert told.bodies[0]["link"] == f"https://kantor.example/table/{table}"
                    assert "Fair: it is your turn" in told.bodies[0]["text"]
                    # One mail for all that waits, in the language that was chosen, ended by one click.
                    await box.links(2)
                    mail = box.messages[1]
                    assert mail["To"] == "ada@kantor.example"
                    assert f"https://kantor.example/table/{table}" in mail.get_content()  # type: ignore[attr-defined]
                    assert "Kantorze" in mail["Subject"]
                    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                    async with ada.at(table) as here:
                        # What is looked at isn't told; without the focus it is.
                        await here.socket.send(json.dumps({"type": "looking", "on": True}))
                        assert (await here.ask("ping"))["type"] == "pong"
                        await here.until(here.to_move)
                        before = len(told.bodies)
                        await here.play_out(most=4)
                        await here.until(lambda: here.over or here.to_move())
                        await asyncio.sleep(0.5)  # several looks into the outbox
                        assert len(told.bodies) == before
                        if not here.over:
                            await here.socket.send(json.dumps({"type": "looking", "on": False}))
                            assert (await here.ask("ping"))["type"] == "pong"
                            await here.play_out()
                            await told.until(before + 1)
                    unsubscribe = mail["List-Unsubscribe"].strip(" <>").removeprefix("https://kantor.example")
                    assert (await ada.http.post(unsubscribe)).status_code == 200
                    left = await ada.get("/api/me/notices")
                    assert [channel["channel"] for channel in left["channels"]] == ["webhook"]
                    assert len(box.messages) == 2
            finally:
                server.stop()

    run(scenario())


def test_a_quiet_table_and_a_forbidden_address_are_told_nothing(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            for address in ("http://127.0.0.1/x", "https://user:x@hooks.example/", "nothing"):
                wish = {"channel": "webhook", "kinds": ["turn"], "address": address}
                assert (await ada.request("PUT", "/api/me/notices", wish)).json()["error"] == "webhook"
            table = (await ada.open_table())["id"]
            assert (await ada.request("PUT", f"/api/me/quiet/{table}")).status_code == 204
            assert (await ada.get("/api/me/notices"))["quiet"] == [table]
            assert (await ada.request("DELETE", f"/api/me/quiet/{table}")).status_code == 204
            assert (await ada.get("/api/me/notices"))["quiet"] == []
            assert (await ada.request("PUT", "/api/me/quiet/nowhere")).status_code == 404

    run(scenario())


async def begun(ada: Person, quiet: bool = False) -> str:
    """A table at which somebody is asked something; silenced before, where that is wanted."""
    seats = [{"sitter": "me"}, {"sitter": "me", "name": "Bo"}]
    table = str((await ada.open_table(players=2, seats=seats))["id"])
    if quiet:
        await ada.request("PUT", f"/api/me/quiet/{table}")
    await ada.send("POST", f"/api/tables/{table}/start")
    return table


async def tried(server: Server, left: int) -> None:
    """All notices have been tried; so many wait for later."""
    with closing(sqlite3.connect(f"file:{server.data / 'kantor.sqlite'}?mode=ro", uri=True)) as database:
        async with asyncio.timeout(60):
            while database.execute("SELECT count(*), sum(attempts > 0) FROM outbox").fetchone() != (left, left or None):
                await asyncio.sleep(0.02)


def test_one_mail_tells_of_all_that_came_within_a_quarter_of_an_hour_but_of_no_quiet_table(tmp_path: Path) -> None:
    server = Turned(tmp_path, at("2026-03-20T12:00"))

    async def scenario() -> None:
        async with mailbox() as box:
            server.variables |= {"KANTOR_SMTP": box.address, "KANTOR_URL": "https://kantor.example"}
            await asyncio.to_thread(server.start)
            async with Person(server.address) as ada:
                await ada.sign_in("Ada")
                await ada.request("POST", "/api/account/mail", {"mail": "ada@kantor.example"})
                (link,) = await box.links(1)
                await ada.request("POST", "/api/account/session", {"by": "mail", "token": link.partition("=")[2]})
                await ada.send("PUT", "/api/me/notices", {"channel": "mail", "kinds": ["turn"]})
                tables = [await begun(ada)]
                await tried(server, left=0)
                quiet = await begun(ada, quiet=True)
                tables += [await begun(ada) for _ in range(3)]
                await tried(server, left=3)
                assert len(box.messages) == 2
                server.turn(16 * 60_000)
                await tried(server, left=0)
            first, second = box.messages[1:]
            assert [table in first.as_string() for table in tables] == [True, False, False, False]
            assert [table in second.as_string() for table in tables] == [False, True, True, True]
            assert quiet not in first.as_string() + second.as_string()
            assert "3 games" in second["Subject"]

    try:
        run(scenario())
    finally:
        server.stop()


def test_what_could_not_be_told_in_time_is_not_told_of_a_later_decision(tmp_path: Path) -> None:
    server = Turned(tmp_path, at("2026-03-20T12:00"))
    server.start()

    async def scenario() -> None:
        async with hook() as told, Person(server.address) as ada, Person(server.address) as bo:
            people = [ada, bo]
            for person, name in zip(people, ("Ada", "Bo"), strict=True):
                await person.sign_in(name)
            table = (await ada.open_table(players=2, seats=[{"sitter": "me"}]))["id"]
            await bo.sit(table, 1)
            for person in people:
                wish = {"channel": "webhook", "kinds": ["turn"], "address": told.address}
                await person.send("PUT", "/api/me/notices", wish)
            told.failing = 1
            await ada.send("POST", f"/api/tables/{table}/start")
            await tried(server, left=1)
            first = int((await ada.get(f"/api/tables/{table}"))["due"][0]["seat"])
            # Both play a turn, so the first is asked again, and told of that.
            for seat in (first, 1 - first):
                async with people[seat].at(table) as here:
                    await here.until(here.to_move)
                    while here.to_move():
                        await here.play(seat)
            await told.until(2)
            server.turn(60_000)
            await tried(server, left=0)
            assert len(told.bodies) == 2

    try:
        run(scenario())
    finally:
        server.stop()
