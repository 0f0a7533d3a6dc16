"""A table as its log makes it. `apply` takes one durable entry and is the only way it changes; it does no input or
output. What may still be changed is judged in `table.Table`."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kantor.core.errors import BadPosition, BadRecord, OutOfTurn, StaleMove
from kantor.core.game import Game
from kantor.core.match import Match
from kantor.core.record import Record
from kantor.server import refusals
from kantor.server.archives import ArchivedMatch
from kantor.server.clock import Clock
from kantor.server.clocks import Clocks, clocks_after
from kantor.server.entries import OWN_KEY, Entry, MatchLog, Note, chance_lines, move_lines
from kantor.server.outline import Outline, SeatHolder, TableRow, opened
from kantor.server.owed import Owed, follow_log
from kantor.server.refusals import Refusal
from kantor.server.store import StoredTable
from kantor.server.updates import Updates

NOTES = 50
WITHOUT_NOTE = ("move", "open", "settings", "close", "next", "forget")

log = logging.getLogger("kantor.server")


class FollowedTable:
    def __init__(self, stored: StoredTable, game: Game[Any], matches: type[Match], clock: Clock) -> None:
        first = stored.entries[0]
        self.game = game
        self.lock = asyncio.Lock()  # held by whoever appends entries
        self.outline: Outline = opened(stored.id, first)
        self.entry = first.entry
        self.match: Match | None = None
        self.archived: ArchivedMatch | None = None  # instead of a match that is over
        self.looked_at: float | None = None  # when somebody was last known to be here, of matches of bots alone
        self.updates = Updates()
        self.names: dict[tuple[int, str], str] = dict(stored.names)
        self.notes: list[Note] = []
        self.ahead_plies: dict[int, tuple[int, ...]] = {}  # by seat: the plies that were answered in advance
        self.taken_back: dict[int, int] = {}  # by seat: the entry by which it last took something back
        self.advised: set[tuple[int, int]] = set()  # seats and decisions, at a table with others
        self.stood_in: dict[int, int] = {}  # by seat: how many moves bots made for a person who was away
        self.info_version = 0  # grows when anything but the match has changed
        self._matches = matches
        self._clock = clock
        self._last_time = first.at
        self._starters: tuple[str, ...] = ()
        self._stored = stored.position
        self._version = 0  # of the rules that the log was written under
        self._by_position = False  # the present rules can't follow the log
        self._keys: dict[tuple[str | None, str], tuple[int, tuple[object, ...]]] = {}
        self._owed = Owed()
        self.clocks: Clocks | None = None  # of a match with a clock
        self.last_mover: int | None = None
        self._load(stored.entries, stored.archive)

    def __repr__(self) -> str:
        return f"<Table {self.id}: {self.row.game}, {self.row.state}, entry {self.entry}>"

    @property
    def id(self) -> str:
        return self.outline.row.id

    @property
    def row(self) -> TableRow:
        return self.outline.row

    @property
    def holders(self) -> tuple[SeatHolder, ...]:
        return self.outline.holders

    @property
    def shown(self) -> Match | ArchivedMatch:
        """The match, to look at; refuses when it hasn't begun."""
        found = self.archived or self.match
        if found is None:
            raise Refusal("not-started")
        return found

    @property
    def playing(self) -> Match:
        """The match; refuses when it hasn't begun, or is over and only known by its archive."""
        if self.match is None:
            raise Refusal("not-started") if self.archived is None else OutOfTurn("match-over")
        return self.match

    # Entries

    def apply(self, entry: Entry, names: Mapping[tuple[int, str], str] | None = None) -> None:
        """Take over the next durable entry, own or foreign."""
        if entry.entry != self.entry + 1:
            raise ValueError(f"table {self.id}: entry {entry.entry} can't follow entry {self.entry}")
        self.names.update(names or {})
        match entry.kind:
            case "start":
                self._begin(entry)
            case "move":
                for line in move_lines(entry):
                    self.playing.follow(line)
            case "undo":
                assert entry.seat is not None
                if "ply" in entry.data:
                    self.playing.go_back(entry.seat, entry.data["ply"])
                else:
                    self.playing.undo(entry.seat)
            case "rules":
                self._go_on(entry)
            case _:
                pass
        self._note(entry, self.match.ply if self.match else 0)
        if self.match is not None:
            self._owed.note(self.match, entry.entry, entry.at)
        if entry.kind == "undo":
            if "ply" in entry.data:
                self._owed.renew(entry)
            self.updates.rewrite(self.playing, entry.entry)

    def _load(self, entries: Sequence[Entry], archive: bytes | None) -> None:
        """Take over a whole log."""
        found = MatchLog()
        for entry in entries:
            found.add(entry)
            self._note(entry, len(found.lines))
        if not found.version:
            return
        if archive is not None and self.row.state == "over":
            self.archived = ArchivedMatch(archive)
            return
        if found.version > self.game.version:
            raise Refusal("rules-newer", 503, game=self.row.game)
        self._version = found.version
        if found.version < self.game.version:
            found.earlier = len(found.lines)
        found.lines = []
        try:
            self.match, self._owed = follow_log(self._matches, self.record(found), entries)
        except BadRecord as error:
            if found.version == self.game.version or self._stored is None:
                log.exception("table %s: the log can't be followed", self.id)
                raise Refusal("table-broken", 500) from error
            self._by_position = True
            self.match = self._at(self._stored.position)
            self._owed.note(self.match, self.entry, self._last_time)

    def _note(self, entry: Entry, ply: int) -> None:
        """Take over everything but the match."""
        before, agreed = self.holders, self.outline.agreed
        self.outline = self.outline.after(entry, self.names)
        self.entry = entry.entry
        self._last_time = max(self._last_time, entry.at)
        if entry.kind == "start":
            self._starters = tuple(holder.name for holder in self.holders)
        if entry.key is not None and not entry.key.startswith(OWN_KEY):
            self._keys[entry.person, entry.key] = (entry.entry, entry.content)
        if entry.kind not in WITHOUT_NOTE:
            holders = before if entry.kind in ("leave", "resign") else self.holders
            seated = entry.seat is not None and entry.seat < len(holders)
            name = holders[entry.seat].name if seated and entry.seat is not None else ""
            args: dict[str, str | int] = {key: entry.data[key] for key in ("bot", "from", "to") if key in entry.data}
            kind: Any = entry.kind
            note = Note(entry.entry, ply, kind, entry.seat, name, entry.by, entry.at, args)
            self.notes = [*self.notes, note][-NOTES:]
        if entry.kind != "move" or self.outline.agreed != agreed:
            self.info_version += 1
        self._note_of_seat(entry, ply)
        if entry.kind == "move":
            self.last_mover = entry.seat
        if entry.kind == "move" and entry.by == "bot":
            self._count_stand_in(entry, before)
        self.clocks = clocks_after(self.clocks, entry, self.outline)
        if self.clocks is not None:
            self.info_version += 1

    def _note_of_seat(self, entry: Entry, ply: int) -> None:
        """Take over what only the seat itself is shown, and how often it asked for advice. `ply` is after the entry."""
        seat = -1 if entry.seat is None else entry.seat
        match entry.kind:
            case "move" if "ahead" in entry.data:
                began = ply - len(move_lines(entry))
                self.ahead_plies[seat] = (*self.ahead_plies.get(seat, ()), began)
            case "undo":
                self.taken_back[seat] = entry.entry
                self.ahead_plies = {
                    who: tuple(at for at in plies if at < ply) for who, plies in self.ahead_plies.items()
                }
            case "rules" if "position" in entry.data:
                self.ahead_plies.clear()  # the log of events begins anew
            case "hint":
                self.advised.add((seat, entry.data["decision"]))
            case _:
                pass

    @property
    def hints_asked(self) -> dict[int, int]:
        """By seat: at how many decisions it asked for a hint that the others know of."""
        return dict(Counter(seat for seat, _ in self.advised))

    def _count_stand_in(self, entry: Entry, holders: Sequence[SeatHolder]) -> None:
        seat = entry.seat
        if seat is not None and seat < len(holders) and holders[seat].person is not None:
            self.stood_in[seat] = self.stood_in.get(seat, 0) + 1

    def _begin(self, entry: Entry) -> None:
        found = MatchLog(entry.data["version"], None, chance_lines(entry.data))
        if found.version > self.game.version:
            raise Refusal("rules-newer", 503, game=self.row.game)
        names = tuple(holder.name for holder in self.holders)
        header = msgspec.structs.replace(self.record(found), names=names, catalogue=entry.data["catalogue"])
        self.match = self._matches.read(header)

    def _go_on(self, entry: Entry) -> None:
        if entry.data["to"] > self.game.version:
            raise Refusal("rules-newer", 503, game=self.row.game)
        if "position" in entry.data:
            self.match = self._at(entry.data["position"])
            self._owed = Owed()
            self.updates.clear()

    def _at(self, position: Any) -> Match:
        try:
            return self._matches.at(self.game, position, names=[holder.name for holder in self.holders])
        except BadPosition as error:
            raise Refusal("rules-changed", game=self.row.game) from error

    # Who

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [seat for seat, holder in enumerate(self.holders) if holder.person == person]

    def holder(self, seat: int) -> SeatHolder:
        if not 0 <= seat < len(self.holders):
            raise refusals.no_such_seat(seat, len(self.holders) - 1)
        return self.holders[seat]

    def check_seat(self, seat: int, person: str | None) -> None:
        """Refuses a seat that isn't this person's."""
        if self.holder(seat).person != person or person is None:
            raise refusals.not_your_seat(seat)

    def alone(self, seat: int) -> bool:
        """True when all the other seats are bots'."""
        return all(holder.person is None for at, holder in enumerate(self.holders) if at != seat)

    def check_plays(self, seat: int, person: str | None) -> None:
        """Refuses a seat that isn't this person's, or where a bot plays until the person returns."""
        self.check_seat(seat, person)
        if self.holder(seat).bot is not None:
            raise Refusal("substitute-plays", seat=seat)

    def check_host(self, person: str) -> None:
        if self.row.host != person:
            raise Refusal("not-the-host", 403)

    def check_open(self) -> None:
        if self.row.state != "open":
            raise Refusal("already-started")

    # Questions

    def text_of(self, move: int | str) -> str:
        if self.archived is not None:
            texts = self.archived.catalogue.texts
            return texts[move] if isinstance(move, int) and 0 <= move < len(texts) else str(move)
        catalogue = self.playing.catalogue
        if isinstance(move, str):
            return catalogue.texts[catalogue.index(move)]
        return catalogue.texts[move] if 0 <= move < len(catalogue) else catalogue.texts[catalogue.index(str(move))]

    def decision(self, seat: int) -> int | None:
        """The number of the entry at which a seat came to owe its decision."""
        return None if self.row.state == "over" else self._owed.get(seat)

    @property
    def due(self) -> dict[int, int]:
        """The seats that owe a decision, since when in milliseconds."""
        return self._owed.since

    def check_decision(self, seat: int, decision: int) -> None:
        owed = self.decision(seat)
        if owed is None:
            match = self.playing
            if match.result is not None:
                raise OutOfTurn("match-over")
            raise OutOfTurn("not-your-turn", seat=seat, waiting=", ".join(map(str, match.actors)))
        if owed != decision:
            raise StaleMove("stale", decision=decision, now=owed)

    def update(self, seat: int | None, since: int | None) -> list[bytes]:
        """The messages that bring a socket up to date, which was last sent entry `since` (None: nothing)."""
        match = self.shown
        over = self.row.state == "over"
        undoable = 0 if seat is None or over else self.playing.undoable(seat)
        decision = None if seat is None else self.decision(seat)
        last = None if seat is None else match.last_decision(seat)
        alone = seat is not None and self.alone(seat)
        ahead = () if seat is None else self.ahead_plies.get(seat, ())
        return self.updates.messages(match, self.entry, seat, since, decision, undoable, last, alone, over, ahead)

    def record(self, found: MatchLog) -> Record:
        """The record of the table's match."""
        return Record(
            game=self.row.game,
            version=found.version,
            players=self.row.players,
            settings=self.row.settings,
            catalogue=self.row.catalogue,
            names=self._starters,
            start=found.start,
            earlier=found.earlier,
            lines=tuple(found.lines),
        )
