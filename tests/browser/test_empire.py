"""Whole games of Eight-Minute Empire in the browser, by clicks on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, Open
from tests.browser.playing import play_on
from tests.browser.playing_empire import EmpirePlayer
from tests.server.serving import Server

pytestmark = pytest.mark.checkout


def set_up(page: Page, server: Server, players: int) -> None:
    """A table of the game, we at its first seat, bots at the others."""
    page.goto(server.address + "/?bots=fast")
    page.locator(f'[data-game="empire"] label:has(input[value="{players}"])').click()
    page.locator('[data-game="empire"] [data-set-up]').click()
    page.locator("[data-lobby]").wait_for()
    for seat in range(1, players):
        page.locator(f'[data-seat="{seat}"] [data-bot="random"]').click()


def begin(page: Page) -> EmpirePlayer:
    page.locator("[data-start]:enabled").click()
    page.locator("[data-table-page]").wait_for()
    return EmpirePlayer(page)


def test_a_game_of_three_is_played_to_the_score_sheet(server: Server, open_page: Open) -> None:
    page = open_page()
    set_up(page, server, 3)
    page.locator('[data-setting="goods_tokens"] input').check()
    player = begin(page)
    play_on([player])
    assert {"bid", "take", "place"} <= player.kinds
    assert player.turns == 10
    sheet = page.locator("[data-score-sheet]")
    assert sheet.locator("[data-score-seat]").count() == 3
    assert sheet.locator("thead th").count() == 6


def test_three_games_in_a_row_for_two_are_played_to_the_score_sheet(server: Server, open_page: Open) -> None:
    page = open_page(language="pl-PL")
    set_up(page, server, 2)
    page.locator('[data-setting="games"] label').nth(1).click()
    player = begin(page)
    player.bold = False
    play_on([player])
    assert player.turns == 3 * 13
    assert page.locator("[data-score-seat]").count() == 2


def test_a_phone_bids_and_moves_and_never_scrolls_sideways(server: Server, open_page: Open) -> None:
    page = open_page(PHONE)
    set_up(page, server, 4)
    player = begin(page)
    play_on([player], 8)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.locator(".zoom").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_region_can_be_picked_by_keyboard(server: Server, open_page: Open) -> None:
    page = open_page()
    set_up(page, server, 2)
    player = begin(page)
    for _ in range(40):
        prompt = player.asked()
        if prompt in ("place", "city"):
            before = page.locator(".tray").get_attribute("data-decision")
            page.locator("[data-region].lit").first.focus()
            page.keyboard.press("Enter")
            page.locator(f'[data-score-sheet], .tray:not([data-decision="{before}"])').first.wait_for(state="attached")
            return
        play_on([player], 1)
    pytest.fail("nothing was to be placed or built")
