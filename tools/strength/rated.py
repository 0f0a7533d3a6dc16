"""All bots on one ladder, for every game and number of players: the games of `kantor ladder`, rated.

The bots are limited by simulations, so every game can be played again: `kantor ladder check FILE`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from kantor.bots.farm import ALONE, Farm
from kantor.bots.ladder import blocks_of, read, run
from kantor.bots.ratings import Rating, ratings
from kantor.cli.ladder import BOTS, YARDSTICK
from kantor.games import GAMES
from tools.strength.counts import together
from tools.strength.measure import fingerprint
from tools.strength.page import between

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
KEPT = DOCS / "ratings.json"
FOLDER = ROOT / ".cache/ratings"  # the games
SEED = 50  # deals of no other measurement
GAMES_WANTED = 400  # of a number of players: with two a deal tells of two bots alone
STEP = 20  # games from one look at the time to the next
ENOUGH = 100  # games, before ratings are told
BEGINS, ENDS = "<!-- tables of ratings -->", "<!-- end of ratings -->"


class Rated(Struct, frozen=True):
    """What a number of players came to. `of` says which bots played."""

    game: str
    players: int
    of: str
    games: int
    bots: tuple[Rating, ...]


def line_up(game: str) -> list[str]:
    """The bots of a ladder as `kantor ladder` has them, and the yardstick of the game that has one of its own."""
    return [*BOTS.split(","), *(["beam"] if game == "hansa" else [])]


def measure(
    wanted: Sequence[tuple[str, int]],
    folder: Path,
    minutes: float,
    farm: Farm = ALONE,
    say: Callable[[str], None] = print,
) -> None:
    """Play on, all counts side by side, a few deals of each in turn."""
    folder.mkdir(parents=True, exist_ok=True)
    ends = time.monotonic() + 60 * minutes
    for games in range(STEP, GAMES_WANTED + 1, STEP):
        for game, players in wanted:
            if time.monotonic() >= ends:
                return
            setup = GAMES[game].setup(players)
            deals = -(-games // players)
            rows = run(GAMES[game], setup, line_up(game), deals, SEED, file_of(folder, game, players), farm)
            say(f"ratings of {game} {players}: {len(rows)} of {GAMES_WANTED} games")


def file_of(folder: Path, game: str, players: int) -> Path:
    """Of the bots as they are now: what others played doesn't count for them."""
    return folder / f"{game}-{players}-{bots_of(game, players)}.jsonl"


def bots_of(game: str, players: int) -> str:
    return fingerprint(GAMES[game], GAMES[game].setup(players), *line_up(game))


def rate(game: str, players: int, folder: Path) -> Rated:
    rows = read(file_of(folder, game, players))
    rankings = [[row.by_bot() for row in block] for block in blocks_of(rows).values()]
    return Rated(game, players, bots_of(game, players), len(rows), tuple(ratings(rankings, YARDSTICK)))


def kept() -> list[Rated]:
    return msgspec.json.decode(KEPT.read_bytes(), type=list[Rated]) if KEPT.exists() else []


def write(wanted: Sequence[tuple[str, int]], folder: Path) -> None:
    """Keep what was played, and write the tables of docs/ladder.md."""
    found = [rate(game, players, folder) for game, players in wanted if file_of(folder, game, players).exists()]
    ordered = together(kept(), [one for one in found if one.games >= ENOUGH], lambda one: one.games)
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")
    page = DOCS / "ladder.md"
    page.write_text(between(page.read_text(encoding="utf-8"), BEGINS, ENDS, tables(ordered)), encoding="utf-8")


def tables(found: Sequence[Rated]) -> str:
    lines: list[str] = []
    for game in GAMES:
        rated = [one for one in found if one.game == game]
        if rated:
            lines += [*table(game, rated), ""]
    return "\n".join(lines).rstrip("\n")


def table(game: str, rated: Sequence[Rated]) -> list[str]:
    """A row for each bot, a column for each number of players."""
    heads = [
        f"{one.players} players, {one.games} games{'' if one.of == bots_of(game, one.players) else ', bots before'}"
        for one in rated
    ]
    by_bot = [{rating.bot: rating for rating in one.bots} for one in rated]
    strongest = sorted(line_up(game), key=lambda bot: -sum(found[bot].points for found in by_bot if bot in found))
    lines = [f"| {GAMES[game].titles['en']} | {' | '.join(heads)} |", f"|---|{'---|' * len(rated)}"]
    for bot in strongest:
        cells = [rating(found[bot]) if bot in found else "" for found in by_bot]
        lines.append(f"| `{bot}` | {' | '.join(cells)} |")
    return lines


def rating(of: Rating) -> str:
    return f"{of.points:.0f} [{of.low:.0f}-{of.high:.0f}]"
