"""What the standing of a seat is made of, in points, by what another seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.hansa import scoring
from kantor.games.hansa.evaluate import (
    abilities,
    free_pieces,
    lasting,
    link,
    routes,
    shortage,
    supply,
    time_left,
    tokens_at_hand,
)
from kantor.games.hansa.rules import country_points
from kantor.games.hansa.state import State

TRACK: Final[i64] = 0
FULL_ABILITIES: Final[i64] = 1
TOKENS: Final[i64] = 2
PRESTIGE: Final[i64] = 3
CITIES: Final[i64] = 4
NETWORK: Final[i64] = 5
COUNTRIES: Final[i64] = 6
MISSION: Final[i64] = 7
ABILITIES: Final[i64] = 8
UNUSED_TOKENS: Final[i64] = 9
PIECES: Final[i64] = 10
ROUTES: Final[i64] = 11
LINK: Final[i64] = 12
SHORTAGE: Final[i64] = 13
COUNT: Final[i64] = 14


def write(at: State, seat: i64, asks: i64, out: vec[float], start: i64) -> None:
    by = at.box.judgement
    left = time_left(at)
    free = free_pieces(at, seat)
    chain, gain, wanted = link(at, seat, by)
    # What lies on the table counts in full while the whole game is to come, and half at its end.
    fades = float(100 + left) / 200.0 / 100.0
    out[start + TRACK] = float(at.points[seat])
    out[start + FULL_ABILITIES] = float(scoring.ability_points(at, seat))
    out[start + TOKENS] = float(scoring.token_points(at, seat))
    out[start + PRESTIGE] = float(scoring.prestige_points(at, seat))
    out[start + CITIES] = float(scoring.city_points(at, seat))
    out[start + NETWORK] = float(scoring.network_points(at, seat))
    out[start + COUNTRIES] = float(country_points.all_points(at, seat))
    out[start + MISSION] = float(scoring.mission_points(at, seat)) if seat == asks else 0.0
    out[start + ABILITIES] = float(lasting(by, abilities(at, seat, by), left)) / 100.0
    out[start + UNUSED_TOKENS] = float(lasting(by, tokens_at_hand(at, seat, by), left)) / 100.0
    out[start + PIECES] = float(supply(at, seat, by)) * fades
    out[start + ROUTES] = float(routes(at, seat, by, left, free, wanted, gain)) * fades
    out[start + LINK] = float(chain) * fades
    out[start + SHORTAGE] = -float(shortage(by, free)) / 100.0
