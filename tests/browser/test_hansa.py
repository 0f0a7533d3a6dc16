"""Whole games of Hansa Teutonica in the browser, by clicks on the board; what the map says and how it moves."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from kantor import Match
from kantor.games.hansa.data import side
from tests.browser.conftest import LAPTOP, PHONE, Open
from tests.browser.playing import ALL, Player, at_table, play_on
from tests.browser.playing_hansa import HansaPlayer, at_rest
from tests.browser.staging import end_of, in_part_or_whole, open_for_people, open_match
from tests.browser.test_access import faults_in_both_themes
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

# In the measures of the map: the middles of posts, the boxes of plates.
MIDDLES = """all => all.map((one) => {
  const box = one.querySelector('.ground').getBBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""
BOXES = """all => all.map((one) => {
  const box = one.getBBox(), at = one.getCTM(), map = one.ownerSVGElement.getCTM();
  const point = new DOMPoint(box.x, box.y).matrixTransform(map.inverse().multiply(at));
  return [point.x, point.y, point.x + box.width, point.y + box.height];
})"""
ON_THE_MAP = "[data-town] .plate, [data-town] .name, .scroll .paper"
ADDITIONAL = "[data-additional]"
TRADERS = 10  # of each player, where none is developed


def set_up(page: Page, server: Server, players: int, *flags: str, alone: bool = True) -> None:
    """A table of the game, we at its first seat, bots at the others if we are alone."""
    page.goto(server.address + "/?bots=fast")
    page.locator(f'[data-game="hansa"] label:has(input[value="{players}"])').click()
    page.locator('[data-game="hansa"] [data-set-up]').click()
    page.locator("[data-lobby]").wait_for()
    if alone:
        page.locator("[data-fill]").click()
        expect(page.locator('[data-seat][data-kind="bot"]')).to_have_count(players - 1)
    for flag in flags:
        page.locator(f'[data-setting="{flag}"] input').check()


def begin(page: Page, favours: bool = False) -> HansaPlayer:
    page.locator("[data-start]:enabled").click()
    at_table(page)
    return HansaPlayer(page, favours)


def with_additional_offices(players: int, board: str = "base") -> Match:
    """Our turn in a position with an additional office in as many towns as there are traders for."""
    towns = [town for town in side(Match("hansa", players, settings={"board": board}).setup).cities if not town.green]
    squares = [town for town in towns if town.offices[0].shape == "square"][: TRADERS * players // 2]
    cities = {
        town.id: {
            "offices": [f"trader {at % players}", *[None] * (len(town.offices) - 1)],
            "additional": [f"trader {(at + 1) % players}"],
        }
        for at, town in enumerate(squares)
    }
    agenda = [{"do": "turn", "seat": 0, "actions": 2, "state": "under-way"}]
    seats: list[dict[str, object]] = [{} for _ in range(players)]
    position = {"players": players, "settings": {"board": board}, "first_player": 0, "seats": seats, "agenda": agenda}
    return Match.at("hansa", {**position, "cities": cities}, seed=1)


def first_turn(page: Page, server: Server, players: int, **settings: bool) -> None:
    """Our first turn, at a table that is there already; tables are set up by clicks in the tests of whole games."""
    open_match(page, server, Match("hansa", players, seed=3, settings=settings))
    page.locator('.tray.mine [data-prompt="turn"]').wait_for()
    page.locator("[data-map]").wait_for()


@pytest.mark.long
def test_a_game_of_four_is_played_to_the_score_sheet(server: Server, open_page: Open) -> None:
    page = open_page()
    set_up(page, server, 4)
    player = begin(page)
    play_on([player])
    assert {"place", "income"} <= player.chosen
    the_sheet_tells(page, 4, 7)


def test_a_game_of_four_is_begun_by_its_set_up_and_ended_by_the_score_sheet(server: Server, open_page: Open) -> None:
    page = open_page()
    set_up(page, server, 4)
    player = begin(page)
    for chosen in ("place", "income"):
        player.saves = chosen == "income"
        for _ in range(20):
            if chosen not in player.chosen:
                play_on([player], 1)
        assert chosen in player.chosen
    open_match(page, server, end_of("hansa", 4, 0.93), "greedy")
    assert play_on([HansaPlayer(page)]) > 0
    the_sheet_tells(page, 4, 7)


def the_sheet_tells(page: Page, seats: int, rows: int) -> None:
    sheet = page.locator("[data-score-sheet]")
    assert sheet.locator("[data-score-seat]").count() == seats
    assert sheet.locator("tbody tr").count() == rows


@in_part_or_whole
def test_two_browsers_play_a_game_of_two_to_the_score_sheet(server: Server, open_page: Open, whole: bool) -> None:
    page, other = open_page(language="pl-PL"), open_page()
    set_up(page, server, 2, alone=False)
    other.goto(page.url)
    other.locator("[data-sit]").click()
    players: list[Player] = [begin(page), HansaPlayer(other)]
    at_table(other)
    play_on(players, ALL if whole else 6)
    assert all(player.kinds for player in players)
    if not whole:
        open_for_people([page, other], server, end_of("hansa", 2, 0.85))
        players = [HansaPlayer(page), HansaPlayer(other)]
        play_on(players)
        assert all(player.kinds for player in players)
    for one in (page, other):
        the_sheet_tells(one, 2, 7)


@in_part_or_whole
def test_missions_and_favours_are_played_to_the_score_sheet(server: Server, open_page: Open, whole: bool) -> None:
    page = open_page(theme="dark")
    set_up(page, server, 3, "missions", "favours")
    player = begin(page, favours=True)
    expect(page.locator(".desk .mission")).to_be_visible()
    assert page.locator('[data-spot^="favour:"]').count() == 3
    play_on([player], ALL if whole else 4)
    if not whole:
        open_match(page, server, end_of("hansa", 3, 0.85, missions=True, favours=True), "greedy")
        assert play_on([HansaPlayer(page, favours=True)]) > 0
    the_sheet_tells(page, 3, 8)


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_on_the_map_overlaps(server: Server, open_page: Open, players: int) -> None:
    page = open_page()
    open_match(page, server, with_additional_offices(players))
    page.locator("[data-map]").wait_for()
    posts = page.locator(".post").evaluate_all(MIDDLES)
    assert len(posts) > 90
    assert min(math.dist(*pair) for pair in itertools.combinations(posts, 2)) > 36
    plates = page.locator(f"{ON_THE_MAP}, {ADDITIONAL}").evaluate_all(BOXES)
    for (left, top, right, bottom), (x, y) in itertools.product(plates, posts):
        assert not (left - 14 < x < right + 14 and top - 14 < y < bottom + 14)


def test_a_click_with_two_readings_asks_which(server: Server, open_page: Open) -> None:
    page = open_page()
    first_turn(page, server, 4)
    page.locator('[data-mode="place"]').click()
    page.locator(".post.lit.empty").first.click()
    expect(page.locator("[data-choose]")).to_have_count(2)
    expect(page.locator("[data-chooser] p")).to_contain_text("places")
    page.locator("[data-choose]").last.click()
    page.locator("[data-undo]").click()
    expect(page.locator('[role="log"]')).to_contain_text("takes back a move")


def test_a_piece_is_dragged_from_the_supply_to_a_post(server: Server, open_page: Open) -> None:
    page = open_page()
    first_turn(page, server, 4)
    post = page.locator(".post.empty").nth(7)
    route = (post.get_attribute("data-spot") or "").removeprefix("free:")
    drag(page, page.locator('[data-supply="trader"]').first, post)
    expect(page.locator(f'[data-spot="own:{route}:trader"]')).to_have_count(1)


def at_turn(page: Page, server: Server, **fields: object) -> None:
    """Our turn in a position written down."""
    agenda = [{"do": "turn", "seat": 0, "actions": 2, "state": "under-way"}]
    position = {"players": 3, "first_player": 0, "seats": [{}, {}, {}], "agenda": agenda, **fields}
    open_match(page, server, Match.at("hansa", position, seed=1))
    page.locator(".tray.mine").wait_for()


def test_a_piece_is_dragged_from_post_to_post(server: Server, open_page: Open) -> None:
    page = open_page()
    at_turn(page, server, routes={"osnabruck-bremen": {"posts": ["trader 0", None, None]}})
    start = page.locator('[data-spot="own:osnabruck-bremen:trader"]')
    drag(page, start, page.locator('[data-spot="free:minden-paderborn"]').first)
    expect(page.locator('[data-spot="own:minden-paderborn:trader"]')).to_have_count(1)
    expect(start).to_have_count(0)


def test_a_piece_dropped_on_nothing_goes_back(server: Server, open_page: Open) -> None:
    page = open_page()
    at_turn(page, server, routes={"osnabruck-bremen": {"posts": ["trader 0", None, None]}})
    drag(page, page.locator('[data-spot="own:osnabruck-bremen:trader"]'), page.locator(".rose"))
    expect(page.locator('[role="log"]')).to_contain_text("takes back a move")
    expect(page.locator('[data-spot="own:osnabruck-bremen:trader"]')).to_have_count(1)
    expect(page.locator(".tray [data-prompt]")).to_have_attribute("data-prompt", "turn")


def test_a_click_that_looks_at_a_town_spends_nothing(server: Server, open_page: Open) -> None:
    page = open_page()
    cities = {"minden": {"offices": ["trader 0", "trader 1", None, None]}}
    at_turn(page, server, cities=cities, seats=[{"tokens": {"exchange_offices": 1}}, {}, {}])
    page.locator('[data-spot="city:minden"]').click()
    expect(page.locator("[data-choose]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-chooser]")).to_have_count(0)
    expect(page.locator('.tray [data-spot="token:exchange_offices"]')).to_have_count(1)


def drag(page: Page, start: Locator, end: Locator) -> None:
    (x, y), (far_x, far_y) = ((box["x"] + 10, box["y"] + 10) for box in map(at_rest, (start, end)))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 30, y - 30, steps=3)
    page.mouse.move(far_x, far_y, steps=5)
    page.mouse.up()


def test_a_town_tells_who_controls_it_and_a_route_who_would_score(server: Server, open_page: Open) -> None:
    page = open_page()
    first_turn(page, server, 4)
    page.locator("[data-town] .plate").first.hover()
    expect(page.locator("[data-tip]")).to_contain_text("controls it")
    page.locator(".post.empty").first.hover()
    expect(page.locator("[data-tip]")).to_contain_text("Whoever establishes it")
    label = page.locator("[data-road]").first.get_attribute("aria-label") or ""
    assert "Groningen" in label
    assert "free" in label


COVERED = """() => {
  const tip = document.querySelector('[data-tip]').getBoundingClientRect();
  const under = ({left, right, top, bottom}) =>
    left < tip.right - 1 && right > tip.left + 1 && top < tip.bottom - 1 && bottom > tip.top + 1;
  return [...document.querySelectorAll('[data-map] .lit')].filter((one) => under(one.getBoundingClientRect())).length;
}"""


def test_a_tip_covers_no_place_that_can_be_picked(server: Server, open_page: Open) -> None:
    page = open_page()
    first_turn(page, server, 4)
    page.locator('[data-mode="place"]').click()
    assert page.locator(".post.lit").count() > 80
    for town in ("minden", "hannover", "stade", "paderborn", "lubeck", "osnabruck"):
        page.locator(f'[data-town="{town}"] .plate').hover()
        page.locator(f'[data-tip="{town}"]').wait_for()
        page.wait_for_function(f"({COVERED})() === 0")


def test_the_keyboard_places_a_piece(server: Server, open_page: Open) -> None:
    page = open_page()
    first_turn(page, server, 4)
    before = page.locator(".post:not(.empty)").count()
    page.locator('[data-mode="place"]').focus()
    page.keyboard.press("Enter")
    page.locator(".post.lit[tabindex='0']").first.focus()
    page.keyboard.press("Enter")
    if page.locator("[data-choose]").count():
        page.keyboard.press("Enter")
    expect(page.locator(".post:not(.empty)")).to_have_count(before + 1)


def until(page: Page, right: Callable[[float], bool]) -> None:
    """Wait until the map is as wide as it should be."""
    for _ in range(100):
        if right(page.evaluate("document.querySelector('[data-map]').getBoundingClientRect().width")):
            return
        page.wait_for_timeout(50)
    pytest.fail("the map has the wrong width")


def test_a_phone_pans_and_zooms_and_never_scrolls_sideways(server: Server, open_page: Open) -> None:
    page = open_page(PHONE)
    first_turn(page, server, 4)
    until(page, lambda width: width > PHONE[0])
    page.locator('[data-zoom="in"]').click()
    until(page, lambda width: width > 2.5 * PHONE[0])
    page.locator('[data-zoom="whole"]').click()
    until(page, lambda width: width <= PHONE[0])
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_stands_in_anybodys_way(server: Server, open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(size)
    first_turn(page, server, 3, missions=True, favours=True)
    assert faults_in_both_themes(page) == []
    page.locator('[data-mode="income"]').click()
    page.locator("[data-chooser]").wait_for()
    assert faults_in_both_themes(page) == []
