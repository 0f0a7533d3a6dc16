"""Rulebook: "Bonusowe żetony", "Żetony premii": taking and using them."""

from .tables import player, posts, refused, seat, some, supplies, table, turn


def test_the_token_of_the_route_is_taken() -> None:
    match = table(
        seat(), seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"}, tokens={"stade-hamburg": "plus_3_actions"}
    )
    match.play(0, "establish-route stade-hamburg")
    assert some(player(match, 0)["tokens"]) == {"plus_3_actions": 1}
    assert match.view(0)["scores"][0]["tokens"] == 1


def test_a_token_can_be_used_right_after_the_action_that_took_it() -> None:
    match = table(
        seat(),
        seat(),
        seat(),
        agenda=turn(actions=1),
        routes={"stade-hamburg": "0t 0t 0t"},
        tokens={"stade-hamburg": "plus_3_actions"},
    )
    match.play(0, "establish-route stade-hamburg")
    assert match.options(0) == ["extra-actions 3", "end-turn"]
    match.play(0, "extra-actions 3")
    assert match.position()["agenda"] == turn(actions=3)


def test_a_used_token_stays_but_cannot_be_used_again() -> None:
    match = table(seat(tokens={"plus_4_actions": 1}), seat(), seat())
    match.play(0, "extra-actions 4")
    assert match.position()["agenda"] == turn(actions=6)
    assert some(player(match, 0)["used_tokens"]) == {"plus_4_actions": 1}
    for move in ("extra-actions 4", "develop-ability book", "exchange-offices minden 1"):
        assert refused(match, 0, move) == "token-in-hand"
    assert match.view(0)["scores"][0]["tokens"] == 1


def test_a_token_is_used_in_the_own_turn_only() -> None:
    match = table(seat(), seat(tokens={"plus_4_actions": 1}), seat())
    assert match.options(1) == []


def test_the_example_of_the_book_of_wisdom() -> None:
    """Red (0) develops the book by a token and may then move three pieces instead of two."""
    match = table(seat(tokens={"develop_ability": 1}), seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"})
    match.play(0, "develop-ability book")
    assert supplies(match, 0)[0] == "0t 1m"
    for _ in range(3):
        match.play(0, "lift trader stade-hamburg")
    assert posts(match, "stade-hamburg") == "- - -"


def test_developed_actions_count_at_once() -> None:
    match = table(seat(tokens={"develop_ability": 1}), seat(), seat(), agenda=turn(actions=2))
    match.play(0, "develop-ability actions")
    assert match.position()["agenda"] == turn(actions=3)


def test_extra_actions_can_be_used_with_none_left() -> None:
    match = table(seat(2, tokens={"plus_3_actions": 1}), seat(), seat(), agenda=turn(actions=1))
    match.play(0, "place trader stade-hamburg")
    assert match.actors == (0,)
    match.play(0, "extra-actions 3")
    assert match.position()["agenda"] == turn(actions=3)


def test_a_token_is_not_used_inside_an_action() -> None:
    match = table(
        seat(tokens={"plus_4_actions": 1, "develop_ability": 1}), seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"}
    )
    match.play(0, "lift trader stade-hamburg")
    assert refused(match, 0, "extra-actions 4") == "finish-first"
    assert refused(match, 0, "develop-ability book") == "finish-first"
