"""What a learned judgement gets to see: the numbers of an observation by name, and the settings of the match.

One set of weights serves all settings of a game and player count, so its inputs are those of all of them together.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.planes import labels
from kantor.core.setup import Setup


def setups(game: Game[Any], players: int) -> Iterator[Setup]:
    """Every set-up of so many players, orders of seats left out."""
    choices = [
        [(setting.key, value) for value in setting.values] for setting in game.settings if setting.kind == "choice"
    ]
    flags = [[(setting.key, False), (setting.key, True)] for setting in game.settings if setting.kind == "flag"]
    for chosen in product(*choices, *flags):
        try:
            yield game.setup(players, dict(chosen))
        except BadSettings:
            continue


def setting_names(setup: Setup) -> list[str]:
    """The settings as inputs: one is 1 for each value that was chosen."""
    return [f"{key} = {value}" for key, value in setup.settings.items() if value != ""]


def input_names(game: Game[Any], players: int, planes: bool = True) -> tuple[str, ...]:
    """The inputs of all set-ups: settings first, then the numbers of their observations if those are looked at."""
    settings: dict[str, None] = {}
    numbers: dict[str, None] = {}
    for setup in setups(game, players):
        settings.update(dict.fromkeys(setting_names(setup)))
        if planes:
            numbers.update(dict.fromkeys(labels(game.planes(setup))))
    return (*settings, *numbers)
