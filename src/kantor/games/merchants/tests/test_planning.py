"""Rulebook: "Faza I - Planowanie"."""

from .tables import planning, refused, seat, table


def test_planning_offers_exchange_purchase_and_pass() -> None:
    match = table(seat(coins=11), seat(), agenda=planning())
    exchanges = [f"exchange {give} {take}" for give in ("grain", "wood") for take in GOODS if take != give]
    assert match.options(0) == [*exchanges, "buy ship", "buy contract", "buy office", "pass"]


GOODS = ("grain", "wood", "porcelain", "fish", "spice", "cloth")


def test_after_the_action_trade_begins() -> None:
    for action in ("exchange grain fish", "buy office", "pass"):
        match = table(seat(coins=8), seat(), agenda=planning())
        match.play(0, action)
        assert match.options(0) == ["draw"]


def test_a_purchase_is_not_offered_twice() -> None:
    match = table(seat(coins=50, cards={"ship": 2, "dock": 1}), seat(), agenda=planning(docks=1))
    match.play(0, "buy contract")
    assert refused(match, 0, "buy office") == "planning-one-action"


def test_a_player_may_pass() -> None:
    match = table(seat(), seat(), agenda=planning())
    before = match.position()["seats"]
    match.play(0, "pass")
    assert match.position()["seats"] == before
    assert match.actors == (0,)


def test_with_neither_action_nor_dock_left_there_is_nothing_but_to_pass() -> None:
    match = table(seat(coins=50), seat(), agenda=planning(action=False, docks=0))
    assert match.options(0) == ["pass"]
