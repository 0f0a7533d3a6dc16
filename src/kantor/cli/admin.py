"""`kantor admin`: what the one who runs a server sees and does, beside the running server."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from kantor.cli.words import Words


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
        from kantor.server.admin_commands import as_admin  # noqa: PLC0415  others start without loading a server

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
        from kantor.server.admin_commands import as_admin  # noqa: PLC0415  as above

        found = as_admin(data, lambda admin: admin.people(search))
        rows = ((row.id, row.name, row.created[:16], str(row.sessions), str(row.tables)) for row in found)
        _show(words, ("person", "name", "created", "sessions", "seats"), rows)

    @admin.command(name="sessions", help=words.say("cli-admin-sessions-help"))
    def sessions(
        person: Annotated[str, typer.Argument(help=words.say("cli-admin-person-help"))],
        end: Annotated[bool, typer.Option("--end", help=words.say("cli-admin-end-help"))] = False,
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        from kantor.server.admin_commands import as_admin  # noqa: PLC0415  as above

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
        from kantor.server.admin_commands import as_admin  # noqa: PLC0415  as above

        found = as_admin(data, lambda admin: admin.bans())
        rows = ((str(row.id), row.kind, row.value, (row.until or "")[:16], row.reason) for row in found)
        _show(words, ("ban", "kind", "value", "until", "reason"), rows)


def _forbidding(admin: typer.Typer, words: Words) -> None:
    folder = typer.Option(help=words.say("cli-data-help"))

    @admin.command(name="ban", help=words.say("cli-admin-ban-help"))
    def ban(
        who: Annotated[str, typer.Argument(help=words.say("cli-admin-who-help"))],
        days: Annotated[float | None, typer.Option(min=0.0, help=words.say("cli-admin-days-help"))] = None,
        reason: Annotated[str, typer.Option(help=words.say("cli-admin-reason-help"))] = "",
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        from kantor.server.admin_commands import as_admin  # noqa: PLC0415  as above

        # An id of a person has neither dots nor colons.
        kind = "address" if "." in who or ":" in who else "person"
        as_admin(data, lambda admin: admin.ban(kind, who, reason, days))  # type: ignore[arg-type]
        print(words.say("cli-admin-done"))

    @admin.command(name="unban", help=words.say("cli-admin-unban-help"))
    def unban(
        number: Annotated[int, typer.Argument(help=words.say("cli-admin-number-help"))],
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        from kantor.server.admin_commands import as_admin  # noqa: PLC0415  as above

        as_admin(data, lambda admin: admin.unban(number))
        print(words.say("cli-admin-done"))

    @admin.command(name="close", help=words.say("cli-admin-close-help"))
    def close(
        table: Annotated[str, typer.Argument(help=words.say("cli-admin-table-help"))],
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        from kantor.server.admin_commands import as_admin  # noqa: PLC0415  as above

        as_admin(data, lambda admin: admin.close_table(table))
        print(words.say("cli-admin-done"))


def _running(admin: typer.Typer, words: Words) -> None:
    folder = typer.Option(help=words.say("cli-data-help"))

    @admin.command(name="say", help=words.say("cli-admin-say-help"))
    def say(
        text: Annotated[str, typer.Argument(help=words.say("cli-admin-text-help"))] = "",
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        from kantor.server.admin_commands import as_admin  # noqa: PLC0415  as above

        as_admin(data, lambda admin: admin.say(text))
        print(words.say("cli-admin-done"))

    @admin.command(name="drain", help=words.say("cli-admin-drain-help"))
    def drain(
        off: Annotated[bool, typer.Option("--off", help=words.say("cli-admin-off-help"))] = False,
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        from kantor.server.admin_commands import as_admin  # noqa: PLC0415  as above

        as_admin(data, lambda admin: admin.drain(not off))
        print(words.say("cli-admin-done"))

    @admin.command(name="link", help=words.say("cli-admin-link-help"))
    def link(
        url: Annotated[str | None, typer.Option(help=words.say("cli-admin-url-help"))] = None,
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        from kantor.server import admin_commands  # noqa: PLC0415  as above

        print(admin_commands.link(data, url))


def _show(words: Words, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> None:
    table = Table(box=None, pad_edge=False)
    for column in columns:
        # Ids are copied from here, so they stay in one piece.
        table.add_column(
            words.say(f"cli-admin-column-{column}"), no_wrap=column in ("table", "person", "ban", "session")
        )
    for row in rows:
        table.add_row(*(_plain(cell) for cell in row))
    Console(markup=False, highlight=False).print(table)


def _plain(text: str) -> str:
    """What people wrote, without signs that steer a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
