"""The greedy bot is the yardstick: what it thinks of recorded positions stays as it was.

As a command this writes the file anew: `python -m tests.test_greedy_values`. Only a change of the rules is a reason.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from kantor import GAMES
from kantor.core.game import Game
from kantor.core.position import CHANCE, Position, options_of
from kantor.core.record import parse
from tests.contract.golden import records

VALUES = Path(__file__).parent / "fixtures" / "greedy_values.json"
POSITIONS = 10_000  # of a game, the golden records' own and those one move further
# So many are enough of one record.
MOST_OF_A_RECORD = 1500


def values(game: Game[Any], text: str) -> list[str]:
    """What every seat thinks of the positions of a record, and the seat to move of those after each of its options."""
    record = parse(text)
    setup = game.setup(record.players, record.settings)
    catalogue = game.catalogue(setup)
    at: Position = game.new(setup) if record.start is None else game.position_from_json(record.start)[1]
    found: list[str] = []
    for line in record.lines:
        if len(found) >= MOST_OF_A_RECORD:
            break
        if line.actor != CHANCE:
            found += [written(at, seat) for seat in range(at.players)]
            for option in options_of(at, line.actor):
                after = at.copy()
                after.play(line.actor, option)
                found.append(written(after, line.actor))
        at.play(line.actor, catalogue.index(line.text))
    return found


def written(at: Position, seat: int) -> str:
    return f"{at.evaluate(seat):.9f}"


def digests(game: Game[Any]) -> dict[str, tuple[int, str]]:
    found = {}
    for path in records(game):
        of_record = values(game, path.read_text(encoding="utf-8"))
        found[path.stem] = len(of_record), hashlib.sha256("\n".join(of_record).encode()).hexdigest()[:16]
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))
def test_greedy_judges_as_ever(game: Game[Any]) -> None:
    kept = json.loads(VALUES.read_text(encoding="utf-8"))[game.key]
    assert {name: list(digest) for name, digest in digests(game).items()} == kept
    assert sum(count for count, _ in kept.values()) >= POSITIONS


if __name__ == "__main__":
    VALUES.write_text(
        json.dumps({game.key: digests(game) for game in GAMES.values()}, indent=1) + "\n", encoding="utf-8"
    )
