"""Kantor: merchant board games with one rules engine each, for tables, bots, replays and learning."""

from importlib.metadata import PackageNotFoundError, version

from kantor.core import match as _match
from kantor.core import position as _position
from kantor.core.errors import (
    BadPosition,
    BadRecord,
    BadSettings,
    IllegalMove,
    KantorError,
    MalformedMove,
    OutOfTurn,
    StaleMove,
)
from kantor.core.game import Game
from kantor.games import GAMES

COMPILED = not str(_position.__file__).endswith(".py")

try:
    __version__ = version("kantor")
except PackageNotFoundError:
    __version__ = "0+source"


class Match(_match.Match):
    """A match of any game in GAMES."""

    games = GAMES


__all__ = [
    "COMPILED",
    "GAMES",
    "BadPosition",
    "BadRecord",
    "BadSettings",
    "Game",
    "IllegalMove",
    "KantorError",
    "MalformedMove",
    "Match",
    "OutOfTurn",
    "StaleMove",
    "__version__",
]
