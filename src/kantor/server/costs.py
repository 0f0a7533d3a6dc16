"""What is costly is paid for by the time that it took, by the address and by the person who asked for it."""

from __future__ import annotations

from kantor.server import clients
from kantor.server.limits import Limits

TOKENS_PER_SECOND = 250  # of a processor


class Costs:
    def __init__(self) -> None:
        self._limits: Limits | None = None  # without them nothing is asked of anybody: in commands, and in thinkers

    def by(self, limits: Limits) -> None:
        self._limits = limits

    def begin(self) -> None:
        """Refuses a person who still owes for what was done before. Addresses are looked at by the middleware."""
        person = clients.person.get()
        if self._limits is not None and person:
            self._limits.costs_by_person.take(person)

    def charge(self, seconds: float) -> None:
        """What was begun is done, and took so long."""
        if self._limits is None:
            return
        client, person = clients.client.get(), clients.person.get()
        if client:
            self._limits.reads.charge(client, seconds * TOKENS_PER_SECOND)
        if person:
            self._limits.costs_by_person.charge(person, seconds * TOKENS_PER_SECOND)
