"""The table against greedy as a picture: `python -m tools.strength.ladder_plot FILE.png` draws docs/ladder.json.
Needs matplotlib (bench/constraints.txt)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl

from kantor.games import GAMES
from tools.strength.cells import Cell, cells
from tools.strength.curves import COLOURS, INK
from tools.strength.measure import Ledger
from tools.strength.page import title

mpl.use("Agg")
from matplotlib import pyplot as plt

DOCS = Path(__file__).parents[2] / "docs"


def main(file: Path) -> None:
    ledger = Ledger(DOCS / "ladder.json")
    rows = [cell for cell in cells() if cell.table == "greedy" and ledger.of(cell).games]
    plt.rcParams.update({"font.family": "serif", "axes.edgecolor": INK, "text.color": INK, "axes.labelcolor": INK})
    figure, axes = plt.subplots(figsize=(9, 0.24 * len(rows) + 1.2), layout="constrained")
    for place, cell in enumerate(rows):
        draw(axes, place, cell, ledger)
    names = [f"{title(GAMES[cell.game], cell)}, {cell.players} players" for cell in rows]
    axes.set_yticks(range(len(rows)), names, fontsize=8)
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlim(0, 101)
    axes.set_xlabel("% of the wins, with its 95 % interval   (| an equal   ▶ the aim of the lower end)")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, dpi=100, facecolor="white")


def draw(axes: Any, place: int, cell: Cell, ledger: Ledger) -> None:
    found = ledger.of(cell)
    low, high = found.bounds()
    colour = COLOURS[list(GAMES).index(cell.game)]
    axes.plot([100 * low, 100 * high], [place, place], color=colour, linewidth=2)
    axes.plot([100 * found.share], [place], color=colour, marker="o", markersize=5)
    axes.plot([100 / cell.players], [place], color=INK, marker="|", markersize=9)
    axes.plot([100 * cell.aim], [place], color=INK, marker=">", markersize=4)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
