"""Rulebook (B): "Anglia, Walia i Szkocja", "Ograniczenia żetonu premii Ruch 3 handlarzami"; room for lifted pieces."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import kantor
from kantor import Match
from kantor.core.options import Options
from kantor.games.hansa import data
from kantor.games.hansa.move_numbers import LIFT, LIFT_OTHER, PUT, PUT_OTHER
from kantor.games.hansa.state import MOVING
from kantor.games.hansa.turn import HansaPosition

from .tables import DESK, offered, play, posts, refused, seat, table, turn

HANSA = kantor.GAMES["hansa"]


def four(first: dict[str, Any], **fields: Any) -> Match:
    return table(first, *(seat() for _ in range(3)), board="britannia", **fields)


def countries(match: Match, start: str) -> list[str]:
    """The countries of the routes where something may be put."""
    file = {route.id: route.country for route in data.side(match.setup).routes}
    routes = {text.split()[-1].removesuffix("-merchants") for text in offered(match, 0, start)}
    return sorted({file[route] for route in routes})


ROUTES = {"london-oxford": "0t - - -", "cardiff-pembroke": "0t - -", "glasgow-falkirk": "0t -"}


def test_a_move_goes_to_the_same_country_or_to_england() -> None:
    for route, open_to in (
        ("london-oxford", ["england"]),
        ("cardiff-pembroke", ["england", "wales"]),
        ("glasgow-falkirk", ["england", "scotland"]),
    ):
        match = four(seat(), routes=ROUTES)
        match.play(0, f"lift trader {route}")
        assert countries(match, "put") == open_to
    assert refused(match, 0, "put trader cardiff-pembroke") == "move-country"


def test_several_pieces_go_each_where_it_may() -> None:
    """One from each country: one may stay in Wales, one in Scotland, and two may go to England instead."""
    match = four(seat(abilities={"book": 1}), routes=ROUTES)
    play(match, 0, *(f"lift trader {route}" for route in ROUTES))
    play(match, 0, "put trader conway-chester")
    assert refused(match, 0, "put trader conway-chester") == "move-country"
    play(match, 0, "put trader dunbar-edinburgh")
    assert countries(match, "put") == ["england"]
    match.play(0, "put trader durham-york")
    match = four(seat(abilities={"book": 1}), routes=ROUTES)
    play(match, 0, *(f"lift trader {route}" for route in ROUTES))
    play(match, 0, *["put trader durham-york"] * 3)
    assert posts(match, "durham-york") == "0t 0t 0t"


def test_the_token_leaves_pieces_in_their_country() -> None:
    routes = {route: row.replace("0", "1") for route, row in ROUTES.items()}
    for route, country in (
        ("cardiff-pembroke", "wales"),
        ("glasgow-falkirk", "scotland"),
        ("london-oxford", "england"),
    ):
        match = four(seat(tokens={"three_traders": 1}), routes=routes)
        match.play(0, f"lift-other 1 trader {route}")
        assert countries(match, "put-other") == [country]
    assert refused(match, 0, "put-other 1 trader cardiff-pembroke") == "move-country"
    # Changing places works within a country only.
    match = four(seat(tokens={"three_traders": 1}), routes={"glasgow-falkirk": "1t 2t", "glasgow-edinburgh": "2t 1t"})
    play(match, 0, "lift-other 1 trader glasgow-falkirk", "lift-other 2 trader glasgow-edinburgh")
    play(match, 0, "put-other 2 trader glasgow-falkirk", "put-other 1 trader glasgow-edinburgh")
    assert posts(match, "glasgow-falkirk") == "2t 2t"


def test_the_bonus_leaves_pieces_in_their_country() -> None:
    match = four(seat(), routes=ROUTES, agenda=[*turn(), {"do": "bonus-move", "seat": 0, "left": 2}])
    play(match, 0, "lift trader cardiff-pembroke", "lift trader london-oxford")
    assert countries(match, "put") == ["england", "wales"]
    match.play(0, "put trader conway-chester")
    assert countries(match, "put") == ["england"]
    assert refused(match, 0, "put trader conway-chester") == "move-country"


# Against a search through everything.


def crowded(setup: Any, pick: random.Random) -> HansaPosition:
    """A board with hardly a free post, a turn, and everybody's pieces anywhere."""
    board = data.board(setup)
    empty = set(pick.sample(range(board.posts), pick.randrange(4)))
    left = {(who, kind): count for who in range(setup.players) for kind, count in ((0, 26), (1, 4))}
    rows: dict[str, list[str | None]] = {}
    for index, route in enumerate(board.route_ids):
        first, last = int(board.first_post[index]), int(board.first_post[index + 1])
        row: list[str | None] = [None] * (last - first)
        for post in range(first, last):
            merchants = board.lane_merchants[board.post_lane[post]]
            owners = [key for key, count in left.items() if count and key[1] >= merchants]
            if post not in empty and owners:
                who, kind = pick.choice(owners)
                left[who, kind] -= 1
                row[board.post_printed[post]] = f"{data.KIND_IDS[kind]} {who}"
        rows[route] = row
    position = {
        "players": setup.players,
        "settings": setup.settings,
        "first_player": 0,
        "seats": [{"abilities": DESK, "tokens": {"three_traders": 1}}, *[{"abilities": DESK}] * (setup.players - 1)],
        "routes": {route: {"posts": row} for route, row in rows.items()},
        "agenda": [*turn(), {"do": "bonus-move", "seat": 0, "left": 2}] if pick.random() < 0.4 else turn(),
    }
    found: HansaPosition = HANSA.position_from_json(position)[1]
    return found


