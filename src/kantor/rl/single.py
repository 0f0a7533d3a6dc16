"""Gymnasium: one seat of a match against given bots."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import gymnasium

from kantor.bots.bot import Bot, Sight
from kantor.bots.registry import find_bot
from kantor.bots.simulation import line_up
from kantor.core.dice import Dice
from kantor.core.errors import BadSettings, KantorError
from kantor.core.game import Game
from kantor.games import GAMES
from kantor.rl.spaces import action_space, observation_space
from kantor.rl.table import MODES, Seats, check_mode

Observed = dict[str, Any]
ILLEGAL = ("lose", "refuse")


class SingleSeat(gymnasium.Env[Observed, Any]):
    """The learner plays `seat`; the bots play on until it is asked again. Rewards as in the AEC environment.

    An action that isn't offered loses the match at once (reward -1, the reason in `info["refused"]`), as Gymnasium's
    learners expect; with `illegal="refuse"` it raises instead, and nothing is played.
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        settings: Mapping[str, object] | None = None,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        illegal: Literal["lose", "refuse"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.seats = Seats(game, players, settings)
        if type(seat) is not int or not 0 <= seat < self.seats.setup.players:
            raise BadSettings("learner-seat", got=str(seat)[:60], last=self.seats.setup.players - 1)
        if illegal not in ILLEGAL:
            raise BadSettings("learner-illegal", got=str(illegal)[:60], known=", ".join(ILLEGAL))
        self.seat = seat
        self.illegal = illegal
        self.names = line_up(bots, self.seats.setup.players - 1)
        self.observation_space = observation_space(self.seats)
        self.action_space = action_space(self.seats)
        self.metadata = {"render_modes": list(MODES), "render_fps": 2}
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self._thoughts = Dice(int(self.np_random.integers(2**62)))
        self._begin()
        while self.seats.over:  # before the learner was asked anything
            self._begin()
        return self.seats.observed(self.seat), {}

    def _begin(self) -> None:
        self.seats.begin(int(self.np_random.integers(2**62)))
        others = [find_bot(name)() for name in self.names]
        self._bots: list[Bot | None] = [*others[: self.seat], None, *others[self.seat :]]
        self._let_bots_play()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        try:
            move = self.seats.checked(action)
        except KantorError as refusal:
            if self.illegal == "refuse":
                raise
            return self.seats.observed(self.seat), -1.0, True, False, {"refused": str(refusal)}
        self.seats.play(move)
        self._let_bots_play()
        over = self.seats.over
        reward = self.seats.result().utility(self.seat) if over else 0.0
        return self.seats.observed(self.seat), reward, over, self.seats.truncated, {}

    def render(self) -> Any:
        return self.seats.drawn(self.seat, self.render_mode)

    def action_masks(self) -> Any:
        """The mask alone, under the name that learners with masks ask for."""
        return self.seats.mask(self.seat).astype(bool)

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
    illegal: Literal["lose", "refuse"] = "lose",
    render_mode: str | None = None,
) -> SingleSeat:
    return SingleSeat(game, players, settings, seat, bots, illegal, render_mode)


def register() -> None:
    """Let `gymnasium.make("kantor/merchants-v1", players=3)` find every game."""
    for key, game in GAMES.items():
        name = f"kantor/{key}-v{game.version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="kantor.rl.single:SingleSeat", kwargs={"game": key})
