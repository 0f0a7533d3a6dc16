"""Rulebook: "Faza II - Handel"."""

from .tables import refused, seat, table, trading


def test_trade_offers_every_card_in_hand_on_every_pile_and_a_draw() -> None:
    match = table(seat(hand={"fish": 2, "cloth": 1}), seat(), agenda=trading())
    puts = [f"put {good} {pile}" for good in ("fish", "cloth") for pile in range(1, 7)]
    assert match.options(0) == [*puts, "draw"]


def test_an_empty_hand_must_draw() -> None:
    assert table(seat(), seat(), agenda=trading()).options(0) == ["draw"]


def test_trade_cannot_be_passed() -> None:
    match = table(seat(hand={"fish": 1}), seat(), agenda=trading())
    for move in ("pass", "done", "take", "buy ship"):
        assert refused(match, 0, move) == "trade-duty"


def test_only_cards_in_hand_can_be_played() -> None:
    match = table(seat(hand={"fish": 1}), seat(), agenda=trading())
    assert refused(match, 0, "put cloth 1") == "play-from-hand"
    match.play(0, "put fish 1")
    assert refused(match, 0, "put fish 2") == "play-from-hand"


def test_nothing_is_sold_without_a_card() -> None:
    match = table(seat(hand={"fish": 1}), seat(), agenda=trading())
    assert refused(match, 0, "sell") == "sale-needs-card"
