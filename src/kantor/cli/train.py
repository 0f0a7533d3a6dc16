"""`kantor train`: self-play, learning and the gate, for as long as one likes."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from kantor.bots.farm import farm_of
from kantor.cli.words import Words, find_game
from kantor.core.errors import BadSettings


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="train", help=words.say("cli-train-help"))
    def command(
        game: Annotated[str, typer.Argument(help=words.say("cli-game-help"))],
        players: Annotated[int | None, typer.Option(help=words.say("cli-players-help"))] = None,
        hours: Annotated[float, typer.Option(min=0.01, help=words.say("cli-hours-help"))] = 1.0,
        jobs: Annotated[int, typer.Option(min=1, max=256, help=words.say("cli-jobs-help"))] = 1,
        ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=words.say("cli-ray-help"))] = None,
        games: Annotated[int, typer.Option(min=50, help=words.say("cli-generation-help"))] = 6000,
        resume: Annotated[Path | None, typer.Option(help=words.say("cli-resume-help"))] = None,
        out: Annotated[Path | None, typer.Option(help=words.say("cli-weights-help"))] = None,
        anew: Annotated[bool, typer.Option("--anew", help=words.say("cli-anew-help"))] = False,
        seed: Annotated[int, typer.Option(min=1, max=2**20, help=words.say("cli-seed-help"))] = 1,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        chosen = find_game(game)
        setup = chosen.setup(players)
        try:
            from kantor.training.run import Run  # noqa: PLC0415  numpy isn't there in a small install
        except ImportError as error:
            raise BadSettings("train-needs-numpy") from error
        folder = resume or Path(f"training-{chosen.key}-{setup.players}")
        run = Run(
            chosen,
            setup.players,
            folder,
            farm_of(jobs, ray),
            lambda line: print(line, file=sys.stderr, flush=True),
            games,
            seed,
            anew,
        )
        run.train(hours)
        best = run.best()
        if best is None:
            print(words.say("cli-train-nothing", folder=str(folder)))
            return
        path = out or folder / "best.weights"
        best.save(path)
        print(words.say("cli-train-done", file=str(path)))
