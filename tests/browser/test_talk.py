"""Talk, notes, invitations and friends in Chromium: two people at one table, in two languages."""

from __future__ import annotations

import secrets

import pytest
from playwright.sync_api import Page, expect

from tests.browser import measuring
from tests.browser.conftest import Open
from tests.browser.playing import at_table
from tests.browser.test_access import faults
from tests.browser.test_sizes import LEAST_SHARE, resize
from tests.server.serving import Server
from tests.server.test_site_status import kantor

pytestmark = pytest.mark.checkout

# Claims an account, and tells the id of its person.
CLAIMED = """async (claim) => {
  const csrf = document.cookie.match(/kantor_csrf=([^;]+)/)[1];
  const headers = { 'content-type': 'application/json', 'x-kantor-csrf': csrf };
  await fetch('/api/account/claim', { method: 'POST', headers, body: JSON.stringify(claim) });
  return (await (await fetch('/api/account')).json()).person;
}"""


def named(page: Page, server: Server, name: str) -> None:
    """At home, under a name."""
    page.goto(server.address)
    page.locator(".nick .field").fill(name)
    page.locator(".nick .field").press("Tab")


def set_up(page: Page, server: Server, name: str, game: str = "merchants", players: int = 3) -> str:
    """A table that somebody has set up and not begun; returns its address."""
    named(page, server, name)
    page.locator(f'[data-game="{game}"] label:has(input[value="{players}"])').click()
    page.locator(f'[data-game="{game}"] [data-set-up]').click()
    page.locator("[data-lobby]").wait_for()
    return page.url


def sit(page: Page, address: str, name: str, seat: int = 1) -> None:
    page.goto(address)
    page.locator("[data-lobby] .nick .field").fill(name)
    page.locator(f'[data-seat="{seat}"] [data-sit]').click()
    page.locator(f'[data-seat="{seat}"][data-kind="person"]').wait_for()


def begin(ada: Page, bo: Page, server: Server, game: str = "merchants") -> str:
    address = set_up(ada, server, "Ada", game)
    sit(bo, address, "Bo")
    ada.locator('[data-seat="2"] [data-bot]').click()
    ada.locator("[data-start]:enabled").click()
    at_table(ada)
    at_table(bo)
    return address


def say(page: Page, text: str) -> None:
    page.locator("[data-say]").fill(text)
    page.locator("[data-say]").press("Enter")


def open_talk(page: Page) -> None:
    page.locator("[data-toggle-talk]").click()
    page.locator("[data-talk]").wait_for()


def test_two_people_talk_each_in_the_own_language(server: Server, open_page: Open) -> None:
    ada, bo = open_page(language="pl-PL"), open_page((390, 844), "en-GB", "dark")
    begin(ada, bo, server)
    open_talk(ada)
    say(ada, "Powoli, proszę")
    ada.locator("[data-open-phrases]").click()
    ada.locator('[data-phrase="good-luck"]').click()
    expect(ada.locator("[data-word]").last).to_contain_text("Powodzenia!")
    # Whoever has the talk closed sees how much is new, and hears it told.
    expect(bo.locator('[data-unread="2"]')).to_be_visible()
    expect(bo.locator("[data-talk-news]")).to_have_text("Ada: Good luck!")
    open_talk(bo)
    expect(bo.locator("[data-word]")).to_have_count(2)
    expect(bo.locator("[data-word]").last).to_contain_text("Good luck!")
    expect(bo.get_by_role("log", name="Talk")).to_have_attribute("aria-live", "polite")
    assert faults(bo) == []
    assert faults(ada) == []
    bo.locator("[data-talk] .close").click()
    expect(bo.locator("[data-unread]")).to_have_count(0)
    # What was read in one window isn't new in the next.
    bo.reload()
    at_table(bo)
    open_talk(bo)
    say(bo, "same to you")
    for page in (ada, bo):
        expect(page.locator("[data-word]").last).to_contain_text("same to you")
    bo.locator("[data-word-more]").last.click()
    bo.locator("[data-unsay]").click()
    expect(ada.locator("[data-word]")).to_have_count(2)
    expect(bo.locator("[data-word]")).to_have_count(2)


