"""Games begun and ended in the browser: two people and a bot with mishaps in between, one screen for all, a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kantor import GAMES, Match
from tests.browser.conftest import PHONE, Open
from tests.browser.playing import ALL, Player, at_table, play_on, read_from_the_beginning
from tests.browser.staging import end_of, in_part_or_whole, open_for_people, open_match
from tests.server.serving import Server

pytestmark = pytest.mark.checkout


def set_up(page: Page, server: Server, players: int) -> str:
    """A table of the game, we at its first seat; the address of the table."""
    page.goto(server.address)
    page.locator(f'[data-game="merchants"] label:has(input[value="{players}"])').click()
    page.locator('[data-game="merchants"] [data-set-up]').click()
    page.locator("[data-lobby]").wait_for()
    return page.url


def told(page: Page) -> list[str]:
    """The log's sentences from the first one, without notes and marks of repetition."""
    read_from_the_beginning(page)
    lines = page.locator('[role="log"] p:not(.note)').all_text_contents()  # some are out of sight
    return [" ".join(re.sub(r"\s*×\d+$", "", line).split()) for line in lines]


def test_two_people_and_a_bot_begin_and_one_looks_again(server: Server, open_page: Open) -> None:
    host, guest = open_page(), open_page(language="pl-PL")
    address = set_up(host, server, 3)
    host.locator('[data-seat="2"] [data-bot]').click()
    assert host.locator("[data-invite]").input_value() == address
    guest.goto(address + "?bots=fast")
    guest.locator('[data-seat="1"] [data-sit]').click()
    host.locator("[data-start]:enabled").click()
    at_table(host)
    players = [Player(host), Player(guest)]
    play_on(players, 9)
    for _ in range(40):
        if {"load", "plan", "trade", "sell"} <= players[0].kinds:
            break
        play_on(players, 1)
    assert {"load", "plan", "trade", "sell"} <= players[0].kinds
    seen = told(host)
    host.reload()
    at_table(host)
    host.locator('[role="log"] p').first.wait_for()
    assert told(host)[: len(seen)] == seen
    play_on(players, 2)


def test_two_people_and_a_bot_come_to_the_score_sheet_through_all_mishaps(own_server: Server, open_page: Open) -> None:
    server = own_server
    host, guest = open_page(), open_page(language="pl-PL")
    open_for_people([host, guest], server, end_of("merchants", 3, 0.7))
    players = [Player(host), Player(guest)]
    host.locator('[role="log"] p').first.wait_for()
    seen = told(host)

    server.kill()
    host.locator('[data-line="lost"]').wait_for()
    server.start()
    expect(host.locator('[data-line="lost"]')).to_have_count(0)
    assert told(host)[: len(seen)] == seen
    play_on(players, 3)

    guest.context.set_offline(True)
    guest.locator('[data-line="lost"]').wait_for()
    guest.context.set_offline(False)
    expect(guest.locator('[data-line="lost"]')).to_have_count(0)

    for player in players:
        player.bold = False
    play_on(players)
    assert all(player.kinds for player in players)
    for page in (host, guest):
        sheet = page.locator("[data-score-sheet]")
        assert sheet.locator("[data-score-seat]").count() == 3

    link = host.locator("[data-record]").get_attribute("href")
    record = host.request.get(f"{server.address}{link}").text()
    check_log(host, Match.load(record))


def check_log(page: Page, match: Match) -> None:
    """The client tells the events in the words of the engine, in both languages."""
    page.locator("[data-score-sheet] [data-close]").click()
    for language in ("en", "pl"):
        page.locator(f'[data-language="{language}"]').click()
        texts = GAMES["merchants"].texts(language)
        sentences = [texts.tell("event", event, match.names.__getitem__) for event in match.events(0)]
        merged = [text for at, text in enumerate(sentences) if at == 0 or sentences[at - 1] != text]
        assert told(page) == [" ".join(text.split()) for text in merged]


@in_part_or_whole
def test_a_screen_for_all_plays_a_hot_seat_game(server: Server, open_page: Open, whole: bool) -> None:
    page = open_page()
    set_up(page, server, 2)
    page.locator('[data-seat="1"] [data-hot-seat]').click()
    page.locator('[data-seat="1"] input').fill("Bo")
    page.locator('[data-seat="1"] form button').click()
    page.locator("[data-start]:enabled").click()
    # Hands are secret: nothing of a side is drawn before its player says so, and there is no tab to peek through.
    page.locator("[data-curtain]").wait_for()
    assert page.locator('[data-board] [data-spot], [data-tray] [data-spot], [role="log"] p, [data-move]').count() == 0
    assert page.locator(".hotseat").count() == 0
    answers = play_on([Player(page, bold=False)], ALL if whole else 6)
    assert answers > (20 if whole else 5)
    if not whole:
        open_match(page, server, end_of("merchants", 2, 0.9), hot_seats=("Bo",))
        assert play_on([Player(page, bold=False)]) > 0
    assert page.locator("[data-score-sheet]").get_by_text("Bo").count()


def test_a_phone_plays_now_against_bots_and_again(server: Server, open_page: Open) -> None:
    page = open_page(PHONE)
    page.goto(server.address + "/?bots=fast")
    page.locator('[data-game="merchants"] [data-play-now]').click()
    at_table(page)
    player = Player(page, bold=False)
    play_on([player], 6)
    assert page.locator("[data-moves]").count() == 0
    page.locator("[data-toggle-moves]").click()
    assert page.locator("[data-moves]").is_visible()
    page.keyboard.press("Escape")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "the table must not scroll sideways"
    open_match(page, server, end_of("merchants", 3, 0.8))
    play_on([player])
    first = page.url
    page.locator("[data-again]").click()
    page.wait_for_url(lambda address: address.split("?")[0] != first.split("?")[0])
    page.locator("[data-spot]").first.wait_for()


def test_the_replay_steps_links_and_goes_back(server: Server, open_page: Open) -> None:
    page = open_page()
    page.goto(server.address + "/?bots=fast")
    page.locator('[data-game="merchants"] [data-play-now]').click()
    at_table(page)
    play_on([Player(page, bold=False)], 4)
    page.locator("[data-open-replay]").first.click()
    page.wait_for_url("**ply=*")
    page.keyboard.press("Home")
    page.wait_for_url("**ply=0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**ply=2")
    page.keyboard.press("PageDown")
    expect(page.locator("[data-replay] input")).not_to_have_value("2")
    page.reload()
    expect(page.locator("[data-replay] input")).not_to_have_value("0")
    page.keyboard.press("End")
    page.locator("[data-replay-leave]").click()
    expect(page.locator("[data-replay]")).to_have_count(0)
    play_on([Player(page, bold=False)], 2)
