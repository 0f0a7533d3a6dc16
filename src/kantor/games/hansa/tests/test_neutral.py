"""Rulebook (C): "W grze 2-osobowej ..."."""

from typing import Any

from kantor import Match

from .tables import DESK, controller, offered, offices, play, points, posts, refused, seat, supplies, table, turn


def test_eight_neutral_traders_start_on_the_board() -> None:
    match = Match("hansa", 2, seed=1)
    routes = match.view(None)["table"]["routes"]
    neutral = {route for route, content in routes.items() if "trader neutral" in content["posts"]}
    assert neutral == {
        "groningen-emden",
        "stade-hamburg",
        "hamburg-lubeck",
        "gottingen-quedlinburg",
        "quedlinburg-halle",
        "osnabruck-bremen",
        "luneburg-perleberg",
        "hildesheim-goslar",
    }


def test_the_opponent_puts_two_neutral_traders_down() -> None:
    match = table(seat(3), seat(), routes={"stade-hamburg": "nt - -"})
    match.play(0, "displace-neutral trader stade-hamburg")
    assert supplies(match, 0)[0] == "1t 0m"
    assert match.actors == (1,)
    assert refused(match, 1, "done") == "displaced-must-be-placed"
    match.play(1, "put trader hamburg-lubeck")
    assert refused(match, 1, "done") == "displaced-must-be-placed"
    match.play(1, "put trader hamburg-bremen")
    assert posts(match, "hamburg-lubeck") == "nt - -"
    assert match.actors == (0,)


def test_the_neutral_colour_has_traders_only() -> None:
    match = table(seat(3), seat(1, 1), routes={"stade-hamburg": "nt - -"})
    match.play(0, "displace-neutral trader stade-hamburg")
    assert {text.split()[1] for text in match.options(1)} == {"trader"}
    assert refused(match, 1, "put merchant hamburg-lubeck") == "neutral-traders"


def filled(**fields: Any) -> Match:
    """Seat 0 has displaced a neutral trader from Stade-Hamburg; the last two fill Hamburg-Lübeck."""
    match = table(seat(3), seat(), routes={"stade-hamburg": "nt - -", "hamburg-lubeck": "nt - -"}, **fields)
    match.play(0, "displace-neutral trader stade-hamburg")
    play(match, 1, "put trader hamburg-lubeck", "put trader hamburg-lubeck")
    return match


def test_a_route_full_of_neutrals_is_established_at_once() -> None:
    match = filled(cities={"lubeck": "1t -"})
    assert match.actors == (0,)
    assert refused(match, 0, "end-turn") == "neutral-route-first"
    match.play(0, "neutral-office hamburg-lubeck hamburg")
    assert posts(match, "hamburg-lubeck") == "- - -"
    assert points(match) == [0, 1]
    assert match.position()["agenda"] == turn(actions=1)


def test_the_active_player_picks_the_city() -> None:
    match = filled(cities={"lubeck": "1t -"})
    assert match.options(0) == ["neutral-office hamburg-lubeck hamburg", "neutral-office hamburg-lubeck lubeck"]
    match.play(0, "neutral-office hamburg-lubeck lubeck")
    assert offices(match, "lubeck") == "1t nt"
    assert match.view(None)["table"]["full_cities"] == 1
    full = filled(cities={"lubeck": "1t 1t"})
    assert refused(full, 0, "neutral-office hamburg-lubeck lubeck") == "neutral-office-city"


def test_a_neutral_office_brings_no_coin() -> None:
    match = filled()
    match.play(0, "neutral-office hamburg-lubeck lubeck")
    assert points(match) == [0, 0]


def test_between_full_cities_no_office_is_established() -> None:
    match = filled(cities={"lubeck": "1t 1t", "hamburg": "0t 0t 0t"})
    assert match.options(0) == ["neutral-office hamburg-lubeck none"]
    match.play(0, "neutral-office hamburg-lubeck none")
    assert points(match) == [1, 1]


def test_the_active_player_chooses_the_order() -> None:
    match = table(
        seat(3), seat(), routes={"stade-hamburg": "nt - -", "hamburg-lubeck": "nt nt -", "hamburg-bremen": "nt nt nt -"}
    )
    match.play(0, "displace-neutral trader stade-hamburg")
    play(match, 1, "put trader hamburg-lubeck", "put trader hamburg-bremen")
    assert len(offered(match, 0, "neutral-office")) == 4
    match.play(0, "neutral-office hamburg-bremen bremen")
    assert offered(match, 0, "neutral-office") == ["hamburg-lubeck hamburg", "hamburg-lubeck lubeck"]


def test_the_token_goes_to_the_box() -> None:
    match = filled(tokens={"hamburg-lubeck": "plus_3_actions"})
    match.play(0, "neutral-office hamburg-lubeck lubeck")
    assert match.position()["boxed_tokens"] == {"plus_3_actions": 1}
    match.play(0, "end-turn")
    assert len(offered(match, 0, "place-token")) > 0
    assert match.actors == (0,)


