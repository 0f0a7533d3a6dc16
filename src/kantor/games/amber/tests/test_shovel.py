"""Rulebook: "Łopata"."""

from kantor.games.amber.events import DugAway

from .maps import coins, links, on, refused, site, squares, table

ROAD = """
     A  B  C  D  E  F
       ~~~
  5  . ~~~ .  .  .  .
       ~~~
        |
  6  . -A--+--+-<+<-V-
        |
"""


def test_a_shovel_digs_away_a_road_or_a_swamp() -> None:
    match = table(ROAD, ["shovel", "straight"])
    assert squares(match, "shovel") == {"B5", "C6", "D6", "E6"}
    match.play(0, "shovel B5")
    assert on(match, "B5") is None


def test_a_tile_that_cannot_be_entered_can_be_dug_away() -> None:
    match = table(ROAD, ["shovel", "straight"])
    match.play(0, "shovel E6")
    assert on(match, "E6") is None


def test_a_road_must_lead_up_to_the_tile() -> None:
    assert refused(table(ROAD, ["shovel", "straight"]), 0, "shovel F6") == "shovel-reachable"


def test_a_castle_cannot_be_dug_away() -> None:
    match = table(ROAD, ["shovel", "straight"])
    assert refused(match, 0, "shovel B6") == "shovel-castle"
    assert refused(match, 0, "shovel J6") == "shovel-castle"


def test_an_empty_square_cannot_be_dug() -> None:
    assert refused(table(ROAD, ["shovel", "straight"]), 0, "shovel A6") == "shovel-tile"


def test_shovel_and_tile_go_to_the_box_and_coins_stay_taken() -> None:
    picture = """
     B  C  D  E  F
     |
  6 -A--+--+--+--V-
     |
"""
    match = table(picture, ["shovel", "straight"], coins={"F6": 0}, seats=[{"coins": 1}])
    assert links(match, 0) == ["F6"]
    match.play(0, "shovel F6")
    assert match.position()["box"] == {"straight": 1, "shovel": 1}
    assert (coins(match), links(match, 0), site(match, "F6")["coin"]) == ([1, 0], [], "taken")


def test_the_square_can_be_built_on_again_and_the_village_is_still_there() -> None:
    picture = """
     B  C  D  E  F
     |
  6 -A--+--+--+--V-
     |
"""
    match = table(picture, ["shovel straight", "straight"], coins={"F6": "box"})
    match.play(0, "shovel F6")
    match.play(1, "straight J5 r0")
    match.play(0, "straight F6 r1")
    assert links(match, 0) == ["F6"]


def test_what_lay_beyond_is_out_of_reach() -> None:
    picture = """
     B  C  D  E  F
     |
  6 -A--+--+--+--V-
     |
"""
    match = table(picture, ["shovel straight", "straight"], coins={"F6": "box"})
    assert "G6" in squares(match, "straight")
    match.play(0, "shovel C6")
    match.play(1, "straight J5 r0")
    assert squares(match, "straight") == {"B5", "B7", "A6", "C6"}


def test_straights_of_both_directions_can_be_dug_away() -> None:
    match = table(hands=["shovel", "straight"], board={"B5": "straight r0", "C6": "straight r1", "A6": "straight r0"})
    assert squares(match, "shovel") == {"B5", "C6", "A6"}


def test_a_tile_in_the_corner_can_be_dug_away() -> None:
    up = dict.fromkeys(("B5", "B4", "B3", "B2"), "straight r0")
    match = table(hands=["shovel", "straight"], board={**up, "B1": "curve r2", "A1": "curve r1"})
    assert "A1" in squares(match, "shovel")


def test_a_special_shovel_is_told_as_such() -> None:
    for tile, special in (("shovel", False), ("special-shovel", True)):
        match = table(ROAD, ["shovel", "straight"], advanced=True, display=["tee", "tee"])
        (told,) = [event for event in match.play(0, f"{tile} C6") if isinstance(event, DugAway)]
        assert told.special is special
