"""What all tests share, those in tests/ and those in the games' folders."""

import gc
import itertools
import os
import time
from collections.abc import Generator
from pathlib import Path

import hypothesis
import pytest

import kantor

STATES = {"0": "uncompiled", "1": "compiled"}

hypothesis.settings.register_profile("kantor", deadline=None, derandomize=True)
hypothesis.settings.register_profile("long", deadline=None, max_examples=2000)
hypothesis.settings.register_profile("minutes", deadline=None, database=None, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long tests too")
    parser.addoption("--quick", action="store_true", help="leave out what takes longest: for the hand")
    parser.addoption("--minutes", type=float, default=0.0, help="run the tests again and again so long, fuzzed anew")
    parser.addoption("--beside", action="store_true", help="leave out what a run of the compiled package tries")


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("KANTOR_EXPECT_COMPILED")
    actual = "1" if kantor.COMPILED else "0"
    if expected is not None and expected != actual:
        raise pytest.UsageError(
            f"these tests are for the {STATES[expected]} kantor, but {kantor.__file__} is {STATES[actual]}"
        )
    profile = "minutes" if config.getoption("minutes") else "long" if config.getoption("long") else "kantor"
    hypothesis.settings.load_profile(profile)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is made while tests are collected stays: to look for garbage in it takes a third of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """With `--minutes`: the tests in turns until the time is over, or one fails."""
    minutes: float = session.config.getoption("minutes")
    if not minutes or session.testsfailed or session.config.option.collectonly or not session.items:
        return None
    until, turns = time.monotonic() + 60 * minutes, 0
    following = itertools.cycle(session.items)
    item = next(following)
    while time.monotonic() < until and not session.testsfailed:
        upcoming = next(following)
        # What the next one's module shares stays; its own fixtures are made anew, also where it is the same test.
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=upcoming.parent)
        item, turns = upcoming, turns + 1
    print(f"\n{turns} turns")
    session._setupstate.teardown_exact(None)
    return True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if {"server", "chaos"} & set(item.path.relative_to(config.rootpath).parts[1:2]):
            item.add_marker("waiting")
    # One of them compiles for a minute: begun first, it isn't the last to end.
    items.sort(key=lambda item: item.path.name != "test_build.py")
    unwanted = set()
    if not config.getoption("long"):
        unwanted.add("long")
    if config.getoption("quick"):
        unwanted.add("browser")
    if not kantor.COMPILED:
        unwanted.add("compiled")
    if not (Path(__file__).parent / "setup.py").exists():
        unwanted.add("checkout")
    wanted: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        (left_out if any(item.get_closest_marker(name) for name in unwanted) else wanted).append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = wanted
