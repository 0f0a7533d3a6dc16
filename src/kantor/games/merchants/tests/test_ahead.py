"""What can be answered in advance: the cards of offices, and planning until a card can be bought."""

from kantor import Match
from kantor.core import ahead

from .tables import planning, seat, table, trading

OFFICE = {"ship": 2, "office": 1}


def foreseen(match: Match, who: int) -> dict[str, list[str]]:
    found = ahead.foreseen(match.game, match.history.position, who)
    return {one.question: [match.catalogue.texts[move] for move in one.moves] for one in found}


def test_offices_are_foreseen_by_those_who_have_one() -> None:
    match = table(seat(cards=OFFICE), seat(), agenda=trading(1))
    assert foreseen(match, 0) == {"office": ["take", "done"], "planning": ["pass"]}
    assert foreseen(match, 1) == {"planning": ["pass"]}


def test_whoever_passes_in_advance_decides_anew_when_a_card_can_be_bought() -> None:
    poor = table(seat(coins=3), seat(), agenda=planning(0))
    found = ahead.asked(poor.history.position, 0)
    assert found is not None
    assert found.questions == ("planning",)
    assert "pass" in [poor.catalogue.texts[move] for move in found.moves]
    rich = table(seat(coins=30), seat(), agenda=planning(0))
    # The question has ended: no move answers it, and what was answered is dropped with the move made by hand.
    assert ahead.asked(rich.history.position, 0) == ahead.Asked(("planning",), ())


def test_one_card_that_can_be_bought_is_enough_and_none_after_the_action() -> None:
    """An office costs least. With docks the phase goes on after the one action, and nothing is left to be bought."""
    one = table(seat(coins=8), seat(), agenda=planning(0))
    assert [text for text in one.options(0) if text.startswith("buy")] == ["buy office"]
    assert ahead.asked(one.history.position, 0) == ahead.Asked(("planning",), ())
    docks = seat(coins=30, cards={"ship": 2, "dock": 1}, tokens={"grain": 1, "wood": 1})
    used = table(docks, seat(), agenda=[{"do": "planning", "seat": 0, "action": False, "docks": 1}])
    found = ahead.asked(used.history.position, 0)
    assert found is not None
    assert found.questions == ("planning",)
    assert found.moves
