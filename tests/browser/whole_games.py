"""Plays each game to its end in the browser: on a phone held upright and sideways by taps, at a small desk by clicks,
and by keys alone.

usage: python -m tests.browser.whole_games [parts of names: hansa 390x844 keys]
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, sync_playwright

from tests.browser.conftest import FLAGS, PATIENCE, broken, found_chromium
from tests.browser.following import CHANGED, STATE
from tests.browser.playing import Player, play_on, set_up, start
from tests.browser.playing_amber import AmberPlayer
from tests.browser.playing_empire import EmpirePlayer
from tests.browser.playing_hansa import HansaPlayer
from tests.server.serving import Server

GAMES: dict[str, tuple[type[Player], int]] = {
    "merchants": (Player, 3),
    "empire": (EmpirePlayer, 3),
    "amber": (AmberPlayer, 3),
    "hansa": (HansaPlayer, 3),
}
TOUCHED = [(390, 844), (844, 390)]
CLICKED = [(1366, 650)]
KEYED = (1440, 900)

# What the focus is on: a place or button that takes a move further, or nothing of use. An open question comes first,
# then the places of the action that is chosen.
FOCUSED = """() => {
  const at = document.activeElement, open = (what) => document.querySelector(what) !== null;
  const places = '[data-board] .lit, [data-tray] .lit';
  const usable = open('[data-choose]') ? '[data-choose]'
    : open('[data-mode][aria-pressed="true"]') ? places
    : `${places}, [data-tray] [data-act], [data-tray] [data-mode], [data-ask-yes], [data-seal]`;
  return at.matches(usable) && !at.matches('.picked');
}"""
ALL_AROUND = 250  # presses of the tabulator; no table has more places at once


class KeyPlayer(Player):
    """Goes through the page by the tabulator and presses Enter, at one of the places that can be used."""

    dice = random.Random(1)

    def answer(self) -> bool:
        prompt = self.asked()
        if prompt is None or self.over:
            return False
        before = self.page.locator(".tray").get_attribute("data-decision")
        changed = f'[data-score-sheet], .tray:not([data-decision="{before}"])'
        while not self.page.locator(changed).count():
            for _ in range(self.dice.randint(1, 3)):
                self.go_on()
            state = self.page.evaluate(STATE)
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(CHANGED, arg=[state, changed])
            self.page.locator('.tray:not([aria-busy="true"])').wait_for(state="attached")
        return True

    def go_on(self) -> None:
        for _ in range(ALL_AROUND):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(FOCUSED):
                return
        raise AssertionError("the keyboard finds no place to use")


def play(browser: Browser, server: Server, game: str, size: tuple[int, int], keys: bool = False) -> int:
    """Returns the number of answers."""
    kind, players = GAMES[game]
    errors: list[str] = []
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=size in TOUCHED,
        reduced_motion="reduce",
        locale="pl-PL" if size[0] == TOUCHED[0][0] else "en-GB",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if broken(message.text, message.type) else None)
    set_up(page, server, game, players)
    start(page)
    try:
        answers = play_on([(KeyPlayer if keys else kind)(page)])
    except Exception:
        picture = Path(tempfile.gettempdir()) / f"{game}-{size[0]}x{size[1]}.png"
        page.screenshot(path=picture)
        print(f"{game}: stuck, as {picture} shows", flush=True)
        raise
    page.locator("[data-score-sheet]").wait_for()
    scrolled: Any = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not scrolled, "the page scrolls sideways"
    assert errors == [], errors
    context.close()
    return answers


def main(parts: list[str]) -> None:
    tasks = [(game, size, False) for size in TOUCHED + CLICKED for game in GAMES]
    tasks += [(game, KEYED, True) for game in GAMES]
    click = Locator.click
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play_with:
        server = Server(Path(data) / "data").start()
        browser = play_with.chromium.launch(executable_path=found_chromium(), args=FLAGS)
        for game, size, keys in tasks:
            name = f"{game} {size[0]}x{size[1]} {'keys' if keys else 'taps' if size in TOUCHED else 'clicks'}"
            if not all(part in name for part in parts):
                continue
            # Where there is a touch screen, every click is a tap.
            Locator.click = Locator.tap if size in TOUCHED else click  # type: ignore[method-assign, assignment]
            begun = time.monotonic()
            answers = play(browser, server, game, size, keys)
            print(f"{name}: {answers} answers in {time.monotonic() - begun:.0f} s", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
