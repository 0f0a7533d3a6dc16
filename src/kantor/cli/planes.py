"""`kantor planes`: what the numbers of an observation mean, for learners."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from kantor.cli.words import Words, find_setup
from kantor.core.planes import slices


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="planes", help=words.say("cli-planes-help"))
    def command(
        game: Annotated[str, typer.Argument(help=words.say("cli-game-help"))],
        players: Annotated[int | None, typer.Option(help=words.say("cli-players-help"))] = None,
        settings: Annotated[list[str], typer.Option("--set", help=words.say("cli-set-help"))] = [],  # noqa: B006
        as_json: Annotated[bool, typer.Option("--json", help=words.say("cli-json-help"))] = False,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        chosen, setup = find_setup(game, players, settings)
        planes = chosen.planes(setup)
        if as_json:
            print(msgspec.json.format(msgspec.json.encode(planes)).decode())
            return
        table = Table(title=chosen.titles[words.language])
        table.add_column(words.say("cli-cells"), justify="right")
        table.add_column(words.say("cli-plane"))
        table.add_column(words.say("cli-meaning"), overflow="fold")
        for plane, where in zip(planes, slices(planes).values(), strict=True):
            one = plane.size == 1
            cells = str(where.start) if one else f"{where.start}-{where.stop - 1}"
            table.add_row(cells, plane.name, plane.meaning if one else f"{plane.meaning} ({', '.join(plane.cells)})")
        Console().print(table)
