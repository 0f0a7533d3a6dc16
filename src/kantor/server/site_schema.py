"""The tables of the database that belong to whoever runs the server. Times are in milliseconds."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, String, Text
from sqlalchemy import Table as SqlTable

from kantor.server.columns import moment, numbered
from kantor.server.schema import metadata

# Who may not come in: a person by id, or an address (of IPv6 a /64). Without `until` for good.
bans = SqlTable(
    "bans",
    metadata,
    numbered(),
    Column("kind", String(16), nullable=False),
    Column("value", String(64), nullable=False, index=True),
    Column("reason", String(200), nullable=False),
    moment("created"),
    Column("until", BigInteger, nullable=True),
    sqlite_autoincrement=True,
)

# What all processes should know: the message to all, and since when no new tables are wanted. The
# database knows it by an older name.
site = SqlTable(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
    moment("at"),
)

# Hashes of one-use links to the admin page, and of the sessions that they became.
admin_tokens = SqlTable(
    "admin_tokens",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    moment("created"),
    moment("seen"),
    moment("until"),
)
