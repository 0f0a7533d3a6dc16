"""What must hold at every ply: all pieces, tokens, cards and tiles accounted for, and an agenda that can be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from kantor.core.counts import bad_stack, below_zero, counted, miscounted, misfits
from kantor.core.position import options_of
from kantor.games.hansa.board import Board
from kantor.games.hansa.data import ABILITY_IDS, BOX_FILE, TOKEN_IDS
from kantor.games.hansa.pieces import pieces_out, tokens_out, whole
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
LIFTS = {int(MOVING): 5, int(MOVING_OTHERS): 3, int(BONUS_MOVE): 2}  # how many pieces at most


def broken(at: HansaPosition) -> list[str]:
    agenda = bad_stack(at, one_seat=False) or _agenda(at)
    return [*_pieces(at), *_tokens(at), *_cards(at), *_derived(at), *_offices(at), *agenda]


def _pieces(at: HansaPosition) -> Iterator[str]:
    for seat in range(at.players):
        for kind, (ident, out) in enumerate(pieces_out(at, seat).items()):
            found = out + at.general[seat * KINDS + kind]
            if found != whole(ident):
                yield f"field “seats[{seat}].general”: {found} {ident}s instead of {whole(ident)}"
        for index, ability in enumerate(ABILITY_IDS):
            if not 0 <= at.abilities[seat * ABILITIES + index] <= at.box.tops[index]:
                yield f"field “seats[{seat}].abilities”: {ability} has only {at.box.tops[index]} steps"
    yield from below_zero(at, "personal", "general", "points", "unused", "used", "supply", "turned_up", "boxed")
    pieces = {*at.posts, *at.offices, *at.prestige, *(at.loose[index * LOOSE_WIDTH] for index in range(at.loose_count))}
    for piece in pieces - {EMPTY}:
        owner = owner_of(piece)
        if not (owner < at.players or (owner == NEUTRAL and at.players == 2 and not kind_of(piece))):
            yield "field “routes”: a piece of nobody"
    for piece, least in zip(at.posts, spans(at.board).least_kind, strict=True):
        if piece != EMPTY and kind_of(piece) < least:
            yield "field “routes”: a trader on a post for merchants"


def _tokens(at: HansaPosition) -> Iterator[str]:
    totals = {token.id: token.total for token in BOX_FILE.tokens}
    yield from miscounted("token_supply", "tokens", totals, tokens_out(at), counted(TOKEN_IDS, at.supply))
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


class Spans(NamedTuple):
    """Where lanes and cities lie in the rows of a state, as plain numbers: all this is asked at every ply."""

    lanes: list[slice]
    additional: list[slice]
    printed: list[slice]
    least_kind: list[int]  # that may stand on a post


@cache
def spans(board: Board) -> Spans:
    cities = list(zip(board.row_start, board.row_printed, board.row_end, strict=True))
    return Spans(
        [slice(*ends) for ends in zip(board.lane_start, board.lane_end, strict=True)],
        [slice(start, printed) for start, printed, _ in cities],
        [slice(printed, end) for _, printed, end in cities],
        [board.lane_merchants[lane] for lane in board.post_lane],
    )


def _derived(at: HansaPosition) -> Iterator[str]:
    """What is kept up to date beside posts and offices agrees with them."""
    board, posts, all_offices = at.board, list(at.posts), list(at.offices)
    lanes, additional, printed, _ = spans(board)
    if list(at.masks) != [reduce(or_, (1 << piece for piece in posts[lane])) for lane in lanes]:
        yield "field “routes”: the mask of a lane is out of date"
    cities = int(board.cities)
    counts, presence = [0] * (OWNERS * cities), [0] * OWNERS
    for city in range(cities):
        for piece in (*all_offices[additional[city]], *all_offices[printed[city]]):
            if piece != EMPTY:
                counts[owner_of(piece) * cities + city] += 1
                presence[owner_of(piece)] |= 1 << city
    if list(at.counts) != counts or list(at.presence) != presence:
        yield "field “cities”: a count of somebody's offices is out of date"
    if list(at.controllers) != [control.controller(at, city) for city in range(cities)]:
        yield "field “cities”: a controller is out of date"
    if at.full != sum(offices.is_full(at, city) for city in range(cities)):
        yield "the number of full cities is out of date"
    if sorted(link for link in at.linked if link) != list(range(1, at.links + 1)):
        yield "field “east_west”: the links are not counted through"


def _offices(at: HansaPosition) -> Iterator[str]:
    """Printed offices fill from the left, and additional ones need one."""
    board, all_offices = at.board, list(at.offices)
    for city, (extra, row) in enumerate(zip(spans(board).additional, spans(board).printed, strict=True)):
        printed = all_offices[row]
        if EMPTY in printed and any(printed[printed.index(EMPTY) :]):
            yield f"field “cities.{board.city_ids[city]}”: printed offices fill from the left"
        if any(all_offices[extra]) and printed[0] == EMPTY and not board.green[city]:
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
