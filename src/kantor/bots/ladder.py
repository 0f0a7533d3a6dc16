"""The ladder: blocks of games in which the same deal is played from every seat, and what they say about the bots.

A row of the file says all that is needed to play its game again, so that anybody can check it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from kantor.bots.arena import Outcome, play_out
from kantor.bots.farm import ALONE, Farm
from kantor.bots.ratings import Ranking
from kantor.bots.registry import find_bot
from kantor.core.errors import KantorError
from kantor.core.game import Game
from kantor.core.setup import Setup


class Row(Struct, frozen=True):
    """One game: `deal` is the seed of its chance, `bots` sit in the order of the seats."""

    game: str
    version: int
    players: int
    settings: dict[str, Any]
    deal: int
    bots: tuple[str, ...]
    totals: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    moves: int

    def by_bot(self) -> Ranking:
        return [[self.bots[seat] for seat in place] for place in self.ranking]


class BadLadder(KantorError):
    """The file can't be read or doesn't fit; the sentence says why."""


def play(game: Game[Any], setup: Setup, bots: Sequence[str], deal: int) -> Row:
    outcome: Outcome = play_out(game, setup, [find_bot(name)() for name in bots], deal)
    return Row(
        game=game.key,
        version=game.version,
        players=setup.players,
        settings=as_written(setup),
        deal=deal,
        bots=tuple(bots),
        totals=outcome.totals,
        ranking=outcome.ranking,
        moves=outcome.moves,
    )


def as_written(setup: Setup) -> dict[str, Any]:
    """The settings as a row has them when it is read again: what was a tuple is a list."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(dict(setup.settings)))
    return found


def seating(bots: Sequence[str], players: int, block: int, seed: int) -> list[str]:
    """Who plays in a block: all where there are too few, else some; each bot comes up as often as another."""
    pick = random.Random(f"{seed} {block}")
    if len(bots) >= players:
        return pick.sample(list(bots), players)
    return [*bots, *pick.choices(list(bots), k=players - len(bots))]


def block_rows(game: Game[Any], setup: Setup, bots: Sequence[str], deal: int) -> Iterator[Row]:
    """The same deal with everybody on every seat in turn."""
    for turn in range(setup.players):
        yield play(game, setup, [*bots[turn:], *bots[:turn]], deal)


def block(game: Game[Any], setup: Setup, bots: Sequence[str], deal: int) -> list[Row]:
    return list(block_rows(game, setup, bots, deal))


def run(
    game: Game[Any],
    setup: Setup,
    bots: Sequence[str],
    blocks: int,
    seed: int,
    file: Path,
    farm: Farm = ALONE,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Play what is missing in the file, which is written block by block; all rows."""
    rows = read(file) if file.exists() else []
    for row in rows:
        if (row.game, row.players, row.settings) != (game.key, setup.players, as_written(setup)):
            raise BadLadder("ladder-other-game", file=str(file), game=row.game, players=row.players)
    _rewrite(file, rows)
    done = {row.deal for row in rows}
    missing = [number for number in range(blocks) if deal_of(seed, number) not in done]
    progress((blocks - len(missing)) * setup.players)
    tasks = ((game, setup, seating(bots, setup.players, number, seed), deal_of(seed, number)) for number in missing)
    for _, found in farm.run(block, tasks):
        with file.open("ab") as out:
            out.write(_lines(found))
        rows += found
        progress(len(found))
    return rows


def _lines(rows: Iterable[Row]) -> bytes:
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def _rewrite(file: Path, rows: Iterable[Row]) -> None:
    """Only whole blocks: what a kill left of a line or a block must not stay before what follows."""
    half = file.with_name(f"{file.name}.part")
    half.write_bytes(_lines(rows))
    half.replace(file)


def deal_of(seed: int, number: int) -> int:
    return seed * 1_000_000 + number


def read(file: Path) -> list[Row]:
    """The rows of a file. A last line that was cut off by a kill is left out, with the rest of its block."""
    rows: list[Row] = []
    lines = file.read_bytes().split(b"\n")
    for number, line in enumerate(lines, 1):
        if not line:
            continue
        try:
            rows.append(msgspec.json.decode(line, type=Row))
        except msgspec.MsgspecError as error:
            if number < len(lines):
                raise BadLadder("ladder-line", file=str(file), line=number, why=str(error)) from error
    whole = {deal for deal, found in blocks_of(rows).items() if len(found) == found[0].players}
    return [row for row in rows if row.deal in whole]


def blocks_of(rows: Iterable[Row]) -> dict[int, list[Row]]:
    found: dict[int, list[Row]] = {}
    for row in rows:
        found.setdefault(row.deal, []).append(row)
    return found


def check(games: dict[str, Game[Any]], rows: Sequence[Row], sample: int, seed: int = 0) -> list[Row]:
    """Play some rows again; those that come out otherwise. Only bots limited by simulations can be repeated."""
    picked = random.Random(seed).sample(list(rows), min(sample, len(rows)))
    wrong = []
    for row in picked:
        game = games[row.game]
        if play(game, game.setup(row.players, row.settings), row.bots, row.deal) != row:
            wrong.append(row)
    return wrong


def repeatable(row: Row) -> bool:
    """None of the bots is limited by time."""
    return all(name in ("random", "greedy", "beam") or name.endswith("sims") for name in row.bots)
