"""The bot `beam`: a second yardstick, above greedy in Hansa Teutonica. What it plays never changes."""

from kantor.bots.beam import Beam
from kantor.bots.bot import Bot, Choice
from kantor.bots.clock import Clock

WIDTH = 4
BEGINNINGS = 6


class BeamBot(Bot):
    """Plans its whole turn, four plans side by side, by judgement that is frozen; it doesn't look at answers.

    In Hansa Teutonica it goes by the first constants that self-play found, elsewhere by those of greedy.
    """

    def choose(self, choice: Choice) -> int:
        options = choice.options
        if len(options) == 1:
            return options[0]
        beam = Beam(choice.seat, choice.dice, Clock(), WIDTH, BEGINNINGS, 0, frozen=True)
        return beam.best(choice.position)[0].moves[0]
