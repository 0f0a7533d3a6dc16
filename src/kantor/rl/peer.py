"""OpenSpiel's own search as a bot, to compare ours with. Needs the extra `kantor[openspiel]`.

Its Monte Carlo tree search knows nothing of hidden cards, so it searches some positions that are as likely for what the
seat knows, and what was tried most often in all of them together is played. Leaves are valued by random play to the
end, as its examples do.
"""

from __future__ import annotations

from time import thread_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from kantor.bots.bot import Bot, Choice
from kantor.rl.openspiel import KantorState, register
from kantor.rl.recall import RecalledMatch, ToldLines

EXPLORE = 2.0
WORLDS = 4  # positions that are searched, one after the other
FIRST = 4  # simulations from which the speed is told


class OpenSpielBot(Bot):
    """Thinks for about so many milliseconds of processor time a decision."""

    def __init__(self, milliseconds: float = 200.0) -> None:
        self.milliseconds = milliseconds

    def choose(self, choice: Choice) -> int:
        options = choice.options
        if len(options) == 1:
            return options[0]
        game = loaded(choice)
        draw = np.random.RandomState(choice.dice.below(2**31))
        began = thread_time()
        ends = began + self.milliseconds / 1000
        visits = dict.fromkeys(options, 0)
        done = 0
        for world in range(WORLDS):
            now = thread_time()
            if done and now >= ends:
                break
            most = FIRST
            if done:
                most = max(1, int(done / (now - began) * (ends - now) / (WORLDS - world)))
            bot = mcts.MCTSBot(game, EXPLORE, most, mcts.RandomRolloutEvaluator(1, draw), random_state=draw)
            for child in bot.mcts_search(self._state(game, choice)).children:
                visits[child.action] += child.explore_count
            done += most
        return max(options, key=visits.__getitem__)

    def _state(self, game: Any, choice: Choice) -> KantorState:
        state: KantorState = game.new_initial_state()
        nothing = ToldLines(((),) * choice.setup.players, ())
        limit = choice.game.move_limit(choice.setup)
        state.match = RecalledMatch(choice.game, choice.setup, choice.another(), limit, 0, nothing)
        return state


def loaded(choice: Choice) -> Any:
    """The game as OpenSpiel knows it; its settings matter to the positions alone, which are given."""
    return pyspiel.load_game(f"{register(choice.game)}(players={choice.setup.players})")
