"""How well a seat stands, from what it may know: points so far, abilities, and what its pieces on routes promise.

The tips of the rulebook as numbers: more actions early, offices that connect, the link from East to West, tokens, and
pieces enough to go on with. All in hundredths of a point. Promises shrink as the end comes near; whoever is ahead wants
it to come. What all that is worth, a `Judgement` says.
"""

from typing import Final

from mypy_extensions import i64

from kantor.core.agenda import FIRST, KIND, SEAT
from kantor.games.hansa import scoring
from kantor.games.hansa.board import PRESTIGE
from kantor.games.hansa.judgement import Judgement
from kantor.games.hansa.rules import country_points, east_west, offices, permissions, prestige
from kantor.games.hansa.state import (
    ABILITIES,
    ADDITIONAL_OFFICE,
    EMPTY,
    IN_HAND,
    KEYS,
    KINDS,
    LOOSE_WIDTH,
    MERCHANT,
    PRIVILEGE,
    TOKENS,
    TURN,
    State,
    bit_of,
    kind_of,
    own_bits,
    owner_of,
    piece_of,
)

POINT: Final = 100
ENOUGH: Final = 20
STEPS: Final = 6
PLENTY: Final = 6
# Whoever is ahead by that much or more gains by each part of the game that is gone.
AHEAD: Final = 1000


def lead(at: State, seat: i64, by: Judgement) -> float:
    """Points ahead of the best opponent."""
    if at.agenda.depth == 0:
        return final_lead(at, seat, by)
    left = time_left(at)
    own = points(at, seat) + POINT * scoring.mission_points(at, seat)
    best: i64 = -1000000
    best_standing: i64 = -1000000
    for other in range(at.players):
        if other != seat:
            scored = points(at, other)
            best = max(best, scored)
            best_standing = max(best_standing, scored + lasting(by, abilities(at, other, by), left))
    hurry = max(0, min(own - best, AHEAD)) * by.hurry // AHEAD
    value = own + prospects(at, seat, by, left) - best_standing + (100 - left) * hurry
    return float(value) / POINT


def final_lead(at: State, seat: i64, by: Judgement) -> float:
    own = points(at, seat) + POINT * scoring.mission_points(at, seat)
    best: i64 = -1000000
    for other in range(at.players):
        if other != seat:
            best = max(best, points(at, other) + POINT * scoring.mission_points(at, other))
    won: i64 = by.win if own > best else -by.win if own < best else 0
    return float(own - best + won) / POINT


