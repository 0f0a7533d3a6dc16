"""Who is at a table right now: the sockets that are open here, and what other processes tell of theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from msgspec import Struct

from kantor.server.bus import Pace, Present

PACES: Final[tuple[Pace, ...]] = get_args(Pace)  # the slowest first


class Visitor(Struct, eq=False):
    """An open socket. `pace` says how long bots shall pause before their moves; `fast` is not at all."""

    person: str | None
    pace: Pace = "brisk"


def pace_of(wish: str | None) -> Pace:
    return next((pace for pace in PACES if pace == wish), "brisk")


class Presence:
    def __init__(self) -> None:
        self.on_change: Callable[[str], None] = lambda table: None  # called for changes elsewhere
        self.on_own_change: Callable[[str, Present], None] = lambda table, present: None
        self._here: dict[str, set[Visitor]] = {}
        self._elsewhere: dict[str, dict[str, tuple[Visitor, ...]]] = {}  # by table and process
        self._version = 0

    @property
    def version(self) -> int:
        """Grows whenever somebody comes or goes."""
        return self._version

    def at(self, table: str) -> list[Visitor]:
        elsewhere = self._elsewhere.get(table, {}).values()
        return [*self._here.get(table, ()), *(visitor for visitors in elsewhere for visitor in visitors)]

    def people(self, table: str) -> set[str]:
        return {visitor.person for visitor in self.at(table) if visitor.person is not None}

    def enter(self, table: str, visitor: Visitor) -> None:
        self._here.setdefault(table, set()).add(visitor)
        self._changed_here(table)

    def leave(self, table: str, visitor: Visitor) -> None:
        visitors = self._here.get(table, set())
        visitors.discard(visitor)
        if not visitors:
            self._here.pop(table, None)
        self._changed_here(table)

    def here(self, table: str) -> Present:
        return tuple((visitor.person, visitor.pace) for visitor in self._here.get(table, ()))

    def everybody(self) -> dict[str, Present]:
        return {table: self.here(table) for table in self._here}

    def told(self, process: str, table: str, present: Present) -> None:
        """Another process has these sockets at a table."""
        processes = self._elsewhere.setdefault(table, {})
        processes[process] = tuple(Visitor(person, pace) for person, pace in present)
        if not present:
            del processes[process]
        if not processes:
            del self._elsewhere[table]
        self._version += 1
        self.on_change(table)

    def left(self, process: str) -> None:
        """Another process is gone, and its sockets with it."""
        for table in [table for table, processes in self._elsewhere.items() if process in processes]:
            self.told(process, table, ())

    def _changed_here(self, table: str) -> None:
        self._version += 1
        self.on_own_change(table, self.here(table))
