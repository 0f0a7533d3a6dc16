"""Rulebook: "Koniec gry"."""

import pytest

from kantor import Match

from .tables import GOAL, WILD, row_of, seat, spare_cards, table, taking


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_ends_when_all_have_their_cards(players: int) -> None:
    goal = GOAL[players]
    pool = spare_cards(players, WILD)
    hands = [[pool.pop() for _ in range(goal - (who == players - 1))] for who in range(players)]
    match = table(*(seat(cards=cards) for cards in hands), agenda=taking(players - 1))
    last = players - 1
    match.play(last, "take 1")
    while match.actors:
        assert match.actors == (last,)
        match.play(last, "done")
    assert match.result is not None
    assert row_of(match)[5] is None


def test_the_scores_of_a_match_are_told_by_source() -> None:
    match = Match("empire", 3, seed=4)
    while match.actors:
        match.play(match.actors[0], match.options(match.actors[0])[0])
    assert match.result is not None
    assert [set(score) for score in match.result.scores] == [{"regions", "continents", "goods"}] * 3
    assert match.result.totals == tuple(sum(score.values()) for score in match.result.scores)
