"""Learning curves: `python -m tools.strength.curves RUN... FILE.png` draws what the runs of `kantor train` in these
folders came to. Needs matplotlib (bench/constraints.txt)."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl
import msgspec

from kantor.games import GAMES
from kantor.training.lines import read_lines
from kantor.training.run import CURVE, Epoch, State

mpl.use("Agg")
from matplotlib import pyplot as plt

INK = "#2d1d0f"
COLOURS = ("#2b5f8a", "#9b2f28", "#5c7a3a", "#b07d2b", "#6d4a86", "#3f8f8a", "#8a5a3c", "#777777", "#c2607a")
GUESSING = "--"


class Curve:
    """One run: its name, the points of its newest generation, and what its generations won against greedy."""

    def __init__(self, folder: Path) -> None:
        self.state = msgspec.json.decode((folder / "state.json").read_bytes(), type=State)
        points = list(read_lines(folder / CURVE, Epoch))
        self.points = {point.epoch: point for point in points if point.generation == points[-1].generation}
        self.name = f"{GAMES[self.state.game].titles['en']}, {self.state.players} players"


def main(arguments: list[str]) -> None:
    *folders, file = arguments
    curves = [Curve(Path(folder)) for folder in folders]
    plt.rcParams.update({"font.family": "serif", "axes.edgecolor": INK, "text.color": INK, "axes.labelcolor": INK})
    figure, (losses, shares) = plt.subplots(1, 2, figsize=(12, 4.6), layout="constrained")
    draw_losses(losses, curves)
    draw_shares(shares, curves)
    figure.savefig(file, dpi=110, facecolor="white")


def draw_losses(axes: Any, curves: list[Curve]) -> None:
    """How much better than guessing the games held back are foreseen, as a part of what guessing costs."""
    for curve, colour in zip(curves, COLOURS, strict=False):
        guessing = math.log(curve.state.players)
        epochs = sorted(curve.points)
        gains = [100 * (1 - curve.points[epoch].loss_held_back / guessing) for epoch in epochs]
        games = curve.points[epochs[-1]].games
        axes.plot(epochs, gains, color=colour, marker="o", markersize=3, label=f"{curve.name} ({games:,} games)")
    axes.axhline(0, color=INK, linestyle=GUESSING, linewidth=0.8)
    axes.set_xlabel("epoch")
    axes.set_title("Games held back: % less surprise than by guessing")
    axes.legend(fontsize=7, frameon=False)
    axes.spines[["top", "right"]].set_visible(False)


def draw_shares(axes: Any, curves: list[Curve]) -> None:
    """What the newest generation won at the gate, beside what an equal would."""
    for number, (curve, colour) in enumerate(zip(curves, COLOURS, strict=False)):
        duel = curve.state.done[-1].verdict.greedy
        axes.plot([100 * duel.low, 100 * duel.high], [number, number], color=colour, linewidth=2)
        axes.plot([100 * duel.share], [number], color=colour, marker="o")
        axes.plot([100 * duel.parity], [number], color=INK, marker="|", markersize=12)
    axes.set_yticks(range(len(curves)), [curve.name for curve in curves], fontsize=8)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_title("At the gate: % of the wins against greedy (| an equal)")
    axes.spines[["top", "right"]].set_visible(False)


if __name__ == "__main__":
    main(sys.argv[1:])
