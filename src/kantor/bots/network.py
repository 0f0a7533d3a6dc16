"""A small network that judges what a seat knows: one hidden layer, a logit a seat, softmax to win chances.

Only numbers of the observation that aren't zero are summed up. The rows of `first` lie in the order of the
observation, if the network looks at one; after them follow the rows for the parts of every seat's standing and one for
the time that is left. Where a game has no parts, there is one row a seat for what its evaluation says.
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
        parts: i64,
    ) -> None:
        super().__init__(scale)
        self.inputs: i64 = inputs
        self.parts: i64 = parts
        self.standing: vec[float] = vec[float]([0.0] * (parts + 1))
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
        bias = self.bias
        for unit in range(hidden):
            sums[unit] = bias[unit]
        if self.inputs > 0:
            self.add_observation(at, seat)
        if self.parts > 0:
            self.add_parts(at, seat)
        else:
            self.add_standings(at, seat)
        second = self.second
        for turn in range(players):
            logit = self.last[turn]
            start = turn * hidden
            for unit in range(hidden):
                if sums[unit] > 0.0:
                    logit += sums[unit] * second[start + unit]
            out[(seat + turn) % players] = logit
        softmax(out, players)

    def add(self, row: i64, value: float) -> None:
        """An input of this value in so many-th place."""
        sums = self.sums
        first = self.first
        start = row * self.hidden
        for unit in range(self.hidden):
            sums[unit] += value * first[start + unit]

    def add_observation(self, at: Position, seat: i64) -> None:
        self.row.begin(0)
        at.observe(seat, self.row)
        row = self.row
        row.gather()
        for index in range(row.count()):
            cell = row.written(index)
            self.add(cell, float(row.cells[cell]))

    def add_parts(self, at: Position, seat: i64) -> None:
        row = self.inputs
        parts = self.standing
        for turn in range(self.players):
            at.parts((seat + turn) % self.players, seat, parts, 0)
            for part in range(self.parts):
                if parts[part] != 0.0:
                    self.add(row, parts[part])
                row += 1
        self.add(row, at.time_left())

    def add_standings(self, at: Position, seat: i64) -> None:
        for turn in range(self.players):
            standing = at.evaluate((seat + turn) % self.players) / self.scale
            self.add(self.inputs + turn, max(-LARGEST, min(LARGEST, standing)))


def numbers_of(at: Position, seat: i64, row: Observation) -> tuple[list[int], list[int]]:
    """What a seat knows, for learning: where the observation isn't zero, and the numbers there."""
    row.begin(0)
    at.observe(seat, row)
    row.gather()
    places = sorted([int(row.written(index)) for index in range(row.count())])
    return places, [int(row.cells[place]) for place in places]
