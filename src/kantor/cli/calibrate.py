"""`kantor calibrate`: whether the win chances that a bot tells come true."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from kantor.bots.calibration import Calibration, calibrate
from kantor.bots.registry import find_bot
from kantor.cli.simulate import find_bots_in_this_folder, progress_bar
from kantor.cli.words import Words, find_setup


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="calibrate", help=words.say("cli-calibrate-help"))
    def command(
        game: Annotated[str, typer.Argument(help=words.say("cli-game-help"))],
        players: Annotated[int | None, typer.Option(help=words.say("cli-players-help"))] = None,
        bot: Annotated[str, typer.Option(help=words.say("cli-calibrate-bot-help"))] = "merchant@20",
        games: Annotated[int, typer.Option(min=1, help=words.say("cli-games-help"))] = 500,
        seed: Annotated[int, typer.Option(min=0, max=2**40, help=words.say("cli-seed-help"))] = 0,
        settings: Annotated[list[str], typer.Option("--set", help=words.say("cli-set-help"))] = [],  # noqa: B006
        as_json: Annotated[bool, typer.Option("--json", help=words.say("cli-json-help"))] = False,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        chosen, setup = find_setup(game, players, settings)
        find_bots_in_this_folder()
        find_bot(bot)
        with progress_bar(words) as progress:
            task = progress.add_task(chosen.titles[words.language], total=games, rate="")
            found = calibrate(chosen, setup, bot, games, seed, lambda done: progress.advance(task, done))
        if as_json:
            print(msgspec.json.encode(found).decode())
            return
        show(found, words)


def show(found: Calibration, words: Words) -> None:
    table = Table(words.say("cli-calibrate-said"), words.say("cli-calibrate-won"), words.say("cli-calibrate-times"))
    for count, said, won in found.bins:
        if count:
            table.add_row(f"{said:.1%}", f"{won:.1%}", f"{count:,}")
    Console().print(table)
    print(
        words.say(
            "cli-calibrate-error",
            error=f"{100 * found.error:.1f}",
            low=f"{100 * found.low:.1f}",
            high=f"{100 * found.high:.1f}",
            brier=f"{found.brier:.4f}",
            games=found.games,
        )
    )
