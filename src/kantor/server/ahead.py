"""Answers given in advance: a person says in quiet what to play when others bring up a decision.

Until one is used nothing of it is in the log, and nobody else is sent anything: not a byte differs. When its question
comes, the first answer that fits is played as the person's own move, after a pause as a bot makes it. An answer stays
until its owner clears it, takes back what it played, or has to decide by hand because it doesn't fit any more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from kantor.core.ahead import asked, first_fitting, foreseen, questions
from kantor.core.catalogue import shortened
from kantor.core.errors import KantorError
from kantor.server import ahead_rows
from kantor.server.ahead_rows import KnownAnswers
from kantor.server.clients import nobody
from kantor.server.pauses import Pauses
from kantor.server.refusals import Refusal
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.wire_ahead import AheadInfo, AheadQuestion

log = logging.getLogger("kantor.server")

Pending = tuple[str, int, int]  # a table, a seat, its decision


class AheadAnswers:
    """One task for each decision that may have been answered in advance."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._pauses = Pauses(tables)
        self._tasks: dict[Pending, asyncio.Task[None]] = {}
        self._changed: set[Pending] = set()  # whose answers were changed while somebody looked at them

    # What a person sets

    async def of(self, ident: str, seat: int, person: str) -> AheadInfo:
        """What may be asked of a seat, and what its person has answered."""
        # First, because the number of a seat that there isn't may be too large for the database.
        await self._tables.ask(ident, lambda at: _check(at, seat, person))
        given = await self._known(ident, seat)
        return await self._tables.ask(ident, lambda at: _info(at, seat, person, given))

    async def set(self, ident: str, seat: int, person: str, question: str, answers: tuple[int | str, ...]) -> AheadInfo:
        """Keep answers to a question, the most wanted first; none clear it."""

        def texts(at: Table) -> tuple[str, ...]:
            _check(at, seat, person)
            if question not in questions(at.game):
                raise Refusal("no-such-question", 404, question=shortened(question))
            return tuple(dict.fromkeys(at.text_of(answer) for answer in answers))

        given = KnownAnswers(question, person, await self._tables.ask(ident, texts))
        await self._tables.store.write(lambda connection: ahead_rows.put(connection, ident, seat, given))
        # It may have been asked just now, at any host.
        self.check(await self._tables.fresh(ident))
        return await self.of(ident, seat, person)

    # What is played

    def check(self, table: Table, overdue: bool = False) -> None:
        """Look for answers to what is asked of people at a table; `overdue` also notes that something else is."""
        for seat in _owing_seats(table) if overdue else _asked_seats(table):
            decision = table.decision(seat)
            assert decision is not None
            pending = (table.id, seat, decision)
            if pending in self._tasks:
                self._changed.add(pending)
            else:
                task = self._tasks[pending] = asyncio.create_task(self._answer(*pending), context=nobody())
                task.add_done_callback(partial(self._done, pending))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, pending: Pending, task: asyncio.Task[None]) -> None:
        self._tasks.pop(pending, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: no answer in advance", pending[0], exc_info=task.exception())

    async def _answer(self, ident: str, seat: int, decision: int) -> None:
        while True:
            self._changed.discard((ident, seat, decision))
            await self._try(ident, seat, decision)
            if (ident, seat, decision) not in self._changed:
                return

    async def _try(self, ident: str, seat: int, decision: int) -> None:
        try:
            began = time.monotonic()
            table = await self._tables.table(ident)
            if table.decision(seat) != decision or await self._fitting(table, seat) is None:
                return
            await self._pauses.rest(ident, began, self._pauses.drawn(table), least=1.0)
            # Meanwhile it may have been cleared or changed, or somebody took the cause of it back.
            table = await self._tables.table(ident)
            if table.decision(seat) != decision or (found := await self._fitting(table, seat)) is None:
                return
            move, person = found
            await self._tables.change(ident, lambda at: at.play(seat, decision, move, "person", person, ahead=True))
        except KantorError as error:
            log.info("table %s, seat %d: what was answered in advance isn't played: %s", ident, seat, error)
        except SQLAlchemyError as error:
            # The sweep comes back to it.
            log.warning("table %s: an answer in advance waits for the database: %s", ident, error)

    async def _fitting(self, table: Table, seat: int) -> tuple[str, str] | None:
        """The move to be played and whose it is."""
        rows = await self._known(table.id, seat)
        if not rows:
            return None
        question = asked(table.playing.history.position, seat) if seat in _asked_seats(table) else None
        if question is not None:
            offered = {table.text_of(move) for move in question.moves}
            for name in question.questions:
                if name in rows and rows[name].person == table.holders[seat].playing:
                    move = first_fitting(rows[name].answers, offered)
                    if move is not None:
                        return move, rows[name].person
        since = table.due.get(seat, 0)
        await self._tables.store.write(lambda connection: ahead_rows.looked_at(connection, table.id, seat, since))
        return None

    async def _known(self, ident: str, seat: int) -> dict[str, KnownAnswers]:
        async with self._tables.store.engine.connect() as connection:
            rows = await connection.execute(ahead_rows.of_seat(ident, seat))
            return ahead_rows.known((row.question, row.person, row.answers) for row in rows)


def _check(at: Table, seat: int, person: str) -> None:
    at.check_seat(seat, person)
    if at.row.state != "running":
        raise Refusal("not-started" if at.row.state == "open" else "table-over")


def _info(at: Table, seat: int, person: str, given: dict[str, KnownAnswers]) -> AheadInfo:
    _check(at, seat, person)
    match = at.playing
    known = match.catalogue.texts
    may_come = {one.question: one.moves for one in foreseen(at.game, match.history.position, seat)}
    found = []
    for question in questions(at.game):
        mine = given.get(question)
        texts = mine.answers if mine is not None and mine.person == person else ()
        answers = tuple(match.catalogue.index(text) for text in texts if text in known)
        if answers or question in may_come:
            found.append(AheadQuestion(question, may_come.get(question, ()), answers))
    return AheadInfo(tuple(found))


def _owing_seats(table: Table) -> list[int]:
    """The seats of people who owe a decision."""
    match = table.match
    if match is None or table.row.state != "running":
        return []
    return [seat for seat in match.actors if table.holders[seat].playing is not None]


def _asked_seats(table: Table) -> list[int]:
    """Those that are asked what can be answered in advance. What was taken back is decided by hand."""
    return [
        seat
        for seat in _owing_seats(table)
        if table.taken_back.get(seat) != table.decision(seat)
        and asked(table.playing.history.position, seat) is not None
    ]
