"""Playouts that favour kinds of moves seldom played so far, so that a few of them reach every corner of a game."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from kantor.core.decision import AgendaPosition
from kantor.core.dice import Dice
from kantor.core.events import Event
from kantor.core.observation import blank
from kantor.core.options import Options
from kantor.core.planes import total
from kantor.core.position import CHANCE, Position, options_of
from kantor.core.sink import Sink
from tests.contract.cases import Case, kept, kinds, longest, part


class Walk:
    """One playout. `played` counts the moves of each kind, over several playouts when they share it."""

    def __init__(self, case: Case, seed: int, played: Counter[str] | None = None, whole: bool = False) -> None:
        self.case = case
        self.moves = case.game.catalogue(case.setup).moves
        self.kinds = kinds(case)
        self.random = random.Random(seed)
        self.dice = Dice(seed)
        self.played: Counter[str] = Counter() if played is None else played
        self.position: Position = case.game.new(case.setup)
        self.history: list[tuple[int, int]] = []
        self.events: list[Event] = []
        self.latest: list[Event] = []  # of the last move
        self.answered = False  # some have given a secret answer, others still owe theirs
        self.left = case.game.move_limit(case.setup) if whole else longest(case)

    @property
    def over(self) -> bool:
        return not self.position.actors()

    def plies(self) -> Iterator[Position]:
        """The position before every move, chance included, and the last one: the end, or where the playout is cut."""
        yield self.position
        while not self.over and self.left:
            self.step()
            yield self.position

    def decisions(self) -> Iterator[Position]:
        """The position before every move of a seat."""
        for position in self.plies():
            if position.actor() >= 0:
                yield position

    def some(self, positions: Iterator[Position]) -> Iterator[Position]:
        """Those of the positions that there is time for; all in a small game."""
        share = part(self.case)
        for position in positions:
            if share == 1 or self.random.random() < share:
                yield position

    def step(self) -> None:
        actor = self.random.choice(self.position.actors())
        if actor == CHANCE:
            out = Options()
            self.position.chance(out)
            self.play(CHANCE, out.draw(self.dice))
        else:
            self.left -= 1
            self.play(actor, self.pick(options_of(self.position, actor)))

    def pick(self, options: list[int]) -> int:
        """Half the time any option, else one of a kind by how seldom it was played."""
        if self.random.random() < 0.5:
            return self.random.choice(options)
        kinds = self.kinds
        by_kind: dict[str, list[int]] = {}
        for index in options:
            by_kind.setdefault(kinds[index], []).append(index)
        weights = [1 / (1 + self.played[kind]) for kind in by_kind]
        (kind,) = self.random.choices(list(by_kind), weights)
        return self.random.choice(by_kind[kind])

    def play(self, actor: int, move: int) -> None:
        sink = Sink()
        others = [other for other in self.position.actors() if other != actor]
        self.position.play(actor, move, sink)
        self.answered = bool(others) and self.position.actors() == others
        self.history.append((actor, move))
        self.latest = sink.events
        self.events.extend(sink.events)
        self.played[self.kinds[move]] += 1

    def run(self) -> None:
        for _ in self.plies():
            pass


def written(case: Case, position: Position) -> bytes:
    """The whole position as text: equal exactly when the positions are."""
    return msgspec.json.encode(case.game.position_to_json(position, case.setup), order="deterministic")


def state(case: Case, position: Position) -> object:
    """All that a position is made of, quick to compare: its fields as they are, or its text where it names none."""
    if not isinstance(position, AgendaPosition):
        return written(case, position)
    values = [getattr(position, name) for name in position.fields]
    return [value if isinstance(value, int) else bytes(memoryview(value)) for value in values], position.agenda.listed()


def digest(case: Case, position: Position) -> str:
    return hashlib.sha256(written(case, position)).hexdigest()[:12]


def observed(case: Case, position: Position, seat: int) -> bytes:
    """What a seat knows as numbers."""
    # To name all planes takes longer than to fill them.
    row = blank(kept(case, "numbers", lambda: total(case.game.planes(case.setup))))
    position.observe(seat, row)
    return bytes(memoryview(row.cells)[: row.size])


def seen(events: list[Event], seat: int | None) -> bytes:
    """The events as a seat sees them, as text."""
    sights = [event.seen_by(seat) for event in events]
    return encoded([event for event in sights if event is not None])


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")
