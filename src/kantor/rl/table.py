"""A match as all environments hold it: a bare position with its chance and its length."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kantor.core.dice import Dice
from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.observation import blank
from kantor.core.options import Options
from kantor.core.planes import total
from kantor.core.playout import settle_chance
from kantor.core.result import Result
from kantor.games import GAMES


def find(game: str | Game[Any]) -> Game[Any]:
    if isinstance(game, Game):
        return game
    if game not in GAMES:
        raise BadSettings("no-such-game", game=str(game)[:60], known=", ".join(GAMES))
    return GAMES[game]


class Seats:
    """One match for learners: what each seat observes, which moves it may make, and when it is over."""

    def __init__(self, game: str | Game[Any], players: int | None, settings: Mapping[str, object] | None) -> None:
        self.game = find(game)
        self.setup = self.game.setup(players, settings)
        self.catalogue = self.game.catalogue(self.setup)
        self.planes = self.game.planes(self.setup)
        self.cells = total(self.planes)
        self.horizon = self.game.horizon(self.setup)
        self._row = blank(self.cells)
        self._out = Options()

    def begin(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.position = self.game.new(self.setup)
        self.length = 0
        settle_chance(self.position, self.dice, self._out)

    @property
    def over(self) -> bool:
        return not self.position.actors()

    @property
    def truncated(self) -> bool:
        return not self.over and self.length >= self.horizon

    @property
    def seat(self) -> int:
        """The seat to move; of several that answer at once, the first."""
        return self.position.actors()[0]

    def play(self, move: int) -> None:
        """Play a move that is offered to the seat to move."""
        self.position.play(self.seat, move)
        self.length += 1
        settle_chance(self.position, self.dice, self._out)

    def result(self) -> Result:
        return self.position.result()

    def observation(self, seat: int) -> NDArray[np.int32]:
        """What a seat knows, in a row of its own."""
        self._row.begin(0, self.cells)
        self.position.observe(seat, self._row)
        return np.frombuffer(self._row.cells, dtype=np.int32).copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each move that is offered to the seat now; all 0 when it isn't its turn."""
        found = np.zeros(len(self.catalogue), dtype=np.int8)
        if not self.over and not self.truncated and seat == self.seat:
            self._out.clear()
            self.position.options(seat, self._out)
            found[self._out.listed()] = 1
        return found

    def text(self, seat: int | None, language: str = "en") -> str:
        """The table in lines, as a seat sees it."""
        known = frozenset() if seat is None else frozenset({seat})
        return self.game.text_board(self.position, known, self.game.texts(language), "seat_{}".format)
