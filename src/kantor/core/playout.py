"""Random play at full speed, for simulations, speed tests and fuzzing."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.position import CHANCE, NOBODY, Position

ENDED: Final = 0
GOING_ON: Final = 1
STUCK: Final = 2  # somebody, or chance, has to act and has nothing to choose from

LEANINGS: Final[i64] = 13  # a kind is liked up to 2**12 times as much as another
SHARE: Final[i64] = 2**20
UNIFORM: Final[i64] = 8  # parts of the picks that may be uniform


def settle_chance(at: Position, dice: Dice, out: Options) -> i64:
    """Let chance decide until a seat has to, or the game is over; returns that seat, or NOBODY."""
    while True:
        actor = at.actor()
        if actor != CHANCE:
            return actor
        out.clear()
        at.chance(out)
        at.play(CHANCE, out.draw(dice))


class Playout:
    """Plays positions to their end by uniform picks and counts what it did.

    A decision is a seat's move with at least two options; forced moves and chance are counted apart.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice: Dice = dice
        self.out: Options = Options()
        self.decisions: i64 = 0
        self.forced: i64 = 0

    def run(self, at: Position, move_limit: i64) -> bool:
        """Play on; False when the limit came first. It counts seats' moves, forced ones too."""
        out = self.out
        dice = self.dice
        left = move_limit
        while True:
            seat = settle_chance(at, dice, out)
            if seat == NOBODY:
                return True
            if left == 0:
                return False
            left -= 1
            out.clear()
            at.options(seat, out)
            if out.count > 1:
                self.decisions += 1
            else:
                self.forced += 1
            at.play(seat, out.pick(dice))


class LeaningPlayout:
    """Plays positions by picks that lean towards some kinds of moves, other ones in each playout.

    So many playouts reach corners that uniform ones never do. Every other playout likes a kind less the more often it
    was played; how many picks are uniform is drawn too. With `tries`, a seat takes the best of so many picks, by how
    well it stands after them: so games end that random play hardly finishes. `kinds` says of what kind each move of
    the catalogue is, by numbers below `count`. What is played depends on the seed alone.
    """

    def __init__(self, kinds: vec[i64], count: i64, seed: i64, tries: i64) -> None:
        self.kinds: vec[i64] = kinds
        self.dice: Dice = Dice(seed)
        self.tries: i64 = tries
        self.out: Options = Options()
        self.leaning: vec[i64] = vec[i64]([0] * count)
        self.played: vec[i64] = vec[i64]([0] * count)
        self.offered: vec[i64] = vec[i64]([0] * count)
        self.uniform: i64 = self.dice.below(UNIFORM)
        self.to_rare: i64 = self.dice.below(2)
        self.moves: i64 = 0
        self.history: list[tuple[int, int]] | None = None  # of actors and moves, where somebody wants it
        for kind in range(count):
            # Compiled, a shift of a constant would have 32 bits only.
            self.leaning[kind] = SHARE
            for _ in range(self.dice.below(LEANINGS)):
                self.leaning[kind] *= 2

    def run(self, at: Position, most: i64) -> int:
        """Play at most so many moves of seats; ENDED, GOING_ON or STUCK."""
        out = self.out
        left = most
        while True:
            actors = at.actors()
            if len(actors) == 0:
                return ENDED
            if actors[0] == CHANCE:
                out.clear()
                at.chance(out)
                if out.count == 0:
                    return STUCK
                self.play(at, CHANCE, out.draw(self.dice))
                continue
            if left == 0:
                return GOING_ON
            left -= 1
            seat: i64 = actors[0]
            if len(actors) > 1:
                seat = actors[self.dice.below(len(actors))]
                for other in actors:
                    out.clear()
                    at.options(other, out)
                    if out.count == 0:
                        return STUCK
            out.clear()
            at.options(seat, out)
            if out.count == 0:
                return STUCK
            move = self.pick(out) if self.tries == 0 or out.count == 1 else self.best(at, seat)
            self.played[self.kinds[move]] += 1
            self.moves += 1
            self.play(at, seat, move)

    def play(self, at: Position, actor: i64, move: i64) -> None:
        history = self.history
        if history is not None:
            history.append((int(actor), int(move)))
        at.play(actor, move)

    def best(self, at: Position, seat: i64) -> i64:
        """The best of some picks."""
        found: i64 = -1
        most = 0.0
        for _ in range(self.tries):
            move = self.pick(self.out)
            after = at.copy()
            after.play(seat, move)
            value = after.evaluate(seat)
            if found < 0 or value > most:
                found = move
                most = value
        return found

    def pick(self, out: Options) -> i64:
        dice = self.dice
        if out.count == 1 or dice.below(UNIFORM) < self.uniform:
            return out.pick(dice)
        kinds = self.kinds
        offered = self.offered
        moves = out.moves
        total: i64 = 0
        for at in range(out.count):
            kind = kinds[moves[at]]
            if offered[kind] == 0:
                total += self.leaning[kind] // (1 + self.to_rare * self.played[kind])
            offered[kind] += 1
        left = dice.below(total)
        chosen: i64 = -1
        size: i64 = 0
        for at in range(out.count):
            kind = kinds[moves[at]]
            if offered[kind] > 0:
                if chosen < 0:
                    left -= self.leaning[kind] // (1 + self.to_rare * self.played[kind])
                    if left < 0:
                        chosen = kind
                        size = offered[kind]
                offered[kind] = 0
        nth = dice.below(size)
        for at in range(out.count):
            if kinds[moves[at]] == chosen:
                if nth == 0:
                    return moves[at]
                nth -= 1
        raise IndexError("pick from no options")


def make_copies(at: Position, count: i64) -> None:
    """Copy a position again and again, for measuring."""
    for _ in range(count):
        at.copy()