def moves_of(at: HansaPosition) -> list[int]:
    out = Options()
    at.options(0, out)
    return [move for move in out.listed() if at.moves.kinds[move] in (LIFT, LIFT_OTHER, PUT, PUT_OTHER)]


def endings(at: HansaPosition) -> Iterator[list[tuple[int, int]]]:
    """Every way to put all pieces in hand down so that something has changed, as pairs of a piece and a lane."""
    free = {lane: int(at.number_in(lane, 0)) for lane in range(at.board.lanes)}
    hand = [(int(at.loose[index * 3]), int(at.loose[index * 3 + 1])) for index in range(at.loose_count)]
    changed = at.agenda.second() == 1
    for found in placings(at, hand, free):
        if changed or sorted(found) != sorted(hand):
            yield found


def placings(at: HansaPosition, hand: list[tuple[int, int]], free: dict[int, int]) -> Iterator[list[tuple[int, int]]]:
    if not hand:
        yield []
        return
    (piece, home), *rest = hand
    board = at.board
    for lane, number in free.items():
        country = board.lane_country[lane]
        reached = country == board.lane_country[home] or (country == 0 and at.agenda.kind() == MOVING)
        if number and reached and (piece - 1) % 2 >= board.lane_merchants[lane]:
            for others in placings(at, rest, {**free, lane: number - 1}):
                yield [(piece, lane), *others]


@pytest.mark.parametrize(("board", "players"), [("east", 5), ("britannia", 5)])
def test_options_are_those_of_a_full_search(board: str, players: int) -> None:
    """On crowded boards what may be put down is what a search through all ends finds, and no dead end comes."""
    setup = HANSA.setup(players, {"board": board})
    compared = 0
    for seed in range(60):
        pick = random.Random(seed)
        at = crowded(setup, pick)
        before = list(at.posts)
        while moves := moves_of(at):
            if at.loose_count:
                puts = [move for move in moves if at.moves.kinds[move] in (PUT, PUT_OTHER)]
                offered_puts = {(piece_put(at, move), int(at.moves.second[move])) for move in puts}
                assert offered_puts == {pair for ending in endings(at) for pair in ending}
                compared += 1
            at.play(0, pick.choice(moves))
            if at.loose_count == 0:
                assert sorted(before) == sorted(at.posts)
                break
        assert at.loose_count == 0, "a dead end"
        assert HANSA.invariants(at) == []
    assert compared > 60


def piece_put(at: HansaPosition, move: int) -> int:
    first = int(at.moves.first[move])
    return 1 + first if at.moves.kinds[move] == PUT else first


def all_held_but(side: str, changes: dict[str, list[tuple[bool, str | None]]]) -> Match:
    """Five players, every post held by one of seats 1 to 4, but for changes: of the first post at sea or on land."""
    board = data.board(HANSA.setup(5, {"board": side}))
    traders = iter([f"trader {who}" for who in (1, 2, 3, 4) for _ in range(26)] + ["trader 0"] * 26)
    merchants = iter([f"merchant {who}" for who in (1, 2, 3, 4) for _ in range(4)])
    routes: dict[str, Any] = {}
    for index, route in enumerate(board.route_ids):
        row: list[str | None] = [None] * int(board.first_post[index + 1] - board.first_post[index])
        for post in range(board.first_post[index], board.first_post[index + 1]):
            at_sea = board.lane_merchants[board.post_lane[post]]
            row[board.post_printed[post]] = next(merchants) if at_sea else next(traders)
        for at_sea, held in changes.get(route, ()):
            kind = "merchant" if at_sea else "trader"
            row[next(at for at, piece in enumerate(row) if piece and piece.startswith(kind))] = held
        routes[route] = {"posts": row}
    seats = [seat(abilities=DESK)] * 5
    position = {"players": 5, "settings": {"board": side}, "first_player": 0, "seats": seats, "routes": routes}
    return Match.at("hansa", {**position, "agenda": turn()}, seed=1)


def test_a_merchant_may_not_take_the_last_post_of_a_trader_in_hand() -> None:
    """In Wales a post for merchants is left for the trader, in England nothing but such a post."""
    changes: dict[str, list[tuple[bool, str | None]]] = {
        "calais-southampton": [(True, None)],
        "conway-isle_of_man": [(True, "merchant 0")],
        "cardiff-pembroke": [(False, "trader 0")],
    }
    match = all_held_but("britannia", changes)
    play(match, 0, "lift trader cardiff-pembroke", "lift merchant conway-isle_of_man-merchants")
    assert refused(match, 0, "put merchant cardiff-pembroke") == "move-room"
    play(match, 0, "put merchant calais-southampton-merchants", "put trader cardiff-pembroke")
    assert match.position()["agenda"] == turn(actions=1)


def test_free_posts_for_merchants_are_no_room_for_a_trader() -> None:
    at_sea: dict[str, list[tuple[bool, str | None]]] = {
        route: [(True, None)] for route in ("wismar-stralsund", "stralsund-malmo", "malmo-visby", "malmo-danzig")
    }
    match = all_held_but("east", {**at_sea, "dresden-krakau": [(False, "trader 0")]})
    assert refused(match, 0, "lift trader dresden-krakau") == "move-changes-something"
    match = all_held_but("east", {**at_sea, "dresden-krakau": [(False, "merchant 0")]})
    assert "lift merchant dresden-krakau" in match.options(0)
