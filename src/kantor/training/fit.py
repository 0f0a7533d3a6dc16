"""Learning: a network with one hidden layer from samples of self-play, by Adam, on one core.

Besides the parts of the win it learns how many points a seat ends ahead of the mean. That says more about a game than
who won it, so fewer games are enough; the finished weights leave it out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from kantor.bots.network import LARGEST
from kantor.bots.weights import Header, Weights
from kantor.core.game import Game
from kantor.training.selfplay import Samples

BATCH = 512
RATE = 2e-3
LAST_RATE = 5e-5
MARGIN_WEIGHT = 0.3
HELD_BACK = 0.1  # of the games, to see what was learned
STEEPEST = 3.0  # no input that hardly ever changes may be blown up beyond this
TINY = 1e-9


class Recipe(Struct, frozen=True):
    """So many hidden units; `dropped` of the inputs are left out at every step, so that none is relied on alone, and
    weights shrink by `decay`. What is best depends on the game and on how much there is to learn from."""

    hidden: int
    dropped: float
    decay: float


RECIPES = (Recipe(32, 0.1, 3e-3), Recipe(64, 0.5, 2e-2))


class Progress(Struct, frozen=True):
    """After an epoch: the loss on the games that were learned from, and on those held back."""

    epoch: int
    epochs: int
    loss: float
    loss_held_back: float


class Data:
    """All samples as one matrix of small whole numbers."""

    def __init__(self, parts: Sequence[Samples], inputs: int) -> None:
        counts = [len(part.shares) for part in parts]
        self.inputs = np.zeros((sum(counts), inputs), dtype=np.int8)
        start = 0
        for part, count in zip(parts, counts, strict=True):
            rows = start + np.repeat(np.arange(count), np.diff(part.starts))
            self.inputs[rows, part.columns] = np.clip(part.values, -127, 127)
            start += count
        self.shares = np.concatenate([part.shares for part in parts])
        margins = np.concatenate([part.margins for part in parts])
        self.margins = margins / max(float(margins.std()), TINY)
        standings = np.concatenate([part.standings for part in parts])
        self.scale = max(float(standings.std()), TINY)
        found = np.concatenate([part.parts for part in parts])
        # How much each of the further inputs varies: parts of standings where a game has them, else evaluations.
        self.spread = np.maximum(found.std(axis=0), 1 / STEEPEST) if found.shape[1] else np.ones(standings.shape[1])
        self.standings = (
            found / self.spread if found.shape[1] else np.clip(standings / self.scale, -LARGEST, LARGEST)
        ).astype(np.float32)
        self.games = np.concatenate([part.games for part in parts])
        self.norm = self._norm()

    def _norm(self) -> Any:
        """What each input is multiplied with, so that all are alike, and all of a row together about as large as one
        part of a standing: Adam moves every weight by the same step, and hundreds of inputs would drown the parts.
        Inputs that never change count for nothing."""
        size = np.zeros(self.inputs.shape[1], dtype=np.float32)
        changes = np.zeros(len(size), dtype=bool)
        for start in range(0, len(size), 256):
            some = self.inputs[:, start : start + 256]
            size[start : start + 256] = np.sqrt(np.square(some, dtype=np.float32).mean(axis=0))
            changes[start : start + 256] = some.min(axis=0) != some.max(axis=0)
        norm = np.where(changes, 1 / np.maximum(size, 1 / STEEPEST), 0)
        return (norm / max(float(np.sqrt(np.square(size * norm).sum())), 1.0)).astype(np.float32)

    def rows(self, which: Any) -> Any:
        return np.concatenate([self.inputs[which] * self.norm, self.standings[which]], axis=1, dtype=np.float32)


class Net:
    """The parameters in order: first layer, its bias, second layer, its bias; the last two columns-wise twice as wide,
    for parts of the win and for margins."""

    def __init__(self, inputs: int, hidden: int, players: int, seed: int, decay: float) -> None:
        draw = np.random.default_rng(seed)
        self.players = players
        self.decay = decay
        self.parts: list[Any] = [
            (draw.normal(size=(inputs, hidden)) * 0.04).astype(np.float32),
            np.zeros(hidden, dtype=np.float32),
            (draw.normal(size=(hidden, 2 * players)) * 0.1).astype(np.float32),
            np.zeros(2 * players, dtype=np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def forward(self, rows: Any) -> tuple[Any, Any, Any]:
        """The hidden layer, the chances and the margins."""
        hidden = np.maximum(rows @ self.parts[0] + self.parts[1], 0)
        out = hidden @ self.parts[2] + self.parts[3]
        logits = out[:, : self.players] - out[:, : self.players].max(axis=1, keepdims=True)
        chances = np.exp(logits)
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, self.players :]

    def learn(self, rows: Any, shares: Any, margins: Any, rate: float) -> float:
        """One step; the loss before it."""
        hidden, chances, guessed = self.forward(rows)
        slope = np.concatenate([chances - shares, MARGIN_WEIGHT * (guessed - margins)], axis=1) / len(rows)
        back = (slope @ self.parts[2].T) * (hidden > 0)
        slopes = [rows.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        self.steps += 1
        for index, found in enumerate(slopes):
            part = self.parts[index]
            self.means[index] += 0.1 * (found - self.means[index])
            self.squares[index] += 0.001 * (found * found - self.squares[index])
            step = self.means[index] / (1 - 0.9**self.steps)
            step /= np.sqrt(self.squares[index] / (1 - 0.999**self.steps)) + 1e-8
            self.parts[index] = part - rate * (step + (self.decay * part if part.ndim == 2 else 0))
        return float(-(shares * np.log(chances + TINY)).sum() / len(rows))


def fit(
    game: Game[Any],
    players: int,
    names: tuple[str, ...],
    parts: Sequence[Samples],
    recipe: Recipe,
    epochs: int,
    training: dict[str, Any],
    progress: Callable[[Progress], None] = lambda now: None,
    seed: int = 1,
    planes: bool = True,
) -> Weights:
    """Learn from samples; the weights of the epoch that judged the games held back best."""
    data = Data(parts, len(names))
    draw = np.random.default_rng(seed)
    numbers = np.unique(data.games)
    held = np.isin(data.games, draw.permutation(numbers)[: max(1, int(len(numbers) * HELD_BACK))])
    learned, tried = np.nonzero(~held)[0], np.nonzero(held)[0]
    net = Net(len(names) + data.standings.shape[1], recipe.hidden, players, seed, recipe.decay)
    best, kept = np.inf, net.parts
    for epoch in range(epochs):
        rate = LAST_RATE + (RATE - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        order = draw.permutation(learned)
        losses = []
        for start in range(0, len(order), BATCH):
            which = order[start : start + BATCH]
            rows = data.rows(which)
            if planes:
                rows[:, : len(names)] *= (draw.random(len(names)) > recipe.dropped) / np.float32(1 - recipe.dropped)
            losses.append(net.learn(rows, data.shares[which], data.margins[which], rate))
        loss = loss_of(net, data, tried)
        if loss < best:
            best, kept = loss, [part.copy() for part in net.parts]
        progress(Progress(epoch + 1, epochs, float(np.mean(losses)), loss))
    first = kept[0].copy()
    first[: len(names)] *= data.norm[:, None]
    first[len(names) :] /= data.spread[:, None]
    header = Header(
        game=game.key,
        players=players,
        version=game.version,
        hidden=recipe.hidden,
        scale=data.scale,
        inputs=names,
        planes=planes,
        parts=game.parts,
        training={
            **training,
            "positions": len(data.shares),
            "loss": round(best, 4),
            "dropped": recipe.dropped,
            "decay": recipe.decay,
        },
    )
    return Weights(
        header,
        numbers_in(first),
        numbers_in(kept[1]),
        numbers_in(kept[2][:, :players].T),
        numbers_in(kept[3][:players]),
    )


def loss_of(net: Net, data: Data, which: Any) -> float:
    """The mean surprise at who won."""
    total = 0.0
    for start in range(0, len(which), 4096):
        part = which[start : start + 4096]
        total -= float((data.shares[part] * np.log(net.forward(data.rows(part))[1] + TINY)).sum())
    return total / max(1, len(which))


def numbers_in(part: Any) -> tuple[float, ...]:
    return tuple(float(number) for number in part.ravel())
