"""The six colours of the seats can be told apart by everybody: with normal sight, deuteranopia and protanopia."""

from __future__ import annotations

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

pytestmark = pytest.mark.checkout

TOKENS = Path(__file__).parents[2] / "web/src/styles/tokens.css"
ENOUGH = 20.0

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# What is left of linear RGB, by Machado, Oliveira and Fernandes (2009) at full severity.
SIGHTS: dict[str, Matrix] = {
    "normal sight": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
}
TO_XYZ: Matrix = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.072175), (0.0193339, 0.119192, 0.9503041))
WHITE: Triple = (0.95047, 1.0, 1.08883)


def colours() -> list[str]:
    return re.findall(r"--seat-\d: (#[0-9a-f]{6});", TOKENS.read_text(encoding="utf-8"))


def linear(colour: str) -> Triple:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def times(matrix: Matrix, value: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, value, strict=True)) for row in matrix)
    return first, second, third


def lab(colour: str, sight: Matrix) -> Triple:
    seen = times(sight, linear(colour))
    clipped = (min(1, max(0, seen[0])), min(1, max(0, seen[1])), min(1, max(0, seen[2])))
    x, y, z = (_root(part / white) for part, white in zip(times(TO_XYZ, clipped), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def delta_e(one: Triple, two: Triple) -> float:
    """CIEDE2000."""
    mean_chroma = (math.hypot(*one[1:]) + math.hypot(*two[1:])) / 2
    shift = 1.5 - 0.5 * math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    c1, c2 = math.hypot(one[1] * shift, one[2]), math.hypot(two[1] * shift, two[2])
    h1 = math.degrees(math.atan2(one[2], one[1] * shift)) % 360
    h2 = math.degrees(math.atan2(two[2], two[1] * shift)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    light, chroma = two[0] - one[0], c2 - c1
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    mean_light, mean_c = (one[0] + two[0]) / 2, (c1 + c2) / 2
    mean_h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    weight = (
        1
        - 0.17 * math.cos(math.radians(mean_h - 30))
        + 0.24 * math.cos(math.radians(2 * mean_h))
        + 0.32 * math.cos(math.radians(3 * mean_h + 6))
        - 0.2 * math.cos(math.radians(4 * mean_h - 63))
    )
    by_light = light / (1 + 0.015 * (mean_light - 50) ** 2 / math.sqrt(20 + (mean_light - 50) ** 2))
    by_chroma, by_hue = chroma / (1 + 0.045 * mean_c), hue / (1 + 0.015 * mean_c * weight)
    bend = 2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7))
    bend *= math.sin(math.radians(60 * math.exp(-(((mean_h - 275) / 25) ** 2))))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 - bend * by_chroma * by_hue)


def test_the_difference_is_that_of_the_published_pairs() -> None:
    assert delta_e((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert delta_e((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)
    assert delta_e((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_pair_of_seats_is_told_apart(sight: str) -> None:
    found = colours()
    assert len(found) == 6
    for one, two in combinations(found, 2):
        distance = delta_e(lab(one, SIGHTS[sight]), lab(two, SIGHTS[sight]))
        assert distance >= ENOUGH, f"{one} and {two} are {distance:.1f} apart with {sight}"


def test_every_seat_has_an_emblem_of_its_own() -> None:
    source = (TOKENS.parents[1] / "lib/seats.ts").read_text(encoding="utf-8")
    emblems = re.findall(r"'(\w+)'", source.split("EMBLEMS = [")[1].split("]")[0])
    assert sorted(emblems) == ["anchor", "bee", "key", "lion", "ship", "wheel"]
