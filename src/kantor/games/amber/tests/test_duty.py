"""Rulebook: "Brak możliwości wykonania ruchu"; ruling A9."""

import pytest

from kantor.games.amber.data import TILE_IDS

from .maps import coins, player, refused, squares, table

# All that lies round the castle of seat 0 is against it or swamp.
SHUT_IN = """
     A  B  C
       ~~~
  5  . ~~~ .
       ~~~
        |
  6 >+>-A-<+<
        |
        ^
  7  .  +  .
        ^
"""


def test_whoever_can_play_must_play() -> None:
    match = table(hands=["straight", "straight"])
    assert "pass" not in match.options(0)
    assert refused(match, 0, "pass") == "duty-to-play"


def test_a_shovel_alone_is_a_duty_too() -> None:
    match = table(SHUT_IN, ["shovel curve", "straight"])
    assert {option.split()[0] for option in match.options(0)} == {"shovel"}
    assert squares(match, "shovel") == {"A6", "B5", "C6", "B7"}
    assert refused(match, 0, "pass") == "duty-to-play"


def test_a_swamp_alone_is_a_duty_too() -> None:
    match = table(hands=["swamp", "straight"])
    assert refused(match, 0, "pass") == "duty-to-play"


def test_who_cannot_play_loses_a_coin() -> None:
    match = table(SHUT_IN, ["curve", "straight"], coins={"F6": 0}, seats=[{"coins": 1}])
    assert match.options(0) == ["pass"]
    match.play(0, "pass")
    assert coins(match) == [0, 0]
    match = table(SHUT_IN, ["curve", "straight"])
    match.play(0, "pass")
    assert coins(match) == [0, 0]


def test_who_cannot_play_exchanges_a_tile_and_that_is_the_whole_turn() -> None:
    match = table(SHUT_IN, ["curve tee", "straight"], stack="roundabout straight")
    match.play(0, "pass")
    assert match.options(0) == ["discard curve", "discard tee"]
    assert refused(match, 0, "pass") == "exchange-first"
    assert refused(match, 0, "discard bridge") == "play-from-hand"
    match.play(0, "discard tee")
    assert player(match, 0)["hand_size"] == 2
    assert match.actors == (1,)
    assert match.view(None)["table"]["deck"] == 1


def test_with_an_empty_stack_the_coin_is_lost_and_nothing_exchanged() -> None:
    hands = ["curve curve curve curve", "straight straight straight straight straight"]
    match = table(SHUT_IN, hands, stack="", coins={"F6": 0}, seats=[{"coins": 1}])
    match.play(0, "pass")
    assert coins(match) == [0, 0]
    assert player(match, 0)["hand_size"] == 4
    assert match.actors == (1,)


def test_a_special_shovel_counts_as_a_possible_move() -> None:
    match = table(SHUT_IN, ["curve", "straight"], advanced=True, display=["tee", "tee"])
    assert squares(match, "special-shovel") == {"A6", "B5", "C6", "B7"}
    assert refused(match, 0, "pass") == "duty-to-play"
    match = table(SHUT_IN, ["curve", "straight"], advanced=True, display=["tee", "tee"], seats=[{"special": False}])
    assert match.options(0) == ["pass"]


def test_who_cannot_play_loses_one_coin_of_several() -> None:
    match = table(SHUT_IN, ["curve", "straight"], coins={"F6": 0, "F2": 0}, seats=[{"coins": 2}])
    match.play(0, "pass")
    assert coins(match) == [1, 0]


def test_digging_away_any_tile_is_a_duty() -> None:
    """Straights of one direction shut the castle in, up to the border."""
    column = [f"B{row}" for row in (1, 2, 3, 4, 5, 7, 8, 9, 10, 11)]
    match = table(hands=["shovel curve", "curve"], board=dict.fromkeys(["A6", "C6", *column], "straight r0"))
    assert squares(match, "shovel") == {"A6", "C6", *column}
    assert refused(match, 0, "pass") == "duty-to-play"


def test_a_swamp_that_could_only_lie_on_a_village_is_no_duty() -> None:
    picture = SHUT_IN.replace("     A  B  C", "     A  B  C  D  E  F").replace("-A-<+<", "-A--+--+--+- V")
    match = table(picture, ["swamp", "straight"])
    assert match.options(0) == ["pass"]


@pytest.mark.parametrize("tile", TILE_IDS[:13])
def test_with_strict_edges_every_kind_of_road_is_a_duty(tile: str) -> None:
    match = table(hands=[tile, "straight"], edges="strict")
    assert squares(match, tile)
    assert refused(match, 0, "pass") == "duty-to-play"
