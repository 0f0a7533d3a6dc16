"""OpenSpiel: every game as a Python game. Needs the extra `kantor[openspiel]`.

Importing this module registers the games: `pyspiel.load_game("kantor_merchants(players=3)")`, with the game's settings
as parameters, and `horizon` for games that are to be cut off earlier than is usual. Chance is explicit, seats
that answer at once answer in seat order, and nobody is told another's answer before it is opened. Actions and outcomes
of chance are numbers of the catalogue. The utility is `Result.utility`: the part of the other seats that were beaten
less the part that was better, 0 for all at the limit of moves; it lies in [-1, 1] and adds up to 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pyspiel

from kantor.core.dice import Dice
from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.setup import Setting, Setup
from kantor.games import GAMES
from kantor.rl.observer import Observer
from kantor.rl.recall import RecalledMatch, begin

HORIZON = "horizon"  # OpenSpiel's parameter
_SEEDS = 2**52


class KantorState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    """A state. OpenSpiel clones and pickles its attributes, so there is only one, which knows how to copy itself."""

    def __init__(self, game: KantorGame) -> None:
        super().__init__(game)
        self.match: RecalledMatch = begin(game.kantor, game.setup, game.move_limit)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actor = self.match.position.actor()
        return int(actor) if actor >= 0 else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.options(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.match.outcomes()
        whole = sum(weight for _, weight in outcomes)
        return [(move, weight / whole) for move, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.match.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.catalogue.texts[action]

    def is_terminal(self) -> bool:
        return self.match.ended

    def returns(self) -> list[float]:
        return self.match.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> KantorState:
        """A state that is as likely for what `player` knows. It has no history: that would reveal secrets."""
        other: KantorState = self.get_game().new_initial_state()
        other.match = self.match.resampled(player, Dice(int(sampler() * _SEEDS)))
        return other

    def __str__(self) -> str:
        return self.match.text()


class KantorGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    """One of our games under one set-up. Each game has a subclass, which names it."""

    kantor: ClassVar[Game[Any]]

    def __init__(self, params: Mapping[str, Any]) -> None:
        kantor = self.kantor
        self.setup = setup_from(kantor, params)
        usual = kantor.move_limit(self.setup)
        self.move_limit = int(params.get(HORIZON, 0)) or usual
        if not 0 < self.move_limit <= usual:
            raise BadSettings("bad-horizon", horizon=self.move_limit, usual=usual)
        moves = len(kantor.catalogue(self.setup))
        info = pyspiel.GameInfo(
            num_distinct_actions=moves,
            max_chance_outcomes=moves,
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.move_limit,
        )
        super().__init__(game_type(kantor), info, dict(params))

    def new_initial_state(self) -> KantorState:
        return KantorState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers have no parameters, but {params} were given")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there are observers of what one seat knows, and of what everybody does")
        alone = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.kantor.planes(self.setup), private=alone, recall=wanted.perfect_recall)


def game_type(game: Game[Any]) -> Any:
    parameters = {
        "players": game.seats[0],
        HORIZON: 0,
        **{setting.key: parameter(setting) for setting in game.settings},
    }
    return pyspiel.GameType(
        short_name=f"kantor_{game.key}",
        long_name=f"{game.titles['en']} (Kantor, version {game.version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def setup_from(game: Game[Any], params: Mapping[str, Any]) -> Setup:
    """A set-up from OpenSpiel's parameters. An order is written with slashes, as 1/0/2: commas part the parameters."""
    known = {setting.key: setting for setting in game.settings}
    chosen: dict[str, object] = {}
    for key, value in params.items():
        if key not in ("players", HORIZON) and not (key in known and value == parameter(known[key])):
            chosen[key] = known[key].parse(value) if key in known and isinstance(value, str) else value
    return game.setup(int(params.get("players", game.seats[0])), chosen)


def parameter(setting: Setting) -> bool | int | str:
    """A setting's default as a parameter. Where it depends on the players: "", or the number below all others."""
    if setting.kind == "order" or (setting.kind == "choice" and setting.default_for):
        return ""
    if setting.kind == "number" and setting.default_for:
        return int(setting.values[0]) - 1
    return setting.default


def register(game: Game[Any]) -> str:
    """Register a game, once; the name under which `pyspiel.load_game` finds it."""
    kind = game_type(game)
    if kind.short_name not in pyspiel.registered_names():
        # A class and not a function: OpenSpiel releases it after the interpreter has ended, when nothing may be freed
        # any more; releasing a class frees nothing.
        pyspiel.register_game(kind, type(f"{type(game).__name__}Game", (KantorGame,), {"kantor": game}))
    return str(kind.short_name)


for _game in GAMES.values():
    register(_game)
