"""The lobby: quick hands, slow servers, and what is refused."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.playing import at_table, start
from tests.server.serving import Server

pytestmark = pytest.mark.checkout


def slow(page: Page, seconds: float) -> None:
    """From now on the server takes its time over what is asked of a table."""

    def wait(route: Route) -> None:
        time.sleep(seconds)
        route.continue_()

    page.route("**/api/tables/**", wait)


def hold(page: Page, address: str) -> list[Route]:
    """What is asked of an address waits until it is let go."""
    held: list[Route] = []

    def wait(route: Route) -> None:
        held.append(route)

    page.route(address, wait)
    return held


def lobby(page: Page, server: Server, players: int) -> None:
    page.goto(server.address + "/?bots=fast")
    page.locator(f'[data-game="hansa"] label:has(input[value="{players}"])').click()
    page.locator('[data-game="hansa"] [data-set-up]').click()
    page.locator('[data-seat="1"] [data-bot]').wait_for()
    page.locator('[data-setting="board"]').wait_for()


def test_no_click_is_lost_while_the_server_thinks(server: Server, open_page: Open) -> None:
    page = open_page(PHONE)
    lobby(page, server, 4)
    slow(page, 0.3)
    clicks = """() => {
      for (const seat of [1, 2, 3]) document.querySelector(`[data-seat="${seat}"] [data-bot]`).click();
      document.querySelector('[data-seat="3"] [data-bot]').click();
      for (const extra of ['missions', 'favours']) document.querySelector(`[data-setting="${extra}"] input`).click();
    }"""
    page.evaluate(clicks)
    start(page)
    page.locator(".tray.mine").wait_for()
    assert page.locator('[data-spot^="favour:"]').count() > 0
    expect(page.locator(".mission").first).to_be_visible()
    expect(page.get_by_role("alert")).to_be_empty()


def test_a_setting_ends_as_the_last_click_had_it(server: Server, open_page: Open) -> None:
    page = open_page()
    lobby(page, server, 3)
    slow(page, 0.3)
    page.evaluate(
        """() => {
      const input = (key) => document.querySelector(`[data-setting="${key}"] input`);
      const [missions, favours] = [input('missions'), input('favours')];
      for (const one of [missions, favours, missions, favours, missions]) one.click();
    }"""
    )
    page.locator("[data-fill]:enabled").wait_for()
    expect(page.locator('[data-setting="missions"] input')).to_be_checked()
    expect(page.locator('[data-setting="favours"] input')).not_to_be_checked()
    page.reload()
    expect(page.locator('[data-setting="missions"] input')).to_be_checked()
    expect(page.locator('[data-setting="favours"] input')).not_to_be_checked()
    expect(page.locator('[data-setting="board"] .picture svg')).to_have_count(3)


def test_a_refused_setting_is_shown_as_it_is(server: Server, open_page: Open) -> None:
    page = open_page()
    lobby(page, server, 3)
    boards, missions = page.locator('[data-setting="board"] label'), page.locator('[data-setting="missions"] input')
    boards.nth(1).click()
    expect(page.locator('[data-setting="board"] .on input')).to_be_checked()
    missions.click()
    expect(page.get_by_role("alert")).to_contain_text("cities of the base board")
    expect(missions).not_to_be_checked()
    boards.nth(0).click()
    missions.click()
    expect(missions).to_be_checked()


def test_moves_of_other_settings_are_never_taken_for_those_that_are_played(server: Server, open_page: Open) -> None:
    page = open_page()
    lobby(page, server, 3)
    page.locator("[data-fill]").click()
    expect(page.locator("[data-fill]")).to_have_count(0)
    held: list[Route] = []
    holding = True

    def hold(route: Route) -> None:
        if holding:
            held.append(route)
        else:
            route.continue_()

    page.route("**/catalogues/*", hold)
    last = page.locator('[data-setting="board"] label').nth(2)
    last.click()
    expect(last.locator("input")).to_be_checked()
    page.locator("[data-start]:enabled").click()
    page.locator("[data-map]").wait_for()
    page.locator(".tray.mine").wait_for()
    assert page.locator("[data-move]").count() == 0
    # The test may hear of a request only now, long after the page made it.
    holding = False
    for route in held:
        route.continue_()
    at_table(page)
    page.locator(".tray.mine").wait_for()
    expect(page.locator('[data-move^="place trader"]').first).to_be_visible()
    assert page.locator('[data-move*="groningen"]').count() == 0


def test_a_guest_by_lot_gets_no_name_that_sits_there_already(server: Server, open_page: Open) -> None:
    host, guest = open_page(), open_page()
    for page in (host, guest):
        page.add_init_script("Math.random = () => 0")
    lobby(host, server, 3)
    guest.goto(host.url)
    guest.locator('[data-seat="1"] [data-sit]').click()
    seats = [guest.locator(f'[data-seat="{seat}"]') for seat in (0, 1)]
    expect(seats[0]).to_contain_text("Ada")
    expect(seats[1]).to_contain_text("Agata")


def test_a_name_that_is_typed_before_the_server_says_who_we_are_stays(server: Server, open_page: Open) -> None:
    host, guest = open_page(), open_page()
    lobby(host, server, 3)
    for address in (server.address, host.url):
        held = hold(guest, "**/api/session")
        with guest.expect_request("**/api/session"):
            guest.goto(address)
        field = guest.locator(".nick .field")
        field.fill("Zyta")
        with guest.expect_response("**/api/session") as answer:
            for route in held:
                route.continue_()
        answer.value.finished()
        guest.evaluate("async () => { for (let at = 0; at < 3; at++) await new Promise(requestAnimationFrame); }")
        expect(field).to_have_value("Zyta")
        guest.unroute("**/api/session")


def test_the_level_of_the_bots_is_remembered(server: Server, open_page: Open) -> None:
    page = open_page()
    page.goto(server.address + "/?bots=fast")
    expect(page.locator("[data-level]")).to_have_value("apprentice")
    page.locator("[data-level]").select_option("novice")
    page.reload()
    expect(page.locator("[data-level]")).to_have_value("novice")
    page.locator('[data-game="merchants"] [data-play-now]').click()
    at_table(page)
    page.locator("[data-menu]").click()
    expect(page.locator('[data-menu-seat="1"]')).to_contain_text("novice")
