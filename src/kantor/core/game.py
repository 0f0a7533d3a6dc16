"""The contract that every game fulfils. Tables, bots, replays and tests use a game through it only."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from kantor.core.catalogue import Catalogue, shortened
from kantor.core.decision import AgendaPosition, Decision
from kantor.core.errors import BadPosition, BadSettings
from kantor.core.events import Event
from kantor.core.json_data import json_data, outline
from kantor.core.planes import Plane
from kantor.core.position import CHANCE, Position, chance_of, options_of
from kantor.core.prompts import prompt
from kantor.core.setup import Setting, Setup, complete
from kantor.core.text import Texts, texts
from kantor.core.view import Prompt, View

P = TypeVar("P", bound=Position)


class Game(ABC, Generic[P]):
    """One game: its set-ups, positions, moves, views and texts. It holds no match."""

    key: ClassVar[str]
    version: ClassVar[int]  # rises when options or effects change
    oldest_version: ClassVar[int] = 0  # whose stored moves can still be applied; 0: only those of `version`
    titles: ClassVar[Mapping[str, str]]
    seats: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]] = ()
    parts: ClassVar[tuple[str, ...]] = ()  # what a standing is made of, as `Position.parts` writes it; texts `part-...`
    decisions: ClassVar[tuple[Decision[Any], ...]] = ()  # those that can be pending
    events: ClassVar[tuple[type[Event], ...]]
    shape: ClassVar[type[Struct]]  # the JSON form of a position, as a struct with `players` and `settings`

    def setup(self, players: int | None = None, settings: Mapping[str, object] | None = None) -> Setup:
        """A checked set-up: what was chosen, the rest by default."""
        count = self.seats[0] if players is None else players
        self._check_players(count)
        if settings is not None and not isinstance(settings, Mapping):
            raise BadSettings("settings-not-mapping", got=type(settings).__name__)
        setup = complete(self.settings, count, settings or {})
        self.check(setup)
        return setup

    def check(self, setup: Setup) -> None:
        """The only judge of a set-up: raises BadSettings. A game whose settings can clash extends it."""
        self._check_players(setup.players)
        complete(self.settings, setup.players, setup.settings)

    def catalogue(self, setup: Setup) -> Catalogue:
        """The moves under this set-up, built once."""
        return _catalogue(self, msgspec.json.encode(setup))

    def view(self, position: P, seat: int | None) -> View:
        """What a seat (None: a spectator) sees."""
        actors = tuple(actor for actor in position.actors() if actor != CHANCE)
        to_move = seat is not None and seat in actors
        return View(
            game=self.key,
            seat=seat,
            table=self.table(position, seat),
            prompt=self.prompt(position, seat),
            options=tuple(options_of(position, seat)) if seat is not None and to_move else (),
            waiting=actors,
            scores=self.scores(position, seat),
            result=None if position.actors() else position.result(),
        )

    @abstractmethod
    def new(self, setup: Setup) -> P:
        """The position before anything has been drawn."""

    @abstractmethod
    def build_catalogue(self, setup: Setup) -> Catalogue: ...

    @abstractmethod
    def table(self, position: P, seat: int | None) -> Struct:
        """The game's own part of a view, built field by field from what the seat may know."""

    def prompt(self, position: P, seat: int | None) -> Prompt:
        """What the seat is asked, or whom the table waits for; by default as the pending decision says."""
        assert isinstance(position, AgendaPosition)
        return prompt(position, seat)

    def scores(self, position: P, seat: int | None) -> tuple[dict[str, int], ...]:
        """The scores by source as far as this seat may know them; by default they are open."""
        return position.result().scores

    @abstractmethod
    def invariants(self, position: P) -> list[str]:
        """What is wrong with a position, a sentence each naming the field; [] when all pieces are accounted for."""

    @abstractmethod
    def move_limit(self, setup: Setup) -> int:
        """The number of seats' moves after which simulations and environments stop, marking the result unfinished."""

    def horizon(self, setup: Setup) -> int:
        """The former name of `move_limit`, for bots that were written with it."""
        return self.move_limit(setup)

    @abstractmethod
    def write(self, position: P, setup: Setup) -> Struct:
        """A position in its JSON form."""

    @abstractmethod
    def read(self, shape: Any, setup: Setup) -> P:
        """A position from its JSON form; raises BadPosition naming the field that can't be."""

    def factors(self, setup: Setup) -> dict[str, float]:
        """The factors on what `judge` takes things to be worth, by name; {} where a game has none to tune."""
        return {}

    def tuned(self, position: P, setup: Setup, factors: Mapping[str, float]) -> P:
        """A copy whose `judge` goes by other factors."""
        raise NotImplementedError(f"{self.key} has no factors")

    def planes(self, setup: Setup) -> tuple[Plane, ...]:
        """What the numbers of an observation mean, in the order in which `Position.observe` writes them."""
        raise NotImplementedError(f"{self.key} has no observations")

    def text_board(self, position: P, seats: frozenset[int], texts: Texts, seat_name: Callable[[int], str]) -> str:
        """The table in lines of text, for terminals and screen readers, with the secrets of `seats`.

        Games override it with a better one; this is an outline of what the seats see.
        """
        lines = outline(json_data(self.table(position, None)))
        for seat in sorted(seats):
            lines += [seat_name(seat), *outline(json_data(self.table(position, seat)), 1)]
        return "\n".join(lines)

    @cached_property
    def folder(self) -> Path:
        """Where the game's rules page and texts lie."""
        return Path(inspect.getfile(type(self))).parent

    def texts(self, language: str) -> Texts:
        return texts(language, self.folder)

    def rules(self) -> str:
        return (self.folder / "RULES.md").read_text(encoding="utf-8")

    def position_to_json(self, position: P, setup: Setup) -> dict[str, Any]:
        found: dict[str, Any] = json_data(self.write(position, setup))
        return {"game": self.key, **found}

    def position_from_json(self, value: object) -> tuple[Setup, P]:
        """A position that can be played on, from its JSON form (a mapping, or its text)."""
        mapping = _mapping(value)
        if mapping.pop("game", self.key) != self.key:
            raise BadPosition("position-other-game", game=self.key)
        shape = self._convert(mapping)
        try:
            setup = self.setup(shape.players, shape.settings)
        except BadSettings as error:
            raise BadPosition("position-setup", why=str(error)) from error
        position = self.read(shape, setup)
        self._check(position)
        return setup, position

    def _convert(self, mapping: dict[str, Any]) -> Any:
        try:
            return msgspec.convert(mapping, self.shape)
        except (msgspec.ValidationError, UnicodeError, RecursionError) as error:
            raise BadPosition("position-shape", why=shortened(error, 200)) from error

    def _check(self, position: P) -> None:
        broken = self.invariants(position)
        if broken:
            raise BadPosition("position-invariant", why=shortened(broken[0], 200))
        for actor in position.actors():
            choices = chance_of(position) if actor == CHANCE else options_of(position, actor)
            if not choices:
                raise BadPosition("position-stuck", actor="chance" if actor == CHANCE else f"seat {actor}")

    def _check_players(self, players: object) -> None:
        if type(players) is not int or players not in self.seats:
            raise BadSettings("players", game=self.key, low=self.seats[0], high=self.seats[-1], got=shortened(players))


@cache
def _catalogue(game: Game[Any], setup: bytes) -> Catalogue:
    return game.build_catalogue(msgspec.json.decode(setup, type=Setup))


def _mapping(value: object) -> dict[str, Any]:
    found = value
    if isinstance(value, str | bytes):
        try:
            found = msgspec.json.decode(value)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadPosition("position-not-json", why=shortened(error, 200)) from error
    if not isinstance(found, Mapping) or not all(isinstance(key, str) for key in found):
        raise BadPosition("position-not-object")
    return dict(found)
