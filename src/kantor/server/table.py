"""A table in memory, and what may be changed there.

What somebody asks for is judged here and described as a `Change`, tried on a copy of the position. `tables.Tables`
makes it durable and then applies its entries, as it applies those that other processes wrote. So whoever reads a table
sees nothing that could still be lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from kantor.core.ahead import asked
from kantor.core.errors import OutOfTurn
from kantor.core.position import Position
from kantor.server.ahead_rows import Settled
from kantor.server.clocks import clocks_after
from kantor.server.entries import By, Entry, Kind
from kantor.server.followed_table import FollowedTable
from kantor.server.pace import pace_of
from kantor.server.refusals import Refusal
from kantor.server.store import Change, StoredPosition, StoredResult


class Table(FollowedTable):
    """Each change is judged and returned, to be made durable."""

    def timed(self, change: Change) -> Change:
        """The change with who owes a decision then in its entries, and with the deadlines of the clocks that run."""
        if not pace_of(self.row.pace).timed or self.row.state == "over":
            return change
        first, *rest = change.entries
        if change.due is not None:
            first = msgspec.structs.replace(first, data={**first.data, "owing": sorted(change.due)})
        clocks, outline = self.clocks, self.outline
        for entry in (first, *rest):
            outline = outline.after(entry, self.names)
            clocks = clocks_after(clocks, entry, outline)
        if clocks is None:
            return change
        due = dict(self.due) if change.due is None else change.due
        return msgspec.structs.replace(change, entries=(first, *rest), due=due, deadlines=clocks.deadlines)

    def start(self, person: str, hours: Mapping[str, Mapping[str, Any]] = MappingProxyType({})) -> Change:
        empty = sum(holder.empty for holder in self.holders)
        if empty:
            raise Refusal("seats-empty", empty=empty)
        match = self._matches(self.game, self.row.players, settings=self.row.settings)
        data = {
            "version": self.game.version,
            "catalogue": match.catalogue.fingerprint,
            "chance": [line.text for line in match.lines()],
        }
        if pace_of(self.row.pace).kind == "days":
            known = {seat: hours[at.person] for seat, at in enumerate(self.holders) if at.person and at.person in hours}
            data["hours"] = {str(seat): value["hours"] for seat, value in known.items()}
            data["vacations"] = {str(seat): value["vacations"] for seat, value in known.items()}
        entry = self.next_entry("start", person=person, data=data)
        stored = self._position(entry.entry, match.ply, match.position())
        return Change((entry,), stored, due=self._owed.after(match.actors, None, entry.at))

    def play(
        self,
        seat: int,
        decision: int,
        move: int | str,
        by: By,
        person: str | None = None,
        key: str | None = None,
        late: bool = False,
        ahead: bool = False,
    ) -> Change | int:
        """A move; the number of its entry when it was made already, by the same key."""
        text = self.text_of(move)
        known = self._repeated(person, key, ("move", seat, decision, text, None, None))
        if known is not None:
            return known
        match = self.playing
        if by == "person":
            self.check_plays(seat, person)
        if self.row.state == "over":
            raise OutOfTurn("match-over")
        self.check_decision(seat, decision)
        if by == "bot" and self.holder(seat).bot is None:
            raise OutOfTurn("not-your-turn", seat=seat, waiting=str(seat))  # the person has returned meanwhile
        trial = match.trial(seat, text)
        data: dict[str, Any] = {"move": text, "chance": [line.text for line in trial.lines[1:]], "decision": decision}
        if late:
            data["late"] = True
        if ahead:
            data["ahead"] = True
        entries = [self.next_entry("move", seat, by, person, data)]
        over = not trial.position.actors()
        if over:
            entries.append(self.next_entry("over", by="clock", after=1))
        # The same seat may be next (it won what was bid for), so the actors don't tell whether a turn has ended.
        stored = None
        if over or not trial.position.midway():
            stored = self._position_of(entries[-1].entry, match.ply + len(trial.lines), trial.position)
        found = trial.position.result() if over else None
        result = None if found is None else StoredResult(entries[-1].at, found.totals, found.ranking)
        due = self._owed.after(trial.position.actors(), seat, entries[0].at)
        settled = self._settled(seat) if by == "person" and not ahead else None
        return Change(tuple(entries), stored, due=due, result=result, settled=settled)

    def _settled(self, seat: int) -> Settled | None:
        """What a person decides by hand, of what can be answered in advance."""
        found = asked(self.playing.history.position, seat)
        offered = frozenset() if found is None else frozenset(map(self.text_of, found.moves))
        return None if found is None else Settled(seat, found.questions, offered)

    def undo(self, seat: int, undoable: int, person: str | None, key: str | None = None) -> Change | int:
        known = self._repeated(person, key, ("undo", seat, None, None, undoable, None))
        if known is not None:
            return known
        match = self.playing
        self.check_plays(seat, person)
        if self.row.state == "over":
            raise OutOfTurn("match-over")
        if match.undoable(seat) != undoable and match.undoable(seat):
            raise Refusal("stale-undo")
        position = match.undo_trial(seat)
        entry = self.next_entry("undo", seat, person=person, data={"undoable": undoable})
        # A position that was taken back must not be the one to go on from.
        taken_back = self._stored is None or match.ply - 1 < self._stored.ply
        stored = self._position_of(entry.entry, match.ply - 1, position) if taken_back else None
        due = self._owed.after(position.actors(), seat, entry.at)
        # Whoever takes back what was answered in advance wants another answer.
        again = asked(position, seat) if match.last_decision(seat) in self.ahead_plies.get(seat, ()) else None
        settled = None if again is None else Settled(seat, again.questions, frozenset())
        return Change((entry,), stored, due=due, settled=settled)

    def go_back(self, seat: int, undoable: int, ply: int, person: str | None, key: str | None = None) -> Change | int:
        """Take back to an own decision at a ply or before it; what was chance is drawn anew when it comes again."""
        known = self._repeated(person, key, ("undo", seat, None, None, undoable, ply))
        if known is not None:
            return known
        match = self.playing
        self.check_plays(seat, person)
        if self.row.state == "over":
            raise OutOfTurn("match-over")
        if not self.alone(seat):
            raise Refusal("not-alone")
        decision, position = match.go_back_trial(seat, ply)
        data = {"undoable": undoable, "back": ply, "ply": decision}
        entry = self.next_entry("undo", seat, person=person, data=data)
        stored = self._position_of(entry.entry, decision, position)
        return Change((entry,), stored, due=self._owed.after(position.actors(), None, entry.at))

    def rules_changed(self) -> Change | None:
        """The entry that says so, when a running match goes on under a later version of the rules.

        Its moves stay; where the present rules can't follow them, it goes on from its stored position.
        """
        stored, match = self._stored, self.match
        if self.row.state != "running" or match is None or self._version == self.game.version:
            return None
        data = {"from": self._version, "to": self.game.version, "catalogue": match.catalogue.fingerprint}
        if not self._by_position:
            return Change((self.next_entry("rules", by="clock", data=data),))
        assert stored is not None
        position = match.position()
        data |= {"from": stored.version, "since": stored.entry, "position": position}
        entry = self.next_entry("rules", by="clock", data=data)
        due = self._owed.after(match.actors, None, entry.at)
        return Change((entry,), self._position(entry.entry, 0, position), due=due)

    def next_entry(
        self,
        kind: Kind,
        seat: int | None = None,
        by: By = "person",
        person: str | None = None,
        data: dict[str, Any] | None = None,
        after: int = 0,
    ) -> Entry:
        """The entry that comes next, or `after` that many others of the same change."""
        at = max(self._clock.now(), self._last_time)  # a clock that was set back doesn't turn the log around
        return Entry(self.entry + 1 + after, kind, by, at, seat, person, data or {})

    def stored_at(self, position: StoredPosition) -> None:
        """A position was written with the entries."""
        self._stored = position

    def _repeated(self, person: str | None, key: str | None, content: tuple[object, ...]) -> int | None:
        """The entry that a key stands for; refuses one that stands for something else."""
        found = None if key is None else self._keys.get((person, key))
        if found is None:
            return None
        if found[1] != content:
            raise Refusal("key-reused")
        return found[0]

    def _position_of(self, entry: int, ply: int, position: Position) -> StoredPosition:
        return self._position(entry, ply, self.game.position_to_json(position, self.playing.setup))

    def _position(self, entry: int, ply: int, position: dict[str, Any]) -> StoredPosition:
        return StoredPosition(entry, ply, self.game.version, msgspec.json.encode(position).decode())
