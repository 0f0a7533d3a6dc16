"""The speed floor: each game's random play, bare and in a vector environment, against the reference loop.

The median of five interleaved runs, in seconds of the processor.

Below half of the stored ratio it fails, below two thirds it warns. `--store` writes this run down; that is
done on purpose, with the reason in the commit.
"""

import json
import sys
from pathlib import Path
from statistics import median

import kantor
from bench import measures, reference

FILE = Path(__file__).parent / "floor.json"
RUNS = 5
SECONDS = 0.4
VECTOR = "256"


def ratios() -> dict[str, float]:
    """Decisions, or steps of a vector environment, for each turn of the reference loop."""
    found: dict[str, list[float]] = {}
    for _ in range(RUNS):
        for key in kantor.GAMES:
            yardstick = reference.rate(SECONDS / 2)
            found.setdefault(key, []).append(measures.engine(key, SECONDS)["decisions_per_s"] / yardstick)
            steps = measures.vector(key, VECTOR, SECONDS)["steps_per_s"]
            found.setdefault(f"{key}, vector of {VECTOR}", []).append(steps / yardstick)
    return {key: round(median(values), 4) for key, values in found.items()}


def judge(now: dict[str, float], stored: dict[str, float]) -> int:
    """Prints a line a game; 1 when one of them fell through the floor."""
    failed = 0
    for key, ratio in now.items():
        if key not in stored:
            print(f"{key}: {ratio:.3f}, no floor stored: run scripts/bench floor --store")
            failed = 1
            continue
        part = ratio / stored[key]
        verdict = "fell through the floor" if part < 1 / 2 else "warning: slow" if part < 2 / 3 else "good"
        failed |= part < 1 / 2
        print(f"{key}: {ratio:.3f} a reference turn, {part:.0%} of the stored {stored[key]:.3f}: {verdict}")
    return failed


def main(arguments: list[str]) -> int:
    if not kantor.COMPILED:
        print("the floor is for the compiled engine, and this one isn't")
        return 0
    now = ratios()
    if "--store" in arguments:
        FILE.write_text(json.dumps(now, indent=2) + "\n")
        print(f"stored: {now}")
        return 0
    return judge(now, json.loads(FILE.read_text()) if FILE.exists() else {})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
