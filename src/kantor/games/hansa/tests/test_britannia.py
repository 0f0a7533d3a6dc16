"""Rulebook (B): "Brytania"."""

from .tables import happened, offered, offices, player, points, realm, refused, seat, table


def test_the_link_goes_from_oxford_to_york() -> None:
    match = table(
        seat(),
        seat(),
        seat(),
        board="britannia",
        routes={"nottingham-york": "0t 0t 0t"},
        cities={
            "oxford": "0m -",
            "london": "0t - - - - -",
            "cambridge": "0m -",
            "norwich": "0t -",
            "nottingham": "0t -",
        }
        | {"cambridge": "1m 0t"},
    )
    match.play(0, "establish-office nottingham-york york")
    assert "east-west-linked" in happened(match)
    assert points(match) == [8, 0, 0]  # one for Nottingham


def test_the_prestige_table_stands_in_plymouth() -> None:
    match = table(seat(), seat(), seat(), seat(), board="britannia", routes={"salisbury-plymouth": "0m 0t 0t 0t"})
    assert offered(match, 0, "establish-prestige") == ["salisbury-plymouth 7"]


def test_a_coin_is_worth_two() -> None:
    match = table(
        seat(abilities={"privilege": 1}), seat(), seat(), board="britannia", routes={"salisbury-bristol": "0t 0t 0t 0t"}
    )
    match.play(0, "establish-office salisbury-bristol bristol")
    assert points(match) == [2, 0, 0]


def test_the_eighth_full_city_ends_the_game() -> None:
    cities = {"richmond": "1t", "durham": "1t", "lancaster": "1t", "ipswich": "1t", "oxford": "1m 2t"}
    cities |= {"conway": "1t 2t", "salisbury": "1t 2t"}
    match = table(
        seat(abilities={"privilege": 1}),
        seat(),
        seat(),
        board="britannia",
        routes={"salisbury-bristol": "0t 0t 0t 0t"},
        cities=cities,
    )
    assert match.view(None)["table"]["full_cities"] == 7
    match.play(0, "establish-office salisbury-bristol bristol")
    assert match.actors == ()
    assert match.events()[-1].reason == "cities"  # type: ignore[attr-defined]


def test_no_token_lies_in_wales_or_scotland() -> None:
    match = table(
        *(seat() for _ in range(4)),
        board="britannia",
        turned_up_tokens={"plus_3_actions": 1},
        agenda=[{"do": "place-token", "seat": 0}],
    )
    free = offered(match, 0, "place-token")
    assert len(free) == 40 - 7 - 6 - 2
    assert "plus_3_actions chester-carlisle" in free
    assert refused(match, 0, "place-token plus_3_actions cardiff-pembroke") == "token-country"
    assert refused(match, 0, "place-token plus_3_actions carlisle-falkirk") == "token-country"
    assert refused(match, 0, "place-token plus_3_actions canterbury-calais") == "token-sea-route"


def test_the_view_tells_of_countries_permissions_and_standings() -> None:
    match = table(
        *(seat() for _ in range(4)),
        board="britannia",
        cities={"cardiff": "0t 1t - - -", "isle_of_man": "2m -"},
        permissions_used=["cardiff"],
    )
    found = realm(match)
    assert found["countries"]["cardiff-pembroke"] == "wales"
    assert found["countries"]["carlisle-isle_of_man"] == "scotland"
    assert "coventry-cardiff" not in found["countries"]
    assert found["permissions"] == [
        {"city": "cardiff", "countries": ["wales"], "holder": 1, "used": True},
        {"city": "carlisle", "countries": ["scotland"], "holder": None, "used": False},
        {"city": "london", "countries": ["wales", "scotland"], "holder": None, "used": False},
    ]
    wales, scotland = found["standings"]["wales"], found["standings"]["scotland"]
    assert [(own["cities"], own["offices"], own["points"]) for own in wales] == [
        (0, 1, 2),
        (1, 1, 5),
        (1, 1, 5),
        (0, 0, 0),
    ]
    assert [own["points"] for own in scotland] == [0, 0, 7, 0]


def test_the_table_in_lines_tells_of_them_too() -> None:
    match = table(
        *(seat() for _ in range(4)),
        board="britannia",
        routes={"conway-isle_of_man": "2m - -"},
        cities={"cardiff": "0t 1t - - -"},
        permissions_used=["cardiff"],
    )
    _, at = match.game.position_from_json(match.position())
    lines = match.game.text_board(at, frozenset(), match.game.texts("en"), "ABCD".__getitem__).splitlines()
    assert "  Conway–Isle of Man (Wales): merchant C, free for a merchant, -" in lines
    assert "Permission of Cardiff (Wales): B, used in this turn" in lines
    assert "Wales: B has cities 1, offices 1, points 7" in lines
    assert "Permanent bonus of Canterbury–Calais: Move 2" in lines


def test_the_example_of_the_three_routes_of_chester() -> None:
    """A Welsh route, a sea route and an English one: no permission is needed to establish any of them."""
    routes = {"conway-chester": "0t 0t 0t", "chester-carlisle": "0m 0m 0t", "hereford-chester": "0t 0t 0t 0t"}
    for route, posts in routes.items():
        match = table(
            *(seat(abilities={"book": 1}) for _ in range(4)),
            board="britannia",
            routes={route: posts},
            cities={"cardiff": "1t - - - -", "carlisle": "1t - - - -", "london": "1t - - - - - - -"},
        )
        assert {f"{route} chester", f"{route} actions"} <= {
            *offered(match, 0, "establish-office"),
            *offered(match, 0, "establish-ability"),
        }
        office = table(*(seat(abilities={"book": 1}) for _ in range(4)), board="britannia", routes={route: posts})
        office.play(0, f"establish-office {route} chester")
        assert offices(office, "chester") == "0t - -"
        assert office.position()["permissions_used"] == []
        match.play(0, f"establish-ability {route} actions")
        assert player(match, 0)["abilities"]["actions"] == 1
        assert match.position()["permissions_used"] == []
