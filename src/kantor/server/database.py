"""The engine: SQLite set so that a power cut loses nothing that was acknowledged, and the schema brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# In WAL mode FULL syncs the log at every commit; NORMAL would lose the last commits with the power.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")


def connect(url: str) -> AsyncEngine:
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
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
    """Bring the schema up to date; a new database gets the whole of it."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
