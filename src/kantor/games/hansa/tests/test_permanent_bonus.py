"""Rulebook (B): "Stałe żetony premii"."""

from kantor import GAMES
from kantor.games.hansa import data

from .tables import (
    DESK,
    happened,
    offered,
    offices,
    play,
    player,
    points,
    posts,
    realm,
    refused,
    seat,
    supplies,
    table,
    turn,
)

SEA = {"malmo-visby": "0t 0m 0t"}


def test_a_bonus_is_used_at_once_or_lost() -> None:
    match = table(seat(2), seat(), seat(), board="east", routes=SEA)
    match.play(0, "establish-route malmo-visby")
    assert happened(match)[-1] == "bonus-gained"
    assert match.position()["agenda"] == [*turn(actions=1), {"do": "bonus-office", "seat": 0}]
    assert realm(match)["bonus"] == {"bonus": "office_in_green_city", "left": 0, "pieces": {}}
    assert refused(match, 0, "place trader malmo-visby") == "bonus-first"
    assert refused(match, 0, "put trader malmo-visby") == "bonus-first"
    match.play(0, "done")
    assert happened(match)[-1] == "bonus-left"
    assert refused(match, 0, "green-office waren trader") == "nothing-pending"


def test_a_bonus_is_used_also_with_the_last_action() -> None:
    match = table(seat(2), seat(), seat(), board="east", routes=SEA, agenda=turn(actions=1))
    match.play(0, "establish-route malmo-visby")
    assert match.actors == (0,)
    match.play(0, "green-office dresden trader")
    assert offices(match, "dresden") == "0t"
    assert match.actors == (1,)


def test_a_bonus_is_no_token() -> None:
    match = table(seat(2), seat(), seat(), board="east", routes=SEA)
    play(match, 0, "establish-route malmo-visby", "green-office dresden trader")
    assert match.view(None)["scores"][0]["tokens"] == 0
    assert match.view(None)["table"]["waiting_tokens"] == 0


def test_a_bonus_comes_again_with_the_route() -> None:
    match = table(seat(3), seat(), seat(), board="east", routes=SEA, agenda=turn(actions=3))
    play(match, 0, "establish-route malmo-visby", "done")
    again = table(seat(3), seat(), seat(), board="east", routes=SEA)
    again.play(0, "establish-office malmo-visby malmo")
    assert happened(again)[-1] == "bonus-gained"


def test_the_end_of_the_game_comes_before_the_bonus() -> None:
    match = table(seat(2, points=19), seat(), seat(), board="east", routes=SEA, cities={"malmo": "1m 0t -"})
    match.play(0, "establish-route malmo-visby")
    assert match.actors == ()
    assert happened(match)[-1] == "finished"


def test_an_office_by_the_bonus_can_end_the_game() -> None:
    cities = dict.fromkeys(("perleberg", "tangermunde", "berlin_colln", "wittenberg"), "1t") | {"visby": "1m"}
    cities |= {"anklam": "1t 2t", "kulm": "1t 2t", "allenstein": "1t 2t", "braunsberg": "1t 2m"}
    match = table(seat(2), seat(), seat(), board="east", routes=SEA, cities=cities)
    assert match.view(None)["table"]["full_cities"] == 9
    match.play(0, "establish-route malmo-visby")
    assert happened(match)[-1] == "bonus-gained"
    match.play(0, "green-office waren trader")
    assert match.actors == ()
    assert happened(match)[-3:] == ["office-established", "city-full", "finished"]


def test_two_pieces_of_anybody_are_moved() -> None:
    match = table(
        seat(abilities={"book": 1}),
        seat(),
        seat(),
        board="east",
        routes={"wismar-stralsund": "0t 0m 0m", "lubeck-wismar": "0t 1t -", "wismar-waren": "2t - -"},
    )
    match.play(0, "establish-route wismar-stralsund")
    assert offered(match, 0, "lift") == ["trader lubeck-wismar"] + [
        f"-other {text}" for text in ("1 trader lubeck-wismar", "2 trader wismar-waren")
    ]
    play(match, 0, "lift trader lubeck-wismar", "lift-other 2 trader wismar-waren")
    assert refused(match, 0, "lift-other 1 trader lubeck-wismar") == "bonus-two"
    assert refused(match, 0, "done") == "move-put-down"
    play(match, 0, "put-other 2 trader wismar-stralsund", "put trader halle-dresden")
    assert posts(match, "wismar-stralsund") == "2t - -"
    assert posts(match, "halle-dresden") == "0t - - -"
    assert posts(match, "lubeck-wismar") == "- 1t -"
    assert match.position()["agenda"] == turn(actions=1)


