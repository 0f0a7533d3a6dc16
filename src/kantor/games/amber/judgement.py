"""What things are worth to searches, in points: numbers that self-play can tune (`data/judgement.json`).

Beyond `evaluate` it sees who is nearer to a coin, whether there is time to reach a site, what the roads of all others
promise them, and what tiles in hand are good for. `evaluate` stays as it is: others are measured against it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DISTANCES: Final[i64] = 7  # what is further away promises nothing
NEAR: Final = 0.78
SURE: Final = 0.85
# What a factor multiplies; factors are 1 where nothing was tuned.
NUMBERS: Final = {
    "villages": 1.0,  # links that stand, of the points that they bring
    "castles": 1.0,
    "next": 1.0,  # what a site promises that is one tile away, two, or more
    "near": 1.0,
    "far": 1.0,
    "castle": 1.0,  # the same for castles
    "coin": 1.0,  # a coin that lies with a site
    "first": 1.0,  # for whoever is nearest to it
    "tied": 0.6,
    "behind": 0.3,
    "soon": 0.8,  # where not twice as many turns are left as tiles are needed
    "late": 0.2,  # where there aren't enough of them
    "tile": 0.1,  # in hand
    "special": 0.4,
    "turn": 1.2,
    "shovel": 1.05,  # these in the own hand: whoever keeps them for later does better
    "swamp": 0.7,
    "swap": 0.9,
    "open": 0.35,
    "best": 1.0,  # how much the standing of the best opponent counts, and that of all of them
    "mean": 0.3,
}


class Judgement:
    """The numbers by name, multiplied by `factors`."""

    def __init__(self, factors: dict[str, float]) -> None:
        self.villages: float = scaled(factors, "villages")
        self.castles: float = scaled(factors, "castles")
        self.promise: vec[float] = vec[float]([promise(factors, distance) for distance in range(int(DISTANCES))])
        self.castle: float = scaled(factors, "castle")
        self.coin: float = scaled(factors, "coin")
        self.first: float = scaled(factors, "first")
        self.tied: float = scaled(factors, "tied")
        self.behind: float = scaled(factors, "behind")
        self.soon: float = scaled(factors, "soon")
        self.late: float = scaled(factors, "late")
        self.tile: float = scaled(factors, "tile")
        self.special: float = scaled(factors, "special")
        self.turn: float = scaled(factors, "turn")
        self.shovel: float = scaled(factors, "shovel")
        self.swamp: float = scaled(factors, "swamp")
        self.swap: float = scaled(factors, "swap")
        self.open: float = scaled(factors, "open")
        self.best: float = scaled(factors, "best")
        self.mean: float = scaled(factors, "mean")


def scaled(factors: dict[str, float], name: str) -> float:
    return NUMBERS[name] * factors.get(name, 1.0)


def promise(factors: dict[str, float], distance: int) -> float:
    """The part of its points that a site promises from so far away."""
    name = "next" if distance < 2 else "near" if distance == 2 else "far"
    part = SURE * scaled(factors, name)
    for _ in range(distance):
        part *= NEAR
    return part
