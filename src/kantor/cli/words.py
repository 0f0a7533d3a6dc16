"""The language of the command line: `--lang`, or the locale's, or English."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import typer

from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.setup import Setup
from kantor.core.text import LANGUAGES, Texts, texts
from kantor.games import GAMES

FOLDER = Path(__file__).parent


class Words:
    """What the command line says, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts: Texts = texts(language, FOLDER)
        # The option of every command.
        self.lang = typer.Option(help=self.say("cli-lang-help"), metavar="en|pl", callback=check_language)

    def say(self, message: str, /, **args: Any) -> str:
        return self._texts.say(message, **args)

    def of(self, game: Game[Any]) -> Texts:
        """The game's own words."""
        return game.texts(self.language)

    def seat_name(self, names: Sequence[str], seat: int) -> str:
        return names[seat] if names else self.say("cli-seat", number=seat + 1)


def wanted_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language is known before the commands are built, because their help speaks it too."""
    for position, argument in enumerate(arguments):
        value = ""
        if argument.startswith("--lang="):
            value = argument.removeprefix("--lang=")
        elif argument == "--lang" and position + 1 < len(arguments):
            value = arguments[position + 1]
        if value in LANGUAGES:
            return value
    spoken = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


def check_language(value: str | None) -> str | None:
    if value is not None and value not in LANGUAGES:
        raise BadSettings("no-such-language", got=value[:20], known=", ".join(LANGUAGES))
    return value


def find_game(key: str) -> Game[Any]:
    found = GAMES.get(key)
    if found is None:
        raise BadSettings("no-such-game", game=key[:60], known=", ".join(GAMES))
    return found


def find_setup(key: str, players: int | None, pairs: Sequence[str]) -> tuple[Game[Any], Setup]:
    """A game and how it is played, as typed."""
    game = find_game(key)
    return game, game.setup(players, parse_settings(game, pairs))


def parse_settings(game: Game[Any], pairs: Sequence[str]) -> dict[str, object]:
    """`k=v` as typed, read by the game's own settings."""
    known = {setting.key: setting for setting in game.settings}
    found: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadSettings("setting-pair", got=pair[:60])
        found[key] = known[key].parse(value) if key in known else value
    return found
