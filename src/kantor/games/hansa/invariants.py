"""What must hold at every ply: all pieces, tokens, cards and tiles accounted for, and an agenda that can be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec import UNSET

from kantor.core.position import options_of
from kantor.games.hansa import agenda, census
from kantor.games.hansa.agenda import (
    BonusMove,
    BonusOffice,
    BonusPlace,
    BonusPrivilege,
    BonusReuse,
    DealMissions,
    Displaced,
    DrawToken,
    FirstPlayer,
    GoldenTokens,
    IncomeFavour,
    Moving,
    MovingOthers,
    NeutralRoutes,
    OfferFavours,
    Pay,
    PlaceToken,
    Removing,
    Turn,
)
from kantor.games.hansa.data import ABILITY_IDS, BOX_FILE, FAVOUR_IDS, KIND_IDS
from kantor.games.hansa.rules import control, neutral, new_tokens, offices
from kantor.games.hansa.rules.displaced import NO_LANE, can_add, has_room, is_like_the_last, kind_in_hand
from kantor.games.hansa.state import (
    ABILITIES,
    BIGBOX,
    CLASSIC,
    EMPTY,
    IN_BOX,
    IN_HAND,
    INCOME_WITH_OTHERS,
    KINDS,
    LOOSE_WIDTH,
    MERCHANT,
    MISSIONS,
    NEUTRAL,
    NOBODY_YET,
    ON_OFFER,
    OWNERS,
    TOKENS,
    kind_of,
    owner_of,
)
from kantor.games.hansa.turn import HansaPosition


def broken(at: HansaPosition) -> list[str]:
    return [*_pieces(at), *_tokens(at), *_cards(at), *_derived(at), *_offices(at), *_agenda(at)]


def _pieces(at: HansaPosition) -> Iterator[str]:
    for seat in range(at.players):
        for kind, ident in enumerate(KIND_IDS):
            found = census.pieces_out(at, seat, kind) + at.general[seat * KINDS + kind]
            if found != census.whole(ident):
                yield f"field “seats[{seat}].general”: {found} {ident}s instead of {census.whole(ident)}"
        for index, ability in enumerate(ABILITY_IDS):
            if not 0 <= at.abilities[seat * ABILITIES + index] <= at.box.tops[index]:
                yield f"field “seats[{seat}].abilities”: {ability} has only {at.box.tops[index]} steps"
    for name in ("personal", "general", "points", "unused", "used", "supply", "turned_up", "boxed"):
        if any(cell < 0 for cell in getattr(at, name)):
            yield f"field “{name}”: a count below zero"
    pieces = {*at.posts, *at.offices, *at.prestige, *(at.loose[index * LOOSE_WIDTH] for index in range(at.loose_count))}
    for piece in pieces - {EMPTY}:
        owner = owner_of(piece)
        if not (owner < at.players or (owner == NEUTRAL and at.players == 2 and not kind_of(piece))):
            yield "field “routes”: a piece of nobody"
    for post, piece in enumerate(at.posts):
        if piece != EMPTY and kind_of(piece) < at.board.lane_merchants[at.board.post_lane[post]]:
            yield "field “routes”: a trader on a post for merchants"


def _tokens(at: HansaPosition) -> Iterator[str]:
    for index, token in enumerate(BOX_FILE.tokens):
        found = census.tokens_out(at, index) + at.supply[index]
        if found != token.total:
            yield f"field “token_supply”: {found} tokens of {token.id} instead of {token.total}"
    if any(token and not at.board.takes_tokens[route] for route, token in enumerate(at.route_tokens)):
        yield "field “routes”: a token where none may lie"
    if at.waiting < 0 or (at.box.edition == BIGBOX and at.undrawn() < 0):
        yield "field “waiting_tokens”: more tokens wait than the supply had"


def _cards(at: HansaPosition) -> Iterator[str]:
    dealt = [mission for mission in at.missions if mission != NOBODY_YET]
    if len(set(dealt)) != len(dealt) or any(not 0 <= mission < MISSIONS for mission in dealt):
        yield "field “mission”: every card is there once"
    if any(not IN_BOX <= owner < at.players for owner in at.favours):
        yield "field “favours”: a tile of nobody"
    if at.box.edition == CLASSIC and (dealt or any(owner != IN_BOX for owner in at.favours)):
        yield "field “favours”: missions and favours belong to the Big Box"


def _derived(at: HansaPosition) -> Iterator[str]:
    """What is kept up to date beside posts and offices agrees with them."""
    board, posts, all_offices = at.board, list(at.posts), list(at.offices)
    for lane in range(board.lanes):
        mask = 0
        for piece in posts[board.lane_start[lane] : board.lane_end[lane]]:
            mask |= 1 << piece
        if mask != at.masks[lane]:
            yield f"lane {lane}: its mask is out of date"
    for city in range(board.cities):
        row = all_offices[board.row_start[city] : board.row_end[city]]
        owners = [owner_of(piece) for piece in row if piece != EMPTY]
        for owner in range(OWNERS):
            number = owners.count(owner)
            if at.counts[owner * board.cities + city] != number or (at.presence[owner] >> city & 1) != (number > 0):
                yield f"city {board.city_ids[city]}: its count of offices is out of date"
        if at.controllers[city] != control.controller(at, city):
            yield f"city {board.city_ids[city]}: its controller is out of date"
    if at.full != sum(offices.is_full(at, city) for city in range(board.cities)):
        yield "the number of full cities is out of date"
    if sorted(link for link in at.linked if link) != list(range(1, at.links + 1)):
        yield "field “east_west”: the links are not counted through"


def _offices(at: HansaPosition) -> Iterator[str]:
    """Printed offices fill from the left, and additional ones need one."""
    board, all_offices = at.board, list(at.offices)
    for city in range(board.cities):
        printed = all_offices[board.row_printed[city] : board.row_end[city]]
        extra = all_offices[board.row_start[city] : board.row_printed[city]]
        if any(left == EMPTY != right for left, right in pairwise(printed)):
            yield f"field “cities.{board.city_ids[city]}”: printed offices fill from the left"
        if any(extra) and printed[0] == EMPTY and not board.green[city]:
            yield f"field “cities.{board.city_ids[city]}”: an additional office needs a printed one"


def _agenda(at: HansaPosition) -> Iterator[str]:
    frames = agenda.written(at.agenda, at.board)
    if not agenda.can_stand(frames):
        yield "field “agenda”: these decisions can't be pending together"
        return
    if any(getattr(frame, "seat", 0) >= at.players for frame in frames):
        yield "field “agenda”: no such seat"
        return
    yield from _set_up(at, frames)
    for frame in frames:
        why = _misfit(at, frame, frames)
        if why is not None:
            yield f"field “agenda”: {why}"
    yield from _loose(at, frames[-1] if frames else None)
    turned_up = sum(at.turned_up)
    if turned_up and not any(isinstance(frame, PlaceToken | DrawToken | GoldenTokens) for frame in frames):
        yield "field “turned_up_tokens”: they are placed before the next turn"


def _set_up(at: HansaPosition, frames: tuple[agenda.AnyFrame, ...]) -> Iterator[str]:
    """How far the set-up has come."""
    kinds = {type(frame) for frame in frames}
    if (at.first_player == NOBODY_YET) != (FirstPlayer in kinds) or at.first_player >= at.players:
        yield "field “first_player”: is chosen first of all, and only once"
    missions = sum(mission != NOBODY_YET for mission in at.missions)
    dealing = next((frame for frame in frames if isinstance(frame, DealMissions)), None)
    if missions != (dealing.next if dealing else missions) or (missions not in (0, at.players) and not dealing):
        yield "field “mission”: everybody has a mission or nobody"
    offered = sum(owner != IN_BOX for owner in at.favours)
    offering = next((frame for frame in frames if isinstance(frame, OfferFavours)), None)
    if offering and not 1 <= offering.left <= at.players:
        yield "field “agenda”: as many favours are offered as there are players"
    expected = at.players - offering.left if offering else offered
    if offered != expected or (offered not in (0, at.players) and not offering):
        yield "field “favours”: as many tiles are in play as there are players"
    golden = next((frame for frame in frames if isinstance(frame, GoldenTokens)), None)
    if golden and not sum(at.turned_up) == golden.left <= len(at.board.taverns):
        yield "field “turned_up_tokens”: as many golden tokens as taverns left"
    if golden and sum(at.supply) != sum(token.total - token.golden for token in BOX_FILE.tokens):
        yield "field “token_supply”: the golden tokens come first"


def _loose(at: HansaPosition, top: object) -> Iterator[str]:
    states = [int(at.loose[index * LOOSE_WIDTH + 2]) for index in range(at.loose_count)]
    pieces = [int(at.loose[index * LOOSE_WIDTH]) for index in range(at.loose_count)]
    in_hand = states.count(IN_HAND)
    match top:
        case Moving(seat, left, _) if at.box.edition == CLASSIC:
            fine = states and in_hand <= 1 and IN_HAND not in states[:-1] and len(states) + left <= 5
            fine = fine and all(owner_of(piece) == seat for piece in pieces) and _stand(at)
        case Moving(_, left, True) | MovingOthers(_, left, True) | BonusMove(_, left, True) if left:
            fine = False
        case Moving(seat, left, _):
            fine = 0 < in_hand == len(states) <= 5 - left and all(owner_of(piece) == seat for piece in pieces)
        case MovingOthers(seat, left, _):
            fine = 0 < in_hand == len(states) <= 3 - left and all(owner_of(piece) != seat for piece in pieces)
        case BonusMove(_, left, _):
            fine = in_hand == len(states) <= 2 - left and (in_hand > 0 or left == 2)
        case BonusPlace(seat, _):
            fine = not states or (
                states == [IN_HAND] and owner_of(pieces[0]) == seat
                and not at.general_size(seat) and not at.personal_size(seat)
            )  # fmt: skip
        case Displaced(seat, _, _, extras, is_neutral):
            fine = not states or (
                states == [IN_HAND] and extras > 0 and not is_neutral and owner_of(pieces[0]) == seat
                and not at.general_size(seat) and not at.personal_size(seat)
            )  # fmt: skip
        case _:
            fine = not states
    if not fine:
        yield "field “loose”: these pieces can't be loose now"
    elif in_hand and not options_of(at, at.actor()):
        yield "field “loose”: these pieces can go nowhere"


def _stand(at: HansaPosition) -> bool:
    """Pieces that have moved in this action stand where they moved to."""
    moved = [
        (int(at.loose[index * LOOSE_WIDTH]), int(at.loose[index * LOOSE_WIDTH + 1]))
        for index in range(at.loose_count)
        if at.loose[index * LOOSE_WIDTH + 2] != IN_HAND
    ]
    return all(moved.count((piece, lane)) <= at.number_in(lane, piece) for piece, lane in moved)


def _misfit(at: HansaPosition, frame: object, frames: tuple[agenda.AnyFrame, ...]) -> str | None:
    """Why one pending decision can't be."""
    active = frames[0].seat if isinstance(frames[0], Turn) else -1
    match frame:
        case Turn(_, actions, progress) if progress == "favour-bought" and actions > 0:
            return "a turn given up for a favour has no actions"
        case Pay(seat, due) if seat != active or due not in (1, 2) or at.personal_size(seat) < due:
            return "that payment can't be due"
        case Displaced():
            return _bad_displacement(at, frame, active, len(frames))
        case (
            Moving(seat) | MovingOthers(seat) | Removing(seat) | NeutralRoutes(seat)
            | BonusMove(seat) | BonusPrivilege(seat) | BonusOffice(seat) | BonusReuse(seat) | BonusPlace(seat)
        ) if seat != active:  # fmt: skip
            return "that seat isn't the one whose turn it is"
        case MovingOthers() if at.box.edition == CLASSIC:
            return "the classic token removes pieces"
        case Removing(_, left) if at.box.edition == BIGBOX or not 1 <= left <= 2:
            return "nothing can be removed so"
        case IncomeFavour(seat) if (
            seat == active or at.favours[INCOME_WITH_OTHERS] != seat or not at.general_size(seat)
        ):
            return "that seat gets nothing of this income"
        case NeutralRoutes() if at.players != 2 or not any(neutral.is_full(at, r) for r in range(at.board.routes)):
            return "no route is full of neutral traders"
        case DrawToken() if not at.waiting > 0 or not sum(at.supply):
            return "no token is to be drawn"
        case BonusMove() | BonusPrivilege() | BonusOffice() | BonusReuse() | BonusPlace():
            return _bad_bonus(at, frame)
        case PlaceToken() if not sum(at.turned_up) or not new_tokens.can_place(at):
            return "no token is to be placed"
    return None


