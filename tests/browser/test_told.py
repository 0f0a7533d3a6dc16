"""What happened: told and played again; bots at a chosen pace; turns ended on purpose, and taken back."""

from __future__ import annotations

import functools

import msgspec
import pytest
from playwright.sync_api import Page, expect

from kantor import Match
from kantor.core.record import parse
from tests.browser.conftest import LAPTOP, PHONE, Open
from tests.browser.staging import cut, open_match
from tests.browser.test_sizes import golden
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

MINE = "[data-tray][data-mine]"
IN_SIGHT = """() => {
  const {left, top, right, bottom} = document.querySelector('[data-board]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-last-move]')].some((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x > left && x < right && y > top && y < bottom;
  });
}"""


@functools.cache
def midgame() -> Match:
    """The first seat has its whole turn before it."""
    record = parse(golden("hansa", "cities-3p").read_text())
    for plies in range(60, len(record.lines)):
        found = Match.load(str(msgspec.structs.replace(record, lines=record.lines[:plies])))
        if "end-turn" in found.options(0) and record.lines[plies - 1].actor != 0:
            return found
    raise AssertionError("the record has no such turn")


def hansa(server: Server, open_page: Open, size: tuple[int, int]) -> Page:
    """A turn of Hansa Teutonica that bots have moved before. They put pieces on the board in every turn here; bots that
    play at random sometimes don't, and leave nothing to mark."""
    page = open_page(size)
    open_match(page, server, midgame(), bots="greedy")
    page.locator(MINE).wait_for()
    return page


def decision(page: Page) -> str:
    return page.locator(MINE).get_attribute("data-decision") or ""


def later(page: Page, before: str) -> str:
    """Wait for our next decision."""
    page.locator(f'{MINE}:not([data-decision="{before}"])').wait_for()
    return decision(page)


def test_a_turn_ends_on_purpose_and_what_bots_did_can_be_taken_back(server: Server, open_page: Open) -> None:
    page = hansa(server, open_page, LAPTOP)
    first, lines = decision(page), page.locator('[role="log"] p').count()
    page.locator('[data-act="end-turn"]').click()
    expect(page.locator("[data-tray]")).to_contain_text("actions are left")
    page.locator("[data-ask-no]").click()
    assert decision(page) == first
    page.locator('[data-act="end-turn"]').click()
    page.locator("[data-ask-yes]").click()
    second = later(page, first)
    expect(page.locator("[data-last-move]")).not_to_have_count(0)
    expect(page.locator('[role="log"] p.fresh')).not_to_have_count(0)
    # Bots have moved since, and alone against them all of it is taken back.
    page.locator("[data-undo]").click()
    third = later(page, second)
    expect(page.locator('[role="log"] p:not(.note)')).to_have_count(
        lines - page.locator('[role="log"] p.note').count() + 1
    )
    # The panel of all moves never asks, and neither does the board when it was told so.
    page.locator('[data-move="end-turn"]').click()
    fourth = later(page, third)
    page.locator('[data-act="end-turn"]').click()
    page.locator("[data-ask-never]").click()
    fifth = later(page, fourth)
    page.locator('[data-act="end-turn"]').click()
    sixth = later(page, fifth)
    page.locator("[data-open-replay]").click()
    page.locator("[data-replay]").wait_for()
    page.keyboard.press("Home")
    page.locator("[data-go-on]").click()
    later(page, sixth)
    expect(page.locator("[data-replay]")).to_have_count(0)
    page.locator("[data-menu]").click()
    expect(page.locator("[data-asks]")).not_to_be_checked()
    page.locator('label:has([data-pace="calm"])').click()
    page.reload()
    page.locator("[data-menu]").click()
    expect(page.locator('[data-pace="calm"]')).to_be_checked()


def test_a_phone_tells_what_others_did_and_plays_it_again(server: Server, open_page: Open) -> None:
    page = hansa(server, open_page, PHONE)
    page.locator("[data-since]").click()
    sheet = page.locator("[data-since-sheet]")
    assert sheet.locator("li").count() > 1
    page.locator("[data-play-again]").click()
    expect(page.locator("[data-ticker]")).not_to_be_empty()
    page.wait_for_function(IN_SIGHT)
    page.locator("[data-stop-again]").click()
    page.locator(MINE).wait_for()
    expect(page.locator("[data-ticker]")).to_have_count(0)


def test_a_long_log_is_drawn_as_far_back_as_somebody_reads(server: Server, open_page: Open) -> None:
    page = open_page()
    open_match(page, server, cut(Match.load(golden("hansa", "cities-3p").read_text()), 0.9), bots="greedy")
    page.locator(MINE).wait_for()
    log, lines = page.locator('[role="log"]'), page.locator('[role="log"] p')
    drawn = lines.count()
    assert 30 < drawn <= 100
    read = lines.first
    text, ply = read.text_content(), read.get_attribute("data-ply")
    log.evaluate("log => log.scrollTo(0, 0)")
    expect(lines).not_to_have_count(drawn)
    assert lines.count() > drawn
    # What was read stays where it was, under what is new.
    same = page.locator(f'[role="log"] p[data-ply="{ply}"]').filter(has_text=text).first
    around, at = log.bounding_box(), same.bounding_box()
    assert around is not None
    assert at is not None
    assert around["y"] < at["y"] < around["y"] + 100
    # The button does it too. When all is told it goes, and leaves the focus in the log.
    while page.locator("[data-earlier]").count():
        before = lines.count()
        page.locator("[data-earlier]").focus()
        page.keyboard.press("Enter")
        expect(lines).not_to_have_count(before)
    expect(lines.first).to_have_attribute("data-ply", "0")
    expect(log).to_be_focused()
    # Back at the end the last lines are enough.
    log.evaluate("log => log.scrollTo(0, log.scrollHeight)")
    expect(lines).to_have_count(drawn)
