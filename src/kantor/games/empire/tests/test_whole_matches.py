"""Whole matches: a rule forbids what isn't offered, every move is told as it was made, copies play on alone."""

import pytest

from kantor import GAMES
from tests.contract import whole
from tests.contract.cases import Case

GAME = GAMES["empire"]
CASES = [
    Case(GAME, GAME.setup(2, {"neutral_armies": True, "games": 3, "bid_tie": "random"})),
    Case(GAME, GAME.setup(3, {"goods_tokens": True, "card_c24": "place-or-city", "map": "B"})),
    Case(GAME, GAME.setup(5)),
]
TOLD = {
    "card": "card-turned",
    "bid": "bid-sealed",
    "take": "card-taken",
    "part": "part-chosen",
    "step": "army-moved",
    "place": "army-placed",
    "city": "city-built",
    "destroy-neutral": "army-destroyed",
    "joker": "joker-assigned",
    "token": "token-placed",
    "neutral": "neutral-put",
}

every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_a_rule_forbids_exactly_what_is_not_offered(case: Case) -> None:
    whole.check_refusals(case, seed=1, share=0.12)


@every_case
def test_a_copy_plays_on_alone(case: Case) -> None:
    whole.check_copies(case, seed=2, share=0.1)


@every_case
def test_what_a_seat_cannot_know_is_drawn_anew(case: Case) -> None:
    whole.check_knowledge(case, seed=3, share=0.04)


@every_case
def test_a_move_changes_the_things_of_its_player_alone(case: Case) -> None:
    """But an army that is destroyed goes back, opened bids are paid, and a new game begins for all."""
    whole.check_others_untouched(case, 4, lambda kind: kind in ("destroy", "bid", "joker", "done"))


def test_every_move_is_told_as_it_was_made() -> None:
    heard: set[str] = set()
    for seed in range(3):
        for case in CASES:
            heard |= whole.check_told(case, seed, TOLD)
    assert heard == TOLD.keys()


@every_case
def test_one_number_ranks_the_seats_as_the_result_does(case: Case) -> None:
    for seed in range(5, 9):
        whole.check_order(case, seed, share=0.1)
