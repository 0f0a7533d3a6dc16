"""Many matches stepped together, for learners that want numbers by the million."""

from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.rl.batch import LAST_SEED, MOST_MATCHES
from kantor.rl.episode import find
from kantor.rl.shard import Plan, Shard
from kantor.rl.workers import Workers


class VectorEnv:
    """`count` matches. After `step`, the arrays hold what the seats to move see; a match that ended has begun anew.

    The arrays are views of the engine's own memory: the next step writes over them. Copy what you keep.

    - `observations` (count, cells) int32, `masks` (count, moves) int8: for the seat to move
    - `seats` (count,) int64: whose move it is
    - `done` (count,) uint8: 1 ended by the rules, 2 cut off at the limit of moves, in the last step
    - `rewards` (count, players) float64: utilities of a match that just ended, else 0

    A match plays the same whatever `count` and `processes` are: its chance comes from the seed and its own number.
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        settings: Mapping[str, object] | None = None,
        count: int = 64,
        seed: int = 0,
        processes: int = 1,
    ) -> None:
        if type(count) is not int or not 1 <= count <= MOST_MATCHES:
            raise BadSettings("vector-count", got=str(count)[:60], most=MOST_MATCHES)
        if type(seed) is not int or not 0 <= seed < LAST_SEED:
            raise BadSettings("vector-seed", got=str(seed)[:60])
        if type(processes) is not int or not 1 <= processes <= count:
            raise BadSettings("vector-processes", got=str(processes)[:60])
        self.game = find(game)
        self.setup = self.game.setup(players, settings)
        self.catalogue = self.game.catalogue(self.setup)
        self.planes = self.game.planes(self.setup)
        self.count = count
        plan = Plan(self.game, self.setup, count, seed)
        self._runner: Shard | Workers = Shard(plan) if processes == 1 else Workers(plan, processes)
        arrays = self._runner.arrays
        self.observations: NDArray[np.int32] = arrays.observations
        self.masks: NDArray[np.int8] = arrays.masks
        self.seats: NDArray[np.int64] = arrays.seats
        self.done: NDArray[np.uint8] = arrays.done
        self.rewards: NDArray[np.float64] = arrays.rewards

    def step(self, actions: ArrayLike) -> None:
        """Play one action in each match. If one of them isn't legal, nothing is played."""
        wanted = np.asarray(actions)
        if wanted.shape != (self.count,) or wanted.dtype.kind not in "iu":
            raise BadSettings("vector-actions", count=self.count)
        self.play(wanted.tolist())

    def play(self, actions: list[int]) -> None:
        """The same from a list of whole numbers."""
        if len(actions) != self.count:
            raise BadSettings("vector-actions", count=self.count)
        wrong = self._runner.first_illegal(actions)
        if wrong >= 0:
            raise BadSettings("vector-illegal", match=wrong, action=actions[wrong])
        self._runner.step(actions)

    def sample(self) -> list[int]:
        """A legal action for each match, all alike."""
        return self._runner.sample()

    def close(self) -> None:
        """End the processes, if there are any."""
        self._runner.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def vector(
    game: str | Game[Any],
    players: int | None = None,
    settings: Mapping[str, object] | None = None,
    count: int = 64,
    seed: int = 0,
    processes: int = 1,
) -> VectorEnv:
    return VectorEnv(game, players, settings, count, seed, processes)
