"""A position: the state of one game as data, with the questions that everybody asks of it.

Games subclass `Position`; only they know what is inside. Moves are indices into the game's catalogue.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kantor.core.dice import Dice
from kantor.core.observation import Observation
from kantor.core.options import Options
from kantor.core.result import Result
from kantor.core.sink import Sink

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What a game keeps in play. `play` trusts its caller: `kantor.Match` checks, refuses and explains."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players

    def actor(self) -> i64:
        """The seat that owes a decision (the first one, when several do), CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        """All seats that owe a decision now, or [CHANCE], or []. Games with simultaneous answers override it."""
        actor = self.actor()
        return [] if actor == NOBODY else [int(actor)]

    def options(self, seat: i64, out: Options) -> None:
        """Add every legal move of a seat that owes a decision."""
        raise NotImplementedError

    def chance(self, out: Options) -> None:
        """Add every outcome of the chance that is due, weighted."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64, sink: Sink | None = None) -> None:
        """Carry out a move of `seat` (or CHANCE), reporting what happens to `sink`."""
        raise NotImplementedError

    def copy(self) -> "Position":
        raise NotImplementedError

    def branch(self) -> "Position":
        """A copy for searches, to play on from. Games whose positions are large let it share with this one what moves
        seldom change, and replace that instead of writing into it."""
        return self.copy()

    def result(self) -> Result:
        """The scores by source as they stand; final when nobody owes a decision."""
        raise NotImplementedError

    def midway(self) -> bool:
        """True while the acting seat is inside a compound action, such as cards put down but not sold yet."""
        return False

    def evaluate(self, seat: i64) -> float:
        """How well `seat` stands, in points ahead of the best opponent. Reads only what `seat` may know."""
        raise NotImplementedError

    def judge(self, seat: i64) -> float:
        """As `evaluate`, for searches: by numbers found in self-play where a game has them."""
        return self.evaluate(seat)

    def judge_all(self, out: vec[float]) -> None:
        """Write `judge` of every seat. Games override it where that is quicker than one by one."""
        for seat in range(self.players):
            out[seat] = self.judge(seat)

    def yardstick(self, seat: i64) -> float:
        """As `judge`, by numbers that never change, for the bot `beam` that others are measured against."""
        return self.evaluate(seat)

    def parts(self, seat: i64, asks: i64, out: vec[float], start: i64) -> None:
        """Write from `out[start]` on what the standing of `seat` is made of, in points, by what the seat `asks` may
        know. The game's `parts` name the numbers in their order; a game that names none writes nothing."""

    def time_left(self) -> float:
        """The part of the game that is still to come: 1 at its beginning, 0 at its end, or where nobody can tell."""
        return 0.0

    def final_order(self, seat: i64) -> i64:
        """A number for how a seat did, ties decided: the largest has won. Games override it, `result` is slow."""
        return -self.result().place(int(seat))

    def shares(self, out: vec[float]) -> None:
        """Write what every seat has of the win as the scores stand: 1 alone, a part when it is shared."""
        best = self.final_order(0)
        winners: i64 = 1
        for seat in range(1, self.players):
            order = self.final_order(seat)
            if order > best:
                best = order
                winners = 1
            elif order == best:
                winners += 1
        for seat in range(self.players):
            out[seat] = 1.0 / float(winners) if self.final_order(seat) == best else 0.0

    def sealed(self) -> bool:
        """True while several seats answer at once, none of them knowing the others' answers."""
        return False

    def resample(self, seat: i64, dice: Dice) -> "Position":
        """A copy in which everything that `seat` can't know is drawn anew, as likely as the rules make it."""
        other = self.copy()
        other.forget(seat, dice)
        return other

    def forget(self, seat: i64, dice: Dice) -> None:
        """Draw everything anew that `seat` can't know."""
        raise NotImplementedError

    def observe(self, seat: i64, out: Observation) -> None:
        """Write what `seat` knows, plane by plane as the game's `planes` lists them."""
        raise NotImplementedError

    def why_not(self, seat: i64, move: i64) -> str | None:
        """The rule that forbids a move to a seat that owes a decision; None when it is offered."""
        raise NotImplementedError


def options_of(at: Position, seat: i64) -> list[int]:
    """The legal moves of a seat that owes a decision, as a list."""
    out = Options()
    at.options(seat, out)
    return out.listed()


def parts_of(at: Position, seat: i64, asks: i64, count: i64) -> list[float]:
    """The parts of a seat's standing, by what the seat `asks` may know, as a list of so many numbers."""
    out = vec[float]([0.0] * count)
    at.parts(seat, asks, out, 0)
    return [out[index] for index in range(count)]


def lead_of_parts(at: Position, seat: i64, count: i64) -> float:
    """Points ahead of the best opponent, by the sum of the parts."""
    out = vec[float]([0.0] * count)
    own = 0.0
    best = -1.0e9
    for who in range(at.players):
        at.parts(who, seat, out, 0)
        total = 0.0
        for index in range(count):
            total += out[index]
        if who == seat:
            own = total
        else:
            best = max(best, total)
    return own - best


def chance_of(at: Position) -> list[tuple[int, int]]:
    """The outcomes of the chance that is due, with their weights."""
    out = Options()
    at.chance(out)
    return out.weighted()
