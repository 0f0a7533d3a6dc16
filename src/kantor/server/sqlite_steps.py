"""SQLite for an asynchronous engine, with one change of threads for a statement.

aiosqlite sends each step to the connection's thread by itself: making a cursor, executing, fetching, closing, and a
rollback after a mere read. Such changes cost several times what a small query does.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

import aiosqlite
from msgspec import Struct


class Executed(Struct, frozen=True):
    """What a statement has left."""

    description: Any = None
    rowcount: int = -1
    lastrowid: int | None = None
    rows: Sequence[Any] = ()


class StepCursor:
    """A cursor that fetches everything at once."""

    arraysize = 1

    def __init__(self, connection: StepConnection) -> None:
        self._connection = connection
        self._done = Executed()

    async def __aenter__(self) -> StepCursor:
        return self

    @property
    def description(self) -> Any:
        return self._done.description

    @property
    def rowcount(self) -> int:
        return self._done.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._done.lastrowid

    async def execute(self, statement: str, parameters: Any = ()) -> StepCursor:
        self._done = await self._connection.step(_execute, statement, parameters)
        return self

    async def executemany(self, statement: str, parameters: Iterable[Any]) -> StepCursor:
        self._done = await self._connection.step(_execute_many, statement, parameters)
        return self

    async def fetchall(self) -> Sequence[Any]:
        return self._done.rows

    async def close(self) -> None:
        pass


class StepConnection(aiosqlite.Connection):
    async def step(self, work: Any, *arguments: Any) -> Executed:
        found: Executed = await self._execute(work, self._conn, *arguments)  # type: ignore[no-untyped-call]
        return found

    def cursor(self) -> StepCursor:  # type: ignore[override]
        return StepCursor(self)

    async def rollback(self) -> None:
        if self.in_transaction:
            await super().rollback()


def connected(path: str) -> StepConnection:
    """A connection to a file, to be awaited."""
    connection = StepConnection(lambda: sqlite3.connect(path), iter_chunk_size=64)
    connection._thread.daemon = True  # as SQLAlchemy has it
    return connection


def _execute(connection: sqlite3.Connection, statement: str, parameters: Any) -> Executed:
    return _finished(connection.execute(statement, parameters))


def _execute_many(connection: sqlite3.Connection, statement: str, parameters: Iterable[Any]) -> Executed:
    return _finished(connection.executemany(statement, parameters))


def _finished(cursor: sqlite3.Cursor) -> Executed:
    rows = cursor.fetchall() if cursor.description else ()
    done = Executed(cursor.description, cursor.rowcount, cursor.lastrowid, rows)
    cursor.close()
    return done
