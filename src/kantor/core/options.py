"""A reusable buffer of moves: the options of a seat, or the outcomes of chance with their weights."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kantor.core.dice import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """Catalogue indices, each once. One buffer serves a whole playout: `clear` keeps its memory."""

    def __init__(self, capacity: i64 = 64) -> None:
        self.moves: vec[i64] = vec[i64]([0] * max(1, capacity))
        self.weights: vec[i64] = vec[i64]([0] * max(1, capacity))
        self.count: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def add(self, move: i64) -> None:
        """Add a seat's move; all options of a seat weigh the same."""
        at = self.count
        if at == len(self.moves):
            self._grow()
        self.moves[at] = move
        self.weights[at] = 1
        self.count = at + 1
        self.total += 1

    def add_weighted(self, move: i64, weight: i64) -> None:
        """Add an outcome of chance that comes up `weight` times out of `total`."""
        at = self.count
        if at == len(self.moves):
            self._grow()
        self.moves[at] = move
        self.weights[at] = weight
        self.count = at + 1
        self.total += weight

    def has(self, move: i64) -> bool:
        for at in range(self.count):
            if self.moves[at] == move:
                return True
        return False

    def pick(self, dice: Dice) -> i64:
        """One of the moves, all alike."""
        return self.moves[dice.below(self.count)]

    def draw(self, dice: Dice) -> i64:
        """One of the outcomes, by weight."""
        left = dice.below(self.total)
        for at in range(self.count):
            left -= self.weights[at]
            if left < 0:
                return self.moves[at]
        raise IndexError("draw from no outcomes")

    def listed(self) -> list[int]:
        return [int(self.moves[at]) for at in range(self.count)]

    def weighted(self) -> list[tuple[int, int]]:
        return [(int(self.moves[at]), int(self.weights[at])) for at in range(self.count)]

    def _grow(self) -> None:
        more = [0] * len(self.moves)
        self.moves = vec[i64](list(self.moves) + more)
        self.weights = vec[i64](list(self.weights) + more)
