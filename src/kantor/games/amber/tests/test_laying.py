"""Rulebook: "Zasady układania kafli budowy dróg"."""

from .maps import on, refused, squares, table

ROAD = """
     A  B  C  D  E
        |
  6  . -A--+--+- .
        |
"""


def test_the_first_tile_goes_beside_the_own_castle() -> None:
    """The rulebook: in the first move only the four squares beside the castle."""
    assert squares(table(), "straight") == {"B5", "C6", "B7", "A6"}


def test_later_a_tile_goes_on_from_a_road_or_beside_the_castle() -> None:
    match = table(ROAD, ["curve", "straight"])
    assert squares(match, "curve") == {"B5", "B7", "A6", "E6"}


def test_only_a_reachable_square_takes_a_tile() -> None:
    match = table(ROAD, ["curve", "straight"])
    assert refused(match, 0, "curve F6 r0") == "lay-reachable"
    assert refused(match, 0, "curve C5 r0") == "lay-reachable"
    assert refused(match, 0, "curve I6 r0") == "lay-reachable"


def test_only_an_empty_square_takes_a_tile() -> None:
    match = table(ROAD, ["curve", "straight"])
    assert refused(match, 0, "curve C6 r0") == "lay-empty"
    assert refused(match, 0, "curve B6 r0") == "lay-empty"


def test_the_tile_has_a_road_where_the_own_road_arrives() -> None:
    match = table(ROAD, ["curve", "straight"])
    assert {option for option in match.options(0) if " E6" in option} == {"curve E6 r2", "curve E6 r3"}
    assert refused(match, 0, "curve E6 r0") == "lay-joins"


def test_a_tile_is_played_from_the_hand() -> None:
    match = table(hands=["curve", "straight"])
    for move in ("straight C6 r1", "swamp C6", "shovel C6", "roundabout C6"):
        assert refused(match, 0, move) == "play-from-hand"


def test_other_edges_are_free_also_over_the_border() -> None:
    """The crossroads on B5 meets the side of a curve, that on A6 runs over the border."""
    picture = """
     A  B  C
           |
  5  .  .  +-

        |
  6  . -A- .
        |
"""
    match = table(picture, ["cross", "straight"])
    assert squares(match, "cross") == {"A6", "B5", "C6", "B7"}
    match.play(0, "cross A6")
    assert on(match, "A6") == "cross"


def test_a_tile_that_looks_the_same_turned_is_offered_once() -> None:
    match = table(hands=["cross straight roundabout bridge swamp", "straight"])
    assert {option for option in match.options(0) if " C6" in option} == {
        "cross C6",
        "straight C6 r1",
        "roundabout C6",
        "bridge C6",
        "swamp C6",
    }


def test_bridge_and_roundabout_may_be_laid_like_any_road() -> None:
    match = table(hands=["bridge roundabout", "straight"])
    assert squares(match, "bridge") == squares(match, "roundabout") == {"B5", "C6", "B7", "A6"}
    match.play(0, "bridge C6")
    assert on(match, "C6") == "bridge"


def test_a_one_way_road_may_be_laid_against_oneself() -> None:
    match = table(hands=["one-way", "straight"])
    assert {option for option in match.options(0) if " C6" in option} == {"one-way C6 r1", "one-way C6 r3"}
    match.play(0, "one-way C6 r1")
    picture = """
     B  C
     |
  6 -A-<+<
     |
"""
    assert squares(table(picture), "straight") == {"B5", "B7", "A6"}


def test_one_tile_is_played_and_then_the_next_player_has_a_turn() -> None:
    match = table()
    match.play(0, "straight C6 r1")
    assert match.actors == (1,)
    assert refused(match, 1, "discard straight") == "turn-order"
