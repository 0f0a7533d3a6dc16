"""A position as JSON, and back. General supplies, the token supply and favours in the box follow from the rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NoReturn

from librt.vecs import vec
from msgspec import UNSET
from mypy_extensions import i64

from kantor.core.cells import Given
from kantor.core.errors import BadPosition
from kantor.core.setup import Setup
from kantor.games.hansa import agenda, data, moves
from kantor.games.hansa.agenda import Displaced, GoldenTokens
from kantor.games.hansa.board import ADDITIONAL, Board
from kantor.games.hansa.census import pieces_out, tokens_out, whole
from kantor.games.hansa.data import (
    ABILITY_IDS,
    BOX_FILE,
    FAVOUR_IDS,
    KIND_IDS,
    TOKEN_IDS,
    Token,
)
from kantor.games.hansa.rules import control, offices
from kantor.games.hansa.shapes import CityShape, LooseShape, PositionShape, RouteShape, SeatShape
from kantor.games.hansa.state import (
    EMPTY,
    IN_HAND,
    LOOSE,
    LOOSE_WIDTH,
    MOVED,
    NOBODY_YET,
    ON_OFFER,
)
from kantor.games.hansa.tally import cells, counted, piece_number, piece_text, some
from kantor.games.hansa.turn import HansaPosition


def write(at: HansaPosition, setup: Setup) -> PositionShape:
    board = at.board
    order = sorted((int(at.linked[seat]), seat) for seat in range(at.players) if at.linked[seat])
    return PositionShape(
        players=setup.players,
        settings=dict(setup.settings),
        first_player=None if at.first_player == NOBODY_YET else int(at.first_player),
        routes={route: shape for index, route in enumerate(board.route_ids) if (shape := _route(at, index))},
        cities={city: row for index, city in enumerate(board.city_ids) if (row := _city(at, index))},
        prestige=tuple(None if piece == EMPTY else (int(piece) - 1) // 2 for piece in at.prestige),
        east_west=tuple(seat for _, seat in order),
        seats=tuple(_seat(at, seat) for seat in range(at.players)),
        waiting_tokens=int(at.waiting),
        turned_up_tokens=some(counted(TOKEN_IDS, at.turned_up)),
        boxed_tokens=some(counted(TOKEN_IDS, at.boxed)),
        favours=tuple(favour for index, favour in enumerate(FAVOUR_IDS) if at.favours[index] == ON_OFFER),
        loose=tuple(_loose(at, index) for index in range(at.loose_count)),
        agenda=agenda.written(at.agenda, board),
        token_supply=some(counted(TOKEN_IDS, at.supply)),
        permissions_used=_permissions(at) if board.countries else UNSET,
    )


def _permissions(at: HansaPosition) -> tuple[str, ...]:
    """The cities whose permissions have been used in this turn."""
    cities = (at.board.city_ids[city] for city in at.board.permission_city)
    return tuple(city for number, city in enumerate(cities) if at.permits >> number & 1)


def route_posts(at: HansaPosition, route: int) -> tuple[str | None, ...]:
    """The pieces on a route's posts in printed order."""
    return tuple(piece_text(at.posts[post]) for post in _printed_posts(at.board)[route])


@cache
def _printed_posts(board: Board) -> list[list[int]]:
    ranges = (range(board.first_post[route], board.first_post[route + 1]) for route in range(board.routes))
    return [sorted(posts, key=lambda post: board.post_printed[post]) for posts in ranges]


def route_token(at: HansaPosition, route: int) -> Token | None:
    return TOKEN_IDS[at.route_tokens[route] - 1] if at.route_tokens[route] else None


def city_offices(at: HansaPosition, city: int) -> tuple[str | None, ...]:
    """The printed offices; in a green city those that stand there by a permanent bonus."""
    row = tuple(piece_text(at.offices[o]) for o in range(at.board.row_printed[city], at.board.row_end[city]))
    return tuple(piece for piece in row if piece) if at.board.green[city] else row


def city_additional(at: HansaPosition, city: int) -> tuple[str, ...]:
    row = (piece_text(at.offices[o]) for o in range(at.board.row_start[city], at.board.row_printed[city]))
    return tuple(piece for piece in row if piece is not None)


def _route(at: HansaPosition, route: int) -> RouteShape | None:
    shape = RouteShape(route_posts(at, route), route_token(at, route))
    return shape if any(shape.posts) or shape.token else None


