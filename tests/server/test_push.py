"""Push messages: encrypted for each browser, signed, once, and no more to whoever is gone or signed out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import http_ece
import pytest
from sqlalchemy import func, select

from kantor.core.errors import BadSettings
from kantor.server import database, guard, schema
from kantor.server.push import Device, Push, checked_keys, new_key, push_of
from kantor.server.refusals import Refusal
from kantor.server.settings import Settings, from_environment
from tests.server.clients import Json, Person, run
from tests.server.postgres import Postgres
from tests.server.push_service import Endpoint, FakeBrowser, Headers, PushService, claims_of, push_service, until
from tests.server.serving import Server

CONTACT = "mailto:host@kantor.example"
KEY = new_key()
ON = {"channel": "push", "kinds": ["turn", "over"], "language": "pl"}
TWO_OF_MINE = [{"sitter": "me"}, {"sitter": "me", "name": "Bo"}]


def test_a_message_is_encrypted_for_the_device_and_signed_for_its_service() -> None:
    browser = FakeBrowser("https://push.example:8443/send/1?x=y")
    device = Device(1, *browser.subscription.values())
    body, headers = Push(KEY, CONTACT).sealed(device, b"your turn", "table", True)
    assert b"your turn" not in body
    assert http_ece.decrypt(body, private_key=browser.key, auth_secret=browser.secret) == b"your turn"
    claims = claims_of(headers["authorization"])
    assert (claims["aud"], claims["sub"]) == ("https://push.example:8443", CONTACT)
    assert (headers["content-encoding"], headers["topic"], headers["urgency"]) == ("aes128gcm", "table", "high")


def test_the_address_of_the_server_is_a_contact_too(tmp_path: Path) -> None:
    assert push_of(Settings(data=tmp_path)) is None
    named = from_environment(tmp_path, {"KANTOR_PUSH_KEY": KEY, "KANTOR_URL": "https://kantor.example"})
    found = push_of(named)
    assert found is not None
    assert claims_of(found.sign("https://push.example/x"))["sub"] == "https://kantor.example"


@pytest.mark.parametrize(
    "variables",
    [
        {"KANTOR_PUSH_KEY": "nothing", "KANTOR_PUSH_CONTACT": CONTACT},
        {"KANTOR_PUSH_KEY": "ł", "KANTOR_PUSH_CONTACT": CONTACT},
        {"KANTOR_PUSH_KEY": KEY},
        {"KANTOR_PUSH_KEY": KEY, "KANTOR_URL": "http://localhost:8421"},
        {"KANTOR_PUSH_KEY": KEY, "KANTOR_PUSH_CONTACT": "me"},
    ],
)
def test_settings_that_no_push_service_would_take_are_refused(variables: dict[str, str], tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="KANTOR_PUSH_KEY"):
        push_of(from_environment(tmp_path, variables))


@pytest.mark.parametrize(("p256dh", "auth"), [("", ""), ("BAAA", "AAAA"), ("ł", "ł"), (None, "AAAA"), (None, "!")])
def test_keys_that_nothing_can_be_encrypted_for_are_refused(p256dh: str | None, auth: str) -> None:
    good = FakeBrowser("").subscription
    checked_keys(good["p256dh"], good["auth"])
    with pytest.raises(Refusal):
        checked_keys(good["p256dh"] if p256dh is None else p256dh, auth)


@pytest.fixture(params=["sqlite", "postgresql"])
def host(request: pytest.FixtureRequest, tmp_path: Path) -> Server:
    """A server that pushes, on either database, not started yet."""
    found = Server(
        tmp_path / "data",
        KANTOR_TESTING="1",
        KANTOR_SWEEP_SECONDS="0.1",
        KANTOR_PUSH_KEY=KEY,
        KANTOR_PUSH_CONTACT=CONTACT,
    )
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        found.variables["KANTOR_DATABASE"] = postgres.new_database()
    return found


@asynccontextmanager
async def pushing(host: Server) -> AsyncIterator[tuple[Server, PushService]]:
    async with push_service() as service:
        host.start()
        try:
            yield host, service
        finally:
            host.stop()


async def begun(person: Person) -> tuple[str, int]:
    """A table of two seats of one person, and how many decisions are owed at its start."""
    table = (await person.open_table(game="toy", players=2, seats=TWO_OF_MINE, start=True))["id"]
    return table, len((await person.get(f"/api/tables/{table}"))["due"])


def test_each_turn_is_pushed_once_to_every_device_and_not_while_it_is_looked_at(host: Server) -> None:
    async def scenario() -> None:
        async with pushing(host) as (server, service), Person(server.address) as ada:
            await ada.sign_in("Ada")
            assert (await ada.get("/api/me/notices"))["push_key"] == Push(KEY, CONTACT).public_key
            phone = service.browser()
            phone.answers = [503, 429]  # is tried again
            assert (await ada.send("PUT", "/api/me/push", phone.subscription))["devices"][0]["here"]
            set_up = await ada.send("PUT", "/api/me/notices", ON)
            assert set_up["channels"] == [{"channel": "push", "address": "", "kinds": ["over", "turn"]}]
            table, due = await begun(ada)
            await phone.until(due)
            assert phone.messages[0] == {
                "title": "Jarmark",
                "body": phone.messages[0]["body"],
                "table": table,
                "language": "pl",
            }
            assert phone.messages[0]["body"].startswith("Twoja kolej. Przy stole:")
            assert phone.headers[0]["topic"] == table
            async with ada.at(table) as here:
                await here.socket.send(json.dumps({"type": "looking", "on": True}))
                assert (await here.ask("ping"))["type"] == "pong"
                before = len(phone.messages)
                await here.play_out(most=4)
                await settled(server)
                assert len(phone.messages) == before
                if not here.over:
                    await here.socket.send(json.dumps({"type": "looking", "on": False}))
                    assert (await here.ask("ping"))["type"] == "pong"
                    await here.play_out()
                    await until(lambda: phone.messages[-1]["body"].startswith("Gra skończona."))
            await settled(server)
            assert sum("skończona" in message["body"] for message in phone.messages) <= 1
            # A quiet table is silent by push too.
            told = len(phone.messages)
            silent = (await ada.open_table(game="toy", players=2, seats=TWO_OF_MINE))["id"]
            await ada.request("PUT", f"/api/me/quiet/{silent}")
            await ada.send("POST", f"/api/tables/{silent}/start")
            await settled(server)
            assert len(phone.messages) == told

    run(scenario())


def test_a_device_goes_when_its_service_says_so_or_its_session_ends(host: Server) -> None:
    async def scenario() -> None:
        async with pushing(host) as (server, service), Person(server.address) as ada:
            await ada.sign_in("Ada")
            claim = {"by": "password", "login": "ada", "password": "correct horse"}
            await ada.send("POST", "/api/account/claim", claim)
            await ada.send("PUT", "/api/me/notices", ON)
            phone, desk = service.browser(), service.browser()
            await ada.send("PUT", "/api/me/push", phone.subscription)
            async with Person(server.address) as again:
                sign_in = {"by": "password", "login": "ada", "password": "correct horse"}
                await again.request("POST", "/api/account/session", sign_in)
                both = (await again.send("PUT", "/api/me/push", desk.subscription))["devices"]
                assert [device["here"] for device in both] == [False, True]
                # The same browser again is the same device.
                assert (await again.send("PUT", "/api/me/push", desk.subscription))["devices"] == both
                _, due = await begun(ada)
                await phone.until(due)
                await desk.until(due)
                phone.answers = [410] * 5
                _, due = await begun(ada)
                await desk.until(2 * due)
                await until_devices(ada, 1)
                assert len(phone.messages) == due
                # Whoever signs the other browser out leaves nothing behind there.
                await ada.request("DELETE", "/api/account/sessions")
                assert (await ada.get("/api/me/notices"))["devices"] == []
                await begun(ada)
                await settled(server)
                assert len(desk.messages) == 2 * due
            mine = (await ada.send("PUT", "/api/me/push", phone.subscription))["devices"]
            taken_along = await ada.get("/api/account/export")
            assert taken_along["push_devices"] == [{"endpoint": phone.endpoint, "created": mine[0]["since"]}]
            assert [channel["channel"] for channel in taken_along["channels"]] == ["push"]
            assert (await ada.send("DELETE", f"/api/me/push/{mine[0]['id']}"))["devices"] == []

    run(scenario())


class Mute(Endpoint):
    """Takes requests and hangs up without an answer."""

    def __init__(self) -> None:
        super().__init__()
        self.requests = 0

    def take(self, path: str, headers: Headers, body: bytes) -> int:
        self.requests += 1
        raise ConnectionError("no answer")

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            await super().serve(reader, writer)


def test_what_may_have_arrived_is_not_sent_again(host: Server) -> None:
    async def scenario() -> None:
        mute = Mute()
        async with pushing(host) as (server, _), mute.running(), Person(server.address) as ada:
            await ada.sign_in("Ada")
            await ada.send("PUT", "/api/me/notices", ON)
            subscription = FakeBrowser(f"{mute.address}/x").subscription
            await ada.send("PUT", "/api/me/push", subscription)
            _, due = await begun(ada)
            await settled(server)
            assert mute.requests == due

    run(scenario())


def test_endpoints_pass_the_guard_and_a_server_without_a_key_offers_no_push(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            shown = await ada.get("/api/me/notices")
            assert "push" not in shown["ways"]
            assert shown["push_key"] is None
            assert (await ada.request("PUT", "/api/me/notices", ON)).json()["error"] == "no-push"
            subscription = FakeBrowser("https://push.example/x").subscription
            assert (await ada.request("PUT", "/api/me/push", subscription)).json()["error"] == "no-push"

    run(scenario())


def test_an_endpoint_has_to_be_public(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KANTOR_TESTING", raising=False)

    async def scenario() -> None:
        server = Server(tmp_path / "data", KANTOR_PUSH_KEY=KEY, KANTOR_PUSH_CONTACT=CONTACT).start()
        try:
            async with Person(server.address) as ada:
                await ada.sign_in("Ada")
                for endpoint in ("http://push.example/x", "https://push.example:8443/x", "https://a:b@push.example/"):
                    wrong: Json = FakeBrowser(endpoint).subscription
                    assert (await ada.request("PUT", "/api/me/push", wrong)).json()["error"] == "webhook"
                # A name that leads inside is found when it is resolved, before anything is sent.
                inside = FakeBrowser("https://localhost/x").subscription
                assert (await ada.request("PUT", "/api/me/push", inside)).status_code == 200
        finally:
            server.stop()
        with pytest.raises(Refusal):
            await guard.target("https://localhost/x")

    run(scenario())


async def until_devices(person: Person, count: int) -> None:
    async with asyncio.timeout(60):
        while len((await person.get("/api/me/notices"))["devices"]) != count:
            await asyncio.sleep(0.02)


async def settled(server: Server) -> None:
    """Until nothing waits in the outbox."""
    engine = database.connect(from_environment(server.data, server.variables).database_url)
    waiting = select(func.count()).select_from(schema.outbox)
    async with asyncio.timeout(60):
        while True:
            async with engine.connect() as connection:
                if not await connection.scalar(waiting):
                    break
            await asyncio.sleep(0.05)
    await engine.dispose()
