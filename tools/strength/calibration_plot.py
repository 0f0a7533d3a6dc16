"""What bots said against what came: `python -m tools.strength.calibration_plot FILE.png` draws docs/calibration.json.
Needs matplotlib (bench/constraints.txt)."""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib as mpl
import msgspec

from kantor.games import GAMES
from tools.strength.calibrations import KEPT, Found
from tools.strength.curves import COLOURS, INK

mpl.use("Agg")
from matplotlib import pyplot as plt


def main(file: Path) -> None:
    found = msgspec.json.decode(KEPT.read_bytes(), type=list[Found])
    games = [game for game in GAMES if any(one.game == game for one in found)]
    plt.rcParams.update({"font.family": "serif", "axes.edgecolor": INK, "text.color": INK, "axes.labelcolor": INK})
    figure, places = plt.subplots(1, len(games), figsize=(3.2 * len(games), 3.5), layout="constrained", squeeze=False)
    for place, game in zip(places[0], games, strict=True):
        place.plot([0, 100], [0, 100], color=INK, linewidth=0.8, linestyle="--")
        for one, colour in zip((one for one in found if one.game == game), COLOURS, strict=False):
            said, won = zip(*((100 * said, 100 * won) for count, said, won in one.told.bins if count), strict=True)
            place.plot(said, won, color=colour, marker="o", markersize=3, linewidth=1, label=f"{one.players} players")
        place.set_title(GAMES[game].titles["en"], fontsize=10)
        place.set_xlabel("% said")
        place.legend(fontsize=7, frameon=False)
        place.spines[["top", "right"]].set_visible(False)
    places[0][0].set_ylabel("% won")
    figure.savefig(file, dpi=100, facecolor="white")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
