"""`kantor admin`: what the one who runs a server sees and does, beside the running server."""

from collections.abc import Awaitable, Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from kantor.cli.words import Words

if TYPE_CHECKING:
    from kantor.server.admin import Admin, BanKind
    from kantor.server.wire_talk import ReportInfo

T = TypeVar("T")


def server_part(name: str) -> Any:
    """A module of the server, loaded when it is needed: other commands start without one."""
    return import_module(f"kantor.server.{name}")


def as_admin(data: Path | None, work: "Callable[[Admin], Awaitable[T]]") -> T:
    """Do something as the one who runs the server."""
    found: T = server_part("admin_commands").as_admin(data, work)
    return found


def add(app: typer.Typer, words: Words) -> None:
    admin = typer.Typer(help=words.say("cli-admin-help"), no_args_is_help=True, rich_markup_mode=None)
    _looking(admin, words)
    _forbidding(admin, words)
    _running(admin, words)
    app.add_typer(admin, name="admin")


def _looking(admin: typer.Typer, words: Words) -> None:
    folder = typer.Option(help=words.say("cli-data-help"))

    @admin.command(name="tables", help=words.say("cli-admin-tables-help"))
    def tables(
        state: Annotated[str | None, typer.Option(help=words.say("cli-admin-state-help"))] = None,
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        found = as_admin(data, lambda admin: admin.tables(state))
        rows = (
            (row.id, row.game, row.state, row.created[:16], str(row.entries), ", ".join(row.seats), row.title)
            for row in found
        )
        _show(words, ("table", "game", "state", "created", "entries", "seats", "title"), rows)

    @admin.command(name="people", help=words.say("cli-admin-people-help"))
    def people(
        search: Annotated[str, typer.Argument(help=words.say("cli-admin-search-help"))] = "",
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        found = as_admin(data, lambda admin: admin.people(search))
        rows = ((row.id, row.name, row.created[:16], str(row.sessions), str(row.tables)) for row in found)
        _show(words, ("person", "name", "created", "sessions", "seats"), rows)

    @admin.command(name="sessions", help=words.say("cli-admin-sessions-help"))
    def sessions(
        person: Annotated[str, typer.Argument(help=words.say("cli-admin-person-help"))],
        end: Annotated[bool, typer.Option("--end", help=words.say("cli-admin-end-help"))] = False,
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        if end:
            count = as_admin(data, lambda admin: admin.end_sessions(person))
            print(words.say("cli-admin-ended", sessions=count))
            return
        found = as_admin(data, lambda admin: admin.sessions(person))
        _show(
            words, ("session", "created", "used"), ((row.id, row.created[:16], (row.used or "")[:16]) for row in found)
        )

    @admin.command(name="bans", help=words.say("cli-admin-bans-help"))
    def bans(data: Annotated[Path | None, folder] = None) -> None:
        found = as_admin(data, lambda admin: admin.bans())
        rows = ((str(row.id), row.kind, row.value, (row.until or "")[:16], row.reason) for row in found)
        _show(words, ("ban", "kind", "value", "until", "reason"), rows)

    @admin.command(name="reports", help=words.say("cli-admin-reports-help"))
    def reports(
        dismiss: Annotated[int | None, typer.Option(help=words.say("cli-admin-dismiss-help"))] = None,
        delete: Annotated[int | None, typer.Option(help=words.say("cli-admin-delete-help"))] = None,
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        commands = server_part("admin_commands")
        if delete is not None:
            commands.delete_reported(data, delete)
        if dismiss is not None:
            commands.dismiss_report(data, dismiss)
        if delete is not None or dismiss is not None:
            print(words.say("cli-admin-done"))
            return
        columns = ("report", "table", "said", "author", "person", "by", "words")
        _show(words, columns, (_report(words, one) for one in commands.reports(data)))


def _report(words: Words, one: "ReportInfo") -> tuple[str, ...]:
    said = f"[{one.preset}]" if one.text is None else one.text
    # What is gone already needs no deleting; the words stay with the report until that is dismissed.
    shown = said if one.there else f"{said} {words.say('cli-admin-deleted')}"
    return str(one.id), one.table, one.said[:16], one.author_name, one.author, one.by_name, shown


def _forbidding(admin: typer.Typer, words: Words) -> None:
    folder = typer.Option(help=words.say("cli-data-help"))

    @admin.command(name="ban", help=words.say("cli-admin-ban-help"))
    def ban(
        who: Annotated[str, typer.Argument(help=words.say("cli-admin-who-help"))],
        days: Annotated[float | None, typer.Option(min=0.0, help=words.say("cli-admin-days-help"))] = None,
        reason: Annotated[str, typer.Option(help=words.say("cli-admin-reason-help"))] = "",
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        # An id of a person has neither dots nor colons.
        kind: BanKind = "address" if "." in who or ":" in who else "person"
        as_admin(data, lambda admin: admin.ban(kind, who, reason, days))
        print(words.say("cli-admin-done"))

    @admin.command(name="unban", help=words.say("cli-admin-unban-help"))
    def unban(
        number: Annotated[int, typer.Argument(help=words.say("cli-admin-number-help"))],
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        as_admin(data, lambda admin: admin.unban(number))
        print(words.say("cli-admin-done"))

    @admin.command(name="close", help=words.say("cli-admin-close-help"))
    def close(
        table: Annotated[str, typer.Argument(help=words.say("cli-admin-table-help"))],
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        as_admin(data, lambda admin: admin.close_table(table))
        print(words.say("cli-admin-done"))


def _running(admin: typer.Typer, words: Words) -> None:
    folder = typer.Option(help=words.say("cli-data-help"))

    @admin.command(name="say", help=words.say("cli-admin-say-help"))
    def say(
        text: Annotated[str, typer.Argument(help=words.say("cli-admin-text-help"))] = "",
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        as_admin(data, lambda admin: admin.say(text))
        print(words.say("cli-admin-done"))

    @admin.command(name="drain", help=words.say("cli-admin-drain-help"))
    def drain(
        off: Annotated[bool, typer.Option("--off", help=words.say("cli-admin-off-help"))] = False,
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        as_admin(data, lambda admin: admin.drain(not off))
        print(words.say("cli-admin-done"))

    @admin.command(name="link", help=words.say("cli-admin-link-help"))
    def link(
        url: Annotated[str | None, typer.Option(help=words.say("cli-admin-url-help"))] = None,
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        print(server_part("admin_commands").link(data, url))

    @admin.command(name="push-key", help=words.say("cli-admin-push-key-help"))
    def push_key() -> None:
        print(f"KANTOR_PUSH_KEY={server_part('push').new_key()}")


def _show(words: Words, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> None:
    table = Table(box=None, pad_edge=False)
    for column in columns:
        # Ids are copied from here, so they stay in one piece.
        table.add_column(
            words.say(f"cli-admin-column-{column}"), no_wrap=column in ("table", "person", "ban", "session", "report")
        )
    for row in rows:
        table.add_row(*(_plain(cell) for cell in row))
    Console(markup=False, highlight=False).print(table)


def _plain(text: str) -> str:
    """What people wrote, without signs that steer a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
