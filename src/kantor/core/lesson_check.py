"""What is wrong with a lesson, found by playing it in every way that it allows."""

from __future__ import annotations

from typing import Any

import msgspec

from kantor.core.errors import KantorError
from kantor.core.game import Game
from kantor.core.lesson_play import LessonPlay, fits
from kantor.core.lessons import Lesson, Step, lesson_texts
from kantor.core.text import LANGUAGES

MOST_WAYS = 2000  # a lesson that allows more leads nobody by the hand


def faults(game: Game[Any], lesson: Lesson) -> list[str]:
    """A sentence for each fault; [] when all is well."""
    return [*_missing_texts(game, lesson), *_never_offered(game, lesson), *_Ways(game, lesson).faults()]


def _missing_texts(game: Game[Any], lesson: Lesson) -> list[str]:
    found = []
    for language in LANGUAGES:
        said = lesson_texts(game, language)
        for message in lesson.messages:
            try:
                said.say(message)
            except LookupError as error:
                found.append(str(error))
    return found


def _never_offered(game: Game[Any], lesson: Lesson) -> list[str]:
    """What the game doesn't know of that with which the lesson is offered."""
    comes_up, said = lesson.comes_up, lesson_texts(game, LANGUAGES[0])
    found = [f"the game asks no “{one}”" for one in comes_up.prompts if not said.has(f"prompt-{one}")]
    found += [f"no “{one}” happens in the game" for one in comes_up.events if not said.has(f"event-{one}")]
    found += [f"the game isn't for {one} players" for one in comes_up.players if one not in game.seats]
    settings = {setting.key: setting for setting in game.settings}
    for key, value in comes_up.settings.items():
        if key not in settings or not settings[key].accepts(value, game.seats[0]):
            found.append(f"the game has no setting “{key}” of {value}")
    return found


class _Ways:
    """Plays every allowed move of every step; ways that lead to the same position are followed once."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self._game = game
        self._lesson = lesson
        self._known: set[bytes] = set()
        self._found: dict[str, None] = {}

    def faults(self) -> list[str]:
        try:
            self._follow([])
        except KantorError as error:
            self._found[str(error)] = None
        return list(self._found)

    def _follow(self, moves: list[str]) -> None:
        play = self._played(moves)
        here = msgspec.json.encode([len(moves), play.match.position()])
        if here in self._known or len(self._known) > MOST_WAYS:
            return
        self._known.add(here)
        if play.step is None:
            return
        for fault in _faults_before(play, play.step):
            self._add(len(moves), fault)
        for index in play.allowed:
            after = [*moves, play.match.catalogue.texts[index]]
            try:
                played = self._played(after)
            except (KantorError, ValueError) as error:
                self._add(len(moves), f"after “{after[-1]}”: {error}")
                continue
            if not played.event_came(play.step.expect):
                self._add(len(moves), f"“{after[-1]}” doesn't bring {play.step.expect}")
            self._follow(after)

    def _played(self, moves: list[str]) -> LessonPlay:
        play = LessonPlay(self._game, self._lesson)
        for move in moves:
            play.play(move)
        return play

    def _add(self, step: int, fault: str) -> None:
        self._found[f"step {step + 1}: {fault}"] = None


def _faults_before(play: LessonPlay, step: Step) -> list[str]:
    match, seat = play.match, play.lesson.seat
    if seat not in match.actors:
        return [f"seat {seat} has nothing to decide; the table waits for {match.actors}"]
    legal = match.options(seat)
    found = [f"the lesson plays “{line}” for the player" for line in step.replies if line.startswith(f"{seat} ")]
    found += [f"“{move}” isn't legal" for move in step.allow if not any(fits(text, (move,)) for text in legal)]
    for move in step.refuse:
        known = [text for text in match.catalogue.texts if fits(text, (move,))]
        if not known:
            found.append(f"“{move}” is no move of the game")
        elif all(text in legal and fits(text, step.allow) for text in known):
            found.append(f"“{move}” is allowed and refused")
    return found
