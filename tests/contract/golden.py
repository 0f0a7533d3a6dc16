"""Golden records: `<way>-<players>p.record` for every way a game can end, beside it `.hashes` with a hash for each ply.

A game says in `tests/endings.py` which ways there are (`WAYS`) and which one a match came to (`way_of`). As a command
this finds the records that are missing and writes all hashes anew.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kantor.core.game import Game
from kantor.core.record import Line, Record
from tests.contract.cases import ALL, GAMES, Case, Match, folder_of_tests
from tests.contract.walks import Walk, digest

MOST_SEEDS = 20_000


def endings(game: Game[Any]) -> dict[str, Any]:
    """What the game declares: WAYS, a sentence for each way to end, and way_of(match)."""
    return runpy.run_path(str(folder_of_tests(game) / "endings.py"))


def records(game: Game[Any]) -> list[Path]:
    return sorted((folder_of_tests(game) / "golden").glob("*.record"))


def name(way: str, players: int) -> str:
    return f"{way}-{players}p"


def hashes(match: Match) -> Iterator[str]:
    """A line for the start and for each ply: its number, the hash of the position, the move; then the scores."""
    case = Case(match.game, match.setup)
    position = match.game.new(match.setup)
    yield f"0 {digest(case, position)}"
    lines = [line for line in match.record().split("\n\n", 1)[1].splitlines() if line]
    for ply, line in enumerate(lines, 1):
        actor, text = line.split(" ", 1)
        position.play(-1 if actor == "*" else int(actor), match.catalogue.index(text))
        yield f"{ply} {digest(case, position)} {line}"
    if match.result is not None:
        yield f"scores {' '.join(map(str, match.result.totals))}"


def text_of(walk: Walk) -> str:
    case = walk.case
    catalogue = case.game.catalogue(case.setup)
    lines = tuple(Line(actor, catalogue.texts[move]) for actor, move in walk.history)
    settings = dict(case.setup.settings)
    return str(
        Record(case.game.key, case.game.version, case.setup.players, settings, catalogue.fingerprint, lines=lines)
    )


def find(game: Game[Any], way: str, players: int) -> str:
    """The record of a playout that ends in this way."""
    cases = [case for case in ALL if case.game is game and case.setup.players == players]
    way_of = endings(game)["way_of"]
    for seed in range(MOST_SEEDS):
        walk = Walk(cases[seed % len(cases)], seed, whole=True)
        walk.run()
        if walk.over:
            match = Match.read(text_of(walk))
            if way_of(match) == way:
                return match.record()
    raise SystemExit(f"no playout of {game.key} with {players} players ends in the way {way!r}")


def make(game: Game[Any]) -> None:
    folder = folder_of_tests(game) / "golden"
    for players in game.seats:
        for way in endings(game)["WAYS"]:
            file = folder / f"{name(way, players)}.record"
            if not file.exists():
                file.write_text(find(game, way, players), encoding="utf-8")
    for file in records(game):
        match = Match.read(file.read_text(encoding="utf-8"))
        file.with_suffix(".hashes").write_text("\n".join(hashes(match)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for key in sys.argv[1:] or GAMES:
        make(GAMES[key])
