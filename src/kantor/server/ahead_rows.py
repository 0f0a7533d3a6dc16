"""Answers given in advance, as they are kept: beside the log, of which they become a part only when they are used."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, exists, insert, select, update

from kantor.core.ahead import first_fitting
from kantor.server import schema
from kantor.server.refusals import Refusal

ahead, due, seats, tables = schema.ahead, schema.due, schema.seats, schema.tables

# Asked at nearly every move of a person.
GIVEN = select(ahead.c.question, ahead.c.answers).where(
    ahead.c.table_id == bindparam("of_table"), ahead.c.seat == bindparam("of_seat")
)
SKEW = 60_000  # milliseconds by which the clocks of hosts may differ


class Settled(Struct, frozen=True):
    """What a person has decided by hand, or taken back: answers to these questions that offer nothing are dropped."""

    seat: int
    questions: tuple[str, ...]
    offered: frozenset[str]


class KnownAnswers(Struct, frozen=True):
    """A person's answers to a question, the most wanted first."""

    question: str
    person: str
    answers: tuple[str, ...]


def of_seat(table: str, seat: int) -> Select[tuple[str, str, str]]:
    query = select(ahead.c.question, ahead.c.person, ahead.c.answers)
    return query.where(ahead.c.table_id == table, ahead.c.seat == seat)


def known(rows: Iterable[tuple[str, str, str]]) -> dict[str, KnownAnswers]:
    return {
        question: KnownAnswers(question, person, tuple(msgspec.json.decode(answers)))
        for question, person, answers in rows
    }


def put(connection: Connection, table: str, seat: int, given: KnownAnswers) -> None:
    """Keep answers in place of earlier ones; none drop them. A match that has ended meanwhile takes none."""
    state = connection.scalar(select(tables.c.state).where(tables.c.id == table).with_for_update())
    if state != "running":
        raise Refusal("table-over")
    mine = (ahead.c.table_id == table) & (ahead.c.seat == seat) & (ahead.c.question == given.question)
    connection.execute(delete(ahead).where(mine))
    if given.answers:
        answers = msgspec.json.encode(given.answers).decode()
        row = {"table_id": table, "seat": seat, "question": given.question, "person": given.person, "answers": answers}
        connection.execute(insert(ahead).values(row))


def looked_at(connection: Connection, table: str, seat: int, since: int) -> None:
    """Nothing fits what came to be owed at that time: sweeps leave it alone."""
    mine = (ahead.c.table_id == table) & (ahead.c.seat == seat)
    connection.execute(update(ahead).where(mine).values(checked=since))


def drop_unfit(connection: Connection, table: str, settled: Settled) -> None:
    """Drop the answers that were of no use."""
    for row in connection.execute(GIVEN, {"of_table": table, "of_seat": settled.seat}).all():
        if row.question not in settled.questions:
            continue
        if first_fitting(msgspec.json.decode(row.answers), settled.offered) is None:
            mine = (ahead.c.table_id == table) & (ahead.c.seat == settled.seat)
            connection.execute(delete(ahead).where(mine, ahead.c.question == row.question))


def drop_all(connection: Connection, table: str, but: Collection[str] = ()) -> None:
    """Drop the answers at a table, but for those of people who still sit there."""
    connection.execute(delete(ahead).where(ahead.c.table_id == table, ahead.c.person.not_in(but)))


def may_answer(table: str, seat: int, person: str) -> ColumnElement[bool]:
    """Whether what a seat owes may be answered yet by what its person said in advance."""
    here = (ahead.c.table_id == table) & (ahead.c.seat == seat) & (ahead.c.person == person)
    owed = (due.c.table_id == table) & (due.c.seat == seat) & (due.c.since != ahead.c.checked)
    return exists().where(here, owed)


def overdue(now: int, before: int, most: int) -> Select[tuple[str]]:
    """The tables at which an answer was to be given before some time, and nobody has looked whether one fits."""
    at_seat = (ahead.c.table_id == due.c.table_id) & (ahead.c.seat == due.c.seat)
    held = (seats.c.table_id == due.c.table_id) & (seats.c.seat == due.c.seat) & (seats.c.person == ahead.c.person)
    query = select(due.c.table_id).join(ahead, at_seat).join(seats, held)
    query = query.where(seats.c.bot.is_(None), due.c.since != ahead.c.checked)
    return query.where((due.c.since <= before) | (due.c.since > now + SKEW)).order_by(due.c.since).limit(most)
