"""Bots think in processes of their own, with a hard time limit; positions travel as text."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Lock, Timer
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kantor.bots import Bot, Choice, find_bot
from kantor.bots.clock import Clock
from kantor.bots.hints import Hint, hints
from kantor.bots.searcher import Searcher
from kantor.core.dice import SystemDice
from kantor.core.game import Game

MOST_SESSIONS = 64  # of a worker
HINT_MILLISECONDS = 700.0  # of processor time, for advice
HINT_SECONDS = 1.5  # by the clock on the wall: on a busy machine that is less processor time
STARTING = 30.0  # seconds that a new process may take to import the games


class Question(Struct, frozen=True):
    """What a bot is asked. The position isn't the true one, but one as likely for what the seat knows."""

    game: str
    bot: str
    seat: int
    position: str
    table: str = ""  # so that a bot may keep what it found while its turn goes on
    pace: float = 1.0  # the part of its time that a bot may take, when many are waiting
    advice: bool = False  # asked for a person: hints instead of a move


Answer = int | tuple[Hint, ...]


class TooLate(Exception):
    """The bot didn't answer in time, or its process died."""


class Sessions:
    """The bots of a worker, one for each seat that it played lately; a seat that is new to it gets a new one."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._games = games
        self._bots: dict[tuple[str, int, str], Bot] = {}

    def answer(self, question: Question) -> Answer:
        """The move that the bot chooses, as an index of the catalogue, or what it would advise."""
        game = self._games[question.game]
        setup, position = game.position_from_json(question.position)
        bot = self._bot(question)
        if isinstance(bot, Searcher):
            bot.pace = question.pace
        choice = Choice(game, setup, position, question.seat, SystemDice())
        if question.advice:
            return _advice(bot, choice, Clock(HINT_MILLISECONDS * question.pace))
        return int(bot.choose(choice))

    def _bot(self, question: Question) -> Bot:
        if not question.table:
            return find_bot(question.bot)()
        key = (question.table, question.seat, question.bot)
        bot = self._bots.pop(key, None) or find_bot(question.bot)()
        self._bots[key] = bot  # at the end: the first one is the one that waited longest
        if len(self._bots) > MOST_SESSIONS:
            del self._bots[next(iter(self._bots))]
        return bot


def _advice(bot: Bot, choice: Choice, clock: Clock) -> tuple[Hint, ...]:
    """The best that was found when the person has waited long enough."""
    timer = Timer(HINT_SECONDS, clock.stop)
    timer.start()
    try:
        return hints(bot, choice, clock)
    finally:
        timer.cancel()


def work(pipe: Connection, games: Mapping[str, Game[Any]]) -> None:
    """The main loop of a worker: answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sessions = Sessions(games)
    with suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            question = pipe.recv()
            try:
                pipe.send(sessions.answer(question))
            except Exception as error:
                pipe.send(repr(error))


class Worker:
    """One process, started when it is first needed and again after it was killed."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._games = dict(games)
        self._process: Any = None
        self._pipe: Connection | None = None
        self._changing = Lock()  # a process that is only just being started can't be killed yet

    def ask(self, question: Question, seconds: float) -> Answer:
        """Blocks for at most so many seconds (and the start of the process, once)."""
        try:
            if self._pipe is None:
                self._start()
            assert self._pipe is not None
            self._pipe.send(question)
            found = self._receive(seconds)
        except (EOFError, OSError) as error:
            self.stop()
            raise TooLate("the process of a bot died") from error
        if not isinstance(found, int | tuple):
            raise TooLate(f"a bot failed: {found}")
        return found

    def stop(self) -> None:
        with self._changing:
            if self._process is not None:
                self._process.kill()
                self._process.join()
            if self._pipe is not None:
                self._pipe.close()
            self._process = self._pipe = None

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        with self._changing:
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=work, args=(theirs, self._games), daemon=True, name="kantor-bot")
            self._process.start()
            theirs.close()
        self._receive(STARTING)

    def _receive(self, seconds: float) -> object:
        assert self._pipe is not None
        if not self._pipe.poll(seconds):
            self.stop()
            raise TooLate(f"a bot thought longer than {seconds} s")
        found: object = self._pipe.recv()
        return found


class Workers:
    """So many processes; who asks when all are busy waits for the next free one."""

    def __init__(self, games: Mapping[str, Game[Any]], count: int, seconds: float) -> None:
        self._all = [Worker(games) for _ in range(count or max(1, (os.cpu_count() or 2) - 1))]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._idle.put_nowait(worker)
        self._seconds = seconds
        self._asking = 0

    async def choose(self, question: Question) -> int:
        """The move that a bot plays."""
        found = await self._answer(question)
        assert isinstance(found, int)
        return found

    async def advise(self, question: Question) -> tuple[Hint, ...]:
        """What a bot would do in a person's place."""
        found = await self._answer(replace(question, advice=True))
        assert isinstance(found, tuple)
        return found

    async def _answer(self, question: Question) -> Answer:
        self._asking += 1
        try:
            worker = await self._idle.get()
            # All who wait share the time that one would have.
            hurried = replace(question, pace=min(1.0, len(self._all) / self._asking))
            return await self._ask(worker, hurried)
        finally:
            self._asking -= 1

    async def _ask(self, worker: Worker, question: Question) -> Answer:
        try:
            # A thread can't be stopped: it goes on to its time limit, and the worker is handed back only then.
            asking = asyncio.get_running_loop().run_in_executor(None, worker.ask, question, self._seconds)
            asking.add_done_callback(lambda done: self._handed_back(worker, done))
        except BaseException:
            self._idle.put_nowait(worker)
            raise
        return await asyncio.shield(asking)

    def _handed_back(self, worker: Worker, done: asyncio.Future[Answer]) -> None:
        self._idle.put_nowait(worker)
        if not done.cancelled():
            done.exception()  # looked at, even when nobody waits for the answer any more

    def close(self) -> None:
        for worker in self._all:
            worker.stop()
