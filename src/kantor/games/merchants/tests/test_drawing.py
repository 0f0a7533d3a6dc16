"""Rulebook: "Pobranie 2 kart towarów ze stosu", "Karta biura", "Koniec gry"."""

from typing import Any

from kantor import Match

from .tables import MARKET, asked, planning, player, refused, seat, table, trading


def with_offices(count: int, **fields: Any) -> dict[str, Any]:
    return seat(cards={"ship": 2, "office": count}, **fields)


def near_the_end(left: int, first: dict[str, Any], agenda: list[dict[str, Any]]) -> Match:
    """`left` cards of cloth are in the draw pile."""
    covered = dict.fromkeys(MARKET, 9)
    covered["cloth"] -= left + first.get("hand", {}).get("cloth", 0)
    return table(first, seat(coins=5), agenda=agenda, covered=covered)


def test_a_draw_takes_two_cards() -> None:
    match = table(seat(), seat(), agenda=trading())
    match.play(0, "draw")
    assert player(match, 0)["hand_size"] == 2
    assert match.actors == (1,)


def test_with_one_card_left_a_draw_takes_one() -> None:
    match = near_the_end(1, seat(), trading())
    match.play(0, "draw")
    assert player(match, 0)["hand_size"] == 1
    assert match.actors == ()


def test_the_question_tells_how_many_cards_can_be_drawn() -> None:
    assert asked(near_the_end(2, seat(), trading()), 0) == "Trade: your hand is empty, so draw 2 cards."
    assert asked(near_the_end(1, seat(), trading()), 0) == "Trade: your hand is empty, so draw the last card."
    match = near_the_end(1, with_offices(2, hand={"cloth": 1}), trading())
    assert asked(match, 0) == "Trade: put cards of one good on the market, or draw the last card."
    match.play(0, "put cloth 1")
    assert asked(match, 0) == "Sell cloth: each token brings 2 coins."
    match.play(0, "sell")
    assert asked(match, 0) == "Your office gives a card: draw it or end the turn."


def test_the_last_card_ends_the_game_at_once() -> None:
    match = near_the_end(2, with_offices(1), trading())
    match.play(0, "draw")
    assert match.actors == ()
    assert match.result is not None
    assert match.result.winners == (1,)


def test_an_office_can_draw_the_last_card() -> None:
    match = near_the_end(1, with_offices(2, hand={"cloth": 1}), trading())
    match.play(0, "put cloth 1")
    match.play(0, "sell")
    match.play(0, "take")
    assert match.actors == ()


def test_an_office_gives_a_card_after_a_sale() -> None:
    match = table(with_offices(1, hand={"fish": 1}), seat(), agenda=trading())
    match.play(0, "put fish 1")
    match.play(0, "sell")
    assert match.options(0) == ["take", "done"]
    match.play(0, "take")
    assert player(match, 0)["hand_size"] == 1
    assert match.actors == (1,)


def test_without_an_office_a_sale_ends_the_turn() -> None:
    match = table(seat(hand={"fish": 1}), seat(), agenda=trading())
    match.play(0, "put fish 1")
    match.play(0, "sell")
    assert match.actors == (1,)


def test_two_offices_are_decided_one_by_one() -> None:
    match = table(with_offices(2), seat(), agenda=trading())
    match.play(0, "draw")
    match.play(0, "take")
    assert match.options(0) == ["take", "done"]
    match.play(0, "done")
    assert player(match, 0)["hand_size"] == 3
    assert match.actors == (1,)


def test_an_office_works_in_the_turn_of_its_purchase() -> None:
    match = table(seat(coins=8), seat(), agenda=planning())
    match.play(0, "buy office")
    match.play(0, "draw")
    assert match.options(0) == ["take", "done"]


def test_after_trade_only_the_offices_are_left() -> None:
    match = table(with_offices(1), seat(), agenda=trading())
    match.play(0, "draw")
    for move in ("draw", "pass", "put fish 1"):
        assert refused(match, 0, move) == "office-last"


def test_there_is_no_limit_on_a_hand() -> None:
    hand = {"fish": 7, "cloth": 7, "spice": 6}
    match = table(with_offices(2, hand=hand), seat(), agenda=trading())
    for move in ("draw", "take", "take"):
        match.play(0, move)
    assert player(match, 0)["hand_size"] == 24
    assert match.actors == (1,)


def test_every_office_gives_its_card_after_a_sale() -> None:
    match = table(with_offices(2, hand={"fish": 1}), seat(), agenda=trading())
    for move in ("put fish 1", "sell", "take"):
        match.play(0, move)
    assert match.options(0) == ["take", "done"]
    match.play(0, "take")
    assert player(match, 0)["hand_size"] == 2
    assert match.actors == (1,)
