"""Who is at a table right now: the sockets that are open here, and what other processes tell of theirs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, get_args

from msgspec import Struct

from kantor.server.bus import Pace, Present
from kantor.server.clock import Clock

PACES: Final[tuple[Pace, ...]] = get_args(Pace)  # the slowest first


class Visitor(Struct, eq=False):
    """An open socket. `pace` says how long bots shall pause before their moves; `fast` is not at all."""

    person: str | None
    pace: Pace = "brisk"
    looking: bool = False  # the page has the focus


def pace_of(wish: str | None) -> Pace:
    return next((pace for pace in PACES if pace == wish), "brisk")


class Presence:
    def __init__(self, clock: Clock | None = None) -> None:
        self.on_change: Callable[[str], None] = lambda table: None  # called for changes elsewhere
        self.on_own_change: Callable[[str, Present], None] = lambda table, present: None
        self._here: dict[str, set[Visitor]] = {}
        self._elsewhere: dict[str, dict[str, tuple[Visitor, ...]]] = {}  # by table and process
        self.on_left: Callable[[str, str, int], None] = lambda table, person, at: None
        self._left: dict[str, dict[str, int]] = {}  # by table and person: when the last socket closed
        self._clock = clock or Clock()
        self.began = self._clock.milliseconds()
        self._changes = 0
        self._versions: dict[str, int] = {}  # by table that somebody is at: the number of its last change

    def left_at(self, table: str, person: str) -> int | None:
        """When somebody last left a table, in milliseconds, as far as it is known."""
        return self._left.get(table, {}).get(person)

    def away_for(self, table: str, person: str) -> int:
        """For how many milliseconds somebody has been away; of whom nothing is known, since this process began."""
        if person in self.people(table):
            return 0
        left = self.left_at(table, person)
        return max(0, self._clock.milliseconds() - (self.began if left is None else left))

    def remember_left(self, table: str, left: Mapping[str, int]) -> None:
        """What the database knows of a table."""
        known = self._left.setdefault(table, {})
        for person, at in left.items():
            known[person] = max(at, known.get(person, 0))

    def forget(self, table: str) -> None:
        self._left.pop(table, None)

    def version(self, table: str) -> int:
        """Another one whenever somebody comes to a table or goes."""
        return self._versions.get(table, 0)

    def at(self, table: str) -> list[Visitor]:
        elsewhere = self._elsewhere.get(table, {}).values()
        return [*self._here.get(table, ()), *(visitor for visitors in elsewhere for visitor in visitors)]

    def people(self, table: str) -> set[str]:
        return {visitor.person for visitor in self.at(table) if visitor.person is not None}

    def looking(self, table: str) -> set[str]:
        """Those who look at a table right now; an open page without the focus doesn't count."""
        return {visitor.person for visitor in self.at(table) if visitor.person is not None and visitor.looking}

    def look(self, table: str, visitor: Visitor, looking: bool) -> None:
        if visitor.looking != looking:
            visitor.looking = looking
            self.on_own_change(table, self.here(table))

    def enter(self, table: str, visitor: Visitor) -> None:
        self._here.setdefault(table, set()).add(visitor)
        self._changed_here(table)

    def leave(self, table: str, visitor: Visitor) -> None:
        visitors = self._here.get(table, set())
        visitors.discard(visitor)
        if not visitors:
            self._here.pop(table, None)
        if visitor.person is not None and visitor.person not in self.people(table):
            self.on_left(table, visitor.person, self._note_left(table, visitor.person))
        self._changed_here(table)

    def here(self, table: str) -> Present:
        return tuple((visitor.person, visitor.pace, visitor.looking) for visitor in self._here.get(table, ()))

    def everybody(self) -> dict[str, Present]:
        return {table: self.here(table) for table in self._here}

    def told(self, process: str, table: str, present: Present) -> None:
        """Another process has these sockets at a table."""
        before = self.people(table)
        processes = self._elsewhere.setdefault(table, {})
        processes[process] = tuple(Visitor(*fields) for fields in present)
        if not present:
            del processes[process]
        if not processes:
            del self._elsewhere[table]
        for person in before - self.people(table):
            self._note_left(table, person)
        self._renew(table)
        self.on_change(table)

    def left(self, process: str) -> None:
        """Another process is gone, and its sockets with it."""
        for table in [table for table, processes in self._elsewhere.items() if process in processes]:
            self.told(process, table, ())

    def _note_left(self, table: str, person: str) -> int:
        at = self._clock.milliseconds()
        self._left.setdefault(table, {})[person] = at
        return at

    def _changed_here(self, table: str) -> None:
        self._renew(table)
        self.on_own_change(table, self.here(table))

    def _renew(self, table: str) -> None:
        self._changes += 1
        if table in self._here or table in self._elsewhere:
            self._versions[table] = self._changes
        else:
            self._versions.pop(table, None)
