"""Gymnasium: one seat of a match against given bots."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from kantor.bots.bot import Bot, Sight
from kantor.bots.registry import find_bot
from kantor.bots.simulation import line_up
from kantor.core.dice import Dice
from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.rl.spaces import action_space, observation_space
from kantor.rl.table import Seats

Observed = dict[str, Any]


class SingleSeat(gymnasium.Env[Observed, int]):
    """The learner plays `seat`; the bots play on until it is asked again. Rewards as in the AEC environment."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        settings: Mapping[str, object] | None = None,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        render_mode: str | None = None,
    ) -> None:
        self.seats = Seats(game, players, settings)
        if not 0 <= seat < self.seats.setup.players:
            raise BadSettings("learner-seat", got=str(seat)[:60], last=self.seats.setup.players - 1)
        self.seat = seat
        self.names = line_up(bots, self.seats.setup.players - 1)
        self.observation_space = observation_space(self.seats)
        self.action_space = action_space(self.seats)  # type: ignore[assignment]  # numbers of numpy are numbers
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self.seats.begin(int(self.np_random.integers(2**62)))
        self._thoughts = Dice(int(self.np_random.integers(2**62)))
        others = [find_bot(name)() for name in self.names]
        self._bots: list[Bot | None] = [*others[: self.seat], None, *others[self.seat :]]
        self._let_bots_play()
        return self._observed(), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        mask = self.seats.mask(self.seat)
        if not isinstance(action, int | np.integer) or not 0 <= action < len(mask) or not mask[action]:
            raise BadSettings("illegal-action", action=str(action)[:60])
        self.seats.play(int(action))
        self._let_bots_play()
        over = self.seats.over
        reward = self.seats.result().utility(self.seat) if over else 0.0
        return self._observed(), reward, over, self.seats.truncated, {}

    def render(self) -> str | None:  # type: ignore[override]  # ours is always text
        return self.seats.text(self.seat) if self.render_mode == "ansi" else None

    def _observed(self) -> Observed:
        return {"observation": self.seats.observation(self.seat), "action_mask": self.seats.mask(self.seat)}

    def _let_bots_play(self) -> None:
        seats = self.seats
        while not seats.over and not seats.truncated and seats.seat != self.seat:
            bot = self._bots[seats.seat]
            assert bot is not None
            seats.play(bot.choose(Sight(seats.game, seats.setup, seats.position, seats.seat, self._thoughts)))


def single(
    game: str | Game[Any],
    players: int | None = None,
    settings: Mapping[str, object] | None = None,
    seat: int = 0,
    bots: Sequence[str] = ("random",),
    render_mode: str | None = None,
) -> SingleSeat:
    return SingleSeat(game, players, settings, seat, bots, render_mode)
