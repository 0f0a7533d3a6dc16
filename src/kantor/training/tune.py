"""Tuning: the factors on what a game's judgement takes things to be worth, found by self-play.

In every game each seat draws its own factors around the best so far and plays by them cheaply: where turns are long it
plans one turn at a time, elsewhere it looks to the end of its action. So a game takes a second or less, and what helps
a narrow search helps a broad one. A regression over many games says which factors made a seat end further ahead; a step
that way is taken when it wins against the factors before and doesn't do worse against `beam`, or `greedy` where turns
are short, on fresh deals. The file of games grows and goes on where it was stopped.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct

from kantor.bots.arena import play_out
from kantor.bots.beam_bot import BeamBot
from kantor.bots.bot import Bot, Choice
from kantor.bots.clock import Clock
from kantor.bots.duel import Duel, contest
from kantor.bots.farm import ALONE, Farm
from kantor.bots.greedy import GreedyBot
from kantor.bots.levels import Level
from kantor.bots.plan import plan_of
from kantor.bots.search import option_values
from kantor.bots.searcher import WIDTH, Searcher
from kantor.bots.thoughts import Thoughts
from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.setup import Setup
from kantor.training.lines import append_lines, read_lines

SPREAD = 0.35  # of the logarithms of the factors that a seat draws
RIDGE = 30.0  # how many games' worth of evidence there must be before a factor moves far
LARGEST_STEP = 0.4  # of a logarithm
WIN = 5.0  # points that a win counts for besides those scored
PLANS = Level("tuned", search=True, noise=0.0, milliseconds=0, width=1, answers=False)
SEEDS_OF_A_ROUND = 1_000_000

Factors = Mapping[str, float]


class TunedBot(Searcher):
    """Plans whole turns by the given factors, or looks to the end of its action."""

    def __init__(self, factors: Factors) -> None:
        super().__init__(PLANS)
        self.factors = factors

    def think(self, choice: Choice, clock: Clock | None = None) -> Thoughts:
        choice.position = choice.game.tuned(choice.position, choice.setup, self.factors)
        if plan_of(choice.game).search == "beam":
            return super().think(choice, clock)
        options = choice.options
        if len(options) == 1:
            return Thoughts(options[0])
        values = option_values(choice.position, choice.seat, options, WIDTH, by_judgement=True)
        return Thoughts(options[values.index(max(values))])


class Row(Struct, frozen=True):
    """One seat of one game: the logarithms of its factors over the best ones, and how far it ended ahead."""

    round: int
    seed: int
    logs: list[float]
    ahead: float


class Step(Struct, frozen=True):
    """A step that was tried: the factors, what they won against those before and against what never changes, and
    whether it was taken."""

    round: int
    factors: dict[str, float]
    last: Duel
    yardstick: Duel
    taken: bool


class Tuning:
    """One game, set-up and folder: `games.jsonl` has the rows, `steps.jsonl` what was tried."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        folder: Path,
        say: Callable[[str], None] = lambda line: None,
        farm: Farm = ALONE,
    ) -> None:
        self.best: dict[str, float] = game.factors(setup)
        if not self.best:
            raise BadSettings("tune-no-factors", game=game.key)
        self.names = list(self.best)
        self.game, self.setup, self.say, self.farm = game, setup, say, farm
        folder.mkdir(parents=True, exist_ok=True)
        self._rows, self._steps = folder / "games.jsonl", folder / "steps.jsonl"
        self.steps = list(read_lines(self._steps, Step))
        for step in self.steps:
            if step.taken:
                self.best = step.factors

    def round(self, games: int, duel_games: int) -> Step:
        """Play, learn, try a step."""
        number = len(self.steps)
        rows = sorted(self._played(number, games), key=attrgetter("seed"))
        factors = stepped(self.best, rows)
        seed = number * SEEDS_OF_A_ROUND + SEEDS_OF_A_ROUND // 2
        last = self.against(factors, self.best, duel_games, seed)
        yardstick = self.against(factors, None, duel_games, seed + SEEDS_OF_A_ROUND // 4)
        taken = last.share > last.parity and (yardstick.share >= yardstick.parity or last.decided > 0)
        step = Step(number, factors, last, yardstick, taken)
        append_lines(self._steps, step)
        self.steps.append(step)
        if taken:
            self.best = factors
        self.say(
            f"round {number}: {last.share:.0%} [{last.low:.0%}-{last.high:.0%}] of {last.games} games, "
            f"{yardstick.share:.0%} of {yardstick.games} against the yardstick: {'taken' if taken else 'not taken'}"
        )
        return step

    def _played(self, number: int, games: int) -> Iterator[Row]:
        """The rows of a round; what the file has isn't played again."""
        done: dict[int, list[Row]] = {}
        for row in read_lines(self._rows, Row):
            if row.round == number:
                done.setdefault(row.seed, []).append(row)
        first = number * SEEDS_OF_A_ROUND
        seeds = range(first, first + games)
        missing = [seed for seed in seeds if len(done.get(seed, ())) != self.setup.players]
        for seed in seeds:
            if seed not in missing:
                yield from done[seed]
        tasks = ((self.game, self.setup, self.best, number, seed) for seed in missing)
        for count, found in enumerate(self.farm.in_order(play, tasks), games - len(missing) + 1):
            append_lines(self._rows, *found)
            self.say(f"round {number}: {count} of {games} games")
            yield from found

    def against(self, factors: Factors, other: Factors | None, most: int, seed: int) -> Duel:
        """One seat by the factors, the others by other ones or as ever; the same deal from every seat, until it is
        clear."""
        against: Callable[[], Bot] = partial(frozen, self.game) if other is None else partial(TunedBot, other)
        return contest(self.game, [self.setup], partial(TunedBot, factors), against, most, seed, self.farm)


def play(game: Game[Any], setup: Setup, best: Factors, number: int, seed: int) -> list[Row]:
    """One game in which every seat has factors of its own."""
    pick = random.Random(seed)
    logs = [[pick.gauss(0.0, SPREAD) for _ in best] for _ in range(setup.players)]
    outcome = play_out(game, setup, [TunedBot(times(best, drawn)) for drawn in logs], seed)
    mean = sum(outcome.totals) / len(outcome.totals)
    return [
        Row(
            number,
            seed,
            drawn,
            outcome.totals[seat] - mean + (WIN / len(outcome.winners) if seat in outcome.winners else 0.0),
        )
        for seat, drawn in enumerate(logs)
    ]


def frozen(game: Game[Any]) -> Bot:
    """What never changes."""
    return BeamBot() if plan_of(game).search == "beam" else GreedyBot()


def times(factors: Factors, logs: Sequence[float]) -> dict[str, float]:
    return {name: round(factor * math.exp(log), 4) for (name, factor), log in zip(factors.items(), logs, strict=True)}


def stepped(factors: Factors, rows: Sequence[Row]) -> dict[str, float]:
    """Where the regression points: along the slopes, one spread for the steepest, less for what is hardly known."""
    drawn = np.array([row.logs for row in rows])
    ahead = np.array([row.ahead for row in rows])
    ahead = (ahead - ahead.mean()) / max(float(ahead.std()), 1e-9)
    drawn = (drawn - drawn.mean(axis=0)) / SPREAD
    slopes = np.linalg.solve(drawn.T @ drawn + RIDGE * np.eye(drawn.shape[1]), drawn.T @ ahead)
    steepest = max(float(np.abs(slopes).max()), 1e-9)
    logs = np.clip(slopes / steepest * SPREAD, -LARGEST_STEP, LARGEST_STEP)
    return times(factors, [float(log) for log in logs])
