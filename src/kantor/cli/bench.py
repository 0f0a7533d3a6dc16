"""`kantor bench`: how fast this machine plays at random."""

import sys
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

import kantor
from kantor.cli.speed import Speed, measure
from kantor.cli.words import Words, find_game


class Bench(msgspec.Struct, frozen=True):
    compiled: bool
    games: dict[str, Speed]


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="bench", help=words.say("cli-bench-help"))
    def command(
        game: Annotated[str | None, typer.Argument(help=words.say("cli-bench-game-help"))] = None,
        players: Annotated[int | None, typer.Option(help=words.say("cli-players-help"))] = None,
        seconds: Annotated[float, typer.Option(min=0.01, max=600, help=words.say("cli-seconds-help"))] = 1.0,
        as_json: Annotated[bool, typer.Option("--json", help=words.say("cli-json-help"))] = False,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        found: dict[str, Speed] = {}
        with Console(file=sys.stderr).status("") as status:
            for chosen in kantor.GAMES.values() if game is None else [find_game(game)]:
                status.update(words.say("cli-measuring", game=chosen.titles[words.language]))
                count = min(4, chosen.seats[-1]) if players is None else players
                found[chosen.key] = measure(chosen, chosen.setup(count), seconds)
        bench = Bench(kantor.COMPILED, found)
        if as_json:
            print(msgspec.json.encode(bench).decode())
        else:
            _show(bench, words)


def _show(bench: Bench, words: Words) -> None:
    table = Table(title=words.say("cli-compiled" if bench.compiled else "cli-uncompiled"))
    table.add_column(words.say("cli-game"))
    for heading in ("cli-players", "cli-decisions", "cli-games", "cli-copies"):
        table.add_column(words.say(heading), justify="right")
    for key, speed in bench.games.items():
        rates = (speed.decisions_per_s, speed.games_per_s, speed.copies_per_s)
        table.add_row(key, str(speed.players), *(f"{rate:,.0f}" for rate in rates))
    Console().print(table)
