"""Every window from a phone to a large screen: the board gets what is left, nothing is covered, cut or scrolled twice.

One page a table, measured at all sizes one after the other.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from kantor import GAMES, Match
from tests.browser import measuring
from tests.browser.conftest import PHONE, Open
from tests.browser.staging import cut, open_match
from tests.server.serving import ROOT, Server

pytestmark = pytest.mark.checkout

TABLES = [
    ("hansa", "points-2p", 0.93, "pl-PL"),
    ("hansa", "cities-3p", 0.05, "pl-PL"),
    ("hansa", "cities-5p", 0.9, "en-GB"),
    ("hansa", "cities-5p-east", 0.9, "pl-PL"),
    ("hansa", "cities-5p-britannia", 0.9, "en-GB"),
    ("merchants", "draw-2p", 0.05, "pl-PL"),
    ("merchants", "draw-4p", 0.9, "en-GB"),
    ("empire", "map-b-5p", 0.9, "pl-PL"),
    ("empire", "map-a-4p", 0.93, "pl-PL"),
    ("empire", "map-a-2p", 0.05, "en-GB"),
    ("amber", "three-tiles-advanced-6p", 0.9, "en-GB"),
    ("amber", "three-tiles-2p", 0.05, "pl-PL"),
]
MEASURES = (
    measuring.overlaps,
    measuring.cut,
    measuring.shortened,
    measuring.broken,
    measuring.spills,
    measuring.wider,
    measuring.scrolls,
)
LEAST_SHARE = 0.45
LEAST_DRAWN = 0.85
LEAST_WORDS = 11
FARTHEST = 2500
WIDE = 1024
LEAST_LINES = 8
PARTS = ("#score-title", ".winner", "[data-score-seat]", "tr:last-child td:last-child", ".buttons")
PHONES = [(390, 844), (844, 390)]
SETTLED = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}"""


IN_SIGHT = """(element) => {
  const rect = element.getBoundingClientRect(), sheet = element.closest('dialog').getBoundingClientRect();
  const middle = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
  return rect.top >= sheet.top && rect.bottom <= sheet.bottom && element.closest('dialog').contains(middle);
}"""


def golden(game: str, name: str) -> Path:
    return ROOT / f"src/kantor/games/{game}/tests/golden/{name}.record"


# Where the log is open, its last line is in sight.
LOG_AT_ITS_END = """() => [...document.querySelectorAll('[role="log"]')].every(
  log => log.scrollHeight - log.scrollTop - log.clientHeight < 2)"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)


@pytest.mark.parametrize(("game", "name", "share", "language"), TABLES)
def test_the_table_fits_every_window(
    server: Server, open_page: Open, game: str, name: str, share: float, language: str
) -> None:
    page = open_page(measuring.SIZES[0], language)
    open_match(page, server, cut(Match.load(golden(game, name).read_text()), share))
    faults = []
    for size in measuring.SIZES:
        resize(page, size)
        board = measuring.board(page)
        if board["share"] < LEAST_SHARE:
            faults.append((size, "the board is small", board["share"]))
        if max(board["across"], board["down"]) < LEAST_DRAWN:
            faults.append((size, "the board is drawn small", board))
        if board["tray"] < 0.99:
            faults.append((size, "the tray is not in sight", board["tray"]))
        for fault in MEASURES:
            faults += [(size, fault.__name__, found) for found in fault(page)]
        if size[0] >= WIDE and measuring.log_lines(page) < LEAST_LINES:
            faults.append((size, "the log is short", measuring.log_lines(page)))
        page.wait_for_function(LOG_AT_ITS_END)
        if size in PHONES:
            faults += [(size, "small words", found) for found in measuring.small_words(page, LEAST_WORDS)]
    assert faults == []


@pytest.mark.parametrize(("game", "name"), [("hansa", "cities-5p-britannia"), ("merchants", "draw-4p")])
def test_the_score_sheet_shows_winner_totals_and_buttons_at_once(
    server: Server, open_page: Open, game: str, name: str
) -> None:
    page = open_page(measuring.SIZES[0], "pl-PL")
    open_match(page, server, Match.load(golden(game, name).read_text()))
    page.locator("[data-again]").wait_for()
    faults = []
    for size in measuring.SIZES:
        resize(page, size)
        hidden = [part for part in PARTS if not page.locator(f"[data-score-sheet] {part}").first.evaluate(IN_SIGHT)]
        faults += [(size, "not in sight", part) for part in hidden]
        faults += [(size, "shortened", found) for found in measuring.shortened(page)]
    assert faults == []


def test_on_a_phone_no_game_lies_far_down_the_home_page(server: Server, open_page: Open) -> None:
    page = open_page(PHONE, "pl-PL")
    page.goto(server.address)
    page.locator(".cover-art").last.wait_for()
    page.evaluate(SETTLED)
    ends = [
        page.locator(f'[data-game="{game}"]').evaluate("one => one.getBoundingClientRect().bottom + scrollY")
        for game in GAMES
    ]
    assert max(ends) < FARTHEST, ends
