"""Contract 6: move <-> text <-> index <-> JSON, for the whole catalogue."""

from __future__ import annotations

import msgspec
import pytest

from kantor import MalformedMove
from kantor.core.catalogue import Catalogue, Move
from tests.contract.cases import Case, every_case

MOST_MOVES = 10_000


@pytest.fixture
def catalogue(case: Case) -> Catalogue:
    return case.game.catalogue(case.setup)


@every_case
def test_the_catalogue_is_small_enough_to_learn_from(case: Case, catalogue: Catalogue) -> None:
    assert 0 < len(catalogue) < MOST_MOVES


@every_case
def test_every_move_has_one_text_one_index_and_one_json_form(case: Case, catalogue: Catalogue) -> None:
    forms = set()
    for index, move in enumerate(catalogue.moves):
        text = catalogue.texts[index]
        assert move.text == text
        assert catalogue.index(text) == index
        form = msgspec.json.encode(catalogue.to_json(index))
        forms.add(form)
        assert catalogue.from_json(msgspec.json.decode(form)) == index
    assert len(forms) == len(set(catalogue.moves)) == len(catalogue)


@every_case
def test_the_json_form_names_the_kind_and_reads_back_as_the_move(case: Case, catalogue: Catalogue) -> None:
    for index, move in enumerate(catalogue.moves):
        form = catalogue.to_json(index)
        assert form["move"] == move.kind
        assert msgspec.convert(form, type(move)) == move


@every_case
def test_a_text_is_plain_words(case: Case, catalogue: Catalogue) -> None:
    for text in catalogue.texts:
        assert text.isascii()
        assert text.isprintable()
        assert text == " ".join(text.split())
        assert catalogue.index(f"  {text.replace(' ', '   ')} \n") == catalogue.index(text)


@every_case
def test_the_fingerprint_is_that_of_the_moves_in_their_order(case: Case, catalogue: Catalogue) -> None:
    again = case.game.build_catalogue(case.setup)
    assert again.fingerprint == catalogue.fingerprint
    assert again.moves == catalogue.moves
    assert Catalogue(reversed(catalogue.moves)).fingerprint != catalogue.fingerprint
    assert Catalogue(catalogue.moves[1:]).fingerprint != catalogue.fingerprint


@every_case
def test_other_texts_and_forms_are_no_moves(case: Case, catalogue: Catalogue) -> None:
    first = catalogue.texts[0]
    for text in ("", " ", "*", first + " x", first.upper(), first[:-1], f"0 {first}", "\x00", "ż" * 5000):
        with pytest.raises(MalformedMove):
            catalogue.index(text)
    forms: list[object] = [None, [], {}, 0, first, {"move": "no-such-move"}, {**catalogue.to_json(0), "x": 1}]
    for form in forms:
        with pytest.raises(MalformedMove):
            catalogue.from_json(form)


def test_two_moves_with_one_text_are_a_mistake() -> None:
    class Wave(Move, frozen=True):
        pass

    with pytest.raises(ValueError, match="share a text"):
        Catalogue([Wave(), Wave()])
