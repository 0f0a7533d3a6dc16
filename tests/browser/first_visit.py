"""Measures a first visit: clicks and seconds from the empty home page to the first move of a game's first lesson.

usage: python -m tests.browser.first_visit [runs]

The browser is new for every run, with nothing cached; a learner does only what glows.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from kantor import GAMES
from tests.browser.conftest import FLAGS, PHONE, found_chromium
from tests.browser.following import Learner
from tests.server.serving import Server

DESK = (1366, 650)


def visit(browser: Browser, server: Server, game: str, size: tuple[int, int]) -> tuple[int, float]:
    """Clicks and seconds until the first step of the first lesson is done."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE)
    page = context.new_page()
    began = time.perf_counter()
    page.goto(server.address)
    page.locator(f'[data-game="{game}"] [data-learn]').click()
    page.locator('[data-lesson-step="1"]').wait_for()
    learner = Learner(page)
    learner.step()
    page.locator('[data-lesson-step="2"]').wait_for()
    seconds = time.perf_counter() - began
    context.close()
    return 1 + learner.clicks, seconds


def main(runs: int) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder) / "data").start()
        browser = play.chromium.launch(executable_path=found_chromium(), args=FLAGS)
        try:
            print("| game | window | clicks | seconds, median | slowest |\n|---|---|---|---|---|")
            for game in GAMES:
                for size in (PHONE, DESK):
                    found = [visit(browser, server, game, size) for _ in range(runs)]
                    clicks, seconds = {one for one, _ in found}, [one for _, one in found]
                    shown = "–".join(str(one) for one in sorted(clicks))
                    window = f"{size[0]}×{size[1]}"
                    print(f"| {game} | {window} | {shown} | {median(seconds):.1f} | {max(seconds):.1f} |", flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
