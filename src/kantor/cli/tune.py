"""`kantor tune`: finds by self-play what things are worth to a game's judgement."""

import json
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from kantor.bots.farm import farm_of
from kantor.cli.words import Words, find_setup
from kantor.core.errors import BadSettings


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="tune", help=words.say("cli-tune-help"))
    def command(
        game: Annotated[str, typer.Argument(help=words.say("cli-game-help"))],
        players: Annotated[int | None, typer.Option(help=words.say("cli-players-help"))] = None,
        rounds: Annotated[int, typer.Option(min=1, help=words.say("cli-rounds-help"))] = 3,
        games: Annotated[int, typer.Option(min=2, help=words.say("cli-tune-games-help"))] = 300,
        duel_games: Annotated[int, typer.Option(min=2, help=words.say("cli-tune-duel-help"))] = 120,
        jobs: Annotated[int, typer.Option(min=1, max=256, help=words.say("cli-jobs-help"))] = 1,
        ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=words.say("cli-ray-help"))] = None,
        settings: Annotated[list[str], typer.Option("--set", help=words.say("cli-set-help"))] = [],  # noqa: B006
        resume: Annotated[Path | None, typer.Option(help=words.say("cli-resume-help"))] = None,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        chosen, setup = find_setup(game, players, settings)
        try:
            from kantor.training.tune import Tuning  # noqa: PLC0415  numpy isn't there in a small install
        except ImportError as error:
            raise BadSettings("train-needs-numpy") from error
        folder = resume or Path(f"tuning-{chosen.key}-{setup.players}")
        say = partial(print, file=sys.stderr, flush=True)
        tuning = Tuning(chosen, setup, folder, say, farm_of(jobs, ray))
        while len(tuning.steps) < rounds:
            tuning.round(games, duel_games)
        print(json.dumps(tuning.best, indent=1))
