"""What is measured: one bot against others of one kind, with the least that the lower end of its share should reach."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from msgspec import Struct

from kantor.bots.levels import LEVELS
from kantor.games import GAMES

MASTER = "master@100"
MOST = 400  # games of a cell
LEAST = 60  # games before the test may decide: eight of eight prove something, but tell little
LONG = 30  # the same where a game takes half a minute
MAIN = {"hansa": 3}  # players among whom levels are held against each other first; elsewhere two


class Cell(Struct, frozen=True):
    """`aim` is where the lower end of the share should be; with `at_most`, where the upper end should stay below. After
    so many games at `least` a sequential test may end it, after `most` it ends."""

    table: str
    game: str
    players: int
    one: str
    other: str
    aim: float
    settings: dict[str, Any] = {}
    most: int = MOST
    least: int = LEAST
    at_most: bool = False

    @property
    def name(self) -> str:
        chosen = ",".join(f"{key}={value}" for key, value in self.settings.items())
        return f"{self.game} {self.players} {chosen} {self.one} {self.other}"


# The least lower end of `master@100` against greedy, from two players on.
GREEDY: tuple[tuple[str, dict[str, Any], int, tuple[float, ...]], ...] = (
    ("merchants", {}, 2, (0.95, 0.65, 0.55)),
    ("empire", {}, 2, (0.90, 0.60, 0.50, 0.40)),
    ("empire", {"map": "B"}, 2, (0.90, 0.60, 0.50, 0.40)),
    ("amber", {}, 2, (0.90, 0.60, 0.45, 0.36, 0.30)),
    ("amber", {"advanced": True}, 2, (0.90, 0.60, 0.45, 0.36, 0.30)),
    ("hansa", {}, 2, (0.90, 0.88, 0.75, 0.65)),
    ("hansa", {"edition": "bigbox", "board": "east"}, 3, (0.80, 0.65, 0.55)),
    ("hansa", {"edition": "bigbox", "board": "britannia"}, 3, (0.80, 0.65, 0.55)),
)


def cells() -> Iterator[Cell]:
    for game, settings, first, aims in GREEDY:
        for players, aim in enumerate(aims, first):
            yield Cell("greedy", game, players, MASTER, "greedy", aim, settings)
    for players in (3, 4):
        yield Cell("beam", "hansa", players, MASTER, "beam", 1.2 / players)
    for game in GAMES:
        main = MAIN.get(game, 2)
        yield from levels("levels", game, main)
        for players in GAMES[game].seats:
            if players != main:
                yield from levels("counts", game, players)
    for game in GAMES:
        if 2 in GAMES[game].seats:
            yield Cell("peers", game, 2, "master@200", "openspiel@200", 0.9, most=60)


def levels(table: str, game: str, players: int) -> Iterator[Cell]:
    """Each level against the one below. The two highest take a tenth of their time at the numbers of players beside the
    main one, where a game would take them a minute."""
    names = list(LEVELS)
    aim = 0.58 if players == 2 else 1.2 / players
    yield Cell(table, game, players, names[0], "random", 0.9)
    yield Cell(table, game, players, names[0], "greedy", 0.3, at_most=True)
    for lower, higher in pairwise(names):
        one, other, games = higher, lower, LEAST
        if higher == names[-1] and table == "counts":
            one, other = (f"{name}@{LEVELS[name].milliseconds / 10:.0f}" for name in (higher, lower))
        elif higher == names[-1] and game not in MAIN:
            games = LONG
        yield Cell(table, game, players, one, other, aim, least=games)
