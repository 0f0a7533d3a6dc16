"""A server or a thinking machine with the toy game for the chaos run; with a mutant's name it is broken on purpose."""

from __future__ import annotations

import sys
from pathlib import Path

from kantor.server.commands import serve, think
from tests.chaos import mutants
from tests.server.serving import WITH_TOY

if __name__ == "__main__":
    kind, *rest = sys.argv[1:]
    *place, folder = rest[:3] if kind == "serve" else rest[:1]
    for mutant in rest[len(place) + 1 :]:
        mutants.MUTANTS[mutant]()
    if kind == "serve":
        serve(int(place[1]), Path(folder), place[0], games=WITH_TOY)
    else:
        think(Path(folder), games=WITH_TOY)
