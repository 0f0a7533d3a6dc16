"""Rulebook: "Budowa połączenia z wsią", "Budowanie połączenia z zamkiem innego gracza"."""

from kantor import Match

from .maps import coins, links, site, squares, table

BOX = {"B6": "box", "J6": "box"}
UP_TO_THE_VILLAGE = """
     B  C  D  E  F  G  H  I  J
     |                       |
  6 -A--+--+--+- V  .  .  . -B-
     |                       |
"""


def test_who_alone_is_linked_to_a_village_takes_its_coin() -> None:
    match = table(UP_TO_THE_VILLAGE)
    match.play(0, "straight F6 r1")
    assert (coins(match), links(match, 0)) == ([1, 0], ["F6"])
    assert (site(match, "F6")["coin"], site(match, "F6")["taker"]) == ("taken", 0)


def test_when_several_are_linked_at_once_the_coin_goes_to_the_box() -> None:
    match = table(UP_TO_THE_VILLAGE.replace(" V  .  .  . -B-", " V -+--+--+--B-"))
    match.play(0, "straight F6 r1")
    assert coins(match) == [1, 1]  # for the castles
    assert site(match, "F6")["coin"] == "box"


def test_a_coin_is_taken_by_whomever_the_tile_links() -> None:
    """Seat 0 lays a one-way road that only seat 1 can use."""
    match = table(UP_TO_THE_VILLAGE.replace(" V  .  .  . -B-", " V -+--+--+--B-"), ["one-way", "straight"])
    match.play(0, "one-way F6 r1")
    assert coins(match) == [0, 2]
    assert links(match, 0) == []
    assert links(match, 1) == ["B6", "F6"]


def test_a_village_is_linked_only_when_its_tile_can_be_entered() -> None:
    match = table(UP_TO_THE_VILLAGE, ["one-way", "straight"])
    match.play(0, "one-way F6 r1")
    assert (coins(match), links(match, 0), site(match, "F6")["coin"]) == ([0, 0], [], "lies")


def test_traffic_passes_through_a_village() -> None:
    match = table(UP_TO_THE_VILLAGE.replace(" V ", "-V-"), ["curve", "straight"])
    assert "G6" in squares(match, "curve")


def test_a_coin_left_behind_goes_to_the_first_who_is_linked() -> None:
    """The tile on the village runs against seat 0; seat 1 comes in from the other side."""
    picture = """
     B  C  D  E  F  G  H  I  J
     |                       |
  6 -A--+--+--+-<V<-+--+- . -B-
     |                       |
"""
    match = table(picture, agenda=[{"do": "turn", "seat": 1}])
    assert site(match, "F6")["coin"] == "lies"
    match.play(1, "straight I6 r1")
    assert site(match, "F6")["taker"] == 1


def test_a_castle_is_linked_when_a_road_leads_up_to_any_gate() -> None:
    """Here by the south gate, from which the owner can't come back: the road there is one-way."""
    picture = """
     B  C  D  E  F  G  H  I  J
     |                       |
  6 -A--+--+--+--V--+--+  . -B-
     |                 |     |
                       v
  7  .  .  .  .  .  .  +>-+  .
                          |
                          |
  8  .  .  .  .  .  .  .  +- .

"""
    match = table(picture, ["curve straight", "straight"], coins={"F6": 0}, seats=[{"coins": 1}])
    match.play(0, "curve J8 r3")
    match.play(1, "straight K6 r1")
    match.play(0, "straight J7 r0")
    assert links(match, 0) == ["J6", "F6"]
    assert links(match, 1) == []
    assert coins(match) == [2, 0]


def test_the_owner_never_takes_the_coin_of_his_own_castle() -> None:
    match = table(UP_TO_THE_VILLAGE.replace(" V  .  .  . -B-", "-V--+--+- . -B-"), coins={"F6": "box"})
    match.play(0, "straight I6 r1")
    assert coins(match) == [1, 1]
    assert (site(match, "B6")["taker"], site(match, "J6")["taker"]) == (1, 0)


def test_the_owner_does_not_count_for_the_coin_of_his_castle() -> None:
    """A road that comes back to the own gate links its owner to nothing."""
    picture = """
     A  B

  5  +- .
     |
     |  |
  6  +--A-
        |
"""
    match = table(picture, ["curve", "straight"])
    match.play(0, "curve B5 r2")
    assert (coins(match), site(match, "B6")["coin"], links(match, 0)) == ([0, 0], "lies", [])


def test_the_laid_tile_and_the_swap_are_judged_one_after_the_other() -> None:
    """The tile laid links seat 0 alone to the village on F6; only the swap lets seat 1 in: too late for the coin."""
    picture = """
     B  C  D  E  F  G  H  I  J
     |              |        |
  6 -A--+--+--+- V  + -+--+--B-
     |              |        |
"""
    match = table(picture, ["straight bridge", "straight"])
    match.play(0, "straight F6 r1")
    assert (coins(match), site(match, "F6")["taker"]) == ([1, 0], 0)
    match.play(0, "swap bridge G6")
    assert links(match, 1) == ["B6", "F6"]
    assert (coins(match), site(match, "F6")["taker"]) == ([2, 1], 0)


def test_a_coin_once_taken_stays_with_its_taker() -> None:
    match = table(UP_TO_THE_VILLAGE, ["straight", "straight"])
    match.play(0, "straight F6 r1")
    match.play(1, "straight J5 r0")
    assert coins(match) == [1, 0]


def kinds_told(match: Match, move: str) -> list[str]:
    return [str(event.__struct_config__.tag) for event in match.play(0, move)]


def test_a_coin_taken_and_a_coin_lost_are_told_apart() -> None:
    told = kinds_told(table(UP_TO_THE_VILLAGE), "straight F6 r1")
    assert ("coin-taken" in told, "coin-lost" in told) == (True, False)
    told = kinds_told(
        table(UP_TO_THE_VILLAGE.replace(" V  .  .  . -B-", " V -+--+--+--B-"), coins=BOX), "straight F6 r1"
    )
    assert ("coin-taken" in told, "coin-lost" in told) == (False, True)


def test_the_first_castle_has_a_coin_like_any_other_site() -> None:
    """Seat 1 comes up to it by a one-way road that its owner can't use, and to nothing else."""
    picture = """
     B  C  D  E  F  G  H  I  J
     |                       |
  6 -A- . -+--+--V--+--+--+--B-
     |                       |
"""
    match = table(picture, ["straight", "one-way"], coins={"F6": "box"}, agenda=[{"do": "turn", "seat": 1}])
    match.play(1, "one-way C6 r1")
    assert (links(match, 0), links(match, 1)) == ([], ["B6", "F6"])
    assert (coins(match), site(match, "B6")["taker"]) == ([0, 1], 1)
