"""What a person notes down at a table for nobody else."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from kantor.server.tables import Tables
from kantor.server.talk import tidy
from kantor.server.talk_schema import own_notes
from kantor.server.wire_talk import OwnNotes

LONGEST = 2_000


async def notes_of(tables: Tables, person: str, table: str) -> OwnNotes:
    mine = own_notes.c.person == person, own_notes.c.table_id == table
    async with tables.store.engine.connect() as connection:
        return OwnNotes(await connection.scalar(select(own_notes.c.text).where(*mine)) or "")


async def write_notes(tables: Tables, person: str, table: str, text: str) -> OwnNotes:
    """Keep these notes instead of those before; an empty text leaves none."""
    await tables.table(table)  # refuses when there is none
    kept = tidy(text, LONGEST, lines=True)
    mine = own_notes.c.person == person, own_notes.c.table_id == table
    row = {"person": person, "table_id": table, "text": kept, "at": tables.clock.milliseconds()}

    def work(connection: Connection) -> None:
        connection.execute(delete(own_notes).where(*mine))
        if kept:
            connection.execute(insert(own_notes).values(row))

    await tables.store.write(work)
    return OwnNotes(kept)
