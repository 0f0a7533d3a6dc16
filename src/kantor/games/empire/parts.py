"""What the standing of a seat is made of, in points, by what another seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.empire.evaluate import (
    ARMY,
    CITY,
    COIN,
    LAST_ARMY,
    LAST_COIN,
    LEAD_IN_REGION,
    goods_promise,
    margins_of,
    steps_ahead,
    time_left,
)
from kantor.games.empire.scoring import (
    best_points,
    continent_controllers,
    controllers,
    count_of,
    counts_of,
    past_sum,
)
from kantor.games.empire.state import (
    BIDDING,
    CHOOSING,
    NONE,
    PAST_CONTINENTS,
    PAST_GOODS,
    PAST_REGIONS,
    State,
)

REGIONS: Final[i64] = 0
CONTINENTS: Final[i64] = 1
GOODS_POINTS: Final[i64] = 2
GOODS_TO_COME: Final[i64] = 3
COINS: Final[i64] = 4
ARMIES: Final[i64] = 5
CITIES: Final[i64] = 6
GRIP: Final[i64] = 7
EARLIER: Final[i64] = 8
TURN: Final[i64] = 9
COUNT: Final[i64] = 10
# What a whole turn brings.
A_TURN: Final = 1.5


def write(at: State, seat: i64, asks: i64, out: vec[float], start: i64) -> None:
    control = controllers(at)
    continents = continent_controllers(at, control)
    counts = counts_of(at, seat, control)
    left = time_left(at, seat)
    coins = float(at.coins[seat])
    armies = float(at.armies_on_map(seat))
    out[start + REGIONS] = float(count_of(control, seat))
    out[start + CONTINENTS] = float(count_of(continents, seat))
    out[start + GOODS_POINTS] = float(best_points(at, counts, 0, at.free_jokers(seat)))
    out[start + GOODS_TO_COME] = left * goods_promise(at, counts)
    out[start + COINS] = (LAST_COIN + left * COIN) * coins
    if seat == asks and at.agenda.depth > 0 and at.agenda.kind() == BIDDING and at.bids[seat] != NONE:
        out[start + COINS] -= COIN * float(at.bids[seat])
    out[start + ARMIES] = (LAST_ARMY + left * ARMY) * armies
    out[start + CITIES] = left * CITY * float(at.box.cities - at.city_supply[seat])
    out[start + GRIP] = left * LEAD_IN_REGION * float(steps_ahead(seat, control, margins_of(at, control)))
    out[start + EARLIER] = float(
        past_sum(at, seat, PAST_REGIONS) + past_sum(at, seat, PAST_CONTINENTS) + past_sum(at, seat, PAST_GOODS)
    )
    out[start + TURN] = A_TURN * turn(at, seat)


def turn(at: State, seat: i64) -> float:
    """What is owed of the round; half of it once the card of the turn is taken. The last round owes nothing more."""
    if at.taken[seat] >= at.box.goal:
        return 0.0
    owed = at.turns_to_come(seat)
    if at.agenda.depth > 0 and at.agenda.kind() >= CHOOSING and at.agenda.seat() == seat:
        return owed / 2.0
    return owed
