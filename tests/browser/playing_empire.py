"""Playing Eight-Minute Empire by clicks on the board, as a person would."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.playing import Player


class EmpirePlayer(Player):
    """Takes cards in turn, carries out what they show, and never minds the score."""

    def bid(self) -> None:
        self.page.locator(".more").click()
        self.page.locator("[data-seal]").click()

    def neutral(self) -> None:
        self.go("region")

    def take(self) -> None:
        self.turns += 1
        lit = self.shown('[data-spot^="slot:"].lit')
        lit.nth(self.turns % min(3, lit.count())).click()

    def part(self) -> None:
        lit = self.shown('[data-spot^="part:"].lit')
        lit.nth(self.turns % lit.count()).click()

    def place(self) -> None:
        self.go("region")

    city = place

    def move_land(self) -> None:
        if self.bold:
            self.go("from")
            self.go("to")
        else:
            self.act("done")

    move_sea = move_land

    def destroy(self) -> None:
        self.page.locator('[data-spot^="army:"].lit').first.click(force=True)

    def joker(self) -> None:
        if not self.bold:
            self.act("done")
        elif self.lit("joker:"):
            self.pick("joker:")
        else:  # where the goods have no room, there are buttons
            self.page.locator('[data-act^="joker"]').first.click()

    def go(self, spot: str) -> None:
        """Click in the middle of a region, another one each turn."""
        lit = self.shown(f'[data-region][data-spot^="{spot}:"].lit')
        lit.nth(self.turns % lit.count()).locator("circle").click(force=True)

    def shown(self, which: str) -> Locator:
        """Places that may be clicked on, once they are marked: that comes a moment after the prompt."""
        found = self.page.locator(which)
        found.first.wait_for(state="attached")
        return found
