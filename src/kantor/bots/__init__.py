"""Bots: they know `Game`, not games, and see only what their seat may know."""

from kantor.bots.bot import Bot, Choice
from kantor.bots.greedy import GreedyBot
from kantor.bots.random import RandomBot
from kantor.bots.registry import BOTS, find_bot

Sight = Choice  # its former name, for bots that were written with it

__all__ = ["BOTS", "Bot", "Choice", "GreedyBot", "RandomBot", "Sight", "find_bot"]
