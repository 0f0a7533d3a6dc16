"""Draw both sides of the board and write them down."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import msgspec

from kantor.games.empire.data import MAPS, Map
from tools.drawing.empire.arcs import Arcs
from tools.drawing.empire.land import COLUMNS, HEIGHT, ROWS, SEA, SIZE, WIDTH, Cape, Grid, grow

TARGET = Path(__file__).parents[3] / "src/kantor/games/empire/data/shapes.json"

CAPES: dict[str, tuple[Cape, ...]] = {
    "A": (
        Cape("A02", 345, 60, 34),
        Cape("A01", 60, 60, 40),
        Cape("A07", 60, 730, 34),
        Cape("A06", 40, 420, 30),
        Cape("A05", 285, 440, 32),
        Cape("A08", 560, 100, 40),
        Cape("A08", 715, 115, 46),
        Cape("A12", 390, 380, 36),
        Cape("A20", 830, 110, 40),
        Cape("A20", 960, 90, 40),
        Cape("A19", 960, 300, 30),
        Cape("A21", 230, 900, 40),
        Cape("A21", 250, 780, 34),
        Cape("A22", 460, 850, 30),
        Cape("A23", 500, 930, 36),
        Cape("A24", 950, 930, 44),
        Cape("A24", 760, 940, 40),
        Cape("A25", 960, 640, 44),
        Cape("A25", 930, 760, 40),
        Cape("A16", 770, 800, 30),
    ),
    "B": (
        Cape("B01", 60, 110, 44),
        Cape("B01", 70, 250, 34),
        Cape("B02", 280, 110, 34),
        Cape("B03", 370, 110, 44),
        Cape("B04", 560, 190, 30),
        Cape("B05", 590, 70, 38),
        Cape("B06", 780, 60, 36),
        Cape("B07", 960, 60, 40),
        Cape("B08", 50, 400, 38),
        Cape("B09", 340, 380, 40),
        Cape("B11", 60, 720, 40),
        Cape("B12", 60, 930, 40),
        Cape("B13", 270, 940, 36),
        Cape("B14", 470, 900, 36),
        Cape("B15", 520, 380, 34),
        Cape("B17", 960, 260, 38),
        Cape("B17", 800, 280, 34),
        Cape("B18", 560, 720, 36),
        Cape("B21", 600, 930, 40),
        Cape("B22", 820, 950, 36),
        Cape("B23", 960, 880, 36),
        Cape("B20", 960, 560, 34),
    ),
}
THICK, THIN = 86.0, 58.0


def drawn(side: Map, capes: tuple[Cape, ...]) -> tuple[dict[str, Any], Arcs]:
    grid = grow(side, capes, THICK, THIN)
    arcs = Arcs(grid, len(side.regions))
    ids = [region.id for region in side.regions]
    shape = {
        "width": WIDTH,
        "height": HEIGHT,
        "arcs": [[value for point in points for value in point] for points in arcs.points],
        "regions": {ident: arcs.rings[index] for index, ident in enumerate(ids)},
        "middles": {ident: middle(grid, index) for index, ident in enumerate(ids)},
        "sea": [crossing(grid, ids.index(first), ids.index(second)) for first, second in side.sea],
    }
    return shape, arcs


def middle(grid: Grid, region: int) -> tuple[int, int, int]:
    """The point of a region farthest from its borders, and how far that is."""
    rim = _rim(grid, region)
    own = _squares(grid, region)[::2]
    distance, (column, row) = max((min(math.dist(at, edge) for edge in rim), at) for at in own)
    return round((column + 0.5) * SIZE), round((row + 0.5) * SIZE), round(distance * SIZE)


def crossing(grid: Grid, first: int, second: int) -> list[int]:
    """The shortest way over nothing but sea between two regions, a little into the land at both ends."""
    shores = [_rim(grid, region)[::2] for region in (first, second)]
    ways = sorted((math.dist(start, end), start, end) for start in shores[0] for end in shores[1])
    for length, (x, y), (far_x, far_y) in ways:
        steps = int(length * 2)
        between = [(x + (far_x - x) * n / steps, y + (far_y - y) * n / steps) for n in range(2, steps - 1)]
        if all(grid[round(row)][round(column)] in (SEA, first, second) for column, row in between):
            into = 2.5 / length
            across, down = (far_x - x) * into, (far_y - y) * into
            ends = x - across, y - down, far_x + across, far_y + down
            return [round((value + 0.5) * SIZE) for value in ends]
    raise SystemExit(f"no way by sea from {first} to {second}")


def _squares(grid: Grid, region: int) -> list[tuple[int, int]]:
    return [(column, row) for row in range(ROWS) for column in range(COLUMNS) if grid[row][column] == region]


def _rim(grid: Grid, region: int) -> list[tuple[int, int]]:
    """The squares of a region that touch something else."""
    return [
        (column, row)
        for column, row in _squares(grid, region)
        if any(grid[row + down][column + across] != region for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)))
    ]


def main() -> None:
    shapes = {}
    for key, side in MAPS.items():
        shapes[key], arcs = drawn(side, CAPES[key])
        ids = [region.id for region in side.regions]
        borders = {frozenset(ids[at] for at in pair) for pair in arcs.shared()}
        wrong = borders ^ {frozenset(link) for link in side.land}
        if wrong:
            raise SystemExit(f"map {key}: borders missing or too many: {sorted(map(sorted, wrong))}")
    text = msgspec.json.encode(shapes)
    for field in (b'"arcs"', b'"regions"', b'"middles"', b'"sea"'):
        text = text.replace(field, b"\n" + field)
    TARGET.write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