def test_a_neutral_trader_follows_a_placed_token() -> None:
    match = table(seat(), seat(), agenda=[{"do": "place-token", "seat": 0}], turned_up_tokens={"plus_3_actions": 1})
    match.play(0, "place-token plus_3_actions bremen-minden")
    assert posts(match, "bremen-minden") == "nt - -"


def test_the_neutral_colour_scores_nothing() -> None:
    match = table(seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"}, cities={"hamburg": "nt - -"})
    assert controller(match, "hamburg") == "neutral"
    match.play(0, "establish-route stade-hamburg")
    assert points(match) == [0, 0]
    assert len(match.view(None)["scores"]) == 2


def test_a_neutral_route_can_end_the_game() -> None:
    routes = {"stade-hamburg": "nt - -", "hamburg-lubeck": "nt - -"}
    match = table(seat(3), seat(points=19), routes=routes, cities={"lubeck": "1t -"})
    match.play(0, "displace-neutral trader stade-hamburg")
    play(match, 1, "put trader hamburg-lubeck", "put trader hamburg-lubeck")
    match.play(0, "neutral-office hamburg-lubeck hamburg")
    assert match.actors == ()


def test_the_tenth_city_can_be_filled_by_the_neutral_colour() -> None:
    nine = {
        "groningen": "1t 1m", "emden": "1m 1t", "hannover": "0t 0t", "brunswiek": "0t", "duisburg": "0t",
        "hildesheim": "0t 0t", "goslar": "0t", "bremen": "0t", "stade": "0m",
    }  # fmt: skip
    routes = {"luneburg-perleberg": "nt - -", "hannover-luneburg": "nt nt -"}
    match = table(seat(2), seat(abilities={"book": 1}), routes=routes, cities=nine)
    match.play(0, "displace-neutral trader luneburg-perleberg")
    play(match, 1, "put trader hannover-luneburg", "put trader hamburg-luneburg")
    assert match.view(None)["table"]["full_cities"] == 9
    match.play(0, "neutral-office hannover-luneburg luneburg")
    assert match.actors == ()


def test_the_neutral_colour_takes_no_place_among_the_links() -> None:
    """Its offices run from Arnheim to Stendal; the first player to link them still scores 7."""
    neutral = {"arnheim": "nt - - -", "munster": "nt -", "minden": "nt - - -", "brunswiek": "nt", "stendal": "- - - -"}
    routes = {"perleberg-stendal": "nt nt -", "luneburg-perleberg": "nt - -"}
    match = table(seat(2), seat(), routes=routes, cities=neutral)
    match.play(0, "displace-neutral trader luneburg-perleberg")
    play(match, 1, "put trader perleberg-stendal", "put trader hannover-luneburg")
    match.play(0, "neutral-office perleberg-stendal stendal")
    assert match.position()["east_west"] == []
    assert points(match) == [0, 0]


# Of 32 routes one colour can't hold a post of each.
BY_SEAT_1 = {"hamburg-lubeck": "1t nt nt", "hamburg-bremen": "1t nt nt nt", "hamburg-luneburg": "1t nt nt nt",
             "bremen-minden": "1t nt nt", "bremen-hannover": "1t nt nt", "kampen-arnheim": "1t nt nt",
             "munster-minden": "1t nt nt", "minden-hannover": "1t nt nt"}  # fmt: skip


def test_neutral_traders_that_fit_nowhere_are_given_up() -> None:
    """No route but the one of the displacement has a free post."""
    empty = table(seat(), seat()).view(None)["table"]["routes"]
    full = {route: " ".join(["0t", *["nt"] * (len(content["posts"]) - 1)]) for route, content in empty.items()}
    match = table(
        seat(2, abilities=DESK), seat(abilities=DESK), routes={**full, "stade-hamburg": "nt - -", **BY_SEAT_1}
    )
    match.play(0, "displace-neutral trader stade-hamburg")
    assert match.actors == (0,)
    assert posts(match, "stade-hamburg") == "0t - -"


def test_beside_a_full_city_the_office_goes_to_the_other() -> None:
    full = filled(cities={"hamburg": "1t 1t 1t"})
    assert full.options(0) == ["neutral-office hamburg-lubeck lubeck"]
    assert refused(full, 0, "neutral-office hamburg-lubeck none") == "neutral-office-city"
    full = filled(cities={"lubeck": "1t 1t"})
    assert full.options(0) == ["neutral-office hamburg-lubeck hamburg"]


def test_only_a_full_route_is_asked_about() -> None:
    match = filled()
    assert refused(match, 0, "neutral-office stade-hamburg hamburg") == "neutral-route-first"
    assert refused(match, 0, "establish-route hamburg-lubeck") == "neutral-route-first"
