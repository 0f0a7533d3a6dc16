"""What `kantor admin`, `kantor backup` and `kantor restore` do. They work beside a running server, by its database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from kantor import GAMES
from kantor.server import backup as backing_up
from kantor.server import database
from kantor.server import restore as restoring
from kantor.server.admin import Admin
from kantor.server.bus import Bus
from kantor.server.commands import ADDRESS, HOST, PORT, default_data, no_database
from kantor.server.refusals import Refusal
from kantor.server.reports import all_reports, delete_words, dismiss
from kantor.server.settings import Settings, from_environment
from kantor.server.store import Store
from kantor.server.tables import Tables
from kantor.server.talk import Talk
from kantor.server.wire_talk import ReportInfo

T = TypeVar("T")


def settings_of(data: Path | None) -> Settings:
    return from_environment((data or default_data()).resolve())


def as_admin(data: Path | None, work: Callable[[Admin], Awaitable[T]]) -> T:
    """Do something as the one who runs the server."""
    return _beside(data, lambda tables: work(Admin(tables)))


def _beside(data: Path | None, work: Callable[[Tables], Awaitable[T]]) -> T:
    """Do something beside the running servers."""
    settings = settings_of(data)

    async def done() -> T:
        if not settings.database and not (settings.data / "kantor.sqlite").is_file():
            raise Refusal("no-data", data=str(settings.data))
        store = Store(database.connect(settings.database_url))
        tables = Tables(GAMES, settings, store, Bus())
        try:
            await database.check_schema(store.engine)
            return await work(tables)
        finally:
            await tables.close()
            await store.close()

    try:
        return asyncio.run(done())
    except (SQLAlchemyError, OSError) as error:
        raise no_database(settings, error) from error


def link(data: Path | None, url: str | None) -> str:
    """The address of the admin page with a token that counts once. What follows the # isn't sent to any server log."""
    token = as_admin(data, lambda admin: admin.link())
    settings = settings_of(data)
    base = url or settings.url or _last_address(settings.data)
    return f"{base.rstrip('/')}/admin#{token}"


def _last_address(folder: Path) -> str:
    """Where the server of a folder answers, or did when it last ran."""
    try:
        return (folder / ADDRESS).read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        return f"http://{HOST}:{PORT}"


def reports(data: Path | None) -> tuple[ReportInfo, ...]:
    """What people have reported, the newest first."""
    return _beside(data, lambda tables: all_reports(tables.store)).reports


def dismiss_report(data: Path | None, number: int) -> None:
    _beside(data, lambda tables: dismiss(tables.store, number))


def delete_reported(data: Path | None, number: int) -> None:
    """Delete reported words for good; servers that nobody tells see it when they next look."""
    _beside(data, lambda tables: delete_words(tables.store, Talk(tables, Bus()), number))


def backup(target: Path, data: Path | None) -> dict[str, int]:
    settings = settings_of(data)
    try:
        return backing_up.back_up(settings.database_url, target)
    except SQLAlchemyError as error:
        raise no_database(settings, error) from error


def restore(source: Path, data: Path | None) -> dict[str, int]:
    settings = settings_of(data)
    try:
        return restoring.restore(source, settings.database_url, settings.data)
    except SQLAlchemyError as error:
        raise no_database(settings, error) from error
