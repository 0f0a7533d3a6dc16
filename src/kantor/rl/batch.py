"""Many matches stepped together: the inner loop of the vector environment.

Observations and masks are written into memory of their own, which numpy reads without a copy. Of a mask only the
entries that were set are cleared.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

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
        self, start: Position, count: i64, moves: i64, cells: i64, horizon: i64, seed: i64, first: i64
    ) -> None:
        self.start: Position = start
        self.count: i64 = count
        self.moves: i64 = moves
        self.cells: i64 = cells
        self.horizon: i64 = horizon
        self.dice: list[Dice] = [Dice(stream(seed, first + index)) for index in range(count)]
        self.picks: list[Dice] = [Dice(-1 - stream(seed, first + index)) for index in range(count)]
        self.out: Options = Options()
        self.positions: list[Position] = [start.copy() for _ in range(count)]
        self.observation: Observation = Observation(vec[i32]([0] * (count * cells)))
        self.mask: vec[u8] = vec[u8]([0] * (count * moves))
        self.offered: vec[i64] = vec[i64]([0] * (count * moves))
        self.offers: vec[i64] = vec[i64]([0] * count)
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.lengths: vec[i64] = vec[i64]([0] * count)
        self.done: vec[u8] = vec[u8]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * start.players))
        for index in range(count):
            self.renew(index)
            self.look(index)

    def renew(self, index: i64) -> None:
        """Begin a match anew."""
        at = self.start.copy()
        settle_chance(at, self.dice[index], self.out)
        self.positions[index] = at
        self.lengths[index] = 0

    def look(self, index: i64) -> None:
        """Write down what the seat to move sees and may do."""
        at = self.positions[index]
        seat = at.actor()
        self.seats[index] = seat
        self.observation.begin(index * self.cells)
        at.observe(seat, self.observation)
        out = self.out
        out.clear()
        at.options(seat, out)
        self.offer(index, out)

    def offer(self, index: i64, out: Options) -> None:
        mask = self.mask
        offered = self.offered
        moves = out.moves
        base = index * self.moves
        for old in range(self.offers[index]):
            mask[base + offered[base + old]] = 0
        for new in range(out.count):
            offered[base + new] = moves[new]
            mask[base + moves[new]] = 1
        self.offers[index] = out.count

    def first_illegal(self, actions: list[int]) -> i64:
        """The first match whose action isn't offered, -1 when all are."""
        for index in range(self.count):
            action: i64 = actions[index]
            if action < 0 or action >= self.moves or self.mask[index * self.moves + action] == 0:
                return index
        return -1

    def step(self, actions: list[int]) -> None:
        """Play one action in each match. All are legal: the caller has asked `first_illegal`."""
        for index in range(self.count):
            self.play(index, actions[index])

    def play(self, index: i64, action: i64) -> None:
        at = self.positions[index]
        if self.done[index] != GOING_ON:
            self.forget(index, at.players)
        at.play(self.seats[index], action)
        seat = settle_chance(at, self.dice[index], self.out)
        self.lengths[index] += 1
        if seat == NOBODY:
            self.done[index] = TERMINATED
            self.reward(index, at)
            self.renew(index)
        elif self.lengths[index] == self.horizon:
            self.done[index] = TRUNCATED
            self.renew(index)
        self.look(index)

    def forget(self, index: i64, players: i64) -> None:
        self.done[index] = GOING_ON
        for seat in range(players):
            self.rewards[index * players + seat] = 0.0

    def reward(self, index: i64, at: Position) -> None:
        result = at.result()
        for seat in range(at.players):
            self.rewards[index * at.players + seat] = result.utility(int(seat))

    def random_actions(self) -> list[int]:
        """One of the offered actions in each match, all alike."""
        found: list[int] = []
        for index in range(self.count):
            dice = self.picks[index]
            found.append(int(self.offered[index * self.moves + dice.below(self.offers[index])]))
        return found


def stream(seed: i64, index: i64) -> i64:
    """The seed of one match: no two matches of two environments share it."""
    return seed * MOST_MATCHES + index
