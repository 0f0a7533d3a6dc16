"""The numbers of observations as numpy sees them."""

import numpy as np
from numpy.typing import NDArray

from kantor.core.observation import Observation


def numbers(observation: Observation) -> NDArray[np.int32]:
    """The engine's own memory, all rows in one, without what it remembers behind them."""
    return np.asarray(memoryview(observation.cells))[: observation.size]
