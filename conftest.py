"""What all tests share, those in tests/ and those in the games' folders."""

import os
from pathlib import Path

import hypothesis
import pytest

import kantor

STATES = {"0": "uncompiled", "1": "compiled"}

hypothesis.settings.register_profile("kantor", deadline=None, derandomize=True)
hypothesis.settings.register_profile("long", deadline=None, max_examples=2000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long tests too")
    parser.addoption("--quick", action="store_true", help="leave out what takes longest: for the hand")
    parser.addoption("--beside", action="store_true", help="leave out what a run of the compiled package tries")


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("KANTOR_EXPECT_COMPILED")
    actual = "1" if kantor.COMPILED else "0"
    if expected is not None and expected != actual:
        raise pytest.UsageError(
            f"these tests are for the {STATES[expected]} kantor, but {kantor.__file__} is {STATES[actual]}"
        )
    hypothesis.settings.load_profile("long" if config.getoption("long") else "kantor")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    unwanted = set()
    if not config.getoption("long"):
        unwanted.add("long")
    if config.getoption("quick"):
        unwanted.add("browser")
    if not kantor.COMPILED:
        unwanted.add("compiled")
    if not (Path(__file__).parent / "setup.py").exists():
        unwanted.add("checkout")
    left_out = [item for item in items if any(item.get_closest_marker(name) for name in unwanted)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
