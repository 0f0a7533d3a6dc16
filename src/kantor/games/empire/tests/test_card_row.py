"""Rulebook: "Rozgrywka", point 2; ruling E2."""

import pytest

from kantor import Match

from .tables import player, refused, row_of, seat, table, taking

ROW = ["C01", "C02", "C03", "C04", "C06", "C07"]


def test_the_third_card_costs_one_coin() -> None:
    match = table(seat(), seat(), agenda=taking())
    match.play(0, "take 3")
    assert player(match)["coins"] == 13


@pytest.mark.parametrize(("slot", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_cards_cost_by_their_place(slot: int, price: int) -> None:
    match = table(seat(), seat(), agenda=taking(), row=ROW)
    match.play(0, f"take {slot}")
    one = player(match)
    assert one["cards"] == [ROW[slot - 1]]
    assert one["coins"] == 14 - price
    assert match.position()["reserve"] == 44 - 28 + price


def test_a_card_that_is_too_dear_cannot_be_taken() -> None:
    cards = {0: ["C31", "C32", "C33", "C34", "C35"], 1: ["C16", "C17", "C18", "C19", "C20"]}
    match = table(seat(coins=1, cards=cards[0]), seat(cards=cards[1]), agenda=taking(), row=ROW)
    assert match.options(0) == ["take 1", "take 2", "take 3"]
    assert refused(match, 0, "take 4") == "card-price"


def test_the_first_card_can_be_taken_without_a_coin() -> None:
    cards = {0: ["C31", "C32", "C33", "C34", "C35"], 1: ["C16", "C17", "C18", "C19", "C20"]}
    match = table(seat(coins=0, cards=cards[0]), seat(cards=cards[1]), agenda=taking(), row=ROW)
    assert match.options(0) == ["take 1"]


def test_a_card_must_be_taken() -> None:
    match = table(seat(), seat(), agenda=taking())
    assert refused(match, 0, "done") == "card-duty"
    assert refused(match, 0, "place A11") == "card-duty"


def test_after_the_action_the_row_shifts_left_and_a_new_card_comes_in() -> None:
    match = table(seat(), seat(), agenda=taking(), row=ROW)
    match.play(0, "take 2")
    assert row_of(match) == ["C01", None, "C03", "C04", "C06", "C07"]
    match.play(0, "done")
    after = row_of(match)
    assert after[:5] == ["C01", "C03", "C04", "C06", "C07"]
    assert after[5] not in (None, *ROW)


def test_turns_go_clockwise_from_the_first_player() -> None:
    match = table(seat(), seat(bid=3, coins=8), seat(), agenda=taking(1), first_player=1)
    order = []
    for _ in range(4):
        (who,) = match.actors
        order.append(who)
        match.play(who, "take 1")
        while match.actors == (who,):
            match.play(who, "done")
    assert order == [1, 2, 0, 1]


def test_the_deck_suffices_for_four_players() -> None:
    """37 cards: 6 in the row, and one more for each turn but the last."""
    match = Match("empire", 4, seed=5)
    while match.actors:
        who = match.actors[0]
        match.play(who, match.options(who)[-1] if "done" in match.options(who) else match.options(who)[0])
    assert match.view(None)["table"]["deck"] == 0
    assert row_of(match)[5] is None
