"""What comes late or seldom in Hansa Teutonica, from positions written down: every permanent bonus, permissions
that are used up, and a favour, all by clicks on the board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kantor import Match
from tests.browser.conftest import PHONE, Open
from tests.browser.staging import OWNER, open_match
from tests.server.serving import Server

pytestmark = pytest.mark.checkout

Pieces = list[str | None]
FAVOURS = ["extra_action", "abilities_7", "city_control_plus_2"]


def match_at(board: str, routes: dict[str, Pieces], players: int = 3, **fields: Any) -> Match:
    """The first seat's turn, with three actions and some pieces at hand."""
    seat = {"personal": {"trader": 3, "merchant": 0}, "abilities": {"book": 1}}
    position = {
        "players": players,
        "settings": {"board": board, **fields.pop("settings", {})},
        "first_player": 0,
        "seats": [fields.pop("first", seat)] + [{"personal": {"trader": 2, "merchant": 0}}] * (players - 1),
        "routes": {route: {"posts": posts} for route, posts in routes.items()},
        "agenda": [{"do": "turn", "seat": 0, "actions": 3, "state": "under-way"}],
        **fields,
    }
    return Match.at("hansa", position, seed=1)


def post(page: Page, place: str) -> Locator:
    return page.locator(f'.post[data-spot="{place}"]')


def click(page: Page, place: str, choice: str = "") -> None:
    """Click on a post; where that has several readings, choose this one."""
    before = page.locator(".tray").get_attribute("data-decision")
    post(page, place).first.click()
    if choice:
        page.locator(f'[data-choose="{choice}"]').click()
    page.locator(f'.tray:not([data-decision="{before}"])').wait_for(state="attached")


def prompt(page: Page, ident: str) -> None:
    expect(page.locator(".tray.mine [data-prompt]")).to_have_attribute("data-prompt", ident)


def spot(page: Page, place: str) -> None:
    page.locator(f'[data-spot="{place}"].lit').first.click()


def test_a_bonus_opens_an_office_in_a_green_city(server: Server, open_page: Open) -> None:
    page = open_page(language="pl-PL")
    match = match_at("east", {"malmo-visby": ["trader 0", "merchant 0", "trader 0"]})
    open_match(page, server, match)
    click(page, "own:malmo-visby:trader", "establish-route malmo-visby")
    prompt(page, "bonus-office")
    expect(page.locator('[data-bonus="malmo-visby"].using')).to_have_count(1)
    spot(page, "city:dresden")
    prompt(page, "turn")
    expect(page.locator('[data-town="dresden"] .town')).to_have_attribute("aria-label", re.compile(OWNER))


def test_a_bonus_develops_privileges(server: Server, open_page: Open) -> None:
    page = open_page()
    open_match(page, server, match_at("east", {"stralsund-malmo": ["trader 0", "merchant 0", "merchant 0"]}))
    click(page, "own:stralsund-malmo:trader", "establish-route stralsund-malmo")
    prompt(page, "bonus-privilege")
    page.locator('[data-act="develop-privilege"]').click()
    prompt(page, "turn")
    expect(page.locator('[role="log"]')).to_contain_text("Privileges")


def test_a_bonus_moves_pieces_of_others(server: Server, open_page: Open) -> None:
    page = open_page()
    routes: dict[str, Pieces] = {
        "wismar-stralsund": ["trader 0", "merchant 0", "merchant 0"],
        "lubeck-wismar": ["trader 0", "trader 1", None],
        "wismar-waren": ["trader 2", None, None],
    }
    open_match(page, server, match_at("east", routes))
    click(page, "own:wismar-stralsund:trader", "establish-route wismar-stralsund")
    prompt(page, "bonus-move")
    click(page, "own:lubeck-wismar:trader")
    click(page, "piece:wismar-waren:trader 2")
    click(page, "free:halle-dresden", "put-other 2 trader halle-dresden")
    click(page, "free:halle-dresden")
    prompt(page, "turn")
    expect(post(page, "piece:halle-dresden:trader 2")).to_have_count(1)
    expect(post(page, "own:halle-dresden:trader")).to_have_count(1)


