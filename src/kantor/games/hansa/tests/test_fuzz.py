"""A hundred thousand playouts over all settings: no broken invariant, no dead end.

Nine of ten favour rare moves as those of the contract do and are cut after some hundred moves; every tenth goes on by
uniform picks to the end of the game, or to the horizon: random play hardly finishes a game.
"""

from itertools import product
from typing import Any

import pytest

from kantor import GAMES, BadSettings
from kantor.core.dice import Dice
from kantor.core.playout import Playout
from kantor.core.setup import Setup
from tests.contract.cases import Case
from tests.contract.walks import Walk

GAME = GAMES["hansa"]
PLAYOUTS = 100_000
PARTS = 40  # run side by side
LOOKS = 0.05  # of the positions, beside the last one of each playout
LONG_LOOKS = 8


def setups() -> list[Setup]:
    """Every number of players with every combination of settings that the rules allow."""
    values: dict[str, tuple[Any, ...]] = {
        setting.key: (False, True) if setting.kind == "flag" else setting.values for setting in GAME.settings
    }
    found = []
    for players in GAME.seats:
        for chosen in product(*values.values()):
            try:
                found.append(GAME.setup(players, dict(zip(values, chosen, strict=True))))
            except BadSettings:
                assert chosen != ("base", "bigbox", False, False) or players == 2
    return found


def fuzz(number: int, case: Case) -> None:
    """One playout. A seat that owes a decision always has an option: picking none of them would fail."""
    if number % 10 == 0:
        to_the_end(number, case.setup)
        return
    walk = Walk(case, number)
    for position in walk.plies():
        if walk.random.random() < LOOKS:
            assert GAME.invariants(position) == [], (case.setup, number)
    assert GAME.invariants(walk.position) == [], (case.setup, number)


def to_the_end(number: int, setup: Setup) -> None:
    position, dice = GAME.new(setup), Dice(number)
    playout = Playout(dice)
    for _ in range(LONG_LOOKS):
        over = playout.run(position, GAME.horizon(setup) // LONG_LOOKS)
        assert GAME.invariants(position) == [], (setup, number)
        assert over == (not position.actors())


def test_every_combination_is_there() -> None:
    base = [setup for setup in setups() if setup.settings["board"] == "base"]
    assert len(base) == 1 + 3 * 5


def test_a_playout_of_each_combination_ends_well() -> None:
    for number, setup in enumerate(setups()):
        fuzz(number, Case(GAME, setup))


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("part", range(PARTS))
def test_no_playout_breaks_an_invariant(part: int) -> None:
    cases = [Case(GAME, setup) for setup in setups()]
    for number in range(part, PLAYOUTS, PARTS):
        # The settings change more slowly than what decides how a playout is made.
        fuzz(number, cases[number // 10 % len(cases)])
