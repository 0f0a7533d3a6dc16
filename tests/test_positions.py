"""Positions as JSON: what loads can be played on, and whatever can't be is refused with the field that is wrong."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kantor import BadPosition
from kantor.core.game import Game
from tests import mutations
from tests.contract import counts
from tests.contract.cases import CASES, GAMES, Match, every_game
from tests.contract.walks import Walk
from tests.strange import NO_TEXTS, STRANGE_TEXTS, attempt, each

MOVES = 12  # played on from a position that loads


@cache
def valid_positions(key: str) -> list[Any]:
    """Some positions of playouts, and those whose futures are counted."""
    game = GAMES[key]
    found = [msgspec.json.decode(counts.read(file).position) for file in counts.files(game)]
    for seed, case in enumerate(case for case in CASES if case.game is game):
        walk = Walk(case, seed)
        every = [case.game.position_to_json(position, case.setup) for position in walk.plies()]
        found += [*random.Random(seed).sample(every, min(4, len(every))), every[-1]]
    return found


def assert_refused_or_sound(game: Game[Any], value: Any) -> None:
    """Either a refusal, or a position that reads back and can be played on."""
    match = attempt(lambda: Match.at(game, value, seed=1))
    if match is None:
        return
    assert Match.at(game, match.position(), seed=1).position() == match.position()
    pick = random.Random(1)
    for _ in range(MOVES):
        _, position = game.position_from_json(match.position())
        assert game.invariants(position) == []
        if not match.actors:
            break
        seat = pick.choice(match.actors)
        match.play(seat, pick.choice(match.options(seat)))


@every_game
@given(data=st.data())
def test_a_position_made_wrong_is_refused_or_sound(game: Game[Any], data: st.DataObject) -> None:
    assert_refused_or_sound(game, data.draw(mutations.data(valid_positions(game.key))))


@every_game
@given(data=st.data())
def test_a_text_made_wrong_is_refused_or_sound(game: Game[Any], data: st.DataObject) -> None:
    texts = [json.dumps(position, indent=1) for position in valid_positions(game.key)]
    assert_refused_or_sound(game, data.draw(mutations.texts(texts)))


@every_game
@given(value=st.one_of(mutations.JSON, st.text(), st.binary(), st.floats(), st.dictionaries(st.integers(), st.none())))
def test_anything_else_is_refused(game: Game[Any], value: Any) -> None:
    with pytest.raises(BadPosition):
        Match.at(game, value)


@each("value", *NO_TEXTS, *STRANGE_TEXTS, '{"players":1' + "0" * 5000 + "}", "{", "{}", {}, {1: 2}, '"x"', "\ufeff{}")
def test_what_is_no_position_is_refused(value: Any) -> None:
    for game in GAMES:
        with pytest.raises(BadPosition):
            Match.at(game, value)


@every_game
def test_a_field_that_there_is_not_is_named(game: Game[Any]) -> None:
    for position in valid_positions(game.key):
        with pytest.raises(BadPosition, match="colour"):
            Match.at(game, {**position, "colour": "red"})


@every_game
def test_a_field_of_another_type_is_named(game: Game[Any]) -> None:
    for position in valid_positions(game.key):
        for key in position.keys() - {"game"}:
            with pytest.raises(BadPosition, match=key):
                Match.at(game, {**position, key: 1.5})


@every_game
def test_a_position_of_another_game_is_refused(game: Game[Any]) -> None:
    for key in GAMES.keys() - {game.key}:
        with pytest.raises(BadPosition):
            Match.at(game, {**valid_positions(key)[-1], "game": key})


@every_game
def test_a_position_loads_from_text_bytes_and_data(game: Game[Any]) -> None:
    for position in valid_positions(game.key)[-3:]:
        text = json.dumps(position)
        one, two, three = (Match.at(game, value, seed=1).position() for value in (position, text, text.encode()))  # type: ignore[arg-type]  # bytes too
        assert one == two == three


@every_game
def test_loading_leaves_the_given_data_alone(game: Game[Any]) -> None:
    for position in valid_positions(game.key):
        before = json.dumps(position)
        match = Match.at(game, position, seed=1)
        if match.actors:
            match.play(match.actors[0], match.options(match.actors[0])[0])
        assert json.dumps(position) == before


def test_of_two_keys_alike_the_last_counts() -> None:
    position = json.dumps(valid_positions("toy")[-1])
    twice = position.replace("{", '{"players": 99, ', 1)
    assert Match.at("toy", twice).position() == Match.at("toy", position).position()
