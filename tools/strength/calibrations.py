"""Do the win chances that bots tell come true? The second half of `scripts/strength`; win chances alone are measured by
`python -m tools.strength.calibrations [--minutes N] [--jobs J]`

`merchant@20` plays itself with every number of players of every game, the count with the fewest games first. What was
said goes to a file a count, and goes on there after a stop. Then it is found to which powers the chances should have
been raised (`kantor.bots.certainty`): those go to the games' folders, how far off chances then are to
docs/calibration.json and the table of docs/ladder.md (`tools.strength.calibration_plot` draws it). A half of the games
is told by the powers found in the other half, so nothing is measured by what it was fitted to.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from kantor.bots.arena import play_out
from kantor.bots.bot import Bot, Choice
from kantor.bots.calibration import Calibration, counted, summed_up
from kantor.bots.certainty import LEAST, Certainty, certainty_of, raised
from kantor.bots.farm import ALONE, Farm, Processes
from kantor.bots.registry import find_bot
from kantor.bots.thoughts import Thoughts
from kantor.games import GAMES
from kantor.training.lines import append_lines, read_lines
from tools.strength.counts import counts, together
from tools.strength.measure import fingerprint
from tools.strength.page import between

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
KEPT = DOCS / "calibration.json"
FOLDER = ROOT / ".cache/calibration"  # what was said
BOT = "merchant@20"
FRESH = 600_000_000  # deals of no other measurement
MOST = 500  # games of a number of players
ENOUGH = 40  # games, before a power is fitted
POWERS = np.arange(0.1, 2.05, 0.1)
AIM = 0.03  # chances may be off by that much on average
BEGINS, ENDS = "<!-- table of calibrations -->", "<!-- end of calibrations -->"


class Said(Struct, frozen=True, array_like=True):
    """The time that was left, and the chances of all seats as the search found them."""

    left: float
    chances: tuple[float, ...]


class Played(Struct, frozen=True):
    """One game."""

    deal: int
    winners: tuple[int, ...]
    said: tuple[Said, ...]


class Found(Struct, frozen=True):
    """What a number of players came to; `as_searched` is how far off chances are that are told as they were found. `of`
    says which bots played."""

    game: str
    players: int
    as_searched: float
    certainty: Certainty
    told: Calibration
    of: str = ""


class Listening(Bot):
    """Plays as a bot does, and writes down what it says."""

    def __init__(self, bot: Bot, said: list[Said]) -> None:
        self._bot = bot
        self._said = said

    def choose(self, choice: Choice) -> int:
        return self.think(choice).move

    def think(self, choice: Choice, clock: Any = None) -> Thoughts:
        left = choice.position.time_left()
        power = certainty_of(choice.game, choice.setup.players).power(left)
        thoughts = self._bot.think(choice)
        chosen = next((option for option in thoughts.options if option.move == thoughts.move), None)
        if chosen is not None:
            as_searched = raised(chosen.chances, 1.0 / power)
            self._said.append(Said(round(left, 3), tuple(round(chance, 4) for chance in as_searched)))
        return thoughts


def play(game: str, players: int, deal: int) -> Played:
    setup = GAMES[game].setup(players)
    said: list[Said] = []
    bots = [Listening(find_bot(BOT)(), said) for _ in range(players)]
    outcome = play_out(GAMES[game], setup, bots, FRESH + deal)
    return Played(deal, outcome.winners, tuple(said))


# Powers


def fitted(games: Sequence[Played], players: int) -> Certainty:
    """The powers by which what came is the least surprise."""
    left = np.array([said.left for game in games for said in game.said])
    chances = np.array([said.chances for game in games for said in game.said])
    shares = np.array([_shares(game.winners, players) for game in games for _ in game.said])
    logs = np.log(np.maximum(chances, LEAST))
    best, found = np.inf, Certainty()
    for first in POWERS:
        for last in POWERS:
            powers = logs * (last + (first - last) * left)[:, None]
            powers -= powers.max(axis=1, keepdims=True)
            surprise = -(shares * (powers - np.log(np.exp(powers).sum(axis=1, keepdims=True)))).sum()
            if surprise < best:
                best, found = float(surprise), Certainty(round(float(first), 2), round(float(last), 2))
    return found


def _shares(winners: Sequence[int], players: int) -> list[float]:
    return [(seat in winners) / len(winners) for seat in range(players)]


def calibration(games: Iterable[tuple[Played, Certainty]], players: int) -> Calibration:
    """How far off chances are when each game is told by its powers."""
    return summed_up(
        [
            counted([raised(said.chances, by.power(said.left)) for said in game.said], game.winners, players)
            for game, by in games
        ]
    )


def found_in(game: str, players: int, games: Sequence[Played]) -> Found:
    halves = [fitted([played for played in games if played.deal % 2 == half], players) for half in (1, 0)]
    told = calibration([(played, halves[played.deal % 2]) for played in games], players)
    as_searched = calibration([(played, Certainty()) for played in games], players)
    of = _bots(game, players)
    # With few games powers may do harm: they are kept only where they help with games that they weren't found in.
    if told.brier >= as_searched.brier:
        return Found(game, players, as_searched.error, Certainty(), as_searched, of)
    return Found(game, players, as_searched.error, fitted(games, players), told, of)


# Files


def read(path: Path) -> list[Played]:
    """What was played, every deal once."""
    found = {played.deal: played for played in read_lines(path, Played)}
    return [found[deal] for deal in sorted(found)]


def measure(wanted: Sequence[tuple[str, int]], folder: Path, minutes: float, farm: Farm = ALONE) -> None:
    """Play on, the count with the fewest games first."""
    folder.mkdir(parents=True, exist_ok=True)
    done = {count: {played.deal for played in read(_file(folder, count))} for count in wanted}
    handed_out = {count: set(deals) for count, deals in done.items()}
    order: list[tuple[str, int]] = []
    ends = time.monotonic() + 60 * minutes

    def tasks() -> Iterator[tuple[str, int, int]]:
        while wanted and time.monotonic() < ends:
            count = min(wanted, key=lambda each: len(handed_out[each]))
            deal = next(number for number in range(MOST + 1) if number not in handed_out[count])
            if deal == MOST:
                return
            handed_out[count].add(deal)
            order.append(count)
            yield *count, deal

    for number, played in farm.run(play, tasks()):
        count = order[number]
        append_lines(_file(folder, count), played)
        done[count].add(played.deal)
        print(f"{count[0]} {count[1]}: {len(done[count])} of {MOST} games", flush=True)


def _file(folder: Path, count: tuple[str, int]) -> Path:
    """Of the bots as they are now: what others said doesn't count for them."""
    game, players = count
    return folder / f"{game}-{players}-{_bots(game, players)}.jsonl"


