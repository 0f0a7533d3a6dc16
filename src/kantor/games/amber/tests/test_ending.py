"""Rulebook: "Koniec gry", "Wariant zaawansowany"; rulings A10 and A11."""

import pytest

from kantor import Match

from .maps import coins, links, player, refused, table

FIVE = "straight straight straight straight straight"
FOUR = "straight straight straight straight"
THREE = "curve curve curve"

# Layout 2C. Seat 0 is linked to all villages; only F6 is missing on the way between the castles.
ONE_IS_NEAR = """
     B  C  D  E  F  G  H  I  J
                 |
  3  V--+--+--+--V--+--+--+--V
           |
           |
  4  .  .  +  .  .  .  .  .  .
           |
           |
  5  .  .  +  .  .  .  .  .  .
           |
           |  |     |  |
  6  .  . -A--#- . -O--B- .  .
           |  |     |  |
           |
  7  .  .  +  .  .  .  .  .  .
           |
           |
  8  .  .  +  .  .  .  .  .  .
           |
           |
  9  V--+--+--+--V--+--+--+--V
                 |
"""
# The same with roads from the gates of seat 1; no road leads back to either castle.
BOTH_ARE_NEAR = """
     B  C  D  E  F  G  H  I  J
                 |
  3  V--+--+--+--V--+--+--+--V
           |           |
           |           |
  4  .  .  +  .  .  .  +- .  .
           |           |
           ^           ^
  5  .  .  +  .  .  .  +  .  .
           ^           ^
           |  |     |  |
  6  .  . -A--#- . -O--B- .  .
           |  |     |  |
           v           v
  7  .  .  +  .  .  .  +  .  .
           v           v
           |           |
  8  .  .  +  .  .  .  +- .  .
           |           |
           |           |
  9  V--+--+--+--V--+--+--+--V
                 |
"""
VILLAGES = dict.fromkeys(("B3", "J9", "B9", "J3", "F3", "F9"), "box")

# Both castles are shut in.
ALL_SHUT_IN = """
     A  B  C  D  E  F  G  H  I  J  K
       ~~~                     ~~~
  5  . ~~~ .  .  .  .  .  .  . ~~~ .
       ~~~                     ~~~
        |                       |
  6 >+>-A-<+< .  .  .  .  . >+>-B-<+<
        |                       |
        ^                       ^
  7  .  +  .  .  .  .  .  .  .  +  .
        ^                       ^
"""


def near(picture: str, hands: list[str], seat: int = 0) -> Match:
    return table(picture, hands, layout="2C", coins=VILLAGES, agenda=[{"do": "turn", "seat": seat}])


def over(match: Match) -> bool:
    return match.result is not None


# The same, but the side of a one-way road shuts the way on G6.
ONE_SWAP_IS_MISSING = ONE_IS_NEAR.replace("|  |     |  |", "|  |     ^  |").replace("-O--B-", " + -B-")


@pytest.mark.parametrize("edges", ["free", "strict"])
def test_a_swap_may_win_at_once(edges: str) -> None:
    match = table(ONE_SWAP_IS_MISSING, ["one-way bridge", "curve"], layout="2C", coins=VILLAGES, edges=edges)
    match.play(0, "one-way F6 r3")
    assert not over(match)
    match.play(0, "swap bridge G6")
    assert match.result is not None
    assert match.result.winners == (0,)


def test_who_alone_is_linked_to_everything_wins_at_once() -> None:
    match = near(ONE_IS_NEAR, ["cross", "curve"])
    match.play(0, "cross F6")
    assert over(match)
    assert match.result is not None
    assert match.result.winners == (0,)
    assert links(match, 0) == ["H6", "B3", "J9", "B9", "J3", "F3", "F9"]


def test_anybodys_tile_can_bring_the_instant_win() -> None:
    match = near(ONE_IS_NEAR, ["curve", "cross"], seat=1)
    match.play(1, "cross F6")
    assert match.result is not None
    assert match.result.winners == (0,)


def test_an_instant_win_counts_more_than_points() -> None:
    fates = {**dict.fromkeys(VILLAGES, 1), "D6": 1}
    match = table(BOTH_ARE_NEAR, ["one-way", "curve"], layout="2C", coins=fates, seats=[{}, {"coins": 7}])
    match.play(0, "one-way F6 r3")
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.totals == (9, 13)


def test_when_several_are_linked_to_everything_nobody_wins_at_once() -> None:
    match = near(BOTH_ARE_NEAR, ["cross", "shovel cross"])
    told = match.play(0, "cross F6")
    assert [type(event).__name__ for event in told].count("InstantWinGone") == 1
    assert match.actors == (1,)
    assert match.view(None)["table"]["instant_win"] is False
    match.play(1, "shovel H3")
    assert len(links(match, 0)) == 7 - 1
    assert match.actors == (0,)


def test_a_lone_link_to_everything_does_not_win_after_that() -> None:
    match = table(ONE_IS_NEAR, ["cross", "curve"], layout="2C", coins=VILLAGES, instant_win=False)
    match.play(0, "cross F6")
    assert len(links(match, 0)) == 7
    assert match.actors == (1,)


