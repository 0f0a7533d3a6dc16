"""Ruling A14: strict edges."""

from .maps import on, refused, table

NEIGHBOURS = """
     B  C  D  E
           |
  5  .  .  +- .

     |
  6 -A- .  .  .
     |
           |
  7  .  . -+- .
           |
"""


def offered(picture: str, hand: str, square: str) -> set[str]:
    match = table(picture, [hand, "straight"], edges="strict")
    return {option for option in match.options(0) if option.split()[1] == square}


def test_every_road_must_meet_a_road() -> None:
    """C6 meets the gate of the castle; nothing else is beside it."""
    assert offered(NEIGHBOURS, "straight curve", "C6") == {"straight C6 r1", "curve C6 r2", "curve C6 r3"}
    picture = """
     B  C  D

  5  . -+  .
        |
     |
  6 -A- .  .
     |

  7  . -+- .

"""
    assert offered(picture, "straight curve tee cross", "C6") == {"curve C6 r3", "tee C6 r3"}
    match = table(picture, ["straight curve tee cross", "straight"], edges="strict")
    assert refused(match, 0, "straight C6 r1") == "strict-edges"


def test_no_road_may_end_at_a_blank_side() -> None:
    picture = """
     B  C  D

  5  . -+- .

     |
  6 -A- .  .
     |
"""
    match = table(picture, ["curve tee", "straight"], edges="strict")
    assert refused(match, 0, "curve C6 r3") == "strict-swap"
    picture = """
     B  C  D
        |
  5  .  +- .

     |
  6 -A- .  .
     |
"""
    match = table(picture, ["curve bridge", "straight"], edges="strict")
    assert refused(match, 0, "curve C6 r3") == "strict-edges"


def test_swamp_border_and_empty_squares_always_match() -> None:
    picture = """
     A  B  C
          ~~~
  5  .  . ~~~
          ~~~
        |
  6  . -A- .
        |
"""
    match = table(picture, ["cross", "straight"], edges="strict")
    assert {"cross C6", "cross A6"} <= set(match.options(0))


def test_a_road_against_a_straight_needs_the_swap() -> None:
    picture = """
     B  C  D

  5  . -+- .

     |
  6 -A- .  .
     |
"""
    assert "curve C6 r3" not in offered(picture, "curve", "C6")
    match = table(picture, ["curve bridge", "straight"], edges="strict")
    match.play(0, "curve C6 r3")
    assert match.options(0) == ["swap bridge C5"]
    assert refused(match, 0, "keep") == "strict-swap"
    match.play(0, "swap bridge C5")
    assert on(match, "C5") == "bridge"


def test_a_bridge_laid_cannot_be_its_own_swap() -> None:
    picture = """
     B  C  D

  5  . -+- .

     |
  6 -A- .  .
     |
"""
    assert "bridge C6" not in offered(picture, "bridge", "C6")
    assert "bridge C6" in offered(picture, "bridge bridge", "C6")
    assert "bridge C6" in offered(picture, "bridge roundabout", "C6")


def test_only_one_straight_is_swapped_so_only_one_side_is_met() -> None:
    picture = """
     B  C  D

  5  . -+- .

     |     |
  6 -A- .  +
     |     |
"""
    assert "cross C6" not in offered(picture, "cross bridge bridge", "C6")
    assert "tee C6 r3" not in offered(picture, "tee bridge bridge", "C6")


def test_the_swapped_in_tile_need_not_match() -> None:
    picture = """
     B  C  D
        |
  4  .  +- .


  5  . -+- .

     |
  6 -A- .  .
     |
"""
    match = table(picture, ["curve bridge", "straight"], edges="strict")
    match.play(0, "curve C6 r3")
    match.play(0, "swap bridge C5")
    assert (on(match, "C5"), on(match, "C4")) == ("bridge", "curve r0")


def test_free_edges_ask_for_one_road_only() -> None:
    match = table(NEIGHBOURS, ["curve", "straight"])
    assert {"curve C6 r2", "curve C6 r3"} <= set(match.options(0))


def test_two_sides_of_straights_are_not_a_matter_of_one_swap() -> None:
    picture = """
     B  C  D

  5  . -+- .

     |     |
  6 -A- .  +
     |     |
"""
    match = table(picture, ["cross bridge bridge", "straight"], edges="strict")
    assert refused(match, 0, "cross C6") == "strict-edges"


# A road from the castle up to the square beside the corner.
UP = {"B5": "straight r0", "B4": "straight r0", "B3": "straight r0", "B2": "straight r0"}


def test_a_tile_in_the_corner_must_be_met_too() -> None:
    meets = table(hands=["curve straight", "curve"], board={**UP, "A1": "curve r1"}, edges="strict")
    assert {option for option in meets.options(0) if " B1" in option} == {"curve B1 r2"}
    turned_away = table(hands=["curve straight", "curve"], board={**UP, "A1": "curve r2"}, edges="strict")
    assert {option for option in turned_away.options(0) if " B1" in option} == {"straight B1 r0", "curve B1 r1"}
