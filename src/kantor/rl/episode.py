"""A match as all environments hold it: a bare position with its chance and its length."""

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kantor.core.dice import Dice
from kantor.core.errors import BadSettings, IllegalMove, MalformedMove
from kantor.core.game import Game
from kantor.core.observation import blank
from kantor.core.options import Options
from kantor.core.planes import total
from kantor.core.playout import settle_chance
from kantor.core.position import NOBODY, Position
from kantor.core.result import Result
from kantor.games import GAMES
from kantor.rl.numbers import numbers
from kantor.rl.svg import sheet

MODES = ("ansi", "svg", "human")


def find(game: str | Game[Any]) -> Game[Any]:
    """A game by its key, or by its key and version (`merchants-v1`), which then must be the present one."""
    if isinstance(game, Game):
        return game
    key, dash, version = str(game).partition("-v")
    if key not in GAMES:
        raise BadSettings("no-such-game", game=str(game)[:60], known=", ".join(GAMES))
    found = GAMES[key]
    if dash and version != str(found.version):
        raise BadSettings("environment-version", game=str(game)[:60], now=found.version)
    return found


class Episode:
    """One match for learners: what each seat observes, which moves it may make, and when it is over."""

    def __init__(self, game: str | Game[Any], players: int | None, settings: Mapping[str, object] | None) -> None:
        self.game = find(game)
        self.setup = self.game.setup(players, settings)
        self.catalogue = self.game.catalogue(self.setup)
        self.planes = self.game.planes(self.setup)
        self.cells = total(self.planes)
        self.move_limit = self.game.move_limit(self.setup)
        self._row = blank(self.cells)
        self._cells = numbers(self._row)
        self._out = Options()

    def begin(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.position: Position = self.game.new(self.setup)
        self.length = 0
        self._go_on()

    def play(self, move: int) -> None:
        """Play a move that is offered to the seat to move."""
        self.position.play(self.seat, move)
        self.length += 1
        self._go_on()

    def _go_on(self) -> None:
        """Settle chance, and note who is to move and what it may do. Of several that answer at once it is the first."""
        settle_chance(self.position, self.dice, self._out)
        self.seat = int(self.position.actor())
        self.over = self.seat == NOBODY
        self.truncated = not self.over and self.length >= self.move_limit
        self.options: list[int] = []
        if not self.over and not self.truncated:
            self._out.clear()
            self.position.options(self.seat, self._out)
            self.options = self._out.listed()

    def checked(self, action: object) -> int:
        """An action as a move that is offered now; else it is refused, with the rule that forbids it."""
        try:
            move = operator.index(action)  # type: ignore[arg-type]  # this is the question
        except TypeError:
            raise MalformedMove("action-not-number", got=type(action).__name__) from None
        if not 0 <= move < len(self.catalogue):
            raise MalformedMove("action-unknown", got=str(move)[:60], last=len(self.catalogue) - 1)
        if move not in self.options:
            raise illegal(self.game, self.position, self.seat, move, self.catalogue.texts[move])
        return move

    def result(self) -> Result:
        return self.position.result()

    def observation(self, seat: int) -> NDArray[np.int32]:
        """What a seat knows, in a row of its own."""
        self._row.begin(0)
        self.position.observe(seat, self._row)
        return self._cells.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each move that is offered to the seat now; all 0 when it isn't its turn."""
        found = np.zeros(len(self.catalogue), dtype=np.int8)
        if seat == self.seat:
            found[self.options] = 1
        return found

    def observed(self, seat: int) -> dict[str, Any]:
        return {"observation": self.observation(seat), "action_mask": self.mask(seat)}

    def text(self, seat: int, language: str = "en") -> str:
        """The table in lines, as a seat sees it."""
        return self.game.text_board(self.position, frozenset({seat}), self.game.texts(language), "seat_{}".format)

    def drawn(self, seat: int, mode: str | None) -> str | None:
        """The table as a seat sees it: printed for `human`, else returned as text or as an SVG document."""
        if mode is None:
            return None
        if mode == "svg":
            return sheet(self.game.titles["en"], self.text(seat))
        if mode == "ansi":
            return self.text(seat)
        print(self.text(seat))
        return None


def illegal(game: Game[Any], position: Position, seat: int, move: int, text: str) -> IllegalMove:
    """Why a move that isn't offered to the seat to move can't be played."""
    rule = position.why_not(seat, move) if seat >= 0 else None
    return IllegalMove("illegal-action", action=move, text=text, rule=rule, folder=game.folder)


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BadSettings("render-mode", got=str(mode)[:60], known=", ".join(MODES))
