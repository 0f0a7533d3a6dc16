"""A small reference learner: numpy alone, on the CPU, from self-play in the vector environment.

The policy is one hidden layer over an observation, with a head for moves and one for the expected utility; policy
gradients improve it (an actor with a critic, whole games as returns). It is here to show how the parts fit together and
that there is something to learn, not to be strong. `python -m kantor.rl.learner merchants --minutes 2 --save w.npz`
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kantor.bots.bot import Bot, Choice
from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.observation import blank
from kantor.core.setup import Setup
from kantor.rl.numbers import numbers
from kantor.rl.vector import VectorEnv

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
WEIGHTS = "KANTOR_WEIGHTS"  # the variable that tells LearnedBot where its weights are
CRITIC = 0.5  # how much the value's error weighs


class Policy:
    """Probabilities of moves and the expected utility, from what a seat knows."""

    def __init__(self, cells: int, moves: int, hidden: int = 96, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)
        self.w = {
            "in": dice.normal(0, cells**-0.5, (cells, hidden)).astype(np.float32),
            "hide": np.zeros(hidden, np.float32),
            "out": np.zeros((hidden, moves + 1), np.float32),
            "bias": np.zeros(moves + 1, np.float32),
        }

    def forward(self, inputs: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """Hidden units, probabilities of the moves that are offered, values."""
        hidden = np.tanh(inputs @ self.w["in"] + self.w["hide"])
        outputs = hidden @ self.w["out"] + self.w["bias"]
        logits = np.where(masks > 0, outputs[:, :-1], -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), outputs[:, -1]

    def save(self, file: Path, game: Game[Any], setup: Setup) -> None:
        """The weights, with the fingerprint of the moves that they are for."""
        stamp: Any = np.array(game.catalogue(setup).fingerprint)
        np.savez(file, allow_pickle=False, fingerprint=stamp, **self.w)

    @classmethod
    def load(cls, file: Path, game: Game[Any], setup: Setup) -> Policy:
        found = np.load(file)
        if str(found["fingerprint"]) != game.catalogue(setup).fingerprint:
            raise BadSettings("weights-of-other-moves", file=str(file)[:200])
        policy = cls(*found["in"].shape)
        policy.w = {name: found[name] for name in policy.w}
        return policy


def features(observations: NDArray[np.int32]) -> Floats:
    """Large counts matter by their order of magnitude."""
    found = observations.astype(np.float32)
    return np.sign(found) * np.log1p(np.abs(found))


def picked(chances: Floats, dice: np.random.Generator) -> Ints:
    """One move a row, by its probability."""
    sums = chances.cumsum(axis=1)
    found: Ints = (sums < dice.random((len(chances), 1)) * sums[:, -1:]).sum(axis=1).astype(np.int64)
    return found


class Played(NamedTuple):
    """Decisions of finished matches, with the utility that their seat came to."""

    inputs: Floats
    masks: NDArray[np.int8]
    actions: Ints
    returns: Floats


def self_play(env: VectorEnv, policy: Policy, steps: int, dice: np.random.Generator) -> Played:
    """Let the policy play all seats. What belongs to a match that hasn't ended is left out."""
    inputs, masks, actions, seats = [], [], [], []
    returns = np.full((steps, env.count), np.nan, np.float32)
    begun = np.zeros(env.count, int)
    for step in range(steps):
        inputs.append(features(env.observations))
        masks.append(env.masks.copy())
        seats.append(env.seats.copy())
        actions.append(picked(policy.forward(inputs[-1], masks[-1])[1], dice))
        env.step(actions[-1])
        for match in np.flatnonzero(env.done):
            whose = [seats[at][match] for at in range(begun[match], step + 1)]
            returns[begun[match] : step + 1, match] = env.rewards[match][whose]
            begun[match] = step + 1
    known = ~np.isnan(returns).ravel()
    together: list[Any] = [np.concatenate(parts)[known] for parts in (inputs, masks, actions)]
    return Played(together[0], together[1], together[2], returns.ravel()[known])


