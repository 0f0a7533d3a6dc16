"""The notation: a text is a move or is refused, with the nearest move where there is one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kantor import MalformedMove
from kantor.core.catalogue import Catalogue, Move, shortened
from tests import mutations
from tests.contract.cases import PLAIN
from tests.strange import LONG, NO_TEXTS, STRANGE_TEXTS, WITHIN_ITSELF, attempt, each

CATALOGUES = [case.game.catalogue(case.setup) for case in PLAIN]
MOVES = [(catalogue, text) for catalogue in CATALOGUES for text in catalogue.texts]
KINDS = sorted({str(move.kind) for catalogue in CATALOGUES for move in catalogue.moves})


class Sail(Move, frozen=True):
    town: str
    days: int


ALMOST = [
    {"move": "sail", "town": "gdansk", "days": 2.0},
    {"move": "sail", "town": "gdansk", "days": "2"},
    {"move": "sail", "town": "gdansk", "days": 2, "more": None},
    {"town": "gdansk", "days": 2},
    WITHIN_ITSELF,
]


class StayAtHome(Move, frozen=True):
    pass


@pytest.fixture
def catalogue() -> Catalogue:
    return Catalogue([Sail("gdansk", 2), Sail("lubeck", 10), StayAtHome()])


def test_a_text_is_the_kind_and_the_fields_in_order(catalogue: Catalogue) -> None:
    assert catalogue.texts == ("sail gdansk 2", "sail lubeck 10", "stay-at-home")
    assert [move.kind for move in catalogue.moves] == ["sail", "sail", "stay-at-home"]
    assert catalogue.to_json(1) == {"move": "sail", "town": "lubeck", "days": 10}


def test_the_nearest_move_is_proposed(catalogue: Catalogue) -> None:
    with pytest.raises(MalformedMove, match="did you mean “sail gdansk 2”"):
        catalogue.index("sail gdnask 2")
    with pytest.raises(MalformedMove, match="ask for the options"):
        catalogue.index("xyzzy")


@each("text", *NO_TEXTS, *STRANGE_TEXTS)
def test_what_is_no_move_is_refused_in_one_line(catalogue: Catalogue, text: Any) -> None:
    with pytest.raises(MalformedMove) as refusal:
        catalogue.index(text)
    assert str(refusal.value).isprintable()
    assert len(str(refusal.value)) < 300


@each("form", *NO_TEXTS[2:], {}, {"move": "sail"}, {"move": "sail", "town": "gdansk", "days": LONG}, *ALMOST)
def test_what_is_no_json_form_of_a_move_is_refused(catalogue: Catalogue, form: Any) -> None:
    with pytest.raises(MalformedMove):
        catalogue.from_json(form)


@given(st.sampled_from(MOVES).flatmap(lambda found: st.tuples(st.just(found[0]), mutations.texts([found[1]]))))
def test_a_text_made_wrong_is_refused_or_a_move(found: tuple[Catalogue, str]) -> None:
    assert_refused_or_move(*found)


@given(
    st.sampled_from(CATALOGUES),
    st.one_of(st.text(), st.lists(st.sampled_from([*KINDS, "0", "1", "grain"])).map(" ".join)),
)
def test_any_text_is_refused_or_a_move(catalogue: Catalogue, text: str) -> None:
    assert_refused_or_move(catalogue, text)


def assert_refused_or_move(catalogue: Catalogue, text: str) -> None:
    index = attempt(lambda: catalogue.index(text))
    if index is not None:
        assert catalogue.texts[index] == " ".join(text.split())


@given(st.sampled_from(CATALOGUES), st.data())
def test_any_json_is_refused_or_a_move(catalogue: Catalogue, data: st.DataObject) -> None:
    valid = [catalogue.to_json(index) for index in range(0, len(catalogue), 7)]
    value = data.draw(st.one_of(mutations.JSON, mutations.data(valid)))
    index = attempt(lambda: catalogue.from_json(value))
    if index is not None:
        assert catalogue.to_json(index) == value


def test_a_move_can_be_rebuilt_from_what_it_shows(catalogue: Catalogue) -> None:
    for move in catalogue.moves:
        assert eval(repr(move), {"Sail": Sail, "StayAtHome": StayAtHome}) == move
        assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move


def test_a_catalogue_shows_its_fingerprint(catalogue: Catalogue) -> None:
    assert repr(catalogue) == f"<Catalogue {catalogue.fingerprint}: 3 moves>"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("short", "short"),
        ("a\nb\x00", "a?b?"),
        ("\ud800", "?"),
        ("x" * 61, "x" * 59 + "…"),
        ("x" * 60, "x" * 60),
        (12, "12"),
    ],
    ids=range(6),
)
def test_a_foreign_text_is_made_fit_to_be_quoted(value: object, text: str) -> None:
    assert shortened(value) == text


def test_what_cannot_be_written_is_quoted_by_its_type() -> None:
    assert shortened(LONG) == "int"
    assert shortened(WITHIN_ITSELF) == "[[...]]"
