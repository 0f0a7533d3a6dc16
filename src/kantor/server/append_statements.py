"""The statements of nearly every append, made once: making one costs as much as carrying it out."""

from __future__ import annotations

from sqlalchemy import BindParameter, bindparam, delete, insert, update

from kantor.server import schema

TABLE: BindParameter[str] = bindparam("of_table")
TAKE_HEAD = (
    update(schema.tables)
    .where(schema.tables.c.id == TABLE, schema.tables.c.head == bindparam("expected"))
    .values(head=bindparam("last"))
)
ADD_ENTRIES, ADD_DUE = insert(schema.entries), insert(schema.due)
DROP_DUE = delete(schema.due).where(schema.due.c.table_id == TABLE)
POSITION = ("entry", "ply", "version", "position")
PUT_POSITION = (
    update(schema.positions)
    .where(schema.positions.c.table_id == TABLE)
    .values({name: bindparam(f"new_{name}") for name in POSITION})
)
