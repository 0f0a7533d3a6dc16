"""Rulebook: "Koniec gry"."""

from kantor import Match
from kantor.games.hansa.events import Finished

from .tables import points, seat, table, told, turn

BOXED = {"additional_office": 4, "exchange_offices": 3, "three_traders": 1, "develop_ability": 2}
GONE = {**BOXED, "plus_3_actions": 2, "plus_4_actions": 2}


def reason(match: Match) -> str:
    last = match.events()[-1]
    assert isinstance(last, Finished)
    return last.reason


def test_twenty_points_end_the_game() -> None:
    """In whoever's turn it happens."""
    match = table(
        seat(),
        seat(points=19),
        seat(),
        routes={"stade-hamburg": "0t 0t 0t"},
        cities={"hamburg": "1t - -"},
    )
    match.play(0, "establish-route stade-hamburg")
    assert points(match)[1] == 20
    assert match.actors == ()
    assert reason(match) == "points"
    last = match.events()[-1]
    assert isinstance(last, Finished)
    assert [(total.seat, total.points) for total in last.totals] == [(1, 20 + 2 + 1), (0, 0), (2, 0)]
    assert "Points: B 23, A 0, C 0. Winner: B." in told(match)[-1]


TEN = {
    "groningen": "1t 1m",
    "emden": "1m 1t",
    "lubeck": "1t 1t",
    "hannover": "2t 2t",
    "brunswiek": "2t",
    "duisburg": "2t",
    "hildesheim": "2t 2t",
    "goslar": "0t",
    "bremen": "0t",
}


def test_the_tenth_full_city_ends_the_game() -> None:
    match = table(seat(), seat(abilities={"book": 1}), seat(), routes={"stade-hamburg": "0t 0t 0m"}, cities=TEN)
    assert match.view(None)["table"]["full_cities"] == 9
    match.play(0, "establish-office stade-hamburg stade")
    assert match.actors == ()
    assert reason(match) == "cities"


def test_big_box_ends_inside_the_route_action() -> None:
    """The action is completed; the token just taken scores, but can't be used."""
    match = table(
        seat(),
        seat(),
        seat(),
        agenda=turn(actions=2),
        routes={"stade-hamburg": "0t 0t 0t"},
        tokens={"stade-hamburg": "three_traders"},
        boxed_tokens=GONE,
    )
    match.play(0, "establish-office stade-hamburg hamburg")
    assert match.actors == ()
    assert reason(match) == "tokens"
    assert match.result is not None
    assert match.result.scores[0]["tokens"] == 1
    assert match.result.scores[0]["cities"] == 2


def test_classic_ends_at_the_end_of_the_turn() -> None:
    match = table(
        seat(1),
        seat(),
        seat(),
        edition="classic",
        agenda=turn(actions=2),
        routes={"stade-hamburg": "0t 0t 0t"},
        tokens={"stade-hamburg": "three_traders"},
        boxed_tokens=GONE,
    )
    match.play(0, "establish-office stade-hamburg hamburg")
    assert 0 in match.actors
    assert match.view(None)["table"]["waiting_tokens"] == 1
    match.play(0, "end-turn")
    assert match.actors == ()
    assert reason(match) == "tokens"
    assert match.view(None)["table"]["waiting_tokens"] == 0


def test_classic_ends_when_the_second_token_is_missing() -> None:
    match = table(
        seat(),
        seat(),
        seat(),
        edition="classic",
        routes={"stade-hamburg": "0t 0t 0t", "hamburg-lubeck": "0t 0t 0t"},
        tokens={"stade-hamburg": "three_traders", "hamburg-lubeck": "plus_3_actions"},
        boxed_tokens={**GONE, "plus_3_actions": 0},
    )
    match.play(0, "establish-route stade-hamburg")
    match.play(0, "establish-route hamburg-lubeck")
    match.play(0, "end-turn")
    match.play(0, "place-token plus_3_actions bremen-minden")
    assert match.actors == ()
    assert reason(match) == "tokens"


def test_what_is_left_of_the_turn_is_lost() -> None:
    match = table(
        seat(5, tokens={"plus_4_actions": 1}),
        seat(points=19),
        seat(),
        agenda=turn(actions=4),
        routes={"stade-hamburg": "0t 0t 0t"},
        tokens={"stade-hamburg": "three_traders"},
        cities={"hamburg": "1t - -"},
    )
    match.play(0, "establish-route stade-hamburg")
    assert match.actors == ()
    assert match.position()["agenda"] == []
    assert match.view(None)["table"]["waiting_tokens"] == 1


def test_points_of_every_kind_can_end_the_game() -> None:
    """A coin, and the link from East to West."""
    coin = table(seat(points=19), seat(), seat(), routes={"hamburg-lubeck": "0t 0t 0t"})
    coin.play(0, "establish-office hamburg-lubeck lubeck")
    assert reason(coin) == "points"
    chain = {"arnheim": "0t - - -", "munster": "0m -", "minden": "0t - - -", "brunswiek": "0t"}
    link = table(seat(points=13), seat(), seat(), routes={"perleberg-stendal": "0t 0t 0t"}, cities=chain)
    link.play(0, "establish-office perleberg-stendal stendal")
    assert reason(link) == "points"
    assert link.result is not None
    assert link.result.scores[0]["track"] == 20


def test_big_box_ends_when_the_second_token_of_a_turn_is_missing() -> None:
    match = table(
        seat(),
        seat(),
        seat(),
        routes={"stade-hamburg": "0t 0t 0t", "hamburg-lubeck": "0t 0t 0t"},
        tokens={"stade-hamburg": "three_traders", "hamburg-lubeck": "plus_3_actions"},
        boxed_tokens={**GONE, "plus_3_actions": 0},
    )
    match.play(0, "establish-route stade-hamburg")
    assert 0 in match.actors
    match.play(0, "establish-route hamburg-lubeck")
    assert match.actors == ()
    assert reason(match) == "tokens"
