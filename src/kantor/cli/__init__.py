"""The command line. Bad input gets one clear line and exit code 2, never a traceback."""

import os
import sys
from collections.abc import Sequence

import typer

from kantor.cli import (
    admin,
    backup,
    bench,
    calibrate,
    duel,
    ladder,
    lessons,
    planes,
    replay,
    rules,
    serve,
    simulate,
    train,
    tune,
    version,
)
from kantor.cli.words import Words, wanted_language
from kantor.core.errors import KantorError


def build(words: Words) -> typer.Typer:
    """The commands, their help in the user's language."""
    app = typer.Typer(
        name="kantor",
        help=words.say("cli-help"),
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    version.add(app, words)
    serving = (serve, backup, admin)
    bots = (simulate, duel, ladder, calibrate, train, tune, bench)
    for command in (*serving, *bots, replay, rules, lessons, planes):
        command.add(app, words)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run one command; returns the exit code."""
    words = Words(wanted_language(arguments, os.environ))
    try:
        code = build(words)(list(arguments) or ["--help"], prog_name="kantor", standalone_mode=False)
        # What a reader of a closed pipe missed shows here at the latest.
        sys.stdout.flush()
        return int(code or 0)
    except KantorError as error:
        return _refuse(error.say(words.language))
    except typer.TyperException as error:
        return _refuse(words.say("cli-usage", what=error.format_message().replace("\n", " ")))
    except BrokenPipeError:
        # Nobody reads on, as with `| head`: the rest has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _refuse(words.say("cli-file", file=str(error.filename), why=str(error.strerror)))
    except (KeyboardInterrupt, typer.Abort):
        return 130


def _refuse(sentence: str) -> int:
    print(f"kantor: {sentence}", file=sys.stderr)
    return 2


def main() -> None:
    sys.exit(run(sys.argv[1:]))
