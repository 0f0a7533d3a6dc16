"""By keyboard: the arrow keys reach every place in sight, and one that can't be used says why and leads to its rule."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from kantor import GAMES
from tests.browser.conftest import Open
from tests.browser.pictures import staged
from tests.browser.staging import open_match
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

DESK = (1366, 650)
TABLES = {"hansa": "hansa-3", "merchants": "merchants-4", "empire": "empire-4", "amber": "amber-4"}
# Goes on from place to place until one can't be used; tells which.
WAYS = ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight")
SILENT = 4_000  # milliseconds, far more than a place takes to speak
CLOSED = "() => document.activeElement?.matches('[data-spot]:not(.lit, .picked)') ?? false"


@pytest.mark.parametrize("game", GAMES)
def test_a_place_that_cannot_be_used_says_why_when_it_has_the_focus(server: Server, open_page: Open, game: str) -> None:
    page = open_page(DESK)
    open_match(page, server, staged(TABLES[game], "middle"))
    page.locator(".tray.mine").wait_for()
    told = page.locator("[data-why-not]")
    for press in range(60):
        page.keyboard.press(WAYS[press // 6 % 4])
        # Some places are no part of any move and stay silent; the others speak after a pause.
        if page.evaluate(CLOSED):
            with suppress(Error):
                told.wait_for(timeout=SILENT)
                break
    expect(told).to_be_visible()
    expect(told.locator("a")).to_be_visible()
    assert page.locator("p.unseen[role='status']").first.inner_text()
    # Enter shows the rule where it can be followed.
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").locator("a")).to_be_visible()
