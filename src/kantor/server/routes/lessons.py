"""Lessons: the engine plays the moves made so far and says what is to be done next. Nothing is kept here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.json_data import json_data
from kantor.core.lesson_play import LessonPlay, LessonView
from kantor.core.lessons import NAMES, Lesson, lessons
from kantor.server.clients import client
from kantor.server.context import Context
from kantor.server.costs import Costs
from kantor.server.fair_queue import FairQueue
from kantor.server.refusals import Refusal
from kantor.server.routes.common import READS
from kantor.server.wire_learning import LessonEvent, LessonFrame, LessonInfo, LessonPreview, LessonState

MOST_MOVES = 60


def lesson_list(game: Game[Any]) -> tuple[LessonInfo, ...]:
    return tuple(
        LessonInfo(one.id, one.part, one.minutes, len(one.steps), one.comes_up) for one in lessons(game).values()
    )


@get("/api/games/{game:str}/lessons/{lesson:str}", responses=READS)
async def lesson_state(
    context: Context,
    game: str,
    lesson: str,
    moves: Annotated[list[str] | None, Parameter(query="move", max_items=MOST_MOVES)] = None,
) -> LessonState:
    """A lesson after these moves of the player, each a text or a number of the catalogue; `move` may be given often."""
    async with paid(context.lessons, context.costs):
        return _state(_played(context, game, lesson, moves or []))


@get("/api/games/{game:str}/lessons/{lesson:str}/preview", responses=READS)
async def lesson_preview(
    context: Context,
    game: str,
    lesson: str,
    tried: Annotated[str, Parameter(max_length=100)],
    moves: Annotated[list[str] | None, Parameter(query="move", max_items=MOST_MOVES)] = None,
) -> LessonPreview:
    """What a move would do after these moves; one that the lesson doesn't take is refused with the reason."""
    async with paid(context.lessons, context.costs):
        play = _played(context, game, lesson, moves or [])
        text = play.check(_text(play, tried))
        return LessonPreview(tuple(json_data(event) for event in play.match.preview(play.lesson.seat, text)))


@asynccontextmanager
async def paid(line: FairQueue, costs: Costs) -> AsyncIterator[None]:
    """To play a lesson takes up to ten milliseconds: one after the other, paid for like replays, and with as long a
    rest after each, so that however many learn, moves have half of the time at least."""
    async with line.turn(client.get()):
        began = time.perf_counter()
        try:
            yield
        finally:
            seconds = time.perf_counter() - began
            costs.charge(seconds)
            await asyncio.sleep(seconds)


def _played(context: Context, key: str, ident: str, moves: list[str]) -> LessonPlay:
    try:
        game = context.tables.game(key)
    except BadSettings as error:
        raise Refusal("no-such-game", 404, **error.args_of_message) from error
    play = LessonPlay(game, _lesson(game, ident))
    for move in moves:
        play.play(_text(play, move))
    return play


def _lesson(game: Game[Any], ident: str) -> Lesson:
    found = lessons(game).get(ident)
    if found is None:
        raise Refusal("no-such-lesson", 404, lesson=ident[:60], known=", ".join(lessons(game)) or "-")
    return found


def _text(play: LessonPlay, move: str) -> str:
    texts = play.match.catalogue.texts
    return texts[int(move)] if move.isdecimal() and int(move) < len(texts) else move


def _state(play: LessonPlay) -> LessonState:
    lesson, match, step = play.lesson, play.match, play.step
    others = iter(NAMES)
    frames = [_frame(frame) for frame in play.frames]
    # What can be picked at the end of all replies is what the lesson takes.
    frames[-1].view["options"] = play.allowed
    return LessonState(
        game=play.game.key,
        lesson=lesson.id,
        seat=lesson.seat,
        players=match.setup.players,
        settings=dict(match.setup.settings),
        catalogue=match.catalogue.fingerprint,
        names=tuple("" if seat == lesson.seat else next(others) for seat in range(match.setup.players)),
        last=match.last_decision(lesson.seat),
        step=len(play.made),
        steps=len(lesson.steps),
        done=play.done,
        say=lesson.message("done" if step is None else step.say),
        spots=() if step is None else step.spots,
        picked=() if step is None else step.picked,
        moves=tuple(play.made),
        frames=tuple(frames),
        events=tuple(LessonEvent(ply, json_data(event)) for ply, event in match.log(lesson.seat)),
    )


def _frame(frame: LessonView) -> LessonFrame:
    return LessonFrame(frame.ply, frame.events, {**frame.view, "options": []})
