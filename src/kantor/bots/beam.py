"""A beam over whole turns, for games whose turns are long: the best few ways to go on are followed to the turn's end.

What others have to answer meanwhile is answered by the best look one step ahead, chance is drawn. With `answers`, the
turns of all others are played before the best ends are compared: by the best look of every step. With `foresight` they
are played a second time, each as a turn that is planned, and the own next turn after them; both count for one half,
because nobody knows whether the others plan.
"""

import math
from typing import Final

from mypy_extensions import i64

from kantor.bots.clock import Clock
from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.position import NOBODY, Position

WORST: Final = -1.0e18
SAME: Final = 1.0e-7
POSITIONS: Final[i64] = 16  # count as one simulation
LONGEST_ACTION: Final[i64] = 32  # steps of one compound action
LONGEST_TURN: Final[i64] = 24  # actions of one turn
LONGEST_ROUND: Final[i64] = 200  # cheap moves until the turn comes back
PLANNING: Final = 0.65  # of the time: the rest is for what the others make of the turns found
FORESEEN: Final[i64] = 3  # beginnings of an action that are followed in a turn that is foreseen, one plan at a time


class Line:
    """A way to go on: the moves of the seat, where they lead, and how well the seat stands there."""

    def __init__(self, moves: list[int], at: Position, value: float) -> None:
        self.moves: list[int] = moves
        self.at: Position = at
        self.value: float = value


class Shortlist:
    """The best of the lines offered, best first, those alike once: other orders of the same moves come to the same.
    What isn't among the best is let go at once, so that its memory serves the next."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most
        self.lines: list[Line] = []

    def place(self, value: float) -> i64:
        """Where a line of that value belongs; -1 when it isn't among the best, or one like it was offered before."""
        lines = self.lines
        at: i64 = len(lines)
        while at > 0 and lines[at - 1].value < value:
            at -= 1
        if at == self.most or (at > 0 and lines[at - 1].value - value <= SAME):
            return -1
        return at

    def put(self, at: i64, line: Line) -> None:
        lines = self.lines
        if at < len(lines) and line.value - lines[at].value <= SAME:
            lines[at] = line
            return
        lines.insert(at, line)
        if len(lines) > self.most:
            lines.pop()

    def offer(self, line: Line) -> None:
        at = self.place(line.value)
        if at >= 0:
            self.put(at, line)


