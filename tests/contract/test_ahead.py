"""Answers given in advance: each question has its words, and what is foreseen is what a seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from kantor.core.ahead import asked, foreseen, questions
from kantor.core.dice import Dice
from kantor.core.game import Game
from kantor.core.text import LANGUAGES
from tests.contract.cases import Case, every_case, every_game
from tests.contract.walks import Walk

SEEDS = 3


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_words(game: Game[Any], language: str) -> None:
    texts = game.texts(language)
    assert [question for question in questions(game) if not texts.has(f"ahead-{question}")] == []
    assert len(set(questions(game))) == len(questions(game))


@every_case
def test_what_is_foreseen_depends_on_what_a_seat_knows_alone(case: Case) -> None:
    dice = Dice(5)
    walk = Walk(case, 5)
    for position in walk.some(walk.decisions()):
        for seat in range(case.setup.players):
            known = foreseen(case.game, position, seat)
            assert foreseen(case.game, position.resample(seat, dice), seat) == known


@every_case
def test_a_question_that_comes_is_known_and_its_moves_are_offered(case: Case) -> None:
    known = set(questions(case.game))
    count = len(case.game.catalogue(case.setup))
    for seed in range(SEEDS):
        walk = Walk(case, seed)
        for position in walk.some(walk.decisions()):
            for seat in range(case.setup.players):
                found = asked(position, seat)
                if found is not None:
                    assert seat in position.actors()
                    assert set(found.questions) <= known
                assert all(0 <= move < count for one in foreseen(case.game, position, seat) for move in one.moves)
