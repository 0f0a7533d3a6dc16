"""Coming back: a guest claims an account and finds the game in another browser; a substitute plays and goes."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.beside import beside
from tests.browser.conftest import Open
from tests.browser.playing import HANGS, at_table
from tests.browser.test_access import faults
from tests.server.mailbox import mailbox
from tests.server.postgres import Postgres
from tests.server.serving import Server

pytestmark = pytest.mark.checkout


def table_of(page: Page) -> str:
    at_table(page)
    return page.url.partition("/table/")[2].partition("?")[0]


def begin(page: Page, address: str) -> str:
    """A guest plays against bots; returns the table."""
    page.goto(address + "/?bots=fast")
    page.locator('[data-game="merchants"] [data-play-now]').click()
    return table_of(page)


def finds(page: Page, address: str, table: str) -> None:
    page.goto(address + "/games")
    expect(page.locator(f'[data-my-game="{table}"]')).to_be_visible()


def by_password(page: Page, what: str, login: str) -> None:
    form = page.locator(f"[data-password={what}]")
    form.locator("[name=login]").fill(login)
    form.locator("[name=password]").fill("correct horse")
    form.locator("button").click()
    page.locator("[data-account=claimed]").wait_for()


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A device that makes passkeys without asking; what it is asked by."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def shared_passkeys(one: tuple[CDPSession, str], other: tuple[CDPSession, str]) -> None:
    """As the makers of devices carry passkeys from one to another."""
    (session, device), (target, its) = one, other
    for found in session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]:
        target.send("WebAuthn.addCredential", {"authenticatorId": its, "credential": found})


def test_a_guest_claims_by_passkey_at_localhost_and_signs_in_by_it(server: Server, open_page: Open) -> None:
    page, other = open_page(), open_page((390, 844), "pl-PL", "dark")
    device, second_device = authenticator(page), authenticator(other)
    table = begin(page, server.address)
    page.goto(server.address + "/account")
    page.locator("[data-passkey=claim]").click()
    # The page has moved to the name that passkeys need, with its session.
    page.wait_for_url(f"http://localhost:{server.port}/account")
    page.locator("[data-account=guest]").wait_for()
    page.locator("[data-passkey=claim]").click()
    page.locator("[data-account=claimed]").wait_for()
    expect(page.locator("[data-passkey-of]")).to_have_count(1)
    finds(page, f"http://localhost:{server.port}", table)
    page.goto(f"http://localhost:{server.port}/account")
    page.locator("[data-sign-out]").click()
    page.locator("[data-play-now]").first.wait_for()
    page.goto(f"http://localhost:{server.port}/account")
    page.locator("[data-account=nobody]").wait_for()
    page.locator("[data-passkey=sign-in]").click()
    page.locator("[data-account=claimed]").wait_for()
    finds(page, f"http://localhost:{server.port}", table)
    # Another browser, with the passkey that its device has got from the first one.
    shared_passkeys(device, second_device)
    other.goto(f"http://localhost:{server.port}/account")
    other.locator("[data-account=nobody]").wait_for()
    other.locator("[data-passkey=sign-in]").click()
    other.locator("[data-account=claimed]").wait_for()
    finds(other, f"http://localhost:{server.port}", table)


def test_a_password_finds_the_game_in_a_second_browser_until_it_is_signed_out(server: Server, open_page: Open) -> None:
    first, second = open_page(), open_page((390, 844), "pl-PL", "dark")
    table = begin(first, server.address)
    first.goto(server.address + "/account")
    by_password(first, "claim", "browser.ada")
    second.goto(server.address + "/account")
    by_password(second, "sign-in", "browser.ada")
    assert faults(second) == []
    finds(second, server.address, table)
    assert faults(second) == []
    second.goto(f"{server.address}/table/{table}")
    at_table(second)
    first.reload()
    first.locator("[data-end-others]").click()
    expect(first.locator("[data-session=other]")).to_have_count(0)
    assert faults(first) == []
    # The other browser is a spectator within seconds.
    second.locator("[data-menu]").click()
    expect(second.locator("[data-resign]")).to_have_count(0)


def test_signing_out_everywhere_reaches_a_browser_at_another_host(
    postgres: Postgres, tmp_path: Path, open_page: Open
) -> None:
    address = postgres.new_database()
    hosts = [Server(tmp_path / name, KANTOR_DATABASE=address) for name in ("a", "b")]
    try:
        here, there = (host.start().address for host in hosts)
        first, second = open_page(), open_page(language="pl-PL")
        table = begin(first, here)
        first.goto(here + "/account")
        by_password(first, "claim", "two.hosts")
        second.goto(there + "/account")
        by_password(second, "sign-in", "two.hosts")
        finds(second, there, table)
        second.goto(f"{there}/table/{table}")
        at_table(second)
        second.locator("[data-menu]").click()
        expect(second.locator("[data-resign]")).to_be_visible()
        first.reload()
        first.locator("[data-end-others]").click()
        expect(first.locator("[data-session=other]")).to_have_count(0)
        # Without a click there: the page itself has heard of it.
        expect(second.locator("[data-resign]")).to_have_count(0, timeout=10_000)
        second.goto(there + "/account")
        second.locator("[data-account=nobody]").wait_for()
    finally:
        for host in hosts:
            host.stop()


def test_a_link_by_mail_signs_in_from_a_second_browser(tmp_path: Path, open_page: Open) -> None:
    with beside(mailbox) as box:
        server = Server(tmp_path / "data", KANTOR_SMTP=box.address).start()
        try:
            first, second = open_page(), open_page(language="pl-PL")
            table = begin(first, server.address)
            first.goto(server.address + "/account")
            form = first.locator("[data-mail=claim]")
            form.locator("[name=mail]").fill("ada@kantor.example")
            form.locator("button").click()
            end = time.monotonic() + HANGS
            while not box.arrived():
                assert time.monotonic() < end, "no mail came"
                first.wait_for_timeout(20)
            (link,) = box.arrived()
            second.goto(link)
            second.locator("[data-confirm-mail]").click()
            second.locator("[data-account=claimed]").wait_for()
            finds(second, f"http://localhost:{server.port}", table)
        finally:
            server.stop()


def test_the_next_game_that_waits_is_a_click_away(server: Server, open_page: Open) -> None:
    page = open_page()
    tables = [begin(page, server.address) for _ in range(2)]
    expect(page.locator("[data-next-game]")).to_be_visible()
    page.locator("[data-next-game]").click()
    page.wait_for_url(f"**/table/{tables[0]}")
    at_table(page)


def test_somebody_away_is_stood_in_for_and_returns(tmp_path: Path, open_page: Open) -> None:
    server = Server(tmp_path / "data", KANTOR_AWAY_SECONDS="0", KANTOR_BOT_PAUSE="0").start()
    try:
        host, guest = open_page(), open_page((390, 844), "pl-PL", "dark")
        for page in (host, guest):
            page.clock.install()
        host.goto(server.address)
        host.locator('[data-game="merchants"] label:has(input[value="2"])').click()
        host.locator('[data-game="merchants"] [data-set-up]').click()
        host.locator("[data-lobby]").wait_for()
        guest.goto(host.url)
        guest.locator('[data-seat="1"] [data-sit]').click()
        host.locator("[data-start]:enabled").click()
        table = table_of(host)
        at_table(guest)
        # Whoever is to move goes away.
        gone, here = (host, guest) if host.locator(".tray.mine").count() else (guest, host)
        gone.goto(server.address)
        here.clock.run_for(70_000)
        here.locator("[data-substitute]").click()
        here.locator(".tray.mine").wait_for()
        gone.goto(f"{server.address}/table/{table}")
        gone.locator("[data-return]").wait_for()
        assert faults(gone) == []
        gone.locator("[data-return]").click()
        expect(gone.locator("[data-return]")).to_have_count(0)
    finally:
        server.stop()
