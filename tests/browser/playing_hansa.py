"""Playing Hansa Teutonica by clicks on the board, as a person would who wants to come to an end."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page

from tests.browser.playing import Player

# What every route looks like: whose pieces stand there, and where to click for the next step.
ROUTES = """() => [...document.querySelectorAll('[data-road]')].map((road) => {
  const posts = [...road.querySelectorAll('.post')].map((post) => post.dataset.spot);
  return {id: road.dataset.road, token: road.querySelector('.token') !== null,
    posts: posts.length,
    own: posts.filter((spot) => spot.startsWith('own:')).length,
    free: posts.filter((spot) => spot.startsWith('free:')).length,
    open: road.querySelectorAll('.post.empty.lit').length};
})"""
FRAMES = "async () => { for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame); }"
# Rewards, the best first.
REWARDS = ("ability .* actions", "ability .* privilege", "office", "ability", "prestige", "additional", "")


def at_rest(place: Locator) -> FloatRect:
    """Where something lies, once the map doesn't move any more: it does while the tray grows."""
    before = None
    while (box := place.bounding_box()) is None or before != box:
        before = box
        place.page.evaluate(FRAMES)
    return box


def fits(route: dict[str, Any]) -> bool:
    """Nobody else is there, and all free posts can be taken: not so where a merchant or a permission is missing."""
    return bool(route["free"] == route["open"] > 0 and route["free"] + route["own"] == route["posts"])


class HansaPlayer(Player):
    """Fills the route that is nearest to being full, establishes it, and takes income when nothing else is left."""

    def __init__(self, page: Page, favours: bool = False) -> None:
        super().__init__(page)
        self.favours = favours
        self.saves = False  # takes income once before anything else
        self.chosen: set[str] = set()

    def turn(self) -> None:
        modes = self.page.locator("[data-mode]").evaluate_all("all => all.map((one) => one.dataset.mode)")
        if self.favours and "favour" in modes:
            self.favours = False
            self.spot("favour:")
        elif self.saves and "income" in modes:
            self.saves = False
            self.income()
        elif "establish" in modes:
            self.post(".whole")
        elif "place" in modes and (route := self.nearest()):
            self.post(f'[data-spot^="free:{route}"].lit')
        elif "income" in modes:
            self.income()
        elif "token" in modes and self.lit("token:plus"):
            self.spot("token:plus")
        elif "displace" in modes:
            self.page.locator('[data-mode="displace"]').click()
            self.post(".lit")
        else:
            self.act("end-turn")

    def income(self) -> None:
        self.page.locator('[data-mode="income"]').click()
        self.settle()

    def nearest(self) -> str | None:
        """The route on which the fewest pieces are missing, with a token before others."""
        found: list[dict[str, Any]] = self.page.evaluate(ROUTES)
        wanted = [route for route in found if fits(route)]
        best = min(wanted, key=lambda route: (route["free"], not route["token"], -route["own"]), default=None)
        return best["id"] if best else next((route["id"] for route in found if route["open"]), None)

    def pay(self) -> None:
        self.choose()

    def displaced(self) -> None:
        self.post(".lit")

    def move(self) -> None:
        self.post(".lit") if self.page.locator(".post.lit.empty").count() else self.act("done")

    def move_others(self) -> None:
        self.post(".lit.empty") if self.page.locator(".post.lit.empty").count() else self.act("done")

    def remove(self) -> None:
        self.act("done")

    def income_favour(self) -> None:
        self.choose()

    def neutral(self) -> None:
        self.post(".whole")

    def place_token(self) -> None:
        self.post(".whole")

    def bonus_move(self) -> None:
        """Move another's piece away from a route, and put it where there is room."""
        found = ".lit.empty" if self.page.locator(".post.lit.empty").count() else ".lit"
        self.post(found) if self.page.locator(f".post{found}").count() else self.act("done")

    def bonus_privilege(self) -> None:
        self.act("develop-privilege")

    def bonus_office(self) -> None:
        self.spot("city:")

    def bonus_reuse(self) -> None:
        self.post(".lit.empty")

    def bonus_place(self) -> None:
        self.post(".lit")

    def post(self, which: str) -> None:
        """Click on a post of the whole map; where that has several readings, choose one."""
        whole = self.page.locator('[data-zoom="whole"]:enabled')
        if whole.count():
            whole.click()
        post = self.page.locator(f".post{which}").first
        at_rest(post)
        post.click(force=True)
        self.settle()

    def spot(self, start: str) -> None:
        self.page.locator(f'[data-spot^="{start}"].lit').first.click()
        self.settle()

    def settle(self) -> None:
        """Wait until the click is answered, or a chooser asks what it meant."""
        answered = f'[data-chooser], .tray[aria-busy="true"], {self.changed}'
        self.page.locator(answered).first.wait_for(state="attached")
        if self.page.locator("[data-chooser]").count():
            self.choose()

    def choose(self) -> None:
        chooser = self.page.locator("[data-choose]")
        chooser.first.wait_for()
        texts: list[str] = chooser.evaluate_all("all => all.map((one) => one.dataset.choose)")
        best = self.best(texts)
        self.chosen.add(best.split()[0])
        self.page.locator(f'[data-choose="{best}"]').click()

    @staticmethod
    def best(texts: list[str]) -> str:
        """The best reward of a route, the largest income, else the first reading."""
        if any(text.startswith("income") for text in texts):
            return max(texts, key=lambda text: sum(map(int, re.findall(r"\d+", text))))
        for wanted in REWARDS:
            found = [text for text in texts if re.search(f"establish-{wanted}", text)]
            if found:
                return found[0]
        return texts[0]