def test_with_the_stack_used_up_three_tiles_are_the_last() -> None:
    match = table(hands=[FOUR, FOUR], stack="")
    match.play(0, "straight C6 r1")
    assert player(match, 0)["stopped"]
    match.play(1, "straight I6 r1")
    assert over(match)


def test_a_player_with_more_tiles_plays_on_alone() -> None:
    match = table(hands=[THREE, FIVE], stack="", agenda=[{"do": "turn", "seat": 1}])
    match.play(1, "straight I6 r1")
    assert match.actors == (1,)
    match.play(1, "straight H6 r1")
    assert over(match)


def test_the_game_ends_when_nobody_with_more_than_three_tiles_can_play() -> None:
    """Nobody pays for that."""
    hands = ["curve curve curve curve shovel", "curve curve curve curve"]
    match = table(ALL_SHUT_IN, hands, stack="", coins={"F6": 0, "F2": 1}, seats=[{"coins": 1}, {"coins": 1}])
    match.play(0, "shovel C6")
    assert match.actors == (1,)
    match.play(1, "pass")
    assert coins(match) == [1, 0]
    match.play(0, "curve C6 r2")
    assert over(match)
    assert coins(match) == [1, 0]


def test_while_another_can_play_a_blocked_player_passes() -> None:
    hands = ["curve curve curve curve", FIVE]
    picture = ALL_SHUT_IN.replace(">+>-B-", " . -B-")
    match = table(picture, hands, stack="", coins={"F6": 0}, seats=[{"coins": 1}])
    match.play(0, "pass")
    assert (coins(match), match.actors) == ([0, 0], (1,))


def test_a_stopped_player_pays_nothing_and_is_passed_over() -> None:
    hands = [FOUR, "curve curve curve", FOUR]
    match = table(hands=hands, layout="3C", stack="", coins={"F6": 1}, seats=[{}, {"coins": 1}])
    match.play(0, "straight D6 r1")
    assert match.actors == (2,)
    assert coins(match)[1] == 1


def test_the_special_shovel_is_no_tile_of_the_hand() -> None:
    picture = """
     B  C
     |
  6 -A--+-
     |
"""
    match = table(picture, [FOUR, THREE], stack="", advanced=True, display=[None, None])
    match.play(0, "special-shovel C6")
    assert match.actors == (0,)
    match.play(0, "straight C6 r1")
    assert over(match)


def test_a_stopped_player_cannot_use_the_special_shovel() -> None:
    match = table(hands=[FOUR, THREE], stack="", advanced=True, display=[None, None])
    match.play(0, "straight C6 r1")
    assert over(match)


def test_the_stack_is_used_up_when_the_display_is_empty_too() -> None:
    match = table(hands=[FOUR, THREE], stack="", advanced=True, display=["tee", None])
    match.play(0, "straight C6 r1")
    match.play(0, "take tee")
    assert match.actors == (0,)
    assert player(match, 1)["stopped"]


def test_a_display_that_nobody_can_draw_from_does_not_keep_the_game_going() -> None:
    """The stack is empty, so nothing is exchanged; nobody can play; nothing would ever change."""
    hands = ["curve curve curve curve curve dead-end", "curve curve curve curve tee tee"]
    spent = [{"special": False}, {"special": False}]
    picture = ALL_SHUT_IN.replace("-A-<+<", "-A- . ")
    match = table(picture, hands, stack="", advanced=True, display=["tee", "tee"], seats=spent)
    match.play(0, "dead-end C6 r3")
    match.play(0, "take tee")
    assert match.view(None)["table"]["display"] == [None, "tee"]
    assert over(match)


def test_before_the_stack_is_used_up_three_tiles_stop_nobody() -> None:
    match = table(hands=[THREE, THREE], stack="tee tee tee tee tee")
    match.play(0, "curve C6 r2")
    assert match.actors == (1,)
    assert refused(match, 1, "pass") == "duty-to-play"


def test_when_all_have_stopped_the_end_is_told_and_nobody_looks_into_the_hands() -> None:
    match = table(hands=[FOUR, THREE], stack="")
    told = match.play(0, "straight C6 r1")
    assert [str(event.__struct_config__.tag) for event in told].count("finished") == 1
    assert "* over" not in match.record().splitlines()


def test_one_number_puts_the_instant_win_first() -> None:
    fates = {**dict.fromkeys(VILLAGES, 1), "D6": 1}
    match = table(BOTH_ARE_NEAR, ["one-way", "curve"], layout="2C", coins=fates, seats=[{}, {"coins": 7}])
    match.play(0, "one-way F6 r3")
    _, position = match.game.position_from_json(match.position())
    assert position.final_order(0) > position.final_order(1)
    assert position.result().ranking == ((0,), (1,))


def test_a_swamp_that_could_only_lie_on_a_village_does_not_keep_the_game_going() -> None:
    picture = """
     A  B  C  D  E  F
        v
  5  .  +  .  .  .  .
        v
        |
  6 >+>-A--+--+--+- V
        |
        ^
  7  .  +  .  .  .  .
        ^
"""
    hands = ["swamp swamp swamp swamp", FOUR]
    match = table(picture, hands, stack="", agenda=[{"do": "turn", "seat": 1}])
    match.play(1, "straight J5 r0")
    assert over(match)
