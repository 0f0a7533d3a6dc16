"""Are win chances true? Of the moments when a bot said 30 %, how many games were won?

Bots of one kind play each other. At every decision that is searched the chances of all seats are kept, and compared
with who won. Decisions of one game hang together, so intervals come from drawing whole games anew.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from kantor.bots.arena import play_out
from kantor.bots.registry import find_bot
from kantor.bots.thoughts import Thoughts
from kantor.core.game import Game
from kantor.core.setup import Setup

BINS = 10
DRAWN_ANEW = 500


class Tally(Struct):
    """What was said in one bin of chances: how often, the chances added up, and the wins."""

    count: int = 0
    said: float = 0.0
    won: float = 0.0


class GameTally(Struct):
    """One game: its bins, and the squares of what was said wrong."""

    bins: list[Tally]
    squares: float = 0.0

    @property
    def count(self) -> int:
        return sum(tally.count for tally in self.bins)


class Calibration(Struct, frozen=True):
    """`error` is how far chances are from the truth on average, weighted by how often each bin came up, with its
    interval (95 %); `brier` the mean square of what is wrong. `bins` have count, mean said and share won."""

    games: int
    chances: int
    error: float
    low: float
    high: float
    brier: float
    bins: tuple[tuple[int, float, float], ...]


def play(game: Game[Any], setup: Setup, bot: str, seed: int) -> GameTally:
    """One game among bots of a kind, and what they said on the way."""
    said: list[tuple[float, ...]] = []

    def heard(thoughts: Thoughts) -> None:
        chosen = next((option for option in thoughts.options if option.move == thoughts.move), None)
        if chosen is not None:
            said.append(chosen.chances)

    outcome = play_out(game, setup, [find_bot(bot)() for _ in range(setup.players)], seed, heard)
    return counted(said, outcome.winners, setup.players)


def counted(said: Iterable[Sequence[float]], winners: Sequence[int], players: int) -> GameTally:
    found = GameTally([Tally() for _ in range(BINS)])
    for chances in said:
        for seat in range(players):
            won = 1 / len(winners) if seat in winners else 0.0
            tally = found.bins[min(BINS - 1, int(chances[seat] * BINS))]
            tally.count += 1
            tally.said += chances[seat]
            tally.won += won
            found.squares += (chances[seat] - won) ** 2
    return found


def calibrate(
    game: Game[Any],
    setup: Setup,
    bot: str,
    games: int,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> Calibration:
    tallies = []
    for number in range(games):
        tallies.append(play(game, setup, bot, seed * 1_000_000 + number))
        progress(1)
    return summed_up(tallies, seed)


def summed_up(tallies: Sequence[GameTally], seed: int = 0) -> Calibration:
    pick = random.Random(seed)
    errors = sorted(error_of(pick.choices(tallies, k=len(tallies))) for _ in range(DRAWN_ANEW))
    chances = sum(tally.count for tally in tallies)
    bins = added(tallies)
    return Calibration(
        games=len(tallies),
        chances=chances,
        error=error_of(tallies),
        low=errors[int(0.025 * DRAWN_ANEW)],
        high=errors[int(0.975 * DRAWN_ANEW)],
        brier=sum(tally.squares for tally in tallies) / max(1, chances),
        bins=tuple((tally.count, tally.said / max(1, tally.count), tally.won / max(1, tally.count)) for tally in bins),
    )


def added(tallies: Sequence[GameTally]) -> list[Tally]:
    return [
        Tally(
            sum(tally.bins[index].count for tally in tallies),
            sum(tally.bins[index].said for tally in tallies),
            sum(tally.bins[index].won for tally in tallies),
        )
        for index in range(BINS)
    ]


def error_of(tallies: Sequence[GameTally]) -> float:
    bins = added(tallies)
    return sum(abs(tally.said - tally.won) for tally in bins) / max(1, sum(tally.count for tally in bins))
