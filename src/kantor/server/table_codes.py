"""Short codes of open tables, to be said aloud and typed at home. A code counts until the match begins."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from kantor.server import schema
from kantor.server.refusals import Refusal
from kantor.server.store import Store
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.talk_schema import codes

# Without vowels, so that no words come out, and without signs that are taken for others.
SIGNS: Final = "23456789BCDFGHJKMNPQRTVWXZ"
LENGTH = 6
TRIES = 5

tables = schema.tables


async def code_of(store: Store, table: str) -> str | None:
    async with store.engine.connect() as connection:
        found: str | None = await connection.scalar(select(codes.c.code).where(codes.c.table_id == table))
    return found


async def give_code(at: Tables, table: Table) -> str:
    """The code of an open table, a new one if it has none."""
    table.check_open()
    for _ in range(TRIES):
        known = await code_of(at.store, table.id)
        if known is not None:
            return known
        code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))

        def work(connection: Connection, code: str = code) -> None:
            # Codes of tables that have begun are free again.
            begun = select(tables.c.id).where(tables.c.id == codes.c.table_id, tables.c.state != "open")
            connection.execute(delete(codes).where(codes.c.code == code, begun.exists()))
            connection.execute(insert(codes).values(code=code, table_id=table.id))

        try:
            await at.store.write(work)
        except IntegrityError:
            continue  # another table has it, or somebody else was quicker
        return code
    raise Refusal("own-fault", 503)


async def table_with(store: Store, code: str) -> str:
    """The open table with a code, however it was typed."""
    wanted = "".join(sign for sign in code.upper() if sign in SIGNS)
    query = select(codes.c.table_id).join(tables, tables.c.id == codes.c.table_id)
    async with store.engine.connect() as connection:
        found: str | None = await connection.scalar(query.where(codes.c.code == wanted, tables.c.state == "open"))
    if found is None:
        raise Refusal("no-such-code", 404)
    return found
