"""Many games among bots, seats rotated, on one or several processes: how often each bot wins, with intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from kantor.bots.arena import Outcome, play_out
from kantor.bots.farm import farm_of
from kantor.bots.registry import find_bot
from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.setup import Setup

CHUNK = 16


class BotResult(Struct, frozen=True):
    """How one bot of the line-up did. Of a shared win each winner gets its part."""

    bot: str
    wins: float
    win_share: float
    low: float
    high: float
    mean_score: float


class Summary(Struct, frozen=True):
    """All games of a simulation. `moves` is the mean length; `unfinished` games were cut off at the limit."""

    game: str
    players: int
    games: int
    seed: int
    moves: float
    unfinished: int
    bots: tuple[BotResult, ...]


def line_up(names: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot a seat: as named, the last name filling the rest. Refuses a name that stands for no bot."""
    if not names or len(names) > players:
        raise BadSettings("line-up", players=players, got=len(names))
    for name in names:
        find_bot(name)
    return (*names, *[names[-1]] * (players - len(names)))


def simulate(
    game: Game[Any],
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Summary:
    """Play `games` games; in game number n the line-up sits n seats further on. `progress` hears of games just done."""
    names = line_up(bots, setup.players)
    numbers = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    outcomes: dict[int, list[Outcome]] = {}
    for part, found in _chunks(game, setup, names, seed, numbers, jobs):
        outcomes[part.start] = found
        progress(len(found))
    ordered = [outcome for start in sorted(outcomes) for outcome in outcomes[start]]
    return _summary(game, setup, names, seed, ordered)


def _chunks(
    game: Game[Any], setup: Setup, names: tuple[str, ...], seed: int, parts: list[range], jobs: int
) -> Iterator[tuple[range, list[Outcome]]]:
    tasks = [(game, setup, names, seed, part) for part in parts]
    yield from ((parts[number], found) for number, found in farm_of(jobs).run(_play, tasks))


def _play(game: Game[Any], setup: Setup, names: tuple[str, ...], seed: int, part: range) -> list[Outcome]:
    found = []
    for number in part:
        turned = [names[(seat - number) % len(names)] for seat in range(len(names))]
        found.append(play_out(game, setup, [find_bot(name)() for name in turned], seed + number))
    return found


def _summary(game: Game[Any], setup: Setup, names: tuple[str, ...], seed: int, outcomes: list[Outcome]) -> Summary:
    """Seats are turned back: entry i of the summary is bot i of the line-up, wherever it sat."""
    players, count = setup.players, len(outcomes)
    wins = [0.0] * players
    scores = [0.0] * players
    for number, outcome in enumerate(outcomes):
        for bot in range(players):
            seat = (bot + number) % players
            scores[bot] += outcome.totals[seat]
            if seat in outcome.winners:
                wins[bot] += 1 / len(outcome.winners)
    return Summary(
        game=game.key,
        players=players,
        games=count,
        seed=seed,
        moves=sum(outcome.moves for outcome in outcomes) / count,
        unfinished=sum(not outcome.finished for outcome in outcomes),
        bots=tuple(
            BotResult(name, wins[bot], wins[bot] / count, *interval(wins[bot], count), scores[bot] / count)
            for bot, name in enumerate(names)
        ),
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win share."""
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
