"""Rulebook: "Zakup karty akcji specjalnej"."""

import pytest

from .tables import coins, planning, player, refused, seat, table


@pytest.mark.parametrize(("card", "price"), [("ship", 10), ("contract", 11), ("office", 8), ("dock", 12)])
def test_a_card_costs_its_price(card: str, price: int) -> None:
    match = table(seat(coins=price), seat(), agenda=planning())
    match.play(0, f"buy {card}")
    assert coins(match) == [0, 0]
    assert player(match, 0)["cards"][card] == (3 if card == "ship" else 1)


@pytest.mark.parametrize(("card", "price"), [("ship", 10), ("contract", 11), ("office", 8), ("dock", 12)])
def test_a_card_that_is_too_dear_cannot_be_bought(card: str, price: int) -> None:
    match = table(seat(coins=price - 1), seat(), agenda=planning())
    assert refused(match, 0, f"buy {card}") == "buy-price"


def test_a_card_that_is_sold_out_cannot_be_bought() -> None:
    owner = seat(cards={"ship": 2, "contract": 2})
    match = table(seat(coins=50), owner, agenda=planning())
    assert refused(match, 0, "buy contract") == "buy-stock"


def test_a_bought_ship_is_loaded_at_once() -> None:
    match = table(seat(coins=10), seat(), agenda=planning())
    match.play(0, "buy ship")
    assert refused(match, 0, "pass") == "loading-first"
    match.play(0, "load fish")
    assert player(match, 0)["tokens"]["fish"] == 1
    assert match.options(0) == ["draw"]
