"""Rulebook: "Załadunek"."""

import pytest

from kantor import BadPosition, Match

from .tables import MARKET, planning, player, refused, seat, some, table


def loading(who: int, loaded: int, *tokens: dict[str, int]) -> Match:
    hands: list[dict[str, int]] = [{"fish": 3}, {"cloth": 3}, {"spice": 3}, {"wood": 3}]
    seats = [{"cards": {"ship": 2}, "hand": hand, "tokens": own} for hand, own in zip(hands, tokens, strict=False)]
    return table(*seats, agenda=[{"do": "loading", "seat": who, "loaded": loaded}], market=list(MARKET))


def test_everybody_loads_one_token_in_turn_order_and_then_a_second() -> None:
    match = Match("merchants", players=3, seed=4)
    first = match.view(None)["table"]["first_player"]
    order = []
    for good in ("fish", "fish", "fish", "wood", "wood", "fish"):
        order.append(match.actors[0])
        match.play(match.actors[0], f"load {good}")
    assert order == [(first + turn) % 3 for turn in (0, 1, 2, 0, 1, 2)]
    assert some(player(match, order[2])["tokens"]) == {"fish": 2}
    assert match.actors == (first,)
    assert "pass" in match.options(first)


def test_a_good_that_is_out_of_tokens_cannot_be_loaded() -> None:
    match = loading(1, 5, {"grain": 2}, {"grain": 1}, {"grain": 1}, {"grain": 1})
    assert "load grain" not in match.options(1)
    assert refused(match, 1, "load grain") == "loading-supply"


def test_nothing_else_happens_while_a_ship_is_empty() -> None:
    match = loading(0, 0, {}, {})
    assert len(match.options(0)) == 6
    for move in ("pass", "draw", "exchange grain wood", "put fish 1", "buy ship", "done"):
        assert refused(match, 0, move) == "loading-first"


def test_a_ship_carries_one_token() -> None:
    """Two ships are two tokens at the start; a third token comes with a third ship, and an exchange adds none."""
    match = Match("merchants", players=2, seed=4)
    first = match.actors[0]
    for _ in range(4):
        match.play(match.actors[0], "load fish")
    assert some(player(match, first)["tokens"]) == {"fish": 2}
    assert refused(match, first, "load fish") == "planning-first"
    match.play(first, "exchange fish wood")
    assert some(player(match, first)["tokens"]) == {"fish": 1, "wood": 1}
    rich = table(seat(coins=10), seat(), agenda=planning())
    rich.play(0, "buy ship")
    rich.play(0, "load fish")
    assert some(player(rich, 0)["tokens"]) == {"grain": 1, "wood": 1, "fish": 1}
    assert refused(rich, 0, "load fish") == "trade-duty"


def test_no_position_has_more_tokens_than_ships() -> None:
    for tokens in ({"grain": 3}, {"grain": 1}):
        with pytest.raises(BadPosition, match="tokens"):
            table(seat(tokens=tokens), seat(), agenda=planning())
