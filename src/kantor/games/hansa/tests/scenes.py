"""Positions in the thick of a game, drawn at random: desks developed, offices and routes taken, tokens about."""

import random
from typing import Any

from kantor.core.setup import Setup
from kantor.games.hansa import data
from kantor.games.hansa.board import Board
from kantor.games.hansa.data import BOX_FILE, DESK, KIND_IDS

Left = dict[tuple[int, str], int]


def scene(setup: Setup, pick: random.Random) -> dict[str, Any]:
    """The first seat is to move, with some routes of its own to establish."""
    board = data.board(setup)
    desks = [_desk(pick) for _ in range(setup.players)]
    left: Left = {(who, kind): _pieces(desk, kind) for who, desk in enumerate(desks) for kind in KIND_IDS}
    cities = _cities(board, left, pick, pick.random() * 0.5)
    routes = _routes(board, left, pick, pick.random())
    seats: list[dict[str, Any]] = [
        {"abilities": desk, "points": pick.randrange(16), "tokens": {}, "used_tokens": {}} for desk in desks
    ]
    _tokens(board, routes, seats, pick)
    for who, content in enumerate(seats):
        content["personal"] = {kind: pick.randrange(left[who, kind] + 1) for kind in KIND_IDS}
    return {
        "players": setup.players,
        "settings": dict(setup.settings),
        "first_player": 0,
        "seats": seats,
        "routes": routes,
        "cities": cities,
        "agenda": [{"do": "turn", "seat": 0, "actions": pick.randrange(1, 7)}],
    }


def _desk(pick: random.Random) -> dict[str, int]:
    return {ability.id: pick.randrange(len(ability.values)) for ability in BOX_FILE.abilities}


def _pieces(desk: dict[str, int], kind: data.Kind) -> int:
    developed = sum(desk[ability.id] for ability in BOX_FILE.abilities if ability.cover == kind)
    whole = BOX_FILE.traders - 1 if kind == "trader" else BOX_FILE.merchants
    return whole - DESK[kind] + developed


def _take(left: Left, pick: random.Random, kinds: tuple[str, ...] = KIND_IDS) -> str | None:
    known = [key for key, count in left.items() if count and key[1] in kinds]
    if not known:
        return None
    who, kind = pick.choice(known)
    left[who, kind] -= 1
    return f"{kind} {who}"


def _cities(board: Board, left: Left, pick: random.Random, share: float) -> dict[str, Any]:
    found = {}
    for index, city in enumerate(board.city_ids):
        room = 3 if board.green[index] else int(board.row_end[index] - board.row_printed[index])
        row: list[str] = []
        while len(row) < room and pick.random() < share and (piece := _take(left, pick)):
            row.append(piece)
        more = [piece] if (row or board.green[index]) and pick.random() < 0.1 and (piece := _take(left, pick)) else []
        printed = row if board.green[index] else [*row, *[None] * (room - len(row))]
        if row or more:
            found[city] = {"offices": printed, "additional": more}
    return found


def _routes(board: Board, left: Left, pick: random.Random, share: float) -> dict[str, Any]:
    found: dict[str, Any] = {}
    order = sorted(range(board.routes), key=lambda index: (board.route_bonus[index] == 0, pick.random()))
    for number, index in enumerate(order):
        own = number < 3 and pick.random() < 0.7
        row: list[str | None] = [None] * int(board.first_post[index + 1] - board.first_post[index])
        for post in range(board.first_post[index], board.first_post[index + 1]):
            if own or pick.random() < share:
                kinds = ("merchant",) if board.lane_merchants[board.post_lane[post]] else KIND_IDS
                row[board.post_printed[post]] = _own(left, pick, kinds) if own else _take(left, pick, kinds)
        found[board.route_ids[index]] = {"posts": row}
    return found


def _own(left: Left, pick: random.Random, kinds: tuple[str, ...]) -> str | None:
    known = [kind for kind in kinds if left[0, kind]]
    if not known:
        return None
    kind = pick.choice(known)
    left[0, kind] -= 1
    return f"{kind} 0"


def _tokens(board: Board, routes: dict[str, Any], seats: list[dict[str, Any]], pick: random.Random) -> None:
    bag = [token.id for token in BOX_FILE.tokens for _ in range(token.total)]
    pick.shuffle(bag)
    open_routes = [route for index, route in enumerate(board.route_ids) if board.takes_tokens[index]]
    for route in pick.sample(open_routes, 3):
        routes[route]["token"] = bag.pop()
    for token in bag[: pick.randrange(len(bag) + 1)]:
        held = pick.choice(seats)[pick.choice(("tokens", "tokens", "used_tokens"))]
        held[token] = held.get(token, 0) + 1
