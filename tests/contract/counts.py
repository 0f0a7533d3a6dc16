"""Counts of all that can happen from a position within so many moves (perft), in `tests/counts/*.txt` of a game:

    # a comment
    {"players": 2, ...}         the position as JSON, in one line or several
    1 6                         depth and count
    2 31

Chance counts as a move, every outcome once. Of several seats that answer at once the first goes first. As a command
this writes the counts of files anew, to the depths that stand there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from kantor.core.game import Game
from kantor.core.options import Options
from kantor.core.position import CHANCE, NOBODY, Position
from tests.contract.cases import GAMES, folder_of_tests


class Counted(NamedTuple):
    """One file: its comment, its position, and the count for each depth."""

    comment: str
    position: str
    counts: dict[int, int]

    def __str__(self) -> str:
        counts = "".join(f"{depth} {number}\n" for depth, number in self.counts.items())
        return f"{self.comment}{self.position}{counts}"


def files(game: Game[Any]) -> list[Path]:
    return sorted((folder_of_tests(game) / "counts").glob("*.txt"))


def read(file: Path) -> Counted:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    comment = "".join(line for line in lines if line.startswith("#"))
    counts = [line.split() for line in lines if line[0].isdecimal()]
    position = "".join(line for line in lines if line[0] not in "#0123456789")
    return Counted(comment, position, {int(depth): int(number) for depth, number in counts})


def choices(position: Position) -> list[tuple[int, int]]:
    """Who moves, and what."""
    actor = position.actor()
    if actor == NOBODY:
        return []
    out = Options()
    if actor == CHANCE:
        position.chance(out)
    else:
        position.options(actor, out)
    return [(actor, move) for move in out.listed()]


def count(position: Position, depth: int) -> int:
    moves = choices(position)
    if depth == 1:
        return len(moves)
    return sum(number for _, number in split(position, depth, moves))


def split(position: Position, depth: int, moves: list[tuple[int, int]] | None = None) -> Iterator[tuple[int, int]]:
    """The count after each first move."""
    for actor, move in choices(position) if moves is None else moves:
        after = position.copy()
        after.play(actor, move)
        yield move, 1 if depth == 1 else count(after, depth - 1)


def explained(game: Game[Any], counted: Counted, depth: int) -> str:
    """The count at a depth, split by first move."""
    setup, position = game.position_from_json(counted.position)
    texts = game.catalogue(setup).texts
    return "\n".join(f"{texts[move]}: {number}" for move, number in split(position, depth))


def rewrite(game: Game[Any], file: Path) -> None:
    counted = read(file)
    _, position = game.position_from_json(counted.position)
    counts = {depth: count(position, depth) for depth in counted.counts}
    file.write_text(str(counted._replace(counts=counts)), encoding="utf-8")


if __name__ == "__main__":
    for key in sys.argv[1:] or GAMES:
        for path in files(GAMES[key]):
            rewrite(GAMES[key], path)
