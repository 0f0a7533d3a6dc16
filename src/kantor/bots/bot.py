"""What a bot is, and what it gets when it has to choose."""

from abc import ABC, abstractmethod
from typing import Any

from kantor.bots.clock import Clock
from kantor.bots.thoughts import Thoughts
from kantor.core.catalogue import Catalogue
from kantor.core.dice import Dice
from kantor.core.game import Game
from kantor.core.position import Position, options_of
from kantor.core.setup import Setup


class Choice:
    """A choice that a seat has to make, with all that it may know.

    `position` isn't the true one: all that the seat can't know is drawn anew in it. `another()` draws once more, from
    what the seat knows alone.
    """

    def __init__(self, game: Game[Any], setup: Setup, position: Position, seat: int, dice: Dice) -> None:
        self.game = game
        self.setup = setup
        self.seat = seat
        self.dice = dice
        self.position: Position = position.resample(seat, dice)

    @property
    def options(self) -> list[int]:
        """The legal moves, as catalogue indices."""
        return options_of(self.position, self.seat)

    @property
    def catalogue(self) -> Catalogue:
        return self.game.catalogue(self.setup)

    def another(self) -> Position:
        """Another position that is as likely for what the seat knows."""
        return self.position.resample(self.seat, self.dice)


class Bot(ABC):
    """Chooses moves for a seat. One object plays one seat of one match, and may remember what it likes."""

    @abstractmethod
    def choose(self, choice: Choice) -> int:
        """One of `choice.options`."""

    def think(self, choice: Choice, clock: Clock | None = None) -> Thoughts:
        """As `choose`, within the time or the simulations of a clock, and with reasons where a bot has some."""
        return Thoughts(self.choose(choice))

    def stop(self) -> None:  # noqa: B027  most bots have nothing to stop
        """Asked from another thread: answer soon with the best so far. Bots that answer at once needn't listen."""
