"""A bot that picks any move, all alike."""

from kantor.bots.bot import Bot, Choice


class RandomBot(Bot):
    def choose(self, choice: Choice) -> int:
        options = choice.options
        return options[choice.dice.below(len(options))]
