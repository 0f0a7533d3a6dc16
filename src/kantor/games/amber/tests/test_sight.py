"""Rulings A13 and A15: hands are secret but for tiles taken from the display."""

from typing import Any

import msgspec

from kantor import GAMES, Match
from kantor.core.dice import Dice
from kantor.core.events import Event
from kantor.games.amber import Amber
from kantor.games.amber.data import TILE_IDS
from kantor.games.amber.turn import AmberPosition

from .maps import counted, player, refused, table
from .test_ending import ONE_SWAP_IS_MISSING, VILLAGES

SIX = "straight straight straight curve curve curve"
BLOCKED = """
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


def told(event: Event) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(event)
    return found


def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = table(hands=["curve shovel", "tee"])
    assert player(match, 0)["hand"] == {"curve": 1, "shovel": 1}
    for viewer in (1, None):
        other = match.view(viewer)["table"]["players"][0]
        assert (other["hand"], other["hand_size"], other["known"]) == (None, 2, {})


def test_a_tile_drawn_from_the_stack_is_told_to_its_owner_only() -> None:
    match = table(hands=[SIX, SIX])
    match.play(0, "straight C6 r1")
    drawn = [told(event) for event in match.events(0) if told(event)["event"] == "tile-drawn"]
    assert drawn[0]["tile"] is not None
    for viewer in (1, None):
        assert [told(e)["tile"] for e in match.events(viewer) if told(e)["event"] == "tile-drawn"] == [None]


def test_a_tile_taken_from_the_display_is_known_until_one_of_its_kind_is_played() -> None:
    match = table(hands=[SIX, SIX], advanced=True, display=["bridge", "shovel"])
    match.play(0, "straight C6 r1")
    match.play(0, "take bridge")
    assert match.view(1)["table"]["players"][0]["known"] == {"bridge": 1}
    match.play(1, "straight I6 r1")
    match.play(1, "draw")
    match.play(0, "bridge D6")
    assert match.view(1)["table"]["players"][0]["known"] == {}


def test_drawing_anew_keeps_what_is_known() -> None:
    game = Amber()
    seats = [{}, {"known": counted("bridge shovel")}]
    hands = [SIX, "bridge shovel straight straight curve curve"]
    match = table(hands=hands, advanced=True, display=["tee", "tee"], seats=seats)
    _, position = game.position_from_json(match.position())
    names = position.tiles
    hands_seen = set()
    for seed in range(40):
        other = position.resample(0, Dice(seed))
        assert isinstance(other, AmberPosition)
        bridge, shovel = names.swaps[0], names.shovel
        assert other.held(1, bridge) >= 1
        assert other.held(1, shovel) >= 1
        hands_seen.add(tuple(other.hands))
    assert len(hands_seen) > 20


def test_a_hand_that_cannot_play_is_drawn_anew_as_one_that_cannot() -> None:
    game = Amber()
    match = table(BLOCKED, [SIX, SIX])
    match.play(0, "pass")
    _, position = game.position_from_json(match.position())
    for seed in range(40):
        other = position.resample(1, Dice(seed))
        assert isinstance(other, AmberPosition)
        assert other.held(0, other.tiles.shovel) == 0


def test_a_hand_that_could_play_is_dealt_whole_too() -> None:
    """No play leads to it, but a position may be written so: with a road in reach, every tile can be played."""
    picture = """
     B  C
     |
  6 -A--+-
     |
