"""Rulebook (B): "Anglia, Walia i Szkocja"."""

from typing import Any

from kantor import Match

from .tables import happened, offered, play, posts, refused, seat, table, turn

CARDIFF = {"cardiff": "0t - - - -"}
CARLISLE = {"carlisle": "0t - - - -"}
LONDON = {"london": "0t - - - - - - -"}


def four(*seats: dict[str, Any], actions: int = 3, **fields: Any) -> Match:
    """Four players on Britannia, the first with five pieces."""
    own = seats or (seat(5, 1),)
    rest = [seat() for _ in range(4 - len(own))]
    return table(*own, *rest, board="britannia", agenda=turn(actions=actions), **fields)


def open_countries(match: Match, who: int = 0) -> list[str]:
    found = {text.split()[1] for text in offered(match, who, "place ")}
    known = {"england": "london-oxford", "wales": "cardiff-pembroke", "scotland": "glasgow-falkirk"}
    return [country for country, route in known.items() if route in found]


def test_without_a_permission_wales_and_scotland_are_closed() -> None:
    match = four()
    assert open_countries(match) == ["england"]
    assert refused(match, 0, "place trader cardiff-pembroke") == "permission"
    assert refused(match, 0, "place trader carlisle-isle_of_man") == "permission"
    # The route's country counts, not that of its cities.
    play(match, 0, "place trader coventry-cardiff", "place merchant chester-carlisle-merchants")


def test_the_rightmost_occupied_office_gives_the_permission() -> None:
    assert open_countries(four(cities=CARDIFF)) == ["england", "wales"]
    assert open_countries(four(cities=CARLISLE)) == ["england", "scotland"]
    assert open_countries(four(cities=LONDON)) == ["england", "wales", "scotland"]
    assert open_countries(four(cities={"cardiff": "0t 0t 1t - -"})) == ["england"]
    assert open_countries(four(cities={"cardiff": "1t 1t 0t - -"})) == ["england", "wales"]
    # An additional office lies left of the printed ones.
    assert open_countries(four(cities={"cardiff": "0t|1t - - - -"})) == ["england"]


def test_each_permission_is_good_once_a_turn() -> None:
    match = four(cities=CARDIFF)
    match.play(0, "place trader cardiff-pembroke")
    assert happened(match) == ["permission-used", "placed"]
    assert match.position()["permissions_used"] == ["cardiff"]
    assert open_countries(match) == ["england"]
    assert refused(match, 0, "place trader conway-chester") == "permission"
    play(match, 0, "place trader london-oxford", "end-turn")
    for who in (1, 2, 3):
        match.play(who, "end-turn")
    assert open_countries(match) == ["england", "wales"]


def test_displacing_takes_a_permission_too() -> None:
    routes = {"cardiff-pembroke": "1t - -", "conway-chester": "1t - -", "london-oxford": "1t - - -"}
    match = four(routes=routes)
    assert offered(match, 0, "displace") == ["trader london-oxford 1 trader", "merchant london-oxford 1 trader"]
    assert refused(match, 0, "displace trader cardiff-pembroke 1 trader") == "permission"
    match = four(routes=routes, cities=CARDIFF)
    play(match, 0, "displace trader cardiff-pembroke 1 trader", "pay 1 0")
    play(match, 1, "put trader montgomery-cardiff", "done")
    assert refused(match, 0, "displace trader conway-chester 1 trader") == "permission"
    assert open_countries(match) == ["england"]


def test_cardiff_and_carlisle_come_before_london() -> None:
    match = four(cities=CARDIFF | LONDON)
    match.play(0, "place trader cardiff-pembroke")
    assert match.position()["permissions_used"] == ["cardiff"]
    assert open_countries(match) == ["england", "wales", "scotland"]
    match.play(0, "place trader glasgow-falkirk")
    assert match.position()["permissions_used"] == ["cardiff", "london"]
    assert open_countries(match) == ["england"]
    match = four(cities=CARLISLE | LONDON)
    match.play(0, "place trader glasgow-falkirk")
    assert match.position()["permissions_used"] == ["carlisle"]


def test_the_hint_of_cardiff_and_london() -> None:
    """With both, two such actions: both in Wales, or one in each country."""
    both = CARDIFF | LONDON
    match = four(cities=both)
    play(match, 0, "place trader cardiff-pembroke", "place trader cardiff-pembroke")
    assert open_countries(match) == ["england"]
    match = four(cities=both)
    play(match, 0, "place trader glasgow-falkirk", "place trader cardiff-pembroke")
    assert open_countries(match) == ["england"]
    # London's is gone for Scotland, Cardiff's is still good for Wales.
    match = four(cities=both)
    match.play(0, "place trader glasgow-falkirk")
    assert open_countries(match) == ["england", "wales"]


def test_the_office_counts_when_the_permission_is_used() -> None:
    match = four(
        seat(5, abilities={"privilege": 1}),
        cities={"cardiff": "1t - - - -"},
        routes={"coventry-cardiff": "0t 0t 0t"},
    )
    assert open_countries(match) == ["england"]
    match.play(0, "establish-office coventry-cardiff cardiff")
    assert open_countries(match) == ["england", "wales"]


def test_moving_and_establishing_take_no_permission() -> None:
    match = four(routes={"cardiff-pembroke": "0t 0t 0t", "conway-chester": "0t - -"})
    play(match, 0, "lift trader conway-chester", "put trader montgomery-conway")
    match.play(0, "establish-office cardiff-pembroke pembroke")
    assert match.position()["permissions_used"] == []


def test_on_the_side_for_three_there_is_no_scotland() -> None:
    match = table(seat(5), seat(), seat(), board="britannia", cities={"carlisle": "0t - -"})
    assert [text for text in offered(match, 0, "place trader") if "isle_of_man" in text] == ["carlisle-isle_of_man"]
    assert match.position()["permissions_used"] == []


def test_displaced_pieces_stay_in_the_country_or_go_to_england() -> None:
    """From Carlisle to Falkirk: the neighbours are in Scotland and England; all of them are full but a Welsh one."""
    match = four(
        seat(5),
        cities=CARLISLE,
        routes={
            "carlisle-isle_of_man": "1t - -",
            "chester-carlisle": "- - 2t",
            "durham-carlisle": "2t 2t 2t 2t",
            "richmond-carlisle": "3t 3t 3t",
            "carlisle-falkirk": "3t 3t",
        },
    )
    match.play(0, "displace trader carlisle-isle_of_man 1 trader")
    puts = offered(match, 1, "put trader")
    assert "glasgow-falkirk" in puts
    assert "durham-york" in puts
    assert "conway-isle_of_man" not in puts
    assert refused(match, 1, "put trader conway-isle_of_man") == "displaced-country"
    match.play(1, "put trader glasgow-falkirk")
    assert posts(match, "glasgow-falkirk") == "1t -"
    assert "conway-isle_of_man" not in offered(match, 1, "put trader")


def test_what_is_displaced_in_england_stays_there() -> None:
    match = four(seat(5), routes={"coventry-cardiff": "1t - -"})
    match.play(0, "displace trader coventry-cardiff 1 trader")
    assert refused(match, 1, "put trader cardiff-pembroke") == "displaced-country"
    assert "oxford-cardiff" in offered(match, 1, "put trader")
