"""A position with its length and with what each seat was told on the way: perfect recall, for OpenSpiel."""

from __future__ import annotations

from typing import Any

import msgspec

from kantor.core.dice import Dice
from kantor.core.events import Event
from kantor.core.game import Game
from kantor.core.position import CHANCE, NOBODY, Position, chance_of, options_of
from kantor.core.setup import Setup
from kantor.core.sink import Sink


class Step:
    """One move and what happened, linked to the step before it, so that copies share their past."""

    def __init__(self, before: Step | ToldLines, actor: int, text: str, events: list[Event]) -> None:
        self.before = before
        self.actor = actor
        self.text = text
        self.events = events
        self._lines: dict[int | None, list[str]] = {}

    def lines(self, seat: int | None) -> list[str]:
        """What a seat (None: a spectator) saw of it; its own moves it knows."""
        if seat not in self._lines:
            own = [f"> {self.text}"] if self.actor == seat else []
            seen = (event.seen_by(seat) for event in self.events)
            self._lines[seat] = own + [msgspec.json.encode(event).decode() for event in seen if event is not None]
        return self._lines[seat]


class ToldLines:
    """A past of which only the lines that each seat was told are left."""

    def __init__(self, seats: tuple[tuple[str, ...], ...], everybody: tuple[str, ...]) -> None:
        self.seats = seats
        self.everybody = everybody

    def lines(self, seat: int | None) -> tuple[str, ...]:
        return self.everybody if seat is None else self.seats[seat]


def begin(game: Game[Any], setup: Setup, move_limit: int) -> RecalledMatch:
    return RecalledMatch(game, setup, game.new(setup), move_limit, 0, ToldLines(((),) * setup.players, ()))


class RecalledMatch:
    """The match behind an OpenSpiel state. It is copied cheaply, and pickled as JSON."""

    def __init__(
        self, game: Game[Any], setup: Setup, position: Position, move_limit: int, length: int, past: Step | ToldLines
    ) -> None:
        self.game = game
        self.setup = setup
        self.catalogue = game.catalogue(setup)
        self.position = position
        self.move_limit = move_limit
        self.length = length
        self.past = past

    @property
    def over(self) -> bool:
        return self.position.actor() == NOBODY

    @property
    def ended(self) -> bool:
        """Over, or cut off at the limit of moves."""
        actor = self.position.actor()
        return actor == NOBODY or (actor != CHANCE and self.length >= self.move_limit)

    def options(self, seat: int) -> list[int]:
        return sorted(options_of(self.position, seat))

    def outcomes(self) -> list[tuple[int, int]]:
        return sorted(chance_of(self.position))

    def play(self, move: int) -> None:
        """A move of the seat to move, the first of those that answer at once, or of chance."""
        actor = int(self.position.actor())
        sink = Sink()
        self.position.play(actor, move, sink)
        self.past = Step(self.past, actor, self.catalogue.texts[move], sink.events)
        if actor != CHANCE:
            self.length += 1

    def returns(self) -> list[float]:
        seats = range(self.setup.players)
        if not self.over:
            return [0.0 for _ in seats]
        result = self.position.result()
        return [result.utility(seat) for seat in seats]

    def resampled(self, seat: int, dice: Dice) -> RecalledMatch:
        """Another as likely for what a seat knows. Of the others only what everybody was told is kept."""
        everybody = self.lines(None)
        told = tuple(self.lines(seat) if other == seat else everybody for other in range(self.setup.players))
        position = self.position.resample(seat, dice)
        return RecalledMatch(self.game, self.setup, position, self.move_limit, self.length, ToldLines(told, everybody))

    def lines(self, seat: int | None) -> tuple[str, ...]:
        """All that a seat (None: a spectator) was told so far, in order."""
        found: list[str] = []
        past = self.past
        while isinstance(past, Step):
            found.extend(reversed(past.lines(seat)))
            past = past.before
        return (*past.lines(seat), *reversed(found))

    def view(self, seat: int | None) -> str:
        """What a seat sees now, as JSON."""
        return msgspec.json.encode(self.game.view(self.position, seat), order="deterministic").decode()

    def text(self) -> str:
        """The whole position as JSON."""
        return msgspec.json.encode(self._json(), order="deterministic").decode()

    def _json(self) -> dict[str, Any]:
        return self.game.position_to_json(self.position, self.setup)

    def __deepcopy__(self, memo: dict[int, Any]) -> RecalledMatch:
        return RecalledMatch(self.game, self.setup, self.position.copy(), self.move_limit, self.length, self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        told = tuple(self.lines(seat) for seat in range(self.setup.players))
        return _rebuilt, (self.game, self._json(), self.move_limit, self.length, told, self.lines(None))


def _rebuilt(
    game: Game[Any],
    position: dict[str, Any],
    move_limit: int,
    length: int,
    told: tuple[tuple[str, ...], ...],
    everybody: tuple[str, ...],
) -> RecalledMatch:
    setup, found = game.position_from_json(position)
    return RecalledMatch(game, setup, found, move_limit, length, ToldLines(told, everybody))
