"""What can be answered in advance: where a displaced piece goes, the extras, and the favour of an income."""

from kantor import Match
from kantor.core import ahead

from .tables import seat, table, turn
from .test_favours import favoured


def displaced(route: str) -> list[dict[str, object]]:
    return [*turn(actions=1), {"do": "displaced", "seat": 1, "route": route, "piece": "trader", "extras": 1}]


def foreseen(match: Match, who: int) -> dict[str, list[str]]:
    """What a seat may answer in advance, by question."""
    found = ahead.foreseen(match.game, match.history.position, who)
    return {one.question: [match.catalogue.texts[move] for move in one.moves] for one in found}


def asked(match: Match, who: int) -> tuple[str, ...]:
    found = ahead.asked(match.history.position, who)
    return () if found is None else found.questions


def test_where_a_piece_would_go_is_foreseen_while_another_plays() -> None:
    match = table(seat(5), seat(), seat(), routes={"stade-hamburg": "1t - -"})
    may_come = foreseen(match, 1)
    assert "put trader hamburg-lubeck" in may_come["displaced"]
    assert "put merchant hamburg-lubeck" not in may_come["displaced"]
    assert may_come["extras"][0] == "done"
    assert "put merchant hamburg-lubeck" in may_come["extras"]
    match.play(0, "displace trader stade-hamburg 1 trader")
    assert set(may_come["displaced"]) <= set(match.options(1))


def test_who_has_nothing_on_a_route_can_not_be_displaced() -> None:
    match = table(seat(5), seat(), seat(), routes={"stade-hamburg": "1t - -"})
    assert foreseen(match, 2) == {}


def test_the_displaced_piece_and_its_extras_are_two_questions() -> None:
    match = table(seat(), seat(), seat(), agenda=displaced("stade-hamburg"))
    assert asked(match, 0) == ()
    assert asked(match, 1) == ("displaced",)
    match.play(1, "put trader hamburg-lubeck")
    assert asked(match, 1) == ("extras",)
    assert "done" in match.options(1)


def test_neutral_traders_are_foreseen_by_either_of_two_players() -> None:
    match = table(seat(3), seat(), routes={"stade-hamburg": "nt - -"})
    may_come = foreseen(match, 1)
    assert may_come.keys() == {"neutral", "neutral-extra"}
    assert foreseen(match, 0) == may_come
    assert "put trader hamburg-lubeck" in may_come["neutral"]
    match.play(0, "displace-neutral trader stade-hamburg")
    assert asked(match, 1) == ("neutral",)
    assert set(may_come["neutral"]) <= set(match.options(1))
    match.play(1, "put trader hamburg-lubeck")
    assert asked(match, 1) == ("neutral-extra",)
    assert set(may_come["neutral-extra"]) <= set(match.options(1))


def test_a_neutral_trader_is_nobodys_among_three() -> None:
    match = table(seat(3), seat(), seat(), routes={"stade-hamburg": "0t - -"})
    assert not {"neutral", "neutral-extra"} & foreseen(match, 1).keys()


def test_looking_ahead_changes_nothing() -> None:
    match = table(seat(5), seat(), seat(), routes={"stade-hamburg": "1t - -"})
    before = match.position()
    foreseen(match, 1)
    assert match.position() == before


def test_the_favour_of_an_income_is_foreseen_by_its_owner() -> None:
    match = favoured("income_with_others")
    assert foreseen(match, 1)["income-favour"] == ["take-piece trader", "take-piece merchant", "done"]
    assert "income-favour" not in foreseen(match, 2)
