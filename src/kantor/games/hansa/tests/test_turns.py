"""Rulebook: "Przebieg gry"."""

from kantor import Match

from .tables import play, refused, seat, table, turn


def test_a_turn_has_as_many_actions_as_the_desk_shows() -> None:
    match = table(seat(6), seat(6, abilities={"actions": 3}), seat(6), agenda=turn(actions=1))
    match.play(0, "place trader stade-hamburg")
    assert match.position()["agenda"] == turn(1, 4, state="fresh")
    for _ in range(3):
        match.play(1, "place trader hamburg-lubeck")
        assert match.actors == (1,)
    match.play(1, "place trader stade-hamburg")
    assert match.position()["agenda"] == turn(2, 2, state="fresh")


def test_one_token_that_can_be_used_keeps_the_turn_open() -> None:
    match = table(seat(2, tokens={"plus_3_actions": 1}), seat(), seat(), agenda=turn(actions=1))
    match.play(0, "place trader stade-hamburg")
    assert match.options(0) == ["extra-actions 3", "end-turn"]


def test_with_no_action_left_only_tokens_can_be_used() -> None:
    match = table(seat(2, tokens={"develop_ability": 1}), seat(), seat(), agenda=turn(actions=1))
    match.play(0, "place trader stade-hamburg")
    assert refused(match, 0, "place trader stade-hamburg") == "actions-spent"
    assert "develop-ability book" in match.options(0)


def test_a_turn_may_be_ended_early() -> None:
    match = table(seat(2), seat(), seat())
    match.play(0, "end-turn")
    assert match.actors == (1,)


def test_a_turn_ends_by_itself() -> None:
    match = table(seat(2, tokens={"additional_office": 1, "exchange_offices": 1}), seat(), seat())
    play(match, 0, "place trader stade-hamburg", "place trader stade-hamburg")
    assert match.actors == (1,)


def test_an_action_is_finished_before_the_next() -> None:
    match = table(seat(2), seat(), seat(), routes={"stade-hamburg": "0t - -"})
    match.play(0, "lift trader stade-hamburg")
    assert refused(match, 0, "place trader stade-hamburg") == "finish-first"
    assert refused(match, 0, "end-turn") == "finish-first"


def test_an_answer_without_a_question_is_refused() -> None:
    match = table(seat(2), seat(), seat())
    assert refused(match, 0, "done") == "nothing-pending"
    assert refused(match, 0, "pay 1 0") == "nothing-pending"
    assert refused(match, 0, "place-token plus_3_actions stade-hamburg") == "nothing-pending"


def test_turns_go_clockwise() -> None:
    match = Match("hansa", 3, seed=4)
    first = match.actors[0]
    seats = []
    for _ in range(6):
        seats.append(match.actors[0])
        match.play(match.actors[0], "end-turn")
    assert seats == [(first + turn) % 3 for turn in range(6)]
