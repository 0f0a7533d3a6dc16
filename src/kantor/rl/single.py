"""Gymnasium: one seat of a match against given bots."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import gymnasium

from kantor.bots.bot import Bot, Choice
from kantor.bots.registry import find_bot
from kantor.bots.simulation import line_up
from kantor.core.dice import Dice
from kantor.core.errors import BadSettings, KantorError
from kantor.core.game import Game
from kantor.games import GAMES
from kantor.rl.episode import MODES, Episode, check_mode
from kantor.rl.spaces import action_space, observation_space

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
        self.episode = Episode(game, players, settings)
        if type(seat) is not int or not 0 <= seat < self.episode.setup.players:
            raise BadSettings("learner-seat", got=str(seat)[:60], last=self.episode.setup.players - 1)
        if illegal not in ILLEGAL:
            raise BadSettings("learner-illegal", got=str(illegal)[:60], known=", ".join(ILLEGAL))
        self.seat = seat
        self.illegal = illegal
        self.names = line_up(bots, self.episode.setup.players - 1)
        self.observation_space = observation_space(self.episode)
        self.action_space = action_space(self.episode)
        self.metadata = {"render_modes": list(MODES), "render_fps": 2}
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self._bot_dice = Dice(int(self.np_random.integers(2**62)))
        self._begin()
        while self.episode.over:  # before the learner was asked anything
            self._begin()
        return self.episode.observed(self.seat), {}

    def _begin(self) -> None:
        self.episode.begin(int(self.np_random.integers(2**62)))
        others = [find_bot(name)() for name in self.names]
        self._bots: list[Bot | None] = [*others[: self.seat], None, *others[self.seat :]]
        self._let_bots_play()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        try:
            move = self.episode.checked(action)
        except KantorError as refusal:
            if self.illegal == "refuse":
                raise
            return self.episode.observed(self.seat), -1.0, True, False, {"refused": str(refusal)}
        self.episode.play(move)
        self._let_bots_play()
        over = self.episode.over
        reward = self.episode.result().utility(self.seat) if over else 0.0
        return self.episode.observed(self.seat), reward, over, self.episode.truncated, {}

    def render(self) -> Any:
        return self.episode.drawn(self.seat, self.render_mode)

    def action_masks(self) -> Any:
        """The mask alone, under the name that learners with masks ask for."""
        return self.episode.mask(self.seat).astype(bool)

    def _let_bots_play(self) -> None:
        episode = self.episode
        while not episode.over and not episode.truncated and episode.seat != self.seat:
            bot = self._bots[episode.seat]
            assert bot is not None
            episode.play(
                bot.choose(Choice(episode.game, episode.setup, episode.position, episode.seat, self._bot_dice))
            )


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
