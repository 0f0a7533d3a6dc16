"""Rulebook: "Usunięcie Kupca", "C) Przemieszczenie ...": what the owner of the displaced piece does."""

from typing import Any

import pytest

from kantor import GAMES, BadPosition, Match
from kantor.games.hansa import data

from .tables import (
    DESK,
    asked,
    full_board,
    offered,
    open_position,
    play,
    posts,
    refused,
    seat,
    supplies,
    table,
    told,
    turn,
)


def displaced(route: str, piece: str = "trader", extras: int = 1) -> list[dict[str, object]]:
    answer = {"do": "displaced", "seat": 1, "route": route, "piece": piece, "extras": extras}
    return [*turn(actions=1), answer]


def test_the_owner_answers_before_the_turn_goes_on() -> None:
    match = table(seat(), seat(), seat(), agenda=displaced("stade-hamburg"))
    assert match.actors == (1,)
    assert refused(match, 1, "end-turn") == "displaced-first"
    play(match, 1, "put trader hamburg-lubeck", "done")
    assert match.actors == (0,)


def test_the_displaced_piece_must_be_put_down() -> None:
    match = table(seat(), seat(), seat(), agenda=displaced("stade-hamburg"))
    assert refused(match, 1, "done") == "displaced-must-be-placed"


def test_a_merchant_brings_two_extra_pieces() -> None:
    match = table(seat(3), seat(), seat(), routes={"stade-hamburg": "1m - -"})
    match.play(0, "displace trader stade-hamburg 1 merchant")
    play(match, 1, "put trader hamburg-lubeck", "put merchant hamburg-lubeck", "put trader hamburg-bremen")
    assert posts(match, "hamburg-lubeck") == "1t 1m -"
    assert match.actors == (0,)


def test_no_extra_piece_is_left() -> None:
    match = table(seat(), seat(), seat(), agenda=displaced("stade-hamburg"))
    match.play(1, "put merchant hamburg-lubeck")
    assert refused(match, 1, "put merchant hamburg-lubeck") == "displaced-extra"


def test_the_question_tells_where_the_piece_may_go() -> None:
    match = table(seat(), seat(), seat(), agenda=displaced("stade-hamburg"))
    assert asked(match, 1).endswith("put it on a nearest route; extra pieces: up to 1.")
    match.play(1, "put merchant hamburg-lubeck")
    assert asked(match, 1).endswith("put it on a nearest route.")


@pytest.mark.parametrize("edition", ["classic", "bigbox"])
def test_extra_pieces_may_be_declined(edition: str) -> None:
    match = table(seat(), seat(), seat(), edition=edition, agenda=displaced("stade-hamburg", "merchant", 2))
    play(match, 1, "put merchant hamburg-lubeck", "put trader hamburg-lubeck", "done")
    assert posts(match, "hamburg-lubeck") == "1m 1t -"
    assert match.actors == (0,)


def test_an_extra_piece_may_be_of_the_other_kind_and_come_first() -> None:
    match = table(seat(), seat(), seat(), agenda=displaced("stade-hamburg"))
    assert {text.split()[1] for text in match.options(1)} == {"trader", "merchant"}
    match.play(1, "put merchant hamburg-lubeck")
    assert {text.split()[1] for text in match.options(1)} == {"trader"}
    match.play(1, "put trader hamburg-lubeck")
    assert match.actors == (0,)


def test_extras_come_from_the_personal_supply_when_the_general_is_empty() -> None:
    match = table(seat(), seat(10, 1), seat(), agenda=displaced("stade-hamburg"))
    assert supplies(match, 1) == ("10t 1m", "0t 0m")
    play(match, 1, "put trader hamburg-lubeck", "put trader hamburg-lubeck")
    assert supplies(match, 1) == ("9t 1m", "0t 0m")


