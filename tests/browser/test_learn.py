"""Lessons in the browser: a learner does only what glows and what is said."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kantor import GAMES
from kantor.core.lessons import lesson_texts, lessons
from tests.browser.conftest import PHONE, Open
from tests.browser.following import Learner
from tests.browser.pictures import staged
from tests.browser.playing import at_table
from tests.browser.staging import open_match
from tests.browser.test_access import faults
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

DESK = (1366, 650)
ALL = [(game.key, lesson.id) for game in GAMES.values() for lesson in lessons(game).values()]


def lesson_address(server: Server, game: str, lesson: str) -> str:
    return f"{server.address}/learn/{game}/{lesson}?bots=fast"


def follow(page: Page, server: Server, game: str, lesson: str, language: str) -> None:
    learner = Learner(page)
    learner.open(lesson_address(server, game, lesson))
    learner.take()
    steps = lessons(GAMES[game])[lesson].steps
    told = lesson_texts(GAMES[game], language)
    assert learner.said[:-1] == [told.say(f"lesson-{lesson}-{step.say}") for step in steps]
    assert learner.said[-1] == told.say(f"lesson-{lesson}-done")


@pytest.mark.parametrize(("game", "lesson"), ALL)
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.long
def test_every_lesson_can_be_followed(
    server: Server, open_page: Open, game: str, lesson: str, size: tuple[int, int], language: str
) -> None:
    follow(open_page(size, language), server, game, lesson, language)


@pytest.mark.parametrize(("game", "lesson"), ALL)
@pytest.mark.parametrize(("size", "language"), [(PHONE, "pl"), (DESK, "en")], ids=["phone-pl", "desk-en"])
@pytest.mark.long
def test_in_every_lesson_a_wrong_place_is_answered(
    server: Server, open_page: Open, game: str, lesson: str, size: tuple[int, int], language: str
) -> None:
    page = open_page(size, language)
    Learner(page).open(lesson_address(server, game, lesson))
    page.locator("[data-spot]:not(.lit, .picked)").first.dispatch_event("click")
    said = page.locator("[data-notice]:not([inert])")
    expect(said).to_be_visible()
    assert len(said.inner_text()) > 12
    expect(page.locator("[data-lesson-step]")).to_have_attribute("data-lesson-step", "1")


def test_a_first_visit_leads_into_a_lesson_that_can_be_left_and_taken_up(server: Server, open_page: Open) -> None:
    page = open_page(PHONE, "pl")
    page.goto(server.address + "/?bots=fast")
    page.locator('[data-game="merchants"] [data-learn]').click()
    learner = Learner(page)
    page.locator('[data-lesson-step="1"]').wait_for()
    assert faults(page) == []
    learner.step()
    learner.step()
    page.locator("[data-lesson-leave]").click()
    expect(page.locator('[data-lesson-link="first-sale"]')).to_contain_text("rozpoczęta")
    assert faults(page) == []
    page.reload()
    page.locator('[data-lesson-link="first-sale"]').click()
    page.locator('[data-lesson-step="3"]').wait_for()
    learner.take()
    page.locator("[data-lesson-next]").click()
    page.locator('[data-lesson="planning"]').wait_for()
    page.locator("[data-lesson-leave]").click()
    expect(page.locator('[data-lesson-link="first-sale"]')).to_contain_text("ukończona")


def test_a_wrong_move_is_answered_in_words_and_the_lesson_goes_on(server: Server, open_page: Open) -> None:
    page = open_page(DESK)
    learner = Learner(page)
    learner.open(lesson_address(server, "merchants", "first-sale"))
    page.locator('[data-spot="good:cloth"]').click()
    expect(page.locator("[data-notice]:not([inert])")).to_contain_text("only one cloth card")
    page.locator('[data-spot="card:ship"]').click()
    expect(page.locator("[data-notice]:not([inert])")).not_to_contain_text("cloth")
    assert page.locator("[data-lesson-step]").get_attribute("data-lesson-step") == "1"
    learner.step()
    expect(page.locator("[data-notice]:not([inert])")).to_have_count(0)


def test_a_lesson_can_be_played_by_keys_alone(server: Server, open_page: Open) -> None:
    page = open_page(DESK)
    Learner(page).open(lesson_address(server, "merchants", "first-sale"))
    for step, spot in (("1", "good:fish"), ("2", "good:fish")):
        page.locator(f'[data-lesson-step="{step}"]').wait_for()
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.dataset.spot") == spot:
                break
        page.keyboard.press("Enter")
    page.locator('[data-lesson-step="3"]').wait_for()


def test_a_lesson_is_offered_when_it_comes_up_and_leads_back_to_the_table(server: Server, open_page: Open) -> None:
    page = open_page(DESK)
    page.goto(server.address + "/?bots=fast")
    page.locator('[data-game="hansa"] label:has([data-board-choice="britannia"])').click()
    page.locator('[data-game="hansa"] [data-set-up]').click()
    expect(page.locator('[data-lobby] [data-lesson-offer="britannia"]')).to_contain_text("Britannia")
    page.locator("[data-fill]").click()
    page.locator("[data-start]:enabled").click()
    at_table(page)
    table = page.url
    page.locator('[data-lesson-offer="britannia"] a').click()
    page.locator('[data-lesson-step="1"]').wait_for()
    Learner(page).take()
    page.locator("[data-lesson-back]").click()
    at_table(page)
    assert page.url.partition("?")[0] == table.partition("?")[0]
    # What is learnt isn't offered again, nor what was waved away.
    expect(page.locator('[data-lesson-offer="britannia"]')).to_have_count(0)
    page.locator("[data-menu]").click()
    page.locator("[data-lessons]").click()
    expect(page.locator('[data-lesson-link="britannia"]')).to_contain_text("done")
    page.locator("[data-lesson-back]").click()
    at_table(page)


def test_a_lesson_that_is_waved_away_is_not_offered_again(server: Server, open_page: Open) -> None:
    page = open_page(PHONE, "pl")
    open_match(page, server, staged("hansa-2", "early"))
    page.locator(".tray.mine").wait_for()
    page.locator('[data-lesson-offer="two-players"] [data-lesson-wave]').click()
    expect(page.locator('[data-lesson-offer="two-players"]')).to_have_count(0)
    page.reload()
    at_table(page)
    page.locator(".tray.mine").wait_for()
    page.locator("[data-guide], [data-lesson-offer]").first.wait_for()
    assert page.locator('[data-lesson-offer="two-players"]').count() == 0


def test_an_unknown_lesson_is_told(server: Server, open_page: Open) -> None:
    page = open_page(DESK)
    page.goto(server.address + "/learn/merchants/none")
    expect(page.locator("#main")).to_contain_text("There is no such page")
