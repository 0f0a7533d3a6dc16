"""A bot that picks any move, all alike."""

from kantor.bots.bot import Bot, Sight


class RandomBot(Bot):
    def choose(self, sight: Sight) -> int:
        options = sight.options
        return options[sight.dice.below(len(options))]
