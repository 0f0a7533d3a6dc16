"""`kantor --version` and `--lang`."""

from typing import Annotated

import typer

import kantor
from kantor.cli.words import Words


def add(app: typer.Typer, words: Words) -> None:
    def show(wanted: bool) -> None:
        if wanted:
            kind = words.say("cli-compiled" if kantor.COMPILED else "cli-uncompiled")
            print(f"kantor {kantor.__version__} ({kind})")
            raise typer.Exit

    @app.callback()
    def main(
        version: Annotated[
            bool, typer.Option("--version", help=words.say("cli-version-help"), callback=show, is_eager=True)
        ] = False,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        pass
