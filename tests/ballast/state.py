"""What lies on the table of Ballast: stones in ships and in the pile, and who has sailed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import Given
from kantor.core.decision import AgendaPosition

WEIGHTS: Final[i64] = 3
STONES: Final[i64] = 3  # of each weight
BEARS: Final[i64] = 7  # the weight that a ship can bear
NONE: Final[i64] = -1

# What can be pending.
DEAL: Final[i64] = 0
TURN: Final[i64] = 1
LOADING: Final[i64] = 2


class State(AgendaPosition):
    """A line declares a field: its name, its length, what it begins with, what it means. Stone 0 weighs 1."""

    def __init__(self, players: i64, new: Given, old: "State | None" = None) -> None:
        super().__init__(players, new, old)
        self.secret: vec[i64] = old.secret[:] if old else new.row("secret", players, NONE)  # a seat's secret stone
        self.loaded: vec[i64] = old.loaded[:] if old else new.row("loaded", players * WEIGHTS)  # seat * WEIGHTS + stone
        self.sailed: vec[i64] = old.sailed[:] if old else new.row("sailed", players)  # 1: has sailed
        self.pile: vec[i64] = old.pile[:] if old else new.row("pile", WEIGHTS, STONES)  # stones left

    def weight(self, seat: i64) -> i64:
        """What the open stones of a ship weigh."""
        return sum((stone + 1) * self.loaded[seat * WEIGHTS + stone] for stone in range(WEIGHTS))
