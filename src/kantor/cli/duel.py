"""`kantor duel`: one bot against others of one kind, until it is clear who is stronger."""

import sys
from typing import Annotated

import msgspec
import typer

from kantor.bots.duel import Duel, duel
from kantor.bots.registry import find_bot
from kantor.cli.simulate import find_bots_in_this_folder
from kantor.cli.words import Words, find_setup


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="duel", help=words.say("cli-duel-help"))
    def command(
        one: Annotated[str, typer.Argument(help=words.say("cli-duel-one-help"))],
        other: Annotated[str, typer.Argument(help=words.say("cli-duel-other-help"))],
        game: Annotated[str, typer.Option(help=words.say("cli-game-help"))],
        players: Annotated[int | None, typer.Option(help=words.say("cli-players-help"))] = None,
        games: Annotated[int, typer.Option(min=1, help=words.say("cli-most-games-help"))] = 400,
        seed: Annotated[int, typer.Option(min=0, max=2**40, help=words.say("cli-seed-help"))] = 0,
        settings: Annotated[list[str], typer.Option("--set", help=words.say("cli-set-help"))] = [],  # noqa: B006
        as_json: Annotated[bool, typer.Option("--json", help=words.say("cli-json-help"))] = False,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        chosen, setup = find_setup(game, players, settings)
        find_bots_in_this_folder()
        for name in (one, other):
            find_bot(name)
        found: Duel | None = None
        for found in duel(chosen, setup, one, other, games, seed):
            print(_told(found, words), file=sys.stderr)
        assert found is not None
        print(msgspec.json.encode(found).decode() if as_json else _verdict(found, one, words))


def _told(found: Duel, words: Words) -> str:
    return words.say(
        "cli-duel-so-far",
        games=found.games,
        share=f"{found.share:.1%}",
        low=f"{found.low:.1%}",
        high=f"{found.high:.1%}",
        parity=f"{found.parity:.1%}",
    )


def _verdict(found: Duel, one: str, words: Words) -> str:
    verdict = {1: "cli-duel-stronger", -1: "cli-duel-weaker", 0: "cli-duel-open"}[found.decided]
    return f"{_told(found, words)} {words.say(verdict, bot=one)}"
