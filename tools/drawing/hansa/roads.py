"""A road: a curve from town to town, its posts along it where no plate covers it, and the place of its token."""

from __future__ import annotations

import bisect
import itertools
import math
from typing import NamedTuple

from tools.drawing.hansa.plates import GAP, POST, Point, Rect

STEPS = 48
CLEAR = 20 + GAP  # from the middle of a post to a plate
WIDEST = 62.0  # between two posts at most
ASIDE = 38.0  # from the road to its token


class Road(NamedTuple):
    posts: tuple[Point, ...]
    token: Point
    line: tuple[Point, ...]  # some points of what is seen of the curve, for what must not lie on it
    room: float  # between neighbouring posts


def curve(start: Point, bend: Point, end: Point) -> list[Point]:
    """Points of the quadratic curve, both ends included."""
    found = []
    for step in range(STEPS + 1):
        t = step / STEPS
        a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
        found.append((a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]))
    return found


def lay(points: list[Point], first: list[Rect], last: list[Rect], posts: int, side: int) -> Road:
    """Posts evenly on the part of the curve between the plates of both towns."""
    covered = [any(rect.distance(*point) < CLEAR for rect in first + last) for point in points]
    start, end = _longest_free(covered)
    lengths = [0.0, *itertools.accumulate(math.dist(*pair) for pair in itertools.pairwise(points))]
    free = max(lengths[end] - lengths[start], 1.0)
    room = min(free / max(posts - 1, 1), WIDEST) if posts > 1 else WIDEST
    middle = (lengths[start] + lengths[end]) / 2
    at = [middle + (index - (posts - 1) / 2) * room for index in range(posts)]
    found = tuple(_at(points, lengths, length) for length in at)
    token = _aside(points, lengths, middle, side)
    seen = [point for point in points if not any(rect.distance(*point) <= 0 for rect in first + last)]
    return Road(found, token, tuple(seen[::3]), room)


def _longest_free(covered: list[bool]) -> tuple[int, int]:
    best, start = (len(covered) // 2, len(covered) // 2), 0
    for at, hidden in enumerate([*covered, True]):
        if hidden:
            if at - 1 - start > best[1] - best[0]:
                best = (start, at - 1)
            start = at + 1
    return best


def _at(points: list[Point], lengths: list[float], length: float) -> Point:
    index = min(max(bisect.bisect_right(lengths, length) - 1, 0), len(points) - 2)
    (x, y), (far_x, far_y) = points[index], points[index + 1]
    part = (length - lengths[index]) / max(lengths[index + 1] - lengths[index], 1e-6)
    return x + (far_x - x) * part, y + (far_y - y) * part


def _aside(points: list[Point], lengths: list[float], middle: float, side: int) -> Point:
    x, y = _at(points, lengths, middle)
    (before_x, before_y), (after_x, after_y) = (_at(points, lengths, middle + step) for step in (-8, 8))
    across, down = after_x - before_x, after_y - before_y
    length = math.hypot(across, down) or 1.0
    return x - side * down / length * ASIDE, y + side * across / length * ASIDE


def crossings(road: Road, far: Road) -> int:
    """How often two roads cross; those of one town meet only at its plate."""
    left, right = min(x for x, _ in road.line), max(x for x, _ in road.line)
    top, bottom = min(y for _, y in road.line), max(y for _, y in road.line)
    near = [
        pair
        for pair in itertools.pairwise(far.line)
        if max(pair[0][0], pair[1][0]) >= left
        and min(pair[0][0], pair[1][0]) <= right
        and max(pair[0][1], pair[1][1]) >= top
        and min(pair[0][1], pair[1][1]) <= bottom
    ]
    return sum(_cross(*one, *other) for one in itertools.pairwise(road.line) for other in near) if near else 0


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cramped(road: Road) -> float:
    """How much the posts of a road lack between each other, also where it turns back."""
    nearest = min((math.dist(*pair) for pair in itertools.combinations(road.posts, 2)), default=POST)
    return max(0.0, POST - min(road.room, nearest)) if len(road.posts) > 1 else 0.0
