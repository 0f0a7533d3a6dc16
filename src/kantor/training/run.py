"""A training run: generations of self-play, learning and the gate, in one folder that survives being killed.

Generation 0 plays greedily; each later one plays with the best weights so far. `state.json` says what is done, the
samples lie in `g0`, `g1` and so on, the best weights in `best.weights`, what every epoch came to in `curve.jsonl`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from kantor.bots.farm import ALONE, Farm
from kantor.bots.inputs import input_names, setups
from kantor.bots.plan import plan_of
from kantor.bots.weights import Weights, kept, load
from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.setup import Setup
from kantor.training.fit import RECIPES, Progress, Recipe, fit
from kantor.training.gate import Verdict, gate
from kantor.training.lines import append_lines
from kantor.training.selfplay import Samples
from kantor.training.shards import GAMES_IN_A_SHARD, Shards, read

GAMES = 6000  # of a generation, where there is time
SIMULATIONS = 64  # of a decision in self-play
EPOCHS = 12
LEARNED_FROM = 3  # generations
PLAYING = 0.6  # of the time that is left, at most, goes into the self-play of one generation
SEEDS_OF_A_GENERATION = 10_000_000
CURVE = "curve.jsonl"


class Generation(Struct, frozen=True):
    number: int
    games: int
    positions: int
    loss: float
    verdict: Verdict
    hours: float


class Epoch(Struct, frozen=True):
    """A point of the learning curve."""

    generation: int
    games: int
    epoch: int
    loss: float
    loss_held_back: float


class State(Struct):
    """What a run has done so far."""

    game: str
    players: int
    first_seed: int
    generation: int = 0
    done: list[Generation] = []
    hours: float = 0.0


class Run:
    def __init__(
        self,
        game: Game[Any],
        players: int,
        folder: Path,
        farm: Farm = ALONE,
        say: Callable[[str], None] = lambda line: None,
        games: int = GAMES,
        seed: int = 1,
        anew: bool = False,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.game, self.players, self.folder, self.farm, self.say, self.games = game, players, folder, farm, say, games
        self._file = folder / "state.json"
        self._best = folder / "best.weights"
        if self._file.exists():
            self.state = msgspec.json.decode(self._file.read_bytes(), type=State)
        else:
            self.state = State(game.key, players, seed * 1_000_000_000)
            weights = None if anew else kept(game, players)
            if weights is not None:  # those in the repository are as good as an earlier run
                weights.save(self._best)
                self.state.generation = 1
        if (self.state.game, self.state.players) != (game.key, players):
            raise BadSettings("train-other-run", where=str(folder), game=self.state.game, players=self.state.players)
        self._setups = list(setups(game, players))
        self._planes = plan_of(game).planes or not game.parts
        self._names = input_names(game, players, self._planes)

    def best(self) -> Weights | None:
        return load(self._best) if self._best.exists() else None

    def train(self, hours: float) -> None:
        """Go on for so long. May be killed at any moment: what is lost is the shard that was just played."""
        ends = time.monotonic() + hours * 3600
        while time.monotonic() < ends:
            began = time.monotonic()
            self._generation(ends)
            self.state.hours += (time.monotonic() - began) / 3600
            self._save()

    def _generation(self, ends: float) -> None:
        number = self.state.generation
        shards = self._shards(number)
        self._play(shards, ends)
        parts = [path for part in range(max(0, number - LEARNED_FROM + 1), number + 1) for path in self._present(part)]
        games = len(shards.present()) * GAMES_IN_A_SHARD
        if not parts:
            raise BadSettings("train-no-time")
        self.say(f"generation {number}: learning from {len(parts) * GAMES_IN_A_SHARD:,} games")
        training = {"generation": number, "games": len(parts) * GAMES_IN_A_SHARD}
        samples = [read(path) for path in parts]
        # The same games are held back from each recipe, so that what they came to can be compared.
        learned = [self._learned(recipe, samples, training) for recipe in (RECIPES if self._planes else RECIPES[:1])]
        new, curve = min(learned, key=lambda found: float(found[0].header.training["loss"]))
        append_lines(self.folder / CURVE, *curve)
        verdict = gate(self.game, self._fresh(), new, self.best(), self._gate_seed(number), self.farm)
        self.say(f"generation {number}: {told(verdict)}")
        if verdict.passed:
            new.save(self._best)
        self.state.done.append(
            Generation(number, games, len(samples), new.header.training["loss"], verdict, self.state.hours)
        )
        self.state.generation += 1

    def _play(self, shards: Shards, ends: float) -> None:
        missing = shards.missing(max(1, self.games // GAMES_IN_A_SHARD))
        began = time.monotonic()
        until = began + PLAYING * (ends - began)
        for done, _ in enumerate(shards.make(missing, self.farm), 1):
            rate = done * GAMES_IN_A_SHARD / (time.monotonic() - began)
            left = min((len(missing) - done) * GAMES_IN_A_SHARD / rate, until - time.monotonic()) / 60
            self.say(
                f"generation {self.state.generation}: {len(shards.present()) * GAMES_IN_A_SHARD:,} games, "
                f"{rate:.1f} a second, {max(0.0, left):.1f} min left"
            )
            if time.monotonic() > until:
                return

    def _shards(self, number: int) -> Shards:
        first = self.state.first_seed + number * SEEDS_OF_A_GENERATION
        weights = self._best if number > 0 and self._best.exists() else None
        return Shards(self.folder / f"g{number}", self.game, self.players, weights, SIMULATIONS, first)

    def _present(self, number: int) -> list[Path]:
        return sorted((self.folder / f"g{number}").glob("*.npz"))

    def _fresh(self) -> list[Setup]:
        """The default set-up, and others in turn."""
        default = self.game.setup(self.players)
        return [default, *(setup for setup in self._setups if differs_in_one(setup, default))]

    def _gate_seed(self, number: int) -> int:
        return self.state.first_seed + (number + 1) * SEEDS_OF_A_GENERATION - 1_000_000

    def _learned(self, recipe: Recipe, samples: list[Samples], training: dict[str, Any]) -> tuple[Weights, list[Epoch]]:
        """The weights that come of a recipe, and the points of its curve."""
        curve: list[Epoch] = []

        def tell(now: Progress) -> None:
            number = self.state.generation
            curve.append(Epoch(number, training["games"], now.epoch, now.loss, now.loss_held_back))
            self.say(
                f"generation {number}: {recipe.hidden} hidden units, epoch {now.epoch} of {now.epochs}, "
                f"loss {now.loss:.4f}, on games held back {now.loss_held_back:.4f}"
            )

        found = fit(self.game, self.players, self._names, samples, recipe, EPOCHS, training, tell, planes=self._planes)
        return found, curve

    def _save(self) -> None:
        half = self._file.with_suffix(".part")
        half.write_bytes(msgspec.json.format(msgspec.json.encode(self.state)))
        half.replace(self._file)


def differs_in_one(setup: Setup, default: Setup) -> bool:
    return sum(value != default.settings[key] for key, value in setup.settings.items()) == 1


def told(verdict: Verdict) -> str:
    against = (("random", verdict.random), ("greedy", verdict.greedy), ("the last", verdict.last))
    parts = [
        f"{duel.share:.0%} [{duel.low:.0%}-{duel.high:.0%}] of {duel.games} games against {name}"
        for name, duel in against
        if duel is not None
    ]
    return ", ".join(parts) + (": taken" if verdict.passed else ": not taken")
