"""`scripts/strength`: play on for some minutes, then write the tables of docs/ladder.md and draw its pictures.

First come the duels. When none of those that are wanted is open any more, all bots meet on one ladder; then win chances
are held against who won.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from pathlib import Path

from kantor.bots.farm import Processes
from tools.strength import calibration_plot, calibrations, ladder_plot, rated, rated_plot
from tools.strength.cells import cells
from tools.strength.counts import counts
from tools.strength.measure import Ledger, measure
from tools.strength.page import page

DOCS = Path(__file__).parents[2] / "docs"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="scripts/strength", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to play; 0 writes and draws alone")
    parser.add_argument("--only", default="", help="a regular expression: duels whose name fits, as `hansa 3`")
    parser.add_argument("--jobs", type=int, default=1, help="games that are played side by side")
    chosen = parser.parse_args(arguments)
    ends: float = time.monotonic() + 60 * chosen.minutes
    ledger = Ledger(DOCS / "ladder.json")
    wanted = [cell for cell in cells() if re.search(chosen.only, cell.name)]
    every = counts(chosen.only)

    def left() -> float:
        return (ends - time.monotonic()) / 60

    try:
        measure(wanted, ledger, chosen.minutes, lambda line: print(line, flush=True), chosen.jobs)
        rated.measure(every, rated.FOLDER, left(), Processes(chosen.jobs))
        calibrations.measure(every, calibrations.FOLDER, left(), Processes(chosen.jobs))
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
    path = DOCS / "ladder.md"
    path.write_text(page(path.read_text(encoding="utf-8"), cells(), ledger), encoding="utf-8")
    rated.write(every, rated.FOLDER)
    calibrations.write(every, calibrations.FOLDER)
    ladder_plot.main(DOCS / "ladder.png")
    rated_plot.main(DOCS / "ratings.png")
    calibration_plot.main(DOCS / "calibration.png")


if __name__ == "__main__":
    main(sys.argv[1:])
