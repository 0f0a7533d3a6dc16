"""Many matches stepped together: the inner loop of the vector environment.

Observations and masks are written into memory of their own, which numpy reads without a copy. Only the entries that
were set are cleared.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kantor.core.dice import Dice
from kantor.core.observation import Observation
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.position import NOBODY, Position

MOST_MATCHES: Final[i64] = 2**20
LAST_SEED: Final[i64] = 2**40

GOING_ON: Final[u8] = 0
TERMINATED: Final[u8] = 1
TRUNCATED: Final[u8] = 2


class Batch:
    """`count` matches of one set-up. A match that ends is begun anew at once; `done` says so for one step.

    Each match has its own chance by its number (that of the first one is `first`), so that it plays the same in
    whatever batch it is.
    """

    def __init__(
        self, start: Position, count: i64, moves: i64, cells: i64, move_limit: i64, seed: i64, first: i64
    ) -> None:
        self.start: Position = start
        self.count: i64 = count
        self.moves: i64 = moves
        self.cells: i64 = cells
        self.move_limit: i64 = move_limit
        # Vectors of one kind of object: what comes out of a list is asked for its kind each time.
        self.dice: vec[Dice] = vec[Dice]([Dice(stream(seed, first + index)) for index in range(count)])
        self.picks: vec[Dice] = vec[Dice]([Dice(-1 - stream(seed, first + index)) for index in range(count)])
        self.out: Options = Options()  # for chance
        self.positions: vec[Position] = vec[Position]([start.copy() for _ in range(count)])
        self.offers: vec[Options] = vec[Options]([Options() for _ in range(count)])
        self.observation: Observation = Observation(count, cells)
        self.mask: vec[u8] = vec[u8]([0] * (count * moves))
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.lengths: vec[i64] = vec[i64]([0] * count)
        self.done: vec[u8] = vec[u8]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * start.players))
        self.orders: vec[i64] = vec[i64]([0] * start.players)  # of the seats of a match that ended
        for index in range(count):
            self.write_row(index, self.restart(index))

    def restart(self, index: i64) -> i64:
        """Begin a match anew; the seat that moves first."""
        at = self.start.copy()
        self.positions[index] = at
        self.lengths[index] = 0
        return settle_chance(at, self.dice[index], self.out)

    def write_row(self, index: i64, seat: i64) -> None:
        """Write down what the seat to move sees and may do."""
        at = self.positions[index]
        row = self.observation
        self.seats[index] = seat
        if row.remembers:
            row.begin(index)
        else:
            row.begin_clean(index)
        at.observe(seat, row)
        out = self.offers[index]
        base = index * self.moves
        self.mark(out, base, 0)
        out.clear()
        at.options(seat, out)
        self.mark(out, base, 1)

    def mark(self, out: Options, base: i64, value: u8) -> None:
        """Set the entries of the offered moves in a mask."""
        mask = self.mask
        moves = out.moves
        for at in range(out.count):
            mask[base + moves[at]] = value

    def first_illegal(self, actions: list[int]) -> i64:
        """The first match whose action isn't offered, -1 when all are."""
        mask = self.mask
        moves = self.moves
        for index in range(self.count):
            action: i64 = actions[index]
            if action < 0 or action >= moves or mask[index * moves + action] == 0:
                return index
        return -1

    def step(self, actions: list[int]) -> None:
        """Play one action in each match. All are legal: the caller has asked `first_illegal`.

        Rows of observations that don't remember what was written have been cleared.
        """
        for index in range(self.count):
            self.play(index, actions[index])

    def play(self, index: i64, action: i64) -> None:
        at = self.positions[index]
        if self.done[index] != GOING_ON:
            self.clear_result(index, at.players)
        at.play(self.seats[index], action)
        seat = settle_chance(at, self.dice[index], self.out)
        self.lengths[index] += 1
        if seat == NOBODY:
            self.done[index] = TERMINATED
            self.reward(index, at)
            seat = self.restart(index)
        elif self.lengths[index] == self.move_limit:
            self.done[index] = TRUNCATED
            seat = self.restart(index)
        self.write_row(index, seat)

    def clear_result(self, index: i64, players: i64) -> None:
        self.done[index] = GOING_ON
        for seat in range(players):
            self.rewards[index * players + seat] = 0.0

    def reward(self, index: i64, at: Position) -> None:
        """What `Result.utility` says, without making a result."""
        players = at.players
        orders = self.orders
        for seat in range(players):
            orders[seat] = at.final_order(seat)
        for seat in range(players):
            ahead: i64 = 0
            for other in range(players):
                ahead += (1 if orders[other] < orders[seat] else 0) - (1 if orders[other] > orders[seat] else 0)
            self.rewards[index * players + seat] = float(ahead) / float(players - 1)

    def random_actions(self) -> list[int]:
        """One of the offered actions in each match, all alike."""
        return [int(self.offers[index].pick(self.picks[index])) for index in range(self.count)]


def stream(seed: i64, index: i64) -> i64:
    """The seed of one match: no two matches of two environments share it."""
    return seed * MOST_MATCHES + index
