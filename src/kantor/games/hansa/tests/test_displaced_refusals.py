"""Why a displaced piece or an extra can't be put or lifted there."""

from kantor import GAMES, Match
from kantor.games.hansa import data

from .tables import asked, offered, open_position, posts, refused, seat, table
from .test_displaced import crowded, displaced, drained, without_personal


def test_a_lifted_extra_is_asked_about_and_refused_by_its_own_reasons() -> None:
    for route in ("dortmund-paderborn", "groningen-emden", "kampen-osnabruck"):
        position = without_personal(open_position(drained()))
        if route == "kampen-osnabruck":
            position["routes"]["dortmund-paderborn"]["posts"] = ["trader 1", None, None]
            position["routes"][route] = {"posts": ["trader 1", "trader 0"]}
        position["routes"]["hamburg-lubeck"] = {"posts": ["trader 0"] * 3}
        match = Match.at("hansa", position)
        before = asked(match, 1)
        match.play(1, f"lift trader {route}")
        assert asked(match, 1) != before
        assert match.view(1)["prompt"]["args"]["now"] == "lifted"
        assert refused(match, 1, "put merchant hamburg-bremen") == "put-what-is-lifted"
        assert refused(match, 1, "put trader hamburg-lubeck") == "post-free"
        assert refused(match, 1, "put trader hamburg-bremen") == "displaced-nearest"


def test_every_route_of_england_is_judged_by_its_distance() -> None:
    """A piece displaced in Wales: Scotland is closed to it, a far route of England is only too far."""
    seats = [seat() for _ in range(4)]
    match = table(*seats, board="britannia", agenda=displaced("cardiff-pembroke"))
    assert refused(match, 1, "put trader glasgow-falkirk") == "displaced-country"
    assert refused(match, 1, "put trader london-oxford") == "displaced-nearest"


def test_a_lift_that_makes_no_room_is_refused_for_that() -> None:
    match = crowded("route")
    own = next(route for route in match.view(None)["table"]["routes"] if "1t" in posts(match, route).split())
    assert refused(match, 1, f"lift trader {own}") == "displaced-no-room"
    # A post that only merchants take is no room for the trader, so the merchant there may not take the other.
    position = open_position(match)
    sea = position["routes"]["wismar-stralsund"]["posts"]
    sea[sea.index(None)] = "merchant 1"
    position["routes"]["dresden-krakau"]["posts"][0] = None
    match = Match.at("hansa", position)
    assert refused(match, 1, "lift merchant wismar-stralsund-merchants") == "displaced-last-post"
    # Also when that other is of the lane with the merchants' number.
    board = data.board(GAMES["hansa"].setup(5, {"board": "east"}))
    row = position["routes"][board.route_ids[board.lane_route[1]]]["posts"]
    position["routes"]["dresden-krakau"]["posts"][0], row[0] = row[0], None
    match = Match.at("hansa", position)
    assert offered(match, 1, "put trader") == [board.route_ids[board.lane_route[1]]]
    assert refused(match, 1, "lift merchant wismar-stralsund-merchants") == "displaced-last-post"
