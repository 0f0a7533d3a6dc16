"""The moves of Hansa Teutonica, in the order of the catalogue.

Posts of a route that take the same pieces are alike, so a move names the route and not the post. Office positions are
counted from 1 at the left, printed offices only.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from kantor.core.catalogue import Catalogue, Move
from kantor.core.setup import Setup
from kantor.core.text import SeatField
from kantor.games.hansa import data
from kantor.games.hansa import move_numbers as n
from kantor.games.hansa.board import PRESTIGE, Board
from kantor.games.hansa.data import ABILITY_IDS, FAVOUR_IDS, KIND_IDS, TOKEN_IDS, Ability, Favour, Kind, Token
from kantor.games.hansa.state import ABILITIES, BIGBOX, NEUTRAL_TRADER


class Income(Move, frozen=True):
    traders: int
    merchants: int


class Place(Move, frozen=True):
    piece: Kind
    route: str


class Displace(Move, frozen=True):
    """An own `piece` takes the post of the `victim` of `owner`."""

    piece: Kind
    route: str
    owner: SeatField
    victim: Kind


class DisplaceNeutral(Move, frozen=True):
    piece: Kind
    route: str


class Pay(Move, frozen=True):
    traders: int
    merchants: int


class Lift(Move, frozen=True):
    """Lift an own piece."""

    piece: Kind
    route: str


class Put(Move, frozen=True):
    """Put an own piece down: one just lifted, displaced, or an extra one for a displacement."""

    piece: Kind
    route: str


class LiftOther(Move, frozen=True):
    owner: SeatField
    piece: Kind
    route: str


class PutOther(Move, frozen=True):
    owner: SeatField
    piece: Kind
    route: str


class Remove(Move, frozen=True):
    owner: SeatField
    piece: Kind
    route: str


class RemoveNeutral(Move, frozen=True):
    route: str


class EstablishRoute(Move, frozen=True):
    """Establish a route without a reward."""

    route: str


class EstablishOffice(Move, frozen=True):
    route: str
    city: str


class EstablishAdditionalOffice(Move, frozen=True):
    route: str
    city: str
    piece: Kind


class EstablishAbility(Move, frozen=True):
    route: str
    ability: Ability


class EstablishPrestige(Move, frozen=True):
    route: str
    points: int


class ExchangeOffices(Move, frozen=True):
    """Exchange the printed office at a position with the one right of it."""

    city: str
    position: int


class DevelopAbility(Move, frozen=True):
    ability: Ability


class ExtraActions(Move, frozen=True):
    count: int


class BuyFavour(Move, frozen=True):
    favour: Favour
    token: Token
    other_token: Token


class TakePiece(Move, frozen=True):
    """Take the piece that the income favour gives."""

    piece: Kind


class Done(Move, frozen=True):
    pass


class EndTurn(Move, frozen=True):
    pass


class PlaceToken(Move, frozen=True):
    token: Token
    route: str


class NeutralOffice(Move, frozen=True):
    """Establish a route for the neutral colour; the city is `none` where both are full."""

    route: str
    city: str


class First(Move, frozen=True):
    """Chance: the first player."""

    seat: SeatField


class DrawToken(Move, frozen=True):
    """Chance: a bonus token."""

    token: Token


class Mission(Move, frozen=True):
    """Chance: a mission card for the next seat."""

    card: int


class OfferFavour(Move, frozen=True):
    """Chance: a favour tile on offer."""

    favour: Favour


class DevelopPrivilege(Move, frozen=True):
    """Develop Privileges by a permanent bonus."""


class GreenOffice(Move, frozen=True):
    """By a permanent bonus, an office in a green city with a piece from the personal supply."""

    city: str
    piece: Kind


Row = tuple[int, Move, int, int, int]


def rows(setup: Setup) -> list[Row]:
    """Every move with its kind and its numbers. `Moves` counts on this order."""
    return _rows(msgspec.json.encode(setup))


@cache
def _rows(encoded: bytes) -> list[Row]:
    setup = msgspec.json.decode(encoded, type=Setup)
    board = data.board(setup)
    return [
        *_supply_rows(),
        *_post_rows(setup, board),
        *_route_rows(board),
        *_token_rows(setup, board),
        *_chance_rows(setup),
        *_bonus_rows(board),
    ]


def _supply_rows() -> Iterator[Row]:
    file = data.BOX_FILE
    for traders in range(file.traders):
        for merchants in range(file.merchants + 1):
            if traders + merchants:
                yield n.INCOME, Income(traders, merchants), traders, merchants, 0
    for traders, merchants in ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2)):
        yield n.PAY, Pay(traders, merchants), traders, merchants, 0
    for index, kind in enumerate(KIND_IDS):
        yield n.TAKE, TakePiece(kind), index, 0, 0


def _post_rows(setup: Setup, board: Board) -> Iterator[Row]:
    lanes = list(enumerate(lane_ids(board)))
    kinds = list(enumerate(KIND_IDS))
    pieces = [(1 + 2 * seat + index, seat, kind) for seat in range(setup.players) for index, kind in kinds]
    for index, kind in kinds:
        yield from ((n.PLACE, Place(kind, route), index, lane, 0) for lane, route in lanes)
    for index, kind in kinds:
        for piece, seat, other in pieces:
            yield from ((n.DISPLACE, Displace(kind, route, seat, other), index, lane, piece) for lane, route in lanes)
        if setup.players == 2:
            yield from (
                (n.DISPLACE, DisplaceNeutral(kind, route), index, lane, NEUTRAL_TRADER) for lane, route in lanes
            )
    for index, kind in kinds:
        yield from ((n.LIFT, Lift(kind, route), index, lane, 0) for lane, route in lanes)
    for index, kind in kinds:
        yield from ((n.PUT, Put(kind, route), index, lane, 0) for lane, route in lanes)
    if data.edition(setup) == BIGBOX:
        for piece, seat, kind in pieces:
            yield from ((n.LIFT_OTHER, LiftOther(seat, kind, route), piece, lane, 0) for lane, route in lanes)
        for piece, seat, kind in pieces:
            yield from ((n.PUT_OTHER, PutOther(seat, kind, route), piece, lane, 0) for lane, route in lanes)
        return
    for piece, seat, kind in pieces:
        yield from ((n.REMOVE, Remove(seat, kind, route), piece, lane, 0) for lane, route in lanes)
    if setup.players == 2:
        yield from ((n.REMOVE, RemoveNeutral(route), NEUTRAL_TRADER, lane, 0) for lane, route in lanes)


@cache
def lane_ids(board: Board) -> tuple[str, ...]:
    """A lane is called like its route; posts for merchants only, beside others, have a name of their own."""
    found: list[str] = []
    for lane in range(board.lanes):
        route = board.lane_route[lane]
        name = board.route_ids[route]
        alone = board.first_lane[route + 1] - board.first_lane[route] == 1
        found.append(name if alone or not board.lane_merchants[lane] else f"{name}-merchants")
    return tuple(found)


def _route_rows(board: Board) -> Iterator[Row]:
    routes = list(enumerate(board.route_ids))
    ends = [
        (number, route, int(city)) for number, route in routes for city in (board.end_a[number], board.end_b[number])
    ]
    yield from ((n.ESTABLISH, EstablishRoute(route), number, 0, 0) for number, route in routes)
    yield from (
        (n.OFFICE, EstablishOffice(route, board.city_ids[city]), number, city, 0) for number, route, city in ends
    )
    for number, route, city in ends:
        for index, kind in enumerate(KIND_IDS):
            yield n.ADDITIONAL, EstablishAdditionalOffice(route, board.city_ids[city], kind), number, city, index
    for number, route in routes:
        for index, ability in enumerate(ABILITY_IDS):
            if board.route_abilities[number] >> index & 1:
                yield n.DEVELOP, EstablishAbility(route, ability), number, index, 0
    for number, route in routes:
        if board.prestige_route[number]:
            for space, points in enumerate(board.prestige_points):
                yield n.PRESTIGE, EstablishPrestige(route, int(points)), number, space, 0


def _token_rows(setup: Setup, board: Board) -> Iterator[Row]:
    for number, city in enumerate(board.city_ids):
        start, end = int(board.row_printed[number]), int(board.row_end[number])
        yield from (
            (n.EXCHANGE, ExchangeOffices(city, office - start + 1), office, 0, 0) for office in range(start, end - 1)
        )
    yield from ((n.USE_DEVELOP, DevelopAbility(ability), index, 0, 0) for index, ability in enumerate(ABILITY_IDS))
    yield from ((n.USE_ACTIONS, ExtraActions(count), index, 0, 0) for index, count in enumerate((3, 4)))
    if setup.settings["favours"]:
        for index, favour in enumerate(FAVOUR_IDS):
            for one, token in enumerate(TOKEN_IDS):
                for other in range(one, len(TOKEN_IDS)):
                    yield n.BUY_FAVOUR, BuyFavour(favour, token, TOKEN_IDS[other]), index, one, other
    yield n.DONE, Done(), 0, 0, 0
    yield n.END_TURN, EndTurn(), 0, 0, 0
    for index, token in enumerate(TOKEN_IDS):
        for number, route in enumerate(board.route_ids):
            yield n.PLACE_TOKEN, PlaceToken(token, route), index, number, 0
    if setup.players == 2:
        yield from _neutral_rows(board)


def _neutral_rows(board: Board) -> Iterator[Row]:
    for number, route in enumerate(board.route_ids):
        for city in (int(board.end_a[number]), int(board.end_b[number])):
            yield n.NEUTRAL_OFFICE, NeutralOffice(route, board.city_ids[city]), number, city, 0
        yield n.NEUTRAL_OFFICE, NeutralOffice(route, "none"), number, -1, 0


def _chance_rows(setup: Setup) -> Iterator[Row]:
    yield from ((n.FIRST, First(seat), seat, 0, 0) for seat in range(setup.players))
    yield from ((n.TOKEN, DrawToken(token), index, 0, 0) for index, token in enumerate(TOKEN_IDS))
    if setup.settings["missions"]:
        yield from ((n.MISSION, Mission(card.id), card.id - 1, 0, 0) for card in data.BOX_FILE.missions)
    if setup.settings["favours"]:
        yield from ((n.FAVOUR, OfferFavour(favour), index, 0, 0) for index, favour in enumerate(FAVOUR_IDS))


def _bonus_rows(board: Board) -> Iterator[Row]:
    """What only boards with green cities have."""
    if 1 in board.green:
        yield n.USE_PRIVILEGE_BONUS, DevelopPrivilege(), 0, 0, 0
        for number, city in enumerate(board.city_ids):
            if board.green[number]:
                for index, kind in enumerate(KIND_IDS):
                    yield n.GREEN_OFFICE, GreenOffice(city, kind), number, index, 0


def catalogue(setup: Setup) -> Catalogue:
    return Catalogue(move for _, move, *_ in rows(setup))


def move_numbers(setup: Setup) -> n.Moves:
    return _move_numbers(msgspec.json.encode(setup))


@cache
def _move_numbers(encoded: bytes) -> n.Moves:
    setup = msgspec.json.decode(encoded, type=Setup)
    found = rows(setup)
    board = data.board(setup)
    kinds = [kind for kind, *_ in found]
    begins = [kinds.index(kind) if kind in kinds else len(kinds) for kind in range(n.KINDS_OF_MOVES)]
    develop = [-1] * int(board.routes * ABILITIES)
    prestige = [-1] * int(board.routes * PRESTIGE)
    exchange = [-1] * int(board.offices)
    for index, (kind, _, first, second, _) in enumerate(found):
        if kind == n.DEVELOP:
            develop[first * ABILITIES + second] = index
        elif kind == n.PRESTIGE:
            prestige[first * PRESTIGE + second] = index
        elif kind == n.EXCHANGE:
            exchange[first] = index
    return n.Moves(
        kinds,
        [row[2] for row in found],
        [row[3] for row in found],
        [row[4] for row in found],
        develop,
        prestige,
        exchange,
        begins,
        setup.players,
        board.lanes,
        board.routes,
        data.BOX_FILE.merchants,
    )
