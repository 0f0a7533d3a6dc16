"""Draws what is seen of the client outside of its pages: the icons, and a picture of each table for previews of links.

usage: python -m tests.browser.public_pictures

The files go to web/public and are committed; run it again when a table has changed its looks.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, found_chromium
from tests.browser.pictures import home, staged
from tests.browser.staging import open_match
from tests.server.serving import ROOT, Server

PUBLIC = ROOT / "web/public"
PREVIEW = (1200, 630)
QUALITY = 62
TABLES = {"hansa": "hansa-5", "merchants": "merchants-4", "empire": "empire-4", "amber": "amber-4"}
# The seal fills an icon; in a maskable one it keeps to the circle that every system leaves.
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable": (512, 0.72)}


def icons(browser: Browser) -> None:
    seal = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    for name, (size, share) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        ground = "transparent" if share == 1 else "#3b2716"
        style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
        page.set_content(f'<body style="{style}"><div style="width:{share:.0%}">{seal}</div></body>')
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.close()


def previews(browser: Browser, server: Server) -> None:
    for game, name in TABLES.items():
        context = browser.new_context(
            viewport={"width": PREVIEW[0], "height": PREVIEW[1]}, locale="en-GB", reduced_motion="reduce"
        )
        page = context.new_page()
        open_match(page, server, staged(name, "middle"))
        page.locator(".tray.mine").wait_for()
        page.evaluate("document.fonts.ready")
        page.screenshot(path=PUBLIC / f"preview-{game}.jpg", quality=QUALITY)
        context.close()
    context = browser.new_context(viewport={"width": PREVIEW[0], "height": PREVIEW[1]}, locale="en-GB")
    page = context.new_page()
    home(page, server)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=PUBLIC / "preview-kantor.jpg", quality=QUALITY)
    context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        server = Server(Path(data) / "data").start()
        browser = play.chromium.launch(executable_path=found_chromium(), args=FLAGS)
        icons(browser)
        previews(browser, server)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
