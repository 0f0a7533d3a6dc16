"""The games. To add one: its folder, and its name here."""

from types import MappingProxyType
from typing import Any

from kantor.core.game import Game
from kantor.games.amber import Amber
from kantor.games.empire import Empire
from kantor.games.hansa import Hansa
from kantor.games.merchants import Merchants

ALL: tuple[Game[Any], ...] = (Hansa(), Merchants(), Empire(), Amber())

GAMES = MappingProxyType({game.key: game for game in ALL})
