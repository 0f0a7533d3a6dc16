"""Whole games of Eight-Minute Empire in the browser, by clicks on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from kantor import Match
from tests.browser.conftest import PHONE, Open
from tests.browser.playing import play_on, play_until, set_up, start
from tests.browser.playing_empire import EmpirePlayer
from tests.browser.staging import end_of, open_match
from tests.server.serving import Server

pytestmark = pytest.mark.checkout


def begin(page: Page) -> EmpirePlayer:
    start(page)
    return EmpirePlayer(page)


@pytest.mark.long
def test_a_game_of_three_is_played_to_the_score_sheet(server: Server, open_page: Open) -> None:
    page = open_page()
    set_up(page, server, "empire", 3)
    page.locator('[data-setting="goods_tokens"] input').check()
    player = begin(page)
    play_on([player])
    assert {"bid", "take", "place"} <= player.kinds
    assert player.turns == 10
    the_sheet_tells(page)


def the_sheet_tells(page: Page) -> None:
    sheet = page.locator("[data-score-sheet]")
    assert sheet.locator("[data-score-seat]").count() == 3
    assert sheet.locator("tbody tr").count() == 4


def test_a_game_of_three_is_begun_by_its_set_up_and_ended_by_the_score_sheet(server: Server, open_page: Open) -> None:
    page = open_page()
    set_up(page, server, "empire", 3)
    page.locator('[data-setting="goods_tokens"] input').check()
    player = begin(page)
    play_until(player, {"bid", "take", "place"})
    open_match(page, server, end_of("empire", 3, 0.85, goods_tokens=True))
    player = EmpirePlayer(page)
    play_on([player])
    assert "take" in player.kinds
    the_sheet_tells(page)


@pytest.mark.long
def test_three_games_in_a_row_for_two_are_played_to_the_score_sheet(server: Server, open_page: Open) -> None:
    page = open_page(language="pl-PL")
    set_up(page, server, "empire", 2)
    page.locator('[data-setting="games"] label').nth(1).click()
    player = begin(page)
    player.bold = False
    play_on([player])
    assert player.turns == 3 * 13
    assert page.locator("[data-score-seat]").count() == 2


def test_the_third_game_in_a_row_is_played_to_the_score_sheet(server: Server, open_page: Open) -> None:
    page = open_page(language="pl-PL")
    open_match(page, server, end_of("empire", 2, 0.9, games=3))
    player = EmpirePlayer(page)
    player.bold = False
    play_on([player])
    assert 0 < player.turns < 13
    assert page.locator("[data-score-seat]").count() == 2


def test_a_phone_bids_and_moves_and_never_scrolls_sideways(server: Server, open_page: Open) -> None:
    page = open_page(PHONE)
    set_up(page, server, "empire", 4)
    player = begin(page)
    play_on([player], 8)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_who_won_the_bid_finds_the_cards_on_a_phone(server: Server, open_page: Open) -> None:
    match = Match("empire", 4, seed=3)
    for seat in range(4):
        match.play(seat, "bid 1" if seat == 0 else "bid 0")
    assert match.actors == (0,)
    page = open_page(PHONE)
    open_match(page, server, match)
    player = EmpirePlayer(page)
    assert player.answer()
    assert player.kinds == {"take"}


def test_a_region_can_be_picked_by_keyboard(server: Server, open_page: Open) -> None:
    page = open_page()
    set_up(page, server, "empire", 2)
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
