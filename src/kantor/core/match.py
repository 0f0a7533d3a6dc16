"""A match: a position with its chance, history and events. It checks, refuses and explains, and does no I/O.

The history (`history.py`) plays and takes back; the start (`start.py`) comes from a set-up, a position or a record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Self

import msgspec

from kantor.core.catalogue import Catalogue, shortened
from kantor.core.checks import check_since, dice_of
from kantor.core.dice import Dice
from kantor.core.errors import BadRecord, IllegalMove, KantorError, OutOfTurn, StaleMove
from kantor.core.events import Event
from kantor.core.game import Game
from kantor.core.history import History
from kantor.core.json_data import json_data
from kantor.core.legality import Trial, check_applicable, check_legal, check_outcome, drawn, tried
from kantor.core.position import CHANCE, Position, options_of
from kantor.core.record import Line, Record, parse
from kantor.core.result import Result
from kantor.core.setup import Setup
from kantor.core.sink import Sink
from kantor.core.start import Start, find_game, start_at_position, start_at_setup, start_of_record
from kantor.core.text import Texts


class Match:
    """One match of one game, from its set-up or a position to its result.

    Chance is resolved here (by `seed`, or by the system's randomness without one), so `actors` are seats only.
    """

    games: ClassVar[Mapping[str, Game[Any]]] = MappingProxyType({})
    _earlier: int = 0  # so many of the first moves were made under earlier versions of the rules

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        seed: int | None = None,
        settings: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self._begin(start_at_setup(find_game(self.games, game), players, settings, names), seed)
        self._settle()

    # What is asked of a match

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision now; () when the match is over."""
        return tuple(actor for actor in self._position.actors() if actor != CHANCE)

    @property
    def ply(self) -> int:
        """The number of moves so far, chance included."""
        return len(self.history.plies)

    @property
    def result(self) -> Result | None:
        """The result when the match is over, else None."""
        return None if self._position.actors() else self._position.result()

    @property
    def midway(self) -> bool:
        """True while a seat is inside a compound action."""
        return self._position.midway()

    def options(self, seat: int) -> list[str]:
        """The texts of a seat's legal moves; none when it owes no decision."""
        return [self.catalogue.texts[index] for index in self.option_indices(seat)]

    def option_indices(self, seat: int) -> list[int]:
        """A seat's legal moves as catalogue indices."""
        self._check_seat(seat)
        return options_of(self._position, seat) if seat in self.actors else []

    def decision(self, seat: int) -> int | None:
        """The ply at which a seat came to owe its decision; another seat's simultaneous answer leaves it as it is."""
        self._check_seat(seat)
        return self.history.decision if seat in self.actors else None

    def last_decision(self, seat: int) -> int | None:
        """The ply at which the last decision arose that a seat has made; None when it has made none."""
        return self.history.last_decision(seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees, as JSON-able data."""
        if seat is not None:
            self._check_seat(seat)
        found: dict[str, Any] = json_data(self.game.view(self._position, seat))
        return found

    def text_board(self, seats: Iterable[int], texts: Texts, seat_name: Callable[[int], str]) -> str:
        """The table in lines of text, with the secrets of these seats."""
        return self.game.text_board(self._position, frozenset(seats), texts, seat_name)

    def sight(self, seat: int, dice: Dice) -> Position:
        """A position as likely as any for what the seat knows: what a bot gets instead of the true one."""
        self._check_seat(seat)
        return self._position.resample(seat, dice)

    def preview(self, seat: int, move: str) -> list[Event]:
        """What a move would do as the seat would see it, up to the next chance or other seat's decision."""
        index = self._legal(seat, move)
        # While several answer in secret, the sealed position keeps the others' answers out. What the seat can't know is
        # drawn anew, so that nothing true of it can come out, whatever the rules report.
        position = (self.history.sealed or self._position).resample(seat, Dice(self.history.decision))
        sink = Sink()
        position.play(seat, index, sink)
        return _seen(sink.events, seat)

    # What has happened

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The log as a seat (None: a spectator) sees it, from its `since`-th event on."""
        if seat is not None:
            self._check_seat(seat)
        check_since(since)
        return [event for _, event in self.log(seat)[since:]]

    @property
    def happened(self) -> int:
        """The number of events so far, those that a seat doesn't see included."""
        return len(self.history.events)

    def log(self, seat: int | None = None, since: int = 0) -> list[tuple[int, Event]]:
        """The events that a seat sees, each with the ply at which its decision arose.

        The first `since` of all that happened are left out.
        """
        seen = ((ply, event.seen_by(seat)) for ply, event in self.history.events[since:])
        return [(ply, event) for ply, event in seen if event is not None]

    def lines(self, since: int = 0) -> list[Line]:
        """The moves from ply `since` on, all secrets included."""
        return [Line(ply.actor, self.catalogue.texts[ply.move]) for ply in self.history.plies[since:]]

    # What would change a match, tried on a copy: a server writes it down before it is played

    def trial(self, seat: int, move: str) -> Trial:
        """A move and the chance drawn after it. `follow` plays them."""
        return tried(self.catalogue, self._position, seat, self._legal(seat, move), self._dice)

    def undo_trial(self, seat: int) -> Position:
        """The position after a seat took its latest move back."""
        if not self.undoable(seat):
            raise IllegalMove("nothing-to-undo", seat=seat)
        return self.history.undone(seat)

    def go_back_trial(self, seat: int, ply: int) -> tuple[int, Position]:
        """The latest decision of a seat at a ply or before it, else its first: the ply, and the position then.

        Refuses when that is the one that the seat owes now, so that asking twice takes back once.
        """
        made, owed = self.decisions(seat), self.decision(seat)
        if not made or (owed is not None and made[-1] < owed <= ply):
            raise IllegalMove("nothing-to-undo", seat=seat)
        found = max((decision for decision in made if decision <= ply), default=made[0])
        return found, self.history.position_at(found)

    # What changes a match

    def play(self, seat: int, move: str, decision: int | None = None) -> list[Event]:
        """Play a move by its text; returns the events that the seat sees, those of chance that follow included.

        With `decision`, the answer counts only for that decision (see `decision`); a later one makes it stale.
        """
        self._check_seat(seat)
        owed = self.history.decision
        if decision is not None and seat in self.actors and (type(decision) is bool or decision != owed):
            raise StaleMove("stale", decision=shortened(decision), now=str(owed))
        index = self._legal(seat, move)
        before = self.happened
        self._earlier = min(self._earlier, self.ply)
        self.history.play(seat, index)
        self._settle()
        return _seen([event for _, event in self.history.events[before:]], seat)

    def undoable(self, seat: int) -> int:
        """How many of its latest moves a seat may take back: its own since the last chance or other seat's move.

        While several answer in secret, a seat may take back its answer and nothing before it.
        """
        self._check_seat(seat)
        return self.history.undoable(seat)

    def undo(self, seat: int) -> None:
        """Take back a seat's latest move."""
        if not self.undoable(seat):
            raise IllegalMove("nothing-to-undo", seat=seat)
        self.history.undo(seat)
        self._earlier = min(self._earlier, self.ply)

    def decisions(self, seat: int) -> list[int]:
        """The plies at which the decisions arose that a seat has made."""
        self._check_seat(seat)
        return self.history.decisions(seat)

    def go_back(self, seat: int, ply: int) -> None:
        """Forget a decision that a seat made and all that came after it. It is for somebody who plays alone."""
        if ply not in self.decisions(seat):
            raise IllegalMove("nothing-to-undo", seat=seat)
        self.history.go_back(ply)
        self._earlier = min(self._earlier, self.ply)

    def follow(self, line: Line) -> None:
        """Play a line of a record, chance or seat."""
        if line.actor != CHANCE:
            index = self._index(line.actor, line.text)
            check = check_applicable if self.ply < self._earlier else check_legal
            check(self.game, self.catalogue, self._position, line.actor, index)
        else:
            index = self.catalogue.index(line.text)
            check_outcome(self._position, index, line.text)
        self.history.play(line.actor, index)

    # Records and positions

    def record(self) -> str:
        """The whole match as text, all secrets included."""
        return str(self.recorded())

    @classmethod
    def load(cls, text: str, seed: int | None = None) -> Self:
        """The match of a record, every move checked; it goes on with fresh chance.

        Moves of an earlier version of the rules are applied even if they would be refused today.
        """
        found = cls._load(parse(text), cls.games, seed)
        found._settle()
        return found

    @classmethod
    def read(cls, text: str | Record) -> Self:
        """The match of a record as it stands there: chance that is due at its end is left open."""
        return cls._load(text if isinstance(text, Record) else parse(text), cls.games)

    def position(self) -> dict[str, Any]:
        """The true position as documented JSON, all secrets included."""
        return self.game.position_to_json(self._position, self.setup)

    @classmethod
    def at(
        cls,
        game: str | Game[Any],
        position: Mapping[str, Any] | str,
        seed: int | None = None,
        names: Sequence[str] = (),
    ) -> Self:
        """A match that goes on from a position."""
        found = cls._from(start_at_position(find_game(cls.games, game), position, names), seed)
        found._settle()
        return found

    def until(self, ply: int) -> Self:
        """The match as it stood after `ply` moves, chance that was due then left open."""
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise BadRecord("no-such-ply", ply=shortened(ply), last=self.ply)
        record = self.recorded()
        # The game itself, because it need not be one of `games`.
        return self._load(msgspec.structs.replace(record, lines=record.lines[:ply]), {self.game.key: self.game})

    def branch(self, ply: int, seed: int | None = None) -> Self:
        """A new match that goes on from the position after `ply` moves, its record starting there."""
        return self.at(self.game, self.until(ply).position(), seed, self.names)

    def __repr__(self) -> str:
        return f"<Match {self.game.key}: {self.setup.players} players, ply {self.ply}, actors {self.actors}>"

    # Inside

    @property
    def _position(self) -> Position:
        return self.history.position

    def _begin(self, start: Start, seed: int | None) -> None:
        self.game: Game[Any] = start.game
        self.setup: Setup = start.setup
        self.names: tuple[str, ...] = start.names
        self.catalogue: Catalogue = start.game.catalogue(start.setup)
        self.history = History(start.position)
        self._start_json = start.position_json
        self._dice = dice_of(seed)

    @classmethod
    def _from(cls, start: Start, seed: int | None = None) -> Self:
        found = cls.__new__(cls)
        found._begin(start, seed)
        return found

    @classmethod
    def _load(cls, record: Record, games: Mapping[str, Game[Any]], seed: int | None = None) -> Self:
        found = cls._from(start_of_record(record, games), seed)
        found._earlier = record.earlier
        if record.version < found.game.version:
            found._earlier = max(record.earlier, len(record.lines))
        for number, line in enumerate(record.lines, 1):
            try:
                found.follow(line)
            except KantorError as error:
                raise BadRecord("record-move", number=number, text=shortened(line), why=str(error)) from error
        return found

    def recorded(self) -> Record:
        """The whole match as header and moves, all secrets included."""
        return Record(
            game=self.game.key,
            version=self.game.version,
            players=self.setup.players,
            settings=dict(self.setup.settings),
            catalogue=self.catalogue.fingerprint,
            names=self.names,
            start=self._start_json,
            earlier=min(self._earlier, self.ply),
            lines=tuple(self.lines()),
        )

    def _settle(self) -> None:
        """Draw whatever chance is due."""
        while self._position.actor() == CHANCE:
            self.history.play(CHANCE, drawn(self._position, self._dice))

    def _legal(self, seat: int, move: str) -> int:
        index = self._index(seat, move)
        check_legal(self.game, self.catalogue, self._position, seat, index)
        return index

    def _index(self, seat: int, move: str) -> int:
        """The number of a move, when it is the seat's turn."""
        self._check_seat(seat)
        index = self.catalogue.index(move)
        if not self._position.actors():
            raise OutOfTurn("match-over")
        if seat not in self.actors:
            raise OutOfTurn("not-your-turn", seat=seat, waiting=", ".join(map(str, self.actors)))
        return index

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.setup.players:
            raise OutOfTurn("no-such-seat", seat=shortened(seat), last=self.setup.players - 1)


def _seen(events: list[Event], seat: int | None) -> list[Event]:
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]
