"""A learner who follows a lesson: does what glows on the board, or presses the only button, and reads on."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.playing import READY

SHEET = "[data-lesson-step], [data-lesson-done]"
# What is held: a tile or a card is chosen first, and a token that glows isn't chosen twice.
HAND = "[data-tray] .hand .lit:not(.picked)"
# What can be clicked next, the most particular first: an answer to a question, a part of a move, a place, a button.
GLOWS = (
    "[data-choose]",
    ".tray [data-ask-yes]",
    HAND,
    "[data-board] .lit:not(.picked)",
    ".tray [data-act]",
    ".tray [data-mode]",
)


class Learner:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: list[str] = []
        self.clicks = 0
        self.tried: set[str] = set()

    def open(self, address: str) -> None:
        self.page.goto(address)
        self.page.locator(READY).wait_for()
        self.page.locator(SHEET).first.wait_for()

    @property
    def done(self) -> bool:
        return self.page.locator("[data-lesson-done]").count() > 0

    def take(self, most: int = 200) -> None:
        """Follow the lesson to its end."""
        while not self.done:
            assert self.clicks < most, f"the lesson doesn't end: {self.said[-1]}"
            self.step()
        self.said.append(self.page.locator("[data-lesson-done] p").inner_text())

    def step(self) -> None:
        """Read what is said and click until the next thing is said."""
        step = self.page.locator("[data-lesson-step]").get_attribute("data-lesson-step")
        said = self.page.locator("[data-lesson-step] p").inner_text()
        assert said.strip(), f"step {step} says nothing"
        self.said.append(said)
        over = f'[data-lesson-done], [data-lesson-step]:not([data-lesson-step="{step}"])'
        self.tried.clear()
        for _ in range(6):
            self.page.locator('.tray:not([aria-busy="true"])').wait_for()
            self.click(over)
            if self.page.locator(over).count():
                return
        raise AssertionError(f"step {step} can't be done by what glows: {said}")

    def click(self, over: str) -> None:
        ways = ", ".join(GLOWS)
        self.page.locator(f"{over}, {ways}").first.wait_for(state="attached")
        if self.page.locator(over).count():
            return
        ways_left = [way for way in GLOWS if way not in self.tried or way != HAND] or list(GLOWS)
        glowing = next(
            (found for way in ways_left if (found := self.page.locator(way)).count()), self.page.locator(HAND)
        )
        self.tried.update(
            way for way in GLOWS if way == HAND and glowing.first.evaluate(f"one => one.matches('{HAND}')")
        )
        self.clicks += 1
        state = self.state()
        # Pieces of a map are clicked as they are, wherever the map was moved to.
        if glowing.first.evaluate("one => one instanceof SVGElement"):
            glowing.first.dispatch_event("click")
        else:
            glowing.first.click()
        self.page.wait_for_function(CHANGED, arg=[state, over])

    def state(self) -> str:
        found: str = self.page.evaluate(STATE)
        return found


# What a click changes: picked places, open questions, the decision.
STATE = """() => JSON.stringify([
  document.querySelector('.tray')?.dataset.decision, document.querySelector('.tray')?.getAttribute('aria-busy'),
  [...document.querySelectorAll('.picked')].map((one) => one.dataset.spot),
  document.querySelectorAll('[data-choose]').length,
  document.querySelector('[data-ask-yes]') !== null, document.querySelector('[data-seal]')?.dataset.seal,
  [...document.querySelectorAll('[data-mode]')].map((one) => one.ariaPressed),
])"""
CHANGED = f"([state, over]) => document.querySelector(over) || ({STATE})() !== state"
