"""What must hold at every ply: all pieces, tokens, cards and tiles accounted for, and an agenda that can be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import compress
from typing import NamedTuple

from kantor.core.counts import bad_stack, below_zero, counted, miscounted, misfits
from kantor.core.position import options_of
from kantor.games.hansa.board import Board
from kantor.games.hansa.data import ABILITY_IDS, BOX_FILE, KIND_IDS, TOKEN_IDS
from kantor.games.hansa.pieces import office_rows, pieces_out, tokens_out, whole
from kantor.games.hansa.rules import control, offices
from kantor.games.hansa.rules.displaced import CODES
from kantor.games.hansa.state import (
    ABILITIES,
    BIGBOX,
    BONUS_MOVE,
    BONUS_PLACE,
    CLASSIC,
    DEAL_MISSIONS,
    DISPLACED,
    DRAW_TOKEN,
    EMPTY,
    FIRST_PLAYER,
    GOLDEN,
    IN_BOX,
    IN_HAND,
    KINDS,
    LOOSE_WIDTH,
    MISSIONS,
    MOVING,
    MOVING_OTHERS,
    NEUTRAL,
    NOBODY_YET,
    OFFER_FAVOURS,
    OWNERS,
    PLACE_TOKEN,
    kind_of,
    owner_of,
)
from kantor.games.hansa.turn import HansaPosition

OVER = -1
TOTALS = {token.id: token.total for token in BOX_FILE.tokens}
LIFTS = {int(MOVING): 5, int(MOVING_OTHERS): 3, int(BONUS_MOVE): 2}  # how many pieces at most


def broken(at: HansaPosition) -> list[str]:
    agenda = bad_stack(at, one_seat=False) or _agenda(at)
    return [*_pieces(at), *_tokens(at), *_cards(at), *_derived(at), *_offices(at), *agenda]


def _pieces(at: HansaPosition) -> Iterator[str]:
    general, abilities, tops = list(at.general), list(at.abilities), list(at.box.tops)
    for seat, out in enumerate(pieces_out(at)):
        for kind, ident in enumerate(KIND_IDS):
            found = out[ident] + general[seat * KINDS + kind]
            if found != whole(ident):
                yield f"field “seats[{seat}].general”: {found} {ident}s instead of {whole(ident)}"
        steps = abilities[seat * ABILITIES : (seat + 1) * ABILITIES]
        for ability, step, top in zip(ABILITY_IDS, steps, tops, strict=True):
            if not 0 <= step <= top:
                yield f"field “seats[{seat}].abilities”: {ability} has only {top} steps"
    yield from below_zero(at, "personal", "general", "points", "unused", "used", "supply", "turned_up", "boxed")
    posts = list(at.posts)
    pieces = {at.loose[index * LOOSE_WIDTH] for index in range(at.loose_count)}
    for piece in pieces.union(posts, list(at.offices), list(at.prestige)) - {EMPTY}:
        owner = owner_of(piece)
        if not (owner < at.players or (owner == NEUTRAL and at.players == 2 and not kind_of(piece))):
            yield "field “routes”: a piece of nobody"
    for post in spans(at.board).for_merchants:
        if posts[post] != EMPTY and not kind_of(posts[post]):
            yield "field “routes”: a trader on a post for merchants"


def _tokens(at: HansaPosition) -> Iterator[str]:
    yield from miscounted("token_supply", "tokens", TOTALS, tokens_out(at), counted(TOKEN_IDS, at.supply))
    if any(compress(at.route_tokens, spans(at.board).without_tokens)):
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


class Spans(NamedTuple):
    """Where lanes and cities lie in the rows of a state, as plain numbers: all this is asked at every ply."""

    post_lane: list[int]
    office_city: list[int]
    for_merchants: list[int]  # posts
    without_tokens: list[bool]  # routes


@cache
def spans(board: Board) -> Spans:
    return Spans(
        list(board.post_lane),
        list(board.office_city),
        [post for post, lane in enumerate(board.post_lane) if board.lane_merchants[lane]],
        [not takes for takes in board.takes_tokens],
    )


def _derived(at: HansaPosition) -> Iterator[str]:
    """What is kept up to date beside posts and offices agrees with them."""
    board, masks = at.board, [0] * len(at.masks)
    for lane, piece in zip(spans(board).post_lane, list(at.posts), strict=True):
        masks[lane] |= 1 << piece
    if list(at.masks) != masks:
        yield "field “routes”: the mask of a lane is out of date"
    cities = int(board.cities)
    counts, presence = [0] * (OWNERS * cities), [0] * OWNERS
    for city, piece in zip(spans(board).office_city, list(at.offices), strict=True):
        if piece != EMPTY:
            counts[owner_of(piece) * cities + city] += 1
            presence[owner_of(piece)] |= 1 << city
    if list(at.counts) != counts or list(at.presence) != presence:
        yield "field “cities”: a count of somebody's offices is out of date"
    if list(at.controllers) != [control.controller(at, city) for city in range(cities)]:
        yield "field “cities”: a controller is out of date"
    if at.full != sum([offices.is_full(at, city) for city in range(cities)]):
        yield "the number of full cities is out of date"
    if sorted(link for link in at.linked if link) != list(range(1, at.links + 1)):
        yield "field “east_west”: the links are not counted through"


def _offices(at: HansaPosition) -> Iterator[str]:
    """Printed offices fill from the left, and additional ones need one."""
    board, all_offices = at.board, list(at.offices)
    for city, row in enumerate(office_rows(board)):
        printed = all_offices[row.printed]
        if any(printed) and EMPTY in printed and any(printed[printed.index(EMPTY) :]):
            yield f"field “cities.{board.city_ids[city]}”: printed offices fill from the left"
        if printed[0] == EMPTY and any(all_offices[row.additional]) and not board.green[city]:
            yield f"field “cities.{board.city_ids[city]}”: an additional office needs a printed one"


def _agenda(at: HansaPosition) -> Iterator[str]:
    left = {kind: first for kind, _, first, _ in at.agenda.listed()}
    yield from _set_up(at, left)
    yield from misfits(at)
    yield from _loose(at)
    if sum(at.turned_up) and not left.keys() & {PLACE_TOKEN, DRAW_TOKEN, GOLDEN}:
        yield "field “turned_up_tokens”: they are placed before the next turn"


def _set_up(at: HansaPosition, left: dict[int, int]) -> Iterator[str]:
    """How far the set-up has come: what each decision has left."""
    if (at.first_player == NOBODY_YET) != (FIRST_PLAYER in left) or at.first_player >= at.players:
        yield "field “first_player”: is chosen first of all, and only once"
    missions = sum(mission != NOBODY_YET for mission in at.missions)
    if missions != left.get(DEAL_MISSIONS, missions) or (missions not in (0, at.players) and DEAL_MISSIONS not in left):
        yield "field “mission”: everybody has a mission or nobody"
    offered = sum(owner != IN_BOX for owner in at.favours)
    if OFFER_FAVOURS in left and not 1 <= left[OFFER_FAVOURS] <= at.players:
        yield "field “agenda”: as many favours are offered as there are players"
    if offered != (at.players - left[OFFER_FAVOURS] if OFFER_FAVOURS in left else offered and at.players):
        yield "field “favours”: as many tiles are in play as there are players"
    if GOLDEN in left and not sum(at.turned_up) == left[GOLDEN] <= len(at.board.taverns):
        yield "field “turned_up_tokens”: as many golden tokens as taverns left"
    if GOLDEN in left and sum(at.supply) != sum(token.total - token.golden for token in BOX_FILE.tokens):
        yield "field “token_supply”: the golden tokens come first"


def _loose(at: HansaPosition) -> Iterator[str]:
    states = [int(at.loose[index * LOOSE_WIDTH + 2]) for index in range(at.loose_count)]
    owners = [int(owner_of(at.loose[index * LOOSE_WIDTH])) for index in range(at.loose_count)]
    kind, seat, left, changed = at.agenda.listed()[-1] if at.agenda.depth else (OVER, OVER, 0, 0)
    in_hand = states.count(IN_HAND)
    if kind == MOVING and at.box.edition == CLASSIC:
        fine = bool(states) and in_hand <= 1 and IN_HAND not in states[:-1] and len(states) + left <= 5
        fine = fine and set(owners) == {seat} and _stand(at)
    elif kind in LIFTS:
        fine = in_hand == len(states) <= LIFTS[kind] - left and not (changed and left)
        fine = fine and (in_hand > 0 or (kind == BONUS_MOVE and left == LIFTS[kind]))
        whose = {owner == seat for owner in owners}  # own pieces, others', or both
        fine = fine and not (kind == MOVING and False in whose) and not (kind == MOVING_OTHERS and True in whose)
    elif kind in (BONUS_PLACE, DISPLACED):
        extras = kind == BONUS_PLACE or ((changed >> 3) // CODES > 0 and changed % 8 != NEUTRAL)
        supplies = at.general_size(seat) + at.personal_size(seat)
        fine = not states or (states == [IN_HAND] and owners == [seat] and extras and not supplies)
    else:
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
