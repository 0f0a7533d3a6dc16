"""The lines between differently owned squares, cut into arcs where three owners meet, and smoothed.

An arc belongs to the two owners beside it. A region's outline is a ring of arcs; a negative number walks one backwards
(`~arc`), so neighbours share the very same line.
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict

from tools.drawing.empire.land import COLUMNS, ROWS, SEA, SIZE, Grid

Corner = tuple[int, int]
Point = tuple[float, float]


class Arcs:
    """All arcs of a board, with the rings of every region."""

    def __init__(self, grid: Grid, regions: int) -> None:
        self.points: list[list[Point]] = []
        self.sides: list[frozenset[int]] = []
        self._chains: list[list[Corner]] = []
        self._find(_edges(grid))
        self.rings = [self._rings(region) for region in range(regions)]

    def shared(self) -> dict[frozenset[int], float]:
        """The length of the common border of every two regions that have one."""
        found: dict[frozenset[int], float] = defaultdict(float)
        for points, sides in zip(self.points, self.sides, strict=True):
            if SEA not in sides:
                found[sides] += sum(math.dist(*pair) for pair in itertools.pairwise(points))
        return dict(found)

    def _find(self, edges: dict[frozenset[Corner], frozenset[int]]) -> None:
        near: dict[Corner, list[Corner]] = defaultdict(list)
        for first, second in map(sorted, edges):
            near[first].append(second)
            near[second].append(first)
        ends = sorted(corner for corner, others in near.items() if len(others) != 2)
        left = set(edges)
        for start in ends:
            for other in sorted(near[start]):
                if frozenset((start, other)) in left:
                    self._follow(start, other, near, left, edges)
        while left:  # islands of one region
            start, other = sorted(min(left, key=sorted))
            self._follow(start, other, near, left, edges)

    def _follow(
        self,
        start: Corner,
        second: Corner,
        near: dict[Corner, list[Corner]],
        left: set[frozenset[Corner]],
        edges: dict[frozenset[Corner], frozenset[int]],
    ) -> None:
        chain = [start, second]
        left.remove(frozenset(chain))
        while len(near[chain[-1]]) == 2 and chain[-1] != start:
            first, other = near[chain[-1]]
            chain.append(other if first == chain[-2] else first)
            left.remove(frozenset(chain[-2:]))
        self._chains.append(chain)
        self.sides.append(edges[frozenset((start, second))])
        self.points.append(_smooth([(x * SIZE, y * SIZE) for x, y in chain]))

    def _rings(self, region: int) -> list[list[int]]:
        """The arcs around a region in walking order, the outline first, then its lakes."""
        own = {number for number, sides in enumerate(self.sides) if region in sides}
        rings = []
        while own:
            number = min(own)
            own.remove(number)
            ring, end = [number], self._chains[number][-1]
            while end != self._chains[number][0]:
                for other in sorted(own):
                    chain = self._chains[other]
                    if end in (chain[0], chain[-1]):
                        own.remove(other)
                        forwards = chain[0] == end
                        ring.append(other if forwards else ~other)
                        end = chain[-1] if forwards else chain[0]
                        break
            rings.append(ring)
        return sorted(rings, key=lambda ring: -abs(area(self.outline(ring))))

    def outline(self, ring: list[int]) -> list[Point]:
        found: list[Point] = []
        for number in ring:
            found += self.points[number] if number >= 0 else self.points[~number][::-1]
        return found


def area(points: list[Point]) -> float:
    turned = [*points[1:], points[0]]
    return sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in zip(points, turned, strict=True)) / 2


def _edges(grid: Grid) -> dict[frozenset[Corner], frozenset[int]]:
    """The sides of squares with two owners."""
    found = {}
    for row in range(ROWS):
        for column in range(COLUMNS):
            here = grid[row][column]
            if column + 1 < COLUMNS and grid[row][column + 1] != here:
                ends = frozenset(((column + 1, row), (column + 1, row + 1)))
                found[ends] = frozenset((here, grid[row][column + 1]))
            if row + 1 < ROWS and grid[row + 1][column] != here:
                ends = frozenset(((column, row + 1), (column + 1, row + 1)))
                found[ends] = frozenset((here, grid[row + 1][column]))
    return found


def _smooth(points: list[Point]) -> list[Point]:
    """Steps become slopes; the ends stay, so that arcs still meet."""
    closed = points[0] == points[-1]
    for _ in range(3):
        inner = [
            ((before[0] + 2 * at[0] + after[0]) / 4, (before[1] + 2 * at[1] + after[1]) / 4)
            for before, at, after in zip(points, points[1:], points[2:], strict=False)
        ]
        ends = points[0], points[-1]
        if closed:
            x, y = ((points[-2][i] + 2 * points[0][i] + points[1][i]) / 4 for i in (0, 1))
            ends = (x, y), (x, y)
        points = [ends[0], *inner, ends[1]]
    thinned = _thin(points, 0.7)
    return [(round(x, 1), round(y, 1)) for x, y in thinned]


def _thin(points: list[Point], most: float) -> list[Point]:
    """Leave out what lies on a straight line between others (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    if points[0] == points[-1]:
        half = len(points) // 2
        return _thin(points[: half + 1], most)[:-1] + _thin(points[half:], most)
    (x, y), (far_x, far_y) = points[0], points[-1]
    length = math.hypot(far_x - x, far_y - y)
    off = [abs((far_x - x) * (y - b) - (x - a) * (far_y - y)) / length for a, b in points[1:-1]]
    worst = max(range(len(off)), key=off.__getitem__)
    if off[worst] <= most:
        return [points[0], points[-1]]
    return _thin(points[: worst + 2], most)[:-1] + _thin(points[worst + 1 :], most)
