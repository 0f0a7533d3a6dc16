"""Hansa Teutonica for its own tests, until all its golden records are there and it is registered."""

from collections.abc import Mapping
from typing import Any, ClassVar

from kantor.core.game import Game
from kantor.core.match import Match as AnyMatch
from kantor.games.hansa import Hansa

HANSA = Hansa()


class Match(AnyMatch):
    games: ClassVar[Mapping[str, Game[Any]]] = {"hansa": HANSA}
