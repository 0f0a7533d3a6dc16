"""What a run has done so far, a line a block in a file, so that a run that was killed goes on where it was."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import kantor
from tools.fuzz.blocks import Fault, Tally

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build/fuzz"
BINARIES = (".so", ".pyd")


class Ledger:
    """Of one seed, one choice of games and one build of the engine: for another the count begins anew."""

    def __init__(self, seed: int, games: tuple[str, ...]) -> None:
        self.file = FOLDER / f"{'-'.join(games)}-{seed}-{engine()}.jsonl"
        self.done: set[int] = set()
        self.total = Tally()
        self.seconds = 0.0
        if self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        try:
            entry: dict[str, Any] = json.loads(line)
        except json.JSONDecodeError:
            return  # cut off when the run was killed: that block is played again
        tally = Tally(**{**entry["tally"], "faults": [Fault(**fault) for fault in entry["tally"]["faults"]]})
        self._count(entry["block"], tally, entry["seconds"])

    def add(self, block: int, tally: Tally, seconds: float) -> None:
        self._count(block, tally, seconds)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"block": block, "seconds": round(seconds, 3), "tally": asdict(tally)}) + "\n")

    def _count(self, block: int, tally: Tally, seconds: float) -> None:
        self.done.add(block)
        self.seconds += seconds
        total = self.total
        total.playouts += tally.playouts
        total.moves += tally.moves
        total.checks += tally.checks
        total.unfinished += tally.unfinished
        total.faults += tally.faults


def engine() -> str:
    """A hash of the rules as they are installed."""
    folder = Path(kantor.__file__).parent
    total = hashlib.sha256()
    for part in ("core", "games"):
        for file in sorted((folder / part).rglob("*")):
            if file.suffix in (".py", ".json", *BINARIES) and "tests" not in file.parts:
                total.update(f"{file.relative_to(folder)}\n".encode() + file.read_bytes())
    return total.hexdigest()[:12]
