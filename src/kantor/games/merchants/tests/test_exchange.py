"""Rulebook: "Wymiana znacznika towaru"."""

from .tables import planning, player, refused, seat, some, table


def test_an_exchange_swaps_one_token() -> None:
    match = table(seat(), seat(), agenda=planning())
    match.play(0, "exchange grain cloth")
    assert some(player(match, 0)["tokens"]) == {"wood": 1, "cloth": 1}
    assert match.view(None)["table"]["tokens"]["grain"] == 4
    assert match.view(None)["table"]["tokens"]["cloth"] == 4


def test_an_exchange_takes_another_good() -> None:
    match = table(seat(), seat(), agenda=planning())
    assert refused(match, 0, "exchange grain grain") == "exchange-another-good"


def test_only_a_token_on_an_own_ship_can_be_given() -> None:
    match = table(seat(), seat(tokens={"fish": 2}), agenda=planning())
    assert refused(match, 0, "exchange fish cloth") == "exchange-own-token"


def test_the_supply_must_have_the_good_that_is_taken() -> None:
    rich = seat(cards={"ship": 5}, tokens={"spice": 5})
    match = table(seat(), rich, agenda=planning())
    assert refused(match, 0, "exchange grain spice") == "exchange-supply"
    assert not [move for move in match.options(0) if move.endswith(" spice")]
