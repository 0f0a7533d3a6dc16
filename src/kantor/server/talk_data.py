"""What is kept of a person's words, notes, friends and invitations, to take along."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from kantor.server.clock import text_of_time
from kantor.server.schema import people
from kantor.server.talk_schema import friends, invitations, own_notes, reports, silences, words


async def talk_data(connection: AsyncConnection, person: str) -> dict[str, Any]:
    async def mine(table: Any, order: str = "table_id") -> list[Any]:
        query = select(table).where(table.c.person == person).order_by(table.c[order])
        return list(await connection.execute(query))

    called = select(people.c.name).join(friends, friends.c.other == people.c.id).where(friends.c.person == person)
    return {
        "words": [
            {
                "table": row.table_id,
                "at": text_of_time(row.at),
                "side": row.side,
                "text": row.text,
                "preset": row.preset,
            }
            for row in await mine(words, "id")
        ],
        "notes": [{"table": row.table_id, "text": row.text} for row in await mine(own_notes)],
        "silences": [{"table": row.table_id, "name": row.name} for row in await mine(silences, "id")],
        "reports": [
            {"table": row.table_id, "of": row.author_name, "text": row.text} for row in await mine(reports, "id")
        ],
        "invitations": [
            {"table": row.table_id, "at": text_of_time(row.at), "declined": bool(row.declined)}
            for row in await mine(invitations, "id")
        ],
        "friends": [row.name for row in await connection.execute(called.order_by(people.c.name))],
    }
