"""What is measured for every game and number of players, and kept from run to run."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from kantor.games import GAMES


class Measured(Protocol):
    """What a number of players came to. `of` says which bots played."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def of(self) -> str: ...


Kind = TypeVar("Kind", bound=Measured)


def counts(only: str = "") -> list[tuple[str, int]]:
    """Every game and number of players whose name, as `hansa 3`, fits a regular expression."""
    found = [(game, players) for game in GAMES for players in GAMES[game].seats]
    return [count for count in found if re.search(only, "{} {}".format(*count))]


def together(before: Iterable[Kind], found: Iterable[Kind], games: Callable[[Kind], int]) -> list[Kind]:
    """What is new takes the place of what was known; but of the same bots, the one with more games stays: on another
    machine a measurement begins anew."""
    known = {(one.game, one.players): one for one in before}
    for one in found:
        other = known.get((one.game, one.players))
        if other is None or other.of != one.of or games(other) <= games(one):
            known[one.game, one.players] = one
    return [known[key] for key in sorted(known, key=lambda key: (list(GAMES).index(key[0]), key[1]))]
