"""The ladders as a picture: `python -m tools.strength.rated_plot FILE.png` draws docs/ratings.json.
Needs matplotlib (bench/constraints.txt)."""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib as mpl

from kantor.games import GAMES
from tools.strength.curves import COLOURS, INK
from tools.strength.rated import kept, line_up

mpl.use("Agg")
from matplotlib import pyplot as plt


def main(file: Path) -> None:
    found = kept()
    games = [game for game in GAMES if any(one.game == game for one in found)]
    if not games:
        return
    names = list(dict.fromkeys(bot for game in games for bot in line_up(game)))
    plt.rcParams.update({"font.family": "serif", "axes.edgecolor": INK, "text.color": INK, "axes.labelcolor": INK})
    figure, places = plt.subplots(1, len(games), figsize=(3.2 * len(games), 4), layout="constrained", squeeze=False)
    for place, game in zip(places[0], games, strict=True):
        for bot, colour in zip(names, COLOURS, strict=False):
            points = [(one.players, of) for one in found if one.game == game for of in one.bots if of.bot == bot]
            if not points:
                continue
            players = [count for count, _ in points]
            ratings = [of.points for _, of in points]
            spread = [[of.points - of.low for _, of in points], [of.high - of.points for _, of in points]]
            place.errorbar(players, ratings, spread, color=colour, marker="o", markersize=3, linewidth=1, label=bot)
        place.set_title(GAMES[game].titles["en"], fontsize=10)
        place.set_xlabel("players")
        place.set_xticks(list(GAMES[game].seats))
        place.spines[["top", "right"]].set_visible(False)
    places[0][0].set_ylabel("rating (greedy: 1000)")
    handles = {
        label: handle for place in places[0] for handle, label in zip(*place.get_legend_handles_labels(), strict=True)
    }
    figure.legend(handles.values(), handles.keys(), loc="outside lower center", ncols=4, fontsize=8, frameon=False)
    figure.savefig(file, dpi=100, facecolor="white")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