def test_one_piece_may_be_moved_alone() -> None:
    match = table(
        seat(), seat(), seat(), board="east", agenda=[*turn(), BONUS_MOVE], routes={"lubeck-wismar": "1t - -"}
    )
    play(match, 0, "lift-other 1 trader lubeck-wismar", "put-other 1 trader wismar-waren")
    assert match.position()["agenda"] == turn()


BONUS_MOVE = {"do": "bonus-move", "seat": 0, "left": 2}


def test_two_pieces_may_change_places() -> None:
    match = table(
        seat(),
        seat(),
        seat(),
        board="east",
        agenda=[*turn(), BONUS_MOVE],
        routes={"lubeck-wismar": "1t 2t 2t", "wismar-waren": "0m 2t 2t"},
    )
    play(match, 0, "lift-other 1 trader lubeck-wismar", "lift merchant wismar-waren")
    play(match, 0, "put merchant lubeck-wismar", "put-other 1 trader wismar-waren")
    assert posts(match, "lubeck-wismar") == "0m 2t 2t"
    assert posts(match, "wismar-waren") == "1t 2t 2t"


def test_privileges_are_developed() -> None:
    match = table(seat(abilities={"book": 1}), seat(), seat(), board="east", routes={"stralsund-malmo": "0t 0m 0m"})
    match.play(0, "establish-route stralsund-malmo")
    assert match.options(0) == ["develop-privilege", "done"]
    match.play(0, "develop-privilege")
    assert player(match, 0)["abilities"]["privilege"] == 1
    assert supplies(match, 0)[0] == "1t 0m"
    match = table(
        seat(abilities={"book": 1, "privilege": 3}),
        seat(),
        seat(),
        board="east",
        routes={"stralsund-malmo": "0t 0m 0m"},
    )
    match.play(0, "establish-route stralsund-malmo")
    assert match.position()["agenda"] == turn(actions=1)


def test_two_pieces_of_the_route_are_put_down_again() -> None:
    """One of four became an office: two of the other three go to posts, one to the general supply."""
    match = table(seat(), seat(), seat(), board="east", routes={"malmo-danzig": "0m 0t 0t 0t"})
    before = supplies(match, 0)
    match.play(0, "establish-office malmo-danzig danzig")
    assert realm(match)["bonus"] == {
        "bonus": "reuse_2_from_route",
        "left": 2,
        "pieces": {"trader": 2, "merchant": 1},
    }
    assert refused(match, 0, "put trader malmo-danzig-merchants") == "post-merchants-only"
    play(match, 0, "put merchant malmo-danzig-merchants", "put trader thorn-krakau")
    assert posts(match, "malmo-danzig") == "0m - - -"
    assert posts(match, "thorn-krakau") == "0t - -"
    assert match.position()["agenda"] == turn(actions=1)
    assert (before, supplies(match, 0)) == (("0t 0m", "8t 0m"), ("0t 0m", "9t 0m"))


def test_fewer_may_be_put_down_and_only_what_was_there() -> None:
    match = table(seat(abilities={"book": 1}), seat(), seat(), board="east", routes={"malmo-danzig": "0m 0t 0t 0t"})
    match.play(0, "establish-office malmo-danzig malmo")
    assert refused(match, 0, "put merchant thorn-krakau") == "bonus-reuse"
    play(match, 0, "put trader thorn-krakau", "done")
    assert match.position()["agenda"] == turn(actions=1)


def test_two_pieces_are_placed_in_wales_and_scotland() -> None:
    match = table(
        *(seat(1, abilities={"book": 1}) for _ in range(4)),
        board="britannia",
        routes={"calais-southampton": "0t 0m 0m"},
    )
    match.play(0, "establish-route calais-southampton")
    assert refused(match, 0, "put trader london-oxford") == "bonus-place"
    assert refused(match, 0, "put trader conway-isle_of_man-merchants") == "post-merchants-only"
    play(match, 0, "put trader cardiff-pembroke", "put merchant carlisle-isle_of_man-merchants")
    assert posts(match, "cardiff-pembroke") == "0t - -"
    assert posts(match, "carlisle-isle_of_man") == "- 0m -"
    assert match.position()["permissions_used"] == []
    assert match.position()["agenda"] == turn(actions=1)


