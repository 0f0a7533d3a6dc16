"""Whole matches: a rule forbids what isn't offered, every move is told as it was made, copies play on alone."""

import pytest

from kantor import GAMES
from kantor.core.setup import Setup
from kantor.games.amber import scoring
from tests.contract import whole
from tests.contract.cases import Case
from tests.contract.walks import Walk

GAME = GAMES["amber"]
SETUPS = [
    GAME.setup(2),
    GAME.setup(3, {"layout": "B", "advanced": True}),
    GAME.setup(4, {"layout": "A", "advanced": True, "edges": "strict"}),
]
CASES = [Case(GAME, setup) for setup in SETUPS]
TOLD = {
    "first": "first-player",
    "castle": "castle-chosen",
    "lay": "tile-laid",
    "swamp": "swamp-laid",
    "shovel": "dug-away",
    "special-shovel": "dug-away",
    "swap": "swapped",
    "pass": "blocked",
    "discard": "discarded",
    "take": "tile-taken",
    "over": "finished",
}

every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_a_rule_forbids_exactly_what_is_not_offered(case: Case) -> None:
    whole.check_refusals(case, seed=1, share=0.04)


@every_case
def test_a_copy_plays_on_alone(case: Case) -> None:
    whole.check_copies(case, seed=2, share=0.1)


@every_case
def test_what_a_seat_cannot_know_is_drawn_anew(case: Case) -> None:
    whole.check_knowledge(case, seed=3, share=0.06)


@every_case
def test_a_move_changes_the_things_of_its_player_alone(case: Case) -> None:
    """But a road may bring coins to others."""
    whole.check_others_untouched(case, 4, lambda kind: kind in ("lay", "swap"))


def test_every_move_is_told_as_it_was_made() -> None:
    heard: set[str] = set()
    for seed in range(2):
        for case in CASES:
            heard |= whole.check_told(case, seed, TOLD)
    assert heard == TOLD.keys()


@every_case
def test_each_tile_that_comes_is_told(case: Case) -> None:
    """Six to each hand, then those of the display, then those that are drawn: the event says where the tile went."""
    walk = Walk(case, 5, whole=True)
    places: list[int] = []
    for position in walk.plies():
        turned_up = bool(walk.history) and walk.moves[walk.history[-1][1]].kind == "tile"
        told = [event for event in map(whole.told_by, walk.latest) if event["event"].startswith("tile-")]
        assert len(told) == 1 or not turned_up
        for event in map(whole.told_by, walk.latest):
            table = GAME.position_to_json(position, case.setup)
            if event["event"] == "tile-shown":
                places.append(event["place"])
                assert table["display"][event["place"] - 1] == event["tile"]
            elif event["event"] in ("tile-dealt", "tile-drawn"):
                assert walk.moves[walk.history[-1][1]].text == f"tile {event['tile']}"
                assert table["seats"][event["seat"]]["hand"][event["tile"]] > 0
    shown = 2 if case.setup.settings["advanced"] else 0
    assert places[:shown] == list(range(1, shown + 1))
    assert len(places) > shown or not shown
    assert whole.told_by(walk.latest[-1])["event"] == "finished"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_only_a_road_that_may_bring_a_swap_leaves_a_turn_midway(setup: Setup) -> None:
    walk = Walk(Case(GAME, setup), 6, whole=True)
    for position in walk.plies():
        pending = GAME.position_to_json(position, setup)["agenda"]
        assert position.midway() == bool(pending and pending[-1]["do"] == "swap")


@every_case
def test_the_points_are_the_sum_of_their_sources(case: Case) -> None:
    walk = Walk(case, 7, whole=True)
    for position in whole.sampled(walk, 0.1):
        for seat, total in enumerate(position.result().totals):
            assert scoring.points(position, seat) == total  # type: ignore[arg-type]
    assert sum(walk.position.result().totals) > 0


@every_case
def test_one_number_ranks_the_seats_as_the_result_does(case: Case) -> None:
    whole.check_order(case, seed=8, share=0.05)