def test_the_personal_supply_is_closed_while_the_general_has_a_piece() -> None:
    match = table(seat(), seat(9, 1), seat(), agenda=displaced("stade-hamburg", "trader"))
    match.play(1, "put trader hamburg-lubeck")
    assert supplies(match, 1) == ("9t 1m", "1t 0m")
    assert refused(match, 1, "put merchant hamburg-lubeck") == "displaced-extra-source"
    assert refused(match, 1, "lift trader hamburg-lubeck") == "displaced-extra-source"


def test_a_refused_answer_tells_why() -> None:
    """Of an extra that is lifted from a route: only that piece can be put down, and it must be."""
    match = Match.at("hansa", without_personal(open_position(drained())))
    match.play(1, "put trader emden-osnabruck")
    assert refused(match, 1, "put trader emden-osnabruck") == "displaced-extra-source"
    assert refused(match, 1, "lift merchant dortmund-paderborn") == "move-own-piece"
    match.play(1, "lift trader dortmund-paderborn")
    assert refused(match, 1, "lift trader dortmund-paderborn") == "move-put-down"
    assert refused(match, 1, "put merchant emden-osnabruck") == "put-what-is-lifted"
    assert refused(match, 1, "done") == "move-put-down"
    spent = table(seat(), seat(), seat(), agenda=displaced("stade-hamburg", extras=0))
    assert refused(spent, 1, "lift trader hamburg-lubeck") == "displaced-extra"


def drained(**routes: str) -> Match:
    """Seat 1 has nothing in its supplies: seven pieces on routes, the others became offices."""
    cities = {
        "emden": "1m -",
        "hamburg": "1t 1t 1t",
        "osnabruck": "1t 1t -",
    }
    board = {"groningen-emden": "1t 1t -", "dortmund-paderborn": "1t 1t -", **routes}
    return table(seat(), seat(1), seat(), agenda=displaced("groningen-emden"), cities=cities, routes=board)


def test_extras_come_from_routes_when_both_supplies_are_empty() -> None:
    match = drained()
    assert supplies(match, 1) == ("1t 0m", "0t 0m")
    match.play(1, "put trader emden-osnabruck")
    match.play(1, "put trader emden-osnabruck")
    assert match.actors == (0,)

    empty = Match.at("hansa", without_personal(open_position(drained())))
    assert "lift trader dortmund-paderborn" in empty.options(1)
    empty.play(1, "lift trader dortmund-paderborn")
    assert empty.options(1) == ["put trader emden-osnabruck"]
    empty.play(1, "put trader emden-osnabruck")
    assert posts(empty, "dortmund-paderborn") == "- 1t -"
    assert offered(empty, 1, "put") == ["trader emden-osnabruck"]


def test_an_extra_from_a_route_does_not_go_back_to_its_old_post() -> None:
    position = without_personal(open_position(drained()))
    position["routes"]["emden-osnabruck"] = {"posts": ["trader 0", "trader 0", "trader 0", None]}
    position["routes"]["kampen-osnabruck"] = {"posts": ["trader 1", "trader 0"]}
    position["routes"]["dortmund-paderborn"]["posts"] = ["trader 1", None, None]
    match = Match.at("hansa", position)
    play(match, 1, "put trader emden-osnabruck", "lift trader kampen-osnabruck")
    assert "put trader kampen-osnabruck" not in match.options(1)


def without_personal(position: dict[str, Any]) -> dict[str, Any]:
    """The last piece of the personal supply becomes an office."""
    position["seats"][1]["personal"] = {}
    position["cities"]["osnabruck"]["offices"] = ["trader 1"] * 3
    return position


def test_neighbouring_routes_come_first() -> None:
    match = table(seat(), seat(), seat(), agenda=displaced("stade-hamburg"))
    neighbours = {"hamburg-lubeck", "hamburg-bremen", "hamburg-luneburg"}
    assert set(offered(match, 1, "put trader")) == neighbours
    assert refused(match, 1, "put trader stade-hamburg") == "displaced-nearest"
    assert refused(match, 1, "put trader osnabruck-bremen") == "displaced-nearest"