def test_a_blocked_person_is_heard_no_more_and_a_muted_one_can_be_heard_again(server: Server, open_page: Open) -> None:
    ada, bo = open_page(), open_page((844, 390))
    begin(ada, bo, server)
    brought: list[str] = []
    ada.on("websocket", lambda socket: socket.on("framereceived", lambda text: brought.append(str(text))))
    ada.reload()
    at_table(ada)
    open_talk(bo)
    say(bo, "tick tock")
    open_talk(ada)
    ada.locator("[data-word-more]").click()
    ada.locator("[data-mute]").click()
    expect(ada.locator("[data-word]")).to_have_count(0)
    ada.locator('[data-muted="Bo"] button').click()
    expect(ada.locator("[data-word]")).to_have_count(1)
    ada.locator("[data-word-more]").click()
    ada.locator("[data-block]").click()
    ada.locator("[data-sure]").click()
    expect(ada.locator("[data-word]")).to_have_count(0)
    say(bo, "are you there")
    expect(bo.locator("[data-word]")).to_have_count(2)
    say(ada, "what a calm table")
    expect(bo.locator("[data-word]")).to_have_count(3)
    expect(ada.locator("[data-word]")).to_have_count(1)
    assert any("tick tock" in text for text in brought)
    assert not any("are you there" in text for text in brought)
    ada.goto(server.address + "/account")
    ada.locator('[data-blocked="Bo"] button').click()
    expect(ada.locator('[data-blocked="Bo"]')).to_have_count(0)


def test_a_player_is_muted_from_the_menu_and_blocked_from_the_profile(server: Server, open_page: Open) -> None:
    ada, bo = open_page(), open_page((390, 844), "pl-PL")
    begin(ada, bo, server)
    open_talk(bo)
    say(bo, "hurry up")
    ada.locator("[data-menu]").click()
    expect(ada.locator("[data-menu-seat] [data-seat-more]")).to_have_count(1)
    ada.locator("[data-seat-more]").click()
    ada.locator("[data-mute]").click()
    expect(ada.locator("[data-seat-more]")).to_have_attribute("aria-expanded", "false")
    ada.keyboard.press("Escape")
    open_talk(ada)
    expect(ada.locator('[data-muted="Bo"]')).to_be_visible()
    expect(ada.locator("[data-word]")).to_have_count(0)
    # A profile is had by whoever has an account.
    claim = {"by": "password", "login": f"bo.{secrets.token_hex(4)}", "password": "a correct horse"}
    person = bo.evaluate(CLAIMED, claim)
    ada.goto(f"{server.address}/person/{person}")
    ada.locator("[data-block]").click()
    ada.locator("[data-sure]").click()
    ada.locator("[data-profile-blocked] button").click()
    expect(ada.locator("[data-block]")).to_be_visible()
    assert faults(ada) == []


def test_reported_words_are_deleted_by_the_admin(own_server: Server, open_page: Open) -> None:
    ada, bo, admin = open_page(), open_page((390, 844), "pl-PL"), open_page(language="pl-PL")
    begin(ada, bo, own_server)
    open_talk(bo)
    say(bo, "coś bardzo złego")
    open_talk(ada)
    ada.locator("[data-word-more]").click()
    ada.locator("[data-report-word]").click()
    expect(ada.get_by_text("Reported.")).to_be_visible()
    admin.goto(kantor("admin", "link", "--url", own_server.address, data=own_server.data).strip())
    row = admin.locator("[data-report]")
    expect(row).to_contain_text("coś bardzo złego")
    expect(row).to_contain_text("Bo")
    expect(row).to_contain_text("Ada")
    assert faults(admin) == []
    row.get_by_role("button", name="Usuń wypowiedź").click()
    row.get_by_role("button", name="Na pewno?").click()
    expect(row).to_contain_text("(usunięta)")
    expect(bo.locator("[data-word]")).to_have_count(0)
    expect(ada.locator("[data-word]")).to_have_count(0)
    row.get_by_role("button", name="Odłóż").click()
    row.get_by_role("button", name="Na pewno?").click()
    expect(row).to_have_count(0)


def test_notes_are_kept_and_the_menu_has_them_where_only_bots_play(server: Server, open_page: Open) -> None:
    page = open_page((390, 844), "pl-PL")
    page.goto(server.address + "/?bots=fast")
    page.locator('[data-game="merchants"] [data-play-now]').click()
    at_table(page)
    expect(page.locator("[data-toggle-talk]")).to_have_count(0)
    page.locator("[data-menu]").click()
    page.locator("[data-menu-talk]").click()
    page.locator('[data-part="notes"]').click()
    page.locator('[data-notes="kept"]').wait_for()
    # What is typed is no command of the table, such as Ctrl+Z.
    page.evaluate("addEventListener('keydown', (event) => (window.pressed = event.key))")
    page.get_by_label("Moje notatki").press("Control+z")
    page.get_by_label("Moje notatki").press("r")
    assert page.evaluate("window.pressed") is None
    page.get_by_label("Moje notatki").fill("zboże drożeje")
    expect(page.get_by_text("Zapisane")).to_be_visible()
    page.reload()
    at_table(page)
    page.locator("[data-menu]").click()
    page.locator("[data-menu-talk]").click()
    page.locator('[data-part="notes"]').click()
    expect(page.get_by_label("Moje notatki")).to_have_value("zboże drożeje")