def _city(at: HansaPosition, city: int) -> CityShape | None:
    shape = CityShape(city_offices(at, city), city_additional(at, city))
    return shape if any(shape.offices) or shape.additional else None


def _seat(at: HansaPosition, seat: int) -> SeatShape:
    return SeatShape(
        points=int(at.points[seat]),
        personal=some(counted(KIND_IDS, at.personal, seat)),
        general=some(counted(KIND_IDS, at.general, seat)),
        abilities=some(counted(ABILITY_IDS, at.abilities, seat)),
        tokens=some(counted(TOKEN_IDS, at.unused, seat)),
        used_tokens=some(counted(TOKEN_IDS, at.used, seat)),
        favours=tuple(favour for index, favour in enumerate(FAVOUR_IDS) if at.favours[index] == seat),
        mission=None if at.missions[seat] == NOBODY_YET else int(at.missions[seat]) + 1,
    )


def _loose(at: HansaPosition, index: int) -> LooseShape:
    piece, lane, state = (at.loose[index * LOOSE_WIDTH + part] for part in range(LOOSE_WIDTH))
    text = piece_text(piece)
    assert text is not None
    return LooseShape(text, moves.lane_ids(at.board)[lane], state == MOVED)


def read(shape: PositionShape, setup: Setup) -> HansaPosition:
    """The position, its supplies derived; a supply that is given must agree."""
    board = data.board(setup)
    if len(shape.seats) != setup.players:
        wrong("seats", f"has {len(shape.seats)} entries for {setup.players} players")
    if len(shape.prestige) != len(board.prestige_points):
        wrong("prestige", f"has {len(shape.prestige)} spaces, not {len(board.prestige_points)}")
    seats = shape.seats
    at = empty(setup, _agenda(shape, board))
    at.first_player = NOBODY_YET if shape.first_player is None else shape.first_player
    at.waiting = shape.waiting_tokens
    _fill_board(at, shape)
    for name, row, ids in (("personal", at.personal, KIND_IDS), ("abilities", at.abilities, ABILITY_IDS)):
        _fill(row, cells(ids, *(getattr(seat, name) for seat in seats)))
    _fill(at.points, [seat.points for seat in seats])
    _fill(at.unused, cells(TOKEN_IDS, *(seat.tokens for seat in seats)))
    _fill(at.used, cells(TOKEN_IDS, *(seat.used_tokens for seat in seats)))
    _fill(at.turned_up, cells(TOKEN_IDS, shape.turned_up_tokens))
    _fill(at.boxed, cells(TOKEN_IDS, shape.boxed_tokens))
    _fill(at.missions, [NOBODY_YET if seat.mission is None else seat.mission - 1 for seat in seats])
    _permit(at, shape)
    _link(at, shape)
    _favours(at, shape)
    _derive_general(at, shape)
    _derive_supply(at, shape)
    return at


def empty(setup: Setup, stack: list[tuple[int, int, int, int]]) -> HansaPosition:
    """A bare board."""
    given = Given(None, stack)
    return HansaPosition(setup.players, data.board(setup), data.box(setup), moves.numbering(setup), given)


def _fill(row: vec[i64], values: list[int]) -> None:
    for index, value in enumerate(values):
        row[index] = value


def _agenda(shape: PositionShape, board: Board) -> list[tuple[int, int, int, int]]:
    for frame in shape.agenda:
        if isinstance(frame, Displaced) and frame.route not in board.route_ids:
            wrong("agenda", f"there is no route {frame.route}")
    if len(shape.agenda) > 8:
        wrong("agenda", "too many decisions are pending")
    return agenda.read(shape.agenda, board).listed()


def _piece(name: str, text: str | None, players: int) -> int:
    try:
        return piece_number(text, players)
    except ValueError as error:
        wrong(name, str(error))