FULL = {"hamburg-lubeck": "0t 0t 0t", "hamburg-bremen": "0t 0t 0t 0t", "hamburg-luneburg": "2t 2t 2t -"}


def test_when_all_neighbours_are_full_the_next_routes_are_open() -> None:
    routes = {**FULL, "hamburg-luneburg": "2t 2t 2t 2t"}
    match = table(seat(), seat(), seat(), agenda=displaced("stade-hamburg"), routes=routes)
    second = {"osnabruck-bremen", "bremen-minden", "bremen-hannover", "hannover-luneburg", "luneburg-perleberg"}
    assert set(offered(match, 1, "put trader")) == second


def test_each_piece_is_judged_alone() -> None:
    """The first piece fills the last post near by, so the second goes further away."""
    match = table(seat(), seat(), seat(), agenda=displaced("stade-hamburg"), routes=FULL)
    assert offered(match, 1, "put trader") == ["hamburg-luneburg"]
    match.play(1, "put trader hamburg-luneburg")
    assert "put trader osnabruck-bremen" in match.options(1)


def test_a_piece_that_fits_nowhere_goes_to_the_general_supply() -> None:
    match = table(seat(3), seat(abilities=DESK), seat(abilities=DESK), seat(abilities=DESK), seat(abilities=DESK))
    position = open_position(match)
    position["routes"] = full_board()
    position["seats"][0]["abilities"] = DESK
    full = Match.at("hansa", position)
    before = supplies(full, 1)[1]
    full.play(0, "displace trader groningen-emden 1 trader")
    assert full.actors == (0,)
    traders, merchants = before.split()
    assert supplies(full, 1)[1] == f"{int(traders[:-1]) + 1}t {merchants}"
    assert full.events()[-1].__struct_config__.tag == "settled"


def crowded(last_merchant: str) -> Match:
    """East with five: of all posts only one is free, for merchants at sea.

    Seat 1 has nothing left in the general supply; its last merchant stands on a route or lies in the personal supply.
    """
    board = data.board(GAMES["hansa"].setup(5, {"board": "east"}))
    traders = iter(["trader 1"] * 14 + [f"trader {who}" for who in (2, 3, 4) for _ in range(26)])
    merchants = iter([f"merchant {who}" for who in (2, 3, 4) for _ in range(4)])
    routes: dict[str, Any] = {}
    for index, route in enumerate(board.route_ids):
        row: list[str | None] = [None] * int(board.first_post[index + 1] - board.first_post[index])
        for post in range(board.first_post[index], board.first_post[index + 1]):
            at_sea = board.lane_merchants[board.post_lane[post]]
            row[board.post_printed[post]] = next(merchants) if at_sea else next(traders)
        routes[route] = {"posts": row}
    sea = routes["wismar-stralsund"]["posts"]
    sea[next(at for at, piece in enumerate(sea) if piece.startswith("merchant"))] = None
    if last_merchant == "route":
        routes["dresden-krakau"]["posts"][0] = "merchant 1"
    cities = {"havelberg": 4, "danzig": 4, "frankfurt": 3, "anklam": 1}
    offices = {city: ["trader 1"] * number for city, number in cities.items()}
    position = {
        "players": 5,
        "settings": {"board": "east"},
        "first_player": 0,
        "seats": [seat(3, abilities=DESK), seat(0, int(last_merchant == "personal"), abilities=DESK)]
        + [seat(abilities=DESK)] * 3,
        "routes": routes,
        "cities": {city: {"offices": row + [None] * (city == "anklam")} for city, row in offices.items()},
        "prestige": [1, 1, 1, None],
        "agenda": turn(),
    }
    match = Match.at("hansa", position, seed=1)
    assert supplies(match, 1)[1] == "0t 0m"
    match.play(0, "displace trader lubeck-wismar 1 trader")
    return match


