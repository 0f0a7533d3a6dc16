"""What a build of Kantor plays: a digest of seeded playouts for every case, each move, position and event in it.

As a command this prints them as JSON, for another build to compare.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import msgspec

import kantor
from tests.contract.cases import ALL, Case
from tests.contract.walks import Walk, encoded, written

SEEDS = range(100, 102)


class Played(msgspec.Struct):
    compiled: bool
    folder: str
    digests: dict[str, str]


def played() -> Played:
    digests = {str(case): digest(case) for case in ALL}
    return Played(kantor.COMPILED, str(Path(kantor.__file__).parent), digests)


def digest(case: Case) -> str:
    total = hashlib.sha256()
    for seed in SEEDS:
        walk = Walk(case, seed)
        for position in walk.plies():
            total.update(written(case, position))
            for seat in range(case.setup.players):
                total.update(encoded([walk.position.evaluate(seat), position.resample(seat, walk.dice).result()]))
        total.update(encoded([walk.history, walk.events, walk.position.result()]))
    return total.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(played()).decode())
