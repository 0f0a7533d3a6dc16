"""Rulebook: "Zasady układania kafli budowy dróg": all may use all roads, arrows are obeyed, gates are apart."""

from .maps import links, squares, table


def test_all_roads_belong_to_everybody() -> None:
    picture = """
     B  C  D  E  F  G  H  I  J
     |                       |
  6 -A--+--+--+--V--+--+--+--B-
     |                       |
"""
    match = table(picture)
    assert links(match, 0) == ["J6", "F6"]
    assert links(match, 1) == ["B6", "F6"]


def test_the_red_castle_is_linked_to_the_blue_but_not_the_blue_to_the_red() -> None:
    """The rulebook's own example of a one-way road between two castles."""
    picture = """
     B  C  D  E  F  G  H  I  J
     |                       |
  6 -A--+--+->+>-V--+--+--+--B-
     |                       |
"""
    match = table(picture)
    assert links(match, 0) == ["J6", "F6"]
    assert links(match, 1) == ["F6"]


def test_a_one_way_road_is_driven_along_its_arrow_only() -> None:
    against = """
     B  C  D
     |
  6 -A--+-<+<
     |
"""
    assert "E6" not in squares(table(against), "straight")
    along = against.replace("<+<", ">+>")
    assert "E6" in squares(table(along), "straight")


def test_the_gates_of_a_castle_are_separate() -> None:
    """Seat 1 comes up to the east gate of B6 and gets out by none of the others; its owner leaves by all four."""
    picture = """
     B  C  D  E  F  G  H  I  J
     |                       |
  6 -A--+--+--+--V--+--+--+--B-
     |                       |
"""
    match = table(picture, ["straight", "curve"])
    assert squares(match, "straight", 0) == {"B5", "B7", "A6"}
    assert match.view(None)["table"]["players"][1]["reach"][5 * 11 + 1] == "2"
    assert squares(table(), "straight") == {"B5", "C6", "B7", "A6"}


def test_nobody_drives_through_a_castle() -> None:
    picture = """
     B  C  D  E  F  G  H  I  J  K
     |                       |
  6 -A--+--+--+--V--+--+--+--B--+
     |                       |  |
"""
    match = table(picture, ["straight", "straight"])
    assert "J6" in links(match, 0)
    assert squares(match, "straight", 0) == {"B5", "B7", "A6"}
    match.play(0, "straight B5 r0")
    assert squares(match, "straight", 1) == {"J5", "J7", "K7"}


def test_the_roads_of_a_bridge_do_not_meet() -> None:
    picture = """
     B  C  D
     |  |
  6 -A--#--+-
     |  |
"""
    match = table(picture)
    assert squares(match, "straight") == {"B5", "B7", "A6", "E6"}
    assert {"C5", "C7"} <= squares(table(picture.replace("#", "O")), "straight")


def test_a_dead_end_can_be_entered_but_not_left() -> None:
    picture = """
     B  C
     |
  6 -A--x
     |
"""
    assert squares(table(picture), "straight") == {"B5", "B7", "A6"}
