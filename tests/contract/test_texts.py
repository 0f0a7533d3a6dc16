"""Contract 8: every message renders in both languages, with the values that games really bring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from kantor.core import text
from kantor.core.events import Event
from kantor.core.game import Game
from kantor.core.text import LANGUAGES, Texts
from kantor.core.view import Prompt
from tests.contract import golden
from tests.contract.cases import ALL, CASES, GAMES, Match, every_game
from tests.contract.walks import Walk

every_language = pytest.mark.parametrize("language", LANGUAGES)
FOLDERS = [Path(text.__file__).parent, *(game.folder for game in GAMES.values())]
UNFINISHED = re.compile(r"[{}$]|\s\s|\bNone\b|\bTrue\b|\bFalse\b|^\s|\s$")


def messages(folder: Path, language: str) -> dict[str, tuple[str, ...]]:
    """The ids in a file, each with the names of its attributes."""
    tree = FluentParser().parse((folder / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert [entry for entry in tree.body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in tree.body if isinstance(entry, ast.Message | ast.Term)]
    names = [entry.id.name for entry in found]
    assert sorted(set(names)) == sorted(names)
    return {entry.id.name: tuple(attribute.id.name for attribute in entry.attributes) for entry in found}


def variables(folder: Path, language: str) -> dict[str, set[str]]:
    """The arguments that each message names."""
    tree = FluentParser().parse((folder / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    return {
        entry.id.name: {node.id.name for node in walk(entry) if isinstance(node, ast.VariableReference)}
        for entry in tree.body
        if isinstance(entry, ast.Message)
    }


def walk(node: Any) -> Iterator[Any]:
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from walk(child)


@cache
def happened(game: Game[Any]) -> tuple[frozenset[Event], frozenset[tuple[str, int | None, tuple[Any, ...]]]]:
    """The events and prompts of some playouts, as every seat gets them, and the events of the golden records."""
    events: set[Event] = set()
    for file in golden.records(game):
        match = Match.read(file.read_text(encoding="utf-8"))
        events.update(event for seat in (None, *range(match.setup.players)) for event in match.events(seat))
    prompts: set[tuple[str, int | None, tuple[Any, ...]]] = set()
    for case in CASES:
        if case.game is game:
            seats = (None, *range(case.setup.players))
            for seed in range(8):
                played = Walk(case, seed)
                for position in played.plies():
                    for prompt in (game.prompt(position, seat) for seat in seats):
                        prompts.add((prompt.id, prompt.seat, tuple(prompt.args.items())))
                views = (event.seen_by(seat) for event in played.events for seat in seats)
                events.update(view for view in views if view is not None)
    return frozenset(events), frozenset(prompts)


def name(seat: int) -> str:
    return "ABCDEFGH"[seat]


def assert_finished(sentence: str) -> None:
    assert sentence
    assert not UNFINISHED.search(sentence), sentence


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, polish = (messages(folder, language) for language in LANGUAGES)
    assert english.keys() == polish.keys()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_message_asks_for_the_same_arguments_in_both_languages(folder: Path) -> None:
    english, polish = (variables(folder, language) for language in LANGUAGES)
    assert {ident: names for ident, names in english.items() if polish[ident] != names} == {}


@every_language
@every_game
def test_what_happens_can_be_told(game: Game[Any], language: str) -> None:
    events, _ = happened(game)
    for event in events:
        assert_finished(game.texts(language).tell("event", event, name))
    assert {type(event) for event in events} == set(game.events)


@every_language
@every_game
def test_a_prompt_can_be_told(game: Game[Any], language: str) -> None:
    _, prompts = happened(game)
    assert len(prompts) > 2
    for ident, seat, args in prompts:
        assert_finished(say(game.texts(language), Prompt(ident, seat, dict(args))))


def say(texts: Texts, prompt: Prompt) -> str:
    seat = {} if prompt.seat is None else {"seat": name(prompt.seat)}
    return texts.say(f"prompt-{prompt.id}", **seat, **prompt.args)


@every_language
@every_game
def test_every_move_can_be_told(game: Game[Any], language: str) -> None:
    moves = {move for case in ALL if case.game is game for move in game.catalogue(case.setup).moves}
    for move in moves:
        assert_finished(game.texts(language).tell("move", move, name))


@every_language
@every_game
def test_titles_settings_and_scores_can_be_told(game: Game[Any], language: str) -> None:
    texts = game.texts(language)
    assert texts.say("game-title") == game.titles[language]
    for setting in game.settings:
        assert_finished(texts.say(setting.label))
        if setting.kind == "choice":
            for value in setting.values:
                assert_finished(texts.say(f"{setting.label}-{value}"))
    for players in game.seats:
        for source in game.new(game.setup(players)).result().scores[0]:
            assert_finished(texts.say(f"score-{source}"))


@every_game
def test_nothing_is_told_that_no_game_has(game: Game[Any]) -> None:
    """Leftovers of events, moves, prompts and settings that are gone."""
    catalogues = [game.catalogue(case.setup) for case in ALL if case.game is game]
    kinds = {move.kind for catalogue in catalogues for move in catalogue.moves}
    events = {str(event.__struct_config__.tag) for event in game.events}
    known = {f"move-{kind}" for kind in kinds} | {f"event-{event}" for event in events}
    told = {ident for ident in messages(game.folder, "en") if ident.startswith(("move-", "event-"))}
    assert told == known
