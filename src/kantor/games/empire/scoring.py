"""Points for regions, continents and goods, and the order of the players.

Rulebook: "Regiony", "Kontynenty", "Dobra" and the ties after them. A tie for a region or continent gives it to nobody;
neutral armies count as a player's.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import zeros
from kantor.core.result import Result, rank
from kantor.games.empire.state import (
    GOODS,
    NONE,
    PAST,
    PAST_ARMIES,
    PAST_COINS,
    PAST_CONTINENTS,
    PAST_GOODS,
    PAST_REGIONS,
    SYMBOLS,
    TOP_COUNT,
    TRIANGLES,
    State,
)

PLACES: Final[i64] = 1000  # more than any number that decides a tie


def controller(at: State, region: i64) -> i64:
    """The owner with most armies and cities in a region, or NONE."""
    regions = at.box.board.regions
    most: i64 = 0
    who: i64 = NONE
    place = region
    for owner in range(at.box.owners):
        strength = at.armies[place] + at.cities[place]
        if strength > most:
            most = strength
            who = owner
        elif strength == most:
            who = NONE
        place += regions
    return who


def controllers(at: State) -> vec[i64]:
    """Who controls each region."""
    found = zeros(at.box.board.regions)
    for region in range(at.box.board.regions):
        found[region] = controller(at, region)
    return found


def continent_controllers(at: State, control: vec[i64]) -> vec[i64]:
    """Who controls most regions of each continent; a tie gives it to nobody."""
    board = at.box.board
    owners = at.box.owners
    counts = zeros(board.continents * owners)
    for region in range(board.regions):
        if control[region] != NONE:
            counts[board.continent_of[region] * owners + control[region]] += 1
    found = zeros(board.continents)
    for continent in range(board.continents):
        most: i64 = 0
        who: i64 = NONE
        for owner in range(owners):
            count = counts[continent * owners + owner]
            if count > most:
                most = count
                who = owner
            elif count == most:
                who = NONE
        found[continent] = who
    return found


def region_owners(at: State) -> list[int]:
    """Who controls each region, for views."""
    return [int(owner) for owner in controllers(at)]


def continent_owners(at: State) -> list[int]:
    return [int(owner) for owner in continent_controllers(at, controllers(at))]


def count_of(control: vec[i64], seat: i64) -> i64:
    """Regions or continents in a seat's control, a point each."""
    count: i64 = 0
    for place in range(len(control)):
        if control[place] == seat:
            count += 1
    return count


def symbols_of(at: State, seat: i64, good: i64, control: vec[i64]) -> i64:
    """Symbols of a good on cards and on tokens of controlled regions; jokers apart."""
    count = at.symbols[seat * SYMBOLS + good]
    for triangle in range(TRIANGLES):
        if at.tokens[triangle] == good and control[at.box.board.triangles[triangle]] == seat:
            count += 1
    return count


def symbols_owned(at: State, seat: i64, good: i64) -> i64:
    return symbols_of(at, seat, good, controllers(at))


def owns(at: State, seat: i64, good: i64) -> bool:
    """Whether a joker may join a good."""
    return symbols_owned(at, seat, good) > 0


def goods_owned(at: State, seat: i64) -> i64:
    count: i64 = 0
    for good in range(GOODS):
        if owns(at, seat, good):
            count += 1
    return count


def points_for(at: State, good: i64, count: i64) -> i64:
    """By the table on the good's cards, at most its top value."""
    top: i64 = TOP_COUNT
    return at.box.points[good * (TOP_COUNT + 1) + min(count, top)]


def goods_points(at: State, seat: i64, control: vec[i64]) -> i64:
    """All goods with the jokers as they are assigned, those still free at their best."""
    return best_points(at, counts_of(at, seat, control), 0, at.free_jokers(seat))


def counts_of(at: State, seat: i64, control: vec[i64]) -> vec[i64]:
    """Symbols of each good, assigned jokers included."""
    counts = zeros(GOODS)
    for good in range(GOODS):
        counts[good] = symbols_of(at, seat, good, control) + at.jokers[seat * GOODS + good]
    return counts


def best_points(at: State, counts: vec[i64], good: i64, free: i64) -> i64:
    """The most that the goods from `good` on can bring with so many free jokers."""
    if good == GOODS:
        return 0
    count = counts[good]
    best: i64 = points_for(at, good, count) + best_points(at, counts, good + 1, free)
    if count > 0:
        for joined in range(1, free + 1):
            points = points_for(at, good, count + joined) + best_points(at, counts, good + 1, free - joined)
            best = max(best, points)
    return best


def best_jokers(at: State, seat: i64) -> list[int]:
    """The goods that the free jokers join in a best assignment: of those that lose nothing always the first."""
    counts = counts_of(at, seat, controllers(at))
    free = at.free_jokers(seat)
    best = best_points(at, counts, 0, free)
    found: list[int] = []
    for good in range(GOODS):
        while free > 0 and counts[good] > 0:
            counts[good] += 1
            if best_points(at, counts, 0, free - 1) < best:
                counts[good] -= 1
                break
            free -= 1
            found.append(int(good))
    return found


def points_of_game(at: State, seat: i64) -> tuple[int, int, int]:
    """For regions, continents and goods in the game on the table."""
    control = controllers(at)
    continents = continent_controllers(at, control)
    return int(count_of(control, seat)), int(count_of(continents, seat)), int(goods_points(at, seat, control))


def past_sum(at: State, seat: i64, what: i64) -> i64:
    total: i64 = 0
    for game in range(at.game):
        total += at.past[(game * at.players + seat) * PAST + what]
    return total


def standing(at: State, seat: i64, control: vec[i64], continents: vec[i64]) -> tuple[i64, i64, i64, i64, i64]:
    """The finished games and the one on the table as it stands: regions, continents, goods, coins, armies."""
    return (
        past_sum(at, seat, PAST_REGIONS) + count_of(control, seat),
        past_sum(at, seat, PAST_CONTINENTS) + count_of(continents, seat),
        past_sum(at, seat, PAST_GOODS) + goods_points(at, seat, control),
        past_sum(at, seat, PAST_COINS) + at.coins[seat],
        past_sum(at, seat, PAST_ARMIES) + at.armies_on_map(seat),
    )


def result(at: State) -> Result:
    """Ties: coins, armies on the map, regions."""
    control = controllers(at)
    continents = continent_controllers(at, control)
    scores = []
    ties = []
    for seat in range(at.players):
        regions, lands, goods, coins, armies = standing(at, seat, control, continents)
        scores.append({"regions": int(regions), "continents": int(lands), "goods": int(goods)})
        ties.append((int(coins), int(armies), int(regions)))
    return rank(scores, ties)


def order(at: State, seat: i64) -> i64:
    """The same as one number, the ties behind the points."""
    control = controllers(at)
    regions, continents, goods, coins, armies = standing(at, seat, control, continent_controllers(at, control))
    return (((regions + continents + goods) * PLACES + coins) * PLACES + armies) * PLACES + regions
