"""How well a seat stands: its points as they are, and what its armies, cities, coins and goods promise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import zeros
from kantor.games.empire.scoring import (
    best_points,
    continent_controllers,
    controllers,
    count_of,
    counts_of,
    points_for,
)
from kantor.games.empire.state import BIDDING, GOODS, NONE, State

# What things promise at the beginning of a game, in points; less and less towards its end.
COIN: Final = 0.25
ARMY: Final = 0.12
CITY: Final = 0.45
NEXT_SYMBOL: Final = 0.45  # of the points that one more symbol would bring
SECOND_SYMBOL: Final = 0.2  # of those that two more would
LEAD_IN_REGION: Final = 0.12  # for each army ahead in a controlled region, up to two
# What decides ties, or keeps an army where it is worth something.
LAST_COIN: Final = 0.02
LAST_ARMY: Final = 0.005


def lead(at: State, seat: i64) -> float:
    """Points ahead of the best opponent."""
    control = controllers(at)
    continents = continent_controllers(at, control)
    margins = margins_of(at, control)
    own = standing(at, seat, control, continents, margins)
    if at.agenda.depth > 0 and at.agenda.kind() == BIDDING and at.bids[seat] != NONE:
        own -= COIN * float(at.bids[seat])
    best = -1.0e9
    for other in range(at.players):
        if other != seat:
            best = max(best, standing(at, other, control, continents, margins))
    return own - best


def margins_of(at: State, control: vec[i64]) -> vec[i64]:
    """By how much the controller of each region is ahead there, beyond the one that it needs; two at most."""
    regions = at.box.board.regions
    found = zeros(regions)
    for region in range(regions):
        holder = control[region]
        if holder != NONE:
            second: i64 = 0
            for owner in range(at.box.owners):
                if owner != holder:
                    second = max(second, at.armies_in(owner, region) + at.cities_in(owner, region))
            ahead = at.armies_in(holder, region) + at.cities_in(holder, region) - second - 1
            most: i64 = 2
            found[region] = min(ahead, most)
    return found


def standing(at: State, seat: i64, control: vec[i64], continents: vec[i64], margins: vec[i64]) -> float:
    counts = counts_of(at, seat, control)
    points = count_of(control, seat) + count_of(continents, seat) + best_points(at, counts, 0, at.free_jokers(seat))
    ahead = steps_ahead(seat, control, margins)
    armies = float(at.armies_on_map(seat))
    promise = (
        COIN * float(at.coins[seat])
        + ARMY * armies
        + CITY * float(at.box.cities - at.city_supply[seat])
        + LEAD_IN_REGION * float(ahead)
        + goods_promise(at, counts)
    )
    return float(points) + LAST_COIN * float(at.coins[seat]) + LAST_ARMY * armies + time_left(at, seat) * promise


def steps_ahead(seat: i64, control: vec[i64], margins: vec[i64]) -> i64:
    """The margins of all regions that a seat controls."""
    ahead: i64 = 0
    for region in range(len(control)):
        if control[region] == seat:
            ahead += margins[region]
    return ahead


def goods_promise(at: State, counts: vec[i64]) -> float:
    promise = 0.0
    for good in range(GOODS):
        now = points_for(at, good, counts[good])
        promise += NEXT_SYMBOL * float(points_for(at, good, counts[good] + 1) - now)
        promise += SECOND_SYMBOL * float(points_for(at, good, counts[good] + 2) - now)
    return promise


def time_left(at: State, seat: i64) -> float:
    """The part of the own turns that is still to come."""
    return float(at.box.goal - at.taken[seat]) / float(at.box.goal)
