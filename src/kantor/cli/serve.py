"""`kantor serve` and `kantor play`: the tables in the browser. `kantor worker`: a machine that only thinks.
`kantor validate`: would every table go on?"""

from pathlib import Path
from typing import Annotated

import typer

from kantor.cli.words import Words


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="serve", help=words.say("cli-serve-help"))
    def serve(
        port: Annotated[int, typer.Option(help=words.say("cli-port-help"))] = 8421,
        data: Annotated[Path | None, typer.Option(help=words.say("cli-data-help"))] = None,
        host: Annotated[str, typer.Option(help=words.say("cli-host-help"))] = "127.0.0.1",
        workers: Annotated[int, typer.Option(min=1, max=256, help=words.say("cli-workers-help"))] = 1,
        fake_clock: Annotated[Path | None, typer.Option(help=words.say("cli-fake-clock-help"))] = None,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        from kantor.server import commands  # noqa: PLC0415  the other commands start without loading a server

        commands.serve(port, data, host, words.language, workers=workers, fake_clock=fake_clock)

    @app.command(name="worker", help=words.say("cli-worker-help"))
    def worker(
        data: Annotated[Path | None, typer.Option(help=words.say("cli-data-help"))] = None,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        from kantor.server import commands  # noqa: PLC0415  as above

        commands.think(data, words.language)

    @app.command(name="validate", help=words.say("cli-validate-help"))
    def validate(
        data: Annotated[Path | None, typer.Option(help=words.say("cli-data-help"))] = None,
        lang: Annotated[str | None, words.lang] = None,
    ) -> int:
        from kantor.server import commands  # noqa: PLC0415  as above

        return int(commands.validate(data, words.language) > 0)

    @app.command(name="play", help=words.say("cli-play-help"))
    def play(
        port: Annotated[int, typer.Option(help=words.say("cli-port-help"))] = 0,
        data: Annotated[Path | None, typer.Option(help=words.say("cli-data-help"))] = None,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        from kantor.server import commands  # noqa: PLC0415  as above

        commands.play(port, data, words.language)
