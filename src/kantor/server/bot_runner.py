"""Runs the bots at tables: one that owes a decision thinks in a worker, pauses like a person, and plays."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from kantor.core.dice import SystemDice
from kantor.core.errors import KantorError, OutOfTurn, StaleMove
from kantor.core.match import Match
from kantor.server import metrics
from kantor.server.clients import nobody
from kantor.server.pauses import Pauses
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.workers import Question, TooLate, Workers

DATABASE_WAIT = 1.0

log = logging.getLogger("kantor.server")


class BotRunner:
    """One task for each table where a bot is to move."""

    def __init__(self, tables: Tables, workers: Workers, others_think: Callable[[], bool] = lambda: False) -> None:
        self._tables = tables
        self._workers = workers
        self._others_think = others_think
        self._pauses = Pauses(tables)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def busy(self) -> int:
        """At how many tables a bot is playing."""
        return len(self._tasks)

    def plays_at(self, table: str) -> bool:
        return table in self._tasks

    def check(self, table: Table) -> None:
        """Let a bot play if one is to move at a table, unless other machines do that."""
        if not self._others_think() or self._rested(table):
            self.take(table)

    def take(self, table: Table) -> None:
        """Start a task if a bot is to move at a table."""
        known = self._tasks.get(table.id)
        # A task that has just ended is forgotten a moment later; a move made in between must not wait for it.
        if (known is None or known.done()) and _seat_to_move(table) is not None and self._watched(table):
            task = asyncio.create_task(self._play_on(table.id), context=nobody())
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._done(table.id, done))

    def _rested(self, table: Table) -> bool:
        """Whether bots among themselves have rested so long that other machines don't look at their table any more."""
        minutes = self._tables.settings.keeping.bots_minutes
        if not minutes or not table.due or any(holder.person for holder in table.holders):
            return False
        return min(table.due.values()) <= self._tables.clock.milliseconds() - minutes * 60_000

    def _watched(self, table: Table) -> bool:
        """Whether somebody cares: a person sits there, or has looked within some time."""
        if any(holder.person for holder in table.holders):
            return True
        return self._tables.looked_lately(table)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]
        if not task.cancelled() and task.exception() is not None:
            log.error("the bots of table %s stopped", table, exc_info=task.exception())

    async def _play_on(self, ident: str) -> None:
        while True:
            try:
                if not await self._play_one(ident):
                    return
            except SQLAlchemyError as error:
                log.warning("table %s: the bots wait for the database: %s", ident, error)
                await asyncio.sleep(DATABASE_WAIT)

    async def _play_one(self, ident: str) -> bool:
        """Let a bot make its move; False when none is to move."""
        table = await self._tables.table(ident)
        seat = _seat_to_move(table)
        if seat is None or not self._watched(table):
            return False
        decision = table.decision(seat)
        question = _question(table, seat)
        pause = self._pauses.drawn(table)
        began = time.monotonic()
        move, late = await self._choose(table, question)
        await self._pauses.rest(ident, began, pause)
        assert decision is not None
        await self._play(ident, seat, decision, move, late)
        return True

    async def _choose(self, table: Table, question: Question) -> tuple[int, bool]:
        try:
            with metrics.BOTS_WAITING.track_inprogress():
                return await self._workers.choose(question), False
        except TooLate as error:
            log.warning("table %s, seat %d: %s; any move is played", table.id, question.seat, error)
            options = table.playing.option_indices(question.seat)
            return secrets.choice(options) if options else 0, True

    async def _play(self, ident: str, seat: int, decision: int, move: int, late: bool) -> None:
        try:
            await self._tables.change(ident, lambda at: at.play(seat, decision, move, "bot", late=late))
        except (StaleMove, OutOfTurn):
            pass  # somebody took a move back meanwhile: ask the bot again
        except KantorError:
            log.exception("table %s, seat %d: the bot chose what can't be played", ident, seat)
            await self._tables.change(
                ident, lambda at: at.play(seat, decision, secrets.choice(at.playing.option_indices(seat)), "bot")
            )


def _seat_to_move(table: Table) -> int | None:
    match: Match | None = table.match
    if match is None or table.row.state != "running":
        return None
    return next((seat for seat in match.actors if table.holders[seat].bot), None)


def _question(table: Table, seat: int) -> Question:
    match = table.playing
    bot = table.holders[seat].bot
    assert bot is not None
    likely = match.sight(seat, SystemDice())
    position = msgspec.json.encode(match.game.position_to_json(likely, match.setup)).decode()
    return Question(match.game.key, bot, seat, position, table.id)