class Beam:
    """The search of one seat. `width` lines are kept from action to action, `beginnings` of an action are followed.
    `noise` is by how many points the seat misjudges where it stands. With `frozen` positions are judged by numbers that
    never change. With `foresight` the turns that follow are planned too."""

    def __init__(
        self,
        seat: i64,
        dice: Dice,
        clock: Clock,
        width: i64,
        beginnings: i64,
        answers: i64,
        noise: float = 0.0,
        frozen: bool = False,
        foresight: bool = False,
    ) -> None:
        self.seat: i64 = seat
        self.dice: Dice = dice
        self.clock: Clock = clock
        self.width: i64 = width
        self.beginnings: i64 = beginnings
        self.answers: i64 = answers
        self.noise: float = noise
        self.slip: float = float(dice.below(1_000_000)) / 1_000_000.0 if noise > 0.0 else 0.0
        self.frozen: bool = frozen
        self.foresight: bool = foresight
        self.nodes: i64 = 0
        self.cut_short: bool = False  # there was no time to look at everything
        self.out: Options = Options()
        self.ended: Shortlist = Shortlist(max(answers, width))

    def is_up(self) -> bool:
        """The time is up, or so many positions were looked at as the simulations that are granted stand for."""
        return self.clock.is_up() or self.clock.enough(self.nodes // POSITIONS)

    def must_compare(self) -> bool:
        """No time is left to find more turns."""
        late = self.answers > 0 and self.clock.spent(self.nodes // POSITIONS) > PLANNING
        if late or self.is_up():
            self.cut_short = True
        return self.cut_short

    def worth(self, at: Position, seat: i64) -> float:
        return at.yardstick(seat) if self.frozen else at.judge(seat)

    def judged(self, at: Position) -> float:
        """How the seat takes itself to stand. The same position is misjudged in the same way all through a search, so
        other orders of the same moves still come to the same."""
        value = self.worth(at, self.seat)
        if self.noise > 0.0:
            value += self.noise * bell(value, self.slip)
        return value

    def best(self, start: Position) -> list[Line]:
        """The whole turns found, best first. When time is up, what was found until then."""
        lines = [Line([], start, 0.0)]
        self.ended = Shortlist(max(self.answers, self.width))
        for _ in range(LONGEST_TURN):
            found = Shortlist(self.width)
            for line in lines:
                if self.must_compare() and (self.ended.lines or found.lines):
                    break
                self.extend(line, found)
            if not found.lines:
                break
            lines = found.lines
            if self.must_compare():
                break
        if self.cut_short or not self.ended.lines:
            for line in lines:
                self.complete(line)
        ends = self.ended.lines
        if self.answers > 0:
            self.play_round(ends)
        return ends

    def extend(self, line: Line, found: Shortlist) -> None:
        """Every action that may follow, each carried out to its end in the best way."""
        begun = Shortlist(self.beginnings)
        self.step(line, begun, found)
        for _ in range(LONGEST_ACTION):
            if not begun.lines:
                return
            if self.must_compare() and (found.lines or self.ended.lines):
                return
            following = begun.lines
            begun = Shortlist(self.beginnings)
            for other in following:
                self.step(other, begun, found)

    def step(self, line: Line, begun: Shortlist, found: Shortlist) -> None:
        """Each option of a line: it begins or continues an action, completes it, or ends the turn."""
        out = Options()
        line.at.options(self.seat, out)
        for index in range(out.count):
            move = out.moves[index]
            after = line.at.branch()
            after.play(self.seat, move)
            self.nodes += 1
            own = self.answer(after)
            value = self.judged(after)
            among = self.ended
            if own:
                among = begun if after.midway() else found
            place = among.place(value)
            if place >= 0:
                among.put(place, Line([*line.moves, int(move)], after, value))

    def answer(self, at: Position) -> bool:
        """Let others answer and chance decide; True while it is still the turn of the seat."""
        for _ in range(LONGEST_ROUND):
            actor = settle_chance(at, self.dice, self.out)
            if actor == self.seat:
                return True
            if actor == NOBODY or not at.midway():
                return False
            self.play_cheaply(at, actor)
        return False

    def complete(self, line: Line) -> None:
        """Carry on to the end of the turn by the best look of each step: half a turn can't be held against a whole
        one, and the whole ones found early are those that give actions away."""
        at = line.at.branch()
        moves = list(line.moves)
        for _ in range(LONGEST_ROUND):
            actor = settle_chance(at, self.dice, self.out)
            if actor == NOBODY or (actor != self.seat and not at.midway()):
                break
            move = self.play_cheaply(at, actor)
            if actor == self.seat:
                moves.append(int(move))
        self.ended.offer(Line(moves, at, self.judged(at)))

    def play_cheaply(self, at: Position, actor: i64) -> i64:
        """Play the best look one step ahead."""
        out = self.out
        out.clear()
        at.options(actor, out)
        best: i64 = 0
        if out.count > 1:
            top = WORST
            for index in range(out.count):
                after = at.branch()
                after.play(actor, out.moves[index])
                value = self.worth(after, actor)
                if value > top:
                    top = value
                    best = index
            self.nodes += out.count
        move = out.moves[best]
        at.play(actor, move)
        return move

    def play_round(self, ends: list[Line]) -> None:
        """Judge the ends by what is left when the turn comes back."""
        judged: list[Line] = []
        for end in ends[: self.answers]:
            if self.is_up() and judged:
                self.cut_short = True
                break
            value = self.judged(self.round_after(end.at))
            if self.foresight:
                value = (value + self.judged(self.round_foreseen(end.at))) / 2.0
            judged.append(Line(end.moves, end.at, value))
        judged.sort(key=_by_value, reverse=True)
        for index, line in enumerate(judged):
            ends[index] = line
        del ends[len(judged) :]

    def round_after(self, end: Position) -> Position:
        """What is left when the turn comes back or the game has ended, everybody playing the best look of each step."""
        at = end.branch()
        for _ in range(LONGEST_ROUND):
            actor = settle_chance(at, self.dice, self.out)
            if actor == NOBODY or (actor == self.seat and not at.midway()):
                break
            self.play_cheaply(at, actor)
        return at

    def round_foreseen(self, end: Position) -> Position:
        """What is left when the others have planned their turns, and the seat its next one."""
        at = end.branch()
        for _ in range(LONGEST_ROUND):
            actor = settle_chance(at, self.dice, self.out)
            if actor == NOBODY:
                break
            if at.midway():
                self.play_cheaply(at, actor)
                continue
            at = self.foreseen(at, actor)
            if actor == self.seat:
                break
        return at

    def foreseen(self, at: Position, seat: i64) -> Position:
        """Where a turn leads that its seat plans, without looking at answers."""
        other = Beam(seat, self.dice, self.clock, 1, FORESEEN, 0, 0.0, self.frozen)
        best = other.best(at)
        self.nodes += other.nodes
        return best[0].at


def bell(value: float, slip: float) -> float:
    """As good as a draw of the normal distribution, the same for the same value: three even ones added up."""
    total = -1.5
    for turn in range(3):
        wave = math.sin(value * (12.9898 + turn) + 78.233 * slip + 37.719 * turn) * 43758.5453
        total += wave - math.floor(wave)
    return 2.0 * total


def _by_value(line: Line) -> float:
    return line.value
