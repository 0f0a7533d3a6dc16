"""`kantor backup` and `kantor restore`: all data as one file, and back."""

from pathlib import Path
from typing import Annotated

import typer

from kantor.cli.words import Words


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="backup", help=words.say("cli-backup-help"))
    def backup(
        file: Annotated[Path, typer.Argument(help=words.say("cli-backup-file-help"))],
        data: Annotated[Path | None, typer.Option(help=words.say("cli-data-help"))] = None,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        from kantor.server import admin_commands  # noqa: PLC0415  the other commands start without loading a server

        rows = admin_commands.backup(file, data)
        print(words.say("cli-backed-up", file=str(file), tables=rows["tables"], entries=rows["entries"]))

    @app.command(name="restore", help=words.say("cli-restore-help"))
    def restore(
        file: Annotated[Path, typer.Argument(help=words.say("cli-restore-file-help"))],
        data: Annotated[Path | None, typer.Option(help=words.say("cli-data-help"))] = None,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        from kantor.server import admin_commands  # noqa: PLC0415  as above

        rows = admin_commands.restore(file, data)
        print(words.say("cli-restored", file=str(file), tables=rows["tables"], entries=rows["entries"]))
