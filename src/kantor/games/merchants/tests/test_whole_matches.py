"""Whole matches: every move is told as it was made and touches its player alone; hidden hands are dealt anew fairly."""

from collections import Counter
from typing import Any

import pytest

from kantor import GAMES
from kantor.core.position import Position
from tests.contract import whole
from tests.contract.cases import Case
from tests.contract.walks import Walk

from .tables import MARKET, planning, seat, some, table, trading

GAME = GAMES["merchants"]
CASES = [Case(GAME, GAME.setup(players)) for players in GAME.seats]
TOLD = {
    "load": "loaded",
    "exchange": "exchanged",
    "buy": "bought",
    "pass": "passed",
    "put": "card-put",
    "sell": "sold",
    "done": "office-declined",
    "first": "first-player",
}

every_count_of_players = pytest.mark.parametrize("case", CASES, ids=str)


@every_count_of_players
def test_a_rule_forbids_exactly_what_is_not_offered(case: Case) -> None:
    whole.check_refusals(case, seed=1, share=0.3)


@every_count_of_players
def test_a_copy_plays_on_alone(case: Case) -> None:
    whole.check_copies(case, seed=2, share=0.2)


@every_count_of_players
def test_what_a_seat_cannot_know_is_drawn_anew(case: Case) -> None:
    whole.check_knowledge(case, seed=3, share=0.12)


@every_count_of_players
def test_every_move_is_told_as_it_was_made(case: Case) -> None:
    heard = set().union(*(whole.check_told(case, seed, TOLD) for seed in range(2)))
    assert heard == TOLD.keys()


@every_count_of_players
def test_only_a_sale_pays_others(case: Case) -> None:
    whole.check_others_untouched(case, 4, lambda kind: kind == "sell")


@every_count_of_players
def test_each_card_that_comes_is_told(case: Case) -> None:
    """Six to the market, three to each hand, then those that are drawn: the event says where the card went."""
    walk = Walk(case, 5, whole=True)
    piles: list[int] = []
    told = Counter[str]()
    for position in walk.plies():
        for event in map(whole.told_by, walk.latest):
            if event["event"] == "market-filled":
                piles.append(event["pile"])
                assert GAME.position_to_json(position, case.setup)["market"][event["pile"] - 1] == event["good"]
            elif event["event"] in ("card-dealt", "card-drawn"):
                told[event["event"]] += 1
                assert walk.moves[walk.history[-1][1]].text == f"card {event['good']}"
                assert hand(position, event["seat"]).get(event["good"], 0) > 0
    assert piles == [1, 2, 3, 4, 5, 6]
    assert told["card-dealt"] == 3 * case.setup.players
    assert sum(told.values()) + 6 == 60
    assert whole.told_by(walk.latest[-1])["event"] == "finished"


def hand(position: Position, who: int) -> dict[str, int]:
    setup = GAME.setup(position.players)
    found: dict[str, int] = GAME.position_to_json(position, setup)["seats"][who]["hand"]
    return found


def test_hands_that_are_dealt_anew_keep_their_size_and_can_hold_any_unseen_card() -> None:
    """Seat 0 sees its own fish and the market; the other hands come from all the rest."""
    hands: list[dict[str, int]] = [{"fish": 4}, {"cloth": 1}, {"spice": 3}]
    match = table(*(seat(hand=one) for one in hands), agenda=trading(), covered={"fish": 5, "wood": 8})
    _, position = GAME.position_from_json(match.position())
    found = whole.redrawn(position, 0, 300, lambda other: [hand(other, who) for who in range(3)])
    assert all(one[0] == {"fish": 4} for one in found)
    assert {(sum(one[1].values()), sum(one[2].values())) for one in found} == {(1, 3)}
    # 9 + 1 + 9 + 0 + 9 + 9 cards are unseen: wood is rare, fish all seen.
    held = Counter[str]()
    for one in found:
        held.update(one[1])
        held.update(one[2])
    assert set(held) == {"grain", "wood", "porcelain", "spice", "cloth"}
    assert held["wood"] < 80
    assert min(held[good] for good in ("grain", "porcelain", "spice", "cloth")) > 200


