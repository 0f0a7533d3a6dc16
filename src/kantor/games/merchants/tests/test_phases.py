"""Rulebook: "Rozgrywka"."""

from .tables import planning, refused, seat, table


def test_planning_comes_before_trade_and_the_turn_goes_clockwise() -> None:
    match = table(seat(hand={"fish": 1}), seat(), seat(), agenda=planning(2))
    assert refused(match, 2, "draw") == "planning-first"
    match.play(2, "pass")
    assert refused(match, 2, "pass") == "trade-duty"
    match.play(2, "draw")
    assert match.actors == (0,)
    assert "pass" in match.options(0)
