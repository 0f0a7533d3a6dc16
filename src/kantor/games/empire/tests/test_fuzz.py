"""A hundred thousand playouts over all settings, favouring rare moves as those of the contract do."""

from itertools import product
from typing import Any

import pytest

from kantor import GAMES, BadSettings
from kantor.core.setup import Setup
from tests.contract.cases import Case
from tests.contract.walks import Walk

GAME = GAMES["empire"]
PLAYOUTS = 100_000
PARTS = 40  # run side by side
LOOKS = 0.12  # of the positions, beside the last one of each playout


def setups() -> list[Setup]:
    """Every number of players with every combination of settings, the age order alone kept as it is."""
    values: dict[str, tuple[Any, ...]] = {
        setting.key: (False, True) if setting.kind == "flag" else setting.values
        for setting in GAME.settings
        if setting.kind != "order"
    }
    found = []
    for players in GAME.seats:
        for chosen in product(*values.values()):
            try:
                found.append(GAME.setup(players, dict(zip(values, chosen, strict=True))))
            except BadSettings:
                assert players > 2
    return found


def test_every_combination_is_there() -> None:
    assert len(setups()) == 64 + 3 * 32


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("part", range(PARTS))
def test_no_playout_breaks_an_invariant(part: int) -> None:
    cases = [Case(GAME, setup) for setup in setups()]
    for number in range(part, PLAYOUTS, PARTS):
        walk = Walk(cases[number % len(cases)], number, whole=True)
        for position in walk.plies():
            if walk.random.random() < LOOKS or walk.over:
                assert GAME.invariants(position) == []
        assert walk.over
