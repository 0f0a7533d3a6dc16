"""The table's menu, invitations that say the truth, and the next game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from kantor import Match
from tests.browser.conftest import PHONE, Open
from tests.browser.playing import at_table
from tests.browser.staging import open_match
from tests.browser.test_sizes import golden
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

# As over plain http, where browsers have no clipboard.
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"
SELECTED = """() => {
  const {selectionStart: start, selectionEnd: end, value} = document.activeElement;
  return value?.slice(start, end);
}"""


def test_the_invited_one_is_told_what_is_played_and_who_is_away_is_seen(server: Server, open_page: Open) -> None:
    host, guest = open_page(), open_page(PHONE, language="pl-PL")
    host.add_init_script(NO_CLIPBOARD)
    host.goto(server.address + "/?bots=fast")
    host.locator('[data-game="hansa"] label:has(input[value="3"])').click()
    host.locator('[data-game="hansa"] [data-set-up]').click()
    link = host.locator("[data-invite]").input_value()
    host.locator("[data-copy]").click()
    expect(host.get_by_role("alert")).to_contain_text("is selected")
    assert host.evaluate(SELECTED) == link
    guest.goto(link)
    expect(guest.locator("h1")).to_have_text("Hansa Teutonica")
    expect(guest.locator("[data-invited]")).to_contain_text("zaprasza do gry Hansa Teutonica")
    expect(guest.locator("[data-settings-theirs]")).to_contain_text("nie możesz ich zmienić")
    expect(guest.locator('[data-setting="missions"] .help')).to_contain_text("tajną kartę")
    guest.locator('[data-seat="1"] [data-sit]').click()
    host.locator('[data-seat="1"][data-kind="person"]').wait_for()  # else a bot may take that seat
    host.locator("[data-fill]").click()
    host.locator("[data-start]:enabled").click()
    at_table(host)
    at_table(guest)
    guest.locator("[data-menu]").click()
    guest.locator("[data-menu-sheet] [data-qr]").click()
    guest.locator("[data-qr-code]").wait_for()
    assert len(guest.locator("[data-qr-code] path").get_attribute("d") or "") > 1000
    guest.close()
    host.locator("[data-menu]").click()
    away = host.locator('[data-menu-seat="1"] [data-away]')
    expect(away).to_have_text("away")
    # Also while the others wait for him.
    host.locator("[data-resign]").click()
    host.locator("[data-sure]").click()
    expect(host.locator("[data-tray] [data-away]")).to_be_visible()
    expect(host.locator('[data-player="1"] [data-away]')).to_be_visible()


def test_the_others_are_told_of_the_next_game(server: Server, open_page: Open) -> None:
    page = open_page()
    open_match(page, server, Match.load(golden("merchants", "draw-2p").read_text()))
    page.locator("[data-score-sheet]").wait_for()
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("[data-again]").click()
    other.wait_for_url(lambda address: address != page.url)
    expect(page.locator("[data-next]")).to_be_visible()
    page.locator("[data-again]").click()
    page.wait_for_url(other.url)


def test_a_table_with_bots_alone_is_closed_from_its_menu(server: Server, open_page: Open) -> None:
    page = open_page()
    open_match(page, server, Match("merchants", 2, seed=1))
    table = page.url.split("/table/")[1].split("?")[0]
    page.locator("[data-menu]").click()
    page.locator("[data-close-table]").click()
    page.locator("[data-sure]").click()
    page.wait_for_url(server.address + "/")
    page.locator("[data-game]").first.wait_for()
    assert page.request.get(f"{server.address}/api/tables/{table}").status == 404
    expect(page.locator(f'[data-table="{table}"]')).to_have_count(0)


def test_home_begins_with_the_own_tables(server: Server, open_page: Open) -> None:
    page = open_page(PHONE)
    open_match(page, server, Match.load(golden("merchants", "draw-2p").read_text()))
    played = page.url
    page.locator("[data-score-sheet] [data-again]").click()
    page.wait_for_url(lambda address: address != played)
    page.locator("[data-tray]").wait_for()
    page.goto(server.address)
    running, over = page.locator('[data-state="running"]'), page.locator('[data-state="over"]')
    expect(running).to_contain_text(re.compile("just now|minute"))
    expect(over).to_contain_text("wins")
    places: list[Any] = [one.bounding_box() for one in (running, over, page.locator("[data-game]").first)]
    assert 0 < places[0]["y"] < places[1]["y"] < places[2]["y"] < 1000
    page.locator('[data-game="hansa"] label:has([data-board-choice="britannia"])').click()
    page.locator('[data-game="hansa"] [data-play-now]').click()
    page.locator('[data-map^="britannia"]').wait_for()
