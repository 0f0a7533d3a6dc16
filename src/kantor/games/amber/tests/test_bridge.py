"""Rulebook: "Most i rondo"."""

from kantor import Match

from .maps import asked, coins, links, on, player, refused, squares, table

SIDE_OF_A_STRAIGHT = """
     B  C  D  E
     |     |
  6 -A- .  +  .
     |     |
"""


def reached(match: Match) -> set[str]:
    """The squares that a road of seat 0 leads up to."""
    reach = match.view(None)["table"]["players"][0]["reach"]
    return {f"{'ABCDEFGHIJK'[at % 11]}{at // 11 + 1}" for at, edges in enumerate(reach) if edges != "0"}


def test_a_straight_met_at_its_side_may_be_swapped() -> None:
    match = table(SIDE_OF_A_STRAIGHT, ["straight bridge roundabout", "straight"])
    match.play(0, "straight C6 r1")
    assert set(match.options(0)) == {"swap bridge D6", "swap roundabout D6", "keep"}
    match.play(0, "swap roundabout D6")
    assert on(match, "D6") == "roundabout"
    assert {"D5", "D7", "E6"} <= reached(match)


def test_the_old_axis_stays_and_its_arrows_vanish() -> None:
    picture = """
     B  C  D  E
           |
  5  .  .  +  .
           |
     |     v
  6 -A- .  +  .
     |     v
"""
    match = table(picture, ["straight bridge", "straight"])
    match.play(0, "straight C6 r1")
    match.play(0, "swap bridge D6")
    assert on(match, "D6") == "bridge"
    assert match.position()["box"] == {"one-way": 1}
    assert "E6" in reached(match)
    assert not {"D5", "D7"} & reached(match)


def test_nothing_needs_to_be_swapped() -> None:
    match = table(SIDE_OF_A_STRAIGHT, ["straight bridge", "straight"])
    match.play(0, "straight C6 r1")
    match.play(0, "keep")
    assert on(match, "D6") == "straight r0"
    assert match.actors == (1,)


def test_who_holds_neither_is_asked_too_so_that_nobody_learns_it() -> None:
    match = table(SIDE_OF_A_STRAIGHT, ["straight", "straight"])
    match.play(0, "straight C6 r1")
    assert match.options(0) == ["keep"]


def test_after_a_swap_two_tiles_are_drawn() -> None:
    hand = "straight bridge curve curve curve curve"
    match = table(SIDE_OF_A_STRAIGHT, [hand, "straight"])
    match.play(0, "straight C6 r1")
    assert player(match, 0)["hand_size"] == 5
    match.play(0, "swap bridge D6")
    assert player(match, 0)["hand_size"] == 6
    assert match.view(None)["table"]["deck"] == 92 - 1 - 7 - 2


def test_only_the_straight_whose_side_is_met_can_be_swapped() -> None:
    picture = """
     B  C  D  E
     |     |  |
  6 -A- .  +  +
     |     |  |
"""
    match = table(picture, ["straight bridge", "straight"])
    match.play(0, "straight C6 r1")
    assert refused(match, 0, "swap bridge E6") == "swap-side"
    assert refused(match, 0, "swap roundabout D6") == "play-from-hand"


def test_a_straight_on_any_side_may_be_swapped() -> None:
    """With a bridge alone in hand, it is the roundabout that is missing, not the side."""
    picture = """
     A  B  C  D

  5  .  . -+- .

        |     |
  6  . -A- .  +
        |     |

  7  .  . -+- .

"""
    match = table(picture, ["cross bridge", "straight"])
    match.play(0, "cross C6")
    assert set(match.options(0)) == {"swap bridge C5", "swap bridge D6", "swap bridge C7", "keep"}
    for square in ("C5", "D6", "C7"):
        assert refused(match, 0, f"swap roundabout {square}") == "play-from-hand"


def test_an_end_of_a_straight_and_a_curve_cannot_be_swapped() -> None:
    for tile in ("-+-", "-+ "):
        picture = f"""
     B  C  D
     |
  6 -A- . {tile}
     |     {"|" if tile == "-+ " else " "}
"""
        match = table(picture, ["straight bridge", "straight"])
        match.play(0, "straight C6 r1")
        assert match.actors == (1,)
    match = table(
        """
     B  C  D
     |
  6 -A- .  +-
     |     |
""",
        ["straight bridge", "straight"],
    )
    match.play(0, "straight C6 r1")
    assert match.actors == (1,)


def test_a_road_or_gate_that_lay_there_gives_no_swap() -> None:
    """The straight on C6 stands with its side to the gate; laying elsewhere doesn't open it."""
    picture = """
     B  C
     |  |
  6 -A- +
     |  |
"""
    match = table(picture, ["straight bridge", "straight"])
    assert refused(match, 0, "swap bridge C6") == "swap-after-laying"
    match.play(0, "straight B5 r0")
    assert match.actors == (1,)


def test_a_straight_that_a_road_met_before_may_be_swapped() -> None:
    """The road on E6 met the side of D6 long ago; the new one on C6 meets the other side."""
    picture = """
     B  C  D  E
     |     |
  6 -A- .  + -+-
     |     |
"""
    match = table(picture, ["straight bridge", "straight"])
    match.play(0, "straight C6 r1")
    assert set(match.options(0)) == {"swap bridge D6", "keep"}


def test_the_question_tells_what_may_be_swapped() -> None:
    """Also who holds nothing to swap is asked; with strict edges nobody can keep the straight."""
    told = {
        ("straight bridge", "free"): "swap it for a bridge or roundabout, or swap nothing.",
        ("straight", "free"): "but you hold no bridge or roundabout: swap nothing.",
        ("straight bridge", "strict"): "swap it for a bridge or roundabout.",
    }
    for (hand, edges), sentence in told.items():
        match = table(SIDE_OF_A_STRAIGHT, [hand, "straight"], edges=edges)
        match.play(0, "straight C6 r1")
        assert asked(match, 0).endswith(sentence)


def test_of_several_straights_one_is_swapped() -> None:
    picture = """
     B  C  D

  5  . -+- .

     |     |
  6 -A- .  +
     |     |
"""
    match = table(picture, ["cross bridge bridge", "straight"])
    match.play(0, "cross C6")
    assert set(match.options(0)) == {"swap bridge C5", "swap bridge D6", "keep"}
    match.play(0, "swap bridge C5")
    assert match.actors == (1,)


def test_first_the_swap_is_decided() -> None:
    match = table(SIDE_OF_A_STRAIGHT, ["straight straight bridge", "straight"])
    match.play(0, "straight C6 r1")
    assert refused(match, 0, "straight B5 r0") == "swap-first"


def test_a_village_stays_on_the_swapped_tile() -> None:
    """The bridge links seat 0 to the village on F6, through which a road ran from north to south."""
    picture = """
     B  C  D  E  F
     |           |
  6 -A--+--+- .  V
     |           |
"""
    match = table(picture, ["straight bridge", "straight"])
    match.play(0, "straight E6 r1")
    assert coins(match) == [0, 0]
    match.play(0, "swap bridge F6")
    assert (coins(match), links(match, 0)) == ([1, 0], ["F6"])
    assert squares(match, "straight", 1) == {"J5", "I6", "J7", "K6"}
