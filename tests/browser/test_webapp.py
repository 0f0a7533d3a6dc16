"""The client as an app: light to load, installable, a page for being offline, previews of its links, sounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kantor import Match
from tests.browser.conftest import Open
from tests.browser.staging import open_match
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

MOST_BYTES = 300_000
COUNTED = """
  window.heard = 0;
  const Plain = window.AudioContext;
  window.AudioContext = class extends Plain { constructor() { super(); window.heard += 1; } };
"""


def weighed(page: Page) -> list[float]:
    """The sizes of all that the page fetches, as they travel; filled while it does."""
    sizes: list[float] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    return sizes


def test_the_polish_home_is_light_and_can_be_installed(own_server: Server, open_page: Open) -> None:
    """At a server of its own: the tables that others have opened are listed, and weigh something too."""
    page = open_page(language="pl-PL")
    sizes = weighed(page)
    page.goto(own_server.address)
    expect(page.locator(".cover-art")).to_have_count(4)
    expect(page.locator("[data-board-choice]")).to_have_count(5)
    page.evaluate("document.fonts.ready")
    assert len(sizes) > 10
    assert sum(sizes) < MOST_BYTES
    manifest = page.request.get(own_server.address + "/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert page.request.get(own_server.address + icon["src"]).ok
    page.evaluate("navigator.serviceWorker.ready")
    page.context.set_offline(True)
    page.goto(own_server.address + "/table/anything")
    expect(page.locator("p[lang=pl]")).to_contain_text("Nie ma połączenia")
    page.context.set_offline(False)
    expect(page.locator("#app")).to_be_attached()


def test_a_link_shows_its_table_and_sounds_are_off_until_wanted(server: Server, open_page: Open) -> None:
    page = open_page()
    page.add_init_script(COUNTED)
    open_match(page, server, Match("merchants", 2, seed=1))
    html = page.request.get(page.url).text()
    assert f'property="og:image" content="{server.address}/preview-merchants.jpg"' in html
    assert 'property="og:title" content="Merchants · Kantor"' in html
    assert page.request.get(server.address + "/preview-merchants.jpg").ok
    page.locator(".tray.mine").wait_for()
    page.locator("[data-move]").first.click()
    page.locator("[data-undo]").wait_for()
    assert page.evaluate("window.heard") == 0
    page.locator("[data-menu]").click()
    page.locator("[data-sounds]").check()
    page.wait_for_function("window.heard === 1")
