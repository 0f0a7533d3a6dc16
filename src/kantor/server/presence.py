"""Who is at a table right now: the sockets that are open."""

from __future__ import annotations

from msgspec import Struct


class Guest(Struct, eq=False):
    """An open socket. `fast` asks the bots not to keep a human pace."""

    person: str | None
    fast: bool = False


class Presence:
    def __init__(self) -> None:
        self._guests: dict[str, set[Guest]] = {}

    def at(self, table: str) -> frozenset[Guest]:
        return frozenset(self._guests.get(table, ()))

    def people(self, table: str) -> set[str]:
        return {guest.person for guest in self._guests.get(table, ()) if guest.person is not None}

    def enter(self, table: str, guest: Guest) -> None:
        self._guests.setdefault(table, set()).add(guest)

    def leave(self, table: str, guest: Guest) -> None:
        guests = self._guests.get(table, set())
        guests.discard(guest)
        if not guests:
            self._guests.pop(table, None)
