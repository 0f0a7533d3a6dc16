"""Who judges the leaves of a search: the win chance of every seat, by what one seat knows."""

import math

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kantor.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the game's own evaluation: `scale` points more make a seat e times as likely to win."""

    def __init__(self, scale: float) -> None:
        self.scale: float = scale

    def judge(self, at: Position, seat: i64, out: vec[float]) -> None:
        """Write the win chance of every seat."""
        at.judge_all(out)
        for who in range(at.players):
            out[who] /= self.scale
        softmax(out, at.players)


def softmax(out: vec[float], count: i64) -> None:
    """Logits to chances."""
    top = -1.0e18
    for who in range(count):
        top = max(top, out[who])
    total = 0.0
    for who in range(count):
        out[who] = math.exp(max(out[who] - top, -60.0))
        total += out[who]
    for who in range(count):
        out[who] /= total


def chances_of(at: Position, scale: float) -> list[float]:
    """The win chance of every seat by the game's own evaluation, for whoever isn't compiled."""
    out = vec[float]([0.0] * at.players)
    Judge(scale).judge(at, 0, out)
    return [out[who] for who in range(at.players)]


def shares_of(at: Position) -> list[float]:
    """The parts of the win as the scores stand."""
    out = vec[float]([0.0] * at.players)
    at.shares(out)
    return [out[who] for who in range(at.players)]
