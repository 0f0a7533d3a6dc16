"""The games under contract, and the set-ups in which each is tried."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from itertools import combinations, product
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest

import kantor
from kantor.core import match
from kantor.core.catalogue import Catalogue
from kantor.core.game import Game
from kantor.core.setup import Setting, Setup, Value
from tests.ballast import Ballast
from tests.toy import Toy

ROOT = Path(__file__).parents[2]
TOY = Toy()
GAMES: dict[str, Game[Any]] = {**kantor.GAMES, TOY.key: TOY, Ballast.key: Ballast()}
LONGEST = 300  # seats' moves of a playout: longer games are played in part, but where it says the whole
MANY = 300  # moves in a catalogue: of a game with more, fewer positions and moves are looked at


class Case(NamedTuple):
    game: Game[Any]
    setup: Setup

    def __str__(self) -> str:
        values = [f"{key}={_shown(value)}" for key, value in self.setup.settings.items()]
        return "-".join([self.game.key, f"{self.setup.players}p", *values])


class Match(match.Match):
    """A match of any game under contract."""

    games = GAMES


def match_of(case: Case, seed: int = 1) -> Match:
    return Match(case.game, case.setup.players, seed=seed, settings=case.setup.settings)


def longest(case: Case) -> int:
    return min(case.game.move_limit(case.setup), LONGEST)


def part(case: Case) -> float:
    """How many of its positions are looked at where each costs time for every move: all of a small game."""
    return min(1.0, (MANY / len(case.game.catalogue(case.setup))) ** 2)


def some(moves: list[int], most: int, pick: random.Random) -> list[int]:
    """All moves, or as many of them as a test has time for."""
    return moves if len(moves) <= most else sorted(pick.sample(moves, most))


def kinds(case: Case) -> list[str]:
    """The kind of every move in the catalogue: asked for all options of all positions, so it is worked out once."""
    return _kinds(case.game.catalogue(case.setup))


@cache
def _kinds(catalogue: Catalogue) -> list[str]:
    return [move.kind for move in catalogue.moves]


T = TypeVar("T")
_kept: dict[str, dict[object, Any]] = {}


def kept(case: Case, key: object, make: Callable[[], T]) -> T:
    """What several tests of a case ask for is made once. They run one after the other: the last case's is enough."""
    if str(case) not in _kept:
        _kept.clear()
    found = _kept.setdefault(str(case), {})
    if key not in found:
        found[key] = make()
    made: T = found[key]
    return made


def names_in_tests(game: Game[Any], module: str) -> dict[str, Any]:
    """What a module beside a game's own tests defines; {} where there is none.

    The folder is loaded as a package of its own, because the compiled kantor comes without tests. So the modules there
    can import each other, by relative imports.
    """
    folder = folder_of_tests(game)
    if not (folder / f"{module}.py").exists():
        return {}
    package = f"tests_of_{game.key}"
    if package not in sys.modules:
        spec = ModuleSpec(package, None, is_package=True)
        spec.submodule_search_locations = [str(folder)]
        sys.modules[package] = module_from_spec(spec)
    return vars(import_module(f"{package}.{module}"))


def folder_of_tests(game: Game[Any]) -> Path:
    """Where the game's tests lie; the compiled package has none in it."""
    return (ROOT / "src/kantor/games" if game.key in kantor.GAMES else ROOT / "tests") / game.key / "tests"


def setups(game: Game[Any]) -> Iterator[Setup]:
    """Every number of players with its defaults, and with so many other settings that any two values meet in one."""
    for players in game.seats:
        default, *others = _combinations(game, players)
        missing = {pair for setup in others for pair in _pairs(setup)} - _pairs(default)
        yield default
        while missing:
            best = max(others, key=lambda setup: len(_pairs(setup) & missing))
            missing -= _pairs(best)
            yield best


def _pairs(setup: Setup) -> set[tuple[tuple[str, Value], ...]]:
    """Two settings with their values each; a lone setting with itself."""
    values = list(setup.settings.items())
    return {*combinations(values, 2), *((value, value) for value in values)}


def _combinations(game: Game[Any], players: int) -> list[Setup]:
    """The default first."""
    keys = [setting.key for setting in game.settings]
    found = []
    for values in product(*(_values(setting, players) for setting in game.settings)):
        try:
            found.append(game.setup(players, dict(zip(keys, values, strict=True))))
        except kantor.BadSettings:
            assert values != tuple(setting.default_with(players) for setting in game.settings)
    return found


def _values(setting: Setting, players: int) -> list[Value]:
    default = setting.default_with(players)
    match setting.kind:
        case "flag":
            others: list[Value] = [False, True]
        case "order":
            others = [tuple(reversed(range(players)))]
        case _:
            others = list(setting.values)
    return [default, *(value for value in others if value != default)]


def _shown(value: Value) -> str:
    return "".join(map(str, value)) if isinstance(value, tuple) else str(value).lower()


ALL = [Case(game, setup) for game in GAMES.values() for setup in setups(game)]
# Uncompiled the same rules run, only slowly: the defaults, and what differs most from them, will do.
FIRST = {(case.game.key, case.setup.players): at for at, case in reversed(list(enumerate(ALL)))}
CASES = [case for at, case in enumerate(ALL) if kantor.COMPILED or at - FIRST[case.game.key, case.setup.players] < 2]
PLAIN = [Case(game, game.setup(players)) for game in GAMES.values() for players in game.seats]

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_count_of_players = pytest.mark.parametrize("case", PLAIN, ids=str)
