"""What the prompts of Hansa promise in words of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kantor.core.catalogue import Move
from kantor.games.hansa.data import KIND_IDS
from kantor.games.hansa.moves import NeutralOffice, Put, lane_ids
from kantor.games.hansa.rules.displaced import NOTHING, kind_in_hand
from kantor.games.hansa.state import DISPLACED_ANYWHERE, KINDS, State


def distances(at: State, start: int) -> list[int]:
    """How far every route is from one: 1 if they share a city, and so on."""
    ends = [{int(at.board.end_a[route]), int(at.board.end_b[route])} for route in range(at.board.routes)]
    found = {start: 0}
    reached = [start]
    for route in reached:
        for other, cities in enumerate(ends):
            if other not in found and cities & ends[route]:
                found[other] = found[route] + 1
                reached.append(other)
    return [found.get(route, -1) for route in range(at.board.routes)]


def is_nearest(at: State, seat: int, offered: Sequence[Move]) -> bool:
    """All posts offered to a piece are on other routes, equally far from the one that it was displaced from."""
    far = distances(at, int(at.agenda.first()))
    lanes = lane_ids(at.board)
    by_kind: dict[str, set[int]] = {}
    for move in offered:
        if isinstance(move, Put):
            by_kind.setdefault(move.piece, set()).add(far[at.board.lane_route[lanes.index(move.route)]])
    return all(len(found) == 1 and min(found) > 0 for found in by_kind.values())


def is_anywhere(at: State, seat: int, offered: Sequence[Move]) -> bool:
    """The seat has the favour, and the displaced piece may take every free post that fits, the old route's too."""
    kind = kind_in_hand(at)
    free = {ident for lane, ident in enumerate(lane_ids(at.board)) if kind != NOTHING and at.fits(lane, kind)}
    puts = {move.route for move in offered if isinstance(move, Put) and move.piece == KIND_IDS[kind % KINDS]}
    return at.favours[DISPLACED_ANYWHERE] == seat and (at.loose_count > 0 or free <= puts)


def has_city(at: State, seat: int, offered: Sequence[Move]) -> bool:
    """Some neutral office has a city to go to."""
    cities = set(at.board.city_ids)
    return any(isinstance(move, NeutralOffice) and move.city in cities for move in offered)


PROMISES: Final = {"nearest": is_nearest, "anywhere": is_anywhere, "city": has_city}
