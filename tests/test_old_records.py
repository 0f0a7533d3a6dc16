"""Records of older versions open, come to what they came to then, and can be played on."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import kantor
from tests.fixtures import FOLDERS

RECORDS = [file for folder in FOLDERS for file in sorted((folder / "records").glob("*.record"))]
every_record = pytest.mark.parametrize("file", RECORDS, ids=[f"{file.parents[1].name}-{file.stem}" for file in RECORDS])


def then(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((file.parents[1] / "records.json").read_text(encoding="utf-8"))[file.stem]
    return found


def test_every_game_has_a_finished_record_and_one_that_is_cut() -> None:
    kinds = {(file.stem.split("-")[0], file.stem.endswith("-cut")) for file in RECORDS}
    assert kinds == {(game, cut) for game in kantor.GAMES for cut in (False, True)}


@every_record
def test_an_old_record_comes_to_what_it_came_to(file: Path) -> None:
    match = kantor.Match.read(file.read_text(encoding="utf-8"))
    was = then(file)
    assert (match.ply, list(match.actors)) == (was["ply"], was["waiting"])
    assert match.view(None)["scores"] == was["scores"]
    assert match.game.invariants(match.until(match.ply).sight(0, kantor.core.dice.Dice(1))) == []


@every_record
def test_an_old_record_is_played_on_and_opens_again(file: Path) -> None:
    match = kantor.Match.load(file.read_text(encoding="utf-8"), seed=1)
    pick = random.Random(1)
    for _ in range(60):
        if match.actors:
            seat = pick.choice(match.actors)
            match.play(seat, pick.choice(match.options(seat)))
    again = kantor.Match.load(match.record(), seed=1)
    assert again.position() == match.position()
    assert [again.options(seat) for seat in again.actors] == [match.options(seat) for seat in match.actors]