def test_a_code_leads_to_a_table_that_seeks_players(server: Server, open_page: Open) -> None:
    ada, bo = open_page(language="pl-PL"), open_page((390, 844))
    address = set_up(ada, server, "Ada")
    ada.locator("[data-seek]").check()
    ada.locator("[data-show-code]").click()
    code = ada.locator("[data-code]").get_attribute("data-code")
    assert code
    assert faults(ada) == []
    bo.goto(server.address)
    assert bo.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    table = address.rpartition("/")[2]
    expect(bo.locator(f'[data-table="{table}"] [data-seeking]')).to_have_text("looking for players")
    bo.locator("[data-code-field]").fill(f"{code[:3]} {code[3:].lower()}")
    bo.locator("[data-code-go]").click()
    bo.locator("[data-lobby]").wait_for()
    assert bo.url == address
    # Before the match whoever looks on is heard too, and becomes a guest by speaking.
    say(bo, "is a seat free?")
    expect(ada.locator("[data-word]")).to_contain_text("is a seat free?")


def test_a_friend_is_invited_accepts_and_sits(server: Server, open_page: Open) -> None:
    ada, bo = open_page(), open_page((390, 844), "pl-PL", "dark")
    begin(ada, bo, server)
    ada.goto(server.address + "/account")
    ada.locator('[data-played="Bo"] button').click()
    expect(ada.locator('[data-friend="Bo"]')).to_be_visible()
    assert faults(ada) == []
    first = set_up(ada, server, "Ada").rpartition("/")[2]
    ada.locator('[data-invite-friend="Bo"]').click()
    expect(ada.locator('[data-invited-person="Bo"]')).to_contain_text("invited")
    bo.goto(server.address)
    bo.locator(f'[data-invitation="{first}"] [data-decline]').click()
    expect(bo.locator("[data-invitation]")).to_have_count(0)
    second = set_up(ada, server, "Ada").rpartition("/")[2]
    ada.locator("[data-invite-name]").fill("Bo")
    ada.locator("[data-invite-seat]").select_option("2")
    ada.locator("[data-invite-send]").click()
    expect(ada.locator('[data-invited-person="Bo"]')).to_contain_text("to seat 3")
    bo.goto(server.address + "/games")
    expect(bo.locator(f'[data-invitation="{second}"]')).to_contain_text("Ada zaprasza cię do gry")
    assert faults(bo) == []
    bo.locator(f'[data-invitation="{second}"] [data-accept]').click()
    bo.locator('[data-lobby] [data-seat="2"][data-kind="person"]').wait_for()
    expect(ada.locator('[data-seat="2"] .name')).to_have_text("Bo")
    expect(ada.locator('[data-invited-person="Bo"]')).to_have_count(0)


@pytest.mark.parametrize("game", ["hansa", "amber"])
def test_talk_covers_neither_board_nor_tray_nor_tools(server: Server, open_page: Open, game: str) -> None:
    ada, bo = open_page(measuring.SIZES[0], "pl-PL"), open_page()
    begin(ada, bo, server, game)
    open_talk(bo)
    for number in range(6):
        say(bo, f"{number}: a sentence that is long enough to be broken into several lines of a narrow sheet")
        expect(bo.locator("[data-word]")).to_have_count(number + 1)
    found = []
    for size in measuring.SIZES:
        resize(ada, size)
        for is_open in (False, True):
            talk = ada.locator("[data-talk]")
            if bool(talk.count()) != is_open:
                ada.locator("[data-toggle-talk]").click()
                expect(talk).to_have_count(int(is_open))
            over = ada.locator('[data-layout="wide"]').count() == 0
            if is_open and over:
                # A sheet over the board: it can be written in and put away.
                assert ada.locator("[data-say]").is_visible()
                ada.locator("[data-talk] .close").click()
                continue
            board = measuring.board(ada)
            if board["share"] < LEAST_SHARE:
                found.append((size, is_open, "the board is small", board["share"]))
            if board["tray"] < 0.99:
                found.append((size, is_open, "the tray is not in sight", board["tray"]))
            for fault in (measuring.overlaps, measuring.cut, measuring.scrolls):
                found += [(size, is_open, fault.__name__, one) for one in fault(ada)]
            if is_open:
                words = ada.locator("[data-talk] [role=log]").bounding_box()
                assert words
                if words["height"] < 90:
                    found.append((size, is_open, "no room for words", words["height"]))
    assert found == []
