"""Bots: they know `Game`, not games, and see only what their seat may know."""

from kantor.bots.bot import Bot, Sight
from kantor.bots.greedy import GreedyBot
from kantor.bots.random import RandomBot
from kantor.bots.registry import BOTS, find_bot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Sight", "find_bot"]
