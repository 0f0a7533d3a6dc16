"""Settings: each kind accepts its values and no other, typed by a person or given by a program."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kantor import BadSettings
from kantor.core.setup import Setting, Setup, complete
from tests.contract.cases import CASES, GAMES, Case, every_case
from tests.strange import NO_NUMBERS, STRANGE_TEXTS, attempt, each

FLAG = Setting("flag", "flag", False)
CHOICE = Setting("choice", "choice", "east", ("east", "west"), {4: "west"})
NUMBER = Setting("number", "number", 3, (-2, 4))
ORDER = Setting("order", "order", 0)
ALL = (FLAG, CHOICE, NUMBER, ORDER)


def test_what_is_not_chosen_is_by_default_which_may_depend_on_the_players() -> None:
    assert complete(ALL, 3, {}).settings == {"flag": False, "choice": "east", "number": 3, "order": (0, 1, 2)}
    assert complete(ALL, 4, {}).settings["choice"] == "west"


@pytest.mark.parametrize(
    ("key", "value"),
    [("flag", True), ("choice", "west"), ("number", -2), ("number", 4), ("order", (1, 0)), ("order", [1, 0])],
)
def test_a_value_of_the_right_kind_is_taken(key: str, value: Any) -> None:
    taken = complete(ALL, 2, {key: value}).settings[key]
    assert taken == (tuple(value) if isinstance(value, list) else value)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("flag", 1),
        ("flag", "on"),
        ("choice", "north"),
        ("choice", 0),
        ("number", -3),
        ("number", 5),
        ("number", True),
        ("number", 3.0),
        ("order", (0, 0)),
        ("order", (1, 2)),
        ("order", (0,)),
        ("order", ("a", 0)),
        ("order", (None, 1)),
        ("order", (True, 0)),
        ("order", "01"),
        ("order", [[0], [1]]),
    ],
)
def test_a_value_of_another_kind_is_refused_with_what_there_is(key: str, value: Any) -> None:
    setting = next(setting for setting in ALL if setting.key == key)
    with pytest.raises(BadSettings) as refusal:
        complete(ALL, 2, {key: value})
    assert key in str(refusal.value)
    assert setting.allowed(2) in str(refusal.value)


@each("value", *NO_NUMBERS, *STRANGE_TEXTS)
def test_strange_values_are_refused(value: Any) -> None:
    for setting in ALL:
        if value is not True:
            with pytest.raises(BadSettings):
                complete(ALL, 2, {setting.key: value})


@pytest.mark.parametrize(
    ("setting", "text", "value"),
    [
        (FLAG, "on", True),
        (FLAG, "no", False),
        (CHOICE, "west", "west"),
        (NUMBER, "-2", -2),
        (NUMBER, "4", 4),
        (ORDER, "1,0", (1, 0)),
        (ORDER, "1/0", (1, 0)),
    ],
)
def test_a_value_is_read_as_a_person_types_it(setting: Setting, text: str, value: Any) -> None:
    assert setting.parse(text) == value
    assert setting.accepts(value, 2)


@given(st.sampled_from(ALL), st.one_of(st.text(), st.from_regex(r"[-0-9,]{0,9}"), st.sampled_from(STRANGE_TEXTS)))
def test_whatever_is_typed_is_refused_or_a_value(setting: Setting, text: str) -> None:
    attempt(lambda: complete(ALL, 2, {setting.key: setting.parse(text)}))


@every_case
def test_a_checked_setup_passes_the_check_again(case: Case) -> None:
    case.game.check(case.setup)
    assert case.game.setup(case.setup.players, case.setup.settings) == case.setup


def test_the_check_judges_a_setup_that_somebody_made_himself() -> None:
    for game in GAMES.values():
        for wrong in (Setup(0), Setup(2, {"x": 1}), Setup(99)):
            with pytest.raises(BadSettings):
                game.check(wrong)


def test_every_case_is_tried_once() -> None:
    names = [str(case) for case in CASES]
    assert len(set(names)) == len(names)


def test_a_choice_may_be_of_numbers() -> None:
    games = Setting("games", "choice", 1, (1, 3))
    assert complete((games,), 2, {"games": games.parse("3")}).settings == {"games": 3}
    for value in (2, "3", True, 3.0, None):
        with pytest.raises(BadSettings):
            complete((games,), 2, {"games": value})
