"""Playouts: a rule forbids what isn't offered, every move is told as it was made, copies play on alone."""

import pytest

from kantor import GAMES
from tests.contract import whole
from tests.contract.cases import Case

GAME = GAMES["hansa"]
CASES = [
    Case(GAME, GAME.setup(2)),
    Case(GAME, GAME.setup(3, {"board": "britannia"})),
    Case(GAME, GAME.setup(4, {"missions": True, "favours": True})),
    Case(GAME, GAME.setup(5, {"board": "east"})),
]
TOLD = {
    "first": "first-player",
    "place": "placed",
    "lift": "lifted",
    "lift-other": "lifted",
    "put-other": "put-down",
    "income": "income-taken",
    "establish-route": "route-established",
    "establish-office": "office-established",
    "displace-neutral": "neutral-displaced",
    "pay": "paid",
    "end-turn": "turn-ended",
}

every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_a_rule_forbids_exactly_what_is_not_offered(case: Case) -> None:
    whole.check_refusals(case, seed=1, share=0.03)


@every_case
def test_a_copy_plays_on_alone(case: Case) -> None:
    whole.check_copies(case, seed=2, share=0.05)


@every_case
def test_what_a_seat_cannot_know_is_drawn_anew(case: Case) -> None:
    whole.check_knowledge(case, seed=3, share=0.01)


@every_case
def test_every_move_is_told_as_it_was_made(case: Case) -> None:
    assert len(whole.check_told(case, 4, TOLD, whole=False)) > 4
