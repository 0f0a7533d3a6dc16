"""The table of a game's RULES.md: `| no | rule | id | module | test |`."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from kantor.core.game import Game

HEAD = ["no", "rule", "id", "module", "test"]


class Row(NamedTuple):
    no: str
    rule: str
    id: str
    modules: tuple[str, ...]
    tests: tuple[str, ...]


@cache
def rows(game: Game[Any]) -> tuple[Row, ...]:
    """Every row of every table with the five columns, in order."""
    found = []
    within = False
    for line in game.rules().splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if cells == HEAD:
            within = True
        elif not cells:
            within = False
        elif within and not re.fullmatch(r":?-+:?", cells[0]):
            assert len(cells) == len(HEAD), f"not five cells: {line}"
            no, rule, ident, modules, tests = cells
            found.append(Row(no, rule, ident.strip("`"), _listed(modules), _listed(tests)))
    return tuple(found)


def _listed(cell: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("`") for part in cell.split(",") if part.strip())
