"""Who judges the leaves of a search: the win chance of every seat, by what one seat knows."""

import math

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kantor.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the game's own evaluation: `scale` points more make a seat e times as likely to win with the whole game
    to come, `last_scale` points at its end; 0 for no difference."""

    def __init__(self, scale: float, last_scale: float = 0.0) -> None:
        self.scale: float = scale
        self.last_scale: float = last_scale if last_scale > 0.0 else scale

    def judge(self, at: Position, seat: i64, out: vec[float]) -> None:
        """Write the win chance of every seat."""
        at.judge_all(out)
        scale = self.last_scale + (self.scale - self.last_scale) * at.time_left()
        for who in range(at.players):
            out[who] /= scale
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


def chances_of(at: Position, scale: float, last_scale: float = 0.0) -> list[float]:
    """The win chance of every seat by the game's own evaluation, for whoever isn't compiled."""
    out = vec[float]([0.0] * at.players)
    Judge(scale, last_scale).judge(at, 0, out)
    return [out[who] for who in range(at.players)]


def shares_of(at: Position) -> list[float]:
    """The parts of the win as the scores stand."""
    out = vec[float]([0.0] * at.players)
    at.shares(out)
    return [out[who] for who in range(at.players)]
