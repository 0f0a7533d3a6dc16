"""A reusable buffer of moves: the options of a seat, or the outcomes of chance with their weights."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.dice import Dice


@final
class Options:
    """Catalogue indices, each once. One buffer serves a whole playout: `clear` keeps its memory."""

    def __init__(self, capacity: i64 = 64) -> None:
        self.moves: vec[i64] = vec[i64]([0] * max(1, capacity))
        self.weights: vec[i64] = vec[i64]([1] * max(1, capacity))  # 1 wherever `add_weighted` hasn't been
        self.count: i64 = 0
        self.uneven: bool = False

    def clear(self) -> None:
        if self.uneven:
            self._even_out()
        self.count = 0

    def add(self, move: i64) -> None:
        """Add a seat's move, or an outcome of chance with the weight 1."""
        at = self.count
        if at == len(self.moves):
            self._grow()
        self.moves[at] = move
        self.count = at + 1

    def add_run(self, first: i64, size: i64) -> None:
        """Add `size` moves that follow each other in the catalogue."""
        at = self.count
        while at + size > len(self.moves):
            self._grow()
        moves = self.moves
        for offset in range(size):
            moves[at + offset] = first + offset
        self.count = at + size

    def add_weighted(self, move: i64, weight: i64) -> None:
        """Add an outcome of chance that comes up `weight` times out of all weights."""
        at = self.count
        if at == len(self.moves):
            self._grow()
        self.moves[at] = move
        self.weights[at] = weight
        self.count = at + 1
        self.uneven = True

    def add_counted(self, first: i64, counts: vec[i64]) -> None:
        """Add an outcome for each kind of which there are any, by their numbers; that of kind 0 is `first`."""
        at = self.count
        while at + len(counts) > len(self.moves):
            self._grow()
        moves, weights = self.moves, self.weights
        for kind in range(len(counts)):
            if counts[kind] > 0:
                moves[at] = first + kind
                weights[at] = counts[kind]
                at += 1
        self.count = at
        self.uneven = True

    def add_where(self, first: i64, cells: vec[i64], value: i64) -> None:
        """Add a move for each cell with that value; that of cell 0 is `first`."""
        at = self.count
        while at + len(cells) > len(self.moves):
            self._grow()
        moves = self.moves
        for cell in range(len(cells)):
            if cells[cell] == value:
                moves[at] = first + cell
                at += 1
        self.count = at

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
        weights = self.weights
        total: i64 = 0
        for at in range(self.count):
            total += weights[at]
        left = dice.below(total)
        for at in range(self.count):
            left -= weights[at]
            if left < 0:
                return self.moves[at]
        raise IndexError("draw from no outcomes")

    def listed(self) -> list[int]:
        return [int(self.moves[at]) for at in range(self.count)]

    def weighted(self) -> list[tuple[int, int]]:
        return [(int(self.moves[at]), int(self.weights[at])) for at in range(self.count)]

    def _even_out(self) -> None:
        weights = self.weights
        for at in range(self.count):
            weights[at] = 1
        self.uneven = False

    def _grow(self) -> None:
        size = len(self.moves)
        self.moves = vec[i64](list(self.moves) + [0] * size)
        self.weights = vec[i64](list(self.weights) + [1] * size)
