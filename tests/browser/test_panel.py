"""The panel of all moves, refusals with their reason, undo, and play by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Open
from tests.browser.playing import Player, at_table, play_on
from tests.server.serving import Server

pytestmark = pytest.mark.checkout


def sit_down(page: Page, server: Server) -> Page:
    page.goto(server.address + "/?bots=fast")
    page.locator('[data-game="merchants"] [data-play-now]').click()
    at_table(page)
    page.locator(".tray.mine").wait_for()
    return page


def test_every_option_is_a_button_of_the_panel(server: Server, open_page: Open) -> None:
    page = sit_down(open_page(), server)
    for _ in range(12):
        page.locator(".tray.mine").wait_for()
        before = page.locator(".tray").get_attribute("data-decision")
        buttons = page.locator("[data-moves] [data-move]")
        texts = buttons.evaluate_all("all => all.map((one) => one.dataset.move)")
        assert texts
        assert len(texts) == len(set(texts))
        for at in range(len(texts)):
            assert buttons.nth(at).is_visible()
            assert buttons.nth(at).is_enabled()
        headings = page.locator("[data-moves] h3").all_inner_texts()
        assert len(headings) == len({text.split()[0] for text in texts})
        board = page.locator(".spot.lit, [data-act]").count()
        assert board > 0, "the board offers them too"
        buttons.last.click()
        page.locator(f'.tray:not([data-decision="{before}"])').wait_for()


def test_what_a_bad_line_swallowed_is_asked_for_again(server: Server, open_page: Open) -> None:
    page = open_page()
    swallowed: list[Route] = []

    def swallow(route: Route) -> None:
        if len(swallowed) < 2:
            swallowed.append(route)
            route.abort()
        else:
            route.continue_()

    page.route("**/catalogues/*", swallow)
    sit_down(page, server)
    assert len(swallowed) == 2
    page.locator("[data-moves] [data-move]").first.wait_for()


def test_an_illegal_click_is_answered_with_the_rule(server: Server, open_page: Open) -> None:
    page = sit_down(open_page(language="pl-PL"), server)
    page.locator('[data-spot="card:ship"]').click()
    expect(page.locator('[data-notice="refusal"]').first).to_contain_text("Najpierw trzeba załadować pusty statek.")
    page.locator('[data-language="en"]').click()
    expect(page.locator('[data-notice="refusal"]').first).to_contain_text("An empty ship has to be loaded first.")


def test_a_move_is_previewed_and_taken_back(server: Server, open_page: Open) -> None:
    page = sit_down(open_page(), server)
    player = Player(page)
    while player.asked() != "plan":
        play_on([player], 1)
        page.locator(".tray.mine").wait_for()
    market = page.locator("[data-spot^='good:'] .unseen").all_inner_texts()
    page.locator('[data-spot^="ship:"].lit').first.click()
    page.locator('[data-spot^="good:"].lit').first.hover()
    expect(page.locator(".hint")).to_contain_text("exchanges")
    page.locator('[data-spot^="good:"].lit').first.click()
    page.locator("[data-undo]").click()
    expect(page.locator('[role="log"]')).to_contain_text("takes back a move")
    after = page.locator("[data-spot^='good:'] .unseen").all_inner_texts()
    assert after == market


def test_the_keyboard_alone_plays(server: Server, open_page: Open) -> None:
    page = sit_down(open_page(), server)
    for _ in range(4):
        page.locator(".tray.mine").wait_for()
        before = page.locator(".tray").get_attribute("data-decision")
        for _ in range(60):
            page.keyboard.press("Tab")
            focused = page.evaluate(
                "document.activeElement.className + ' ' + (document.activeElement.dataset.act ?? '')"
            )
            if "lit" in focused or "pass" in focused:
                break
        page.keyboard.press("Enter")
        if "lit" in focused and page.locator(".spot.picked").count():
            page.locator(".spot.lit").first.focus()
            page.keyboard.press("Enter")
        page.locator(f'.tray:not([data-decision="{before}"])').wait_for()


def test_a_spectator_watches_and_cannot_play(server: Server, open_page: Open) -> None:
    page = sit_down(open_page(), server)
    guest = open_page()
    guest.goto(page.url)
    at_table(guest)
    assert guest.locator("[data-move]").count() == 0
    guest.locator('[data-spot="deck"]').click()
    expect(guest.locator('[data-notice="refusal"]')).to_contain_text("watching")


def test_a_table_that_is_not_there_is_said_so(server: Server, open_page: Open) -> None:
    page = open_page()
    page.goto(server.address + "/table/nosuchtable00000")
    expect(page.locator("h1")).to_have_text("There is no such table")
