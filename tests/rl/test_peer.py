"""OpenSpiel's search as a bot: it plays what is allowed."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel")

from kantor import GAMES
from kantor.bots import Choice, find_bot
from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.position import options_of


@pytest.mark.compiled
@pytest.mark.parametrize("key", ["merchants", "empire"])
def test_openspiels_search_plays_our_games(key: str) -> None:
    game = GAMES[key]
    setup = game.setup(2)
    at = game.new(setup)
    bot = find_bot("openspiel@20")()
    for number in range(6):
        seat = settle_chance(at, Dice(number), Options())
        move = bot.choose(Choice(game, setup, at, seat, Dice(number)))
        assert move in options_of(at, seat)
        at.play(seat, move)
