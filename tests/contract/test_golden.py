"""Contract 3: golden records, one for each way a game can end, with a position hash every ply."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kantor.core.game import Game
from tests.contract import golden
from tests.contract.cases import GAMES, Match, every_game

RECORDS = [(game, file) for game in GAMES.values() for file in golden.records(game)]
every_record = pytest.mark.parametrize(
    ("game", "file"), RECORDS, ids=[f"{game.key}-{file.stem}" for game, file in RECORDS]
)


@every_game
def test_each_way_to_end_has_a_record_for_every_number_of_players(game: Game[Any]) -> None:
    ways = golden.endings(game)["WAYS"]
    assert ways
    wanted = {golden.name(way, players) for way in ways for players in game.seats}
    assert wanted - {file.stem for file in golden.records(game)} == set()


@every_record
def test_a_golden_record_plays_as_it_did(game: Game[Any], file: Path) -> None:
    """After a change of rules that is meant: raise the game's version, delete its records, and run scripts/golden."""
    match = Match.read(file.read_text(encoding="utf-8"))
    assert match.game is game
    assert match.record() == file.read_text(encoding="utf-8")
    for now, then in zip(
        golden.hashes(match), file.with_suffix(".hashes").read_text(encoding="utf-8").splitlines(), strict=True
    ):
        assert now == then


@every_record
def test_a_golden_record_ends_in_the_way_it_is_named_for(game: Game[Any], file: Path) -> None:
    match = Match.read(file.read_text(encoding="utf-8"))
    assert match.actors == ()
    assert match.result is not None
    way = golden.endings(game)["way_of"](match)
    assert file.stem.startswith(golden.name(way, match.setup.players))


@every_record
def test_no_hash_is_left_without_its_record(game: Game[Any], file: Path) -> None:
    stems = {file.stem for file in file.parent.glob("*.hashes")}
    assert stems == {file.stem for file in file.parent.glob("*.record")}
