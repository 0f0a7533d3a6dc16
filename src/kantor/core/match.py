"""A match: a position with its chance, history and events. It checks, refuses and explains, and does no I/O."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Self

import msgspec

from kantor.core.catalogue import Catalogue, shortened
from kantor.core.checks import check_names, check_since, dice_of
from kantor.core.dice import Dice
from kantor.core.errors import BadPosition, BadRecord, BadSettings, IllegalMove, KantorError, OutOfTurn, StaleMove
from kantor.core.events import Event
from kantor.core.game import Game
from kantor.core.options import Options
from kantor.core.plain import plain
from kantor.core.position import CHANCE, Position, options_of
from kantor.core.record import Line, Record, parse
from kantor.core.result import Result
from kantor.core.setup import Setup
from kantor.core.sink import Sink
from kantor.core.text import Texts


class Ply(NamedTuple):
    actor: int
    move: int


class Match:
    """One match of one game, from its set-up or a position to its result.

    Chance is resolved here (by `seed`, or by the system's randomness without one), so `actors` are seats only.
    """

    games: ClassVar[Mapping[str, Game[Any]]] = MappingProxyType({})

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        seed: int | None = None,
        settings: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        found = self._find(game)
        setup = found.setup(players, settings)
        self._begin(found, setup, found.new(setup), seed, names)
        self._settle()

    # What is asked of a match

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision now; () when the match is over."""
        return tuple(actor for actor in self._position.actors() if actor != CHANCE)

    @property
    def ply(self) -> int:
        """The number of moves so far, chance included."""
        return len(self._history)

    @property
    def result(self) -> Result | None:
        """The result when the match is over, else None."""
        return None if self._position.actors() else self._position.result()

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
        return self._decision if seat in self.actors else None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees, as JSON-able data."""
        if seat is not None:
            self._check_seat(seat)
        found: dict[str, Any] = plain(self.game.view(self._position, seat))
        return found

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The log as a seat (None: a spectator) sees it, from its `since`-th event on."""
        if seat is not None:
            self._check_seat(seat)
        check_since(since)
        return [event for _, event in self.log(seat)[since:]]

    @property
    def happened(self) -> int:
        """The number of events so far, those that a seat doesn't see included."""
        return len(self._events)

    def log(self, seat: int | None = None, since: int = 0) -> list[tuple[int, Event]]:
        """The events that a seat sees, each with the ply at which its decision arose.

        The first `since` of all that happened are left out.
        """
        seen = ((ply, event.seen_by(seat)) for ply, event in self._events[since:])
        return [(ply, event) for ply, event in seen if event is not None]

    def lines(self, since: int = 0) -> list[Line]:
        """The moves from ply `since` on, all secrets included."""
        return [Line(ply.actor, self.catalogue.texts[ply.move]) for ply in self._history[since:]]

    @property
    def midway(self) -> bool:
        """True while a seat is inside a compound action."""
        return self._position.midway()

    def preview(self, seat: int, move: str) -> list[Event]:
        """What a move would do as the seat would see it, up to the next chance or other seat's decision."""
        index = self._legal(seat, move)
        # While several answer in secret, the copy from before the first answer keeps theirs out of sight. What the seat
        # can't know is drawn anew, so that nothing true of it can come out, whatever the rules report.
        position = (self._position if self._before is None else self._before).resample(seat, Dice(self._decision))
        sink = Sink()
        position.play(seat, index, sink)
        return _seen(sink.events, seat)

    def sight(self, seat: int, dice: Dice) -> Position:
        """A position as likely as any for what the seat knows: what a bot gets instead of the true one."""
        self._check_seat(seat)
        return self._position.resample(seat, dice)

    # What changes a match

    def play(self, seat: int, move: str, decision: int | None = None) -> list[Event]:
        """Play a move by its text; returns the events that the seat sees, those of chance that follow included.

        With `decision`, the answer counts only for that decision (see `decision`); a later one makes it stale.
        """
        self._check_seat(seat)
        if decision is not None and seat in self.actors and (type(decision) is bool or decision != self._decision):
            raise StaleMove("stale", decision=shortened(decision), now=str(self._decision))
        index = self._legal(seat, move)
        before = len(self._events)
        self._play(seat, index)
        self._settle()
        return _seen([event for _, event in self._events[before:]], seat)

    def undoable(self, seat: int) -> int:
        """How many of its latest moves a seat may take back: its own since the last chance or other seat's move.

        While several answer in secret, a seat may take back its answer and nothing before it.
        """
        self._check_seat(seat)
        if self._before is not None:
            return int(any(ply.actor == seat for ply in self._history[self._decision :]))
        count = 0
        for ply in reversed(self._history[self._barrier :]):
            if ply.actor != seat:
                break
            count += 1
        return count

    def undo(self, seat: int) -> None:
        """Take back a seat's latest move."""
        if not self.undoable(seat):
            raise IllegalMove("nothing-to-undo", seat=seat)
        kept = list(self._history)
        last = max(at for at, ply in enumerate(kept) if ply.actor == seat)
        del kept[last]
        self._replay(kept)

    # Texts

    def record(self) -> str:
        """The whole match as text, all secrets included."""
        return str(self._record())

    @classmethod
    def load(cls, text: str, seed: int | None = None) -> Self:
        """The match of a record, every move checked; it goes on with fresh chance."""
        found = cls._load(parse(text), seed)
        found._settle()
        return found

    @classmethod
    def read(cls, text: str) -> Self:
        """The match of a record as it stands there: chance that is due at its end is left open."""
        return cls._load(parse(text), None)

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
        found = cls._from(cls._find(game), position, seed, names)
        found._settle()
        return found

    def until(self, ply: int) -> Self:
        """The match as it stood after `ply` moves, chance that was due then left open."""
        self._check_ply(ply)
        record = self._record()
        return self._load(msgspec.structs.replace(record, lines=record.lines[:ply]), None, self.game)

    def open_log(self) -> list[list[Event]]:
        """What each ply did, all secrets included; entry 0 stands for the start, where nothing has happened."""
        at = self._start.copy()
        log: list[list[Event]] = [[]]
        for ply in self._history:
            sink = Sink()
            at.play(ply.actor, ply.move, sink)
            log.append(sink.events)
        return log

    def turns(self) -> list[int]:
        """The plies at which the decision passes to another seat."""
        seats = [(at, ply.actor) for at, ply in enumerate(self._history) if ply.actor != CHANCE]
        return [at for index, (at, seat) in enumerate(seats) if index == 0 or seats[index - 1][1] != seat]

    def text_board(self, seats: Iterable[int], texts: Texts, seat_name: Callable[[int], str]) -> str:
        """The table in lines of text, with the secrets of these seats."""
        return self.game.text_board(self._position, frozenset(seats), texts, seat_name)

    def branch(self, ply: int, seed: int | None = None) -> Self:
        """A new match that goes on from the position after `ply` moves, its record starting there."""
        return self.at(self.game, self.until(ply).position(), seed, self.names)

    def __repr__(self) -> str:
        return f"<Match {self.game.key}: {self.setup.players} players, ply {self.ply}, actors {self.actors}>"

    # Inside

    @classmethod
    def _find(cls, game: object) -> Game[Any]:
        if isinstance(game, Game):
            return game
        found = cls.games.get(game) if isinstance(game, str) else None
        if found is None:
            raise BadSettings("no-such-game", game=shortened(game), known=", ".join(cls.games) or "-")
        return found

    def _begin(
        self, game: Game[Any], setup: Setup, position: Position, seed: int | None, names: Sequence[str] = ()
    ) -> None:
        check_names(names, setup.players)
        self.game = game
        self.setup = setup
        self.names = tuple(names)
        self.catalogue: Catalogue = game.catalogue(setup)
        self._dice = dice_of(seed)
        self._start = position.copy()
        self._start_json: dict[str, Any] | None = None
        self._reset()

    def _reset(self) -> None:
        self._position = self._start.copy()
        self._history: list[Ply] = []
        self._events: list[tuple[int, Event]] = []
        self._barrier = 0
        self._open()

    def _open(self) -> None:
        """Note the decision that is due: where it arose, and before secret answers how the position was."""
        self._decision = len(self._history)
        self._before = self._position.copy() if len(self._position.actors()) > 1 else None

    def _play(self, actor: int, move: int) -> None:
        waiting = self._position.actors()
        sink = Sink()
        self._position.play(actor, move, sink)
        self._insert(Ply(actor, move))
        self._events.extend((self._decision, event) for event in sink.events)
        left = self._position.actors()
        if self._before is not None and left and left == [seat for seat in waiting if seat != actor]:
            return
        if actor == CHANCE or self._before is not None:
            self._barrier = len(self._history)
        self._open()

    def _insert(self, ply: Ply) -> None:
        """Answers to one decision stand in seat order, whoever was first."""
        at = len(self._history)
        while at > self._decision and self._history[at - 1].actor > ply.actor:
            at -= 1
        self._history.insert(at, ply)

    def _settle(self) -> None:
        out = Options()
        while self._position.actor() == CHANCE:
            out.clear()
            self._position.chance(out)
            self._play(CHANCE, out.draw(self._dice))

    def _replay(self, history: list[Ply]) -> None:
        self._reset()
        for ply in history:
            self._play(ply.actor, ply.move)

    def _legal(self, seat: int, move: str) -> int:
        self._check_seat(seat)
        index = self.catalogue.index(move)
        if not self._position.actors():
            raise OutOfTurn("match-over")
        if seat not in self.actors:
            raise OutOfTurn("not-your-turn", seat=seat, waiting=", ".join(map(str, self.actors)))
        if index not in options_of(self._position, seat):
            rule = self.game.why_not(self._position, seat, index)
            raise IllegalMove("illegal", rule=rule, folder=self.game.folder, text=self.catalogue.texts[index])
        return index

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.setup.players:
            raise OutOfTurn("no-such-seat", seat=shortened(seat), last=self.setup.players - 1)

    def _check_ply(self, ply: object) -> None:
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise BadRecord("no-such-ply", ply=shortened(ply), last=self.ply)

    def _record(self) -> Record:
        return Record(
            game=self.game.key,
            version=self.game.version,
            players=self.setup.players,
            settings=dict(self.setup.settings),
            catalogue=self.catalogue.fingerprint,
            names=self.names,
            start=self._start_json,
            lines=tuple(self.lines()),
        )

    @classmethod
    def _from(cls, game: Game[Any], position: object, seed: int | None, names: Sequence[str]) -> Self:
        setup, start = game.position_from_json(position)
        found = cls.__new__(cls)
        found._begin(game, setup, start, seed, names)
        found._start_json = game.position_to_json(start, setup)
        return found

    @classmethod
    def _load(cls, record: Record, seed: int | None, game: Game[Any] | None = None) -> Self:
        found = cls._from_header(record, seed, game)
        for number, line in enumerate(record.lines, 1):
            try:
                found.follow(line)
            except KantorError as error:
                raise BadRecord("record-move", number=number, text=shortened(line), why=str(error)) from error
        return found

    @classmethod
    def _from_header(cls, record: Record, seed: int | None, game: Game[Any] | None) -> Self:
        try:
            known = cls._find(record.game) if game is None else game
        except BadSettings as error:
            raise BadRecord("record-setup", why=str(error)) from error
        if record.version != known.version:
            raise BadRecord("record-version", game=known.key, recorded=record.version, now=known.version)
        try:
            setup = known.setup(record.players, record.settings)
            if record.start is None:
                found = cls.__new__(cls)
                found._begin(known, setup, known.new(setup), seed, record.names)
            else:
                found = cls._from(known, record.start, seed, record.names)
        except (BadSettings, BadPosition) as error:
            raise BadRecord("record-setup", why=str(error)) from error
        if found.setup != setup:
            raise BadRecord("record-start-differs")
        if record.catalogue != found.catalogue.fingerprint:
            raise BadRecord("record-catalogue", recorded=shortened(record.catalogue), now=found.catalogue.fingerprint)
        return found

    def follow(self, line: Line) -> None:
        """Play a line of a record, chance or seat."""
        if line.actor != CHANCE:
            self._play(line.actor, self._legal(line.actor, line.text))
            return
        index = self.catalogue.index(line.text)
        out = Options()
        if self._position.actor() == CHANCE:
            self._position.chance(out)
        if not out.has(index):
            raise IllegalMove("not-an-outcome", text=line.text)
        self._play(CHANCE, index)


def _seen(events: list[Event], seat: int | None) -> list[Event]:
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]
