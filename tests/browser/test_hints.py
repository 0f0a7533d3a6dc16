"""Hints and the guide of a first game; with other people at the table all see who asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.playing import at_table
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

DESK = (1366, 650)


def play_now(page: Page, server: Server, game: str = "merchants") -> None:
    page.goto(server.address + "/?bots=fast")
    page.locator(f'[data-game="{game}"] [data-play-now]').click()
    at_table(page)
    page.locator(".tray.mine").wait_for()


@pytest.mark.parametrize(("size", "language"), [(PHONE, "pl"), (DESK, "en")], ids=["phone-pl", "desk-en"])
def test_a_hint_is_asked_for_shown_and_put_away(
    server: Server, open_page: Open, size: tuple[int, int], language: str
) -> None:
    page = open_page(size, language)
    play_now(page, server)
    page.locator("[data-ask-hint]").click()
    page.locator("[data-hints]").wait_for()
    moves = page.locator("[data-hint]")
    assert 1 <= moves.count() <= 3
    expect(moves.first).to_have_attribute("aria-pressed", "true")
    expect(moves.first).to_contain_text("% to win" if language == "en" else "% szans na wygraną")
    page.keyboard.press("Escape")
    expect(page.locator("[data-hints]")).to_have_count(0)


def test_at_a_table_with_people_all_see_who_asked(server: Server, open_page: Open) -> None:
    host, guest = open_page(DESK), open_page(PHONE, "pl")
    host.goto(server.address + "/?bots=fast")
    host.locator('[data-game="merchants"] label:has(input[value="2"])').click()
    host.locator('[data-game="merchants"] [data-set-up]').click()
    link = host.locator("[data-invite]").input_value()
    guest.goto(link)
    expect(guest.locator("[data-allow-hints]")).to_be_disabled()
    host.locator("[data-allow-hints]").check()
    expect(guest.locator("[data-allow-hints]")).to_be_checked()
    guest.locator('[data-seat="1"] [data-sit]').click()
    host.locator("[data-start]:enabled").click()
    at_table(host)
    at_table(guest)
    host.locator(".tray.mine").or_(host.locator(".tray [data-prompt='wait']")).first.wait_for()
    asks, sees = (host, guest) if host.locator(".tray.mine").count() else (guest, host)
    asks.locator("[data-ask-hint]").click()
    assert asks.locator("[data-hints]").count() == 0, "one is told first that the others will see it"
    asks.locator("[data-hint-sure]").click()
    asks.locator("[data-hints]").wait_for()
    for page in (asks, sees):
        if not page.locator("[role='log']").count():
            page.locator("[data-toggle-log]").click()
    told = "asked for a hint" if sees is host else "prosi o podpowiedź"
    expect(sees.locator("[role='log']")).to_contain_text(told)


def test_a_first_game_is_guided_until_the_guide_is_put_away(server: Server, open_page: Open) -> None:
    page = open_page(DESK)
    page.clock.install()
    play_now(page, server)
    expect(page.locator("[data-guide='load']")).to_be_visible()
    # Whoever hesitates is given an example.
    page.clock.fast_forward(26_000)
    expect(page.locator("[data-guide-example]")).to_be_visible()
    page.locator("[data-guide-off]").click()
    expect(page.locator("[data-guide]")).to_have_count(0)
    page.reload()
    at_table(page)
    page.locator(".tray.mine").wait_for()
    assert page.locator("[data-guide]").count() == 0
