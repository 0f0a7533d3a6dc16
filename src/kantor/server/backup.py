"""A backup: everything that the database holds at one moment, as one packed file of JSON lines.

It is read in one transaction while the server plays on, so every move that was acknowledged before it began is in it.
The file is the same for SQLite and PostgreSQL, so a server can also move from one to the other by it. Its last line has
the number of rows of each table and a hash of all that comes before: a file that was cut off is found out.
"""

from __future__ import annotations

import gzip
import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, create_engine, event, select
from sqlalchemy.engine import URL, make_url

from kantor import __version__
from kantor.server import database
from kantor.server.clock import now
from kantor.server.refusals import Refusal

FORMAT = 1
OWN = "alembic_version"  # the one table that a restore writes by itself
TOGETHER = 500


class Head(Struct, frozen=True):
    """The first line."""

    backup: int
    schema: str
    version: str
    made: str


class Part(Struct, frozen=True):
    """Before the rows of a table."""

    table: str
    columns: tuple[str, ...]


class End(Struct, frozen=True):
    """The last line."""

    rows: dict[str, int]
    sha256: str


class Writing:
    """Writes lines, and counts and hashes them."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._hash = hashlib.sha256()
        self.rows: dict[str, int] = {}

    def line(self, value: object) -> None:
        data = msgspec.json.encode(value) + b"\n"
        self._hash.update(data)
        self._file.write(data)

    def end(self) -> None:
        self._file.write(msgspec.json.encode(End(self.rows, self._hash.hexdigest())) + b"\n")


def back_up(address: str, target: Path) -> dict[str, int]:
    """Write a backup of a database into a new file; returns the number of rows of each table."""
    if target.exists():
        raise Refusal("backup-exists", file=str(target))
    partial = target.with_name(f"{target.name}.partial")
    engine = sync_engine(address)
    try:
        with engine.connect() as connection, _new_file(partial) as file, gzip.open(file, "wb", 6) as packed:
            rows = _write(connection, packed)
        os.link(partial, target)  # fails where somebody else was quicker
    except FileExistsError as error:
        raise Refusal("backup-exists", file=str(target)) from error
    finally:
        engine.dispose()
        with suppress(FileNotFoundError):
            partial.unlink()
    database.sync_folder(target.parent)
    return rows


def sync_engine(address: str) -> Engine:
    """The database for work that isn't asynchronous, all of a connection's reading in one transaction."""
    url: URL = make_url(address)
    if url.get_backend_name() == "postgresql":
        # Opened by the same function, so that a driver that isn't there is told in the same words.
        return create_engine(
            database.connect(address).url, isolation_level="REPEATABLE READ", connect_args=database.POSTGRES
        )
    if url.database is not None and not Path(url.database).is_file():
        raise Refusal("no-data", data=str(Path(url.database).parent))
    engine = database.durable(create_engine(url.set(drivername="sqlite")))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    event.listen(engine, "connect", _without_own_transactions)
    return engine


def _without_own_transactions(connection: Any, record: object) -> None:
    # Python's driver begins none before a SELECT, and what is read would be of several moments.
    connection.isolation_level = None


def _write(connection: Connection, file: Any) -> dict[str, int]:
    schema = database.version_of(connection)
    if schema is None:
        raise Refusal("backup-nothing")
    metadata = MetaData()
    metadata.reflect(connection)
    out = Writing(file)
    out.line(Head(FORMAT, schema, __version__, now()))
    for table in metadata.sorted_tables:
        if table.name == OWN:
            continue
        out.line(Part(str(table.name), tuple(str(column.name) for column in table.columns)))
        out.rows[str(table.name)] = 0
        found = connection.execution_options(yield_per=TOGETHER).execute(select(table))
        for row in found:
            out.line(tuple(row))
            out.rows[str(table.name)] += 1
    out.end()
    return out.rows


@contextmanager
def _new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that nobody else can read, on the disk when it is left."""
    with suppress(FileNotFoundError):
        path.unlink()
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def binary_columns(metadata: MetaData, table: str) -> frozenset[int]:
    """Which columns of a table hold bytes; JSON has them as text."""
    columns = metadata.tables[table].columns
    return frozenset(number for number, column in enumerate(columns) if isinstance(column.type, LargeBinary))
