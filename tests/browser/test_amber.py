"""Whole games of Amber in the browser, by clicks on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, Open
from tests.browser.playing import play_on, play_until, set_up, start
from tests.browser.playing_amber import AmberPlayer
from tests.browser.staging import end_of, open_match
from tests.server.serving import Server

pytestmark = pytest.mark.checkout


def begin(page: Page) -> AmberPlayer:
    start(page)
    return AmberPlayer(page)


@pytest.mark.long
def test_a_game_of_two_is_played_to_the_score_sheet(server: Server, open_page: Open) -> None:
    page = open_page(language="pl-PL")
    set_up(page, server, "amber", 2)
    player = begin(page)
    play_on([player])
    assert {"castle", "turn"} <= player.kinds
    assert page.locator("[data-score-seat]").count() == 2


def test_a_game_of_two_is_begun_by_its_set_up_and_ended_by_the_score_sheet(server: Server, open_page: Open) -> None:
    page = open_page(language="pl-PL")
    set_up(page, server, "amber", 2)
    play_until(begin(page), {"castle", "turn"})
    open_match(page, server, end_of("amber", 2, 0.85))
    assert play_on([AmberPlayer(page)]) > 0
    assert page.locator("[data-score-seat]").count() == 2


@pytest.mark.long
def test_an_advanced_game_of_four_is_played_to_the_score_sheet(server: Server, open_page: Open) -> None:
    page = open_page()
    set_up(page, server, "amber", 4)
    page.locator('[data-setting="advanced"] input').check()
    player = begin(page)
    play_on([player])
    assert {"castle", "turn", "choose"} <= player.kinds
    assert page.locator("[data-score-seat]").count() == 4


def test_an_advanced_game_of_four_is_begun_and_ended_by_the_score_sheet(server: Server, open_page: Open) -> None:
    page = open_page()
    set_up(page, server, "amber", 4)
    page.locator('[data-setting="advanced"] input').check()
    play_until(begin(page), {"castle", "turn", "choose"})
    open_match(page, server, end_of("amber", 4, 0.9, advanced=True))
    assert play_on([AmberPlayer(page)]) > 0
    assert page.locator("[data-score-seat]").count() == 4


def test_a_tile_is_turned_by_keyboard(server: Server, open_page: Open) -> None:
    page = open_page()
    set_up(page, server, "amber", 2)
    player = begin(page)
    # Whatever is in hand: a few turns bring a tile that looks different when turned.
    for _ in range(20):
        while player.asked() != "turn":
            assert not player.over
            play_on([player], 1)
        # By their names: the others are no longer lit when one is picked.
        for spot in page.locator('[data-spot^="hand:"].lit').evaluate_all("all => all.map((one) => one.dataset.spot)"):
            page.locator(f'[data-spot="{spot}"]').focus()
            page.keyboard.press("Enter")
            picked = page.locator(f'[data-spot="{spot}"].picked')
            picked.wait_for()
            if page.locator('[data-turn-by="1"]:not([aria-disabled="true"])').count():
                before = picked.get_attribute("data-turn")
                page.keyboard.press("r")
                assert picked.get_attribute("data-turn") != before
                return
        page.keyboard.press("Escape")
        page.locator('[data-spot^="hand:"].picked').first.wait_for(state="detached")
        play_on([player], 1)
    pytest.fail("no tile could be turned")


def test_a_phone_lays_tiles_and_never_scrolls_sideways(server: Server, open_page: Open) -> None:
    page = open_page(PHONE)
    set_up(page, server, "amber", 3)
    play_on([begin(page)], 8)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
