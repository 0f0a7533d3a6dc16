"""Lessons: a position, and steps in which a player does with his own hand what he learns. They are data beside a game.

`lessons/NN-<id>.json` in the game's folder is a lesson, the number its place in the list; `lessons/text/*.ftl` has its
sentences: `lesson-<id>` is the title, `lesson-<id>-done` the end, and a step's `say` and `refuse` name the others.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from kantor.core.game import Game
from kantor.core.setup import Setup
from kantor.core.text import Texts, texts

Part = Literal["basics", "more", "variants"]
FOLDER: Final = "lessons"
# Who sits at the other seats.
NAMES: Final = ("Gesche", "Wibke", "Taleke", "Alheid", "Beke", "Mette")


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the player.

    `allow` and the keys of `refuse` are texts of moves in which `*` stands for any words. `expect` is an event that
    the move must bring, with the fields that matter. `replies` are lines as in a record: what chance and the other
    seats do next. `spots` are places that glow besides those of the allowed moves, `picked` those that are picked
    for the player when the step begins.
    """

    say: str
    allow: tuple[str, ...]
    expect: dict[str, Any]
    refuse: dict[str, str] = {}
    spots: tuple[str, ...] = ()
    picked: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()


class ComesUp(Struct, frozen=True, forbid_unknown_fields=True):
    """When a lesson is offered at a table: with all of these settings and one of these numbers of players, once the
    player is asked one of these prompts or one of these events has happened. What is empty asks for nothing; a lesson
    that names nothing at all isn't offered."""

    settings: dict[str, bool | int | str] = {}
    players: tuple[int, ...] = ()
    prompts: tuple[str, ...] = ()
    events: tuple[str, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    minutes: int
    part: Part
    seat: int
    position: dict[str, Any]
    steps: tuple[Step, ...]
    comes_up: ComesUp = ComesUp()
    id: str = ""

    @property
    def title(self) -> str:
        return f"lesson-{self.id}"

    def message(self, name: str) -> str:
        """The id of one of its sentences."""
        return f"lesson-{self.id}-{name}"

    @property
    def messages(self) -> list[str]:
        """The ids of all its sentences."""
        names = [name for step in self.steps for name in (step.say, *step.refuse.values())]
        return [self.title, *(self.message(name) for name in dict.fromkeys([*names, "done"]))]


@cache
def lessons(game: Game[Any]) -> dict[str, Lesson]:
    """The lessons of a game by id, in the order in which they are taken."""
    return dict(_read(path) for path in sorted((game.folder / FOLDER).glob("*.json")))


@cache
def lesson_setups(game: Game[Any]) -> dict[str, Setup]:
    """The set-ups of a game's lessons, by the fingerprints of their catalogues."""
    setups = [game.position_from_json(lesson.position)[0] for lesson in lessons(game).values()]
    return {game.catalogue(setup).fingerprint: setup for setup in setups}


def lesson_texts(game: Game[Any], language: str) -> Texts:
    """The game's sentences and those of its lessons."""
    return texts(language, game.folder, game.folder / FOLDER)


def _read(path: Path) -> tuple[str, Lesson]:
    ident = path.stem.partition("-")[2]
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Lesson)
    except msgspec.DecodeError as error:
        raise ValueError(f"{path.name}: {error}") from error
    return ident, msgspec.structs.replace(found, id=ident)
