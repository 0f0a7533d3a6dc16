"""Every change is an entry: heads, keys, an opening entry for every table, and names out of the log."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

OPENING = ("game", "players", "title", "catalogue")


def upgrade() -> None:
    op.add_column("tables", sa.Column("head", sa.Integer, nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("key", sa.String(64), nullable=True))
    op.create_index("entries_by_key", "entries", ["table_id", "person", "key"], unique=True)
    op.create_table(
        "seat_names",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True, index=True),
        sa.Column("name", sa.String(64), nullable=False),
    )
    connection = op.get_bind()
    known = sa.MetaData()
    tables, entries, names = (
        sa.Table(name, known, autoload_with=connection) for name in ("tables", "entries", "seat_names")
    )
    for row in connection.execute(sa.select(tables)).mappings().all():
        _open(connection, entries, row)
        _take_names_out(connection, entries, names, row)
    last = sa.select(sa.func.max(entries.c.entry)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    connection.execute(sa.update(tables).values(head=last))


def _open(connection: sa.Connection, entries: sa.Table, row: sa.RowMapping) -> None:
    """Entry 0: the table with its present settings. The log doesn't tell how they were before."""
    data = {name: row[name] for name in OPENING}
    data |= {"settings": json.loads(row["settings"]), "public": bool(row["public"])}
    values = {"table_id": row["id"], "entry": 0, "kind": "open", "by": "person", "person": row["host"]}
    connection.execute(sa.insert(entries).values(at=row["created"], data=json.dumps(data), **values))
    if row["next"] is not None:
        last = sa.select(sa.func.max(entries.c.entry)).where(entries.c.table_id == row["id"])
        values |= {"entry": (connection.execute(last).scalar() or 0) + 1, "kind": "next", "by": "clock", "person": None}
        linked = json.dumps({"table": row["next"]})
        connection.execute(sa.insert(entries).values(at=row["created"], data=linked, **values))


def _take_names_out(connection: sa.Connection, entries: sa.Table, names: sa.Table, row: sa.RowMapping) -> None:
    named: dict[tuple[int, str], str] = {}
    kinds = ("join", "leave", "start", "undo", "resign", "rules")
    query = (
        sa.select(entries).where(entries.c.table_id == row["id"], entries.c.kind.in_(kinds)).order_by(entries.c.entry)
    )
    for entry in connection.execute(query).all():
        data: dict[str, Any] = json.loads(entry.data)
        if "bot" in data:
            continue
        if entry.kind == "join":
            named[entry.seat, entry.person] = data["name"]
        if entry.kind == "rules":
            data.setdefault("catalogue", row["catalogue"])
        data.pop("name", None)
        data.pop("names", None)
        mine = entries.c.table_id == row["id"], entries.c.entry == entry.entry
        connection.execute(sa.update(entries).where(*mine).values(data=json.dumps(data)))
    for (seat, person), name in named.items():
        connection.execute(sa.insert(names).values(table_id=row["id"], seat=seat, person=person, name=name))


def downgrade() -> None:
    raise NotImplementedError("names were taken out of the entries; go back by a copy of the data from before")
