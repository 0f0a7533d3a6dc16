"""What a seat sees of the things that only some boards have: bonuses, sea posts, countries, permissions, standings."""

from __future__ import annotations

from msgspec import Struct

from kantor.games.hansa import state
from kantor.games.hansa.board import ENGLAND, Board
from kantor.games.hansa.data import BONUSES, COUNTRIES, Bonus, Country, Kind
from kantor.games.hansa.rules import country_points, permissions
from kantor.games.hansa.state import NOBODY_YET
from kantor.games.hansa.turn import HansaPosition


class PermissionView(Struct, frozen=True):
    """Who holds a city's permission, where it is good, and whether it has been used in this turn."""

    city: str
    countries: tuple[Country, ...]
    holder: int | None
    used: bool


class StandingView(Struct, frozen=True):
    """A player in a country: cities controlled, offices, and the points that this would bring now."""

    cities: int
    offices: int
    points: int


class BonusView(Struct, frozen=True):
    """A permanent bonus that may be used now, how many pieces it still moves, and those of the route for it."""

    bonus: Bonus
    left: int
    pieces: dict[Kind, int]


class RealmView(Struct, frozen=True):
    """`merchant_posts` counts a route's posts from 0; `countries` has the routes outside England."""

    bonuses: dict[str, Bonus]
    merchant_posts: dict[str, tuple[int, ...]]
    green_cities: tuple[str, ...]
    countries: dict[str, Country]
    permissions: tuple[PermissionView, ...]
    standings: dict[Country, tuple[StandingView, ...]]
    bonus: BonusView | None


def realm(at: HansaPosition) -> RealmView | None:
    """Nothing on the base board."""
    board = at.board
    if not board.bounded:
        return None
    routes = list(enumerate(board.route_ids))
    return RealmView(
        bonuses={route: BONUSES[board.route_bonus[i] - 1] for i, route in routes if board.route_bonus[i]},
        merchant_posts={route: posts for i, route in routes if (posts := _merchant_posts(board, i))},
        green_cities=tuple(city for index, city in enumerate(board.city_ids) if board.green[index]),
        countries={r: COUNTRIES[board.route_country[i]] for i, r in routes if board.route_country[i] != ENGLAND},
        permissions=tuple(_permission(at, number) for number in range(len(board.permission_city))),
        standings={COUNTRIES[country]: _standings(at, country) for country in range(1, board.countries)},
        bonus=_bonus(at),
    )


def _merchant_posts(board: Board, route: int) -> tuple[int, ...]:
    posts = range(board.first_post[route], board.first_post[route + 1])
    return tuple(sorted(int(board.post_printed[p]) for p in posts if board.lane_merchants[board.post_lane[p]]))


def _permission(at: HansaPosition, number: int) -> PermissionView:
    board = at.board
    bits = board.permission_countries[number]
    holder = int(permissions.holder(at, number))
    return PermissionView(
        city=board.city_ids[board.permission_city[number]],
        countries=tuple(country for index, country in enumerate(COUNTRIES) if bits >> index & 1),
        holder=None if holder == NOBODY_YET else holder,
        used=bool(at.permits >> number & 1),
    )


def _standings(at: HansaPosition, country: int) -> tuple[StandingView, ...]:
    return tuple(
        StandingView(
            int(country_points.cities(at, seat, country)),
            int(country_points.offices(at, seat, country)),
            int(country_points.points(at, seat, country)),
        )
        for seat in range(at.players)
    )


def _bonus(at: HansaPosition) -> BonusView | None:
    if at.agenda.depth == 0 or at.agenda.kind() < state.BONUS_MOVE:
        return None
    kind, pack = at.agenda.kind(), int(at.agenda.second())
    pieces: dict[Kind, int] = {"trader": pack >> 3, "merchant": pack & 7} if kind == state.BONUS_REUSE else {}
    return BonusView(BONUSES[kind - state.BONUS_MOVE], int(at.agenda.first()), pieces)
