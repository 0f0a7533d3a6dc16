"""A small network that judges what a seat knows: one hidden layer, a logit a seat, softmax to win chances.

Only numbers of the observation that aren't zero are summed up. The rows of `first` lie in the order of the
observation; after them follows one row a seat for how well the game's own evaluation says that it stands.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.bots.judge import Judge, softmax
from kantor.core.observation import Observation, blank
from kantor.core.position import Position

LARGEST: Final = 3.0  # of a judgement that is fed to the network


class Network(Judge):
    """`scale` divides the evaluation in points. Plain lists come in, so that nothing interpreted hands over a vec."""

    def __init__(
        self,
        inputs: i64,
        hidden: i64,
        players: i64,
        first: list[float],
        bias: list[float],
        second: list[float],
        last: list[float],
        scale: float,
    ) -> None:
        super().__init__(scale)
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.players: i64 = players
        self.first: vec[float] = vec[float](first)
        self.bias: vec[float] = vec[float](bias)
        self.second: vec[float] = vec[float](second)
        self.last: vec[float] = vec[float](last)
        self.row: Observation = blank(inputs)
        self.sums: vec[float] = vec[float]([0.0] * hidden)

    def judge(self, at: Position, seat: i64, out: vec[float]) -> None:
        """Write the win chance of every seat, by what `seat` knows."""
        hidden = self.hidden
        players = self.players
        sums = self.sums
        first = self.first
        bias = self.bias
        for unit in range(hidden):
            sums[unit] = bias[unit]
        self.row.begin(0)
        at.observe(seat, self.row)
        cells = self.row.cells
        for cell in range(self.inputs):
            count = i64(cells[cell])
            if count != 0:
                value = float(count)
                start = cell * hidden
                for unit in range(hidden):
                    sums[unit] += value * first[start + unit]
        for turn in range(players):
            standing = at.judge((seat + turn) % players) / self.scale
            standing = max(-LARGEST, min(LARGEST, standing))
            start = (self.inputs + turn) * hidden
            for unit in range(hidden):
                sums[unit] += standing * first[start + unit]
        second = self.second
        for turn in range(players):
            logit = self.last[turn]
            start = turn * hidden
            for unit in range(hidden):
                if sums[unit] > 0.0:
                    logit += sums[unit] * second[start + unit]
            out[(seat + turn) % players] = logit
        softmax(out, players)


def numbers_of(at: Position, seat: i64, row: Observation) -> tuple[list[int], list[int]]:
    """What a seat knows, for learning: where the observation isn't zero, and the numbers there."""
    row.begin(0)
    at.observe(seat, row)
    places: list[int] = []
    values: list[int] = []
    for cell in range(len(row.cells)):
        if row.cells[cell] != 0:
            places.append(int(cell))
            values.append(int(row.cells[cell]))
    return places, values