"""
    match = table(picture, [SIX, SIX], agenda=[{"do": "exchange", "seat": 0}])
    assert all(sum(hand[0].values()) == 6 for hand in hands_of(match, 1))


def test_the_discarded_tile_is_seen_by_all() -> None:
    match = table(BLOCKED, [SIX, SIX])
    match.play(0, "pass")
    match.play(0, "discard curve")
    assert match.view(None)["table"]["box"] == {"curve": 1}


def test_other_hands_change_nothing_that_a_seat_sees() -> None:
    sights = []
    for hidden in ("curve curve tee", "shovel bridge swamp"):
        match = table(hands=["straight straight", hidden])
        sight = [match.view(0), match.options(0), refused(match, 0, "pass"), match.preview(0, "straight C6 r1")]
        sights.append(msgspec.json.encode(sight))
    assert sights[0] == sights[1]


def hands_of(match: Match, viewer: int, count: int = 60) -> list[tuple[dict[str, int], ...]]:
    """The hands as a seat may imagine them, drawn anew again and again."""
    game = GAMES["amber"]
    setup, position = game.position_from_json(match.position())
    dice = Dice(5)
    drawn = [game.position_to_json(position.resample(viewer, dice), setup) for _ in range(count)]
    return [tuple(one["hand"] for one in table["seats"]) for table in drawn]


def test_every_other_hand_is_drawn_anew_and_the_own_stays() -> None:
    hands = [SIX, "tee tee tee curve curve curve", "shovel swamp swamp straight straight straight"]
    for viewer in range(3):
        match = table(hands=hands, layout="3A", agenda=[{"do": "turn", "seat": 1}])
        imagined = hands_of(match, viewer)
        for seat in range(3):
            assert all(sum(hand[seat].values()) == 6 for hand in imagined)
            kinds = len({str(hand[seat]) for hand in imagined})
            assert kinds == 1 if seat == viewer else kinds > 20
            assert seat == viewer or any("shovel" not in hand[seat] for hand in imagined)
        seen = {tile for hand in imagined for seat in range(3) if seat != viewer for tile in hand[seat]}
        assert seen == set(TILE_IDS)


def test_a_blocked_player_is_drawn_anew_only_while_he_exchanges_and_only_by_others() -> None:
    """He himself knows his hand; the third player's hand has nothing to do with it."""
    hands = [SIX, SIX, SIX]
    blocked = BLOCKED.replace("  7", "  8").replace("  6", "  7").replace("  5", "  6")
    exchanging = table(blocked, hands, layout="3A", agenda=[{"do": "exchange", "seat": 0}])
    assert {str(hand[0]) for hand in hands_of(exchanging, 0)} == {str(counted(SIX))}
    for viewer, other in ((1, 2), (2, 1)):
        imagined = hands_of(exchanging, viewer)
        assert all("shovel" not in hand[0] for hand in imagined)
        assert any("shovel" in hand[other] for hand in imagined)
    turn = table(blocked, hands, layout="3A", agenda=[{"do": "turn", "seat": 0}])
    assert any("shovel" in hand[0] for hand in hands_of(turn, 1))


MET_SIDE = """
     B  C  D

  5  . -+- .

     |  |
  6 -A--+  .
     |
"""


def test_with_free_edges_the_question_for_a_swap_tells_nothing_of_the_hand() -> None:
    match = table(MET_SIDE, ["bridge curve curve", SIX], agenda=[{"do": "swap", "seat": 0, "square": "C6"}])
    imagined = hands_of(match, 1)
    assert any(not {"bridge", "roundabout"} & hand[0].keys() for hand in imagined)
    assert {str(hand[0]) for hand in hands_of(match, 0)} == {str(counted("curve curve bridge"))}


def test_with_strict_edges_a_swap_that_is_due_tells_of_a_bridge_or_roundabout() -> None:
    match = table(
        MET_SIDE, ["bridge curve curve", SIX], agenda=[{"do": "swap", "seat": 0, "square": "C6"}], edges="strict"
    )
    imagined = hands_of(match, 1)
    assert all({"bridge", "roundabout"} & hand[0].keys() for hand in imagined)
    assert all(sum(hand[0].values()) == 3 for hand in imagined)
    assert any("curve" not in hand[0] for hand in imagined)


def test_a_bridge_that_is_known_is_enough_for_the_swap_that_is_due() -> None:
    """It came from the display; the other tiles may be any."""
    match = table(
        MET_SIDE,
        ["bridge curve curve", SIX],
        agenda=[{"do": "swap", "seat": 0, "square": "C6"}],
        seats=[{"known": counted("bridge")}],
        edges="strict",
        advanced=True,
        display=["tee", "tee"],
    )
    imagined = [hand[0] for hand in hands_of(match, 1)]
    assert all("bridge" in hand for hand in imagined)
    assert any(hand["bridge"] == 1 and "roundabout" not in hand for hand in imagined)


