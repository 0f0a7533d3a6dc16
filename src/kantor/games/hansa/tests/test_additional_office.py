"""Rulebook: "Dodatkowe miejsce na Kantor", "Dodatkowa placówka"."""

from .tables import controller, offered, offices, player, refused, seat, some, table, turn

TOKEN = {"additional_office": 1}


def test_the_example_of_hannover() -> None:
    """All offices in Hannover are taken; the token adds red's (0) left of them."""
    match = table(
        seat(tokens=TOKEN),
        seat(),
        seat(),
        seat(),
        routes={"bremen-hannover": "0t 0t 0m"},
        cities={"hannover": "1t 2t"},
    )
    assert refused(match, 0, "establish-office bremen-hannover hannover") == "office-city-full"
    match.play(0, "establish-additional-office bremen-hannover hannover trader")
    assert offices(match, "hannover") == "0t|1t 2t"
    assert some(player(match, 0)["used_tokens"]) == TOKEN
    assert match.view(None)["table"]["full_cities"] == 1


def test_it_takes_either_kind_and_needs_no_privilege() -> None:
    match = table(
        seat(tokens=TOKEN), seat(), seat(), routes={"stade-hamburg": "0t 0m 0t"}, cities={"hamburg": "1t - -"}
    )
    assert offered(match, 0, "establish-additional-office") == [
        "stade-hamburg hamburg trader",
        "stade-hamburg hamburg merchant",
    ]
    match.play(0, "establish-additional-office stade-hamburg hamburg merchant")
    assert offices(match, "hamburg") == "0m|1t - -"


def test_a_token_just_taken_cannot_serve_the_same_action() -> None:
    match = table(
        seat(),
        seat(),
        seat(),
        routes={"stade-hamburg": "0t 0t 0t"},
        tokens={"stade-hamburg": "additional_office"},
        cities={"hamburg": "1t - -"},
    )
    move = "establish-additional-office stade-hamburg hamburg trader"
    assert refused(match, 0, move) == "additional-office-token"


def test_the_city_needs_an_office_first() -> None:
    for edition in ("classic", "bigbox"):
        match = table(seat(tokens=TOKEN), seat(), seat(), edition=edition, routes={"stade-hamburg": "0t 0t 0t"})
        move = "establish-additional-office stade-hamburg hamburg trader"
        assert refused(match, 0, move) == "additional-office-city"


def test_the_piece_must_stand_on_the_route() -> None:
    match = table(
        seat(tokens=TOKEN), seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"}, cities={"hamburg": "1t - -"}
    )
    assert refused(match, 0, "establish-additional-office stade-hamburg hamburg merchant") == "office-shape"


def test_it_loses_every_tie() -> None:
    match = table(seat(), seat(), seat(), cities={"hamburg": "0t|1t - -", "minden": "0t 0t|1t - - -"})
    assert controller(match, "hamburg") == 1
    assert controller(match, "minden") == 0


def test_the_newest_lies_leftmost() -> None:
    match = table(
        seat(tokens=TOKEN), seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"}, cities={"hamburg": "2t|1t - -"}
    )
    match.play(0, "establish-additional-office stade-hamburg hamburg trader")
    assert offices(match, "hamburg") == "0t 2t|1t - -"


def test_an_office_of_another_player_is_enough() -> None:
    for edition in ("classic", "bigbox"):
        match = table(
            seat(tokens=TOKEN),
            seat(),
            seat(),
            edition=edition,
            routes={"stade-hamburg": "0t 0t 0t"},
            cities={"hamburg": "1t - -"},
        )
        match.play(0, "establish-additional-office stade-hamburg hamburg trader")
        assert offices(match, "hamburg") == "0t|1t - -"


def test_classic_takes_any_office_for_a_beginning() -> None:
    for owner in range(3):
        match = table(
            seat(tokens=TOKEN),
            seat(),
            seat(),
            edition="classic",
            routes={"stade-hamburg": "0t 0t 0t"},
            cities={"hamburg": f"{owner}t - -"},
        )
        assert "stade-hamburg hamburg trader" in offered(match, 0, "establish-additional-office")


def test_a_city_has_room_for_as_many_as_there_are_tokens() -> None:
    match = table(
        seat(),
        seat(tokens=TOKEN),
        seat(),
        agenda=turn(1),
        routes={"stade-hamburg": "1t 1t 1t"},
        cities={"hamburg": "2t 0t 2t|0t - -"},
    )
    match.play(1, "establish-additional-office stade-hamburg hamburg trader")
    assert offices(match, "hamburg") == "1t 2t 0t 2t|0t - -"
    assert player(match, 1)["tokens"]["additional_office"] == 0