def test_an_extra_may_make_room_for_the_displaced_piece() -> None:
    match = crowded("route")
    assert match.options(1) == ["lift merchant dresden-krakau", "done"]
    play(match, 1, "lift merchant dresden-krakau", "put merchant wismar-stralsund-merchants")
    assert match.options(1) == ["put trader dresden-krakau"]
    match.play(1, "put trader dresden-krakau")
    assert match.actors == (0,)
    assert posts(match, "dresden-krakau").startswith("1t ")
    assert supplies(match, 1) == ("0t 0m", "0t 0m")


def test_an_extra_comes_before_a_piece_that_fits_nowhere() -> None:
    match = crowded("personal")
    assert match.options(1) == ["put merchant wismar-stralsund-merchants", "done"]
    declined = Match.load(match.record())
    match.play(1, "put merchant wismar-stralsund-merchants")
    assert match.actors == (0,)
    assert supplies(match, 1) == ("0t 0m", "1t 0m")
    declined.play(1, "done")
    assert declined.actors == (0,)
    assert supplies(declined, 1) == ("0t 1m", "1t 0m")


def test_an_extra_may_not_take_the_last_post_of_the_displaced_piece() -> None:
    routes = full_board()
    routes["hamburg-lubeck"]["posts"][0] = None  # type: ignore[call-overload]
    seats = [seat(abilities=DESK) for _ in range(5)]
    position = open_position(table(*seats, agenda=displaced("stade-hamburg")))
    match = Match.at("hansa", {**position, "routes": routes})
    assert match.options(1) == ["put trader hamburg-lubeck"]
    assert refused(match, 1, "put merchant hamburg-lubeck") == "displaced-last-post"
    match.play(1, "put trader hamburg-lubeck")
    assert match.actors == (0,)
    # With two posts left it may, and the displaced piece gets the other.
    routes["quedlinburg-halle"]["posts"][0] = None  # type: ignore[call-overload]
    match = Match.at("hansa", {**position, "routes": routes})
    match.play(1, "put merchant hamburg-lubeck")
    assert match.options(1) == ["put trader quedlinburg-halle"]


def one_merchant_left() -> Match:
    """Seat 1's merchant is displaced; the supplies hold one more, all traders are on the board."""
    board = {"groningen-emden": "1t 1t -", "dortmund-paderborn": "1t 1t -", "coellen-warburg": "1t - - -"}
    cities = {"hamburg": "1t 1t 1t", "osnabruck": "1t 1t 1t"}
    agenda = displaced("groningen-emden", "merchant", 2)
    match = table(seat(), seat(abilities={"book": 1}), seat(), agenda=agenda, cities=cities, routes=board)
    assert supplies(match, 1) == ("0t 0m", "0t 1m")
    return match


def test_the_last_piece_of_the_supply_may_go_before_the_displaced_one_like_it() -> None:
    """One merchant is down: the displaced one, or the extra, after which extras come from routes."""
    match = one_merchant_left()
    play(match, 1, "put merchant emden-osnabruck", "done")
    assert supplies(match, 1) == ("0t 0m", "0t 1m")
    match = one_merchant_left()
    play(match, 1, "put merchant emden-osnabruck", "lift trader dortmund-paderborn", "put trader emden-osnabruck")
    assert supplies(match, 1) == ("0t 0m", "0t 0m")
    assert refused(match, 1, "done") == "displaced-must-be-placed"
    match.play(1, "put merchant emden-osnabruck")
    assert posts(match, "emden-osnabruck") == "1m 1t 1m -"
    assert match.actors == (0,)
    # As JSON it stays what it is.
    match = one_merchant_left()
    match.play(1, "put merchant emden-osnabruck")
    again = Match.at("hansa", match.position())
    assert again.options(1) == match.options(1)
    assert "lift trader dortmund-paderborn" in again.options(1)


def test_a_piece_that_is_down_is_like_the_last_one_of_the_supply_or_refused() -> None:
    match = one_merchant_left()
    match.play(1, "put merchant emden-osnabruck")
    position = match.position()
    position["agenda"][-1]["down"] = "trader"
    with pytest.raises(BadPosition, match="can't be taken for an extra"):
        Match.at("hansa", position)


