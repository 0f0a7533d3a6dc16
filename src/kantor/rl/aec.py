"""PettingZoo: every game and setting as an AEC environment."""

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kantor.core.game import Game
from kantor.rl.episode import MODES, Episode, check_mode
from kantor.rl.spaces import action_space, observation_space


class KantorEnv(AECEnv):  # type: ignore[misc]  # PettingZoo's base is untyped
    """One match. Agents are `seat_0` on; a seat's turn is its own to the last step, chance is resolved in between.

    The reward comes at the end: the part of the other seats that were beaten less the part that was better. At the
    limit of moves all agents are truncated with reward 0. Simultaneous answers are asked in seat order, and nobody
    observes another's. An action that isn't offered is refused with the rule that forbids it, and nothing is played.
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        settings: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.episode = Episode(game, players, settings)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"kantor_{self.episode.game.key}_v{self.episode.game.version}",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.setup.players)]
        self.observation_spaces = {agent: observation_space(self.episode) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.episode) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(int(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.episode.observed(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.play(self.episode.checked(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.over:
            result = self.episode.result()
            self.rewards = {name: result.utility(self.possible_agents.index(name)) for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.episode.truncated:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the seat to move sees it."""
        return self.episode.drawn(self.possible_agents.index(self.agent_selection), self.render_mode)

    def close(self) -> None:
        pass


def env(
    game: str | Game[Any],
    players: int | None = None,
    settings: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """An AEC environment with PettingZoo's guard against calls out of order."""
    return wrappers.OrderEnforcingWrapper(KantorEnv(game, players, settings, render_mode))
