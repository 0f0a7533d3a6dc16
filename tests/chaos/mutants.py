"""Servers that are broken on purpose. The checker has to catch each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from kantor.server import schema, store
from kantor.server.outline import Outline
from kantor.server.store import Change, Store
from kantor.server.table import Table
from kantor.server.tables import Tables

LATE_SECONDS = 0.5


def told_before_durable() -> None:
    """Applies and publishes a move, acknowledges it, and writes it a moment later."""
    honest = Tables._try
    writing: set[asyncio.Task[None]] = set()

    async def attempt(self: Tables, table: Table, action: Any, key: str) -> int | None:
        proposed = action(table)
        if isinstance(proposed, int) or proposed.entries[0].kind != "move":
            return await honest(self, table, action, key)
        first, *rest = proposed.entries
        change = msgspec.structs.replace(proposed, entries=(msgspec.structs.replace(first, key=key), *rest))
        outline = table.outline
        self._apply(table, change.entries, change.names)
        self._published(table)
        self.on_change(table)

        async def write() -> None:
            await asyncio.sleep(LATE_SECONDS)
            with suppress(SQLAlchemyError, store.EntryConflict):
                await self.store.append(outline, change)

        task = asyncio.create_task(write())
        writing.add(task)
        task.add_done_callback(writing.discard)
        return int(first.entry)

    Tables._try = attempt  # type: ignore[method-assign]


def keys_dropped() -> None:
    """Forgets keys, so that a move sent again can be carried out again."""
    Table._repeated = lambda self, person, key, content: None  # type: ignore[method-assign]
    checked = Table.check_decision

    def unchecked(self: Table, seat: int, decision: int) -> None:
        if self.decision(seat) is None:
            checked(self, seat, decision)

    Table.check_decision = unchecked  # type: ignore[method-assign, assignment]
    row = store._entry_row
    store._entry_row = lambda table, entry: (
        row(table, entry)
        | {
            "person": None if entry.kind == "move" else entry.person,
            "data": store._text({**entry.data, "by_person": entry.person}),
        }
    )


def head_not_compared() -> None:
    """Appends after whatever is there, judged by whatever was in memory."""

    async def append(self: Store, outline: Outline, change: Change) -> None:
        def work(connection: Connection) -> None:
            entries, table = schema.entries, outline.row.id
            query = select(func.max(entries.c.entry)).where(entries.c.table_id == table)
            last = connection.execute(query).scalar_one()
            rows = [
                store._entry_row(table, msgspec.structs.replace(entry, entry=last + number))
                for number, entry in enumerate(change.entries, 1)
            ]
            connection.execute(insert(entries), rows)
            head = last + len(rows)
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(head=head))

        await self._writer.write(work)

    Store.append = append  # type: ignore[method-assign]


MUTANTS: dict[str, Callable[[], None]] = {
    "told-before-durable": told_before_durable,
    "keys-dropped": keys_dropped,
    "head-not-compared": head_not_compared,
}
