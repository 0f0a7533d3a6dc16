"""Words that people report, and what the one who runs the server does about them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select

from kantor.server.auth import Person
from kantor.server.clock import text_of_time
from kantor.server.refusals import Refusal
from kantor.server.store import Store
from kantor.server.tables import Tables
from kantor.server.talk import Talk
from kantor.server.talk_schema import reports, words
from kantor.server.wire_talk import ReportInfo, Reports

MOST = 200  # shown at a time
MOST_BY_PERSON = 50  # that wait to be looked at


async def report(tables: Tables, talk: Talk, person: Person, table: str, word: int) -> None:
    """Let the one who runs the server see these words. Whoever reports must be able to hear them."""
    found = await talk.heard_word(table, person.id, word)
    if found.person == person.id:
        raise Refusal("own-silence", 400)
    mine = reports.c.person == person.id
    async with tables.store.engine.connect() as connection:
        waiting = await connection.scalar(select(func.count()).select_from(reports).where(mine)) or 0
    if waiting >= MOST_BY_PERSON:
        raise Refusal("too-many-reports", most=MOST_BY_PERSON)
    row = {
        "table_id": table,
        "word": word,
        "author": found.person,
        "author_name": found.name,
        "text": found.text,
        "preset": found.preset,
        "said": found.at,
        "person": person.id,
        "name": person.name,
        "at": tables.clock.milliseconds(),
    }

    def work(connection: Connection) -> None:
        connection.execute(delete(reports).where(reports.c.word == word, mine))
        connection.execute(insert(reports).values(row))

    await tables.store.write(work)


async def all_reports(store: Store) -> Reports:
    there = select(words.c.id).where(words.c.id == reports.c.word).exists().label("there")
    query = select(reports, there).order_by(reports.c.id.desc()).limit(MOST)
    async with store.engine.connect() as connection:
        return Reports(tuple(_report(row) for row in await connection.execute(query)))


async def dismiss(store: Store, ident: int) -> None:
    """The report has been looked at."""
    gone: list[int] = []
    this = delete(reports).where(reports.c.id == ident)
    await store.write(lambda connection: gone.append(connection.execute(this).rowcount))
    if not gone[-1]:
        raise Refusal("no-such-report", 404, report=ident)


async def delete_words(store: Store, talk: Talk, ident: int) -> None:
    """Delete the words that a report is about."""
    async with store.engine.connect() as connection:
        word = await connection.scalar(select(reports.c.word).where(reports.c.id == ident))
    if word is None:
        raise Refusal("no-such-report", 404, report=ident)
    await talk.delete_word(word)


def _report(row: Row[Any]) -> ReportInfo:
    return ReportInfo(
        id=row.id,
        table=row.table_id,
        word=row.word,
        author=row.author,
        author_name=row.author_name,
        text=row.text,
        preset=row.preset,
        said=text_of_time(row.said),
        by=row.person,
        by_name=row.name,
        at=text_of_time(row.at),
        there=bool(row.there),
    )
