"""The drawn map: regions touch exactly where the data says that they are neighbours by land."""

import math
from collections import defaultdict
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kantor.games.empire import data
from kantor.games.empire.data import MAPS

SHAPES: dict[str, Any] = msgspec.json.decode((Path(data.__file__).parent / "data/shapes.json").read_bytes())
BOTH = pytest.mark.parametrize("side", ["A", "B"])
APART = 8.0  # the least sea between regions without a common border
LEAST_BORDER = 60.0

Point = tuple[float, float]


def arcs(side: str) -> list[list[Point]]:
    return [list(zip(flat[::2], flat[1::2], strict=True)) for flat in SHAPES[side]["arcs"]]


def outlines(side: str) -> dict[str, list[list[Point]]]:
    """The rings of each region as points."""
    lines = arcs(side)
    return {
        region: [[point for at in ring for point in (lines[at] if at >= 0 else lines[~at][::-1])] for ring in rings]
        for region, rings in SHAPES[side]["regions"].items()
    }


def area(points: list[Point]) -> float:
    turned = [*points[1:], points[0]]
    return sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in zip(points, turned, strict=True)) / 2


def length(points: list[Point]) -> float:
    return sum(math.dist(*pair) for pair in pairwise(points))


@BOTH
def test_drawn_regions_touch_exactly_where_the_data_says_so(side: str) -> None:
    owners = defaultdict(set)
    for region, rings in SHAPES[side]["regions"].items():
        for at in (at for ring in rings for at in ring):
            owners[at if at >= 0 else ~at].add(region)
    lines = arcs(side)
    borders: dict[frozenset[str], float] = defaultdict(float)
    for at, pair in owners.items():
        assert 1 <= len(pair) <= 2
        if len(pair) == 2:
            borders[frozenset(pair)] += length(lines[at])
    assert set(borders) == {frozenset(link) for link in MAPS[side].land}
    assert min(borders.values()) > LEAST_BORDER
    assert set(owners) == set(range(len(lines)))


@BOTH
def test_sea_lies_between_all_others(side: str) -> None:
    joined = {frozenset(link) for link in MAPS[side].land}
    shapes = {region: [point for ring in rings for point in ring] for region, rings in outlines(side).items()}
    for first, second in combinations(shapes, 2):
        if frozenset((first, second)) not in joined:
            assert min(math.dist(a, b) for a in shapes[first] for b in shapes[second]) > APART, (first, second)


@BOTH
def test_every_region_is_one_piece_of_land_on_the_board(side: str) -> None:
    found = outlines(side)
    assert list(found) == [region.id for region in MAPS[side].regions]
    for rings in found.values():
        for ring in rings:
            assert math.dist(ring[0], ring[-1]) < 1e-9
            assert all(0 < x < SHAPES[side]["width"] and 0 < y < SHAPES[side]["height"] for x, y in ring)
        outline, *lakes = (abs(area(ring)) for ring in rings)
        assert outline > 6000
        assert sum(lakes) < outline / 10


@BOTH
def test_the_middle_of_a_region_has_room_for_its_pieces(side: str) -> None:
    shapes = outlines(side)
    for region, (x, y, room) in SHAPES[side]["middles"].items():
        points = [point for ring in shapes[region] for point in ring]
        assert inside((x, y), shapes[region])
        assert room > 36
        assert min(math.dist((x, y), point) for point in points) > room - 12


@BOTH
def test_every_dotted_line_leads_from_land_to_land(side: str) -> None:
    shapes = outlines(side)
    for (first, second), (x, y, far_x, far_y) in zip(MAPS[side].sea, SHAPES[side]["sea"], strict=True):
        assert inside((x, y), shapes[first])
        assert inside((far_x, far_y), shapes[second])
        for part in range(1, 20):
            at = x + (far_x - x) * part / 20, y + (far_y - y) * part / 20
            assert not any(inside(at, rings) for region, rings in shapes.items() if region not in (first, second))


def inside(point: Point, rings: list[list[Point]]) -> bool:
    x, y = point
    crossed = 0
    for ring in rings:
        for (a, b), (c, d) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b):
                crossed += 1
    return crossed % 2 == 1
