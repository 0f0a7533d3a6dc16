"""East and Britannia in the browser: whole games by clicks, and what their maps show."""

from __future__ import annotations

import itertools
import math

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.playing import play_on, set_up, start
from tests.browser.playing_hansa import HansaPlayer
from tests.browser.staging import end_of, open_match
from tests.browser.test_hansa import ADDITIONAL, BOXES, MIDDLES, ON_THE_MAP, with_additional_offices
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

# The rows of the score sheet: Wales has one of its own, and Scotland where it is played.
ROWS = {("east", 3): 7, ("britannia", 3): 8, ("britannia", 5): 9}
BOARDS = ("base", "east", "britannia")
SIDES = [("east", 3, "east"), ("britannia", 3, "britannia_3p"), ("britannia", 4, "britannia_45p")]


def on_board(page: Page, server: Server, board: str, players: int) -> HansaPlayer:
    set_up(page, server, "hansa", players)
    choice = page.locator('[data-setting="board"] label').nth(BOARDS.index(board))
    choice.click()
    expect(choice.locator("input")).to_be_checked()
    start(page)
    return HansaPlayer(page)


def the_sheet_tells(page: Page, board: str, players: int) -> None:
    sheet = page.locator("[data-score-sheet]")
    assert sheet.locator("[data-score-seat]").count() == players
    assert sheet.locator("tbody tr").count() == ROWS[board, players]


@pytest.mark.long
@pytest.mark.parametrize(("board", "players"), list(ROWS))
def test_a_whole_game_is_played_to_the_score_sheet(server: Server, open_page: Open, board: str, players: int) -> None:
    page = open_page(theme="dark")
    play_on([on_board(page, server, board, players)])
    the_sheet_tells(page, board, players)


@pytest.mark.parametrize(("board", "players"), list(ROWS))
def test_the_end_of_a_game_is_played_to_the_score_sheet(
    server: Server, open_page: Open, board: str, players: int
) -> None:
    page = open_page(language="pl-PL")
    open_match(page, server, end_of("hansa", players, 0.93, board=board), "greedy")
    assert page.locator("[data-bonus]").count() > 0
    assert play_on([HansaPlayer(page)]) > 0
    the_sheet_tells(page, board, players)


@pytest.mark.parametrize(("board", "players", "side"), SIDES)
def test_nothing_on_the_other_maps_overlaps(
    server: Server, open_page: Open, board: str, players: int, side: str
) -> None:
    page = open_page()
    open_match(page, server, with_additional_offices(players, board))
    page.locator(f'[data-map="{side}"]').wait_for()
    posts = page.locator(".post").evaluate_all(MIDDLES)
    assert len(posts) > 90
    assert min(math.dist(*pair) for pair in itertools.combinations(posts, 2)) > 36
    plates = page.locator(f"{ON_THE_MAP}, {ADDITIONAL}, .cloth").evaluate_all(BOXES)
    for (left, top, right, bottom), (x, y) in itertools.product(plates, posts):
        assert not (left - 14 < x < right + 14 and top - 14 < y < bottom + 14)


def test_britannia_shows_permissions_and_standings(server: Server, open_page: Open) -> None:
    page = open_page(PHONE, theme="dark")
    on_board(page, server, "britannia", 4)
    expect(page.locator("[data-permission]")).to_have_count(3)
    expect(page.locator("[data-permission]").first).to_have_attribute("data-state", "nobody")
    expect(page.locator("[data-standing]")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
