"""Rulebook: "Mokradło"; ruling A8: not on a village."""

from .maps import on, refused, squares, table

ROAD = """
     B  C  D  E  F
     |
  6 -A--+--+--+- V
     |
"""


def test_a_swamp_goes_on_an_empty_reachable_square() -> None:
    match = table(ROAD, ["swamp", "straight"])
    assert squares(match, "swamp") == {"A6", "B5", "B7"}
    assert refused(match, 0, "swamp C6") == "lay-empty"
    assert refused(match, 0, "swamp A1") == "lay-reachable"


def test_no_swamp_lies_on_a_village() -> None:
    assert refused(table(ROAD, ["swamp", "straight"]), 0, "swamp F6") == "swamp-village"


def test_a_swamp_blocks_its_square_until_it_is_dug_away() -> None:
    match = table(hands=["swamp straight straight shovel", "straight straight straight"])
    match.play(0, "swamp C6")
    assert on(match, "C6") == "swamp"
    match.play(1, "straight J5 r0")
    assert refused(match, 0, "straight C6 r1") == "lay-empty"
    match.play(0, "shovel C6")
    match.play(1, "straight J4 r0")
    match.play(0, "straight C6 r1")
    assert on(match, "C6") == "straight r1"


def test_a_swamp_may_lie_in_the_corners() -> None:
    up = dict.fromkeys(("B5", "B4", "B3", "B2"), "straight r0")
    match = table(hands=["swamp", "straight"], board={**up, "B1": "curve r2"})
    assert "A1" in squares(match, "swamp")
    down = dict.fromkeys(("J7", "J8", "J9", "J10"), "straight r0")
    turn = [{"do": "turn", "seat": 1}]
    match = table(hands=["straight", "swamp"], board={**down, "J11": "curve r0"}, agenda=turn)
    assert "K11" in squares(match, "swamp", 1)
