"""The tables of docs/ladder.md, written between two marks; the text around them stays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kantor.core.game import Game
from kantor.games import GAMES
from tools.strength.cells import Cell
from tools.strength.measure import Ledger, decided

BEGINS, ENDS = "<!-- tables of scripts/strength -->", "<!-- end of the tables -->"
TITLES = {
    "greedy": "One `master@100` against n-1 `greedy`",
    "beam": "One `master@100` against n-1 `beam`",
    "levels": "Each level against the one below",
    "counts": "The same with other numbers of players",
    "peers": "`master@200` against OpenSpiel's search with 200 ms",
}


def page(text: str, cells: Iterable[Cell], ledger: Ledger) -> str:
    return between(text, BEGINS, ENDS, tables(list(cells), ledger))


def between(text: str, begins: str, ends: str, written: str) -> str:
    """The text with something else written between two marks."""
    before, _, rest = text.partition(begins)
    _, _, after = rest.partition(ends)
    return f"{before}{begins}\n{written}\n{ends}{after}"


def tables(cells: list[Cell], ledger: Ledger) -> str:
    found = []
    for table, title in TITLES.items():
        rows = [row(cell, ledger) for cell in cells if cell.table == table and ledger.of(cell).games]
        if rows:
            found += [f"### {title}", "| game | players | bots | share of the wins | games | aim | reached |"]
            found += ["|---|---:|---|---|---:|---|---|", *rows, ""]
    return "\n".join(found).rstrip("\n")


def row(cell: Cell, ledger: Ledger) -> str:
    found = ledger.of(cell)
    low, high = found.bounds()
    aim = f"{'at most' if cell.at_most else 'at least'} {cell.aim:.0%}"
    bots = f"`{cell.one}` against `{cell.other}`"
    share = f"{found.share:.0%} [{100 * low:.0f}-{100 * high:.0f}]"
    return (
        f"| {title(GAMES[cell.game], cell)} | {cell.players} | {bots} | {share} "
        f"| {found.games} | {aim} | {reached(cell, low, high, decided(cell, found))} |"
    )


def title(game: Game[Any], cell: Cell) -> str:
    wanted = {key: value for key, value in cell.settings.items() if key != "edition"}
    chosen = ", ".join(key if value is True else f"{key} {value}" for key, value in wanted.items())
    return f"{game.titles['en']}{', ' if chosen else ''}{chosen}"


def reached(cell: Cell, low: float, high: float, enough: bool) -> str:
    """Whether the interval is on the right side of the aim; while games are missing, on which side it is so far."""
    right, wrong = (high <= cell.aim, low > cell.aim) if cell.at_most else (low >= cell.aim, high < cell.aim)
    if enough:
        return "yes" if right else "no"
    return "so far" if right else "not so far" if wrong else "open"
