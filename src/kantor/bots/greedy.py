"""A bot that looks to the end of its own action and takes what stands best there."""

from kantor.bots.bot import Bot, Choice
from kantor.bots.search import option_values
from kantor.core.position import Position

SAME = 1e-9


class GreedyBot(Bot):
    """Looks to the end of its compound action, or the next chance or other seat, by the game's own evaluation.

    What it can't know is drawn `samples` times and the values are averaged: those of all options in the first sample,
    in the others those of the best `contenders`. Of long actions it follows the `width` most promising beginnings.
    """

    def __init__(self, samples: int = 3, width: int = 6, contenders: int = 8) -> None:
        self.samples = samples
        self.width = width
        self.contenders = contenders

    def choose(self, choice: Choice) -> int:
        options = choice.options
        if len(options) == 1:
            return options[0]
        values = option_values(choice.position, choice.seat, options, self.width)
        least = sorted(values, reverse=True)[: self.contenders][-1]
        best = [(option, value) for option, value in zip(options, values, strict=True) if value >= least - SAME]
        totals = self._totals(choice, [option for option, _ in best], [value for _, value in best])
        top = max(totals)
        equal = [option for (option, _), total in zip(best, totals, strict=True) if total >= top - SAME]
        return equal[choice.dice.below(len(equal))]

    def _totals(self, choice: Choice, options: list[int], values: list[float]) -> list[float]:
        """The values of these options in all samples; `values` are those in the first."""
        totals = values
        for _ in range(self.samples - 1):
            other = choice.another()
            again = values
            if differ(choice.position, other):
                again = option_values(other, choice.seat, options, self.width)
            totals = [total + value for total, value in zip(totals, again, strict=True)]
        return totals


def differ(one: Position, other: Position) -> bool:
    """What was drawn anew matters to somebody."""
    return any(one.evaluate(seat) != other.evaluate(seat) for seat in range(one.players))
