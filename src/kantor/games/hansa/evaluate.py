"""How well a seat stands, from what it may know: its points now, and what its pieces and abilities promise."""

from mypy_extensions import i64

from kantor.games.hansa import scoring
from kantor.games.hansa.state import Table


def lead(at: Table, seat: i64) -> float:
    best = -1.0e9
    for other in range(at.players):
        if other != seat:
            best = max(best, standing(at, other))
    return standing(at, seat) - best


def standing(at: Table, seat: i64) -> float:
    return float(
        at.points[seat]
        + scoring.ability_points(at, seat)
        + scoring.token_points(at, seat)
        + scoring.prestige_points(at, seat)
        + scoring.city_points(at, seat)
        + scoring.network_points(at, seat)
    )
