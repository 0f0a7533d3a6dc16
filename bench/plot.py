"""The plot of docs/performance.md: random play side by side, and the cost of a step as more matches go together."""

from pathlib import Path
from statistics import median
from typing import Any

import matplotlib as mpl

mpl.use("Agg")
from matplotlib import pyplot as plt

OURS, THEIRS, LIMIT = "#2b5f8a", "#b0a58f", "#9b2f28"
WANTED = "decisions_per_s"
INK = "#2d1d0f"


def draw(runs: dict[str, list[dict[str, Any]]], file: Path) -> None:
    plt.rcParams.update({"font.family": "serif", "axes.edgecolor": INK, "text.color": INK, "axes.labelcolor": INK})
    figure, (bars, lines) = plt.subplots(1, 2, figsize=(12, 4.6), width_ratios=(3, 2), layout="constrained")
    _bars(bars, runs)
    _lines(lines, runs)
    figure.savefig(file, dpi=130, facecolor="white")


def _bars(axes: Any, runs: dict[str, list[dict[str, Any]]]) -> None:
    rates = {label: median(run[WANTED] for run in found) for label, found in runs.items() if WANTED in found[0]}
    ordered = sorted(rates, key=lambda label: rates[label])
    games = {label.partition(",")[0] for label in runs if label.endswith(", growth")}
    colours = [
        LIMIT if "kernel" in label else OURS if label.partition(",")[0] in games else THEIRS for label in ordered
    ]
    drawn = axes.barh(ordered, [rates[label] for label in ordered], color=colours)
    axes.bar_label(drawn, [f"{rates[label]:,.0f}" for label in ordered], padding=3, fontsize=8)
    axes.set_xscale("log")
    axes.margins(x=0.18)
    axes.set_title("Random play: decisions a second (of the processor)")
    axes.spines[["top", "right"]].set_visible(False)


def _lines(axes: Any, runs: dict[str, list[dict[str, Any]]]) -> None:
    costs: dict[str, list[tuple[int, float]]] = {}
    for label, found in runs.items():
        game, _, what = label.partition(", vector of ")
        if what:
            costs.setdefault(game, []).append((int(what), 1e9 / median(run["steps_per_s"] for run in found)))
    for game, points in costs.items():
        axes.plot(*zip(*points, strict=True), marker="o", label=f"{game}, vector")
        bare = 1e9 / median(run["moves_per_s"] for run in runs[game])
        axes.axhline(bare, linestyle=":", color=axes.lines[-1].get_color(), label=f"{game}, bare engine")
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.set_xlabel("matches stepped together")
    axes.set_title("Nanoseconds a step")
    axes.legend(frameon=False, fontsize=8, ncols=2, loc="upper center", bbox_to_anchor=(0.5, -0.16))
    axes.spines[["top", "right"]].set_visible(False)
