"""Answers given in advance: set by touch and by keyboard while another decides, played, told to their owner alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kantor import Match
from tests.browser.conftest import PHONE, Open
from tests.browser.staging import open_for_people
from tests.browser.test_access import faults
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

DESK = (1366, 650)
ANSWERS = "[data-ahead-question='displaced'] [data-ahead-answer]"


def threatened() -> Match:
    """The second seat is about to displace a trader of the first."""
    seats = [{"personal": {"trader": traders, "merchant": 0}} for traders in (2, 5, 3)]
    position = {
        "players": 3,
        "seats": seats,
        "agenda": [{"do": "turn", "seat": 1, "actions": 2, "state": "under-way"}],
        "first_player": 0,
        "routes": {"stade-hamburg": {"posts": ["trader 0", None, None]}},
        "settings": {},
    }
    return Match.at("hansa", position, seed=1)


def wanted(page: Page) -> list[str]:
    found: list[str] = page.locator(ANSWERS).evaluate_all("all => all.map((one) => one.dataset.aheadAnswer)")
    return found


def add(page: Page, route: str, count: int) -> None:
    """Add a place for the displaced piece, and wait until the server has it."""
    choose = page.locator("[data-ahead-question='displaced'] [data-ahead-choose]")
    choose.locator("option").first.wait_for(state="attached")
    choose.select_option(label=next(label for label in choose.locator("option").all_inner_texts() if route in label))
    page.locator("[data-ahead-question='displaced'] [data-ahead-add]").click()
    expect(page.locator(ANSWERS)).to_have_count(count)


def displace(page: Page) -> None:
    page.locator(".tray.mine").wait_for()
    if not page.locator("[data-moves]").count():
        page.locator("[data-toggle-moves]").click()
    page.locator("[data-moves] [data-move='displace trader stade-hamburg 0 trader']").click()


@pytest.mark.parametrize(("size", "language"), [(PHONE, "pl"), (DESK, "en")], ids=["phone-pl", "desk-en"])
def test_where_a_displaced_piece_goes_is_said_in_advance(
    server: Server, open_page: Open, size: tuple[int, int], language: str
) -> None:
    ada, bo = open_page(size, language), open_page(DESK)
    open_for_people([ada, bo], server, threatened())
    assert bo.locator("[data-ahead]").count() == 0, "whoever decides has nothing to say in advance"
    ada.locator("[data-ahead='']").click()
    add(ada, "Lübeck" if language == "en" else "Lubeka", 1)
    add(ada, "Bremen" if language == "en" else "Brema", 2)
    first, second = wanted(ada)
    assert faults(ada) == []
    # The order by keyboard.
    ada.locator("[data-ahead-down]").first.focus()
    ada.keyboard.press("Enter")
    expect(ada.locator(ANSWERS).first).to_have_attribute("data-ahead-answer", second)
    extras = ada.locator("[data-ahead-question='extras']")
    none = "No extra piece" if language == "en" else "Bez dodatkowego handlarza"
    extras.locator("[data-ahead-choose]").select_option(label=none)
    extras.locator("[data-ahead-add]").click()
    expect(extras.locator("[data-ahead-answer='done']")).to_have_count(1)
    ada.keyboard.press("Escape")
    expect(ada.locator("[data-ahead-sheet]")).to_have_count(0)
    expect(ada.locator("[data-ahead='set']")).to_be_focused()
    displace(bo)
    # Two answers were used: the place, and no extra piece.
    bo.locator(".tray.mine").wait_for()
    expect(ada.locator("[data-ahead='set']")).to_be_visible()
    if not ada.locator("[role='log']").count():
        ada.locator("[data-toggle-log]").click()
    expect(ada.locator("[data-answered-ahead]").first).to_be_visible()
    assert bo.locator("[data-answered-ahead]").count() == 0
    assert first != second


def test_an_answer_can_be_dropped_before_it_is_used(server: Server, open_page: Open) -> None:
    ada, bo = open_page(PHONE, "pl"), open_page(DESK)
    open_for_people([ada, bo], server, threatened())
    ada.locator("[data-ahead='']").click()
    add(ada, "Lubeka", 1)
    ada.locator("[data-ahead-drop]").click()
    expect(ada.locator(ANSWERS)).to_have_count(0)
    ada.locator("[data-sheet-close]").click()
    expect(ada.locator("[data-ahead='']")).to_be_focused()
    displace(bo)
    expect(ada.locator(".tray.mine [data-prompt='displaced']")).to_be_visible()
    assert ada.locator("[data-ahead]").count() == 0
