"""`python -m tools.strength`: play on for some minutes, then write the tables."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from tools.strength.cells import cells
from tools.strength.measure import Ledger, measure
from tools.strength.page import page

DOCS = Path(__file__).parents[2] / "docs"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="scripts/strength", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to play; 0 writes the tables alone")
    parser.add_argument("--only", default="", help="a regular expression: cells whose name fits, as `hansa 3`")
    parser.add_argument("--jobs", type=int, default=1, help="blocks that are played side by side")
    chosen = parser.parse_args(arguments)
    ledger = Ledger(DOCS / "ladder.json")
    wanted = [cell for cell in cells() if re.search(chosen.only, cell.name)]
    try:
        measure(wanted, ledger, chosen.minutes, lambda line: print(line, flush=True), chosen.jobs)
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
    path = DOCS / "ladder.md"
    path.write_text(page(path.read_text(encoding="utf-8"), cells(), ledger), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
