"""A bot that looks to the end of its own action and takes what stands best there."""

from kantor.bots.bot import Bot, Sight
from kantor.bots.search import option_values
from kantor.core.position import Position


class GreedyBot(Bot):
    """Looks to the end of its compound action, or the next chance or other seat, by the game's own evaluation.

    What it can't know is drawn `samples` times and the values are averaged. Of long actions it follows the `width` most
    promising beginnings.
    """

    def __init__(self, samples: int = 3, width: int = 6) -> None:
        self.samples = samples
        self.width = width

    def choose(self, sight: Sight) -> int:
        options = sight.options
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for position in self._positions(sight):
            values = option_values(position, sight.seat, options, self.width)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        best = max(totals)
        equal = [option for option, total in zip(options, totals, strict=True) if total >= best - 1e-9]
        return equal[sight.dice.below(len(equal))]

    def _positions(self, sight: Sight) -> list[Position]:
        return [sight.position, *(sight.another() for _ in range(self.samples - 1))]
