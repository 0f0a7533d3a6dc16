"""Rulebook: "Przebieg rozgrywki" 2, "Wariant zaawansowany"."""

from .maps import player, refused, table

SIX = "straight straight straight curve curve curve"


def test_a_player_draws_up_to_six_tiles() -> None:
    match = table(hands=[SIX, SIX])
    match.play(0, "straight C6 r1")
    assert player(match, 0)["hand_size"] == 6


def test_a_stack_that_is_too_small_is_drawn_to_its_end() -> None:
    match = table(hands=["straight straight straight", SIX], stack="curve curve")
    match.play(0, "straight C6 r1")
    assert player(match, 0)["hand_size"] == 4
    assert match.view(None)["table"]["deck"] == 0


def test_in_the_advanced_variant_each_tile_comes_from_display_or_stack() -> None:
    match = table(hands=[SIX, SIX], advanced=True, display=["bridge", "shovel"])
    match.play(0, "straight C6 r1")
    assert match.options(0) == ["take bridge", "take shovel", "draw"]
    match.play(0, "take shovel")
    assert player(match, 0)["hand"]["shovel"] == 1
    assert match.actors == (1,)


def test_drawing_is_a_duty() -> None:
    match = table(hands=[SIX, SIX], advanced=True, display=["bridge", "shovel"])
    match.play(0, "straight C6 r1")
    for move in ("keep", "pass", "curve D6 r2"):
        assert refused(match, 0, move) == "draw-duty"


def test_only_a_tile_of_the_display_can_be_taken() -> None:
    match = table(hands=[SIX, SIX], advanced=True, display=["bridge", "shovel"])
    match.play(0, "straight C6 r1")
    assert refused(match, 0, "take curve") == "display-shows"


def test_a_place_of_the_display_is_filled_at_once() -> None:
    hands = ["straight straight curve curve", SIX]
    match = table(hands=hands, advanced=True, display=["bridge", "shovel"], stack="tee tee tee")
    match.play(0, "straight C6 r1")
    match.play(0, "take bridge")
    assert match.view(None)["table"]["display"] == ["tee", "shovel"]
    assert match.options(0) == ["take tee", "take shovel", "draw"]
    match.play(0, "draw")
    assert match.view(None)["table"]["display"] == ["tee", "shovel"]
    assert match.actors == (0,)


def test_the_last_tile_of_the_stack_can_be_drawn() -> None:
    hands = ["straight straight", "straight"]
    match = table(hands=hands, advanced=True, display=["bridge", "tee"], stack="curve")
    match.play(0, "straight C6 r1")
    setup, position = match.game.position_from_json(match.position())
    assert position.why_not(0, match.game.catalogue(setup).index("draw")) is None
    assert "draw" in match.options(0)


def test_with_an_empty_stack_the_display_is_drawn_from() -> None:
    hands = ["straight straight straight straight", SIX]
    match = table(hands=hands, advanced=True, display=["bridge", "tee"], stack="")
    match.play(0, "straight C6 r1")
    assert refused(match, 0, "draw") == "stack-empty"
    match.play(0, "take tee")
    match.play(0, "take bridge")
    assert match.view(None)["table"]["display"] == [None, None]
    assert match.actors == (1,)


def test_nothing_is_drawn_for_the_special_shovel() -> None:
    picture = """
     B  C
     |
  6 -A--+-
     |
"""
    match = table(picture, ["curve curve curve", SIX], advanced=True, display=["bridge", "shovel"])
    match.play(0, "special-shovel C6")
    assert player(match, 0)["hand_size"] == 3
    assert match.actors == (1,)


def test_a_special_shovel_is_used_once() -> None:
    picture = """
     B  C
     |
  6 -A--+-
     |
"""
    match = table(picture, [SIX, SIX], advanced=True, display=["bridge", "shovel"], seats=[{"special": False}])
    assert refused(match, 0, "special-shovel C6") == "special-once"


def test_the_exchange_takes_from_the_stack_only() -> None:
    picture = """
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
    spent = [{"special": False}]
    match = table(
        picture, ["curve curve", SIX], advanced=True, display=["bridge", "shovel"], stack="tee tee", seats=spent
    )
    match.play(0, "pass")
    match.play(0, "discard curve")
    assert player(match, 0)["hand"] == {"curve": 1, "tee": 1}
    match = table(picture, ["curve curve", SIX], advanced=True, display=["bridge", "shovel"], stack="", seats=spent)
    match.play(0, "pass")
    assert player(match, 0)["hand"] == {"curve": 2}
    assert match.actors == (1,)


def test_a_special_shovel_is_gone_once_it_was_used() -> None:
    picture = """
     B  C  D
     |
  6 -A--+--+-
     |
"""
    match = table(picture, [SIX, SIX], advanced=True, display=["bridge", "shovel"])
    match.play(0, "special-shovel D6")
    assert player(match, 0)["special"] is False
    assert player(match, 1)["special"] is True
    match.play(1, next(move for move in match.options(1) if move.startswith("straight")))
    match.play(1, "draw")
    assert match.actors == (0,)
    assert not any(move.startswith("special-shovel") for move in match.options(0))
    assert refused(match, 0, "special-shovel C6") == "special-once"
