"""A lesson under way: the engine plays what the player chose and what the lesson has others reply."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from kantor.core.errors import BadRecord, IllegalMove
from kantor.core.events import Event
from kantor.core.game import Game
from kantor.core.json_data import json_data
from kantor.core.lessons import Lesson, Step, lesson_texts
from kantor.core.match import Match
from kantor.core.position import CHANCE
from kantor.core.record import Line


class LessonView(NamedTuple):
    """What the player sees after a move: the view, the ply, and how many events he has seen so far."""

    ply: int
    view: dict[str, Any]
    events: int


class NotNow(IllegalMove):
    """A move that a table would allow, but not the lesson; it says why."""

    def __init__(self, game: Game[Any], lesson: Lesson, name: str | None) -> None:
        self._lesson = (game, lesson, name)
        super().__init__("lesson-other")

    def say(self, language: str) -> str:
        game, lesson, name = self._lesson
        if name is None:
            return super().say(language)
        return lesson_texts(game, language).say(lesson.message(name))


class LessonPlay:
    """`made` are the player's moves so far, `frames` what was seen of the last one and of the replies to it."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        # Chance is written in the lesson, so the seed only matters where a fault is to be found.
        self.match = Match.at(game, lesson.position, seed=0)
        self.made: list[str] = []
        self.frames = [self._frame()]
        self.happened: list[Event] = []

    @property
    def done(self) -> bool:
        return len(self.made) == len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """What is to be done now; None at the end."""
        return None if self.done else self.lesson.steps[len(self.made)]

    @property
    def allowed(self) -> list[int]:
        """The moves that the lesson takes now, by their numbers in the catalogue."""
        if self.step is None:
            return []
        texts = self.match.catalogue.texts
        options = self.match.option_indices(self.lesson.seat)
        return [index for index in options if fits(texts[index], self.step.allow)]

    def check(self, move: str) -> str:
        """The text of a move that may be made now; else it is refused by the rule or by the lesson."""
        match, step = self.match, self.step
        if step is None:
            raise IllegalMove("lesson-over")
        match.preview(self.lesson.seat, move)
        index = match.catalogue.index(move)
        if index not in self.allowed:
            text = match.catalogue.texts[index]
            answers = (name for pattern, name in step.refuse.items() if fits(text, (pattern,)))
            raise NotNow(self.game, self.lesson, next(answers, None))
        return match.catalogue.texts[index]

    def play(self, move: str) -> None:
        """The player's move, and then the lesson's replies."""
        text, step = self.check(move), self.step
        assert step is not None
        self.frames = []
        before = len(self.match.log(self.lesson.seat))
        self._follow(Line(self.lesson.seat, text))
        for reply in step.replies:
            self._follow(_line(reply))
        self.made.append(text)
        if self._chance_is_due:
            raise BadRecord("lesson-chance", step=len(self.made))
        self.happened = [event for _, event in self.match.log(self.lesson.seat)[before:]]

    def event_came(self, expected: dict[str, Any]) -> bool:
        """The last move brought such an event."""
        told = [json_data(event) for event in self.happened]
        return any(all(one.get(key) == value for key, value in expected.items()) for one in told)

    def _follow(self, line: Line) -> None:
        self.match.follow(line)
        if not self._chance_is_due:
            self.frames.append(self._frame())

    @property
    def _chance_is_due(self) -> bool:
        return not self.match.actors and self.match.result is None

    def _frame(self) -> LessonView:
        seat = self.lesson.seat
        return LessonView(self.match.ply, self.match.view(seat), len(self.match.log(seat)))


def fits(text: str, patterns: tuple[str, ...]) -> bool:
    return any(_pattern(pattern).fullmatch(text) for pattern in patterns)


@cache
def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(re.escape(pattern).replace(r"\*", ".*"))


def _line(text: str) -> Line:
    actor, _, move = text.partition(" ")
    return Line(CHANCE if actor == "*" else int(actor), move)
