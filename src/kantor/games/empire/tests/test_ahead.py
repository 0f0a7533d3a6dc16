"""What can be answered in advance: the jokers at the end."""

from kantor import Match
from kantor.core import ahead

from .tables import seat, table, taking
from .test_jokers import OWN, joker


def foreseen(match: Match, who: int) -> dict[str, list[str]]:
    found = ahead.foreseen(match.game, match.history.position, who)
    return {one.question: [match.catalogue.texts[move] for move in one.moves] for one in found}


def test_jokers_are_foreseen_by_those_who_have_one() -> None:
    match = table(seat(cards=OWN[4:5]), seat(cards=OWN[:1]), agenda=taking(0))
    assert foreseen(match, 0) == {}
    assert foreseen(match, 1)["joker"][:2] == ["done", "joker ruby"]


def test_what_is_asked_of_a_joker_is_its_question() -> None:
    found = ahead.asked(joker(*OWN).history.position, 0)
    assert found is not None
    assert found.questions == ("joker",)
