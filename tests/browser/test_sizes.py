"""Every window from a phone to a large screen: the board gets what is left, nothing is covered, cut or scrolled twice.

One page a table, measured at all sizes one after the other.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from kantor import Match
from tests.browser import measuring
from tests.browser.conftest import Open
from tests.browser.staging import cut, open_match
from tests.server.serving import ROOT, Server

pytestmark = pytest.mark.checkout

TABLES = [
    ("hansa", "cities-3p", 0.05, "pl-PL"),
    ("hansa", "cities-5p", 0.9, "en-GB"),
    ("hansa", "cities-5p-east", 0.9, "pl-PL"),
    ("hansa", "cities-5p-britannia", 0.9, "en-GB"),
    ("merchants", "draw-2p", 0.05, "pl-PL"),
    ("merchants", "draw-4p", 0.9, "en-GB"),
    ("empire", "map-b-5p", 0.9, "pl-PL"),
    ("empire", "map-a-2p", 0.05, "en-GB"),
    ("amber", "three-tiles-advanced-6p", 0.9, "en-GB"),
    ("amber", "three-tiles-2p", 0.05, "pl-PL"),
]
LEAST_SHARE = 0.45
LEAST_DRAWN = 0.85
LEAST_WORDS = 11
PHONES = [(390, 844), (844, 390)]
SETTLED = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}"""


def golden(game: str, name: str) -> Path:
    return ROOT / f"src/kantor/games/{game}/tests/golden/{name}.record"


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
        for fault in (measuring.overlaps, measuring.cut, measuring.spills, measuring.scrolls):
            faults += [(size, fault.__name__, found) for found in fault(page)]
        if size in PHONES:
            faults += [(size, "small words", found) for found in measuring.small_words(page, LEAST_WORDS)]
    assert faults == []
