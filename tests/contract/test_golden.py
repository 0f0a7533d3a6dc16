"""Contract 3: golden records, one for each way a game can end, with a hash every turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kantor.core.game import Game
from kantor.core.view import Prompt
from tests.contract import golden
from tests.contract.cases import GAMES, TOY, Match, every_game
from tests.contract.hashes import Hashes, changes, hashes, read, written
from tests.toy import Toy
from tests.toy.turn import FairPosition

RECORDS = [(game, file) for game in GAMES.values() for file in golden.records(game)]
VIEWS_EVERY = 8  # turns: views cost most by far; with --long and in scripts/golden they are looked at in all turns
every_record = pytest.mark.parametrize(
    ("game", "file"), RECORDS, ids=[f"{game.key}-{file.stem}" for game, file in RECORDS]
)


@every_game
def test_each_way_to_end_has_a_record_for_every_number_of_players(game: Game[Any]) -> None:
    ways = golden.endings(game)["WAYS"]
    assert ways
    wanted = {golden.name(way, players) for way in ways for players in game.seats}
    assert wanted - {file.stem for file in golden.records(game)} == set()


@every_game
def test_every_record_has_its_hashes_and_no_hashes_are_left_over(game: Game[Any]) -> None:
    assert set(golden.kept_hashes(game)) == {file.stem for file in golden.records(game)}
    assert {file.suffix for file in golden.folder(game).iterdir()} == {".record", ".txt"}


@every_record
def test_a_golden_record_plays_as_it_did(game: Game[Any], file: Path, pytestconfig: pytest.Config) -> None:
    """After a change of rules that is meant: raise the game's version; `scripts/golden` lists what changed."""
    record = file.read_text(encoding="utf-8")
    now = hashes(game, record, 1 if pytestconfig.getoption("long") else VIEWS_EVERY)
    assert changes(golden.kept_hashes(game)[file.stem], now) == []


@every_record
def test_a_golden_record_can_be_read_and_ends_in_the_way_it_is_named_for(game: Game[Any], file: Path) -> None:
    match = Match.read(file.read_text(encoding="utf-8"))
    assert match.game is game
    assert match.record() == file.read_text(encoding="utf-8")
    assert match.actors == ()
    assert match.result is not None
    way = golden.endings(game)["way_of"](match)
    assert file.stem.startswith(golden.name(way, match.setup.players))


# The test of the tests, on the toy.


@pytest.fixture
def record() -> str:
    return golden.records(TOY)[0].read_text(encoding="utf-8")


@pytest.fixture
def kept(record: str) -> Hashes:
    return hashes(TOY, record)


def test_hashes_are_read_as_they_are_written(kept: Hashes) -> None:
    text = written({"a": kept, "b": kept})
    assert text.count("\n") == 2 * (len(kept.turns) + 2)
    assert written(read(text)) == text
    assert changes(read(text)["a"], kept) == []


def test_a_turn_is_what_one_seat_does_and_chance_after_it(kept: Hashes) -> None:
    plies = [[ply.line for ply in turn.plies] for turn in kept.turns]
    assert plies[0][0] == "start"
    assert all(line[0] == "*" for line in plies[0][1:])
    for turn in plies[1:]:
        seats = {line[0] for line in turn} - {"*"}
        assert len(seats) == 1
        assert turn[0][0] in seats


def test_views_that_were_not_looked_at_do_not_count(record: str, kept: Hashes) -> None:
    few = hashes(TOY, record, 1000)
    assert [turn.views != "" for turn in few.turns] == [
        index in (0, len(few.turns) - 1) for index in range(len(few.turns))
    ]
    assert changes(kept, few) == []


@pytest.mark.parametrize("aspect", ["position", "options", "events", "views"])
def test_a_change_is_found_in_its_ply(aspect: str, record: str, kept: Hashes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kind of change, made in the fifth ply alone."""
    plays = 0
    play = FairPosition.play

    def counted(self: FairPosition, seat: int, move: int, sink: Any = None) -> None:
        nonlocal plays
        plays += 1
        play(self, seat, move, sink)
        if plays == 5 and aspect == "events":
            sink.events.pop()

    monkeypatch.setattr(FairPosition, "play", counted)
    write, options, prompt = Toy.write, FairPosition.options, Toy.prompt
    if aspect == "position":
        monkeypatch.setattr(Toy, "write", lambda *args: [write(*args), "more"] if plays == 5 else write(*args))
    elif aspect == "options":
        monkeypatch.setattr(FairPosition, "options", lambda *args: None if plays == 5 else options(*args))
    elif aspect == "views":
        monkeypatch.setattr(Toy, "prompt", lambda *args: Prompt("over") if plays == 5 else prompt(*args))
    (change,) = changes(kept, hashes(TOY, record))
    assert change.number == 5
    assert aspect in change.aspects
    assert set(change.aspects) <= {aspect, "views"}  # a view shows the options too


def test_scores_and_lost_turns_are_changes(kept: Hashes) -> None:
    assert [change.aspects for change in changes(kept, kept._replace(scores="1 2"))] == [("scores",)]
    shorter = kept._replace(turns=kept.turns[:-1])
    assert changes(kept, shorter)
    assert changes(shorter, kept)


@pytest.fixture
def toy_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The toy's golden files, to be changed."""
    for file in golden.folder(TOY).iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(golden, "folder", lambda game: tmp_path)
    monkeypatch.setattr(golden, "told_by_last_commit", lambda *_: {"position": "as it was"})
    return tmp_path


def test_nothing_is_written_before_the_list_was_accepted(toy_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = toy_folder / "hashes.txt"
    right = file.read_text(encoding="utf-8")
    assert golden.main(["toy"]) == 0
    assert capsys.readouterr().out == "every golden record plays as it did\n"
    lines = right.splitlines()
    at = lines.index("= full-hand-won-2p") + 2
    span, total, views, digests, *rest = lines[at].split(" ")
    lines[at] = " ".join([span, "0" * len(total), views, f"000{digests[3:]}", *rest])
    wrong = "\n".join(lines) + "\n"
    file.write_text(wrong, encoding="utf-8")
    assert golden.main(["toy"]) == 1
    told = capsys.readouterr().out
    first = span.split("-")[0]
    assert told.startswith(f"toy full-hand-won-2p ply {first} (")
    assert f"): position; then 000, now {digests[:3]}\n" in told
    assert '    - "position": "as it was"' in told
    word = told.split("--accept ")[1].split()[0]
    assert golden.main(["--accept", "12345678", "toy"]) == 1
    assert "12345678 accepts another list" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == wrong
    assert golden.main(["--accept", word, "toy"]) == 0
    assert file.read_text(encoding="utf-8") == right


def test_a_record_without_hashes_and_hashes_without_record_are_listed(
    toy_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (toy_folder / "full-hand-won-2p.record").rename(toy_folder / "full-hand-won-2p-again.record")
    assert golden.main(["toy"]) == 1
    told = capsys.readouterr().out
    assert "toy full-hand-won-2p-again: no hashes yet" in told
    assert not (toy_folder / "full-hand-won-2p.record").exists()


@pytest.mark.long
@pytest.mark.checkout
def test_the_last_commit_tells_what_it_played() -> None:
    stem = golden.records(TOY)[0].stem
    assert set(golden.told_by_last_commit(TOY, stem, 3)) == {"position", "options", "events", "views"}


def test_a_ply_is_told_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main(["--tell", "toy", "full-hand-won-2p", "3"]) == 0
    assert '"options":{"seat 0":["bid 0"' in capsys.readouterr().out