def time_left(at: State) -> i64:
    """The part of the game that is left, in hundredths: by points, full cities and tokens."""
    most: i64 = 0
    for scored in at.points:
        most = max(most, scored)
    gone = max(most * 100 // ENOUGH, at.full * 100 // at.board.full_limit)
    tokens: i64 = 0
    for number in at.supply:
        tokens += number
    gone = max(gone, 100 - tokens * 8)
    return max(0, 100 - gone)


def points(at: State, seat: i64) -> i64:
    """What the seat would have if the game ended now, but for missions."""
    return POINT * (
        at.points[seat]
        + scoring.ability_points(at, seat)
        + scoring.token_points(at, seat)
        + scoring.prestige_points(at, seat)
        + scoring.city_points(at, seat)
        + scoring.network_points(at, seat)
        + country_points.all_points(at, seat)
    )


def prospects(at: State, seat: i64, by: Judgement, left: i64) -> i64:
    """What the seat may make of what it has."""
    free = free_pieces(at, seat)
    chain, gain, wanted = link(at, seat, by)
    steps = abilities(at, seat, by) + tokens_at_hand(at, seat, by)
    if by.permission != 0:
        steps += by.permission * permissions.held(at, seat)
    pieces = supply(at, seat, by) + routes(at, seat, by, left, free, wanted, gain) + chain
    return lasting(by, steps, left) + pieces * (100 + left) // 200 - shortage(by, free)


def link(at: State, seat: i64, by: Judgement) -> tuple[i64, i64, i64]:
    """What the chain from East to West promises, what one office more would add, and in which cities."""
    chain: i64 = 0
    gain: i64 = 0
    wanted: i64 = 0
    if at.linked[seat] == 0 and at.links < len(at.board.link_points):
        lacking = east_west.missing_offices(at, at.presence[seat])
        chain = at.board.link_points[at.links] * by.link[lacking]
        # An exchange may close the chain, which is scored only with the next office.
        if lacking > 0:
            gain = at.board.link_points[at.links] * by.link[lacking - 1] - chain
            wanted = east_west.wanted_cities(at, at.presence[seat], lacking)
    return chain, gain, wanted


def lasting(by: Judgement, worth: i64, left: i64) -> i64:
    """What an ability is still worth: never nothing, or nobody who has many would dare to go on."""
    return worth * (by.floor + left) // 200


def abilities(at: State, seat: i64, by: Judgement) -> i64:
    worth, steps = by.worth, at.abilities
    total: i64 = 0
    for ability in range(ABILITIES):
        total += worth[ability * STEPS + steps[seat * ABILITIES + ability]]
    return total


def tokens_at_hand(at: State, seat: i64, by: Judgement) -> i64:
    unused, uses = at.unused, by.uses
    total: i64 = 0
    for token in range(TOKENS):
        total += unused[seat * TOKENS + token] * uses[token]
    return total


def supply(at: State, seat: i64, by: Judgement) -> i64:
    """Pieces at hand, and actions left in the seat's own turn."""
    size = at.personal_size(seat)
    total = min(size, PLENTY) * by.supply + max(size - PLENTY, 0) * by.spare
    total += at.personal[seat * KINDS + MERCHANT] * by.merchant_more + at.general_size(seat) * by.general
    if at.agenda.number(0, KIND) == TURN and at.agenda.number(0, SEAT) == seat:
        total += at.agenda.number(0, FIRST) * by.action
    for index in range(at.loose_count):
        at_index = index * LOOSE_WIDTH
        if at.loose[at_index + 2] == IN_HAND and owner_of(at.loose[at_index]) == seat:
            total += by.on_route
    return total


def free_pieces(at: State, seat: i64) -> i64:
    """The desk still covers pieces and offices bind them: what is left must do for routes."""
    free = at.box.traders + at.box.merchants - 1
    tops, steps = at.box.tops, at.abilities
    for ability in range(ABILITIES):
        free -= tops[ability] - steps[seat * ABILITIES + ability]
    counts = at.counts
    for place in range(seat * at.board.cities, (seat + 1) * at.board.cities):
        free -= counts[place]
    for piece in at.prestige:
        if piece != EMPTY and owner_of(piece) == seat:
            free -= 1
    return free


def shortage(by: Judgement, free: i64) -> i64:
    return by.shortage[max(0, min(free, len(by.shortage) - 1))]


# Routes


def routes(at: State, seat: i64, by: Judgement, left: i64, free: i64, wanted: i64, gain: i64) -> i64:
    """Pieces on routes, and what each route promises by how much of it is held."""
    board = at.board
    bits = own_bits(seat)
    hired = at.personal_size(seat) + at.general_size(seat)
    first_post, posts = board.first_post, at.posts
    one: i64 = 1
    promised: i64 = 0
    total: i64 = 0
    for route in range(board.routes):
        mask = at.route_mask(route)
        if mask & bits != 0:
            held: i64 = 0
            missing: i64 = 0
            price: i64 = 0
            share: i64 = 100
            for post in range(first_post[route], first_post[route + 1]):
                piece = posts[post]
                if piece == EMPTY:
                    missing += 1
                elif owner_of(piece) == seat:
                    held += 1
                else:
                    missing += 1
                    price += 2 + kind_of(piece)
                    share = share * (by.blocked if kind_of(piece) == 0 else by.blocked_by_merchant) // 100
            if missing > free - held or price > hired:
                share = share * by.out_of_reach // 100
            ends = (one << board.end_a[route]) | (one << board.end_b[route])
            if promised & ends != 0:
                share = share * by.promised_twice // 100
            if missing < 2:
                promised |= ends
            promise = reward(at, seat, by, route, mask, left, free, wanted, gain) * by.promise[missing] // 100
            total += held * by.on_route + promise * share // 100
        elif mask & 1 == 0 and is_complete(at, seat, mask):
            total -= by.threat
    return total


def is_complete(at: State, seat: i64, mask: i64) -> bool:
    """One other player holds all posts."""
    for other in range(at.players):
        if other != seat and mask & ~own_bits(other) == 0:
            return True
    return False


def reward(
    at: State, seat: i64, by: Judgement, route: i64, mask: i64, left: i64, free: i64, wanted: i64, gain: i64
) -> i64:
    """What establishing the route would bring."""
    board = at.board
    a = board.end_a[route]
    b = board.end_b[route]
    total = control_point(at, seat, by, a) + control_point(at, seat, by, b)
    if at.route_tokens[route] > 0:
        total += token_gain(at, seat, by, at.route_tokens[route] - 1, left)
    total += by.bonuses[board.route_bonus[route]]
    binding = shortage(by, free - 1) - shortage(by, free)
    best = max(office(at, seat, by, a, mask, wanted, gain), office(at, seat, by, b, mask, wanted, gain)) - binding
    if board.route_abilities[route] != 0:
        relief = shortage(by, free) - shortage(by, free + 1)
        best = max(best, development(at, seat, by, board.route_abilities[route], left) + relief)
    if board.prestige_route[route] != 0:
        best = max(best, prestige_space(at, seat, route) - binding)
    return max(total + max(best, 0), 0)


def token_gain(at: State, seat: i64, by: Judgement, token: i64, left: i64) -> i64:
    """The points of one token more, and what it can do."""
    number = scoring.tokens(at, seat)
    more = scoring.points_of_tokens(at, number + 1) - scoring.points_of_tokens(at, number)
    return POINT * more + lasting(by, by.uses[token], left)


def control_point(at: State, seat: i64, by: Judgement, city: i64) -> i64:
    owner = at.controllers[city]
    if owner == seat:
        return POINT
    return -by.others_point if 0 <= owner < at.players else 0


def office(at: State, seat: i64, by: Judgement, city: i64, mask: i64, wanted: i64, gain: i64) -> i64:
    """What the next office of a city would be worth."""
    place = offices.first_free(at, city)
    if place < 0 or at.board.office_privilege[place] > at.value(seat, PRIVILEGE):
        if not at.has_token(seat, ADDITIONAL_OFFICE) or at.controllers[city] < 0:
            return 0
        place = -1
    worth: i64 = 0
    if place >= 0:
        worth = at.board.office_coin[place] * POINT
    one: i64 = 1
    around = at.board.neighbours[city] | (one << city)
    keys = at.value(seat, KEYS)
    worth += keys * POINT if at.presence[seat] & around != 0 else by.lonely
    owner = at.controllers[city]
    mine = at.counts[seat * at.board.cities + city]
    takes = owner < 0
    if owner < 0:
        worth += by.new_city
    elif owner != seat and mine + (1 if place >= 0 else 0) >= at.counts[owner * at.board.cities + city]:
        worth += by.take_city
        takes = True
    else:
        worth += by.more_in_city
    if wanted & (one << city) != 0:
        worth += gain
    if by.country != 0 and at.board.countries > 0:
        worth += by.country * country_points.gain(at, seat, city, takes)
        if place >= 0:
            worth += by.permission * permissions.gain(at, seat, city) // 2
    if place >= 0 and mask & bit_of(piece_of(seat, at.board.office_round[place])) == 0:
        worth = worth // 3
    return worth


def development(at: State, seat: i64, by: Judgement, abilities: i64, left: i64) -> i64:
    best: i64 = 0
    for ability in range(ABILITIES):
        if (abilities >> ability) & 1 == 1:
            step = at.abilities[seat * ABILITIES + ability]
            if step < at.box.tops[ability]:
                gain = (
                    lasting(by, by.worth[ability * STEPS + step + 1] - by.worth[ability * STEPS + step], left)
                    + by.supply
                )
                if ability == KEYS:
                    gain += keys_gain(at, seat, step)
                if step + 1 == at.box.tops[ability]:
                    gain += at.box.full_points[ability] * POINT
                best = max(best, gain)
    return best


def keys_gain(at: State, seat: i64, step: i64) -> i64:
    """A higher value of the keys counts for every office of the network."""
    row = KEYS * STEPS + step
    return (at.box.values[row + 1] - at.box.values[row]) * scoring.largest_network(at, seat) * POINT


def prestige_space(at: State, seat: i64, route: i64) -> i64:
    best: i64 = 0
    for space in range(PRESTIGE):
        if prestige.can_take(at, seat, route, space):
            best = max(best, at.board.prestige_points[space] * POINT)
    return best
