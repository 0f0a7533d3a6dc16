"""`kantor ladder`: bots rated by blocks of games in which everybody plays the same deal from every seat."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from kantor.bots.farm import Farm, farm_of
from kantor.bots.ladder import Row, blocks_of, check, read, repeatable, run
from kantor.bots.ratings import Rating, ratings
from kantor.bots.registry import find_bot
from kantor.cli.simulate import find_bots_in_this_folder, progress_bar
from kantor.cli.words import Words, find_setup
from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.setup import Setup
from kantor.games import GAMES

BOTS = "random,greedy,novice@100sims,apprentice@100sims,trader@100sims,merchant@200sims,master@400sims"
YARDSTICK = "greedy"


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="ladder", help=words.say("cli-ladder-help"))
    def command(
        game: Annotated[str, typer.Argument(help=words.say("cli-ladder-game-help"))],
        file: Annotated[Path | None, typer.Argument(help=words.say("cli-ladder-file-help"))] = None,
        players: Annotated[int | None, typer.Option(help=words.say("cli-players-help"))] = None,
        bots: Annotated[str, typer.Option(help=words.say("cli-ladder-bots-help"))] = BOTS,
        games: Annotated[int, typer.Option(min=1, help=words.say("cli-games-help"))] = 200,
        seed: Annotated[int, typer.Option(min=0, max=2**40, help=words.say("cli-seed-help"))] = 0,
        settings: Annotated[list[str], typer.Option("--set", help=words.say("cli-set-help"))] = [],  # noqa: B006
        jobs: Annotated[int, typer.Option(min=1, max=256, help=words.say("cli-jobs-help"))] = 1,
        ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=words.say("cli-ray-help"))] = None,
        sample: Annotated[int, typer.Option(min=1, help=words.say("cli-sample-help"))] = 10,
        as_json: Annotated[bool, typer.Option("--json", help=words.say("cli-json-help"))] = False,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        find_bots_in_this_folder()
        if game == "check":
            if file is None:
                raise BadSettings("ladder-no-file")
            _check(file, sample, words)
            return
        chosen, setup = find_setup(game, players, settings)
        names = bots.split(",")
        for name in names:
            find_bot(name)
        out = file or Path(f"ladder-{chosen.key}-{setup.players}.jsonl")
        rows = _play(chosen, setup, names, -(-games // setup.players), seed, out, farm_of(jobs, ray), words)
        found = ratings([[row.by_bot() for row in block] for block in blocks_of(rows).values()], YARDSTICK)
        if as_json:
            print(msgspec.json.format(msgspec.json.encode(found)).decode())
        else:
            _show(found, chosen, len(rows), words)


def _play(
    game: Game[Any], setup: Setup, names: list[str], blocks: int, seed: int, out: Path, farm: Farm, words: Words
) -> list[Row]:
    with progress_bar(words) as progress:
        task = progress.add_task(game.titles[words.language], total=blocks * setup.players, rate="")
        return run(game, setup, names, blocks, seed, out, farm, lambda done: progress.advance(task, done))


def _check(file: Path, sample: int, words: Words) -> None:
    rows = [row for row in read(file) if repeatable(row)]
    if not rows:
        raise BadSettings("ladder-nothing-to-check", file=str(file))
    wrong = check(dict(GAMES), rows, sample)
    for row in wrong:
        print(words.say("cli-ladder-differs", deal=str(row.deal), bots=", ".join(row.bots)))
    print(words.say("cli-ladder-checked", games=min(sample, len(rows)), wrong=len(wrong)))
    if wrong:
        raise typer.Exit(1)


def _show(found: list[Rating], game: Game[Any], games: int, words: Words) -> None:
    table = Table(title=words.say("cli-summary", game=game.titles[words.language], games=games))
    table.add_column(words.say("cli-bot"))
    for heading in ("cli-rating", "cli-interval", "cli-rated-games"):
        table.add_column(words.say(heading), justify="right")
    for rating in found:
        table.add_row(rating.bot, f"{rating.points:.0f}", f"{rating.low:.0f} - {rating.high:.0f}", str(rating.games))
    Console().print(table)
