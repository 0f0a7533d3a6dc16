"""Takes the pictures of docs/screenshots from a server that runs.

usage: python -m tests.browser.pictures ADDRESS FOLDER [[hansa] a part of their names, as 1440-pl-light]
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, LAPTOP, PHONE, found_chromium
from tests.browser.playing import Player, play_on
from tests.browser.playing_hansa import HansaPlayer

LOOKS = [
    (size, language, theme) for size in (LAPTOP, PHONE) for language in ("pl", "en") for theme in ("light", "dark")
]


def shoot(page: Page, folder: Path, name: str) -> None:
    page.wait_for_timeout(1600)
    if name.startswith("hansa"):  # engravings make large files
        page.screenshot(path=folder / f"{name}.jpg", quality=84)
    else:
        page.screenshot(path=folder / f"{name}.png")


def tour(page: Page, address: str, folder: Path, look: str) -> None:
    """Home, lobby, table, score sheet and replay in one look."""
    page.goto(f"{address}/?bots=fast")
    page.locator(".cover-art").first.wait_for()
    shoot(page, folder, f"home-{look}")
    page.locator('[data-game="merchants"] [data-set-up]').click()
    page.locator('[data-seat="1"] [data-bot="greedy"]').click()
    page.locator('[data-seat="1"][data-kind="bot"]').wait_for()
    shoot(page, folder, f"lobby-{look}")
    page.goto(f"{address}/?bots=fast")
    players = 4 if page.viewport_size and page.viewport_size["width"] > 1000 else 3
    page.locator(f'[data-game="merchants"] label:has(input[value="{players}"])').click()
    page.locator('[data-game="merchants"] [data-play-now]').click()
    player = Player(page)
    play_on([player], 16)
    while player.asked() != "trade" and not player.over:
        play_on([player], 1)
    if player.lit("hand:"):
        player.pick("hand:")
    shoot(page, folder, f"table-{look}")
    page.keyboard.press("Escape")
    player.bold = False
    play_on([player])
    shoot(page, folder, f"score-{look}")
    page.locator("[data-score-sheet] [data-open-replay]").click()
    page.locator("[data-replay]").wait_for()
    for _ in range(6):
        page.keyboard.press("PageDown")
    shoot(page, folder, f"replay-{look}")


def hansa(page: Page, address: str, folder: Path, look: str, players: int) -> None:
    """A game of Hansa Teutonica: early, in the middle, late, the scoring pad, the score sheet."""
    page.goto(f"{address}/?bots=fast")
    page.locator(f'[data-game="hansa"] label:has(input[value="{players}"])').click()
    page.locator('[data-game="hansa"] [data-play-now]').click()
    player = HansaPlayer(page)
    for name, answers in (("early", 5), ("middle", 16), ("late", 14)):
        play_on([player], answers)
        for _ in range(60):
            if player.over or player.asked() == "turn":
                break
            play_on([player], 1) if player.asked() else page.wait_for_timeout(100)
        if not player.over:
            page.mouse.move(300, 20)
            if look.startswith(str(PHONE[0])):
                page.locator('[data-zoom="in"]').click(click_count=2, delay=50)
            shoot(page, folder, f"hansa-{name}-{players}-{look}")
    play_on([player])
    shoot(page, folder, f"hansa-score-{players}-{look}")
    page.locator("[data-close]").click()
    shoot(page, folder, f"hansa-end-{players}-{look}")
    page.locator("[data-live-score]").click()
    shoot(page, folder, f"hansa-pad-{players}-{look}")


def main(address: str, folder: Path, only: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found_chromium(), args=FLAGS)
        for size, language, theme in LOOKS:
            look = f"{size[0]}-{language}-{theme}"
            if only.removeprefix("hansa") not in look:
                continue
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                locale="pl-PL" if language == "pl" else "en-GB",
                color_scheme="dark" if theme == "dark" else "light",
                has_touch=size == PHONE,
            )
            if "hansa" not in only:
                tour(context.new_page(), address, folder, look)
            for players in (3, 5):
                hansa(context.new_page(), address, folder, look, players)
            context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), *sys.argv[3:])
