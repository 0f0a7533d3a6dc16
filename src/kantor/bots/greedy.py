"""A bot that looks to the end of its own action and takes what stands best there."""

from kantor.bots.bot import Bot, Sight
from kantor.bots.search import option_values

SAME = 1e-9


class GreedyBot(Bot):
    """Looks to the end of its compound action, or the next chance or other seat, by the game's own evaluation.

    What it can't know is drawn up to `samples` times and the values are averaged: all options in the first sample, in
    the others those that were best, as long as samples differ. Of long actions it follows the `width` most promising
    beginnings.
    """

    def __init__(self, samples: int = 3, width: int = 6, contenders: int = 8) -> None:
        self.samples = samples
        self.width = width
        self.contenders = contenders

    def choose(self, sight: Sight) -> int:
        options = sight.options
        if len(options) == 1:
            return options[0]
        values = option_values(sight.position, sight.seat, options, self.width)
        ranked = sorted(zip(values, options, strict=True), reverse=True)
        least = ranked[min(self.contenders, len(ranked)) - 1][0]
        best = [(value, option) for value, option in ranked if value >= least - SAME][: 2 * self.contenders]
        totals = self._averaged(sight, [option for _, option in best], [value for value, _ in best])
        top = max(totals.values())
        equal = [option for option in options if totals.get(option, top - 1) >= top - SAME]
        return equal[sight.dice.below(len(equal))]

    def _averaged(self, sight: Sight, options: list[int], values: list[float]) -> dict[int, float]:
        totals = dict(zip(options, values, strict=True))
        for _ in range(self.samples - 1):
            again = option_values(sight.another(), sight.seat, options, self.width)
            if again == values:
                break  # nothing that the seat can't know matters here
            for option, value in zip(options, again, strict=True):
                totals[option] += value
        return totals