class Learner:
    """Adam on the gradient of the policy, the value and a little entropy."""

    def __init__(self, policy: Policy, rate: float = 2e-3, entropy: float = 0.01) -> None:
        self.policy, self.rate, self.entropy = policy, rate, entropy
        self._means = {name: np.zeros_like(weight) for name, weight in policy.w.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in policy.w.items()}
        self._steps = 0

    def learn(self, played: Played) -> None:
        hidden, chances, values = self.policy.forward(played.inputs, played.masks)
        count = len(played.actions)
        gain = played.returns - values
        logs = np.log(np.maximum(chances, 1e-9))
        surprise = -(chances * logs).sum(axis=1, keepdims=True)
        push = -gain[:, None] * chances
        push[np.arange(count), played.actions] += gain
        push -= self.entropy * chances * (logs + surprise)
        errors = np.concatenate([push, CRITIC * gain[:, None]], axis=1).astype(np.float32) / count
        back = (errors @ self.policy.w["out"].T) * (1 - hidden**2)
        first = {"in": played.inputs.T @ back, "hide": back.sum(axis=0)}
        self._climb(first | {"out": hidden.T @ errors, "bias": errors.sum(axis=0)})

    def _climb(self, slopes: dict[str, Floats]) -> None:
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            unbiased = mean / (1 - 0.9**self._steps)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self.policy.w[name] += self.rate * unbiased / size


def train(env: VectorEnv, updates: int, steps: int = 256, seed: int = 0, minutes: float = 60.0) -> Policy:
    """Improve a policy by so many rounds of self-play, or for so long."""
    policy = Policy(env.observations.shape[1], env.masks.shape[1], seed=seed)
    learner, dice = Learner(policy), np.random.default_rng(seed)
    end = perf_counter() + 60 * minutes
    for _ in range(updates):
        if perf_counter() > end:
            break
        played = self_play(env, policy, steps, dice)
        if len(played.actions):
            learner.learn(played)
    return policy


def share_against_random(env: VectorEnv, policy: Policy, matches: int, seed: int = 1) -> float:
    """How often the policy, in seat n mod players of match n, beats random seats; a shared place counts a half."""
    dice = np.random.default_rng(seed)
    own = np.arange(env.count) % env.setup.players
    found: list[float] = []
    while len(found) < matches:
        actions = np.array(env.sample())
        mine = env.seats == own
        if mine.any():
            actions[mine] = picked(policy.forward(features(env.observations[mine]), env.masks[mine])[1], dice)
        env.step(actions)
        found.extend((env.rewards[match, own[match]] + 1) / 2 for match in np.flatnonzero(env.done))
    return float(np.mean(found))


class LearnedBot(Bot):
    """Plays by the weights whose file the variable KANTOR_WEIGHTS names: `--bots kantor.rl.learner:LearnedBot`."""

    def __init__(self) -> None:
        self._file = Path(os.environ.get(WEIGHTS, "weights.npz"))
        self._policy: Policy | None = None

    def choose(self, choice: Choice) -> int:
        if self._policy is None:
            self._policy = Policy.load(self._file, choice.game, choice.setup)
            self._row = blank(len(self._policy.w["in"]))
        self._row.begin(0)
        choice.position.observe(choice.seat, self._row)
        masks = np.zeros((1, len(choice.catalogue)), np.int8)
        masks[0, choice.options] = 1
        chances = self._policy.forward(features(numbers(self._row)[None]), masks)[1]
        return int(chances[0].argmax())


def main() -> None:
    options = argparse.ArgumentParser(description="Train the reference learner by self-play.")
    options.add_argument("game")
    options.add_argument("--players", type=int)
    options.add_argument("--minutes", type=float, default=2.0)
    options.add_argument("--save", type=Path)
    chosen = options.parse_args()
    env = VectorEnv(chosen.game, chosen.players, count=128)
    policy = train(env, updates=10**6, minutes=chosen.minutes)
    test = VectorEnv(chosen.game, chosen.players, count=128, seed=1)
    print(f"{share_against_random(test, policy, 1000):.1%} against random")
    if chosen.save:
        policy.save(chosen.save, env.game, env.setup)


if __name__ == "__main__":
    main()
