"""The unit of work: some playouts of one game with one set-up. Seed and number determine all that happens in it."""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

import kantor
from kantor.core.game import Game
from kantor.core.playout import ENDED, STUCK, LeaningPlayout
from kantor.core.position import Position
from kantor.core.record import Line, Record
from kantor.core.setup import Setting, Setup, Value

PLAYOUTS = 50  # of a block
KEEN = 8  # in one playout of so many the seats play to win
TRIES = 12  # and take the best of so many picks
WHOLE = 20  # one of so many of the others may go on to the limit of moves, however far that is
LONGEST = 600  # moves of seats in the rest, where a game may go on for ever
CHECKS = 2  # looks at the pieces on the way, on average; there is always one at the end
# Nobody has to come nearer to the end of this game: pieces may be moved to and fro for ever.
MAY_GO_ON = {"hansa"}


@dataclass(frozen=True)
class Fault:
    playout: int  # its number in the whole run
    case: str
    problem: str


@dataclass
class Tally:
    playouts: int = 0
    moves: int = 0
    checks: int = 0
    unfinished: int = 0
    faults: list[Fault] = field(default_factory=list)


@dataclass(frozen=True)
class Block:
    game: Game[Any]
    setup: Setup
    seed: int
    first: int  # number of its first playout

    def __str__(self) -> str:
        settings = ", ".join(f"{key} {value}" for key, value in self.setup.settings.items())
        return f"{self.game.key} with {self.setup.players} players" + (f", {settings}" if settings else "")

    def run(self) -> Tally:
        tally = Tally()
        for number in range(self.first, self.first + PLAYOUTS):
            self.play(number, tally)
        return tally

    def play(self, number: int, tally: Tally, history: list[tuple[int, int]] | None = None) -> None:
        """One playout; what is wrong in it goes to the tally."""
        kinds, count = kinds_of(self.game, msgspec.json.encode(self.setup))
        tries = TRIES if number % KEEN == 0 else 0
        playout = LeaningPlayout(kinds, count, stream(self.seed, number, "moves"), tries)
        playout.history = history
        position = self.game.new(self.setup)
        try:
            problem = self._problem(playout, position, number, tally)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        if problem:
            tally.faults.append(Fault(number, str(self), f"{problem} (after {playout.moves} moves of seats)"))
        tally.playouts += 1
        tally.moves += playout.moves

    def _problem(self, playout: LeaningPlayout, position: Position, number: int, tally: Tally) -> str | None:
        pick = random.Random(stream(self.seed, number, "checks"))
        most = self.game.move_limit(self.setup)
        goes_on = self.game.key in MAY_GO_ON
        if goes_on and not playout.tries and number % WHOLE != 1:
            most = min(most, LONGEST)
        # Most matches end long before: early stops are as likely as late ones, each twice as far.
        stops = sorted(int(most ** pick.random()) for _ in range(CHECKS))
        for stop in (*stops, most):
            state = playout.run(position, stop - playout.moves)
            tally.checks += 1
            broken = self.game.invariants(position)
            if broken:
                return broken[0]
            if state == STUCK:
                return "a dead end: somebody has to act and has no option"
            if state == ENDED:
                return self._wrong_result(position)
        tally.unfinished += 1
        return None if goes_on else f"no end within {most} moves"

    def _wrong_result(self, position: Position) -> str | None:
        result = position.result()
        ranked = sorted(seat for group in result.ranking for seat in group)
        if ranked != list(range(self.setup.players)):
            return f"the result ranks the seats {ranked}"
        if result.totals != tuple(sum(scores.values()) for scores in result.scores):
            return "the totals are not the sums of the scores"
        return None if result.finished else "the game is over, but its result says that it isn't"

    def record(self, history: list[tuple[int, int]]) -> str:
        """What was played, as a match that opens wherever records do."""
        catalogue = self.game.catalogue(self.setup)
        lines = tuple(Line(actor, catalogue.texts[move]) for actor, move in history)
        settings = dict(self.setup.settings)
        return str(
            Record(self.game.key, self.game.version, self.setup.players, settings, catalogue.fingerprint, lines=lines)
        )


def block(games: tuple[str, ...], seed: int, number: int) -> Block:
    """The games take turns; players and settings are drawn, every value as likely as any other."""
    pick = random.Random(stream(seed, number, "setup"))
    game = kantor.GAMES[games[number % len(games)]]
    while True:
        players = pick.choice(game.seats)
        values = {setting.key: _value(setting, players, pick) for setting in game.settings}
        try:
            setup = game.setup(players, values)
        except kantor.BadSettings:
            continue  # settings that don't go together
        return Block(game, setup, seed, number * PLAYOUTS)


def stream(seed: int, number: int, use: str) -> int:
    """A seed of its own for every use."""
    digest = hashlib.sha256(f"{seed} {number} {use}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def _value(setting: Setting, players: int, pick: random.Random) -> Value:
    match setting.kind:
        case "flag":
            return pick.random() < 0.5
        case "order":
            return tuple(pick.sample(range(players), players))
        case "number":
            low, high = setting.values
            return pick.randint(int(low), int(high))
        case "choice":
            return pick.choice(setting.values)


@cache
def kinds_of(game: Game[Any], setup: bytes) -> tuple[vec[i64], int]:
    """The number of each move's kind, and how many kinds there are."""
    moves = game.catalogue(msgspec.json.decode(setup, type=Setup)).moves
    numbers = {kind: number for number, kind in enumerate(sorted({move.kind for move in moves}))}
    return vec[i64]([numbers[move.kind] for move in moves]), len(numbers)
