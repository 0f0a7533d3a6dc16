"""axe-core finds nothing serious on home, lobby and table; language and theme switch at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, Open
from tests.browser.measuring import in_both_themes
from tests.browser.pictures import staged
from tests.browser.playing import Player, at_table, play_on
from tests.browser.staging import open_match
from tests.browser.test_sizes import resize
from tests.server.serving import ROOT, Server

pytestmark = pytest.mark.checkout

AXE = ROOT / "node_modules/axe-core/axe.min.js"
# A colour on its way to another isn't what is read; what never ends is meant to be seen as it is.
AT_REST = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


def faults(page: Page) -> list[str]:
    page.wait_for_function(AT_REST)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]} {fault['nodes'][0].get('failureSummary', '')[:300]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical", "moderate")
    ]


def faults_in_both_themes(page: Page) -> list[tuple[str, str]]:
    return [(theme, fault) for theme in in_both_themes(page) for fault in faults(page)]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_stands_in_anybodys_way(server: Server, open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(size)
    page.goto(server.address + "/?bots=fast")
    page.locator(".cover-art").first.wait_for()
    assert faults_in_both_themes(page) == []
    page.locator('[data-game="merchants"] [data-set-up]').click()
    page.locator("[data-seat]").first.wait_for()
    assert faults_in_both_themes(page) == []
    page.goto(server.address + "/?bots=fast")
    page.locator('[data-game="merchants"] [data-play-now]').click()
    at_table(page)
    page.locator(".tray.mine").wait_for()
    play_on([Player(page)], 4)
    page.locator(".tray.mine").wait_for()
    assert faults_in_both_themes(page) == []
    page.locator("[data-open-replay]").first.click()
    page.locator("[data-replay]").wait_for()
    assert faults_in_both_themes(page) == []


# Hansa Teutonica has tests of its own.
@pytest.mark.parametrize("name", ["merchants-4", "empire-4", "amber-4"])
def test_nothing_stands_in_anybodys_way_late_in_a_game(server: Server, open_page: Open, name: str) -> None:
    page = open_page(LAPTOP, "pl-PL")
    open_match(page, server, staged(name, "late"))
    page.locator(".tray.mine").wait_for()
    found = [("laptop", fault) for fault in faults(page)]
    resize(page, PHONE)
    found += [("phone", fault) for fault in faults(page)]
    page.locator("[data-menu]").click()
    page.locator("[data-menu-sheet]").wait_for()
    assert found + [("menu", fault) for fault in faults(page)] == []


def test_language_and_theme_switch_at_once_and_are_remembered(server: Server, open_page: Open) -> None:
    page = open_page(language="pl-PL", theme="dark")
    page.goto(server.address + "/?bots=fast")
    expect(page.locator("h1")).to_have_text("Dom gier kupieckich")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.locator('[data-game="merchants"] [data-play-now]').click()
    at_table(page)
    expect(page.locator(".tray.mine strong")).to_have_text("Twoja tura.")
    page.locator('[data-language="en"]').click()
    expect(page.locator(".tray.mine strong")).to_have_text("Your turn.")
    expect(page.locator('[role="log"]')).to_contain_text("is the first player")
    assert page.locator("html").get_attribute("lang") == "en"
    page.locator("[data-theme-switch]").click()
    assert page.locator("html").get_attribute("data-theme") == "light"
    page.reload()
    expect(page.locator(".tray.mine strong")).to_have_text("Your turn.")
    assert page.locator("html").get_attribute("data-theme") == "light"
