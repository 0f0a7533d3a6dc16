"""A table in memory: who sits where, the match, and what each decision and entry means. It does no input or output.

A move is played on the match at once and described as a `Change`; `tables.Tables` makes it durable and only then
publishes it. Readers of the match wait for the table's lock.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from kantor.core.errors import BadPosition, BadRecord, OutOfTurn, StaleMove
from kantor.core.game import Game
from kantor.core.match import Match
from kantor.core.record import Record
from kantor.core.setup import Setup
from kantor.server import refusals
from kantor.server.entries import By, Entry, Folded, Note, fold, note, now
from kantor.server.refusals import Refusal
from kantor.server.seat_log import SeatLog
from kantor.server.store import Change, SeatHolder, StoredPosition, StoredTable, TableRow

NOTES = 50


class Table:
    def __init__(self, stored: StoredTable, game: Game[Any], matches: type[Match]) -> None:
        self.row: TableRow = stored.row
        self.holders: tuple[SeatHolder, ...] = stored.holders
        self.game = game
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self._matches = matches
        self._stored = stored.position
        self._by_position = False  # the log could not be followed by the present rules
        self._seat_logs: dict[int | None, SeatLog] = {}
        self._texts: dict[bytes, bytes] = {}
        self._owed: dict[int, tuple[int, int]] = {}
        folded = fold(stored.entries)
        self.entry: int = folded.entry
        self.notes: list[Note] = folded.notes[-NOTES:]
        if self.row.state != "open":
            self.match = self._rebuilt(folded)
            self._note_owed()

    def __repr__(self) -> str:
        return f"<Table {self.row.id}: {self.row.game}, {self.row.state}, entry {self.entry}>"

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def setup(self) -> Setup:
        return self.game.setup(self.row.players, self.row.settings)

    @property
    def playing(self) -> Match:
        """The match; refuses when it hasn't begun."""
        if self.match is None:
            raise Refusal("not-started")
        return self.match

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

    def check_host(self, person: str) -> None:
        if self.row.host != person:
            raise Refusal("not-the-host", 403)

    def check_open(self) -> None:
        if self.row.state != "open":
            raise Refusal("already-started")

    # What changes the match. Each returns the change to be made durable.

    def start(self, person: str) -> Change:
        empty = sum(holder.empty for holder in self.holders)
        if empty:
            raise Refusal("seats-empty", empty=empty)
        names = [holder.name for holder in self.holders]
        match = self._matches(self.game, self.row.players, settings=self.row.settings, names=names)
        self.match = match
        data = {
            "version": self.game.version,
            "catalogue": match.catalogue.fingerprint,
            "names": names,
            "chance": [line.text for line in match.lines()],
        }
        entry = self.next_entry("start", person=person, data=data)
        columns = {"state": "running", "catalogue": match.catalogue.fingerprint}
        return Change((entry,), columns, position=self._position(entry.entry))

    def play(
        self, seat: int, decision: int, move: int | str, by: By, person: str | None = None, late: bool = False
    ) -> Change:
        match = self.playing
        text = self.text_of(move)
        self.check_decision(seat, decision)
        plies = match.ply
        match.play(seat, text)
        # The seat's own move comes first of what is new, then chance.
        chance = [line.text for line in match.lines(plies + 1)] if match.ply > plies + 1 else []
        data: dict[str, Any] = {"move": text, "chance": chance}
        if late:
            data["late"] = True
        entries = [self.next_entry("move", seat, by, person, data)]
        over = match.result is not None
        if over:
            entries.append(self.next_entry("over", by="clock", after=1))
        # The same seat may be next (it won what was bid for), so the actors don't tell whether a turn has ended.
        turn_ends = over or not match.midway
        columns = {"state": "over"} if over else {}
        return Change(tuple(entries), columns, position=self._position(entries[-1].entry) if turn_ends else None)

    def undo(self, seat: int, undoable: int, person: str | None) -> Change:
        match = self.playing
        if self.row.state == "over":
            raise OutOfTurn("match-over")
        if match.undoable(seat) != undoable and match.undoable(seat):
            raise Refusal("stale-undo")
        match.undo(seat)
        entry = self.next_entry("undo", seat, person=person, data={"name": self.holders[seat].name})
        # A position that was taken back must not be the one to go on from.
        taken_back = self._stored is None or match.ply < self._stored.ply
        return Change((entry,), position=self._position(entry.entry) if taken_back else None)

    def next_entry(
        self,
        kind: Any,
        seat: int | None = None,
        by: By = "person",
        person: str | None = None,
        data: dict[str, Any] | None = None,
        after: int = 0,
    ) -> Entry:
        """The entry that comes next, or `after` that many others of the same change."""
        return Entry(self.entry + 1 + after, kind, by, now(), seat, person, data or {})

    def apply(self, change: Change) -> None:
        """Take over what has become durable."""
        self.row = msgspec.structs.replace(self.row, **_columns(change.columns))
        if change.holders is not None:
            self.holders = change.holders
        if change.position is not None:
            self._stored = change.position
        for entry in change.entries:
            self.entry = entry.entry
            if entry.kind == "undo" and self.match is not None:
                for seat_log in self._seat_logs.values():
                    seat_log.rewrite(self.match, entry.entry)
            if entry.kind != "move":
                self.notes = [*self.notes, note(entry, self.match.ply if self.match else 0)][-NOTES:]
        self._note_owed()

    # What is asked of it

    def text_of(self, move: int | str) -> str:
        catalogue = self.playing.catalogue
        if isinstance(move, str):
            return catalogue.texts[catalogue.index(move)]
        return catalogue.texts[move] if 0 <= move < len(catalogue) else catalogue.texts[catalogue.index(str(move))]

    def decision(self, seat: int) -> int | None:
        """The number of the entry at which a seat came to owe its decision. Another seat's simultaneous answer leaves
        it as it is, and an undo never brings an old number back."""
        return self._owed[seat][1] if seat in self._owed else None

    def check_decision(self, seat: int, decision: int) -> None:
        owed = self.decision(seat)
        if owed is None:
            match = self.playing
            if match.result is not None:
                raise OutOfTurn("match-over")
            raise OutOfTurn("not-your-turn", seat=seat, waiting=", ".join(map(str, match.actors)))
        if owed != decision:
            raise StaleMove("stale", decision=decision, now=owed)

    def seat_log(self, seat: int | None) -> SeatLog:
        match = self.playing
        found = self._seat_logs.get(seat)
        if found is None:
            found = self._seat_logs[seat] = SeatLog(seat, self._texts)
        found.follow(match)
        return found

    def forget_seat_logs(self) -> None:
        """No socket needs them any more."""
        self._seat_logs.clear()
        self._texts.clear()

    # Inside

    def _note_owed(self) -> None:
        match = self.match
        owed: dict[int, tuple[int, int]] = {}
        for seat in match.actors if match else ():
            ply = match.decision(seat) if match else None
            assert ply is not None
            before = self._owed.get(seat)
            owed[seat] = before if before is not None and before[0] == ply else (ply, self.entry)
        self._owed = owed

    def _position(self, entry: int) -> StoredPosition:
        match = self.playing
        text = msgspec.json.encode(match.position()).decode()
        return StoredPosition(entry, match.ply, self.game.version, text)

    def _rebuilt(self, folded: Folded) -> Match:
        """The match by its log; by its stored position where the rules have changed since."""
        try:
            return self._matches.load(str(record(self.row, folded)))
        except BadRecord:
            if self._stored is None:
                raise
        self._by_position = True
        try:
            return self._matches.at(self.game, self._stored.position, names=[holder.name for holder in self.holders])
        except BadPosition as error:
            raise Refusal("rules-changed", game=self.row.game) from error

    def rules_changed(self) -> Change | None:
        """The entry that says so, when a running match had to go on from its stored position."""
        stored, match = self._stored, self.match
        if self.row.state != "running" or not self._by_position or stored is None or match is None:
            return None
        position = match.position()
        data = {"from": stored.version, "to": self.game.version, "since": stored.entry, "position": position}
        entry = self.next_entry("rules", by="clock", data=data)
        columns = {"catalogue": match.catalogue.fingerprint}
        return Change((entry,), columns, position=self._position(entry.entry))


def record(row: TableRow, folded: Folded) -> Record:
    """The record of a log."""
    return Record(
        game=row.game,
        version=folded.version,
        players=row.players,
        settings=row.settings,
        catalogue=row.catalogue,
        names=folded.names,
        start=folded.start,
        lines=tuple(folded.lines),
    )


def _columns(columns: dict[str, Any]) -> dict[str, Any]:
    found = dict(columns)
    if isinstance(found.get("settings"), str):
        found["settings"] = msgspec.json.decode(found["settings"])
    return found
