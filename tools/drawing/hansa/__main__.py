"""Draw every side and write the drawing down."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from tools.drawing.hansa.plates import Point
from tools.drawing.hansa.settle import Chart

DATA = Path(__file__).parents[3] / "src/kantor/games/hansa/data"
TARGET = DATA / "drawing.json"
ROUNDS = 20_000
AREA = 1456 * 910
POSTS = 107  # what that area has room for
SKY = 44  # above all towns, for the sea
# Broad boards are a little broader than printed, so that they fill a screen; high ones a little less high.
WIDE, HIGH = 1.72, 1.5
WARM = 0.3  # how far what was drawn before may still move
SEA = 1.1  # how much more a sea before the coast takes


def size_of(side: dict[str, Any]) -> tuple[int, int]:
    ratio = WIDE if side["aspect_ratio"] > 1 else HIGH
    more = max(1.0, sum(len(route["posts"]) for route in side["routes"]) / POSTS)
    if ratio == WIDE and any(route.get("sea") for route in side["routes"]):
        ratio, more = ratio / SEA, more * SEA
    width = round((AREA * more * ratio) ** 0.5)
    return width, round(width / ratio)


def drawn(side: dict[str, Any], rounds: int = ROUNDS, tries: int = 3) -> dict[str, Any]:
    width, height = size_of(side)
    best: tuple[float, Chart] | None = None
    for seed in range(tries):
        chart = Chart(side, width, height, seed)
        left = chart.settle(rounds)
        print(side["board"], side["players"], "seed", seed, "left", round(left, 1), file=sys.stderr)
        if best is None or left < best[0]:
            best = left, chart
        if left == 0:
            break
    assert best is not None
    return written(best[1])


def again(side: dict[str, Any], drawing: dict[str, Any], rounds: int = ROUNDS // 4) -> dict[str, Any]:
    """A drawing that is there, mended."""
    chart = Chart(side, drawing["width"], drawing["height"] - SKY)
    chart.resume(drawing, SKY)
    print(side["board"], side["players"], "left", round(chart.settle(rounds, WARM), 1), file=sys.stderr)
    return written(chart)


def written(chart: Chart) -> dict[str, Any]:
    return {
        "width": chart.width,
        "height": chart.height + SKY,
        "towns": {name: point(at) for name, at in zip(chart.names, chart.towns, strict=True)},
        "table": point(chart.table),
        "roads": {
            ident: {
                "bend": point(chart.bends[at]),
                "posts": [point(post) for post in chart.roads[at].posts],
                "token": point(chart.roads[at].token),
            }
            for at, ident in enumerate(chart.ids)
        },
    }


def point(at: Point) -> list[float]:
    return [round(at[0], 1), round(at[1] + SKY, 1)]


def main(names: list[str]) -> None:
    """All sides, or only those of these file names."""
    mend = "--again" in names
    names = [name for name in names if name != "--again"]
    known = msgspec.json.decode(TARGET.read_bytes()) if TARGET.exists() else {}
    for path in sorted(DATA.glob("*.json")):
        side = msgspec.json.decode(path.read_bytes())
        if "cities" in side and (not names or path.stem in names):
            known[path.stem] = again(side, known[path.stem]) if mend else drawn(side)
    rows = [f'"{name}": {msgspec.json.encode(side).decode()}' for name, side in sorted(known.items())]
    TARGET.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
