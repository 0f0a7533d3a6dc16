"""What can be answered in advance: a turn in which nothing can be played, and the tile to exchange then."""

from kantor import Match
from kantor.core import ahead

from .maps import table
from .test_duty import SHUT_IN


def foreseen(match: Match, who: int) -> dict[str, list[str]]:
    found = ahead.foreseen(match.game, match.history.position, who)
    return {one.question: [match.catalogue.texts[move] for move in one.moves] for one in found}


def asked(match: Match, who: int) -> ahead.Asked | None:
    return ahead.asked(match.history.position, who)


def test_the_tiles_of_the_own_hand_are_foreseen() -> None:
    match = table(SHUT_IN, ["curve tee", "straight"], stack="roundabout straight")
    assert foreseen(match, 1) == {"blocked": ["pass"], "exchange": ["discard straight"]}


def test_whoever_is_blocked_is_asked_twice() -> None:
    match = table(SHUT_IN, ["curve tee", "straight"], stack="roundabout straight")
    found = asked(match, 0)
    assert found is not None
    assert (found.questions, [match.catalogue.texts[move] for move in found.moves]) == (("blocked",), ["pass"])
    match.play(0, "pass")
    found = asked(match, 0)
    assert found is not None
    assert found.questions == ("exchange",)


def test_whoever_can_play_again_decides_anew() -> None:
    assert asked(table(hands=["straight", "straight"]), 0) == ahead.Asked(("blocked",), ())


def test_an_exchange_is_foreseen_while_the_stack_has_a_tile() -> None:
    hands = ["curve curve curve curve", "straight straight straight straight"]
    last = table(SHUT_IN, hands, stack="roundabout")
    assert foreseen(last, 1) == {"blocked": ["pass"], "exchange": ["discard straight"]}
    assert foreseen(table(SHUT_IN, hands, stack=""), 1) == {"blocked": ["pass"]}
