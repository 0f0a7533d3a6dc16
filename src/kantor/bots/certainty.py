"""How sure bots are of what they tell.

A search takes its chances to be surer, or less sure, than they turn out to be: it looks at what it would like to
happen. By how much was measured in games among bots (`python -m tools.strength.calibrations`) and is kept in
`learned/certainty.json` of a game's folder, by the number of players. It changes what is told, never what is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kantor.bots.thoughts import OptionThoughts, Thoughts
from kantor.core.game import Game

LEAST = 1e-6  # of a chance: thoughts have six digits


class Certainty(Struct, frozen=True, array_like=True):
    """To which powers chances are raised with the whole game to come and at its end. Below 1 they come nearer to even,
    above 1 they go further apart."""

    first: float = 1.0
    last: float = 1.0

    def power(self, time_left: float) -> float:
        return self.last + (self.first - self.last) * time_left


@cache
def certainty_of(game: Game[Any], players: int) -> Certainty:
    path = game.folder / "learned" / "certainty.json"
    if not path.exists():
        return Certainty()
    return msgspec.json.decode(path.read_bytes(), type=dict[int, Certainty]).get(players, Certainty())


def told(thoughts: Thoughts, seat: int, power: float) -> Thoughts:
    """The same thoughts, as sure as they should be."""
    if power == 1.0 or not thoughts.options:
        return thoughts
    return replace(thoughts, options=tuple(_told(option, seat, power) for option in thoughts.options))


def raised(chances: Sequence[float], power: float) -> list[float]:
    """Chances to a power; together they are 1 again."""
    powers = [max(chance, LEAST) ** power for chance in chances]
    total = sum(powers)
    return [each / total for each in powers]


def _told(option: OptionThoughts, seat: int, power: float) -> OptionThoughts:
    chances = raised(option.chances, power)
    own, before = chances[seat], option.chances[seat]
    return replace(
        option,
        chances=tuple(round(chance, 6) for chance in chances),
        low=round(min(own, _bound(option.low, before, own, power)), 6),
        high=round(max(own, _bound(option.high, before, own, power)), 6),
    )


def _bound(bound: float, before: float, own: float, power: float) -> float:
    """A bound of the own chance, raised so that the chance itself comes to what it came to among all."""
    odds: float = _odds(own) * (_odds(bound) / _odds(before)) ** power
    return odds / (1.0 + odds)


def _odds(chance: float) -> float:
    within = min(max(chance, LEAST), 1.0 - LEAST)
    return within / (1.0 - within)
