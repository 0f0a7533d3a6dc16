"""What OpenSpiel calls an observer: a state as a seat knows it, as numbers and as text."""

from typing import Any

import numpy as np

from kantor.core.observation import blank
from kantor.core.planes import Plane, slices, total
from kantor.rl.numbers import numbers


class Observer:
    """Of what one seat knows (`private`) or everybody does, now or with all that it was ever told (`recall`).

    Only what one seat knows now has numbers: `tensor`, and `dict` with a view of it for each plane.
    """

    def __init__(self, planes: tuple[Plane, ...], *, private: bool, recall: bool) -> None:
        self.private = private
        self.recall = recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if private and not recall:
            self._row = blank(total(planes))
            self._cells = numbers(self._row)
            self.tensor = np.zeros(total(planes), np.float32)
            self.dict = {name: self.tensor[where] for name, where in slices(planes).items()}

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is not None:
            self._row.begin(0)
            state.match.position.observe(player, self._row)
            self.tensor[:] = self._cells

    def string_from(self, state: Any, player: int) -> str:
        seat = player if self.private else None
        now: str = state.match.view(seat)
        return "\n".join((*state.match.lines(seat), now)) if self.recall else now
