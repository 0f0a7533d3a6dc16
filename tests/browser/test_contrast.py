"""Every text can be read in both themes: at least 4.5 : 1 against what is behind it, on the board too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from kantor import Match
from tests.browser.conftest import LAPTOP, PHONE, Open
from tests.browser.contrast import poor
from tests.browser.measuring import in_both_themes
from tests.browser.staging import cut, open_match
from tests.browser.test_sizes import SETTLED, TABLES, golden, resize
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

LEAST = 4.5
# Pictures of a whole map take long: one table of each game at a desk here, all of them and a phone with --long.
FEW = [one for one in TABLES if one[1] in ("cities-5p", "draw-4p", "map-b-5p", "three-tiles-advanced-6p")]

Size = tuple[int, int]


def read_in_both_themes(page: Page, counting: Page, *sizes: Size) -> list[tuple[str, Size, str]]:
    """What can't be read."""
    faults = []
    for theme in in_both_themes(page):
        for size in sizes:
            resize(page, size)
            page.evaluate(SETTLED)
            faults += [(theme, size, found) for found in poor(page, counting, LEAST)]
    return faults


@pytest.mark.parametrize(("game", "name", "share", "language"), FEW)
def test_every_text_of_a_table_can_be_read(
    server: Server, open_page: Open, game: str, name: str, share: float, language: str
) -> None:
    page, counting = open_page(LAPTOP, language), open_page()
    open_match(page, server, cut(Match.load(golden(game, name).read_text()), share))
    assert read_in_both_themes(page, counting, LAPTOP) == []


@pytest.mark.long
@pytest.mark.parametrize(("game", "name", "share", "language"), TABLES)
def test_every_text_of_every_table_can_be_read_on_a_phone_too(
    server: Server, open_page: Open, game: str, name: str, share: float, language: str
) -> None:
    page, counting = open_page(LAPTOP, language), open_page()
    open_match(page, server, cut(Match.load(golden(game, name).read_text()), share))
    assert read_in_both_themes(page, counting, LAPTOP, PHONE) == []


def test_every_text_of_home_lobby_and_rules_can_be_read(server: Server, open_page: Open) -> None:
    page, counting = open_page(LAPTOP, "pl-PL"), open_page()
    page.goto(f"{server.address}/")
    page.locator(".cover-art").first.wait_for()
    assert read_in_both_themes(page, counting, PHONE) == []
    page.locator('[data-game="hansa"] [data-set-up]').click()
    page.locator("[data-seat]").first.wait_for()
    assert read_in_both_themes(page, counting, PHONE) == []
    page.goto(f"{server.address}/rules/hansa")
    page.locator("h1").wait_for()
    assert read_in_both_themes(page, counting, PHONE) == []
