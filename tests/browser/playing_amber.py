"""Playing Amber by clicks on the board, as a person would."""

from __future__ import annotations

from tests.browser.playing import Player


class AmberPlayer(Player):
    """Plays the tiles in turn on whatever square takes them, and never minds the score."""

    def castle(self) -> None:
        self.pick("square:")

    def turn(self) -> None:
        self.turns += 1
        if self.page.locator('[data-act="pass"]').count():
            self.act("pass")
            return
        lit = self.page.locator('[data-spot^="hand:"].lit, [data-spot="special"].lit')
        lit.nth(self.turns % lit.count()).click()
        square = self.page.locator('[data-spot^="square:"].lit')
        square.nth(self.turns % square.count()).click()

    def swap(self) -> None:
        if self.bold and self.lit("hand:"):
            self.pick("hand:")
            self.pick("square:")
        else:
            self.act("keep")

    def exchange(self) -> None:
        self.pick("hand:")

    def choose(self) -> None:
        display = self.lit("display:") and (self.turns % 2 or not self.lit("stack"))
        self.pick("display:" if display else "stack")
