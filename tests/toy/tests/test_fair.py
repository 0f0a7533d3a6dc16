"""The rules of the toy game, row by row."""

from __future__ import annotations

from typing import Any

import pytest

from kantor import BadPosition, IllegalMove
from kantor.core.match import Match
from kantor.core.position import chance_of
from tests.toy import Toy

TOY = Toy()


def seat(coins: int = 4, known: tuple[int, ...] = (0, 0, 0), secret: tuple[int, ...] = (1, 0, 0)) -> dict[str, Any]:
    return {"coins": coins, "known": list(known), "secret": list(secret)}


def at(*agenda: tuple[str, int], seats: list[dict[str, Any]] | None = None, seed: int = 1, **more: Any) -> Match:
    players = seats or [seat(), seat()]
    return Match.at(TOY, {"players": len(players), "seats": players, "agenda": list(agenda), **more}, seed=seed)


def bidding(*seats: dict[str, Any], card: int = 3, **more: Any) -> Match:
    return at(("bid", 0), seats=list(seats) or None, card=card, **more)


def bid(match: Match, *coins: int) -> None:
    for number, amount in enumerate(coins):
        match.play(number, f"bid {amount}")


def events(match: Match, spectator: int | None = None) -> list[str]:
    return [str(event.__struct_config__.tag) for event in match.events(spectator)]


@pytest.mark.parametrize("players", TOY.seats)
def test_everybody_starts_with_four_coins_and_a_secret_card(players: int) -> None:
    seats = Match(TOY, players, seed=1).position()["seats"]
    assert [(player["coins"], sum(player["secret"]), sum(player["known"])) for player in seats] == [(4, 1, 0)] * players


def test_common_cards_are_turned_up_more_often() -> None:
    assert [weight for _, weight in chance_of(TOY.new(TOY.setup(2)))] == [8, 5, 3]


def test_a_bid_is_no_higher_than_the_purse() -> None:
    match = bidding(seat(coins=2), seat())
    assert match.actors == (0, 1)
    assert match.options(0) == ["bid 0", "bid 1", "bid 2"]
    assert match.options(1) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, "bid 3")
    assert refusal.value.rule == "bid-purse"


def test_the_highest_bid_takes_the_card_and_is_paid() -> None:
    match = bidding()
    bid(match, 1, 2)
    assert match.position()["seats"][1] == {"coins": 2, "known": [0, 0, 1], "secret": [1, 0, 0], "bid": None}
    assert match.position()["seats"][0]["coins"] == 4
    assert match.actors == (1,)


def test_a_shared_bid_takes_nothing() -> None:
    match = bidding()
    bid(match, 2, 2)
    assert [player["coins"] for player in match.position()["seats"]] == [4, 4]
    assert match.position()["burnt"] == [0, 0, 0]
    assert events(match)[:3] == ["bids-opened", "tied", "card-turned"]


def test_a_tied_card_may_burn() -> None:
    match = bidding(settings={"burn": True})
    bid(match, 0, 0)
    assert match.position()["burnt"] == [0, 0, 1]


def test_the_winner_may_ask_a_rival_only() -> None:
    match = at(("ask", 1), seats=[seat(), seat(), seat()])
    assert match.options(1) == ["keep", "ask 0", "ask 2"]
    with pytest.raises(IllegalMove) as refusal:
        match.play(1, "ask 1")
    assert refusal.value.rule == "ask-rival"
    match.play(1, "keep")
    assert match.actors == (0, 1, 2)


def test_who_is_asked_may_pay_a_coin() -> None:
    match = at(("ask", 0), ("answer", 1))
    assert match.actors == (1,)
    match.play(1, "pay")
    assert [player["coins"] for player in match.position()["seats"]] == [5, 3]
    poor = at(("ask", 0), ("answer", 1), seats=[seat(), seat(coins=0)])
    with pytest.raises(IllegalMove) as refusal:
        poor.play(1, "pay")
    assert refusal.value.rule == "pay-purse"


def test_a_shown_card_is_known_from_then_on() -> None:
    match = at(("ask", 0), ("answer", 1), seats=[seat(), seat(secret=(0, 1, 0))])
    with pytest.raises(IllegalMove) as refusal:
        match.play(1, "show 1")
    assert refusal.value.rule == "show-held"
    match.play(1, "show 2")
    assert match.view(0)["table"]["players"][1]["known"] == [0, 1, 0]
    assert match.view(0)["table"]["players"][1]["hidden"] == 0


def test_a_refusal_gives_the_asker_a_secret_card() -> None:
    match = at(("ask", 0), ("answer", 1))
    match.play(1, "refuse")
    assert [sum(player["secret"]) for player in match.position()["seats"]] == [2, 1]
    (seen,) = [event for event in match.events(1) if event.__struct_config__.tag == "card-drawn"]
    assert seen.value is None  # type: ignore[attr-defined]  # an event of the toy game


def test_nothing_is_played_out_of_order() -> None:
    for text in ("keep", "pay", "refuse", "show 1", "card 1"):
        with pytest.raises(IllegalMove) as refusal:
            bidding().play(0, text)
        assert refusal.value.rule == "in-order"


def test_a_full_hand_ends_the_game() -> None:
    match = bidding(seat(secret=(1, 1, 0)), seat())
    bid(match, 1, 0)
    assert match.actors == ()
    assert match.view(None)["table"]["players"][0]["known"] == [1, 1, 1]
    assert events(match) == ["bids-opened", "won", "ended"]


def test_an_empty_deck_ends_the_game() -> None:
    match = bidding(settings={"burn": True}, burnt=[6, 5, 2])
    bid(match, 0, 0)
    assert match.actors == ()
    assert events(match) == ["bids-opened", "tied", "ended"]


def test_a_tie_is_shared() -> None:
    match = bidding(settings={"burn": True}, burnt=[6, 5, 2])
    bid(match, 0, 0)
    assert match.result is not None
    assert match.result.scores == ({"cards": 1, "coins": 4}, {"cards": 1, "coins": 4})
    assert match.result.winners == (0, 1)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"agenda": [("answer", 1)]}, "can't be pending"),
        ({"agenda": [("ask", 1), ("answer", 1)]}, "a rival answers"),
        ({"agenda": [("ask", 1), ("draw", 0)]}, "the asker draws"),
        ({"agenda": [("ask", 2)]}, "can't be pending"),
        ({"agenda": [("ask", 5)]}, "agenda"),
        ({"agenda": [("deal", 0)]}, "dealt seat by seat"),
        ({"agenda": []}, "the game is over"),
        ({"card": 2}, "is for sale"),
        ({"burnt": [9, 0, 0]}, "more cards than the box holds"),
        ({"seats": [seat(coins=99), seat()]}, "more coins"),
        ({"seats": [seat(), seat(secret=(0, 0, 0))]}, "was dealt a card"),
        ({"seats": [seat(), seat(secret=(3, 0, 0))]}, "the game is over"),
        ({"seats": [{**seat(), "bid": 1}, seat()]}, "bids are sealed only"),
        ({"seats": [{**seat(coins=0), "bid": 1}, seat()]}, "above the purse"),
        ({"seats": [seat()] * 3}, "for every player"),
        ({"settings": {"goal": 9}}, "goal"),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any], why: str) -> None:
    position = {"players": 2, "seats": [seat(), seat()], "agenda": [("ask", 1)]}
    assert Match.at(TOY, position).actors == (1,)
    with pytest.raises(BadPosition, match=why):
        Match.at(TOY, {**position, **wrong})
