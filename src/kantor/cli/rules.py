"""`kantor rules`: the rules of a game, numbered as in its RULES.md."""

import re
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from kantor.cli.words import Words, check_language, find_game

_ROW = re.compile(r"^\| (\d+) \| (.+?) \| `([a-z0-9-]+)` \|", re.MULTILINE)


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="rules", help=words.say("cli-rules-help"))
    def command(
        game: Annotated[str, typer.Argument(help=words.say("cli-game-help"))],
        lang: Annotated[
            str | None, typer.Option(help=words.say("cli-lang-help"), metavar="en|pl", callback=check_language)
        ] = None,
    ) -> None:
        chosen = find_game(game)
        texts = words.of(chosen)
        table = Table(title=chosen.titles[words.language], show_lines=False)
        table.add_column(words.say("cli-number"), justify="right")
        table.add_column(words.say("cli-rule"), overflow="fold")
        table.add_column("id", style="dim", overflow="fold")
        for number, rule, ident in _ROW.findall(chosen.rules()):
            # The rules page is English; other languages have the sentences that a refusal quotes.
            table.add_row(number, rule if words.language == "en" else texts.say(f"rule-{ident}"), ident)
        Console().print(table)
