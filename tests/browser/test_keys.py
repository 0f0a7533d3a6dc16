"""Why not? The arrow keys reach every place in sight; one that can't be used says why and leads to its rule."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from kantor import GAMES
from tests.browser.conftest import PHONE, Open
from tests.browser.pictures import staged
from tests.browser.playing import at_table
from tests.browser.staging import open_match
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

DESK = (1366, 650)
TABLES = {"hansa": "hansa-3", "merchants": "merchants-4", "empire": "empire-4", "amber": "amber-4"}
# Goes on from place to place until one can't be used; tells which.
WAYS = ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight")
MOST_TOUCHED = 20  # places of a table, but for --long
SILENT = 4_000  # milliseconds, far more than a place takes to speak
ALL_CLOSED = """() => {
  const closed = [...document.querySelectorAll('[data-spot]:not(.lit, .picked)')];
  return [...new Set(closed.map((one) => one.dataset.spot))];
}"""
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


@pytest.mark.parametrize("game", GAMES)
def test_no_place_is_silent_when_it_is_touched(
    server: Server, open_page: Open, game: str, pytestconfig: pytest.Config
) -> None:
    page = open_page(DESK)
    open_match(page, server, staged(TABLES[game], "middle"))
    page.locator(".tray.mine").wait_for()
    said = page.locator("[data-notice]:not([inert])")
    closed = page.evaluate(ALL_CLOSED)
    every = 1 if pytestconfig.getoption("long") else max(1, len(closed) // MOST_TOUCHED)
    for spot in closed[::every]:
        page.locator(f'[data-spot="{spot}"]:not(.lit, .picked)').first.dispatch_event("click")
        said.wait_for()
        assert said.inner_text().strip()
        said.locator("button").click()
        expect(said).to_have_count(0)


def test_a_square_without_a_road_is_refused_for_that_and_not_for_the_hand(server: Server, open_page: Open) -> None:
    page = open_page(DESK)
    open_match(page, server, staged(TABLES["amber"], "middle"))
    page.locator(".tray.mine").wait_for()
    page.locator('[data-spot="square:A1"]').first.dispatch_event("click")
    expect(page.get_by_role("alert").locator('[data-rule="lay-reachable"]')).to_be_visible()


def test_whoever_waits_is_told_for_whom_and_in_no_numbers(server: Server, open_page: Open) -> None:
    host, guest = open_page(DESK), open_page(PHONE, "pl")
    host.goto(server.address + "/?bots=fast")
    host.locator('[data-game="merchants"] label:has(input[value="2"])').click()
    host.locator('[data-game="merchants"] [data-set-up]').click()
    guest.goto(host.locator("[data-invite]").input_value())
    guest.locator('[data-seat="1"] [data-sit]').click()
    host.locator("[data-start]:enabled").click()
    at_table(host)
    at_table(guest)
    host.locator(".tray.mine").or_(host.locator(".tray [data-prompt='wait']")).first.wait_for()
    waits = guest if host.locator(".tray.mine").count() else host
    waits.locator('[data-board] [data-spot^="good:"]').first.dispatch_event("click")
    told = "Now to decide: " if waits is host else "Teraz decyduje: "
    expect(waits.locator("[data-notice]:not([inert])")).to_contain_text(told)
