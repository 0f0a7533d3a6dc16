"""Very many playouts over all settings: no broken invariant, no dead end, no endless game."""

from itertools import product

import pytest

from kantor.core.dice import Dice
from kantor.core.playout import Playout
from kantor.core.setup import Setup
from kantor.games.amber import Amber
from kantor.games.amber.data import LAYOUT_LETTERS, TILE_SETS

GAME = Amber()
SETUPS: list[Setup] = [
    GAME.setup(players, {"layout": layout, "advanced": advanced, "edges": edges, "tiles": tiles})
    for players, layout, advanced, edges, tiles in product(
        GAME.seats, LAYOUT_LETTERS, (False, True), ("free", "strict"), TILE_SETS
    )
]


def fuzz(number: int) -> None:
    """One playout; the invariants are looked at twice on the way and at the end."""
    setup = SETUPS[number % len(SETUPS)]
    position = GAME.new(setup)
    dice = Dice(number)
    playout = Playout(dice)
    for _ in range(2):
        playout.run(position, dice.below(80))
        assert GAME.invariants(position) == [], (setup, number)
    assert playout.run(position, GAME.move_limit(setup)), (setup, number)
    assert GAME.invariants(position) == [], (setup, number)
    assert position.winner >= 0 or position.deck_left == 0


def test_playouts_over_all_settings_end_well() -> None:
    for number in range(len(SETUPS)):
        fuzz(number)


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_a_hundred_thousand_playouts_end_well(part: int) -> None:
    for number in range(part * 5000, part * 5000 + 5000):
        fuzz(number)
