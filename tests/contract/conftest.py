"""How much the contract plays: little without compilation, very much when time doesn't matter."""

import pytest

import kantor


@pytest.fixture
def playouts(request: pytest.FixtureRequest) -> int:
    """Playouts for each game."""
    if request.config.getoption("long"):
        return 10_000
    return 300 if kantor.COMPILED else 60
