"""A batch of matches with numpy's view of its memory: a whole vector environment, or one process's part of it."""

from __future__ import annotations

import ctypes
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kantor.core.game import Game
from kantor.core.planes import total
from kantor.core.setup import Setup
from kantor.rl.batch import Batch
from kantor.rl.numbers import numbers


class Plan(NamedTuple):
    """What a batch is made of. `first` is the number of its first match."""

    game: Game[Any]
    setup: Setup
    matches: int
    seed: int
    first: int = 0

    @property
    def cells(self) -> int:
        return total(self.game.planes(self.setup))

    @property
    def moves(self) -> int:
        return len(self.game.catalogue(self.setup))


class Arrays(NamedTuple):
    """What there is to see after each step; see `VectorEnv`."""

    observations: NDArray[np.int32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    done: NDArray[np.uint8]
    rewards: NDArray[np.float64]


class Shard:
    """The matches of one process."""

    def __init__(self, plan: Plan) -> None:
        start = plan.game.new(plan.setup)
        move_limit = plan.game.move_limit(plan.setup)
        self.batch = batch = Batch(start, plan.matches, plan.moves, plan.cells, move_limit, plan.seed, plan.first)
        self.arrays = Arrays(
            numbers(batch.observation).reshape(plan.matches, plan.cells),
            np.asarray(memoryview(batch.mask)).view(np.int8).reshape(plan.matches, plan.moves),
            np.asarray(memoryview(batch.seats)),
            np.asarray(memoryview(batch.done)),
            np.asarray(memoryview(batch.rewards)).reshape(plan.matches, plan.setup.players),
        )

    def first_illegal(self, actions: list[int]) -> int:
        return int(self.batch.first_illegal(actions))

    def step(self, actions: list[int]) -> None:
        if not self.batch.observation.remembers:
            self._clear()
        self.batch.step(actions)

    def _clear(self) -> None:
        """All rows at once: the compiled loop would look at each number's place before it writes there."""
        rows = self.arrays.observations
        ctypes.memset(rows.ctypes.data, 0, rows.nbytes)

    def sample(self) -> list[int]:
        return self.batch.random_actions()

    def close(self) -> None:
        pass
