"""Setting up a table, and playing Kupcy i Żeglarze by clicks on the board, as a person would."""

from __future__ import annotations

import time
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.server.serving import Server

ASKED = ".tray.mine [data-prompt]"
HANGS = 120  # seconds, for a busy machine; nothing waits that long when all is well
ALL = 1000  # answers: more than any game asks for
READY = '[data-table-page]:not([aria-busy="true"])'


def set_up(page: Page, server: Server, game: str, players: int) -> None:
    """A table of a game, we at its first seat, bots at the others."""
    page.goto(server.address + "/?bots=fast")
    page.locator(f'[data-game="{game}"] label:has(input[value="{players}"])').click()
    page.locator(f'[data-game="{game}"] [data-set-up]').click()
    page.locator("[data-lobby]").wait_for()
    for seat in range(1, players):
        page.locator(f'[data-seat="{seat}"] [data-bot]').click()
        # A row that is taken may be lower than a free one: those below it move, perhaps away from under a click.
        page.locator(f'[data-seat="{seat}"][data-kind="bot"]').wait_for()


def start(page: Page) -> None:
    page.locator("[data-start]:enabled").click()
    at_table(page)


def at_table(page: Page) -> None:
    """Wait until the table is there with all that belongs to it; which part comes first nobody knows."""
    page.locator(READY).wait_for()


def read_from_the_beginning(page: Page) -> None:
    """Scroll the log up until its first line is there."""
    lines = page.locator('[role="log"] p')
    while page.locator("[data-earlier]").count():
        before = lines.count()
        page.locator('[role="log"]').evaluate("log => log.scrollTo(0, 0)")
        expect(lines).not_to_have_count(before)


class Player:
    """A person at a browser: looks at the prompt, and answers it on the board."""

    def __init__(self, page: Page, bold: bool = True) -> None:
        self.page = page
        self.bold = bold
        self.turns = 0
        self.kinds: set[str] = set()
        self.changed = ""

    @property
    def over(self) -> bool:
        return self.page.locator("[data-score-sheet]").count() > 0

    def asked(self) -> str | None:
        """The prompt that waits for us, None when it is not our turn."""
        tray = self.page.locator(ASKED)
        prompts: list[str] = tray.evaluate_all("all => all.map((one) => one.dataset.prompt)")
        return prompts[0] if prompts else None

    def answer(self) -> bool:
        """One click or two on the board; False when nothing is asked of us."""
        if self.page.locator("[data-lift]").count():
            self.page.locator("[data-lift]").click()
        prompt = self.asked()
        if prompt is None or self.over:
            return False
        # Until the last move is acknowledged a click means nothing: it may be the second of a double click.
        self.page.locator(f'{READY} .tray:not([aria-busy="true"])').wait_for()
        before = self.page.locator(".tray").get_attribute("data-decision")
        self.kinds.add(prompt)
        self.changed = f'[data-score-sheet], .tray:not([data-decision="{before}"])'
        getattr(self, prompt.replace("-", "_"))()
        self.page.locator(self.changed).first.wait_for(state="attached")
        return True

    def load(self) -> None:
        self.pick("good:")

    load_ship = load

    def plan(self) -> None:
        self.turns += 1
        if self.bold and self.lit("card:"):
            self.pick("card:")
        elif self.bold and self.turns == 1:
            self.pick("ship:")
            self.pick("good:")
        else:
            self.act("pass")

    def trade(self) -> None:
        if self.bold and self.turns % 2 and self.lit("hand:"):
            self.pick("hand:")
            self.pick("pile:")
        else:
            self.pick("deck")

    def sell(self) -> None:
        self.act("sell")

    def office(self) -> None:
        self.pick("deck")

    def lit(self, start: str) -> int:
        return self.page.locator(f'[data-spot^="{start}"].lit').count()

    def pick(self, start: str) -> None:
        self.page.locator(f'[data-spot^="{start}"].lit').first.click()

    def act(self, move: str) -> None:
        self.page.locator(f'[data-act="{move}"]').click()
        # Whether one is asked first shows a moment after the click.
        self.page.locator(f'[data-ask-yes], .tray[aria-busy="true"], {self.changed}').first.wait_for(state="attached")
        sure = self.page.locator("[data-ask-yes]")
        if sure.count():
            sure.click()


def play_on(players: Sequence[Player], rounds: int = ALL) -> int:
    """Let everybody answer in turn until the score sheet lies there, or so many answers are given."""
    answers = 0
    while answers < rounds and not all(player.over for player in players):
        if any(player.answer() for player in players):
            answers += 1
        else:
            await_turn(players)
    return answers


def play_until(player: Player, kinds: set[str], most: int = 60) -> None:
    """Answer until all of these were asked."""
    for _ in range(most):
        if kinds <= player.kinds or player.over:
            break
        play_on([player], 1)
    assert kinds <= player.kinds


def await_turn(players: Sequence[Player]) -> None:
    """Wait until something is asked of one of them, or the game is over for all."""
    if len(players) == 1:
        page = players[0].page
        page.locator(f"[data-score-sheet], {ASKED}").first.wait_for(state="attached", timeout=HANGS * 1000)
        return
    end = time.monotonic() + HANGS
    while not any(player.asked() for player in players) and not all(player.over for player in players):
        assert time.monotonic() < end, "the table stands still"
        players[0].page.wait_for_timeout(20)