def test_a_bonus_puts_pieces_of_the_route_down_again(server: Server, open_page: Open) -> None:
    page = open_page()
    pieces: Pieces = ["merchant 0", "trader 0", "trader 0", "trader 0"]
    open_match(page, server, match_at("east", {"malmo-danzig": pieces}))
    click(page, "own:malmo-danzig:trader", "establish-route malmo-danzig")
    prompt(page, "bonus-reuse")
    click(page, "free:malmo-danzig-merchants")
    click(page, "free:thorn-krakau")
    prompt(page, "turn")
    expect(post(page, "own:malmo-danzig-merchants:merchant")).to_have_count(1)
    expect(post(page, "own:thorn-krakau:trader")).to_have_count(1)


def test_a_bonus_places_in_wales_and_a_permission_is_used_up(server: Server, open_page: Open) -> None:
    page = open_page(theme="dark")
    cities = {"cardiff": {"offices": ["trader 0", None, None, None, None]}}
    routes: dict[str, Pieces] = {"calais-southampton": ["trader 0", "merchant 0", "merchant 0"]}
    open_match(page, server, match_at("britannia", routes, 4, cities=cities))
    permission = page.locator('[data-permission="cardiff"]')
    expect(permission).to_have_attribute("data-state", "ready")
    click(page, "own:calais-southampton:trader", "establish-route calais-southampton")
    prompt(page, "bonus-place")
    expect(page.locator('.post.lit:not([data-country="wales"], [data-country="scotland"])')).to_have_count(0)
    click(page, "free:cardiff-pembroke", "put trader cardiff-pembroke")
    page.locator('[data-act="done"]').click()
    prompt(page, "turn")
    expect(permission).to_have_attribute("data-state", "ready")
    click(page, "free:cardiff-pembroke")
    expect(permission).to_have_attribute("data-state", "used")
    expect(page.locator('[data-standing="wales"] .row')).to_have_count(1)


def test_a_favour_is_bought(server: Server, open_page: Open) -> None:
    page = open_page(PHONE)
    wealthy = {"personal": {"trader": 3, "merchant": 1}, "tokens": {"develop_ability": 2}}
    fresh = [{"do": "turn", "seat": 0, "actions": 2, "state": "fresh"}]
    match = match_at("base", {}, first=wealthy, settings={"favours": True}, agenda=fresh, favours=FAVOURS)
    open_match(page, server, match)
    page.locator('[data-mode="favour"]').click()
    spot(page, "favour:extra_action")
    expect(page.locator('[data-spot="favour:extra_action"]')).to_have_count(0)
    expect(page.locator(".tray").get_by_role("img", name="Extra action")).to_be_visible()


def level(**actions: int) -> dict[str, Any]:
    return {"points": 19, "personal": {"trader": 1, "merchant": 0}, "abilities": {"bank": 3, **actions}}


@pytest.mark.parametrize(("edition", "places"), [("bigbox", ["1.", "2.", "3."]), ("classic", ["1.", "1.", "1."])])
def test_a_broken_tie_is_explained(server: Server, open_page: Open, edition: str, places: list[str]) -> None:
    page = open_page()
    match = match_at(
        "base",
        {"stade-hamburg": ["trader 0"] * 3},
        cities={"stade": {"offices": ["merchant 2"]}},
        seats=[level(actions=1), level(actions=2), {**level(), "abilities": {}}],
        settings={"edition": edition},
    )
    open_match(page, server, match)
    click(page, "own:stade-hamburg:trader", "establish-route stade-hamburg")
    sheet = page.locator("[data-score-sheet]")
    expect(sheet.locator("tr.total td")).to_have_text(["23"] * 3)
    expect(sheet.locator(".place")).to_have_text(places)
    expect(sheet.locator("[data-ties]")).to_have_count(1 if edition == "bigbox" else 0)
