"""Rulebook: "Ruch armii", "Ruch po lądzie i/lub przez wodę"; ruling E5."""

from kantor import Match

from .tables import GAME, carrying_out, player, refused


def moved(card: str, *steps: str, left: int = 3) -> Match:
    match = carrying_out(card, left=left)
    for step in steps:
        match.play(0, f"step {step}")
    return match


def test_three_steps_move_one_army_thrice_or_three_armies_once() -> None:
    one = moved("C18", "A11 A09", "A09 A08", "A08 A09")
    assert player(one)["armies"] == {"A09": 1, "A11": 2}
    three = moved("C18", "A11 A09", "A11 A12", "A11 A13")
    assert player(three)["armies"] == {"A09": 1, "A12": 1, "A13": 1}
    assert one.actors == three.actors == (1,)


def test_three_steps_move_one_army_once_and_another_twice() -> None:
    match = moved("C18", "A11 A12", "A11 A15", "A15 A16")
    assert player(match)["armies"] == {"A11": 1, "A12": 1, "A16": 1}


def test_a_step_needs_an_own_army() -> None:
    match = moved("C18")
    assert refused(match, 0, "step A09 A08") == "step-own-army"


def test_a_land_card_crosses_no_dotted_line() -> None:
    match = carrying_out("C18", left=3, armies={"A08": 1, "A14": 1})
    assert match.options(0) == ["step A08 A09", "step A14 A13", "step A14 A15", "done"]
    assert refused(match, 0, "step A08 A20") == "step-by-land"


def test_a_sea_card_uses_borders_and_dotted_lines() -> None:
    match = carrying_out("C20", left=3, armies={"A08": 1})
    assert match.options(0) == ["step A08 A09", "step A08 A02", "step A08 A20", "done"]
    match.play(0, "step A08 A02")
    match.play(0, "step A02 A03")
    assert player(match)["armies"] == {"A03": 1}


def test_an_army_may_turn_back() -> None:
    match = moved("C18", "A11 A09", "A09 A11")
    assert player(match)["armies"] == {"A11": 3}
    assert match.view(0)["prompt"]["args"] == {"left": 1}


def test_an_army_can_leave_every_region() -> None:
    _, position = GAME.position_from_json(carrying_out("C04", left=2).position())
    for region in position.box.board.ids:
        match = carrying_out("C04", left=2, armies={region: 1})
        assert [move for move in match.options(0) if move.startswith(f"step {region} ")]
