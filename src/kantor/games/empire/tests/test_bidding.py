"""Rulebook: "Rozgrywka", point 1; ruling E1."""

from typing import Any

import msgspec
import pytest

from kantor import Match
from kantor.core.dice import Dice

from .tables import GAME, player, refused, seat, table, taking


def bidding(players: int, seed: int = 1, **settings: Any) -> Match:
    return Match("empire", players, seed=seed, settings=settings)


def bid(match: Match, *coins: int) -> Match:
    for who, stake in enumerate(coins):
        match.play(who, f"bid {stake}")
    return match


def how(match: Match) -> tuple[int, int, str]:
    """Who began, what he paid, and why."""
    (first,) = [event for event in match.events() if event.__struct_config__.tag == "first-player"]
    found = msgspec.to_builtins(first)
    return found["seat"], found["coins"], found["how"]


def test_a_bid_is_nothing_up_to_the_whole_purse() -> None:
    match = bidding(5)
    assert match.actors == (0, 1, 2, 3, 4)
    assert match.options(2) == [f"bid {coins}" for coins in range(9)]
    poor = table(seat(bid=None), seat(bid=None), agenda=[{"do": "bidding"}], first_player=None, settings={"map": "B"})
    assert poor.options(1)[-1] == "bid 14"


def test_no_card_is_taken_before_the_bid() -> None:
    match = bidding(2)
    assert refused(match, 0, "take 1") == "bid-first"


def test_nobody_learns_a_bid_before_all_are_in() -> None:
    sights = []
    for coins in (0, 7):
        match = bidding(3)
        match.play(1, f"bid {coins}")
        assert match.view(1)["table"]["players"][1]["bid"] == coins
        for viewer in (0, 2, None):
            assert match.view(viewer)["table"]["players"][1]["bid"] is None
        sights.append([msgspec.json.encode([match.view(seat), match.events(seat)]) for seat in (0, 2, None)])
    assert sights[0] == sights[1]


def test_the_log_does_not_tell_that_a_bid_was_made() -> None:
    match = bidding(3)
    before = match.events(0), match.events(None)
    match.play(2, "bid 3")
    assert (match.events(0), match.events(None)) == before
    assert len(match.events(2)) == len(before[0]) + 1


def test_bids_are_opened_together() -> None:
    match = bid(bidding(3), 2, 5, 3)
    assert [player(match, who)["bid"] for who in range(3)] == [2, 5, 3]


def test_only_the_highest_bidder_pays_and_he_begins() -> None:
    match = bid(bidding(3), 2, 5, 3)
    assert match.actors == (1,)
    assert [player(match, who)["coins"] for who in range(3)] == [11, 6, 11]
    assert how(match) == (1, 5, "highest")


def test_of_equal_bids_the_youngest_wins_and_pays() -> None:
    match = bid(bidding(4, age_order=(0, 3, 2, 1)), 1, 4, 4, 2)
    assert match.actors == (2,)
    assert [player(match, who)["coins"] for who in range(4)] == [9, 9, 5, 9]
    assert how(match) == (2, 4, "youngest")


def test_when_nobody_bids_the_youngest_begins() -> None:
    match = bid(bidding(3, age_order=(2, 0, 1)), 0, 0, 0)
    assert how(match) == (2, 0, "youngest")


def test_the_lot_decides_among_the_highest_bidders_only() -> None:
    begun = set()
    for seed in range(40):
        match = bid(bidding(4, seed, bid_tie="random"), 4, 1, 4, 4)
        assert how(match)[1:] == (4, "lot")
        begun.add(match.actors[0])
        assert player(match, match.actors[0])["coins"] == 5
    assert begun == {0, 2, 3}


def test_two_who_bid_last_may_tie() -> None:
    assert {how(bid(bidding(4, seed, bid_tie="random"), 1, 0, 4, 4)) for seed in range(20)} == {
        (2, 4, "lot"),
        (3, 4, "lot"),
    }
    assert how(bid(bidding(4, age_order=(0, 1, 2, 3)), 1, 0, 4, 4)) == (2, 4, "youngest")


def test_with_the_lot_a_single_highest_bid_still_wins() -> None:
    assert how(bid(bidding(2, bid_tie="random"), 4, 1)) == (0, 4, "highest")


def test_there_is_one_bid_in_a_game() -> None:
    match = table(seat(), seat(), agenda=taking())
    assert refused(match, 0, "bid 1") == "bid-once"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_record_holds_the_bids_by_seat_whoever_was_first(order: tuple[int, int]) -> None:
    match = bidding(2)
    for who in order:
        match.play(who, f"bid {who + 2}")
    lines = [line for line in match.record().splitlines() if "bid" in line and line[0] in "01"]
    assert lines == ["0 bid 2", "1 bid 3"]


def test_a_sealed_bid_might_be_anything_that_the_purse_allows() -> None:
    """What a seat imagines of others: every bid up to their coins; its own stays, and who hasn't bid hasn't."""
    match = bid(bidding(3), 2, 5)
    _, position = GAME.position_from_json(match.position())
    dice = Dice(1)
    imagined = [tuple(position.resample(0, dice).bids) for _ in range(200)]
    assert {bids[0] for bids in imagined} == {2}
    assert {bids[1] for bids in imagined} == set(range(12))
    assert {bids[2] for bids in imagined} == {-1}
    last = table(seat(bid=None), seat(), seat(bid=3), agenda=[{"do": "bidding"}], first_player=None)
    _, position = GAME.position_from_json(last.position())
    assert {position.resample(1, dice).bids[2] for _ in range(200)} == set(range(12))
    assert {position.resample(0, dice).bids[1] for _ in range(200)} == set(range(12))


def test_opened_bids_are_known() -> None:
    match = bid(bidding(3), 2, 5, 3)
    _, position = GAME.position_from_json(match.position())
    assert {tuple(position.resample(0, Dice(seed)).bids) for seed in range(20)} == {(2, 5, 3)}
