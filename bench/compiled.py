"""How much compilation gains: the installed engine and the sources play in turns, each in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

SOURCES = Path(__file__).parents[1] / "src"
RUNS = 5
SECONDS = "1"


def bench(*, sources: bool) -> dict[str, Any]:
    """What `kantor bench` says of the sources, or of the installed package."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if sources:
        environment["PYTHONPATH"] = str(SOURCES)
    command = [sys.executable, "-m", "kantor.cli", "bench", "--json", "--seconds", SECONDS]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    if found["compiled"] is sources:
        raise SystemExit("the installed kantor should be compiled and the sources shouldn't; run scripts/bench")
    games: dict[str, Any] = found["games"]
    return games


def main() -> None:
    rates: dict[str, list[tuple[float, float]]] = {}
    for run in range(RUNS):
        print(f"run {run + 1} of {RUNS}", file=sys.stderr)
        fast, slow = bench(sources=False), bench(sources=True)
        for key, speed in fast.items():
            rates.setdefault(key, []).append((speed["decisions_per_s"], slow[key]["decisions_per_s"]))
    print("| game | compiled, decisions/s | uncompiled, decisions/s | ratio |")
    print("|---|---|---|---|")
    for key, pairs in rates.items():
        quick, plain = (median(pair[side] for pair in pairs) for side in (0, 1))
        print(f"| {key} | {quick:,.0f} | {plain:,.0f} | {median(a / b for a, b in pairs):.1f} |")


if __name__ == "__main__":
    main()
