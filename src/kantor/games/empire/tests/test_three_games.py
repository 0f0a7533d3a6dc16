"""Rulebook: "Pełna gra"; ruling E12."""

import random
from typing import Any

import pytest

from kantor import Match

from .tables import at_the_end, player, seat, table, taking

THREE = {"games": 3}


def last_of_three(first: dict[str, Any], second: dict[str, Any], past: list[list[dict[str, int]]]) -> Match:
    """The third game is over; both have equal points in it."""
    cards = (
        ["C01", "C02", "C03", "C06", "C07", "C08", "C10", "C31", "C16", "C17", "C18", "C32", "C33"],
        ["C25", "C26", "C27", "C28", "C11", "C12", "C13", "C34", "C19", "C20", "C21", "C35", "C36"],
    )
    return at_the_end(seat(cards=cards[0], **first), seat(cards=cards[1], **second), settings=THREE, past=past)


def past(regions: int = 3, continents: int = 1, goods: int = 4, coins: int = 2, armies: int = 5) -> dict[str, int]:
    return {"regions": regions, "continents": continents, "goods": goods, "coins": coins, "armies": armies}


def play_until_game(match: Match, game: int) -> None:
    pick = random.Random(game)
    while match.actors and match.view(None)["table"]["game"] < game:
        who = match.actors[0]
        match.play(who, pick.choice(match.options(who)))


def test_each_game_starts_afresh() -> None:
    match = Match("empire", 2, seed=3, settings={**THREE, "goods_tokens": True, "map": "B"})
    for game in (2, 3):
        play_until_game(match, game)
        sight = match.view(None)["table"]
        assert (sight["map"], sight["game"], sight["first_player"], sight["deck"]) == ("B", game, None, 31)
        assert len(sight["tokens"]) == 5
        assert match.actors == (0, 1)
        for who in (0, 1):
            one = player(match, who)
            assert (one["coins"], one["armies"], one["cities"], one["cards"]) == (14, {"B15": 3}, {}, [])
        assert len(sight["past"]) == game - 1
    play_until_game(match, 4)
    assert match.result is not None


def test_points_are_added() -> None:
    match = Match("empire", 3, seed=8, settings=THREE)
    play_until_game(match, 4)
    finished = [event for event in match.events() if event.__struct_config__.tag == "game-finished"]
    assert len(finished) == 3
    assert match.result is not None
    for who in range(3):
        games = [event.results[who] for event in finished]  # type: ignore[attr-defined]
        assert match.result.scores[who] == {
            source: sum(getattr(one, source) for one in games) for source in ("regions", "continents", "goods")
        }


def test_a_finished_game_is_written_down_as_it_ended() -> None:
    match = Match("empire", 2, seed=5, settings=THREE)
    last: list[dict[str, Any]] = []
    pick = random.Random(1)
    while match.view(None)["table"]["game"] == 1:
        last = match.view(None)["table"]["players"]
        who = match.actors[0]
        match.play(who, pick.choice(match.options(who)))
    for who, one in enumerate(match.view(None)["table"]["past"][0]):
        assert one["coins"] == last[who]["coins"]
        # The last move, a joker's good or an army, may still change the map of its player alone.
        assert abs(one["armies"] - sum(last[who]["armies"].values())) <= 1
        assert one["armies"] > 0


def time_left(match: Match) -> float:
    _, position = match.game.position_from_json(match.position())
    return float(position.time_left())


def test_the_time_left_is_counted_in_cards_over_all_games() -> None:
    assert time_left(Match("empire", 2, seed=1)) == 1.0
    cards = seat(cards=["C01", "C02", "C03"]), seat(cards=["C06", "C07", "C08"])
    assert time_left(table(*cards, agenda=taking())) == pytest.approx(1 - 6 / 26)
    uneven = seat(cards=["C01", "C02", "C03"]), seat(cards=["C06", "C07"]), seat(cards=["C08", "C10"])
    assert time_left(table(*uneven, agenda=taking(1))) == pytest.approx(1 - 7 / 30)
    second = table(*cards, agenda=taking(), settings=THREE, past=[[past(), past()]])
    assert time_left(second) == pytest.approx(1 - (26 + 6) / 78)
    assert time_left(at_the_end(seat(), seat())) == 0.0


def test_ties_are_broken_by_sums_over_the_games() -> None:
    alike = {"coins": 5, "armies": {"A21": 1}}, {"coins": 5, "armies": {"A22": 1}}
    even = [[past(), past()], [past(), past()]]
    result = last_of_three(*alike, even).result
    assert result is not None
    assert result.totals[0] == result.totals[1]
    assert result.ranking == ((0, 1),)
    for better, worse in (
        (past(coins=3), past(armies=9)),
        (past(armies=6), past(regions=4, continents=0)),
        (past(regions=4, continents=0), past()),
    ):
        for order, ranking in (([worse, better], ((1,), (0,))), ([better, worse], ((0,), (1,)))):
            result = last_of_three(*alike, [[past(), past()], order]).result
            assert result is not None
            assert result.ranking == ranking


def test_earlier_coins_make_up_for_later_ones() -> None:
    poor, rich = {"coins": 4, "armies": {"A21": 1}}, {"coins": 6, "armies": {"A22": 1}}
    result = last_of_three(poor, rich, [[past(coins=5), past()], [past(), past()]]).result
    assert result is not None
    assert result.ranking == ((0,), (1,))


def test_the_winner_is_told_once_after_the_third_game() -> None:
    match = Match("empire", 2, seed=1, settings=THREE)
    play_until_game(match, 4)
    tags = [str(event.__struct_config__.tag) for event in match.events()]
    assert (tags.count("finished"), tags.count("game-finished"), tags.count("game-begun")) == (1, 3, 2)
    assert tags.count("bids-opened") == 3
    begun = [event for event in match.events() if event.__struct_config__.tag == "game-begun"]
    assert [event.game for event in begun] == [2, 3]  # type: ignore[attr-defined]