def test_the_last_seat_draws_anew_for_the_first() -> None:
    match = table(seat(hand={"fish": 2}), seat(hand={"cloth": 2}), agenda=trading(), covered=dict.fromkeys(MARKET, 7))
    _, position = GAME.position_from_json(match.position())
    found = whole.redrawn(position, 1, 60, lambda other: str([hand(other, who) for who in range(2)]))
    assert len(set(found)) > 5
    assert all("{'cloth': 2}]" in one for one in found)


def one_token_left(good: str) -> dict[str, Any]:
    return seat(cards={"ship": 4}, tokens={good: 4})


def test_the_last_token_of_a_good_can_be_taken() -> None:
    match = table(seat(coins=10), one_token_left("spice"), agenda=planning())
    assert "exchange wood spice" in match.options(0)
    match.play(0, "buy ship")
    assert "load spice" in match.options(0)
    match.play(0, "load spice")
    assert "spice" not in some(match.view(None)["table"]["tokens"])


def test_the_last_card_of_a_kind_can_be_bought() -> None:
    match = table(seat(coins=11), seat(cards={"ship": 2, "contract": 1}), agenda=planning())
    match.play(0, "buy contract")
    assert match.view(None)["table"]["stock"]["contract"] == 0


def test_one_coin_of_income_is_income_to_a_contract() -> None:
    owner = seat(cards={"ship": 2, "contract": 1}, tokens={"fish": 1, "wood": 1})
    match = table(seat(hand={"fish": 1}), owner, agenda=trading())
    match.play(0, "put fish 4")
    match.play(0, "sell")
    assert [player["coins"] for player in match.view(None)["table"]["players"]] == [0, 1 + 2]


def test_the_second_player_acts_on_his_own_things() -> None:
    match = table(seat(), seat(coins=8, tokens={"fish": 2}, hand={"cloth": 1}), agenda=planning(1))
    assert {move.split()[1] for move in match.options(1) if move.startswith("exchange")} == {"fish"}
    match.play(1, "exchange fish spice")
    position = match.position()
    assert position["seats"][1]["tokens"] == {"fish": 1, "spice": 1}
    assert position["seats"][0]["tokens"] == {"grain": 1, "wood": 1}
    assert [move for move in match.options(1) if move.startswith("put")] == [
        f"put cloth {pile}" for pile in range(1, 7)
    ]


def test_an_office_tells_that_its_card_is_an_offices() -> None:
    match = table(seat(cards={"ship": 2, "office": 1}), seat(), agenda=trading())
    match.play(0, "draw")
    match.play(0, "take")
    assert [whole.told_by(event)["office"] for event in match.events(0)] == [False, False, True]


def test_a_turn_is_midway_between_the_first_card_and_the_sale_and_with_an_empty_ship() -> None:
    def midway(match: Any) -> bool:
        return bool(GAME.position_from_json(match.position())[1].midway())

    selling = table(seat(hand={"fish": 1}), seat(), agenda=trading())
    assert not midway(selling)
    selling.play(0, "put fish 1")
    assert midway(selling)
    selling.play(0, "sell")
    assert not midway(selling)
    buying = table(seat(coins=10), seat(), agenda=planning())
    assert not midway(buying)
    buying.play(0, "buy ship")
    assert midway(buying)
    buying.play(0, "load fish")
    assert not midway(buying)
    assert not GAME.new(GAME.setup(2)).midway()
    assert not whole.ends(CASES[0], 1).position.midway()


@every_count_of_players
def test_one_number_ranks_the_seats_as_the_result_does(case: Case) -> None:
    whole.check_order(case, seed=8, share=0.05)