def _fill_board(at: HansaPosition, shape: PositionShape) -> None:
    board, players = at.board, int(at.players)
    for route, content in shape.routes.items():
        index = _index("routes", route, board.route_ids)
        first, last = int(board.first_post[index]), int(board.first_post[index + 1])
        if len(content.posts) not in (0, last - first):
            wrong(f"routes.{route}.posts", f"has {len(content.posts)} posts, not {last - first}")
        for post in range(first, last):
            if content.posts:
                at.set_post(post, _piece(f"routes.{route}", content.posts[board.post_printed[post]], players))
        at.route_tokens[index] = 0 if content.token is None else TOKEN_IDS.index(content.token) + 1
    for city, row in shape.cities.items():
        _fill_city(at, city, row)
    for space, owner in enumerate(shape.prestige):
        at.prestige[space] = EMPTY if owner is None else _piece("prestige", f"merchant {owner}", players)
    if len(shape.loose) > LOOSE:
        wrong("loose", f"at most {LOOSE} pieces can be loose")
    for loose in shape.loose:
        lane = _index("loose", loose.route, moves.lane_ids(board))
        at.add_loose(_piece("loose", loose.piece, players), lane, MOVED if loose.moved else IN_HAND)


def _fill_city(at: HansaPosition, city: str, row: CityShape) -> None:
    board = at.board
    index = _index("cities", city, board.city_ids)
    first, last = int(board.row_printed[index]), int(board.row_end[index])
    if board.green[index] and (len(row.offices) > last - first or None in row.offices):
        wrong(f"cities.{city}.offices", f"has no free places, and at most {last - first} offices")
    if not board.green[index] and len(row.offices) not in (0, last - first):
        wrong(f"cities.{city}.offices", f"has {len(row.offices)} offices, not {last - first}")
    if len(row.additional) > ADDITIONAL:
        wrong(f"cities.{city}.additional", f"has more than {ADDITIONAL} additional offices")
    printed = list(enumerate(row.offices, first))
    for office, text in [*enumerate(row.additional, first - len(row.additional)), *printed]:
        if text is not None:
            control.set_office(at, office, _piece(f"cities.{city}", text, int(at.players)))
    if offices.is_full(at, index):
        at.full += 1


def _index(name: str, ident: str, known: Sequence[str]) -> int:
    if ident not in known:
        wrong(name, f"there is no “{ident[:40]}” on this board")
    return known.index(ident)


def _permit(at: HansaPosition, shape: PositionShape) -> None:
    if shape.permissions_used is not UNSET:
        known = [at.board.city_ids[city] for city in at.board.permission_city]
        for city in shape.permissions_used:
            at.permits |= 1 << _index("permissions_used", city, known)


def _link(at: HansaPosition, shape: PositionShape) -> None:
    for seat in shape.east_west:
        if seat >= at.players or at.linked[seat]:
            wrong("east_west", f"seat {seat} can't stand there")
        at.links += 1
        at.linked[seat] = at.links


def _favours(at: HansaPosition, shape: PositionShape) -> None:
    owners = [*((favour, ON_OFFER) for favour in shape.favours)]
    owners += [(favour, seat) for seat, content in enumerate(shape.seats) for favour in content.favours]
    if len({favour for favour, _ in owners}) != len(owners):
        wrong("favours", "every tile is there once")
    for favour, owner in owners:
        at.favours[FAVOUR_IDS.index(favour)] = owner


def _derive_general(at: HansaPosition, shape: PositionShape) -> None:
    """What is nowhere else lies in the general supply."""
    for seat, content in enumerate(shape.seats):
        for kind, ident in enumerate(KIND_IDS):
            rest = whole(ident) - pieces_out(at, seat, kind)
            if rest < 0:
                wrong(f"seats[{seat}].general", f"would have {rest}: more {ident}s in play than the box holds")
            if content.general is not UNSET and content.general.get(ident, 0) != rest:
                given = content.general.get(ident, 0)
                wrong(f"seats[{seat}].general", f"says {given} of {ident}, but the rest of the position leaves {rest}")
            at.general[seat * len(KIND_IDS) + kind] = rest


def _derive_supply(at: HansaPosition, shape: PositionShape) -> None:
    golden = not any(isinstance(frame, GoldenTokens) for frame in shape.agenda)
    for index, token in enumerate(BOX_FILE.tokens):
        rest = token.total - tokens_out(at, index)
        if rest < 0:
            wrong("token_supply", f"would have {rest} of {token.id}: more in play than the box holds")
        given = rest if shape.token_supply is UNSET else shape.token_supply.get(token.id, 0)
        if given != rest:
            wrong("token_supply", f"says {given} of {token.id}, but the rest of the position leaves {rest}")
        at.supply[index] = rest
    if golden and at.undrawn() < 0 and at.box.edition == 1:
        wrong("waiting_tokens", "more tokens wait than the supply had")


def wrong(name: str, what: str) -> NoReturn:
    raise BadPosition("position-invariant", why=f"field “{name}” {what}")