def a_merchant_in_the_general_supply() -> Match:
    """Seat 1's merchant is displaced; the general supply holds one more, the personal one two traders."""
    board = {"groningen-emden": "1t 1t -", "coellen-warburg": "1t - - -"}
    cities = {"hamburg": "1t 1t 1t", "osnabruck": "1t 1t 1t"}
    agenda = displaced("groningen-emden", "merchant", 2)
    match = table(seat(), seat(2, abilities={"book": 1}), seat(), agenda=agenda, cities=cities, routes=board)
    assert supplies(match, 1) == ("2t 0m", "0t 1m")
    return match


def test_the_log_tells_the_displaced_piece_once() -> None:
    """Of two merchants alike, the one that came from the supply is told when the other comes to be put down."""
    match = a_merchant_in_the_general_supply()
    play(match, 1, "put merchant emden-osnabruck", "put trader emden-osnabruck", "put merchant emden-osnabruck")
    assert told(match) == [
        "B puts a merchant on Emden–Osnabrück.",
        "B puts an extra trader on Emden–Osnabrück.",
        "B puts the displaced merchant on Emden–Osnabrück.",
    ]
    lifted = Match.at("hansa", without_personal(open_position(drained())))
    play(lifted, 1, "lift trader dortmund-paderborn", "put trader emden-osnabruck", "put trader emden-osnabruck")
    assert told(lifted)[1:] == [
        "B puts an extra trader on Emden–Osnabrück.",
        "B puts the displaced trader on Emden–Osnabrück.",
    ]


def test_the_next_supply_is_open_once_the_last_piece_of_one_may_be_down() -> None:
    """So a trader of the personal supply is refused for its post, and one on a route for its place."""
    match = a_merchant_in_the_general_supply()
    assert refused(match, 1, "put trader emden-osnabruck") == "displaced-extra-source"
    match.play(1, "put merchant emden-osnabruck")
    assert offered(match, 1, "put trader") == ["emden-osnabruck"]
    assert refused(match, 1, "put trader stade-hamburg") == "displaced-nearest"
    assert refused(match, 1, "lift trader coellen-warburg") == "displaced-extra-source"
    match = one_merchant_left()
    assert refused(match, 1, "lift trader coellen-warburg") == "displaced-extra-source"
    match.play(1, "put merchant emden-osnabruck")
    assert refused(match, 1, "put trader emden-osnabruck") == "displaced-extra-source"
    assert refused(match, 1, "lift merchant coellen-warburg") == "move-own-piece"


def test_a_trader_may_not_take_the_last_post_of_a_merchant_that_may_be_in_hand() -> None:
    routes: dict[str, Any] = full_board()
    own = [(route, at) for route, row in routes.items() for at, held in enumerate(row["posts"]) if held == "trader 1"]
    for route, at in own[:2]:
        routes[route]["posts"][at] = "merchant 1"
    routes["hamburg-lubeck"]["posts"][0] = routes["quedlinburg-halle"]["posts"][0] = None
    rest = 26 - sum(row["posts"].count("trader 1") for row in routes.values())
    cities = {"hamburg": "1t 1t 1t", "osnabruck": "1t " * (rest - 5) + "- " * (8 - rest)}
    seats = [seat(abilities=DESK), seat(2, abilities=DESK)] + [seat(abilities=DESK)] * 3
    match = table(*seats, agenda=displaced("stade-hamburg", "merchant", 2), cities=cities)
    match = Match.at("hansa", {**open_position(match), "routes": routes})
    assert supplies(match, 1) == ("2t 0m", "0t 1m")
    match.play(1, "put merchant hamburg-lubeck")
    assert offered(match, 1, "put") == ["merchant quedlinburg-halle"]
    assert refused(match, 1, "put trader quedlinburg-halle") == "displaced-last-post"
