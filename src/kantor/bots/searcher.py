"""A bot that searches: a tree or a beam, as the game's plan says, with learned judgement where there is some."""

from __future__ import annotations

from kantor.bots.beam import Beam, Line
from kantor.bots.bot import Bot, Choice
from kantor.bots.certainty import certainty_of, told
from kantor.bots.clock import Clock
from kantor.bots.judge import Judge, chances_of
from kantor.bots.levels import TURN, Level
from kantor.bots.plan import Plan, plan_of
from kantor.bots.search import option_values
from kantor.bots.thoughts import OptionThoughts, Thoughts
from kantor.bots.tree import Tree
from kantor.bots.weights import BadWeights, Weights, kept, network
from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.position import options_of

WIDTH = 6  # of the look to the end of an action
SHOWN = 12  # moves of a main line
SURE = 1.96
ENOUGH = 0.3  # of a decision's time: with less a turn is played as it was planned
LEAST = 0.5  # milliseconds that even the last decision of a long turn gets
SERIOUS = 0.1  # of the most visits: what was tried less isn't judged well enough to be chosen by mistake
SAME = 1e-6


class Searcher(Bot):
    """One seat of one match. It keeps what it found while its turn goes on."""

    def __init__(self, level: Level, weights: Weights | None = None) -> None:
        self.level = level
        self.pace = 1.0  # the part of its time that it may take
        self._weights = weights
        self._clock: Clock | None = None
        self._tree: Tree | None = None
        self._line: list[int] = []
        self._cut_short = False  # the line was found in haste: with time left, it is worth to look again
        self._expected: tuple[float, list[int]] = (0.0, [])
        self._in_turn = False
        self._spent = 0.0

    def choose(self, choice: Choice) -> int:
        return self.think(choice).move

    def stop(self) -> None:
        if self._clock is not None:
            self._clock.stop()

    def think(self, choice: Choice, clock: Clock | None = None) -> Thoughts:
        options = choice.options
        if not self._in_turn:
            self._spent = 0.0
        if not self._goes_on(choice, options):
            self._tree, self._line = None, []
        if len(options) == 1:
            return self._forced(choice, options[0])
        self._clock = clock or self._new_clock()
        plan = plan_of(choice.game)
        if not self.level.search:
            thoughts = self._look(choice, options, plan)
        elif plan.search == "beam" and self._weights is None:  # whole turns are planned by the game's own judgement
            thoughts = self._beam(choice, plan, self._clock)
        else:
            thoughts = self._search(choice, plan, self._clock)
        self._spent += thoughts.milliseconds
        self._follow(choice, thoughts.move)
        certainty = certainty_of(choice.game, choice.setup.players)
        return told(thoughts, choice.seat, certainty.power(choice.position.time_left()))

    def _forced(self, choice: Choice, move: int) -> Thoughts:
        """The only move. A line has it, a tree has no node for it."""
        tree = self._tree
        if self._line:
            self._line.pop(0)
        self._tree = None
        self._follow(choice, move)
        if self._in_turn:
            self._tree = tree
        return Thoughts(move)

    def _new_clock(self) -> Clock:
        """A decision has its time, a whole turn a few times that."""
        most = self.level.milliseconds * self.pace
        if most:
            most = max(LEAST, min(most, TURN * most - self._spent))
        return Clock(most, self.level.simulations)

    def _follow(self, choice: Choice, move: int) -> None:
        """Go on from the chosen move as long as the turn does; what was found holds until somebody else acts."""
        at = choice.position.copy()
        at.play(choice.seat, move)
        own = at.actor() == choice.seat
        if self._tree is not None and not (own and self._tree.go_to(move)):
            self._tree = None
        if not own:
            self._line = []
        if own:
            self._expected = at.judge(choice.seat), options_of(at, choice.seat)
        actor = settle_chance(at, choice.dice, Options())
        self._in_turn = actor == choice.seat or (actor >= 0 and at.midway())

    def _goes_on(self, choice: Choice, options: list[int]) -> bool:
        """The turn goes on as expected: nobody took a move back."""
        value, expected = self._expected
        return self._in_turn and expected == options and abs(choice.position.judge(choice.seat) - value) < SAME

    # Looking one action ahead

    def _look(self, choice: Choice, options: list[int], plan: Plan) -> Thoughts:
        values = option_values(choice.position, choice.seat, options, WIDTH)
        spread = self.level.noise * plan.unit
        noisy = [value + spread * bell(choice.dice) for value in values]
        return Thoughts(options[noisy.index(max(noisy))], nodes=len(options), judged_by="evaluate")

    # The tree

    def _search(self, choice: Choice, plan: Plan, clock: Clock) -> Thoughts:
        judge, judged_by = self._judge(choice, plan)
        tree = self._tree
        if tree is None:
            tree = planned_tree(plan, judge, choice.setup.players, choice.seat, len(choice.catalogue))
            self._tree = tree
        before = tree.simulations
        tree.search(choice.position, choice.dice, clock)
        found = tuple(option_of(tree, node) for node in tree.children(tree.root) if choice_has(choice, tree, node))
        return Thoughts(
            move=self._chosen(found, choice, self.level.noise * plan.misjudged),
            options=found,
            nodes=int(tree.nodes),
            simulations=int(tree.simulations - before),
            milliseconds=clock.milliseconds(),
            judged_by=judged_by,
        )

    def _chosen(self, found: tuple[OptionThoughts, ...], choice: Choice, noise: float) -> int:
        if not noise:
            return found[0].move
        serious = [option for option in found if option.visits >= SERIOUS * found[0].visits]
        noisy = [option.chances[choice.seat] + noise * bell(choice.dice) for option in serious]
        return serious[noisy.index(max(noisy))].move

    def _judge(self, choice: Choice, plan: Plan) -> tuple[Judge, str]:
        weights = self._weights or kept(choice.game, choice.setup.players)
        if weights is not None:
            try:
                return learned(weights, choice), "learned"
            except BadWeights:
                pass  # the thoughts say what judged instead
        return Judge(plan.scale, plan.last_scale), "evaluate"

    # The beam

    def _beam(self, choice: Choice, plan: Plan, clock: Clock) -> Thoughts:
        seat, at = choice.seat, choice.position
        if self._line and not (self._cut_short and clock.limit > ENOUGH * self.level.milliseconds):
            return Thoughts(self._line.pop(0), judged_by="evaluate")
        level = self.level
        beginnings = plan.beginnings + level.more
        answers = plan.answers + level.more if level.answers else 0
        noise = level.noise * plan.misjudged * plan.scale
        beam = Beam(seat, choice.dice, clock, level.width, beginnings, answers, noise, foresight=level.foresight)
        lines = beam.best(at)
        best = lines[0]
        self._line = list(best.moves[1:])
        self._cut_short = beam.cut_short
        return Thoughts(
            move=best.moves[0],
            options=tuple(line_thoughts(line, seat, plan) for line in firsts(lines)),
            nodes=int(beam.nodes),
            milliseconds=clock.milliseconds(),
            judged_by="evaluate",
        )


