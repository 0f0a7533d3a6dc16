"""A server for the chaos run, with the toy game; with a mutant's name, one that is broken on purpose."""

from __future__ import annotations

import sys
from pathlib import Path

from kantor.server.commands import serve
from tests.chaos import mutants
from tests.server.serving import WITH_TOY

if __name__ == "__main__":
    address, port, folder, *mutant = sys.argv[1:]
    if mutant:
        mutants.MUTANTS[mutant[0]]()
    serve(int(port), Path(folder), address, games=WITH_TOY)
