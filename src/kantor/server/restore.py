"""Puts a backup into an empty database, all of it or nothing."""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, MetaData, create_engine, func, insert, inspect, select, text
from sqlalchemy.engine import make_url

from kantor.server import database
from kantor.server.backup import FORMAT, TOGETHER, End, Head, Part, binary_columns
from kantor.server.refusals import Refusal

LONGEST_LINE = 256_000_000


def restore(source: Path, address: str, data: Path) -> dict[str, int]:
    """Put a backup into an empty database; returns the number of rows of each table."""
    head, end = looked_through(source)
    if head.schema not in database.steps():
        raise Refusal("schema-newer")
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        engine = create_engine(database.connect(address).url, connect_args=database.POSTGRES)
        _fill(engine, source, head, end)
        return end.rows
    target = Path(url.database or "")
    if target.exists():
        raise Refusal("restore-not-empty", where=str(target))
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    partial = target.with_name(f"{target.name}.restoring")
    _remove(partial)
    try:
        _fill(database.durable(create_engine(f"sqlite:///{partial}")), source, head, end)
        # One whole file: what is still in the write-ahead log has been taken over when the last connection closed.
        os.link(partial, target)
    except FileExistsError as error:
        raise Refusal("restore-not-empty", where=str(target)) from error
    finally:
        _remove(partial)
    database.sync_folder(target.parent)
    return end.rows


def looked_through(source: Path) -> tuple[Head, End]:
    """Read a backup to its end, before anything is written by it."""
    digest = hashlib.sha256()
    head: Head | None = None
    rows: dict[str, int] = {}
    at = ""
    for line in _lines(source):
        value = _read(line)
        if head is None:
            head = msgspec.convert(value, Head)
            if head.backup > FORMAT:
                raise Refusal("schema-newer")
        elif isinstance(value, list):
            rows[at] += 1
        elif "sha256" in value:
            end = msgspec.convert(value, End)
            if end.sha256 != digest.hexdigest() or end.rows != rows:
                raise Refusal("backup-damaged", file=str(source))
            return head, end
        else:
            at = msgspec.convert(value, Part).table
            rows[at] = 0
        digest.update(line)
    raise Refusal("backup-damaged", file=str(source))


def _lines(source: Path) -> Iterator[bytes]:
    try:
        with gzip.open(source, "rb") as file:
            while line := file.readline(LONGEST_LINE):
                yield line
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise Refusal("backup-damaged", file=str(source)) from error


def _read(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("backup-damaged", file="") from error


def _fill(engine: Engine, source: Path, head: Head, end: End) -> None:
    try:
        with engine.begin() as connection:
            if inspect(connection).get_table_names():
                raise Refusal("restore-not-empty", where=str(engine.url.database))
            database.upgrade(connection, head.schema)
            metadata = MetaData()
            metadata.reflect(connection)
            _insert_all(connection, source, metadata)
            _check(connection, metadata, end)
            if engine.dialect.name == "postgresql":
                _continue_numbers(connection, metadata)
            database.upgrade(connection)
        if engine.dialect.name == "sqlite":
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        engine.dispose()


def _insert_all(connection: Connection, source: Path, metadata: MetaData) -> None:
    part: Part | None = None
    binary: frozenset[int] = frozenset()
    waiting: list[dict[str, Any]] = []

    def write() -> None:
        if part is not None and waiting:
            connection.execute(insert(metadata.tables[part.table]), waiting)
            waiting.clear()

    for line in _lines(source):
        value = _read(line)
        if isinstance(value, list):
            assert part is not None
            row = [base64.b64decode(cell) if at in binary and cell else cell for at, cell in enumerate(value)]
            waiting.append(dict(zip(part.columns, row, strict=True)))
            if len(waiting) >= TOGETHER:
                write()
        elif "table" in value:
            write()
            part = msgspec.convert(value, Part)
            binary = binary_columns(metadata, part.table)
    write()


def _check(connection: Connection, metadata: MetaData, end: End) -> None:
    for name, rows in end.rows.items():
        if connection.scalar(select(func.count()).select_from(metadata.tables[name])) != rows:
            raise Refusal("backup-damaged", file=name)


def _continue_numbers(connection: Connection, metadata: MetaData) -> None:
    """PostgreSQL counts by sequences, which know nothing of rows that came with their numbers."""
    for table in metadata.sorted_tables:
        for column in table.primary_key:
            sequence = connection.scalar(select(func.pg_get_serial_sequence(table.name, column.name)))
            if sequence is not None:
                last = connection.scalar(select(func.max(column))) or 0
                connection.execute(
                    text("SELECT setval(:sequence, :last, :used)"),
                    {"sequence": sequence, "last": max(1, last), "used": last > 0},
                )


def _remove(path: Path) -> None:
    for end in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + end).unlink()