def _bad_bonus(
    at: HansaPosition, frame: BonusMove | BonusPrivilege | BonusOffice | BonusReuse | BonusPlace
) -> str | None:
    if agenda.BONUSES.index(type(frame)) + 1 not in at.board.route_bonus:
        return "this board has no such bonus"
    match frame:
        case BonusReuse(seat, left, traders, merchants):
            lying = at.general[seat * KINDS] >= traders and at.general[seat * KINDS + MERCHANT] >= merchants
            if not 1 <= left <= 2 or not lying:
                return "these pieces can't be left of the route"
        case BonusPlace(_, left) if not 1 <= left <= 2:
            return "at most two pieces are placed"
    return None


def _bad_displacement(at: HansaPosition, frame: Displaced, active: int, depth: int) -> str | None:
    seat, piece, extras, is_neutral = frame.seat, frame.piece, frame.extras, frame.neutral
    if frame.down is not UNSET and not (
        piece is None and depth == 2 and at.loose_count == 0
        and is_like_the_last(at, seat, KIND_IDS.index(frame.down))
    ):  # fmt: skip
        return "the displaced piece can't be taken for an extra"
    if seat == active or (is_neutral and (at.players != 2 or piece == "merchant")):
        return "the owner answers a displacement"
    if extras > 2 or (piece is None and not extras):
        return "that many extra pieces can't be"
    if (
        depth == 2
        and at.loose_count == 0
        and piece is not None
        and not has_room(at, _whose(seat, is_neutral), int(kind_in_hand(at)), NO_LANE)
        and (is_neutral or not extras or not can_add(at, seat))
    ):
        return "the displaced piece fits nowhere"
    return None


def _whose(seat: int, is_neutral: bool) -> int:
    return NEUTRAL if is_neutral else seat


assert (MERCHANT, TOKENS, ON_OFFER, len(FAVOUR_IDS)) == (1, 6, -1, 6)
