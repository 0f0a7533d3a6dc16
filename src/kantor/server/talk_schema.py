"""The tables of the database for what people say and whom they know. Nothing of it is in a table's log, so all of it
can be deleted. Times are in milliseconds."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import BigInteger, Column, Connection, Index, Integer, String, Text, delete
from sqlalchemy import Table as SqlTable

from kantor.server.columns import moment, named, numbered, of_table, somebody
from kantor.server.schema import metadata

# How often the talk of a table has changed, so that a host that missed a message finds out.
talks = SqlTable(
    "talks",
    metadata,
    of_table(key=True),
    Column("version", Integer, nullable=False),
)

# What people have said at a table: a text, or the id of a preset. `side` is who was meant to hear it.
words = SqlTable(
    "words",
    metadata,
    numbered(),
    of_table(),
    somebody("person"),
    Column("side", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    named("name"),
    Column("text", Text, nullable=True),
    Column("preset", String(32), nullable=True),
    moment("at"),
    Column("key", String(64), nullable=True),
    Index("words_by_table", "table_id", "id"),
    Index("words_by_person", "person", "table_id"),
    Index("words_by_key", "table_id", "person", "key", unique=True),
    sqlite_autoincrement=True,
)

# The last word that a person has seen at a table.
words_read = SqlTable(
    "words_read",
    metadata,
    somebody("person", key=True),
    of_table(key=True),
    Column("word", BigInteger, nullable=False),
)

# Whom a person doesn't want to hear: at one table (muted) or, without a table, anywhere (blocked).
silences = SqlTable(
    "silences",
    metadata,
    numbered(),
    somebody("person", index=True),
    somebody("other", index=True),
    of_table(optional=True),
    named("name"),
    moment("at"),
    sqlite_autoincrement=True,
)

# Words that somebody wants the one who runs the server to see; a copy, for their author may delete them.
reports = SqlTable(
    "reports",
    metadata,
    numbered(),
    of_table(),
    Column("word", BigInteger, nullable=False),
    somebody("author", index=True),
    named("author_name"),
    Column("text", Text, nullable=True),
    Column("preset", String(32), nullable=True),
    moment("said"),
    somebody("person", index=True),
    named("name"),
    moment("at"),
    Index("reports_by_word", "word", "person", unique=True),
    sqlite_autoincrement=True,
)

# What a person has noted down at a table for nobody else.
own_notes = SqlTable(
    "own_notes",
    metadata,
    somebody("person", key=True),
    of_table(key=True),
    Column("text", Text, nullable=False),
    moment("at"),
)

# Who was asked to which open table, by whom. Whoever accepts sits down, and the line goes.
invitations = SqlTable(
    "invitations",
    metadata,
    numbered(),
    of_table(),
    Column("seat", Integer, nullable=True),
    somebody("inviter", index=True),
    somebody("person", index=True),
    named("name"),
    Column("declined", Integer, nullable=False, server_default="0"),
    moment("at"),
    Index("invitations_by_table", "table_id", "person", unique=True),
    sqlite_autoincrement=True,
)

# Whom a person calls a friend. Nobody else sees it.
friends = SqlTable(
    "friends",
    metadata,
    numbered(),
    somebody("person"),
    somebody("other", index=True),
    moment("at"),
    Index("friends_by_person", "person", "other", unique=True),
    sqlite_autoincrement=True,
)

# Short codes of open tables, to be typed at home.
codes = SqlTable(
    "codes",
    metadata,
    Column("code", String(16), primary_key=True),
    of_table(unique=True),
)


def forget_people(connection: Connection, people: Sequence[str]) -> None:
    """Delete all that these people have said, and all that others have written down about them."""
    for table in (words, words_read, silences, reports, own_notes, invitations, friends):
        connection.execute(delete(table).where(table.c.person.in_(people)))
    for column in (silences.c.other, friends.c.other, reports.c.author, invitations.c.inviter):
        connection.execute(delete(column.table).where(column.in_(people)))
