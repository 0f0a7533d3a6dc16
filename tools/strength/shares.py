"""Where a search spends its time: `python -m tools.strength.shares` samples searches of every game with Linux's `perf`
and prints which part is the engine, the judgement, the search itself, and Python's memory for positions."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from kantor.games import GAMES

IMPORTING = 5000  # milliseconds that aren't looked at
SECONDS = 12  # of the processor
SEARCHES = 6
MILLISECONDS = 100
PARTS = ("engine", "judgement", "search", "memory")
# The first pattern that a function's name fits says what it belongs to.
BELONGS = (
    ("search", re.compile(r"kantor___bots___(tree|beam|search|clock)|exp_fma|_exp$")),
    ("judgement", re.compile(r"kantor___bots___|kantor___core___observation")),
    ("judgement", re.compile(r"kantor___games___\w+?___(evaluate|judgement|observe|outlook|parts|scoring)___")),
    ("engine", re.compile(r"kantor___(core|games)___")),
    ("memory", re.compile(r"[aA]lloc|[fF]ree|gc_|visit_|traverse|mem(move|set)|NewVar|Vec\w+_(Slice|New|Append)")),
)
LINE = re.compile(r"\s*([\d.]+)%\s+\[.\]\s+(\S+)")
SAMPLED = """
import time
from kantor.games import GAMES
from tools.strength.speed import speed
while time.process_time() < {seconds}:
    speed(GAMES[{game!r}], {players}, {searches}, {milliseconds})
"""


def parts_of_report(lines: Iterable[str]) -> dict[str, float]:
    """What `perf report` lists, added up: hundredths of what belongs to some part."""
    found = dict.fromkeys(PARTS, 0.0)
    for line in lines:
        matched = LINE.match(line)
        if matched is None:
            continue
        part = next((part for part, pattern in BELONGS if pattern.search(matched[2])), None)
        if part is not None:
            found[part] += float(matched[1])
    total = sum(found.values()) or 1.0
    return {part: 100 * found[part] / total for part in PARTS}


def sampled(game: str, players: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder, "perf.data"))
        search = SAMPLED.format(
            seconds=SECONDS, game=game, players=players, searches=SEARCHES, milliseconds=MILLISECONDS
        )
        record = ["perf", "record", "--quiet", "--event", "cpu-clock", "--freq", "997", "--delay", str(IMPORTING)]
        subprocess.run([*record, "--output", data, sys.executable, "-c", search], check=True, capture_output=True)
        report = ["perf", "report", "--input", data, "--stdio", "--no-children", "--sort", "sym"]
        out = subprocess.run(report, check=True, capture_output=True, text=True).stdout
    return parts_of_report(out.splitlines())


def main() -> None:
    if shutil.which("perf") is None:
        raise SystemExit("perf is missing; Debian has it in the package linux-perf")
    print("| game | players | engine | judgement | search | memory for positions |")
    print("|---|---:|---:|---:|---:|---:|")
    for game in GAMES.values():
        players = 3
        found = sampled(game.key, players)
        shares = " | ".join(f"{found[part]:.0f} %" for part in PARTS)
        print(f"| {game.titles['en']} | {players} | {shares} |", flush=True)


if __name__ == "__main__":
    main()
