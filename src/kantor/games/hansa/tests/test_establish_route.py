"""Rulebook: "Ustanowienie szlaku handlowego", "E) Ustanowienie szlaku handlowego", "1) Otrzymanie punktów renomy"."""

from .tables import controller, happened, offered, offices, points, posts, refused, seat, some, supplies, table, turn


def test_all_posts_must_be_own() -> None:
    match = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t 0t -", "hamburg-lubeck": "0t 0t 1t"})
    assert refused(match, 0, "establish-route stade-hamburg") == "route-all-posts"
    assert refused(match, 0, "establish-office hamburg-lubeck hamburg") == "route-all-posts"


def test_the_example_of_dortmund_and_paderborn() -> None:
    """Red (0) has the only office in Dortmund; in Paderborn blue's (1) office is further to the right."""
    match = table(
        seat(),
        seat(),
        seat(),
        seat(),
        routes={"dortmund-paderborn": "0t 0t 0t"},
        cities={"dortmund": "0m - -", "paderborn": "0t 1m"},
    )
    assert (controller(match, "dortmund"), controller(match, "paderborn")) == (0, 1)
    match.play(0, "establish-route dortmund-paderborn")
    assert points(match) == [1, 1, 0, 0]


def test_the_example_of_hannover_and_luneburg() -> None:
    """Blue (1) controls Hannover, red (0) Lüneburg; then red's new office takes Hannover over and fills it."""
    match = table(
        seat(abilities={"privilege": 2}),
        seat(),
        seat(),
        seat(),
        edition="classic",
        routes={"hannover-luneburg": "0t 0t 0t"},
        cities={"hannover": "1t -", "luneburg": "0m -"},
    )
    match.play(0, "establish-office hannover-luneburg hannover")
    assert points(match) == [1, 1, 0, 0]
    assert offices(match, "hannover") == "1t 0t"
    assert controller(match, "hannover") == 0
    assert supplies(match, 0) == ("0t 0m", "12t 0m")
    assert match.view(None)["table"]["full_cities"] == 1


def test_most_offices_control_a_city() -> None:
    match = table(
        seat(), seat(), seat(), cities={"minden": "0t 0t 1t -", "arnheim": "0t 1m 1t 0t", "stendal": "1t|1t - - -"}
    )
    assert [controller(match, city) for city in ("minden", "arnheim", "stendal", "goslar")] == [0, 0, 1, None]


def test_one_player_may_score_both_cities() -> None:
    match = table(
        seat(), seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"}, cities={"stade": "2m", "hamburg": "2t - -"}
    )
    match.play(0, "establish-route stade-hamburg")
    assert points(match) == [0, 0, 2]


def test_points_come_before_the_office() -> None:
    match = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"})
    match.play(0, "establish-office stade-hamburg hamburg")
    assert points(match) == [0, 0, 0]
    assert controller(match, "hamburg") == 0


def test_points_token_and_reward_come_in_this_order() -> None:
    """Red (0) takes “+3 actions” with the route, then founds an office."""
    match = table(
        seat(),
        seat(),
        seat(),
        seat(),
        agenda=turn(actions=2),
        routes={"dortmund-paderborn": "0t 0t 0t"},
        tokens={"dortmund-paderborn": "plus_3_actions"},
        cities={"dortmund": "0m - -"},
    )
    match.play(0, "establish-office dortmund-paderborn paderborn")
    assert happened(match) == ["route-established", "control-scored", "token-taken", "office-established"]


def test_the_example_of_the_token() -> None:
    """Red (0) takes “+3 actions” and a new token face down; that is placed at the end, after the three actions."""
    match = table(
        seat(3),
        seat(),
        seat(),
        seat(),
        agenda=turn(actions=1),
        routes={"dortmund-paderborn": "0t 0t 0t"},
        tokens={"dortmund-paderborn": "plus_3_actions"},
    )
    match.play(0, "establish-route dortmund-paderborn")
    assert match.view(None)["table"]["waiting_tokens"] == 1
    match.play(0, "extra-actions 3")
    for _ in range(3):
        match.play(0, "place trader stade-hamburg")
    (token,) = some(match.view(None)["table"]["turned_up_tokens"])
    assert refused(match, 0, f"place-token {token} stade-hamburg") == "token-empty-route"
    match.play(0, f"place-token {token} dortmund-paderborn")
    assert match.actors == (1,)


def test_the_pieces_go_to_the_general_supply() -> None:
    match = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t 0m 0t"})
    assert supplies(match, 0) == ("0t 0m", "9t 0m")
    match.play(0, "establish-route stade-hamburg")
    assert supplies(match, 0) == ("0t 0m", "11t 1m")
    assert posts(match, "stade-hamburg") == "- - -"


def test_a_route_between_full_cities_can_be_established() -> None:
    match = table(
        seat(), seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"}, cities={"stade": "1m", "hamburg": "1t 1t 2t"}
    )
    assert offered(match, 0, "establish-office") == []
    match.play(0, "establish-route stade-hamburg")
    assert points(match) == [0, 2, 0]
