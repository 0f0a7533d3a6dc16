"""`kantor lessons`: the lessons there are, and whether each can be played as it says."""

from typing import Annotated, Literal

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from kantor.cli.words import Words, find_game
from kantor.core.lesson_check import faults
from kantor.core.lessons import lesson_texts, lessons
from kantor.games import GAMES


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="lessons", help=words.say("cli-lessons-help"))
    def command(
        what: Annotated[Literal["list", "check"], typer.Argument(help=words.say("cli-lessons-what-help"))],
        game: Annotated[str | None, typer.Argument(help=words.say("cli-game-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=words.say("cli-json-help"))] = False,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        keys = list(GAMES) if game is None else [find_game(game).key]
        if what == "check":
            raise typer.Exit(_check(keys, words))
        _list(keys, as_json, words)


def _list(keys: list[str], as_json: bool, words: Words) -> None:
    found = [(GAMES[key], lesson) for key in keys for lesson in lessons(GAMES[key]).values()]
    if as_json:
        rows = [
            {"game": game.key, "id": one.id, "part": one.part, "steps": len(one.steps), "minutes": one.minutes}
            for game, one in found
        ]
        print(msgspec.json.format(msgspec.json.encode(rows)).decode())
        return
    table = Table()
    table.add_column(words.say("cli-game"))
    table.add_column(words.say("cli-lesson"), overflow="fold")
    table.add_column("id", style="dim", overflow="fold")
    table.add_column(words.say("cli-lesson-steps"), justify="right")
    table.add_column(words.say("cli-lesson-minutes"), justify="right")
    for game, one in found:
        title = lesson_texts(game, words.language).say(one.title)
        table.add_row(game.titles[words.language], title, one.id, str(len(one.steps)), str(one.minutes))
    Console().print(table)


def _check(keys: list[str], words: Words) -> int:
    """Prints what is wrong; returns the exit code."""
    wrong = played = 0
    for game in map(GAMES.__getitem__, keys):
        for lesson in lessons(game).values():
            played += 1
            for fault in faults(game, lesson):
                wrong += 1
                print(f"{game.key} {lesson.id}: {fault}")
    print(words.say("cli-lessons-checked", lessons=played, faults=wrong))
    return 1 if wrong or not played else 0
