"""The engine: SQLite set so that a power cut loses nothing that was acknowledged, and the schema brought up to date."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event, func, inspect, make_url, select, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kantor.core.errors import BadSettings
from kantor.server import sqlite_steps
from kantor.server.refusals import FOLDER

# In WAL mode FULL syncs the log at every commit; NORMAL would lose the last commits with the power.
# Of a new file alone: what is deleted can be given back to the disk bit by bit.
PRAGMAS = (
    "auto_vacuum = INCREMENTAL",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 10000",
)


# A connection that is cut off is noticed within seconds, not after the minutes that a system waits by default.
POSTGRES = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8_000,
}
SQLITE_READERS = 15
POSTGRES_READERS = 6  # connections of a process, and as many again when these are busy
POSTGRES_WRITERS = 8
STEPS = Path(__file__).parent / "migrations/versions"
MIGRATING = 0x6B616E746F72  # the advisory lock: "kantor"


def connect(address: str) -> AsyncEngine:
    url = make_url(address)
    if url.drivername.startswith("postgres"):
        url = url.set(drivername="postgresql+psycopg")
        try:
            places = {"pool_size": POSTGRES_READERS, "max_overflow": POSTGRES_READERS}
            return create_async_engine(url, pool_pre_ping=True, connect_args=POSTGRES, **places)
        except ModuleNotFoundError as error:
            raise BadSettings("no-driver", folder=FOLDER) from error
    file = str(Path(url.database or "").resolve())
    # As many as SQLAlchemy opens at most, but kept: each has a thread of its own, which costs more than a query.
    engine = create_async_engine(
        url, async_creator=lambda: sqlite_steps.connected(file), pool_size=SQLITE_READERS, max_overflow=0
    )
    durable(engine.sync_engine)
    return engine


def durable(engine: Engine) -> Engine:
    """SQLite as we want it, on every connection."""
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; a new database gets the whole of it. Of several processes one does it."""
    file = engine.url.database if engine.dialect.name == "sqlite" else None
    with _locked(Path(file).parent) if file else nullcontext():
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            await connection.run_sync(upgrade)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Wait for other processes that migrate a file in this folder."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def file_of(engine: AsyncEngine) -> tuple[int, int] | None:
    """What tells SQLite's file from another one in its place, zeros for none; None for other databases."""
    if engine.dialect.name != "sqlite" or engine.url.database is None:
        return None
    try:
        found = Path(engine.url.database).stat()
    except OSError:
        return (0, 0)
    return (found.st_dev, found.st_ino)


async def check_schema(engine: AsyncEngine) -> None:
    """Refuses a schema that isn't this version's."""
    async with engine.connect() as connection:
        if await connection.run_sync(version_of) != steps()[-1]:
            raise BadSettings("schema-older", folder=FOLDER)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the schema to a step, or to the last one."""
    if version_of(connection) == steps()[-1]:
        return
    # Most starts find the schema up to date, and are quicker without it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(STEPS.parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def version_of(connection: Connection) -> str | None:
    """The last step that a database has seen; refuses one that only a later version knows."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found is not None and found not in steps():
        raise BadSettings("schema-newer", folder=FOLDER)
    return found


def steps() -> list[str]:
    return sorted(path.name.partition("_")[0] for path in STEPS.glob("[0-9]*.py"))


def sync_folder(folder: Path) -> None:
    """Make what was created or renamed in a folder survive a power cut."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
