"""What the HTTP routes and the sockets share: the tables, the people and the limits."""

from __future__ import annotations

from kantor.server.auth import People
from kantor.server.limits import Limits
from kantor.server.settings import Settings
from kantor.server.tables import Tables


class Context:
    def __init__(self, tables: Tables, people: People, settings: Settings, limits: Limits) -> None:
        self.tables = tables
        self.people = people
        self.settings = settings
        self.limits = limits