def planned_tree(plan: Plan, judge: Judge, players: int, seat: int, moves: int) -> Tree:
    return Tree(
        judge, players, seat, moves, plan.temperature, plan.by_judgement, plan.explore, plan.reduced, plan.replies
    )


def bell(dice: Dice) -> float:
    """A draw of the normal distribution, near enough: the sum of twelve even ones."""
    return sum(dice.below(1_000_000) for _ in range(12)) / 1_000_000 - 6.0


def choice_has(choice: Choice, tree: Tree, node: int) -> bool:
    """The tree may know moves that other draws of the unknown would allow."""
    return tree.move_of(node) in choice.options


def option_of(tree: Tree, node: int) -> OptionThoughts:
    chances = tree.chances(node)
    spread = SURE * tree.error(node)
    own = chances[tree.seat]
    line = [tree.move_of(node)]
    below = tree.children(node)
    while below and len(line) < SHOWN:
        line.append(tree.move_of(below[0]))
        below = tree.children(below[0])
    return OptionThoughts(
        move=line[0],
        visits=tree.times_tried(node),
        chances=tuple(round(chance, 6) for chance in chances),
        low=round(max(0.0, own - spread), 6),
        high=round(min(1.0, own + spread), 6),
        line=tuple(line),
    )


def firsts(lines: list[Line]) -> list[Line]:
    """The best line of every first move."""
    found: dict[int, Line] = {}
    for line in lines:
        found.setdefault(line.moves[0], line)
    return list(found.values())


def line_thoughts(line: Line, seat: int, plan: Plan) -> OptionThoughts:
    chances = chances_of(line.at, plan.scale, plan.last_scale)
    own = round(chances[seat], 6)
    return OptionThoughts(line.moves[0], 1, tuple(round(chance, 6) for chance in chances), own, own, tuple(line.moves))


def learned(weights: Weights, choice: Choice) -> Judge:
    return network(weights, choice.game, choice.setup)
