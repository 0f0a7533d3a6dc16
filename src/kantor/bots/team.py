"""Several processes think about one choice, each with chance of its own, and what they found is added up.

So a search uses more than one core: `master@1000x4` asks four processes for a second each. The roots are merged by
visits. Every process keeps a session of its own for each team, so that its tree lives on while a turn goes on.
"""

from __future__ import annotations

import itertools
import math
import multiprocessing
import os
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from queue import Queue
from threading import Thread
from typing import Any

import msgspec
from msgspec import Struct

from kantor.bots.bot import Bot, Choice
from kantor.bots.clock import Clock
from kantor.bots.levels import Level
from kantor.bots.searcher import SURE, Searcher
from kantor.bots.thoughts import OptionThoughts, Thoughts
from kantor.core.dice import Dice
from kantor.core.game import Game

MOST_SESSIONS = 32  # of a process
SEEDS = 2**31
STOP = "stop"
_numbers = itertools.count()


class Question(Struct, frozen=True):
    """What a process is asked, for the team of this number."""

    team: int
    game: Game[Any]
    level: Level
    position: str
    seat: int
    seed: int
    milliseconds: float
    simulations: int


class Team(Bot):
    """A bot of a level that thinks in so many processes."""

    def __init__(self, level: Level, jobs: int) -> None:
        self.level = level
        self.jobs = jobs
        self._number = next(_numbers)

    def choose(self, choice: Choice) -> int:
        return self.think(choice).move

    def think(self, choice: Choice, clock: Clock | None = None) -> Thoughts:
        options = choice.options
        if len(options) == 1:
            return Thoughts(options[0])
        limits = clock or Clock(self.level.milliseconds, self.level.simulations)
        position = msgspec.json.encode(choice.game.position_to_json(choice.position, choice.setup)).decode()
        questions = [
            Question(
                self._number,
                choice.game,
                self.level,
                position,
                choice.seat,
                choice.dice.below(SEEDS),
                float(limits.limit),
                int(limits.simulations),
            )
            for _ in range(self.jobs)
        ]
        try:
            found = crew(os.getpid(), self.jobs).ask(questions)
        except (EOFError, OSError):
            crew.cache_clear()  # one of them died: new ones are started for the next choice
            return Searcher(self.level).think(choice, clock)
        return merged(found, choice.seat)

    def stop(self) -> None:
        crew(os.getpid(), self.jobs).stop()


class Crew:
    """So many processes behind pipes, for all teams of this size; they end with the process that started them."""

    def __init__(self, jobs: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            context.Process(target=work, args=(theirs,), daemon=True, name="kantor-team").start()
            theirs.close()
            self._pipes.append(ours)

    def ask(self, questions: Sequence[Question]) -> list[Thoughts]:
        for pipe, question in zip(self._pipes, questions, strict=True):
            pipe.send(question)
        found = [pipe.recv() for pipe in self._pipes]
        for each in found:
            if isinstance(each, Exception):
                raise each
        return found

    def stop(self) -> None:
        """Asked from another thread: let all answer with their best so far."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(STOP)


@cache
def crew(process: int, jobs: int) -> Crew:
    """Those of this process: a copy of a process has none of them."""
    return Crew(jobs)


class Stopping:
    """Lets the search that is under way end soon, also when it has hardly begun: its clock may come after the word."""

    def __init__(self) -> None:
        self._asked = False
        self._clock: Clock | None = None

    def asked_anew(self) -> None:
        self._asked, self._clock = False, None

    def stop(self) -> None:
        self._asked = True
        if self._clock is not None:
            self._clock.stop()

    def watch(self, clock: Clock) -> Clock:
        self._clock = clock
        if self._asked:
            clock.stop()
        return clock


def work(pipe: Connection) -> None:
    """The main loop of a process: answer until the one that asks is gone."""
    sessions: dict[int, Searcher] = {}
    questions: Queue[Question | None] = Queue()
    stopping = Stopping()
    Thread(target=listen, args=(pipe, questions, stopping), daemon=True).start()
    while (question := questions.get()) is not None:
        bot = sessions.pop(question.team, None) or Searcher(question.level)
        sessions[question.team] = bot
        if len(sessions) > MOST_SESSIONS:
            del sessions[next(iter(sessions))]
        try:
            pipe.send(answer(bot, question, stopping))
        except Exception as error:
            pipe.send(error)


def listen(pipe: Connection, questions: Queue[Question | None], stopping: Stopping) -> None:
    with suppress(EOFError, OSError):
        while True:
            heard = pipe.recv()
            if heard == STOP:
                stopping.stop()
            else:
                stopping.asked_anew()
                questions.put(heard)
    questions.put(None)


def answer(bot: Searcher, question: Question, stopping: Stopping) -> Thoughts:
    setup, position = question.game.position_from_json(question.position)
    choice = Choice(question.game, setup, position, question.seat, Dice(question.seed))
    return bot.think(choice, stopping.watch(Clock(question.milliseconds, question.simulations)))


def merged(found: Sequence[Thoughts], seat: int) -> Thoughts:
    """The roots added up: what was tried most often, then what most processes chose, then what wins most."""
    votes = Counter(thoughts.move for thoughts in found)
    by_move: dict[int, list[OptionThoughts]] = {}
    for thoughts in found:
        for option in thoughts.options:
            by_move.setdefault(option.move, []).append(option)
    options = sorted(
        (added(each, seat) for each in by_move.values()),
        key=lambda option: (option.visits, votes[option.move], option.chances[seat]),
        reverse=True,
    )
    return Thoughts(
        move=options[0].move if options else votes.most_common(1)[0][0],
        options=tuple(options),
        nodes=sum(thoughts.nodes for thoughts in found),
        simulations=sum(thoughts.simulations for thoughts in found),
        milliseconds=max(thoughts.milliseconds for thoughts in found),
        judged_by=found[0].judged_by,
    )


def added(options: Sequence[OptionThoughts], seat: int) -> OptionThoughts:
    """One move as several processes saw it, each weighing as much as it tried it."""
    visits = sum(option.visits for option in options)
    weights = [option.visits / visits for option in options]
    chances = [
        sum(weight * option.chances[who] for weight, option in zip(weights, options, strict=True))
        for who in range(len(options[0].chances))
    ]
    errors = [(option.high - option.low) / 2 / SURE for option in options]
    spread = SURE * math.sqrt(sum((weight * error) ** 2 for weight, error in zip(weights, errors, strict=True)))
    return OptionThoughts(
        move=options[0].move,
        visits=visits,
        chances=tuple(round(chance, 6) for chance in chances),
        low=round(max(0.0, chances[seat] - spread), 6),
        high=round(min(1.0, chances[seat] + spread), 6),
        line=max(options, key=lambda option: option.visits).line,
    )
