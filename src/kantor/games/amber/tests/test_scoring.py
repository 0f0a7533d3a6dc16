"""Rulebook: "Koniec gry": points."""

from .maps import table

ROAD = """
     B  C  D  E  F  G  H  I  J
     |                       |
  6 -A--+--+->+>-V--+--+- . -B-
     |                       |
"""


def test_coins_villages_and_castles_make_points() -> None:
    hands = ["straight straight straight straight", "curve curve curve"]
    match = table(ROAD, hands, stack="", coins={"F6": 0, "F2": 0}, seats=[{"coins": 2}])
    match.play(0, "straight I6 r1")
    assert match.result is not None
    assert match.result.scores == (
        {"coins": 3, "villages": 1, "castles": 2},
        {"coins": 0, "villages": 1, "castles": 0},
    )
    assert match.result.totals == (6, 1)
    assert match.result.winners == (0,)


def test_a_tie_is_shared() -> None:
    hands = ["straight straight straight straight", "curve curve curve"]
    match = table(hands=hands, stack="")
    match.play(0, "straight C6 r1")
    assert match.result is not None
    assert match.result.ranking == ((0, 1),)


def test_only_links_that_stand_at_the_end_count() -> None:
    picture = """
     B  C  D  E  F
     |
  6 -A--+--+--+--V-
     |
"""
    hands = ["shovel curve curve curve", "curve curve curve"]
    match = table(picture, hands, stack="", coins={"F6": 0}, seats=[{"coins": 1}])
    match.play(0, "shovel D6")
    assert match.result is not None
    assert match.result.totals == (1, 0)


def test_a_link_to_the_first_castle_counts_like_any_other() -> None:
    picture = ROAD.replace("-A--+--+->+>-V--+--+- . -B-", "-A-<+<-+--+--V--+--+- . -B-")
    hands = ["curve curve curve", "straight straight straight straight"]
    match = table(picture, hands, stack="", coins={"F6": "box"}, agenda=[{"do": "turn", "seat": 1}])
    match.play(1, "straight I6 r1")
    assert match.result is not None
    assert match.result.scores[1] == {"coins": 1, "villages": 1, "castles": 2}
