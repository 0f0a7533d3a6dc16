"""How fast searches are: `python -m tools.strength.speed` prints simulations a second of processor time and what a
session keeps, for every game and number of players."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from kantor.bots.bot import Choice
from kantor.bots.levels import level_of
from kantor.bots.searcher import Searcher
from kantor.core.dice import Dice
from kantor.core.game import Game
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.position import Position, options_of
from kantor.games import GAMES

DECISIONS = 6
MILLISECONDS = 100
EVERY = 5  # decisions of a random game between two that are looked at


class Speed(Struct, frozen=True):
    """Medians over some decisions. A beam counts positions and has no simulations; it keeps a line, no nodes."""

    simulations: float
    nodes: float
    kilobytes: float
    judged_by: str


def decisions(game: Game[Any], players: int, seed: int) -> Iterator[tuple[Position, int]]:
    dice, out = Dice(seed), Options()
    at = game.new(game.setup(players))
    number = 0
    while (seat := settle_chance(at, dice, out)) >= 0:
        options = options_of(at, seat)
        if len(options) > 1:
            number += 1
            if number % EVERY == 0:
                yield at.copy(), seat
        at.play(seat, options[dice.below(len(options))])


def speed(game: Game[Any], players: int, decisions_wanted: int = DECISIONS, milliseconds: int = MILLISECONDS) -> Speed:
    level = level_of(f"master@{milliseconds}")
    assert level is not None
    setup = game.setup(players)
    found = []
    for number, (at, seat) in enumerate(decisions(game, players, 1)):
        if number == decisions_wanted:
            break
        thoughts = Searcher(level).think(Choice(game, setup, at, seat, Dice(number)))
        seconds = max(thoughts.milliseconds, 0.01) / 1000
        # Seven numbers a node, and what every seat has won there.
        kept = thoughts.nodes * (7 + players) * 8 / 1024 if thoughts.simulations else 0.0
        found.append((thoughts.simulations / seconds, thoughts.nodes / seconds, kept, thoughts.judged_by))
    simulations, nodes, kept_by, judged_by = zip(*found, strict=True)
    return Speed(statistics.median(simulations), statistics.median(nodes), statistics.median(kept_by), judged_by[0])


def main() -> None:
    print("| game | players | simulations a second | nodes a second | kilobytes kept | judged by |")
    print("|---|---:|---:|---:|---:|---|")
    for game in GAMES.values():
        for players in game.seats:
            found = speed(game, players)
            print(
                f"| {game.titles['en']} | {players} | {found.simulations:,.0f} | {found.nodes:,.0f} "
                f"| {found.kilobytes:,.0f} | {found.judged_by} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
