"""The admin page: in by a link, once; what is said to all is seen by all; a table is closed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, Open
from tests.browser.test_access import faults
from tests.server.serving import Server
from tests.server.test_site_status import kantor

pytestmark = pytest.mark.checkout


def test_one_who_runs_the_server_comes_in_by_a_link(own_server: Server, open_page: Open) -> None:
    guest = open_page(LAPTOP)
    guest.goto(own_server.address)
    guest.locator('[data-game="merchants"] [data-set-up]').click()
    guest.locator("[data-seat]").first.wait_for()
    address = kantor("admin", "link", "--url", own_server.address, data=own_server.data).strip()
    page = open_page(PHONE, language="pl", theme="dark")
    page.goto(address)
    expect(page.locator("main")).to_have_attribute("data-admin", "in")
    assert page.url == f"{own_server.address}/admin"  # the token doesn't stay in the address
    row = page.locator("[data-table]")
    expect(row).to_have_count(1)
    assert faults(page) == []
    page.get_by_label("Wiadomość do wszystkich").fill("Wracamy o ósmej")
    page.get_by_role("button", name="Pokaż").click()
    expect(page.get_by_role("button", name="Usuń")).to_be_visible()
    guest.reload()
    expect(guest.locator("[data-house]")).to_contain_text("Wracamy o ósmej")
    row.get_by_role("button", name="Zamknij").click()
    row.get_by_role("button", name="Na pewno?").click()
    expect(row).to_have_count(0)
    again = open_page(LAPTOP)
    again.goto(address)
    expect(again.locator("main")).to_have_attribute("data-admin", "out")
    expect(again.locator("main")).to_contain_text("used already")
    assert faults(again) == []
