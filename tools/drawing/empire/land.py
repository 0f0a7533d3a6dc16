"""Which region every small square of the board belongs to, or the sea.

A region has a skeleton: its point, a way half along each border's link, and capes shaped by hand. A square belongs to
the region whose skeleton is nearest, after the square was moved a little by a smooth noise; squares far from all
skeletons are sea, and so are those between regions that have no common border.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from kantor.games.empire.data import Map

WIDTH, HEIGHT = 1310, 1000  # of the board
SIZE = 4  # of a square
COLUMNS, ROWS = WIDTH // SIZE, HEIGHT // SIZE
SEA = -1
MARGIN = 18  # no land so near the edge of the board
CHANNEL = 20.0  # between regions of one continent without a common border
STRAIT = 44.0  # between continents

Grid = list[list[int]]


class Bone(NamedTuple):
    """A part of a skeleton, thicker at one end than at the other."""

    region: int
    x: float
    y: float
    dx: float
    dy: float
    thick: float
    thin: float

    def distance(self, x: float, y: float) -> float:
        """Below zero inside."""
        along = self.dx * self.dx + self.dy * self.dy
        part = 0.0
        if along:
            part = min(1.0, max(0.0, ((x - self.x) * self.dx + (y - self.y) * self.dy) / along))
        off = math.hypot(x - self.x - part * self.dx, y - self.y - part * self.dy)
        return off - self.thick - part * (self.thin - self.thick)


class Cape(NamedTuple):
    """Land added by hand: from a region's point to (x, y) of the data's scale."""

    region: str
    x: int
    y: int
    thick: int


def grow(side: Map, capes: tuple[Cape, ...], thick: float, thin: float) -> Grid:
    """The board square by square, row by row."""
    bones = _bones(side, capes, thick, thin)
    apart = _gaps(side)
    grid = [[_owner(bones, apart, len(side.regions), column, row) for column in range(COLUMNS)] for row in range(ROWS)]
    return _tidy(grid, side)


def scaled(x: float, y: float) -> tuple[float, float]:
    return x * WIDTH / 1000, y * HEIGHT / 1000


def _bones(side: Map, capes: tuple[Cape, ...], thick: float, thin: float) -> list[Bone]:
    ids = [region.id for region in side.regions]
    points = [scaled(region.x, region.y) for region in side.regions]
    bones = [Bone(index, x, y, 0, 0, thick, thick) for index, (x, y) in enumerate(points)]
    for first, second in side.land:
        for start, end in ((ids.index(first), ids.index(second)), (ids.index(second), ids.index(first))):
            (x, y), (far_x, far_y) = points[start], points[end]
            bones.append(Bone(start, x, y, (far_x - x) / 2, (far_y - y) / 2, thick * 0.8, thin))
    for cape in capes:
        index = ids.index(cape.region)
        (x, y), (far_x, far_y) = points[index], scaled(cape.x, cape.y)
        bones.append(Bone(index, x, y, far_x - x, far_y - y, thick * 0.7, cape.thick))
    return bones


def _gaps(side: Map) -> list[list[float]]:
    """How far apart two regions are kept."""
    ids = [region.id for region in side.regions]
    continent = {region: part.id for part in side.continents for region in part.regions}
    joined = {frozenset(link) for link in side.land}
    return [
        [
            0.0
            if first == second or frozenset((first, second)) in joined
            else CHANNEL
            if continent[first] == continent[second]
            else STRAIT
            for second in ids
        ]
        for first in ids
    ]


def _owner(bones: list[Bone], apart: list[list[float]], regions: int, column: int, row: int) -> int:
    x, y = (column + 0.5) * SIZE, (row + 0.5) * SIZE
    if not (MARGIN < x < WIDTH - MARGIN and MARGIN < y < HEIGHT - MARGIN):
        return SEA
    shift_x = 20 * noise(x / 110, y / 110, 1) + 9 * noise(x / 38, y / 38, 2)
    shift_y = 20 * noise(x / 110, y / 110, 3) + 9 * noise(x / 38, y / 38, 4)
    found = [math.inf] * regions
    for bone in bones:
        found[bone.region] = min(found[bone.region], bone.distance(x + shift_x, y + shift_y))
    best = min(range(regions), key=found.__getitem__)
    if found[best] > 9 * noise(x / 24, y / 24, 5):
        return SEA
    if any(found[other] - found[best] < apart[best][other] for other in range(regions)):
        return SEA
    return best


def noise(x: float, y: float, seed: int) -> float:
    """Smooth between -1 and 1."""
    left, top = math.floor(x), math.floor(y)
    across, down = _ease(x - left), _ease(y - top)
    above = _mix(_lattice(left, top, seed), _lattice(left + 1, top, seed), across)
    below = _mix(_lattice(left, top + 1, seed), _lattice(left + 1, top + 1, seed), across)
    return _mix(above, below, down)


def _ease(part: float) -> float:
    return part * part * (3 - 2 * part)


def _mix(first: float, second: float, part: float) -> float:
    return first + (second - first) * part


def _lattice(column: int, row: int, seed: int) -> float:
    mixed = (column * 374761393 + row * 668265263 + seed * 2147483647) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 32767.5 - 1


def _tidy(grid: Grid, side: Map) -> Grid:
    """One piece of land for each region, no lakes that nothing needs, no corners where strangers meet."""
    for region in range(len(side.regions)):
        parts = _pieces(grid, region)
        for part in parts[1:]:
            for column, row in part:
                grid[row][column] = SEA
    for lake in _pieces(grid, SEA)[1:]:
        _fill(grid, lake, side)
    _part_corners(grid, side)
    return grid


def _pieces(grid: Grid, label: int) -> list[list[tuple[int, int]]]:
    """The connected squares with this label, the largest piece first."""
    left = {(column, row) for row in range(ROWS) for column in range(COLUMNS) if grid[row][column] == label}
    pieces = []
    while left:
        todo = [left.pop()]
        piece = []
        while todo:
            column, row = todo.pop()
            piece.append((column, row))
            for near in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
                if near in left:
                    left.remove(near)
                    todo.append(near)
        pieces.append(sorted(piece))
    return sorted(pieces, key=len, reverse=True)


def _fill(grid: Grid, lake: list[tuple[int, int]], side: Map) -> None:
    """A lake among regions that all touch each other becomes land of one of them."""
    ids = [region.id for region in side.regions]
    joined = {frozenset(link) for link in side.land}
    shores = {
        grid[row + down][column + across] for column, row in lake for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
    } - {SEA}
    pairs = {frozenset((ids[first], ids[second])) for first in shores for second in shores if first < second}
    if pairs <= joined:
        for column, row in lake:
            grid[row][column] = min(shores)


def _part_corners(grid: Grid, side: Map) -> None:
    ids = [region.id for region in side.regions]
    joined = {frozenset(link) for link in side.land}
    for row in range(ROWS - 1):
        for column in range(COLUMNS - 1):
            for across in (0, 1):
                first, second = grid[row][column + across], grid[row + 1][column + 1 - across]
                strangers = SEA not in (first, second) and first != second
                if strangers and frozenset((ids[first], ids[second])) not in joined:
                    grid[row][column + across] = grid[row + 1][column + 1 - across] = SEA
