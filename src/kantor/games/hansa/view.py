"""What a seat sees of the table: everything but the others' missions and the faces of tokens that nobody has seen."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from kantor.core.counts import counted
from kantor.games.hansa import state
from kantor.games.hansa.data import ABILITY_IDS, FAVOUR_IDS, KIND_IDS, TOKEN_IDS, Ability, Favour, Kind, Token
from kantor.games.hansa.moves import lane_ids
from kantor.games.hansa.pieces import Standing, piece_text, standing
from kantor.games.hansa.positions import city_additional, city_offices, route_posts, route_token
from kantor.games.hansa.realm_view import RealmView, realm
from kantor.games.hansa.rules.displaced import CODES, NOTHING
from kantor.games.hansa.state import EMPTY, LOOSE_WIDTH, MOVED, NEUTRAL, NOBODY_YET, ON_OFFER
from kantor.games.hansa.turn import HansaPosition

Majority = Literal["most", "rightmost"]


class RouteView(Struct, frozen=True):
    """`points`: what every seat would score for the end cities if somebody established the route now."""

    posts: tuple[str | None, ...]
    token: Token | None
    points: tuple[int, ...]


class CityView(Struct, frozen=True):
    """Printed and additional offices from the left, and who controls the city: a seat, or `neutral`.

    `why` he controls it: by most offices, or among those with as many by the rightmost one.
    """

    offices: tuple[str | None, ...]
    additional: tuple[str, ...]
    controller: int | str | None
    why: Majority | None


class PlayerView(Struct, frozen=True):
    """One player's side of the table; `mission` is there only for the player himself, and for all at the end."""

    seat: int
    points: int
    personal: dict[Kind, int]
    general: dict[Kind, int]
    abilities: dict[Ability, int]
    tokens: dict[Token, int]
    used_tokens: dict[Token, int]
    favours: tuple[Favour, ...]
    east_west: int | None
    mission: int | None


class LooseView(Struct, frozen=True):
    piece: str
    route: str
    moved: bool


class TableView(Struct, frozen=True):
    """The table. `turn` is the seat whose turn it is, `loose` the pieces in hand or moved in this action.

    `realm` is there on the boards that have more than the base one.
    """

    first_player: int | None
    turn: int | None
    actions: int
    routes: dict[str, RouteView]
    cities: dict[str, CityView]
    prestige: tuple[int | None, ...]
    full_cities: int
    tokens_left: int
    waiting_tokens: int
    turned_up_tokens: dict[Token, int]
    boxed_tokens: dict[Token, int]
    favours: tuple[Favour, ...]
    loose: tuple[LooseView, ...]
    displaced: str | None
    extras: int
    players: tuple[PlayerView, ...]
    realm: RealmView | None


def table(at: HansaPosition, seat: int | None) -> TableView:
    board, pieces, controllers = at.board, standing(at), list(at.controllers)
    turn, actions = _turn(at)
    displaced, extras = _displaced(at)
    return TableView(
        first_player=None if at.first_player == NOBODY_YET else int(at.first_player),
        turn=turn,
        actions=actions,
        routes={route: _route(at, pieces, controllers, index) for index, route in enumerate(board.route_ids)},
        cities={city: _city(at, pieces, controllers[index], index) for index, city in enumerate(board.city_ids)},
        prestige=tuple(None if piece == EMPTY else (int(piece) - 1) // 2 for piece in at.prestige),
        full_cities=int(at.full),
        tokens_left=max(0, int(at.undrawn())) if at.box.edition == state.BIGBOX else int(sum(at.supply)),
        waiting_tokens=int(at.waiting),
        turned_up_tokens=counted(TOKEN_IDS, at.turned_up),
        boxed_tokens=counted(TOKEN_IDS, at.boxed),
        favours=tuple(favour for index, favour in enumerate(FAVOUR_IDS) if at.favours[index] == ON_OFFER),
        loose=tuple(_loose(at, index) for index in range(at.loose_count)),
        displaced=displaced,
        extras=extras,
        players=tuple(_player(at, other, seat) for other in range(at.players)),
        realm=realm(at),
    )


def _turn(at: HansaPosition) -> tuple[int | None, int]:
    """The seat whose turn it is, and its actions."""
    frames = at.agenda.listed()
    if not frames or frames[0][0] < state.TURN:
        return None, 0
    kind, seat, first, _ = frames[0]
    return seat, first if kind == state.TURN else 0


def _displaced(at: HansaPosition) -> tuple[str | None, int]:
    """The displaced piece that is still in hand, and how many extra pieces may follow."""
    frames = [frame for frame in at.agenda.listed() if frame[0] == state.DISPLACED]
    if not frames:
        return None, 0
    pack = frames[0][3]
    kind = (pack >> 3) % CODES
    owner = pack % 8
    piece = None if kind >= NOTHING else piece_text(1 + 2 * owner + kind)
    return piece, (pack >> 3) // CODES


def _route(at: HansaPosition, pieces: Standing, controllers: list[int], route: int) -> RouteView:
    points = _points(controllers[at.board.end_a[route]], controllers[at.board.end_b[route]], at.players)
    return RouteView(route_posts(at, pieces, route), route_token(at, route), points)


@cache
def _points(one: int, other: int, players: int) -> tuple[int, ...]:
    """What a route brings every seat when these two control its end cities."""
    return tuple((one, other).count(seat) for seat in range(players))


def _city(at: HansaPosition, pieces: Standing, owner: int, city: int) -> CityView:
    controller = None if owner == NOBODY_YET else "neutral" if owner == NEUTRAL else owner
    offices, additional = city_offices(at, pieces, city), city_additional(pieces, city)
    return CityView(offices, additional, controller, _majority(at, city, owner))


def _majority(at: HansaPosition, city: int, owner: int) -> Majority | None:
    if owner == NOBODY_YET:
        return None
    held = [int(at.counts[other * at.board.cities + city]) for other in (*range(at.players), NEUTRAL)]
    return "rightmost" if held.count(max(held)) > 1 else "most"


def _loose(at: HansaPosition, index: int) -> LooseView:
    piece, lane, moved = (int(at.loose[index * LOOSE_WIDTH + part]) for part in range(LOOSE_WIDTH))
    return LooseView(str(piece_text(piece)), lane_ids(at.board)[lane], moved == MOVED)


def _player(at: HansaPosition, seat: int, viewer: int | None) -> PlayerView:
    shown = seat == viewer or at.agenda.depth == 0
    mission = int(at.missions[seat])
    return PlayerView(
        seat=seat,
        points=int(at.points[seat]),
        personal=counted(KIND_IDS, at.personal, seat),
        general=counted(KIND_IDS, at.general, seat),
        abilities=counted(ABILITY_IDS, at.abilities, seat),
        tokens=counted(TOKEN_IDS, at.unused, seat),
        used_tokens=counted(TOKEN_IDS, at.used, seat),
        favours=tuple(favour for index, favour in enumerate(FAVOUR_IDS) if at.favours[index] == seat),
        east_west=int(at.linked[seat]) or None,
        mission=mission + 1 if shown and mission != NOBODY_YET else None,
    )
