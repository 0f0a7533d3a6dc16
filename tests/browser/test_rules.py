"""The rulebook: every rule is an address, figures are drawn, and one comes to it from everywhere and back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import kantor
from kantor.core.rulebook import figure_files, rulebook
from tests.browser.conftest import LAPTOP, PHONE, Open
from tests.browser.playing import at_table
from tests.browser.test_access import faults
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

MISSING = "(ids) => ids.filter((id) => !document.getElementById(id))"
# Figures that nothing was drawn in, or that stick out.
BARE = """() => [...document.querySelectorAll('[data-figure]')].filter((figure) => {
  const drawn = figure.querySelector('.still')?.getBoundingClientRect();
  return !drawn || drawn.height < 40 || drawn.width > innerWidth || !figure.querySelector('.still svg');
}).map((figure) => figure.dataset.figure)"""
HERE = re.compile(r"\bhere\b")
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
TOP = "(one) => one.closest('[data-block]').getBoundingClientRect().top"


def read(page: Page, server: Server, path: str) -> None:
    page.goto(server.address + path)
    page.locator("[data-rulebook]").wait_for()


@pytest.mark.parametrize("game", kantor.GAMES)
def test_every_rule_has_its_place_on_the_page(server: Server, open_page: Open, game: str) -> None:
    page = open_page(PHONE, language="pl-PL", theme="dark")
    read(page, server, f"/rules/{game}")
    expect(page.locator("h1")).to_have_text(kantor.GAMES[game].titles["pl"])
    assert page.evaluate(MISSING, rulebook(kantor.GAMES[game], "pl").anchors()) == []
    assert page.locator("[data-figure]").count() == len(figure_files(kantor.GAMES[game]))
    assert page.evaluate(BARE) == []
    assert page.evaluate(SIDEWAYS) <= 0
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    assert page.evaluate(BARE) == []
    page.locator("[data-rules-list]").wait_for(state="hidden")
    page.locator('[data-language="en"]').click()
    expect(page.locator("h1")).to_have_text(kantor.GAMES[game].titles["en"])
    assert page.evaluate(MISSING, rulebook(kantor.GAMES[game], "en").anchors()) == []


@pytest.mark.parametrize(("size", "theme"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop", "phone"])
def test_the_rules_stand_in_nobodys_way(server: Server, open_page: Open, size: tuple[int, int], theme: str) -> None:
    page = open_page(size, theme=theme)
    read(page, server, "/rules/hansa#displaced-nearest")
    there = page.locator("#displaced-nearest")
    expect(there).to_have_class(HERE)
    assert 0 <= there.evaluate(TOP) < size[1] / 2
    assert faults(page) == []
    if size == PHONE:
        page.locator("[data-rules-list]").click()
    page.locator("[data-rules-search]").fill("KRÓLEWIEC")
    expect(page.locator("[data-rules-hits] li")).to_have_count(0)
    page.locator("[data-rules-search]").fill("konigsberg")
    page.locator("[data-rules-hits] a").first.click()
    expect(page.locator("#east-link")).to_have_class(HERE)
    assert page.url.endswith("/rules/hansa#east-link")


def test_a_refusal_a_prompt_and_the_menu_lead_to_the_rules_and_back(server: Server, open_page: Open) -> None:
    page = open_page()
    page.goto(server.address + "/?bots=fast")
    page.locator('[data-game="merchants"] [data-rules]').click()
    page.locator('[data-rulebook="merchants"]').wait_for()
    page.locator("[data-rules-back]").click()
    page.locator('[data-game="merchants"] [data-play-now]').click()
    at_table(page)
    page.locator(".tray.mine").wait_for()
    table = page.url
    # A place that can't be used says why: first where the pointer rests, then as an answer to a click.
    page.locator('[data-spot="pile:1"]').hover()
    expect(page.locator("[data-why-not]")).to_contain_text("has to be loaded first")
    page.locator('[data-spot="pile:1"]').click()
    refused = page.locator("[data-notice='refusal']")
    expect(refused).to_contain_text("has to be loaded first")
    expect(refused.locator("[data-rule]")).to_have_text("Rules: Getting ready")
    refused.locator("[data-rule]").click()
    expect(page.locator("#loading-first")).to_have_class(HERE)
    page.locator("[data-rules-back]").click()
    at_table(page)
    assert page.url.split("?")[0] == table.split("?")[0]
    page.locator("[data-prompt-rule]").click()
    expect(page.locator("li:has(#prompt-load)")).to_have_class(HERE)
    page.go_back()
    at_table(page)
    page.locator("[data-menu]").click()
    page.locator("[data-rules]").click()
    expect(page.locator("h1")).to_have_text("Merchants")
    page.go_back()
    at_table(page)


def test_there_is_no_rulebook_of_an_unknown_game(server: Server, open_page: Open) -> None:
    page = open_page()
    page.goto(server.address + "/rules/chess")
    expect(page.locator("h1")).to_have_text("There is no such page")