# Strict edges, only C6 is free to build on: a road has to meet the gate and the road on C5.
MEETS_TWO_ROADS = """
     A  B  C  D
       ~~~ |
  5  . ~~~ +  .
       ~~~ |
        |
  6 >+>-A- .  .
        |
        ^
  7  .  +  .  .
        ^
"""
# The same, but C6 lies between the sides of straights: a bend needs a bridge or roundabout for one of them.
BETWEEN_SIDES = """
     A  B  C  D
       ~~~
  5  . ~~~-+- .
       ~~~
        |     |
  6 >+>-A- .  +
        |     |
        ^
  7  .  + -+- .
        ^
"""


def test_a_blocked_hand_is_imagined_of_roads_that_fit_nowhere() -> None:
    hands = ["straight " * 6, SIX]
    match = table(MEETS_TWO_ROADS, hands, agenda=[{"do": "exchange", "seat": 0}], edges="strict")
    imagined = hands_of(match, 1)
    assert {tile for hand in imagined for tile in hand[0]} == {"straight", "one-way", "dead-end"}
    assert all(sum(hand[0].values()) == 6 for hand in imagined)


def test_a_blocked_hand_holds_no_two_tiles_that_could_be_played_together() -> None:
    """A bend with a bridge could be; either of them may be there alone."""
    hands = ["curve curve tee tee cross cross", SIX]
    match = table(BETWEEN_SIDES, hands, agenda=[{"do": "exchange", "seat": 0}], edges="strict")
    for hand in hands_of(match, 1):
        bends = {"straight", "curve", "one-way", "curve-left", "curve-right"} & hand[0].keys()
        assert not (bends and {"bridge", "roundabout"} & hand[0].keys())


def test_after_the_end_a_swap_tells_nothing_more() -> None:
    """Whoever won by a swap has used up the bridge that it told of."""
    hands = ["one-way bridge curve curve curve curve", "curve curve curve"]
    match = table(ONE_SWAP_IS_MISSING, hands, layout="2C", coins=VILLAGES, edges="strict")
    game = GAMES["amber"]
    setup, position = game.position_from_json(match.position())
    for move in ("one-way F6 r3", "swap bridge G6"):
        position.play(0, game.catalogue(setup).index(move), None)
    assert position.result() is not None
    dice = Dice(5)
    imagined = [game.position_to_json(position.resample(1, dice), setup)["seats"][0]["hand"] for _ in range(60)]
    assert any(not {"bridge", "roundabout"} & hand.keys() for hand in imagined)


def test_a_blocked_hand_may_hold_a_swamp_where_no_square_is_free() -> None:
    match = table(BLOCKED, [SIX, SIX], agenda=[{"do": "exchange", "seat": 0}])
    assert any("swamp" in hand[0] for hand in hands_of(match, 1))


# Strict edges: next to the castle lies nothing yet, and a road there has to meet three others.
NOTHING_TO_DIG = """
     A  B  C

  5  +- . -+
     |     |
        |
  6  . -A- .
        |
     |     |
  7  +- . -+

"""
# All roads next to the castle are straights from north to south, up to the border.
NORTH_AND_SOUTH = "     A  B  C\n" + "".join(
    f"     {'|  |  |' if row == 6 else '   |'}\n{row:3} {' + -A- +' if row == 6 else ' .  +  .'}\n"
    f"     {'|  |  |' if row == 6 else '   |'}\n"
    for row in range(1, 12)
)


def test_a_blocked_hand_may_hold_a_shovel_where_there_is_nothing_to_dig() -> None:
    match = table(NOTHING_TO_DIG, [SIX, SIX], agenda=[{"do": "exchange", "seat": 0}], edges="strict")
    assert any("shovel" in hand[0] for hand in hands_of(match, 1))


def test_a_blocked_hand_holds_no_shovel_where_a_road_can_be_dug_away() -> None:
    """Whatever the road: with six shovels among eight unseen tiles, both others must be in that hand."""
    hands = ["curve curve", "one-way"]
    match = table(NORTH_AND_SOUTH, hands, agenda=[{"do": "exchange", "seat": 0}], stack="shovel " * 6)
    assert all(hand[0] == {"curve": 2} for hand in hands_of(match, 1))
