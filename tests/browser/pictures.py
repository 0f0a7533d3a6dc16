"""Takes pictures of the pages: every table early, in the middle, late and with its score sheet, in every look; of every
game also its rulebook, two lessons, a hint and an answer to “why not?”.

usage: python -m tests.browser.pictures [--png] FOLDER [parts of names: hansa-5 late 390x844 dark]

A picture is taken if all the parts are in its name (one of several with commas: early,late); without parts all of them
are, more than a thousand.
"""

from __future__ import annotations

import functools
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from playwright.sync_api import TimeoutError as Late

from kantor import GAMES, Match
from kantor.core.lessons import lessons
from tests.browser.conftest import FLAGS, PHONE, found_chromium
from tests.browser.following import Learner
from tests.browser.measuring import SIZES
from tests.browser.playing import READY
from tests.browser.staging import cut, open_match
from tests.server.serving import ROOT, Server

QUALITY = 42  # a picture of a whole window stays under 150 KB
Opening = Callable[[Page, Server], None]
LOOKS = [(size, language, theme) for size in SIZES for language in ("pl", "en") for theme in ("light", "dark")]
STAGES = {"early": 0.06, "middle": 0.45, "late": 0.93}
MATCHES = {
    "hansa-2": ("hansa", "points-2p"),
    "hansa-3": ("hansa", "points-3p"),
    "hansa-5": ("hansa", "cities-5p"),
    "east-5": ("hansa", "cities-5p-east"),
    "britannia-3": ("hansa", "points-3p-britannia"),
    "britannia-5": ("hansa", "cities-5p-britannia"),
    "merchants-4": ("merchants", "draw-4p"),
    "empire-4": ("empire", "map-a-4p"),
    "amber-4": ("amber", "three-tiles-advanced-4p"),
}


@functools.cache
def whole(name: str) -> Match:
    game, record = MATCHES[name]
    return Match.load((ROOT / f"src/kantor/games/{game}/tests/golden/{record}.record").read_text())


@functools.cache
def staged(name: str, stage: str) -> Match:
    return cut(whole(name), STAGES[stage])


def home(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/")
    page.locator(".cover-art").first.wait_for()


def lobby(page: Page, server: Server) -> None:
    home(page, server)
    page.locator('[data-game="hansa"] [data-set-up]').click()
    page.locator('[data-seat="1"] [data-bot]').click()
    page.locator('[data-seat="1"][data-kind="bot"]').wait_for()


def table(page: Page, server: Server, name: str, stage: str) -> None:
    open_match(page, server, staged(name, stage))
    page.locator(".tray.mine").wait_for()


def score(page: Page, server: Server, name: str) -> None:
    open_match(page, server, whole(name))
    page.locator("[data-score-sheet]").wait_for()


def replay(page: Page, server: Server) -> None:
    score(page, server, "hansa-5")
    page.locator("[data-score-sheet] [data-open-replay]").click()
    page.locator("[data-replay]").wait_for()
    for _ in range(24):
        page.keyboard.press("PageDown")


def rulebook(page: Page, server: Server, game: str) -> None:
    page.goto(f"{server.address}/rules/{game}")
    figure = page.locator("[data-figure]").nth(1)
    figure.wait_for(state="attached")
    figure.evaluate("one => one.scrollIntoView({block: 'center'})")
    figure.locator("svg").first.wait_for(state="attached")


def lesson(page: Page, server: Server, game: str, lesson: str) -> None:
    page.goto(f"{server.address}/learn/{game}/{lesson}?bots=fast")
    learner = Learner(page)
    for _ in range(2):
        page.locator(READY).wait_for()
        page.locator("[data-lesson-step]").wait_for()
        learner.step()


def hint(page: Page, server: Server, name: str) -> None:
    table(page, server, name, "middle")
    page.locator("[data-ask-hint]").click()
    page.locator("[data-hints]").wait_for()


def why_not(page: Page, server: Server, name: str) -> None:
    """Touches places that can't be used now until one is explained."""
    table(page, server, name, "middle")
    places = page.locator("[data-board] [data-spot]:not(.lit)")
    for at in range(0, places.count(), 3):
        places.nth(at).dispatch_event("click")
        try:
            page.locator("[data-notice]:not([inert])").wait_for(timeout=1500)
            return
        except Late:
            continue


def pictures() -> Iterator[tuple[str, Opening]]:
    """What is to be seen, whatever the look."""
    yield from {"home": home, "lobby": lobby, "replay": replay}.items()
    for name in MATCHES:
        for stage in STAGES:
            yield f"{name}-{stage}", functools.partial(table, name=name, stage=stage)
        yield f"{name}-score", functools.partial(score, name=name)
    for name in ("hansa-3", "merchants-4", "empire-4", "amber-4"):
        game = MATCHES[name][0]
        yield f"rules-{game}", functools.partial(rulebook, game=game)
        for taught in list(lessons(GAMES[game]))[1:3]:
            yield f"lesson-{game}-{taught}", functools.partial(lesson, game=game, lesson=taught)
        yield f"hint-{game}", functools.partial(hint, name=name)
        yield f"why-not-{game}", functools.partial(why_not, name=name)


def main(folder: Path, parts: list[str], png: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    every = [
        (f"{name}-{size[0]}x{size[1]}-{language}-{theme}", opening, size, language, theme)
        for name, opening in pictures()
        for size, language, theme in LOOKS
    ]
    wanted = [one for one in every if all(any(word in one[0] for word in part.split(",")) for part in parts)]
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
            if png:
                page.screenshot(path=folder / f"{name}.png")
            else:
                page.screenshot(path=folder / f"{name}.jpg", quality=QUALITY)
            context.close()
            print(f"{number}/{len(wanted)} {name}", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    words = [word for word in sys.argv[1:] if word != "--png"]
    main(Path(words[0]), words[1:], png="--png" in sys.argv)
