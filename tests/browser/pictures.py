"""Takes pictures of the pages: every table early, in the middle, late and with its score sheet, in every look.

usage: python -m tests.browser.pictures FOLDER [parts of names: hansa-5 late 390 dark]

A picture is taken if all the parts are in its name; without parts all of them are, some three hundred.
"""

from __future__ import annotations

import functools
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from kantor import Match
from tests.browser.conftest import FLAGS, LAPTOP, PHONE, found_chromium
from tests.browser.staging import cut, open_match, played
from tests.server.serving import Server

Opening = Callable[[Page, Server], None]
LOOKS = [
    (size, language, theme) for size in (LAPTOP, PHONE) for language in ("pl", "en") for theme in ("light", "dark")
]
STAGES = {"early": 0.06, "middle": 0.45, "late": 0.93}
MATCHES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "hansa-2": ("hansa", 2, {}),
    "hansa-3": ("hansa", 3, {"missions": True, "favours": True}),
    "hansa-5": ("hansa", 5, {}),
    "east-3": ("hansa", 3, {"board": "east"}),
    "east-5": ("hansa", 5, {"board": "east"}),
    "britannia-3": ("hansa", 3, {"board": "britannia"}),
    "britannia-5": ("hansa", 5, {"board": "britannia"}),
    "merchants-4": ("merchants", 4, {}),
    "empire-4": ("empire", 4, {}),
    "amber-4": ("amber", 4, {"advanced": True}),
}


@functools.cache
def whole(name: str) -> Match:
    game, players, settings = MATCHES[name]
    return played(Match(game, players, seed=7, settings=settings))


def home(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/")
    page.locator(".cover-art").first.wait_for()


def lobby(page: Page, server: Server) -> None:
    home(page, server)
    page.locator('[data-game="hansa"] [data-set-up]').click()
    page.locator('[data-seat="1"] [data-bot="greedy"]').click()
    page.locator('[data-seat="1"][data-kind="bot"]').wait_for()


def table(page: Page, server: Server, name: str, stage: str) -> None:
    open_match(page, server, cut(whole(name), STAGES[stage]), bots="greedy")
    page.locator(".tray.mine").wait_for()


def score(page: Page, server: Server, name: str) -> None:
    open_match(page, server, whole(name), bots="greedy")
    page.locator("[data-score-sheet]").wait_for()


def replay(page: Page, server: Server) -> None:
    score(page, server, "hansa-5")
    page.locator("[data-score-sheet] [data-open-replay]").click()
    page.locator("[data-replay]").wait_for()
    for _ in range(24):
        page.keyboard.press("PageDown")


def pictures() -> Iterator[tuple[str, Opening]]:
    """What is to be seen, whatever the look."""
    yield from {"home": home, "lobby": lobby, "replay": replay}.items()
    for name in MATCHES:
        for stage in STAGES:
            yield f"{name}-{stage}", functools.partial(table, name=name, stage=stage)
        yield f"{name}-score", functools.partial(score, name=name)


def main(folder: Path, parts: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [
        (f"{name}-{size[0]}-{language}-{theme}", opening, size, language, theme)
        for name, opening in pictures()
        for size, language, theme in LOOKS
        if all(part in f"{name}-{size[0]}-{language}-{theme}" for part in parts)
    ]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        server = Server(Path(data) / "data").start()
        browser = play.chromium.launch(executable_path=found_chromium(), args=FLAGS)
        for number, (name, opening, size, language, theme) in enumerate(wanted, 1):
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                locale="pl-PL" if language == "pl" else "en-GB",
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
                has_touch=size == PHONE,
            )
            page = context.new_page()
            opening(page, server)
            page.wait_for_timeout(900)
            page.screenshot(path=folder / f"{name}.jpg", quality=84)
            context.close()
            print(f"{number}/{len(wanted)} {name}", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
