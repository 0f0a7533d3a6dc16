"""Contract 4: counts (perft) from named positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kantor
from kantor.core.game import Game
from kantor.core.position import CHANCE
from tests.contract import counts
from tests.contract.cases import GAMES, every_game

MOST_UNCOMPILED = 40_000
FILES = [(game, file) for game in GAMES.values() for file in counts.files(game)]
every_file = pytest.mark.parametrize(("game", "file"), FILES, ids=[f"{game.key}-{file.stem}" for game, file in FILES])


@every_game
def test_a_game_has_several_counted_positions(game: Game[Any]) -> None:
    assert len(counts.files(game)) >= 3
    assert all(len(counts.read(file).counts) > 1 for file in counts.files(game))


@every_file
def test_all_that_can_happen_is_counted(game: Game[Any], file: Path) -> None:
    counted = counts.read(file)
    _, position = game.position_from_json(counted.position)
    for depth, number in counted.counts.items():
        if kantor.COMPILED or number <= MOST_UNCOMPILED:
            found = counts.count(position, depth)
            assert found == number, f"{depth} moves deep, by first move:\n{counts.explained(game, counted, depth)}"


@every_file
def test_two_moves_are_counted_as_their_reasons_say(game: Game[Any], file: Path) -> None:
    """The slow way: everything in the catalogue that no rule forbids."""
    counted = counts.read(file)
    setup, position = game.position_from_json(counted.position)
    catalogue = range(len(game.catalogue(setup)))
    number = 0
    for actor, move in counts.choices(position):
        after = position.copy()
        after.play(actor, move)
        seat = after.actor()
        if seat >= 0:
            number += sum(after.why_not(seat, other) is None for other in catalogue)
        elif seat == CHANCE:
            number += len(counts.choices(after))
    assert number == counted.counts[2]
