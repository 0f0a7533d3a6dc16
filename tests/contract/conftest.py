"""How much the contract plays: little without compilation, very much when time doesn't matter; and in which order."""

from pathlib import Path
from typing import Any

import pytest

import kantor
from tests.contract.cases import Case

HERE = Path(__file__).parent


@pytest.fixture
def playouts(request: pytest.FixtureRequest) -> int:
    """Playouts for each game."""
    if request.config.getoption("long"):
        return 10_000
    return 300 if kantor.COMPILED else 60


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    ours = [item for item in items if item.path.parent == HERE]
    wanted: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in ours:
        (wanted if is_wanted(config, item) else left_out).append(item)
    # Case by case and game by game: what several tests need of one is made once.
    wanted.sort(key=lambda item: str(params(item).get("case") or getattr(params(item).get("game"), "key", "")))
    if left_out:
        config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item.path.parent != HERE] + wanted


def is_wanted(config: pytest.Config, item: pytest.Item) -> bool:
    """Beside the compiled package the sources try the toy alone: that they play all games alike has a test."""
    found = params(item)
    case, game = found.get("case"), found.get("game")
    key = case.game.key if isinstance(case, Case) else getattr(game, "key", "toy")
    if config.getoption("beside") and key != "toy":
        return False
    return not (config.getoption("quick") and isinstance(case, Case) and not is_first(case))


def is_first(case: Case) -> bool:
    """The default settings with the fewest and with the most players."""
    seats = case.game.seats
    return case.setup.players in (seats[0], seats[-1]) and case.setup == case.game.setup(case.setup.players)


def params(item: pytest.Item) -> dict[str, Any]:
    found: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    return found
