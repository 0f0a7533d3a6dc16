"""A hundred thousand playouts over all settings: no broken invariant, no dead end.

A quarter favour rare moves as those of the contract do; the others pick uniformly, most for some hundred moves, some to
the end of the game or to its limit of moves: random play hardly finishes a game.
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
LOOKS = 0.05  # of the positions of a walk, beside the last one
STOPS = 4  # on the way of the others
MOVES = 600


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
    if number % 4 == 0:
        rare_moves(number, case)
    else:
        any_moves(number, case.setup, GAME.move_limit(case.setup) if number % 20 == 1 else MOVES)


def rare_moves(number: int, case: Case) -> None:
    walk = Walk(case, number)
    for position in walk.plies():
        if walk.random.random() < LOOKS:
            assert GAME.invariants(position) == [], (case.setup, number)
    assert GAME.invariants(walk.position) == [], (case.setup, number)


def any_moves(number: int, setup: Setup, moves: int) -> None:
    position, dice = GAME.new(setup), Dice(number)
    playout = Playout(dice)
    for _ in range(STOPS):
        over = playout.run(position, moves // STOPS)
        assert GAME.invariants(position) == [], (setup, number)
        assert over == (not position.actors())


def test_every_combination_is_there() -> None:
    base = [setup for setup in setups() if setup.settings["board"] == "base"]
    assert len(base) == 1 + 3 * 5


def test_a_playout_of_each_combination_ends_well() -> None:
    for number, setup in enumerate(setups()):
        rare_moves(number, Case(GAME, setup))
        any_moves(number, setup, MOVES)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("part", range(PARTS))
def test_no_playout_breaks_an_invariant(part: int) -> None:
    cases = [Case(GAME, setup) for setup in setups()]
    for number in range(part * PLAYOUTS // PARTS, (part + 1) * PLAYOUTS // PARTS):
        # The settings change more slowly than what decides how a playout is made.
        fuzz(number, cases[number // 20 % len(cases)])
