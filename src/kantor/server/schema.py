"""The tables of the database. What happened at a table is in `entries`, which only ever grow; everything else about a
table but the names of its people is a cache of them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    false,
)
from sqlalchemy import Table as SqlTable

from kantor.server.columns import named, numbered, of_table, somebody

metadata = MetaData()

people = SqlTable(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    named("name"),
    Column("created", String(32), nullable=False),
)

# The token itself is only in the browser's cookie; here is its hash.
sessions = SqlTable(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", String(32), nullable=False),
    Column("agent", String(200), nullable=True),
    Column("used", String(32), nullable=True),
)

tables = SqlTable(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("catalogue", String(32), nullable=False),
    Column("title", String(128), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("state", String(16), nullable=False),
    Column("created", String(32), nullable=False),
    Column("next", String(32), nullable=True),
    Column("head", Integer, nullable=False, server_default="0"),
    Column("pace", Text, nullable=False, server_default="{}"),
    Column("seeking", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("hinted", Boolean, nullable=False, server_default=false()),
    Index("tables_by_state", "state", "created"),
)

seats = SqlTable(
    "seats",
    metadata,
    of_table(key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=True, index=True),
    Column("bot", String(64), nullable=True),
    named("name"),
)

# How a person is called at a seat of a table. Entries hold ids only, so that a person can be forgotten here.
seat_names = SqlTable(
    "seat_names",
    metadata,
    of_table(key=True),
    Column("seat", Integer, primary_key=True),
    somebody("person", key=True, index=True),
    named("name"),
)

# Of two writers one wins: each compares and sets the table's `head`, the number of its last entry.
entries = SqlTable(
    "entries",
    metadata,
    of_table(key=True),
    Column("entry", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("by", String(16), nullable=False),
    Column("person", String(32), nullable=True),
    Column("at", String(32), nullable=False),
    Column("data", Text, nullable=False),
    Column("key", String(64), nullable=True),
    Index("entries_by_key", "table_id", "person", "key", unique=True),
)

# The seats that owe a decision, written with the entries: since when and until when, in milliseconds.
due = SqlTable(
    "due",
    metadata,
    of_table(key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", BigInteger, nullable=False, index=True),
    Column("deadline", BigInteger, nullable=True, index=True),
)

# Who does some work that one process should do, until when in milliseconds.
leases = SqlTable(
    "leases",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

# The position at the last turn's end, with the version of the rules that made it.
positions = SqlTable(
    "positions",
    metadata,
    of_table(key=True),
    Column("entry", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("position", Text, nullable=False),
)

# A finished match as every seat saw it.
archives = SqlTable(
    "archives",
    metadata,
    of_table(key=True),
    Column("entry", Integer, nullable=False),
    Column("archive", LargeBinary, nullable=False),
)

# What has to be told to the outside, written with the entries. `due` is when to try next, in milliseconds; without it
# nobody tries any more.
outbox = SqlTable(
    "outbox",
    metadata,
    numbered(),
    of_table(),
    Column("entry", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    somebody("person"),
    Column("due", BigInteger, nullable=True, index=True),
    Column("attempts", Integer, nullable=False, server_default="0"),
    sqlite_autoincrement=True,
)

# When a match ended and how, written with its last entry. A match that ended without a winner has no totals.
results = SqlTable(
    "results",
    metadata,
    of_table(key=True),
    Column("ended", String(32), nullable=False),
    Column("totals", Text, nullable=True),
    Column("ranking", Text, nullable=True),
)

# Finished tables that a person doesn't want to see in the own list any more.
hidden = SqlTable(
    "hidden",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    of_table(key=True),
)

# What makes a guest a person with an account. `login` and `mail` are written in small letters.
accounts = SqlTable(
    "accounts",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("login", String(64), nullable=True, unique=True),
    Column("password", String(256), nullable=True),
    Column("mail", String(254), nullable=True, unique=True),
    Column("shows", Text, nullable=False, server_default="[]"),
    Column("created", String(32), nullable=False),
)

# `id` is the hash of the credential's own id, which may be long.
passkeys = SqlTable(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    named("name"),
    Column("created", String(32), nullable=False),
)

# Links and challenges that count once, until `expires` in milliseconds. Only hashes are kept.
one_use = SqlTable(
    "one_use",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), nullable=True, index=True),
    Column("data", Text, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

# When a person's last socket at a table closed, in milliseconds.
visits = SqlTable(
    "visits",
    metadata,
    of_table(key=True),
    somebody("person", key=True, index=True),
    Column("left", BigInteger, nullable=False),
)

# When a person's clock runs at tables over days: a window of the day; until when there is vacation, in milliseconds.
hours = SqlTable(
    "hours",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("opens", Integer, nullable=False),
    Column("closes", Integer, nullable=False),
    Column("vacation", BigInteger, nullable=True),
    Column("year", Integer, nullable=False, server_default="0"),
    Column("days_used", Integer, nullable=False, server_default="0"),
)

# How a person wants to be told, and of what. `last` is when the last mail was sent, `token` ends it by one click.
channels = SqlTable(
    "channels",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("address", String(500), nullable=False),
    Column("kinds", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("last", BigInteger, nullable=False, server_default="0"),
)

# Tables of which a person doesn't want to be told.
quiet = SqlTable(
    "quiet",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    of_table(key=True),
)

# Notices that a channel has been given, written before it is: so each is given at most once.
told = SqlTable(
    "told",
    metadata,
    Column("notice", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)

# The browsers that get push messages, with the keys that these are encrypted for. Whoever signs out gets no more.
push_devices = SqlTable(
    "push_devices",
    metadata,
    numbered(),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("session", String(64), ForeignKey("sessions.token_hash", ondelete="CASCADE"), nullable=False, unique=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", String(32), nullable=False),
    sqlite_autoincrement=True,
)

# What a person answers in advance to a question that others may bring up, the most wanted move first. `checked` tells
# since when the decision was owed that none of them fitted.
ahead = SqlTable(
    "ahead",
    metadata,
    of_table(key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("answers", Text, nullable=False),
    Column("checked", BigInteger, nullable=False, server_default="0"),
)

# What is kept about a person beside name, sessions and seats.
about_people = (passkeys, one_use, hidden, hours, visits, channels, quiet, push_devices, ahead, accounts)
