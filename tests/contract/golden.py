"""Golden records: `golden/<way>-<players>p.record` for every way a game can end, their hashes in `golden/hashes.txt`.

A game says in `tests/endings.py` which ways there are (`WAYS`) and which one a match came to (`way_of`). As a command
this lists every ply that isn't what the hashes say, finds the records that are missing, and writes nothing before it is
told which list was accepted:

    scripts/golden [game ...]                   the list, and the word that accepts it
    scripts/golden --accept WORD [game ...]     the same list, then the files are written
    scripts/golden --tell GAME RECORD PLY       one ply in full
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from kantor.core.game import Game
from kantor.core.record import Line, Record
from tests.contract.cases import ALL, GAMES, ROOT, Match, folder_of_tests, names_in_tests
from tests.contract.hashes import Change, Hashes, changes, hashes, read, tell, written
from tests.contract.walks import Walk

MOST_SEEDS = 20_000


def endings(game: Game[Any]) -> dict[str, Any]:
    """What the game declares: WAYS, a sentence for each way to end, and way_of(match)."""
    return names_in_tests(game, "endings")


def folder(game: Game[Any]) -> Path:
    return folder_of_tests(game) / "golden"


def records(game: Game[Any]) -> list[Path]:
    return sorted(folder(game).glob("*.record"))


def kept_hashes(game: Game[Any]) -> dict[str, Hashes]:
    """The hashes as they were accepted, by record."""
    file = folder(game) / "hashes.txt"
    return _read_once(file.read_text(encoding="utf-8")) if file.exists() else {}


# Every record's test asks for the file of all.
_read_once = cache(read)


def name(way: str, players: int) -> str:
    return f"{way}-{players}p"


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


class Proposal:
    """The golden files of a game as they would be now, and what that changes."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.new_records = self._missing()
        kept = {file.stem: file.read_text(encoding="utf-8") for file in records(game)}
        self.records = {**kept, **self.new_records}
        self.then = kept_hashes(game)
        self.now = {stem: hashes(game, text) for stem, text in sorted(self.records.items())}
        self.text = written(self.now)

    def _missing(self) -> dict[str, str]:
        wanted = {
            name(way, players): (way, players) for players in self.game.seats for way in endings(self.game)["WAYS"]
        }
        there = {file.stem for file in records(self.game)}
        return {stem: find(self.game, *wanted[stem]) for stem in wanted if stem not in there}

    @property
    def changed(self) -> dict[str, list[Change]]:
        pairs = {stem: (self.then.get(stem), now) for stem, now in self.now.items()}
        found = {stem: changes(then, now) for stem, (then, now) in pairs.items() if then is not None}
        return {stem: plies for stem, plies in found.items() if plies}

    def listed(self) -> list[str]:
        """A line for each record that is new or gone, and for each ply that changed; like plies in a row share one."""
        key = self.game.key
        found = [f"{key} {stem}: no hashes yet" for stem in self.now if stem not in self.then]
        found += [f"{key} {stem}: its record is gone" for stem in self.then if stem not in self.now]
        for stem, plies in self.changed.items():
            for aspects, run in groupby(plies, key=lambda change: change.aspects):
                first, *rest = run
                last = f"-{rest[-1].number}" if rest else ""
                found.append(
                    f"{key} {stem} ply {first.number}{last} ({first.line}): {', '.join(aspects)};"
                    f" then {first.then}, now {first.now}"
                )
        return found

    def write(self) -> None:
        for stem, text in self.new_records.items():
            (folder(self.game) / f"{stem}.record").write_text(text, encoding="utf-8")
        (folder(self.game) / "hashes.txt").write_text(self.text, encoding="utf-8")


def word_for(proposals: list[Proposal]) -> str:
    """What accepts these changes and no others."""
    texts = [text for proposal in proposals for text in (proposal.text, *proposal.listed())]
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:8]


def propose(games: list[Game[Any]], accepted: str | None) -> int:
    proposals = [Proposal(game) for game in games]
    lines = [line for proposal in proposals for line in proposal.listed()]
    if not lines:
        sys.stdout.write("every golden record plays as it did\n")
        return 0
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    for proposal in proposals:
        for stem, plies in proposal.changed.items():
            show(proposal.game, stem, plies[0].number)
    word = word_for(proposals)
    if accepted != word:
        names = " ".join(game.key for game in games)
        wrong = "" if accepted is None else f"{accepted} accepts another list. "
        sys.stdout.write(
            f"Nothing is written. {wrong}If all of this is meant: scripts/golden --accept {word} {names}\n"
        )
        return 1
    for proposal in proposals:
        proposal.write()
    sys.stdout.write("written\n")
    return 0


def show(game: Game[Any], stem: str, ply: int) -> None:
    """The first ply that changed in full, before and after, as far as the last commit can tell."""
    before = told_by_last_commit(game, stem, ply)
    if before is None:
        return
    now = tell(game, (folder(game) / f"{stem}.record").read_text(encoding="utf-8"), ply)
    for line in difflib.unified_diff(pretty(before), pretty(now), f"{stem} ply {ply} then", "now", lineterm="", n=1):
        sys.stdout.write(f"    {line}\n")


def pretty(value: Any) -> list[str]:
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode().splitlines()


def told_by_last_commit(game: Game[Any], stem: str, ply: int) -> Any:
    """Ask the sources of the last commit; None when there is none, or it is too old to know."""
    archive = subprocess.run(["git", "archive", "HEAD", "src", "tests"], cwd=ROOT, capture_output=True, check=False)
    if archive.returncode:
        return None
    with tempfile.TemporaryDirectory() as place:
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            files.extractall(place, filter="data")
        command = [sys.executable, "-m", "tests.contract.golden", "--tell", game.key, stem, str(ply)]
        paths = {"PYTHONPATH": f"{place}/src:{place}"}
        done = subprocess.run(command, cwd=place, env=paths, capture_output=True, check=False)
    return msgspec.json.decode(done.stdout) if done.returncode == 0 else None


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/golden")
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="all games when none is named")
    parser.add_argument("--accept", metavar="WORD", help="write the files; the word stands below the list")
    parser.add_argument("--tell", nargs=3, metavar=("GAME", "RECORD", "PLY"), help="print one ply in full, as JSON")
    given = parser.parse_args(arguments)
    if given.tell:
        key, stem, ply = given.tell
        found = tell(GAMES[key], (folder(GAMES[key]) / f"{stem}.record").read_text(encoding="utf-8"), int(ply))
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    return propose([GAMES[key] for key in given.games or GAMES], given.accept)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
