"""PettingZoo: every game and setting as an AEC environment."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.rl.spaces import action_space, observation_space
from kantor.rl.svg import sheet
from kantor.rl.table import Seats

MODES = ("ansi", "svg", "human")


class KantorEnv(AECEnv):  # type: ignore[misc]  # PettingZoo's base is untyped
    """One match. Agents are `seat_0` on; a seat's turn is its own to the last step, chance is resolved in between.

    The reward comes at the end: the part of the other seats that were beaten less the part that was better. At the
    horizon all agents are truncated with reward 0. Simultaneous answers are asked in seat order; nobody observes another's.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        settings: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise BadSettings("render-mode", got=str(render_mode)[:60], known=", ".join(MODES))
        self.seats = Seats(game, players, settings)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"kantor_{self.seats.game.key}_v{self.seats.game.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats.setup.players)]
        self.observation_spaces = {agent: observation_space(self.seats) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.seats) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.seats.begin(int(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.seats.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.seats.observation(seat), "action_mask": self.seats.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.seats.play(self._legal(agent, action))
        self._clear_rewards()
        if self.seats.over:
            result = self.seats.result()
            self.rewards = {name: result.utility(self.possible_agents.index(name)) for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.seats.truncated:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.seats.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the seat to move sees it: printed for `human`, else returned."""
        if self.render_mode is None:
            return None
        text = self.seats.text(self.possible_agents.index(self.agent_selection))
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else sheet(self.seats.game.titles["en"], text)

    def close(self) -> None:
        pass

    def _legal(self, agent: str, action: int | None) -> int:
        mask = self.seats.mask(self.possible_agents.index(agent))
        if not isinstance(action, int | np.integer) or not 0 <= action < len(mask) or not mask[action]:
            raise BadSettings("illegal-action", action=str(action)[:60])
        return int(action)


def env(
    game: str | Game[Any],
    players: int | None = None,
    settings: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """An AEC environment with PettingZoo's usual guards around it."""
    return wrappers.OrderEnforcingWrapper(KantorEnv(game, players, settings, render_mode))
