"""Random play at full speed, for simulations, speed tests and fuzzing."""

from mypy_extensions import i64

from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.position import CHANCE, NOBODY, Position


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


def make_copies(at: Position, count: i64) -> None:
    """Copy a position again and again, for measuring."""
    for _ in range(count):
        at.copy()
