"""All measurements of our games and of their peers in one interleaved run: a table, a JSON file and a plot.

usage: python -m bench.peers [--runs 5] [--seconds 1.0] [--json FILE] [--plot FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import kantor
from bench.kernel import compiler

ROOT = Path(__file__).parents[1]
COUNTS = (1, 16, 64, 256, 1024)
WANTED = "decisions_per_s"


class Entry(NamedTuple):
    """A measurement: what it is called here, its name in `measures`, and whether the sources run uncompiled."""

    label: str
    measure: str
    sources: bool = False


class Target(NamedTuple):
    """A ratio that we aim at: the figure of one entry against that of another, at least `least`."""

    what: str
    ours: tuple[str, str]
    theirs: tuple[str, str]
    least: float


def entries() -> Iterator[Entry]:
    for key in kantor.GAMES:
        yield Entry(key, f"engine:{key}")
        yield Entry(f"{key}, uncompiled", f"engine:{key}", sources=True)
        yield Entry(f"{key}, growth", f"growth:{key}")
        yield from (Entry(f"{key}, vector of {count}", f"vector:{key}:{count}") for count in COUNTS)
        yield Entry(f"{key}, PettingZoo", f"aec:{key}")
        yield Entry(f"{key}, OpenSpiel", f"openspiel:kantor_{key}")
    if compiler() is not None:
        yield Entry("merchants, C kernel", "kernel")
    yield Entry("connect_four_v3, PettingZoo", "connect_four")
    yield Entry("backgammon, OpenSpiel", "openspiel:backgammon")
    yield Entry("hearts, OpenSpiel", "openspiel:hearts")
    yield Entry("Catanatron", "catanatron")


TARGETS = (
    Target("Merchants against the C kernel", ("merchants", WANTED), ("merchants, C kernel", WANTED), 0.35),
    Target("Hansa against Catanatron", ("hansa", WANTED), ("Catanatron", WANTED), 40),
    Target("Empire against Catanatron", ("empire", WANTED), ("Catanatron", WANTED), 40),
    Target("Amber against Catanatron", ("amber", WANTED), ("Catanatron", WANTED), 6),
    Target(
        "vector of 256 (Merchants) against connect_four_v3",
        ("merchants, vector of 256", "steps_per_s"),
        ("connect_four_v3, PettingZoo", "steps_per_s"),
        20,
    ),
    Target(
        "vector of 256 (Merchants) against the bare engine",
        ("merchants, vector of 256", "steps_per_s"),
        ("merchants", "moves_per_s"),
        0.25,
    ),
)

Runs = dict[str, list[dict[str, Any]]]


def measured(entry: Entry, seconds: float) -> dict[str, Any]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if entry.sources:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.measures", entry.measure, str(seconds)]
    done = subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    if found.get("compiled") is entry.sources:
        raise SystemExit("the installed kantor should be compiled and the sources shouldn't; run scripts/bench")
    return found


def run_all(runs: int, seconds: float) -> Runs:
    found: Runs = {entry.label: [] for entry in entries()}
    for number in range(runs):
        for entry in entries():
            print(f"run {number + 1} of {runs}: {entry.label}", file=sys.stderr)
            found[entry.label].append(measured(entry, seconds))
    return found


def middle(runs: Runs, label: str, figure: str) -> float:
    return float(median(run[figure] for run in runs[label]))


def ratio(runs: Runs, ours: tuple[str, str], theirs: tuple[str, str]) -> float | None:
    """The median of the ratios of each run; None where one of the two wasn't measured."""
    if ours[0] not in runs or theirs[0] not in runs:
        return None
    pairs = zip(runs[ours[0]], runs[theirs[0]], strict=True)
    return float(median(one[ours[1]] / other[theirs[1]] for one, other in pairs))


def table(runs: Runs) -> Iterator[str]:
    yield "| random play | decisions/s | games/s | copies/s | of its compiled engine |"
    yield "|---|---:|---:|---:|---:|"
    for label, found in runs.items():
        if WANTED in found[0]:
            cells = [f"{middle(runs, label, f):,.0f}" if f in found[0] else "" for f in (WANTED, "games_per_s")]
            copies = f"{middle(runs, label, 'copies_per_s'):,.0f}" if "copies_per_s" in found[0] else ""
            own = ratio(runs, (label, WANTED), (label.partition(",")[0], WANTED))
            part = f"{own:.3f}" if own is not None and own != 1 else ""
            yield f"| {label} | {cells[0]} | {cells[1]} | {copies} | {part} |"
    yield ""
    yield "| environment | steps/s | ns a step | of the bare engine's moves |"
    yield "|---|---:|---:|---:|"
    for label, found in runs.items():
        if "steps_per_s" in found[0]:
            rate = middle(runs, label, "steps_per_s")
            own = ratio(runs, (label, "steps_per_s"), (label.partition(",")[0], "moves_per_s"))
            yield f"| {label} | {rate:,.0f} | {1e9 / rate:,.0f} | {'' if own is None else f'{own:.3f}'} |"
    yield ""
    yield "| game | moves in a game | ns a move in its 1st, 2nd, 3rd, 4th quarter |"
    yield "|---|---:|---|"
    for label, found in runs.items():
        if "ns" in found[0]:
            quarters = [median(run["ns"][part] for run in found) for part in range(4)]
            shown = ", ".join(f"{ns:.0f}" for ns in quarters)
            yield f"| {label.partition(',')[0]} | {middle(runs, label, 'length'):.0f} | {shown} |"
    yield ""
    yield "| target | ratio | wanted | |"
    yield "|---|---:|---:|---|"
    for target in TARGETS:
        found_ratio = ratio(runs, target.ours, target.theirs)
        if found_ratio is not None:
            verdict = "met" if found_ratio >= target.least else "missed"
            yield f"| {target.what} | {found_ratio:.2f} | {target.least} | {verdict} |"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--runs", type=int, default=5)
    options.add_argument("--seconds", type=float, default=1.0)
    options.add_argument("--json", type=Path)
    options.add_argument("--plot", type=Path)
    chosen = options.parse_args()
    runs = run_all(chosen.runs, chosen.seconds)
    print("\n".join(table(runs)))
    machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
    if chosen.json:
        chosen.json.write_text(
            json.dumps({"machine": machine, "seconds": chosen.seconds, "runs": runs}, indent=1) + "\n"
        )
    if chosen.plot:
        from bench.plot import draw  # noqa: PLC0415  only plots need matplotlib

        draw(runs, chosen.plot)


if __name__ == "__main__":
    main()
