"""A Chromium and a server for the tests of the client. They need the built client; scripts/test sees to both."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.server.postgres import Postgres, postgres_of_a_run
from tests.server.serving import ROOT, Server

# What Chromium does for windows that nobody sees takes a fifth of the time of a new page: its address bar alone is two
# pages. This list replaces Playwright's, so that its names are in it too.
NOT_WANTED = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
FLAGS = [
    f"--disable-features={','.join(NOT_WANTED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Chromium by its names. What has no windows takes a sixth less of the processor, but has no notifications.
WITHOUT_WINDOWS = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome")
# With this set, what is missing is a failure; without it the tests of the client are left out.
DEMANDED = "KANTOR_BROWSER"
LAPTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 60_000  # milliseconds, for a busy machine; nothing waits that long when all is well

expect.set_options(timeout=PATIENCE)

HERE = Path(__file__).parent
# They take longest, as measured: begun first, they end together with the rest.
LONGEST = ("to_the_score_sheet", "by_the_score_sheet", "can_be_read", "anybodys_way", "can_be_followed", "fits_every")

Open = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == HERE:
            item.add_marker("browser")
    items.sort(key=lambda item: not any(part in item.name for part in LONGEST))


def missing(what: str) -> None:
    if os.environ.get(DEMANDED):
        pytest.fail(what)
    pytest.skip(what)


def found_chromium(names: tuple[str, ...] = WHOLE) -> str | None:
    """A Chromium by the variable or by one of its names on the PATH; None leaves it to Playwright."""
    return os.environ.get("KANTOR_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def launched(play: Playwright, names: tuple[str, ...]) -> Iterator[Browser]:
    if not (ROOT / "src/kantor/server/static/index.html").exists():
        missing("the client isn't built: python packaging/kantor_client.py")
    found = found_chromium(names)
    if found is None and not Path(play.chromium.executable_path).exists():
        missing("there is no Chromium: playwright install chromium")
    browser = play.chromium.launch(executable_path=found, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, (WITHOUT_WINDOWS, *WHOLE))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a run share."""
    found = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield found
    found.stop()


@pytest.fixture(scope="package")
def postgres() -> Iterator[Postgres]:
    yield from postgres_of_a_run()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, to be killed and restarted."""
    found = Server(tmp_path / "data").start()
    yield found
    found.stop()


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Open]:
    """Opens pages in browsers of their own, and fails the test when one of them reports an error."""
    errors: list[str] = []
    contexts = []

    def open_one(
        size: tuple[int, int] = LAPTOP, language: str = "en-GB", theme: str = "light", still: bool = True
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size == PHONE,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if broken(message.text, message.type) else None)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []


def broken(text: str, kind: str) -> bool:
    """True for what a client must never say; a server that was killed is no fault of it."""
    return kind == "error" and not any(said in text for said in ("ERR_", "WebSocket connection", "status of 4"))