def test_placed_pieces_come_from_the_supplies_and_then_from_routes() -> None:
    bonus = [*turn(), {"do": "bonus-place", "seat": 0, "left": 2}]
    match = table(seat(1, 1), seat(), seat(), board="britannia", agenda=bonus, cities=CITIES)
    # The last trader of the general supply first, then the personal one.
    assert supplies(match, 0) == ("1t 1m", "1t 0m")
    assert refused(match, 0, "put merchant cardiff-pembroke") == "bonus-place-source"
    match.play(0, "put trader cardiff-pembroke")
    match.play(0, "put merchant cardiff-pembroke")
    assert supplies(match, 0) == ("1t 0m", "0t 0m")
    # Nothing anywhere else: a piece of a route, but not back to its lane.
    routes = {"cardiff-pembroke": "0t 0t -", "london-oxford": "0m - - -"}
    match = table(seat(), seat(), seat(), board="britannia", agenda=bonus, cities=CITIES, routes=routes)
    assert supplies(match, 0) == ("0t 0m", "0t 0m")
    assert match.options(0) == ["lift trader cardiff-pembroke", "lift merchant london-oxford", "done"]
    match.play(0, "lift trader cardiff-pembroke")
    assert refused(match, 0, "done") == "move-put-down"
    assert refused(match, 0, "put trader cardiff-pembroke") == "bonus-place-source"
    match.play(0, "put trader conway-chester")
    assert posts(match, "conway-chester") == "0t - -"


# Nine offices of seat 0: with the desk, 27 - 1 - 15 - 9 = 2 traders and one merchant are left.
CITIES = {"london": "0t 0t 0t - - -", "hereford": "0t 0t 0t", "southampton": "0t 0t -", "coventry": "0t -"}


def test_who_establishes_the_route_has_the_bonus_whoever_controls_its_cities() -> None:
    cities = {"malmo": "1m - -", "visby": "2m"}
    match = table(seat(2), seat(), seat(), board="east", routes=SEA, cities=cities)
    match.play(0, "establish-route malmo-visby")
    assert points(match) == [0, 1, 1]
    assert match.actors == (0,)
    assert happened(match)[-1] == "bonus-gained"
    match.play(0, "green-office waren trader")
    assert offices(match, "waren") == "0t"


def test_what_is_lifted_by_the_bonus_is_refused_for_its_reason() -> None:
    routes = {"lubeck-wismar": "1t 2t 2t", "wismar-waren": "0m 2t 2t"}
    match = table(seat(), seat(), seat(), board="east", agenda=[*turn(), BONUS_MOVE], routes=routes)
    assert refused(match, 0, "lift-other 1 trader wismar-waren") == "three-traders-there"
    assert refused(match, 0, "lift-other 1 merchant lubeck-wismar") == "three-traders-there"
    assert refused(match, 0, "put-other 1 trader halle-dresden") == "put-what-is-lifted"
    match.play(0, "lift-other 1 trader lubeck-wismar")
    assert refused(match, 0, "put-other 2 trader halle-dresden") == "put-what-is-lifted"
    assert refused(match, 0, "put-other 1 trader wismar-waren") == "post-free"


def test_a_bonus_office_is_refused_for_other_moves_by_their_reasons() -> None:
    routes = SEA | {"lubeck-wismar": "1t 2t 2t"}
    match = table(seat(2), seat(), seat(), board="east", routes=routes)
    match.play(0, "establish-route malmo-visby")
    assert refused(match, 0, "put trader lubeck-wismar") == "post-free"
    assert refused(match, 0, "lift trader lubeck-wismar") == "bonus-first"


def test_a_piece_may_be_lifted_for_the_last_lane_alone() -> None:
    """Of Wales and Scotland only a post of the last lane is free."""
    board = data.board(GAMES["hansa"].setup(4, {"board": "britannia"}))
    traders = iter([f"{who}t" for who in (1, 2, 3) for _ in range(20)])
    merchants = iter([f"{who}m" for who in (1, 2, 3) for _ in range(4)])
    routes = {}
    for index, route in enumerate(board.route_ids):
        if board.route_country[index] != 0:
            row = [""] * int(board.first_post[index + 1] - board.first_post[index])
            for post in range(board.first_post[index], board.first_post[index + 1]):
                at_sea = board.lane_merchants[board.post_lane[post]]
                row[board.post_printed[post]] = next(merchants if at_sea else traders)
            routes[route] = " ".join(row)
    last = board.route_ids[-1]
    routes[last] = f"-{routes[last][2:]}"
    routes["london-oxford"] = "0t 0t 0m -"
    bonus = [*turn(), {"do": "bonus-place", "seat": 0, "left": 2}]
    desks = [seat()] + [seat(abilities=DESK)] * 3
    cities = {**CITIES, "london": "0t 0t 0t - - - - -"}
    match = table(*desks, board="britannia", agenda=bonus, cities=cities, routes=routes)
    assert supplies(match, 0) == ("0t 0m", "0t 0m")
    assert match.options(0) == ["lift trader london-oxford", "lift merchant london-oxford", "done"]