def _bots(game: str, players: int) -> str:
    return fingerprint(GAMES[game], GAMES[game].setup(players), BOT)


def keep(found: Sequence[Found]) -> None:
    """Write the powers to the games, the numbers to docs/calibration.json."""
    before = msgspec.json.decode(KEPT.read_bytes(), type=list[Found]) if KEPT.exists() else []
    ordered = together(before, found, lambda one: one.told.games)
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")
    for game in {one.game for one in ordered}:
        powers = {str(one.players): one.certainty for one in ordered if one.game == game}
        place = ROOT / "src/kantor/games" / game / "learned/certainty.json"
        place.write_bytes(msgspec.json.encode(powers) + b"\n")
    page = DOCS / "ladder.md"
    page.write_text(between(page.read_text(encoding="utf-8"), BEGINS, ENDS, table(ordered)), encoding="utf-8")


def table(found: Sequence[Found]) -> str:
    lines = [
        "| game | players | games | off by, points | as the search finds them | Brier score | powers | reached |",
        "|---|---:|---:|---|---:|---:|---|---|",
    ]
    for one in found:
        told, by = one.told, one.certainty
        reached = "yes" if told.error <= AIM else "no"
        if one.of != _bots(one.game, one.players):
            reached = f"{reached}, by bots before"
        lines.append(
            f"| {GAMES[one.game].titles['en']} | {one.players} | {told.games} "
            f"| {100 * told.error:.1f} [{100 * told.low:.1f}-{100 * told.high:.1f}] | {100 * one.as_searched:.1f} "
            f"| {told.brier:.3f} | {by.first:g}, {by.last:g} | {reached} |"
        )
    return "\n".join(lines)


def write(wanted: Sequence[tuple[str, int]], folder: Path) -> None:
    """Keep what the counts came to of which enough was played."""
    played = {count: read(_file(folder, count)) for count in wanted}
    keep([found_in(*count, games) for count, games in played.items() if len(games) >= ENOUGH])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to play; 0 fits alone")
    parser.add_argument("--jobs", type=int, default=1, help="games that are played side by side")
    parser.add_argument("--only", default="", help="a regular expression: counts whose name fits, as `hansa 3`")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where what was said is kept")
    chosen = parser.parse_args()
    wanted = counts(chosen.only)
    measure(wanted, chosen.folder, chosen.minutes, Processes(chosen.jobs))
    write(wanted, chosen.folder)


if __name__ == "__main__":
    main()
