"""`kantor simulate`: many games among bots."""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kantor.bots.simulation import Summary, line_up, simulate
from kantor.cli.words import Words, find_setup
from kantor.core.game import Game


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="simulate", help=words.say("cli-simulate-help"))
    def command(
        game: Annotated[str, typer.Argument(help=words.say("cli-game-help"))],
        players: Annotated[int | None, typer.Option(help=words.say("cli-players-help"))] = None,
        games: Annotated[int, typer.Option(min=1, help=words.say("cli-games-help"))] = 100,
        bots: Annotated[str, typer.Option(help=words.say("cli-bots-help"))] = "greedy,random",
        seed: Annotated[int, typer.Option(min=0, max=2**62, help=words.say("cli-seed-help"))] = 0,
        settings: Annotated[list[str], typer.Option("--set", help=words.say("cli-set-help"))] = [],  # noqa: B006
        jobs: Annotated[int, typer.Option(min=1, max=256, help=words.say("cli-jobs-help"))] = 1,
        as_json: Annotated[bool, typer.Option("--json", help=words.say("cli-json-help"))] = False,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        chosen, setup = find_setup(game, players, settings)
        find_bots_in_this_folder()
        names = line_up(bots.split(","), setup.players)
        with progress_bar(words) as progress:
            task = progress.add_task(chosen.titles[words.language], total=games, rate="")

            def done(count: int) -> None:
                progress.advance(task, count)
                speed = progress.tasks[0].finished_speed or progress.tasks[0].speed
                progress.update(task, rate=words.say("cli-rate", rate=round(speed, 1)) if speed else "")

            summary = simulate(chosen, setup, names, games, seed, jobs, done)
        if as_json:
            print(msgspec.json.format(msgspec.json.encode(summary)).decode())
        else:
            _show(summary, chosen, words)


def find_bots_in_this_folder() -> None:
    """`mymodule:MyBot` may be in the present folder, where installed commands don't look by themselves."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


def progress_bar(words: Words) -> Progress:
    """On stderr, so that --json can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TextColumn(words.say("cli-time-left")),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
    )


def _show(summary: Summary, game: Game[Any], words: Words) -> None:
    table = Table(title=words.say("cli-summary", game=game.titles[words.language], games=summary.games))
    table.add_column(words.say("cli-bot"))
    for heading in ("cli-mean-score", "cli-win-share", "cli-interval"):
        table.add_column(words.say(heading), justify="right")
    for bot in summary.bots:
        low, high = f"{bot.low:.1%}", f"{bot.high:.1%}"
        table.add_row(bot.bot, f"{bot.mean_score:.1f}", f"{bot.win_share:.1%}", f"{low} - {high}")
    console = Console()
    console.print(table)
    console.print(words.say("cli-length", moves=round(summary.moves, 1), unfinished=summary.unfinished))
