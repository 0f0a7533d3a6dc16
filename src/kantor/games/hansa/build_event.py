"""Build events from what the rules speak in: numbers. Events speak in ids."""

from __future__ import annotations

from kantor.core.events import Event, totals
from kantor.games.hansa.data import ABILITY_IDS, BONUSES, FAVOUR_IDS, KIND_IDS, TOKEN_IDS
from kantor.games.hansa.events import (
    REASONS,
    AbilityDeveloped,
    BonusGained,
    BonusPlaced,
    CityFull,
    CoinScored,
    ControlScored,
    Displaced,
    FavourBought,
    FavourIncome,
    FavourOffered,
    Finished,
    GoldenToken,
    Lifted,
    NeutralDisplaced,
    NeutralOffice,
    NeutralPlaced,
    NeutralRemoved,
    NeutralRouteEstablished,
    NeutralSettled,
    OfficeEstablished,
    OfficesExchanged,
    PermissionUsed,
    Placed,
    PutDown,
    Removed,
    RouteEstablished,
    Settled,
    TokenBoxed,
    TokenDrawn,
    TokenPlaced,
    TokenTaken,
    TokenUsed,
)
from kantor.games.hansa.state import NEUTRAL, State, kind_of, owner_of


def _on(at: State, lane: int) -> str:
    return at.board.route_ids[at.board.lane_route[lane]]


def golden_token(at: State, token: int, route: int) -> Event:
    return GoldenToken(TOKEN_IDS[token], at.board.route_ids[route])


def favour_offered(favour: int) -> Event:
    return FavourOffered(FAVOUR_IDS[favour])


def favour_income(seat: int, kind: int) -> Event:
    return FavourIncome(seat, KIND_IDS[kind])


def placed(at: State, seat: int, kind: int, lane: int) -> Event:
    return Placed(seat, KIND_IDS[kind], _on(at, lane))


def displaced(at: State, seat: int, kind: int, lane: int, piece: int) -> Event:
    owner = int(owner_of(piece))
    if owner == NEUTRAL:
        return NeutralDisplaced(seat, KIND_IDS[kind], _on(at, lane))
    return Displaced(seat, KIND_IDS[kind], _on(at, lane), owner, KIND_IDS[kind_of(piece)])


def settled(at: State, seat: int, owner: int, kind: int, lane: int, is_extra: bool | None) -> Event:
    if owner == NEUTRAL:
        return NeutralSettled(seat, _on(at, lane))
    return Settled(seat, KIND_IDS[kind], _on(at, lane), is_extra)


def no_room(seat: int, owner: int, kind: int) -> Event:
    return NeutralSettled(seat, None) if owner == NEUTRAL else Settled(seat, KIND_IDS[kind], None, False)


def _other(seat: int, piece: int) -> int | None:
    """Whose piece it is, where that needs to be said."""
    owner = int(owner_of(piece))
    return None if owner == seat else owner


def lifted(at: State, seat: int, piece: int, lane: int) -> Event:
    return Lifted(seat, _other(seat, piece), KIND_IDS[kind_of(piece)], _on(at, lane))


def put_down(at: State, seat: int, piece: int, lane: int) -> Event:
    return PutDown(seat, _other(seat, piece), KIND_IDS[kind_of(piece)], _on(at, lane))


def removed(at: State, seat: int, piece: int, lane: int) -> Event:
    owner = int(owner_of(piece))
    if owner == NEUTRAL:
        return NeutralRemoved(seat, _on(at, lane))
    return Removed(seat, owner, KIND_IDS[kind_of(piece)], _on(at, lane))


def route_established(at: State, seat: int, route: int) -> Event:
    return RouteEstablished(seat, at.board.route_ids[route])


def control_scored(at: State, seat: int, city: int) -> Event:
    return ControlScored(seat, at.board.city_ids[city])


def token_taken(at: State, seat: int, token: int, route: int) -> Event:
    return TokenTaken(seat, TOKEN_IDS[token], at.board.route_ids[route])


def office(at: State, owner: int, city: int, kind: int, additional: bool) -> Event:
    if owner == NEUTRAL:
        return NeutralOffice(at.board.city_ids[city])
    return OfficeEstablished(owner, at.board.city_ids[city], KIND_IDS[kind], additional)


def coin(at: State, seat: int, city: int, points: int) -> Event:
    return CoinScored(seat, at.board.city_ids[city], points)


def city_full(at: State, city: int) -> Event:
    return CityFull(at.board.city_ids[city], int(at.full))


def ability(seat: int, ability: int, step: int) -> Event:
    return AbilityDeveloped(seat, ABILITY_IDS[ability], step)


def token_used(seat: int, token: int) -> Event:
    return TokenUsed(seat, TOKEN_IDS[token])


def exchanged(at: State, seat: int, office: int) -> Event:
    city = at.board.office_city[office]
    return OfficesExchanged(seat, at.board.city_ids[city], int(office - at.board.row_printed[city]) + 1)


def token_drawn(seat: int, token: int) -> Event:
    return TokenDrawn(seat, TOKEN_IDS[token])


def token_placed(at: State, seat: int, token: int, route: int) -> Event:
    return TokenPlaced(seat, TOKEN_IDS[token], at.board.route_ids[route])


def token_boxed(token: int) -> Event:
    return TokenBoxed(TOKEN_IDS[token])


def favour_bought(seat: int, favour: int, token: int, other: int) -> Event:
    return FavourBought(seat, FAVOUR_IDS[favour], TOKEN_IDS[token], TOKEN_IDS[other])


def neutral_route(at: State, route: int) -> Event:
    return NeutralRouteEstablished(at.board.route_ids[route])


def neutral_placed(at: State, route: int) -> Event:
    return NeutralPlaced(at.board.route_ids[route])


def bonus_gained(at: State, seat: int, route: int) -> Event:
    return BonusGained(seat, BONUSES[at.board.route_bonus[route] - 1], at.board.route_ids[route])


def bonus_placed(at: State, seat: int, kind: int, lane: int) -> Event:
    return BonusPlaced(seat, KIND_IDS[kind], _on(at, lane))


def permission_used(at: State, seat: int, number: int) -> Event:
    return PermissionUsed(seat, at.board.city_ids[at.board.permission_city[number]])


def finished(at: State, reason: int) -> Event:
    result = at.result()
    return Finished(REASONS[reason], totals(result), result.winners)
