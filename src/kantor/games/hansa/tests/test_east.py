"""Rulebook (B): "Wschodnia Liga Hanzeatycka"."""

from .tables import happened, offered, player, points, realm, refused, seat, table


def test_the_link_goes_from_lubeck_to_danzig() -> None:
    match = table(
        seat(),
        seat(),
        seat(),
        board="east",
        routes={"malmo-danzig": "0m 0t 0t 0t"},
        cities={"lubeck": "0t - -", "wismar": "0t -", "stralsund": "0t -", "danzig": "0t - - -"},
    )
    match.play(0, "establish-office malmo-danzig malmo")
    assert "east-west-linked" in happened(match)
    assert points(match) == [8, 0, 0]  # one for Danzig


def test_the_prestige_table_stands_in_konigsberg() -> None:
    match = table(seat(), seat(), seat(), board="east", routes={"danzig-konigsberg": "0m 0t 0t 0t"})
    assert offered(match, 0, "establish-prestige") == ["danzig-konigsberg 7"]
    match.play(0, "establish-prestige danzig-konigsberg 7")
    assert match.view(None)["table"]["prestige"] == [0, None, None, None]


def test_waren_offers_actions_or_bank() -> None:
    match = table(seat(), seat(), seat(), board="east", routes={"waren-havelberg": "0t 0t 0t"})
    assert offered(match, 0, "establish-ability") == ["waren-havelberg actions", "waren-havelberg bank"]
    match.play(0, "establish-ability waren-havelberg bank")
    assert player(match, 0)["abilities"]["bank"] == 1


def test_a_coin_pays_one() -> None:
    match = table(seat(), seat(), seat(), board="east", routes={"waren-havelberg": "0t 0t 0t"})
    match.play(0, "establish-office waren-havelberg havelberg")
    assert points(match) == [1, 0, 0]


def test_the_view_tells_what_the_board_has() -> None:
    found = realm(table(seat(), seat(), seat(), board="east"))
    assert found["bonuses"] == {
        "wismar-stralsund": "move_2_any",
        "stralsund-malmo": "develop_privilege",
        "malmo-visby": "office_in_green_city",
        "malmo-danzig": "reuse_2_from_route",
    }
    assert found["merchant_posts"] == {
        "wismar-stralsund": [1, 2],
        "stralsund-malmo": [1, 2],
        "malmo-visby": [1],
        "malmo-danzig": [0],
    }
    assert found["green_cities"] == ["waren", "belgard", "dresden"]
    assert (found["countries"], found["permissions"], found["standings"], found["bonus"]) == ({}, [], {}, None)


def test_the_base_board_has_nothing_of_it() -> None:
    match = table(seat(), seat(), seat())
    assert match.view(None)["table"]["realm"] is None
    assert "permissions_used" not in match.position()
    assert refused(match, 0, "done") == "nothing-pending"
