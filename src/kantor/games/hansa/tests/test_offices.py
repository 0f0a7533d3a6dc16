"""Rulebook: "A) Zbudowanie Kantoru", "3a) Założenie placówki"."""

from .tables import offered, offices, points, refused, seat, supplies, table


def test_the_example_of_the_office_in_dortmund() -> None:
    """Red's (0) privileges reach pink, but the first free office is the orange one, and a trader takes it."""
    match = table(
        seat(abilities={"privilege": 2}),
        seat(),
        seat(),
        seat(),
        routes={"dortmund-paderborn": "0t 0t 0t"},
        cities={"dortmund": "0m - -", "paderborn": "0t 1m"},
    )
    assert offered(match, 0, "establish-office") == ["dortmund-paderborn dortmund"]
    match.play(0, "establish-office dortmund-paderborn dortmund")
    assert offices(match, "dortmund") == "0m 0t -"
    assert supplies(match, 0)[1] == "11t 0m"


def test_the_colour_must_be_unlocked() -> None:
    cities = {"hamburg": "1t - -"}
    match = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"}, cities=cities)
    assert refused(match, 0, "establish-office stade-hamburg hamburg") == "office-privilege"
    skilled = table(
        seat(abilities={"privilege": 1}), seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"}, cities=cities
    )
    assert "establish-office stade-hamburg hamburg" in skilled.options(0)


def test_a_square_takes_a_trader_and_a_circle_a_merchant() -> None:
    traders = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"})
    assert offered(traders, 0, "establish-office") == ["stade-hamburg hamburg"]
    assert refused(traders, 0, "establish-office stade-hamburg stade") == "office-shape"
    mixed = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t 0t 0m"})
    assert offered(mixed, 0, "establish-office") == ["stade-hamburg stade", "stade-hamburg hamburg"]
    mixed.play(0, "establish-office stade-hamburg stade")
    assert offices(mixed, "stade") == "0m"


def test_a_full_city_takes_no_office() -> None:
    match = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t 0t 0m"}, cities={"stade": "1m"})
    assert refused(match, 0, "establish-office stade-hamburg stade") == "office-city-full"


def test_a_coin_pays_at_once() -> None:
    match = table(seat(), seat(), seat(), routes={"hamburg-lubeck": "0t 0t 0t"})
    match.play(0, "establish-office hamburg-lubeck lubeck")
    assert points(match) == [1, 0, 0]


def test_the_last_office_makes_a_city_full() -> None:
    match = table(
        seat(abilities={"privilege": 3}),
        seat(),
        seat(),
        routes={"stade-hamburg": "0t 0t 0t"},
        cities={"hamburg": "1t 1t -"},
    )
    assert match.view(None)["table"]["full_cities"] == 0
    match.play(0, "establish-office stade-hamburg hamburg")
    assert match.view(None)["table"]["full_cities"] == 1
