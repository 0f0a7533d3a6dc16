"""A position as JSON, and back. General supplies, the token supply and favours in the box follow from the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import UNSET

from kantor.core.cells import Given
from kantor.core.counts import cells, rest, some, wrong
from kantor.core.position import CHANCE
from kantor.core.setup import Setup
from kantor.games.hansa import data, moves
from kantor.games.hansa.board import ADDITIONAL, Board
from kantor.games.hansa.data import ABILITY_IDS, BOX_FILE, FAVOUR_IDS, KIND_IDS, TOKEN_IDS, Token
from kantor.games.hansa.pieces import Standing, piece_number, piece_text, pieces_out, standing, tokens_out, whole
from kantor.games.hansa.position_shape import DECISIONS, CityShape, LooseShape, PositionShape, RouteShape, SeatShape
from kantor.games.hansa.rules import control, offices
from kantor.games.hansa.state import (
    BIGBOX,
    DEAL_MISSIONS,
    EMPTY,
    FIRST_PLAYER,
    GOLDEN,
    IN_BOX,
    IN_HAND,
    KINDS,
    LOOSE,
    LOOSE_WIDTH,
    MOVED,
    NOBODY_YET,
    OFFER_FAVOURS,
    ON_OFFER,
)
from kantor.games.hansa.turn import NOTHING, HansaPosition


def write(at: HansaPosition, setup: Setup) -> PositionShape:
    board, pieces = at.board, standing(at)
    order = sorted((int(at.linked[seat]), seat) for seat in range(at.players) if at.linked[seat])
    return PositionShape(
        players=setup.players,
        settings=dict(setup.settings),
        first_player=None if at.first_player == NOBODY_YET else int(at.first_player),
        routes={route: shape for index, route in enumerate(board.route_ids) if (shape := _route(at, pieces, index))},
        cities={city: row for index, city in enumerate(board.city_ids) if (row := _city(at, pieces, index))},
        prestige=tuple(None if piece == EMPTY else (int(piece) - 1) // 2 for piece in at.prestige),
        east_west=tuple(seat for _, seat in order),
        seats=tuple(_seat(at, seat) for seat in range(at.players)),
        waiting_tokens=int(at.waiting),
        turned_up_tokens=some(TOKEN_IDS, at.turned_up),
        boxed_tokens=some(TOKEN_IDS, at.boxed),
        favours=tuple(favour for index, favour in enumerate(FAVOUR_IDS) if at.favours[index] == ON_OFFER),
        loose=tuple(_loose(at, index) for index in range(at.loose_count)),
        agenda=DECISIONS.written(at),
        token_supply=some(TOKEN_IDS, at.supply),
        permissions_used=_permissions(at) if board.countries else UNSET,
    )


def _permissions(at: HansaPosition) -> tuple[str, ...]:
    """The cities whose permissions have been used in this turn."""
    cities = (at.board.city_ids[city] for city in at.board.permission_city)
    return tuple(city for number, city in enumerate(cities) if at.permits >> number & 1)


def route_posts(at: HansaPosition, pieces: Standing, route: int) -> tuple[str | None, ...]:
    """The pieces on a route's posts in printed order."""
    return tuple([pieces.posts[post] for post in _printed_posts(at.board)[route]])


@cache
def _printed_posts(board: Board) -> list[list[int]]:
    ranges = (range(board.first_post[route], board.first_post[route + 1]) for route in range(board.routes))
    return [sorted(posts, key=lambda post: board.post_printed[post]) for posts in ranges]


def route_token(at: HansaPosition, route: int) -> Token | None:
    return TOKEN_IDS[at.route_tokens[route] - 1] if at.route_tokens[route] else None


def city_offices(at: HansaPosition, pieces: Standing, city: int) -> tuple[str | None, ...]:
    """The printed offices; in a green city those that stand there by a permanent bonus."""
    row = pieces.offices[pieces.rows[city].printed]
    return tuple(filter(None, row)) if at.board.green[city] else tuple(row)


def city_additional(pieces: Standing, city: int) -> tuple[str, ...]:
    return tuple(filter(None, pieces.offices[pieces.rows[city].additional]))


