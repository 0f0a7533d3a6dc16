"""Lessons: the engine plays each in every way that it allows, and says what it should in both languages."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from kantor import GAMES
from kantor.cli import run
from kantor.core.errors import BadRecord, IllegalMove
from kantor.core.game import Game
from kantor.core.lesson_check import faults
from kantor.core.lesson_play import LessonPlay, NotNow
from kantor.core.lessons import ComesUp, Lesson, lesson_setups, lesson_texts, lessons
from kantor.core.text import LANGUAGES

ALL = [(game, lesson) for game in GAMES.values() for lesson in lessons(game).values()]
LONGEST = 260  # letters of what a step says: none is a wall of text
MERCHANTS = GAMES["merchants"]
FIRST = lessons(MERCHANTS)["first-sale"]


def changed(**fields: Any) -> Lesson:
    """The first lesson of Merchants with its first step changed."""
    step = msgspec.structs.replace(FIRST.steps[0], **fields)
    return msgspec.structs.replace(FIRST, steps=(step, *FIRST.steps[1:]))


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=lambda one: one.key if isinstance(one, Game) else one.id)
def test_a_lesson_can_be_played_as_it_says(game: Game[Any], lesson: Lesson) -> None:
    assert faults(game, lesson) == []


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=lambda one: one.key if isinstance(one, Game) else one.id)
def test_a_lesson_is_short_and_says_no_ids(game: Game[Any], lesson: Lesson) -> None:
    assert 2 <= lesson.minutes <= 4
    assert len(lesson.steps) >= 4
    for language in LANGUAGES:
        said = {message: lesson_texts(game, language).say(message) for message in lesson.messages}
        assert {key: text for key, text in said.items() if len(text) > LONGEST} == {}
        assert {key: text for key, text in said.items() if re.search(r"[_{}]|\b[a-z]+-[a-z]+-[a-z]+\b", text)} == {}


def test_no_sentence_of_a_lesson_is_left_over() -> None:
    for game in GAMES.values():
        wanted = {message for lesson in lessons(game).values() for message in lesson.messages}
        for language in LANGUAGES:
            path = game.folder / "lessons/text" / f"{language}.ftl"
            written = re.findall(r"^(lesson-[\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
            assert sorted(written) == sorted(wanted)


def test_every_prompt_explains_itself_in_a_first_game() -> None:
    silent = {"wait", "chance", "over", "wait-for-bids"}
    for game in GAMES.values():
        for language in LANGUAGES:
            prompts = re.findall(
                r"^prompt-([\w-]+) =",
                (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8"),
                re.MULTILINE,
            )
            told = lesson_texts(game, language)
            assert {prompt for prompt in prompts if not told.has(f"guide-{prompt}")} == silent & set(prompts)


def test_the_first_lessons_of_every_game_take_eight_minutes_or_so() -> None:
    for game in GAMES.values():
        basics = [lesson for lesson in lessons(game).values() if lesson.part == "basics"]
        assert len(basics) == 3
        assert sum(lesson.minutes for lesson in basics) <= 8
        assert list(lessons(game).values())[:3] == basics


def test_a_wrong_move_is_answered_by_the_lesson_and_an_illegal_one_by_its_rule() -> None:
    play = LessonPlay(MERCHANTS, FIRST)
    with pytest.raises(NotNow, match="only one cloth card"):
        play.play("load cloth")
    with pytest.raises(NotNow) as refused:
        play.play("load grain")
    assert "Załaduj ryby" in refused.value.say("pl")
    with pytest.raises(IllegalMove) as illegal:
        play.play("draw")
    assert illegal.value.rule is not None
    assert play.made == []
    play.play("load fish")
    assert [frame.ply for frame in play.frames] == [1, 2]


def test_a_lesson_that_is_done_takes_no_move() -> None:
    play = LessonPlay(MERCHANTS, msgspec.structs.replace(FIRST, steps=FIRST.steps[:1]))
    play.play("load fish")
    assert play.done
    with pytest.raises(IllegalMove, match="done"):
        play.play("load fish")


@pytest.mark.parametrize(
    ("lesson", "fault"),
    [
        (changed(allow=("load fish", "draw")), "“draw” isn't legal"),
        (changed(expect={"event": "loaded", "good": "wood"}), "doesn't bring"),
        (changed(refuse={"lode *": "load-other"}), "no move of the game"),
        (changed(refuse={"load fish": "load-other"}), "allowed and refused"),
        (changed(replies=("1 draw",)), "after “load fish”"),
        (changed(replies=()), "nothing to decide"),
        (changed(say="missing"), "no message 'lesson-first-sale-missing'"),
        (msgspec.structs.replace(FIRST, position={**FIRST.position, "players": 9}), "players"),
        (msgspec.structs.replace(FIRST, comes_up=ComesUp(prompts=("sail",))), "asks no “sail”"),
        (msgspec.structs.replace(FIRST, comes_up=ComesUp(events=("storm",))), "no “storm” happens"),
        (msgspec.structs.replace(FIRST, comes_up=ComesUp(players=(7,))), "isn't for 7 players"),
        (msgspec.structs.replace(FIRST, comes_up=ComesUp(settings={"board": "east"})), "no setting “board”"),
    ],
)
def test_a_fault_of_a_lesson_is_found(lesson: Lesson, fault: str) -> None:
    assert any(fault in one for one in faults(MERCHANTS, lesson))


def test_chance_must_be_written_down() -> None:
    last = msgspec.structs.replace(FIRST.steps[-1], replies=())
    lesson = msgspec.structs.replace(FIRST, steps=(*FIRST.steps[:-1], last))
    assert any("chance" in one for one in faults(MERCHANTS, lesson))
    assert issubclass(BadRecord, ValueError)


def test_the_catalogues_of_lessons_are_known_by_their_fingerprints() -> None:
    for game, lesson in ALL:
        assert LessonPlay(game, lesson).match.catalogue.fingerprint in lesson_setups(game)


def test_the_command_lists_and_checks_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lessons", "list", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["game"], row["id"], row["steps"], row["minutes"]) for row in rows] == [
        (game.key, lesson.id, len(lesson.steps), lesson.minutes) for game, lesson in ALL
    ]
    assert run(["lessons", "list", "--lang", "pl"]) == 0
    assert "sprzedaż" in capsys.readouterr().out
    assert run(["lessons", "check", "merchants"]) == 0
    assert "nothing is wrong" in capsys.readouterr().out


def test_the_command_tells_what_is_wrong(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kantor.cli.lessons.lessons", lambda game: {"first-sale": changed(allow=("draw",))})
    assert run(["lessons", "check", "merchants"]) == 1
    assert "merchants first-sale: step 1" in capsys.readouterr().out
