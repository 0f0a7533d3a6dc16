"""Many matches stepped together, for learners that want numbers by the million."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kantor.core.dice import Dice
from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.planes import total
from kantor.rl.batch import Batch
from kantor.rl.table import find


class VectorEnv:
    """`count` matches. After `step`, the arrays hold what the seats to move see; a match that ended has begun anew.

    The arrays are views of the engine's own memory: the next step writes over them. Copy what you keep.

    - `observations` (count, cells) int32, `masks` (count, moves) int8: for the seat to move
    - `seats` (count,) int64: whose move it is
    - `done` (count,) uint8: 1 ended by the rules, 2 cut off at the horizon, in the last step
    - `rewards` (count, players) float64: utilities of a match that just ended, else 0
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        settings: Mapping[str, object] | None = None,
        count: int = 64,
        seed: int = 0,
    ) -> None:
        if type(count) is not int or not 1 <= count <= 1_000_000:
            raise BadSettings("vector-count", got=str(count)[:60])
        self.game = find(game)
        self.setup = self.game.setup(players, settings)
        self.catalogue = self.game.catalogue(self.setup)
        self.planes = self.game.planes(self.setup)
        self.count = count
        cells, moves, seats = total(self.planes), len(self.catalogue), self.setup.players
        horizon = self.game.horizon(self.setup)
        self._batch = Batch(self.game.new(self.setup), count, moves, cells, horizon, seed)
        self._sampling = Dice(~seed)
        batch = self._batch
        self.observations: NDArray[np.int32] = np.asarray(memoryview(batch.observation.cells)).reshape(count, cells)
        self.masks: NDArray[np.int8] = np.asarray(memoryview(batch.mask)).view(np.int8).reshape(count, moves)
        self.seats: NDArray[np.int64] = np.asarray(memoryview(batch.seats))
        self.done: NDArray[np.uint8] = np.asarray(memoryview(batch.done))
        self.rewards: NDArray[np.float64] = np.asarray(memoryview(batch.rewards)).reshape(count, seats)

    def step(self, actions: ArrayLike) -> None:
        """Play one action in each match. If one of them isn't legal, nothing is played."""
        wanted = np.asarray(actions)
        if wanted.shape != (self.count,) or wanted.dtype.kind not in "iu":
            raise BadSettings("vector-actions", count=self.count)
        self.play(wanted.tolist())

    def play(self, actions: list[int]) -> None:
        """The same from a list of whole numbers."""
        wrong = self._batch.first_illegal(actions)
        if wrong >= 0:
            raise BadSettings("vector-illegal", match=int(wrong), action=actions[wrong])
        self._batch.step(actions)

    def sample(self) -> list[int]:
        """A legal action for each match, all alike."""
        return self._batch.random_actions(self._sampling)


def vector(
    game: str | Game[Any],
    players: int | None = None,
    settings: Mapping[str, object] | None = None,
    count: int = 64,
    seed: int = 0,
) -> VectorEnv:
    return VectorEnv(game, players, settings, count, seed)
