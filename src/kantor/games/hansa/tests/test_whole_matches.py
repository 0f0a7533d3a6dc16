"""Playouts: a rule forbids what isn't offered, every move is told as it was made, copies play on alone."""

from pathlib import Path

import pytest

from kantor import GAMES, Match
from tests.contract import whole
from tests.contract.cases import Case
from tests.contract.walks import Walk

GAME = GAMES["hansa"]
GOLDEN = Path(__file__).parent / "golden"
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


@every_case
def test_one_number_ranks_the_seats_as_the_result_does(case: Case) -> None:
    whole.check_order(case, seed=5, share=0.05, whole=False)


@every_case
def test_only_a_turn_with_nothing_pending_is_not_midway(case: Case) -> None:
    for position in Walk(case, 6).plies():
        pending = GAME.position_to_json(position, case.setup)["agenda"]
        assert position.midway() == bool(pending and pending[-1]["do"] != "turn")


def test_nothing_is_midway_when_all_is_over() -> None:
    match = Match.load((GOLDEN / "points-3p.record").read_text(encoding="utf-8"))
    _, position = GAME.position_from_json(match.position())
    assert not match.actors
    assert not position.midway()
