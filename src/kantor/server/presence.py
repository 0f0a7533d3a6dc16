"""Who is at a table right now: the sockets that are open."""

from __future__ import annotations

from msgspec import Struct


class Visitor(Struct, eq=False):
    """An open socket. `fast` asks the bots not to pause before their moves."""

    person: str | None
    fast: bool = False


class Presence:
    def __init__(self) -> None:
        self._visitors: dict[str, set[Visitor]] = {}
        self._version = 0

    @property
    def version(self) -> int:
        """Grows whenever somebody comes or goes."""
        return self._version

    def at(self, table: str) -> frozenset[Visitor]:
        return frozenset(self._visitors.get(table, ()))

    def people(self, table: str) -> set[str]:
        return {visitor.person for visitor in self._visitors.get(table, ()) if visitor.person is not None}

    def enter(self, table: str, visitor: Visitor) -> None:
        self._visitors.setdefault(table, set()).add(visitor)
        self._version += 1

    def leave(self, table: str, visitor: Visitor) -> None:
        visitors = self._visitors.get(table, set())
        visitors.discard(visitor)
        self._version += 1
        if not visitors:
            self._visitors.pop(table, None)
