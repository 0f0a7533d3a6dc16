"""How well a seat stands, from what it may know: points so far, abilities, and what its pieces on routes promise.

All in hundredths of a point. Promises shrink as the end comes near, so that in the last turns only points count.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.hansa import scoring
from kantor.games.hansa.board import PRESTIGE
from kantor.games.hansa.rules import country_points, offices, prestige
from kantor.games.hansa.state import (
    ABILITIES,
    EMPTY,
    IN_HAND,
    KEYS,
    KINDS,
    LOOSE_WIDTH,
    MERCHANT,
    PRIVILEGE,
    TOKENS,
    TURN,
    Table,
    bit_of,
    own_bits,
    owner_of,
    piece_of,
)

POINT: Final = 100
ENOUGH: Final = 20
STEPS: Final = 6
# What the steps of keys, actions, privileges, book and bank are worth with the whole game before one.
TRACKS: Final = [
    [0, 200, 200, 500, 900, 0],
    [0, 900, 1000, 1500, 1600, 2000],
    [0, 350, 600, 800, 0, 0],
    [0, 100, 150, 200, 0, 0],
    [0, 250, 400, 500, 0, 0],
]
WORTH: Final = vec[i64]([worth for track in TRACKS for worth in track])
# What an unused token can still do, beyond the points of having it.
USES: Final = vec[i64]([150, 80, 60, 300, 200, 260])
# The part of a route's reward that is promised when so many posts are missing, in hundredths.
PROMISE: Final = vec[i64]([55, 28, 12, 5, 2])
TOKEN_ON_ROUTE: Final = 250
# None, move 2, privileges, an office in a green city, put 2 down again, place 2 outside England.
BONUSES: Final = vec[i64]([0, 60, 250, 350, 60, 120])
ACTION: Final = 90
# A piece at hand, the first few of them; more are of little use. A merchant is a little more.
SUPPLY: Final = 30
PLENTY: Final = 6
SPARE: Final = 4
MERCHANT_MORE: Final = 10
ON_ROUTE: Final = 15
GENERAL: Final = 10
# Every office binds a piece; whoever has too few left to play with is stuck.
ENOUGH_PIECES: Final = 7
SHORTAGE: Final = 25
# A post in others' hands takes a displacement; their promises count less than one's own, in hundredths.
BLOCKED: Final = 60
OTHERS_PROMISE: Final = 35
OTHERS_POINT: Final = 60
# An office in a city where nobody has one, where it takes the control over, or elsewhere.
NEW_CITY: Final = 250
TAKE_CITY: Final = 300
MORE_IN_CITY: Final = 30
LONELY: Final = 60


def lead(at: Table, seat: i64) -> float:
    """Points ahead of the best opponent."""
    left = time_left(at)
    best: i64 = -1000000
    for other in range(at.players):
        if other != seat:
            best = max(best, standing(at, other, left, OTHERS_PROMISE))
    own = standing(at, seat, left, 100)
    if at.agenda.depth > 0:
        own += POINT * scoring.mission_points(at, seat)
    return float(own - best) / POINT


def time_left(at: Table) -> i64:
    """The part of the game that is left, in hundredths: by points, full cities and tokens."""
    most: i64 = 0
    for seat in range(at.players):
        most = max(most, at.points[seat])
    gone = max(most * 100 // ENOUGH, at.full * 100 // at.board.full_limit)
    tokens: i64 = 0
    for token in range(TOKENS):
        tokens += at.supply[token]
    gone = max(gone, 100 - tokens * 8)
    return max(0, 100 - gone)


def standing(at: Table, seat: i64, left: i64, promised: i64) -> i64:
    """What everybody sees of a seat."""
    points = (
        at.points[seat]
        + scoring.ability_points(at, seat)
        + scoring.token_points(at, seat)
        + scoring.prestige_points(at, seat)
        + scoring.city_points(at, seat)
        + scoring.network_points(at, seat)
        + country_points.all_points(at, seat)
    )
    if at.agenda.depth == 0:
        return points * POINT
    promises = abilities(at, seat) + tokens_at_hand(at, seat)
    pieces = supply(at, seat) + routes(at, seat, left) * promised // 100 - shortage(at, seat)
    return points * POINT + promises * left // 100 + pieces * (30 + left) // 130


def abilities(at: Table, seat: i64) -> i64:
    total: i64 = 0
    for ability in range(ABILITIES):
        total += WORTH[ability * STEPS + at.abilities[seat * ABILITIES + ability]]
    return total


def tokens_at_hand(at: Table, seat: i64) -> i64:
    total: i64 = 0
    for token in range(TOKENS):
        total += at.unused[seat * TOKENS + token] * USES[token]
    return total


def supply(at: Table, seat: i64) -> i64:
    """Pieces at hand, and actions left in the seat's own turn."""
    size = at.personal_size(seat)
    total = min(size, PLENTY) * SUPPLY + max(size - PLENTY, 0) * SPARE
    total += at.personal[seat * KINDS + MERCHANT] * MERCHANT_MORE + at.general_size(seat) * GENERAL
    if at.agenda.frames[0] == TURN and at.agenda.frames[1] == seat:
        total += at.agenda.frames[2] * ACTION
    for index in range(at.loose_count):
        at_index = index * LOOSE_WIDTH
        if at.loose[at_index + 2] == IN_HAND and owner_of(at.loose[at_index]) == seat:
            total += ON_ROUTE
    return total


