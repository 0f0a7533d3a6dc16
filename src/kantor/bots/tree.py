"""A tree over what a seat knows: every simulation draws anew what the seat can't know, chance is drawn on the way.

A node stands for the moves that led to it, whatever chance gave (open loop), so the moves that a node knows are those
that were ever possible there. Every seat is taken to play for its own win chance. Answers that are given in secret are
all chosen at the node where the first is due, so that none depends on another. Nodes are numbers into flat vectors; no
object is made for one.

Steps of one seat are compared by the plain evaluation, or by the judgement of the leaves where the game's plan says so.
What the turn to come is worth favours steps that put it off (in Merchants 78 % of 60 games against greedy instead of
90 %); where no step can, it is better to see what a step spoils for others (in Amber 88 % of 20 instead of 68 %).
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kantor.bots.clock import Clock
from kantor.bots.judge import Judge
from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.position import NOBODY, Position

NONE: Final[i64] = -1
LONGEST: Final[i64] = 48  # decisions on the way down
FAR_BELOW: Final = -30.0  # logits below this count for nothing
LOWEST: Final = -1.0e18
AT_ONCE: Final[i64] = 8  # simulations between two looks at the clock
CATCHING_UP: Final = 0.4  # of the simulations that are left, by which the second best hardly ever gains on the best


class Tree:
    """`temperature` says how many points one step ahead make a move e times as likely to be tried; `by_judgement` how
    those points are counted. `explore` is what the first look counts for beside the chances found, `reduced` how far
    behind its node a move that was never tried is expected to be. Other seats choose among so many `replies` that look
    best (0: among all): with many of them a search of every reply leaves little for the own moves."""

    def __init__(
        self,
        judge: Judge,
        players: i64,
        seat: i64,
        moves: i64,
        temperature: float,
        by_judgement: bool = False,
        explore: float = 1.2,
        reduced: float = 0.15,
        replies: i64 = 0,
    ) -> None:
        self.judge: Judge = judge
        self.players: i64 = players
        self.seat: i64 = seat
        self.temperature: float = temperature
        self.by_judgement: bool = by_judgement
        self.explore: float = explore
        self.reduced: float = reduced
        self.replies: i64 = replies
        self.root: i64 = 0
        self.nodes: i64 = 1
        self.simulations: i64 = 0
        self.move: vec[i64] = vec[i64]([NONE])
        self.mover: vec[i64] = vec[i64]([NONE])
        self.child: vec[i64] = vec[i64]([NONE])
        self.sibling: vec[i64] = vec[i64]([NONE])
        self.visits: vec[i64] = vec[i64]([0])
        self.look: vec[float] = vec[float]([0.0])
        self.totals: vec[float] = vec[float]([0.0] * players)
        self.squares: vec[float] = vec[float]([0.0])
        self.slots: vec[i64] = vec[i64]([NONE] * moves)
        self.path: vec[i64] = vec[i64]([0] * (LONGEST + 2))
        self.value: vec[float] = vec[float]([0.0] * players)
        self.out: Options = Options()
        self.more: Options = Options()

    def search(self, start: Position, dice: Dice, clock: Clock) -> None:
        """Simulate until the clock says that it is enough, or one move won't be caught up with any more."""
        done: i64 = 0
        while not clock.enough(done):
            self.simulate(start, dice)
            done += 1
            if done % AT_ONCE == 0 and (clock.is_up() or self.is_decided(clock, done)):
                return

    def is_decided(self, clock: Clock, done: i64) -> bool:
        """The simulations that are left are too few to make another move the most tried one."""
        left = clock.left(done)
        if left < 0:
            return False
        most: i64 = 0
        second: i64 = 0
        child = self.child[self.root]
        while child != NONE:
            tried = self.visits[child]
            if tried > most:
                second = most
                most = tried
            elif tried > second:
                second = tried
            child = self.sibling[child]
        return float(most - second) > CATCHING_UP * float(left)

    def simulate(self, start: Position, dice: Dice) -> None:
        at = start.resample(self.seat, dice)
        out = self.out
        node = self.root
        depth: i64 = 0
        path = self.path
        path[0] = node
        mover: i64 = NONE
        after_secret: i64 = NONE
        while True:
            actor = settle_chance(at, dice, out)
            if actor == NOBODY:
                at.shares(self.value)
                break
            secret = at.sealed()
            if not secret and after_secret != NONE:
                node = after_secret
                after_secret = NONE
            if (self.visits[node] == 0 and depth > 0) or depth == LONGEST:
                self.finish(at, mover)
                if settle_chance(at, dice, out) == NOBODY:
                    at.shares(self.value)
                else:
                    self.judge.judge(at, self.seat, self.value)
                break
            out.clear()
            at.options(actor, out)
            if out.count == 1:
                at.play(actor, out.moves[0])
                continue
            chosen = self.choose(at, node, actor)
            at.play(actor, self.move[chosen])
            mover = actor
            depth += 1
            path[depth] = chosen
            if not secret:
                node = chosen
            elif after_secret == NONE or actor == self.seat:
                after_secret = chosen
        self.back_up(depth)
        self.simulations += 1

    def back_up(self, depth: i64) -> None:
        players = self.players
        own = self.value[self.seat]
        for step in range(depth + 1):
            passed = self.path[step]
            self.visits[passed] += 1
            self.squares[passed] += own * own
            for who in range(players):
                self.totals[passed * players + who] += self.value[who]

    def finish(self, at: Position, mover: i64) -> None:
        """Complete the action that is under way by the best look of each step: half an action can't be judged."""
        more = self.more
        for _ in range(LONGEST):
            if mover < 0 or at.actor() != mover or not at.midway():
                return
            more.clear()
            at.options(mover, more)
            best: i64 = 0
            if more.count > 1:
                top = -1.0e18
                for index in range(more.count):
                    after = at.branch()
                    after.play(mover, more.moves[index])
                    value = self.worth(after, mover)
                    if value > top:
                        top = value
                        best = index
            at.play(mover, more.moves[best])

    def worth(self, at: Position, seat: i64) -> float:
        return at.judge(seat) if self.by_judgement else at.evaluate(seat)

    def choose(self, at: Position, node: i64, actor: i64) -> i64:
        """The child to go on with among the options in `out`, by PUCT; a new child gets a look one step ahead."""
        out = self.out
        slots = self.slots
        child = self.child[node]
        while child != NONE:
            if self.mover[child] == actor:
                slots[self.move[child]] = child
            child = self.sibling[child]
        top = -1.0e18
        tried: i64 = 0
        for index in range(out.count):
            move = out.moves[index]
            if slots[move] == NONE:
                after = at.branch()
                after.play(actor, move)
                slots[move] = self.add_child(node, actor, move, self.worth(after, actor) / self.temperature)
            top = max(top, self.look[slots[move]])
            tried += self.visits[slots[move]]
        least = LOWEST
        if actor != self.seat and 0 < self.replies < out.count:
            least = self.least_of_best(self.replies)
        chosen = self.most_promising(node, actor, top, tried, least)
        child = self.child[node]
        while child != NONE:
            slots[self.move[child]] = NONE
            child = self.sibling[child]
        return chosen

    def least_of_best(self, number: i64) -> float:
        """The look of the last among so many of the best options; equal ones count as one."""
        least = 1.0e18
        for _ in range(number):
            below = LOWEST
            for index in range(self.out.count):
                look = self.look[self.slots[self.out.moves[index]]]
                if below < look < least:
                    below = look
            least = below
        return least

    def most_promising(self, node: i64, actor: i64, top: float, tried: i64, least: float) -> i64:
        out = self.out
        slots = self.slots
        players = self.players
        total = 0.0
        for index in range(out.count):
            total += math.exp(max(self.look[slots[out.moves[index]]] - top, FAR_BELOW))
        mean = 1.0 / float(players)
        if self.visits[node] > 0:
            mean = self.totals[node * players + actor] / float(self.visits[node])
        spread = self.explore * math.sqrt(float(tried + 1)) / total
        best = -1.0e18
        chosen: i64 = NONE
        for index in range(out.count):
            found = slots[out.moves[index]]
            if self.look[found] < least:
                continue
            number = self.visits[found]
            worth = mean - self.reduced
            if number > 0:
                worth = self.totals[found * players + actor] / float(number)
            worth += spread * math.exp(max(self.look[found] - top, FAR_BELOW)) / float(1 + number)
            if worth > best:
                best = worth
                chosen = found
        return chosen

    def add_child(self, parent: i64, mover: i64, move: i64, look: float) -> i64:
        node = self.nodes
        self.move = append(self.move, move)
        self.mover = append(self.mover, mover)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, self.child[parent])
        self.visits = append(self.visits, 0)
        self.look = append(self.look, look)
        self.squares = append(self.squares, 0.0)
        for _ in range(self.players):
            self.totals = append(self.totals, 0.0)
        self.child[parent] = node
        self.nodes = node + 1
        return node

    # What was found

    def children(self, node: i64) -> list[int]:
        """The moves of a node that were tried, the most tried first."""
        found: list[int] = []
        child = self.child[node]
        while child != NONE:
            if self.visits[child] > 0:
                found.append(int(child))
            child = self.sibling[child]
        found.sort(key=self.times_tried, reverse=True)
        return found

    def times_tried(self, node: int) -> int:
        return int(self.visits[node])

    def move_of(self, node: int) -> int:
        return int(self.move[node])

    def chances(self, node: int) -> list[float]:
        """The mean win chance of every seat."""
        number = float(max(self.visits[node], 1))
        return [self.totals[node * self.players + who] / number for who in range(self.players)]

    def error(self, node: int) -> float:
        """The standard error of the own win chance."""
        number = float(max(self.visits[node], 1))
        mean = self.totals[node * self.players + self.seat] / number
        return math.sqrt(max(self.squares[node] / number - mean * mean, 0.0) / number)

    def go_to(self, move: i64) -> bool:
        """Make the position after an own move the root; False when the tree doesn't know it."""
        child = self.child[self.root]
        while child != NONE:
            if self.move[child] == move and self.mover[child] == self.seat and self.visits[child] > 0:
                self.root = child
                return True
            child = self.sibling[child]
        return False