def _route(at: HansaPosition, pieces: Standing, route: int) -> RouteShape | None:
    shape = RouteShape(route_posts(at, pieces, route), route_token(at, route))
    return shape if any(shape.posts) or shape.token else None


def _city(at: HansaPosition, pieces: Standing, city: int) -> CityShape | None:
    shape = CityShape(city_offices(at, pieces, city), city_additional(pieces, city))
    return shape if any(shape.offices) or shape.additional else None


def _seat(at: HansaPosition, seat: int) -> SeatShape:
    return SeatShape(
        points=int(at.points[seat]),
        personal=some(KIND_IDS, at.personal, seat),
        general=some(KIND_IDS, at.general, seat),
        abilities=some(ABILITY_IDS, at.abilities, seat),
        tokens=some(TOKEN_IDS, at.unused, seat),
        used_tokens=some(TOKEN_IDS, at.used, seat),
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
        raise wrong("seats", f"has {len(shape.seats)} entries for {setup.players} players")
    if len(shape.prestige) != len(board.prestige_points):
        raise wrong("prestige", f"has {len(shape.prestige)} spaces, not {len(board.prestige_points)}")
    seats = shape.seats
    fields = {
        "first_player": [NOBODY_YET if shape.first_player is None else shape.first_player],
        "waiting": [shape.waiting_tokens],
        "personal": cells(KIND_IDS, *(seat.personal for seat in seats)),
        "abilities": cells(ABILITY_IDS, *(seat.abilities for seat in seats)),
        "points": [seat.points for seat in seats],
        "unused": cells(TOKEN_IDS, *(seat.tokens for seat in seats)),
        "used": cells(TOKEN_IDS, *(seat.used_tokens for seat in seats)),
        "turned_up": cells(TOKEN_IDS, shape.turned_up_tokens),
        "boxed": cells(TOKEN_IDS, shape.boxed_tokens),
        "missions": [NOBODY_YET if seat.mission is None else seat.mission - 1 for seat in seats],
        "favours": _favours(shape),
    }
    at = empty(setup, Given(fields))
    DECISIONS.read(at, shape.agenda)
    _fill_board(at, shape)
    _permit(at, shape)
    _link(at, shape)
    _derive_general(at, shape)
    _derive_supply(at, shape)
    return at


def new(setup: Setup) -> HansaPosition:
    """Everything before the lot for the first player; what chance decides first lies on top."""
    due = [(GOLDEN, len(data.side(setup).taverns)), (FIRST_PLAYER, 0)]
    if setup.settings["missions"]:
        due.insert(0, (DEAL_MISSIONS, 0))
    if setup.settings["favours"]:
        due.insert(0, (OFFER_FAVOURS, setup.players))
    golden = [token.golden for token in BOX_FILE.tokens]
    supply = [token.total - token.golden for token in BOX_FILE.tokens]
    agenda = [(int(kind), int(CHANCE), left, 0) for kind, left in due]
    at = empty(setup, Given({"turned_up": golden, "supply": supply}, agenda))
    for seat, pieces in enumerate(pieces_out(at)):
        for kind, (ident, out) in enumerate(pieces.items()):
            at.general[seat * KINDS + kind] = whole(ident) - out
    return at


def empty(setup: Setup, given: Given) -> HansaPosition:
    return HansaPosition(setup.players, data.board(setup), data.box(setup), moves.move_numbers(setup), given)


def tuned(at: HansaPosition, setup: Setup, factors: Mapping[str, float]) -> HansaPosition:
    """A copy whose `judge` goes by other factors."""
    return HansaPosition(at.players, at.board, data.tuned_box(setup, factors), at.moves, NOTHING, at)


def _piece(name: str, text: str | None, players: int) -> int:
    try:
        return piece_number(text, players)
    except ValueError as error:
        raise wrong(name, str(error)) from error


def _fill_board(at: HansaPosition, shape: PositionShape) -> None:
    board, players = at.board, int(at.players)
    for route, content in shape.routes.items():
        index = _index("routes", route, board.route_ids)
        first, last = int(board.first_post[index]), int(board.first_post[index + 1])
        if len(content.posts) not in (0, last - first):
            raise wrong(f"routes.{route}.posts", f"has {len(content.posts)} posts, not {last - first}")
        for post in range(first, last):
            if content.posts:
                at.set_post(post, _piece(f"routes.{route}", content.posts[board.post_printed[post]], players))
        at.route_tokens[index] = 0 if content.token is None else TOKEN_IDS.index(content.token) + 1
    for city, row in shape.cities.items():
        _fill_city(at, city, row)
    for space, owner in enumerate(shape.prestige):
        at.prestige[space] = EMPTY if owner is None else _piece("prestige", f"merchant {owner}", players)
    if len(shape.loose) > LOOSE:
        raise wrong("loose", f"at most {LOOSE} pieces can be loose")
    for loose in shape.loose:
        lane = _index("loose", loose.route, moves.lane_ids(board))
        at.add_loose(_piece("loose", loose.piece, players), lane, MOVED if loose.moved else IN_HAND)


def _fill_city(at: HansaPosition, city: str, row: CityShape) -> None:
    board = at.board
    index = _index("cities", city, board.city_ids)
    first, last = int(board.row_printed[index]), int(board.row_end[index])
    if board.green[index] and (len(row.offices) > last - first or None in row.offices):
        raise wrong(f"cities.{city}.offices", f"has no free places, and at most {last - first} offices")
    if not board.green[index] and len(row.offices) not in (0, last - first):
        raise wrong(f"cities.{city}.offices", f"has {len(row.offices)} offices, not {last - first}")
    if len(row.additional) > ADDITIONAL:
        raise wrong(f"cities.{city}.additional", f"has more than {ADDITIONAL} additional offices")
    printed = list(enumerate(row.offices, first))
    for office, text in [*enumerate(row.additional, first - len(row.additional)), *printed]:
        if text is not None:
            control.set_office(at, office, _piece(f"cities.{city}", text, int(at.players)))
    if offices.is_full(at, index):
        at.full += 1


def _index(name: str, ident: str, known: Sequence[str]) -> int:
    if ident not in known:
        raise wrong(name, f"there is no “{ident[:40]}” on this board")
    return known.index(ident)


def _permit(at: HansaPosition, shape: PositionShape) -> None:
    if shape.permissions_used is not UNSET:
        known = [at.board.city_ids[city] for city in at.board.permission_city]
        for city in shape.permissions_used:
            at.permits |= 1 << _index("permissions_used", city, known)


def _link(at: HansaPosition, shape: PositionShape) -> None:
    for seat in shape.east_west:
        if seat >= at.players or at.linked[seat]:
            raise wrong("east_west", f"seat {seat} can't stand there")
        at.links += 1
        at.linked[seat] = at.links


def _favours(shape: PositionShape) -> list[int]:
    """Whose each tile is."""
    owners = [*((favour, int(ON_OFFER)) for favour in shape.favours)]
    owners += [(favour, seat) for seat, content in enumerate(shape.seats) for favour in content.favours]
    if len({favour for favour, _ in owners}) != len(owners):
        raise wrong("favours", "every tile is there once")
    return [dict(owners).get(favour, int(IN_BOX)) for favour in FAVOUR_IDS]


def _derive_general(at: HansaPosition, shape: PositionShape) -> None:
    """What is nowhere else lies in the general supply."""
    all_pieces = {ident: whole(ident) for ident in KIND_IDS}
    for seat, (content, out) in enumerate(zip(shape.seats, pieces_out(at), strict=True)):
        found = rest(f"seats[{seat}].general", content.general, all_pieces, out)
        for kind, count in enumerate(found.values()):
            at.general[seat * KINDS + kind] = count


def _derive_supply(at: HansaPosition, shape: PositionShape) -> None:
    totals = {token.id: token.total for token in BOX_FILE.tokens}
    for index, count in enumerate(rest("token_supply", shape.token_supply, totals, tokens_out(at)).values()):
        at.supply[index] = count
    golden = any(kind == GOLDEN for kind, *_ in at.agenda.listed())
    if not golden and at.undrawn() < 0 and at.box.edition == BIGBOX:
        raise wrong("waiting_tokens", "more tokens wait than the supply had")