def shortage(at: Table, seat: i64) -> i64:
    """The desk still covers pieces and offices bind them: what is left must do for routes."""
    free = at.box.traders + at.box.merchants - 1
    for ability in range(ABILITIES):
        free -= at.box.tops[ability] - at.abilities[seat * ABILITIES + ability]
    row = seat * at.board.cities
    for city in range(at.board.cities):
        free -= at.counts[row + city]
    for space in range(PRESTIGE):
        if at.prestige[space] != EMPTY and owner_of(at.prestige[space]) == seat:
            free -= 1
    missing = max(0, ENOUGH_PIECES - free)
    return missing * missing * SHORTAGE


def routes(at: Table, seat: i64, left: i64) -> i64:
    """Pieces on routes, and what each route promises by how much of it is held."""
    board = at.board
    bits = own_bits(seat)
    total: i64 = 0
    for route in range(board.routes):
        mask = at.route_mask(route)
        if mask & bits != 0:
            held: i64 = 0
            others: i64 = 0
            missing: i64 = 0
            for post in range(board.first_post[route], board.first_post[route + 1]):
                piece = at.posts[post]
                if piece == EMPTY:
                    missing += 1
                elif owner_of(piece) == seat:
                    held += 1
                else:
                    others += 1
            promise = reward(at, seat, route, mask, left) * PROMISE[missing + others] // 100
            while others > 0:
                promise = promise * BLOCKED // 100
                others -= 1
            total += held * ON_ROUTE + promise
    return total


def reward(at: Table, seat: i64, route: i64, mask: i64, left: i64) -> i64:
    """What establishing the route would bring."""
    board = at.board
    a = board.end_a[route]
    b = board.end_b[route]
    total = control_point(at, seat, a) + control_point(at, seat, b)
    if at.route_tokens[route] > 0:
        total += TOKEN_ON_ROUTE
    total += BONUSES[board.route_bonus[route]]
    best = max(office(at, seat, a, mask), office(at, seat, b, mask))
    if board.route_abilities[route] != 0:
        best = max(best, development(at, seat, board.route_abilities[route]) * left // 100)
    if board.prestige_route[route] != 0:
        best = max(best, prestige_space(at, seat, route))
    return total + best


def control_point(at: Table, seat: i64, city: i64) -> i64:
    owner = at.controllers[city]
    if owner == seat:
        return POINT
    return -OTHERS_POINT if 0 <= owner < at.players else 0


def office(at: Table, seat: i64, city: i64, mask: i64) -> i64:
    """What the next office of a city would be worth."""
    place = offices.first_free(at, city)
    if place < 0 or at.board.office_privilege[place] > at.value(seat, PRIVILEGE):
        return 0
    one: i64 = 1
    worth: i64 = at.board.office_coin[place] * POINT
    around = at.board.neighbours[city] | (one << city)
    keys = at.value(seat, KEYS)
    worth += keys * POINT if at.presence[seat] & around != 0 else LONELY
    owner = at.controllers[city]
    if owner < 0:
        worth += NEW_CITY
    elif owner != seat and at.counts[seat * at.board.cities + city] + 1 >= at.counts[owner * at.board.cities + city]:
        worth += TAKE_CITY
    else:
        worth += MORE_IN_CITY
    if mask & bit_of(piece_of(seat, at.board.office_round[place])) == 0:
        worth = worth // 3
    return worth


def development(at: Table, seat: i64, abilities: i64) -> i64:
    best: i64 = 0
    for ability in range(ABILITIES):
        if (abilities >> ability) & 1 == 1:
            step = at.abilities[seat * ABILITIES + ability]
            if step < at.box.tops[ability]:
                gain = WORTH[ability * STEPS + step + 1] - WORTH[ability * STEPS + step] + SUPPLY
                if step + 1 == at.box.tops[ability]:
                    gain += at.box.full_points[ability] * POINT
                best = max(best, gain)
    return best


def prestige_space(at: Table, seat: i64, route: i64) -> i64:
    best: i64 = 0
    for space in range(PRESTIGE):
        if prestige.can_take(at, seat, route, space):
            best = max(best, at.board.prestige_points[space] * POINT)
    return best
